"""The licences of all that the page is made of, which it has to show."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterable
from email.parser import HeaderParser
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

LOCKS = Path(__file__).parent / "parts"


def part_licences(npm: Path, wheels: Iterable[Path]) -> bytes:
    """Return the licences of all parts, as the page shows them."""
    listed = [_licence_of_ours(), _licence_of_font(), _licence_of_pyodide(npm), *map(_licence_of_wheel, wheels)]
    return json.dumps(listed, ensure_ascii=False, sort_keys=True).encode()


def _licence_of_ours() -> dict[str, str]:
    installed = distribution("quiltsmith")
    text = installed.read_text("licenses/LICENSE") or ""
    return _licence("quiltsmith", installed.version, "MIT", "pypi.org/project/quiltsmith", text)


def _licence_of_font() -> dict[str, str]:
    from quiltsmith.scene.fonts import FONT_FILES, file_path

    display = FONT_FILES["display"]
    text = file_path(display).with_name("OFL.txt").read_text("utf-8")
    return _licence(display.family, "1.001", "OFL-1.1", "pypi.org/project/font-fredoka-one", text)


def _licence_of_pyodide(npm: Path) -> dict[str, str]:
    about: dict[str, Any] = json.loads((npm / "node_modules" / "pyodide" / "package.json").read_text("utf-8"))
    text = (LOCKS / "NOTICE-pyodide.txt").read_text("utf-8")
    return _licence(
        "Pyodide (CPython for browsers)", about["version"], about["license"], "github.com/pyodide/pyodide", text
    )


def _licence_of_wheel(wheel: Path) -> dict[str, str]:
    with zipfile.ZipFile(wheel) as archive:
        inside = [name for name in archive.namelist() if ".dist-info/" in name]
        metadata = HeaderParser().parsestr(
            archive.read(next(name for name in inside if name.endswith("/METADATA"))).decode("utf-8", "replace")
        )
        texts = [
            archive.read(name).decode("utf-8", "replace")
            for name in sorted(inside)
            if re.search(r"(licen[cs]e|copying|notice|authors)", name, re.IGNORECASE)
        ]
    kind = (
        metadata["License-Expression"]
        or metadata["License"]
        or ", ".join(
            line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier", []) if line.startswith("License")
        )
    )
    name = str(metadata["Name"])
    return _licence(
        name, metadata["Version"], kind.splitlines()[0][:80], f"pypi.org/project/{name}", "\n\n".join(texts)
    )


def _licence(name: str, version: str, licence: str, source: str, text: str) -> dict[str, str]:
    return {"name": name, "version": version, "licence": licence, "source": source, "text": text}
