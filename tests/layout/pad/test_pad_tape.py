"""The measuring tape: as long as the scores of a game, its medals, and the circle round a result."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import MEDALS, DoodleGame
from quiltsmith.geometry.board import Board
from quiltsmith.layout.pad.filled_pad import Filling, ink
from quiltsmith.layout.pad.pad_context import Medal, PadContext, TapeScale
from quiltsmith.layout.pad.pad_sheet import PadSheet, pad_sheet
from quiltsmith.scene.elements import Page, Path, Use
from quiltsmith.scene.extents import placed_texts
from quiltsmith.scene.paths import bounds
from tests.layout.pad.filled_samples import filled
from tests.layout.samples import LANGUAGES, doodle, style, template


def sheet_for(game: DoodleGame, medals: tuple[Medal, ...] = ()) -> PadSheet:
    pad = PadContext(game, style(), "Quilts", medals=medals)
    return pad_sheet(pad, template("classic"), 297, 210)


def tape_of(sheet: PadSheet) -> tuple[TapeScale, list[str]]:
    """Return the scale of a sheet's tape, and the numbers and names on it."""
    assert sheet.tape is not None
    page = Page(297, 210, (Use(sheet.symbol),), "")
    top, bottom = sheet.tape.box.y, sheet.tape.box.bottom
    return sheet.tape, [one.text.text for one in placed_texts(page) if top <= one.box.centre[1] <= bottom]


def test_the_tape_holds_the_results_of_very_good_games() -> None:
    scale, texts = tape_of(sheet_for(doodle()))
    numbers = sorted(int(text) for text in texts if text.isdigit())
    assert scale.most >= 1.8 * doodle().goal
    assert numbers == [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200]


@pytest.mark.parametrize(("side", "rounds", "goal"), [(5, 2, 50), (7, 2, 90), (9, 2, 150), (9, 3, 30)])
def test_the_tape_ends_where_nobody_can_score_more(side: int, rounds: int, goal: int) -> None:
    game = replace(doodle(), board=Board(side, side), rounds=rounds, good_score=goal)
    scale, texts = tape_of(sheet_for(game))
    assert scale.most <= game.most_points
    assert all(int(text) <= game.most_points for text in texts if text.isdigit())


def test_medals_of_a_puzzle_take_the_place_of_the_games() -> None:
    cloth = style().theme.fabric(0)
    names = ("bronze", "silver", "gold")
    medals = tuple(
        Medal(points, f"challenge.{name}", cloth) for points, name in zip((86, 88, 151), names, strict=True)
    )
    _, texts = tape_of(sheet_for(doodle(), medals))
    assert {"86", "88", "151"} <= set(texts)
    assert not {"Heirloom", "Cushion"} & set(texts)


def circles(sheet: PadSheet, result: int | None) -> list[Path]:
    return [item for item in ink(sheet, Filling(result=result)) if isinstance(item, Path)]


def test_the_result_of_a_filled_sheet_is_circled() -> None:
    sheet = sheet_for(doodle())
    scale, _ = tape_of(sheet)
    _, (emma,) = filled("three-players/emma.txt")
    assert emma.result == 135
    *_, ring = circles(sheet, emma.result)
    assert bounds(ring).centre[0] == pytest.approx(scale.x(135))
    assert not circles(sheet, scale.most + 1)
    assert not circles(sheet, -3)
    assert not circles(sheet, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "width", "height"), [("classic", 297, 210), ("tall", 210, 297)])
def test_medals_are_named_on_both_ways_to_hold_a4(language: str, name: str, width: float, height: float) -> None:
    pad = PadContext(doodle(), style("quilt", language, "a4"), "Quilts")
    sheet = pad_sheet(pad, template(name), width, height)
    assert sheet.tape is not None
    texts = {one.text.text: one.box for one in placed_texts(Page(width, height, (Use(sheet.symbol),), ""))}
    names = [texts[pad.word(f"pad.medal.{medal}")] for _share, medal in MEDALS]
    assert all(one.right < other.x for one, other in pairwise(names))
    assert all(box.y > sheet.tape.box.y and box.bottom < height for box in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "width", "height"), [("classic", 297, 210), ("tall", 210, 297), ("tall", 148, 210)]
)
def test_the_imprint_keeps_clear_of_the_tape(language: str, name: str, width: float, height: float) -> None:
    pad = PadContext(doodle(), style("quilt", language, "a4"), "Quilts")
    sheet = pad_sheet(pad, template(name), width, height)
    assert sheet.tape is not None
    [imprint] = [
        one.box
        for one in placed_texts(Page(width, height, (Use(sheet.symbol),), ""))
        if one.text.text == pad.word("unofficial")
    ]
    rosettes = 0.55 * sheet.pad.scale
    assert imprint.y > sheet.tape.box.bottom + rosettes
