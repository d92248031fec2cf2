"""What preflight says about a file, written so that tests can show it in full."""

from __future__ import annotations

import re

from quiltsmith.preflight import checks
from quiltsmith.preflight.pdf_preflight import check_bytes
from quiltsmith.reference import codes_of
from quiltsmith.style.preset import Preset
from quiltsmith.style.preset_reader import find_preset, load_preset
from tests.preflight.sample_pdf import Sample


def diagnose(file: bytes | Sample, preset: str | None = "x4") -> list[str]:
    """Check a file and write each problem in a line, sorted: page, level, code, message, hint."""
    data = file if isinstance(file, bytes) else file.bytes()
    _, problems = check_bytes(data, "sample.pdf", _preset(preset))
    return sorted(f"{p.place.line} {p.level} {p.code}: {p.message}; {p.hint}" for p in problems)


def _preset(name: str | None) -> Preset | None:
    path = find_preset(name) if name else None
    return load_preset(path)[0] if path else None


def examples(code: str) -> dict[str, str]:
    """Take the FAIL and the PASS example out of an explanation."""
    return dict(re.findall(r"^(FAIL|PASS):\n    (.+)$", codes_of(checks)[code], re.MULTILINE))


def diagnose_examples(code: str) -> dict[str, str]:
    """Draw the examples of an explanation, and give what is said about each."""
    return {
        kind: "\n".join(diagnose(Sample().draw(f"{example} 0 0 9 9 re f"), "drivethrucards"))
        for kind, example in examples(code).items()
    }
