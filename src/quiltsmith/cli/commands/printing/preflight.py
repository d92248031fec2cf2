"""`quiltsmith preflight`: what a print shop would refuse, found before it is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

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
from quiltsmith.cli.terminal.screen import visible, write_json, write_line
from quiltsmith.errors import system_reason
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _

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
    from quiltsmith.preflight.pdf_preflight import about, check_file, to_json

    wanted = None if preset is None else preset_or_fail(preset)
    found: list[Problem] = []
    results: list[dict[str, Any]] = []
    for name in files:
        try:
            facts, problems = check_file(Path(name), wanted)
        except OSError as error:
            raise Failure(_("cannot read {name}: {reason}", name=name, reason=system_reason(error))) from None
        found += problems
        results.append(to_json(name, facts, problems))
        if report_format is not ReportFormat.JSON:
            write_problems(problems, report_format)
        if report_format is ReportFormat.TEXT:
            write_line(f"{visible(name)}: {about(facts)}{verdict(problems)}")
    if report_format is ReportFormat.JSON:
        write_json({"preset": wanted.id if wanted else None, "files": results})
    raise typer.Exit(exit_code(found, strict))
