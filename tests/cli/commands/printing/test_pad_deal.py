"""`quiltsmith pad --deal` as users run it."""

from __future__ import annotations

from pathlib import Path

import cv2
import pytest

from tests.conftest import Command
from tests.sound_pdf import assert_sound

DEAL = Path(__file__).parents[4] / "examples" / "evening" / "deal.yaml"


def test_a_pad_for_a_deal_is_a_sound_pdf_with_its_cards(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "pad.pdf"
    result = quiltsmith("pad", "--deal", DEAL, "--up", "2", "-o", path)
    assert (result.code, result.out, result.err) == (0, f"{path}\n", "")
    assert_sound(path)


def test_a_photo_of_the_print_tells_the_deal(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "pad.png"
    look = ("--theme", "night", "--template", "tall", "--lang", "de", "--paper", "a5")
    assert quiltsmith("pad", "--deal", DEAL, *look, "-o", path).code == 0
    page = cv2.imread(str(path))
    assert page is not None
    corner = page[:350, -400:]
    assert cv2.QRCodeDetector().detectAndDecode(corner)[0] == "QUILTSMITH:DOODLE/MEADOW/1116"


def test_a_deal_that_was_changed_by_hand_has_no_code(quiltsmith: Command, tmp_path: Path) -> None:
    changed = tmp_path / "changed.yaml"
    changed.write_text(DEAL.read_text("utf-8").replace("rolls: [1, 3, 1", "rolls: [1, 3, 2"), "utf-8")
    result = quiltsmith("pad", "--deal", changed, "-o", tmp_path / "pad.pdf")
    assert result.code == 0
    said = "cannot be dealt again from a deck and a seed, so its sheets carry no code"
    assert result.err == f"note: {changed} {said}\n"


def test_a_deal_without_a_deck_has_the_numbers_of_the_usual_game(quiltsmith: Command, tmp_path: Path) -> None:
    text = DEAL.read_text("utf-8").replace("deck: meadow\n", "")
    assert quiltsmith("pad", "--deal", "-", "-o", tmp_path / "pad.pdf", stdin=text.encode()).code == 0
    short = tmp_path / "short.yaml"
    short.write_text(text.replace("P20, P14]", "P20]"), "utf-8")
    result = quiltsmith("pad", "--deal", short, "-o", tmp_path / "pad.pdf")
    assert result.code == 1
    assert f"{short}:4:9: error: the length of the circle is out of range: `7` [out-of-range]" in result.err


def test_a_deal_for_another_board_is_told_where_it_names_its_deck(quiltsmith: Command, tmp_path: Path) -> None:
    shown = quiltsmith("games", "--show", "doodle").out.replace("game: doodle", "game: mini")
    (tmp_path / "mini.yaml").write_text(shown.replace("rows: 9, columns: 9", "rows: 7, columns: 7"), "utf-8")
    result = quiltsmith("pad", "mini.yaml", "--deal", DEAL, "-o", "pad.pdf", cwd=tmp_path)
    assert result.code == 1
    said = "the deck meadow is for a board of 9 × 9; that of mini has 7 × 7"
    assert f":3:7: error: {said} [board-size]" in result.err
    assert not (tmp_path / "pad.pdf").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("patchwork", "--deal", DEAL), "patchwork is not dealt from a circle of cards"),
        (("--deal", "none.yaml"), "there is no file none.yaml"),
        (("--deal", DEAL, "--up", "4"), "the pad does not fit on this paper; --paper a3 is large enough"),
    ],
)
def test_what_cannot_be_is_said(quiltsmith: Command, tmp_path: Path, arguments: tuple[str], said: str) -> None:
    result = quiltsmith("pad", *arguments, "-o", tmp_path / "pad.pdf")
    assert result.code == 2
    assert said in result.err
