"""How fast finished sheets are checked, against merely reading the same text and splitting it into words."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path

from benchmarks.measuring import Row, interleaved
from quiltsmith.cli.sheet_batch import Batch, check_sheets
from quiltsmith.cli.sheet_report import SheetFormat, View
from quiltsmith.cli.sheet_results import write_results
from quiltsmith.cli.terminal_output import write_line
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.formats.sheet_text import split_sheets
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import write_played
from quiltsmith.i18n import ENGLISH, use_locale
from quiltsmith.simulate.doodle_engine import play_sheet

FEW, MANY = 1_000, 10_000
ROUNDS = 3
LIMIT = 25
GERMAN = "de"
GERMAN_LIMIT = 1.1
PEER = "reading and splitting"


def measure() -> list[Row]:
    """Check random full sheets in one file, as text and as JSON, on all cores and on one, in both languages."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.txt", Path(folder) / "many.txt"
        sheets = [_random_sheet(seed) for seed in range(MANY)]
        few.write_text("---\n".join(sheets[:FEW]), encoding="utf-8")
        many.write_text("---\n".join(sheets), encoding="utf-8")
        return _rows(few, many)


def _rows(few: Path, many: Path) -> list[Row]:
    text, json = SheetFormat.TEXT, SheetFormat.JSON
    works = [_split(many), _check(many, text), _check(many, json), _check(many, text, 1), _check(few, text, 1)]
    works += [_split_and_forget(many), _check(many, text, 1, GERMAN), _check(many, json, 1, GERMAN)]
    works += [_check(many, json, 1)]
    split, as_text, as_json, in_one, of_few, forgotten, german, german_json, english_json = interleaved(
        works, ROUNDS
    )
    return [
        Row(f"split {MANY:,} sheets into words", split),
        Row("the same, forgetting every word", forgotten, as_text / forgotten, "of it is brief text"),
        Row(f"check {MANY:,} sheets, brief text", as_text, as_text / split, PEER, LIMIT, _speed(as_text)),
        Row(f"check {MANY:,} sheets, JSON", as_json, as_json / split, PEER, LIMIT, _speed(as_json)),
        Row(f"check {MANY:,} sheets, --jobs 1", in_one, in_one / split, PEER, None, _speed(in_one)),
        Row(
            f"check {MANY:,} sheets, --jobs 1",
            in_one,
            in_one / of_few,
            f"{FEW:,} sheets",
            1.25 * MANY / FEW,
            "linear",
        ),
        Row(f"check {MANY:,} sheets, --jobs 1, in German", german, german / in_one, "English", GERMAN_LIMIT),
        Row(
            f"check {MANY:,} sheets, --jobs 1, JSON in German",
            german_json,
            german_json / english_json,
            "English",
            GERMAN_LIMIT,
        ),
    ]


def _speed(seconds: float) -> str:
    return f"{MANY / seconds:,.0f} sheets/s"


def _random_sheet(seed: int) -> str:
    path = find_deck("meadow")
    deck = load_deck(path)[0] if path else None
    if deck is None or not isinstance(deck.game, DoodleGame):
        raise TypeError("the shipped deck cannot be read")
    heads = {"game": "doodle", "deck": "meadow", "player": f"Player {seed}"}
    return write_played(play_sheet(deck.game, deck, "random", seed), heads)


def _split(path: Path) -> Callable[[], object]:
    """Read a file sheet by sheet and keep the words of a sheet until the next, as any reader of it has to."""

    def work() -> None:
        for sheet in path.read_text(encoding="utf-8").split("---\n"):
            words = [line.split() for line in sheet.splitlines()]
            del words

    return work


def _split_and_forget(path: Path) -> Callable[[], object]:
    """Read a file line by line and forget the words at once: the least that can be done with it."""

    def work() -> None:
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                line.split()

    return work


def _check(path: Path, report_format: SheetFormat, jobs: int = 0, language: str = ENGLISH) -> Callable[[], object]:
    def work() -> None:
        batch = Batch(view=View.BRIEF, report_format=report_format, is_strict=True)
        with use_locale(language), redirect_stdout(io.StringIO()):
            counts = write_results(batch, check_sheets(batch, split_sheets(path), jobs), [], write_line)
            if counts.exit_code([]):
                raise ValueError("a random legal game was not valid")

    return work
