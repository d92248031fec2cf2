"""Filled sheets over the wire: the same on the screen, in the dialog that prints, and from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quiltsmith.layout.drawing.deck_fabrics import special_fabric
from quiltsmith.scene.elements import Fabric
from tests.conftest import Command
from tests.layout.pad.filled_samples import patches, sheet_of
from tests.layout.samples import style
from tests.studio.servers import RunningStudio

EXAMPLES = Path(__file__).parents[3] / "examples"
SHEETS = {
    "three-players/emma.txt": "quilt",
    "board-only.txt": "quilt",
    "patchwork/won-by-the-tile.txt": "quilt",
    "patchwork/two-quilts.txt": "quilt",
    "patchwork/halloween.txt": "night",
}
"""Sheets of every kind, and the theme that their game is printed in."""


def sheets_of(studio: RunningStudio, name: str) -> list[dict[str, str]]:
    """Open an example as the page does."""
    text = (EXAMPLES / name).read_text(encoding="utf-8")
    parts = studio.post("/api/sheet/parts", {"text": text}).json
    return [{"name": Path(name).name, "text": part} for part in parts]


def pieces_on_screen(studio: RunningStudio, name: str) -> list[Any]:
    """List the pieces that a page shows, board by board."""
    views = [studio.work(**sheet).json["view"] for sheet in sheets_of(studio, name)]
    boards = [board for view in views for board in view.get("seats", [view])]
    return [piece for board in boards for piece in board["pieces"]]


def look_of(fabric: Fabric) -> tuple[object, ...]:
    """Give what people see of a fabric, however large it is drawn."""
    return fabric.pattern, fabric.colour, fabric.ground


@pytest.mark.parametrize("name", SHEETS)
def test_pieces_have_the_same_fabrics_on_screen_and_on_paper(name: str, studio: RunningStudio) -> None:
    theme = style(SHEETS[name]).theme
    _, filling, items = sheet_of(name)
    laid = [piece for board in filling.boards for piece in board.pieces]
    inked = (fabric for _, fabric, _, _ in patches(items))
    on_paper = [(piece.letter, look_of(next(inked)) if piece.is_named else None) for piece in laid]
    own = studio.work(**sheets_of(studio, name)[0]).json["fabrics"]
    on_screen = []
    for piece in pieces_on_screen(studio, name):
        named, _, which = piece["fabric"].rpartition("/")
        assert named == SHEETS[name]
        assert piece["fabric"] == own.get(piece["card"] or "?", piece["fabric"])
        fabric = special_fabric(theme) if which == "special" else None
        if which.isdecimal():
            fabric = theme.fabric(int(which))
        on_screen.append((piece["letter"], fabric and look_of(fabric)))
    assert on_screen == on_paper
    assert on_screen


def test_a_board_without_a_deck_names_none(studio: RunningStudio) -> None:
    (sheet,) = sheets_of(studio, "board-only.txt")
    answer = studio.work(**sheet).json
    assert (answer["deck"], list(answer["fabrics"])) == ("", [""])


@pytest.mark.parametrize(("language", "kind"), [("en", "pdf"), ("de", "svg")])
@pytest.mark.parametrize("name", SHEETS)
def test_the_dialog_gives_the_bytes_of_the_command_line(
    name: str, language: str, kind: str, studio: RunningStudio, quiltsmith: Command, tmp_path: Path
) -> None:
    question = {"sheets": sheets_of(studio, name), "paper": "a5"}
    (page,) = studio.post("/api/sheet/print/pages", question, language).json
    assert page["width"] > page["height"]
    file = studio.post("/api/sheet/print/file", {**question, "kind": kind}, language)
    stem = "emma-135" if "emma" in name else f"{Path(name).stem}-sheet"
    assert f"{stem}.{kind}" in file.headers["content-disposition"]
    ours = tmp_path / f"sheet.{kind}"
    result = quiltsmith("pad", "--filled", EXAMPLES / name, "--paper", "a5", "--lang", language, "-o", ours)
    assert (result.code, file.body == ours.read_bytes()) == (0, True)


def test_a_game_of_two_is_a_picture_too(studio: RunningStudio) -> None:
    sheets = sheets_of(studio, "patchwork/tied.txt")
    file = studio.post("/api/sheet/print/file", {"sheets": sheets, "paper": "a5", "kind": "png"})
    assert file.body.startswith(b"\x89PNG")


def test_what_has_no_piece_is_drawn_plain_and_other_fabrics_are_refused(studio: RunningStudio) -> None:
    for fabric in ("night/3", "quilt/plain", "7"):
        assert "<svg" in studio.get("/picture/patch.svg", shape="##/.#", fabric=fabric).text
    for fabric in ("night/x", "-1", "../night/1", "nothing.yaml/1"):
        assert studio.get("/picture/patch.svg", shape="#", fabric=fabric).status in (400, 404, 422)
