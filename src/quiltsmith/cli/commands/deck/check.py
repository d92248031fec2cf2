"""`quiltsmith deck check`: all problems of deck files at once."""

from __future__ import annotations

from typing import Any

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.decks import DecksArgument, deck_path_or_fail
from quiltsmith.cli.reports.cards import counted
from quiltsmith.cli.reports.problems import FormatOption, ReportFormat, StrictOption, exit_code, write_problems
from quiltsmith.cli.terminal.screen import write_json, write_line
from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.reading import STANDARD_INPUT, STANDARD_INPUT_NAME

EXAMPLE = "Example: quiltsmith deck check my-deck.yaml --strict"


def check(
    decks: DecksArgument, report_format: FormatOption = ReportFormat.TEXT, strict: StrictOption = False
) -> None:
    """Find everything that is wrong or strange in deck files."""
    from quiltsmith.decks.checked import CheckedDeck
    from quiltsmith.decks.reader import load_deck

    if decks.count(STANDARD_INPUT) > 1:
        raise Failure("standard input can be read only once; write `-` for one deck only")
    located = [(name, deck_path_or_fail(name)) for name in decks]
    results: list[dict[str, Any]] = []
    found: list[Problem] = []
    for name, path in located:
        deck, problems = load_deck(path)
        found.extend(problems)
        results.append(CheckedDeck(_shown(str(path)), deck, problems).to_json())
        if report_format is not ReportFormat.JSON:
            write_problems(problems, report_format)
        if report_format is ReportFormat.TEXT:
            write_line(_summary(_shown(name), deck, problems))
    if report_format is ReportFormat.JSON:
        write_json({"decks": results})
    raise typer.Exit(exit_code(found, strict))


def _shown(name: str) -> str:
    """Call a deck as its problems call it."""
    return STANDARD_INPUT_NAME if name == STANDARD_INPUT else name


def _summary(name: str, deck: Deck | None, problems: tuple[Problem, ...]) -> str:
    errors = sum(problem.is_error for problem in problems)
    warnings = len(problems) - errors
    counts = [f"{n} {word}{'s' if n > 1 else ''}" for n, word in ((errors, "error"), (warnings, "warning")) if n]
    verdict = " and ".join(counts) or "no problems"
    if deck is None:
        return f"{name}: {verdict}"
    start = f" and {len(deck.start)} start card{'s' if len(deck.start) > 1 else ''}" if deck.start else ""
    return f"{name}: {counted(len(deck.cards), 'patch')}{start} for {deck.game.id}, {verdict}"
