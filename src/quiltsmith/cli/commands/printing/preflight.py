"""`quiltsmith preflight`: what a print shop would refuse, found before it is sent."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.preset import PresetOption, preset_or_fail
from quiltsmith.cli.reports.problems import (
    FormatOption,
    ReportFormat,
    StrictOption,
    exit_code,
    verdict,
    write_problems,
)
from quiltsmith.cli.terminal.screen import write_json, write_line
from quiltsmith.formats.problem import Problem, has_errors, problems_to_json
from quiltsmith.talk.saying import count, say

if TYPE_CHECKING:
    from quiltsmith.preflight.facts import Edges, Picture, PrintFile

EXAMPLE = "Example: quiltsmith preflight output/cards.pdf --preset x4"


def preflight(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="PDF files, PNG pictures, or - for standard input.")
    ],
    preset: PresetOption = None,
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find what a print shop would refuse in a file.

    Checked are page boxes, bleed, fonts, colours, ink, thin lines and forms.
    Places are pages: cards.pdf:3:1 is page 3. Whether fronts and backs come in the right order cannot be seen.
    """
    from quiltsmith.preflight.checking import check_file

    wanted = None if preset is None else preset_or_fail(preset)
    found: list[Problem] = []
    results: list[dict[str, Any]] = []
    for name in files:
        try:
            facts, problems = check_file(Path(name), wanted)
        except OSError as error:
            raise Failure(
                say("cannot read {name}: {reason}", name=name, reason=(error.strerror or str(error)).lower())
            ) from None
        found += problems
        results.append(_to_json(name, facts, problems))
        if report_format is not ReportFormat.JSON:
            write_problems(problems, report_format)
        if report_format is ReportFormat.TEXT:
            write_line(f"{name}: {_describe(facts)}{verdict(problems)}")
    if report_format is ReportFormat.JSON:
        write_json({"preset": wanted.id if wanted else None, "files": results})
    raise typer.Exit(exit_code(found, strict))


def _to_json(name: str, facts: PrintFile | Picture | None, problems: list[Problem]) -> dict[str, Any]:
    from quiltsmith.preflight.facts import Picture

    result: dict[str, Any] = {"file": name, "valid": not has_errors(problems)}
    if isinstance(facts, Picture):
        result |= {"pixels": [facts.width, facts.height]}
    elif facts is not None:
        first = facts.pages[0]
        result |= {
            "pages": len(facts.pages),
            "page_size": [round(side, 2) for side in first.boxes["MediaBox"].size],
            "trim_size": [round(side, 2) for side in first.trim.size],
            "colours": sorted({kind for page in facts.pages for kind in page.painted.colours}),
            "most_ink": round(max(page.painted.most_ink for page in facts.pages), 3),
            "pdfx": facts.pdfx,
            "output_intents": list(facts.conditions),
        }
    return result | problems_to_json(problems)


def _describe(facts: PrintFile | Picture | None) -> str:
    from quiltsmith.preflight.facts import Picture

    if facts is None:
        return ""
    if isinstance(facts, Picture):
        return say("{width} × {height} pixels, ", width=facts.width, height=facts.height)
    first = facts.pages[0]
    colours = sorted({kind for page in facts.pages for kind in page.painted.colours})
    size = _size(first.boxes["MediaBox"])
    pages = count(len(facts.pages), "{number} page of {size}", "{number} pages of {size}", size=size)
    is_cut = first.trim != first.boxes["MediaBox"]
    cut = say("cut to {size}", size=_size(first.trim)) if is_cut else ""
    parts = (pages, cut, say(" and ").join(colours), facts.pdfx)
    return "".join(f"{part}, " for part in parts if part)


def _size(edges: Edges) -> str:
    width, height = edges.size
    return f"{round(width, 2):g} × {round(height, 2):g} mm"
