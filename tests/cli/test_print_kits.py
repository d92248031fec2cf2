"""`quiltsmith kit` as a user runs it, down to the file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from tests.conftest import Command
from tests.sound_pdf import assert_sound


def bookmarks(path: Path) -> dict[str, int]:
    """Read the bookmarks of a PDF with their pages, counted from 1."""
    with pypdfium2.PdfDocument(path) as pdf:
        return {entry.get_title(): entry.get_dest().get_index() + 1 for entry in pdf.get_toc()}


@pytest.mark.parametrize("game", ["doodle", "halloween"])
def test_a_kit_is_a_sound_file_and_the_same_every_time(game: str, quiltsmith: Command, tmp_path: Path) -> None:
    first, second = tmp_path / "a.pdf", tmp_path / "b.pdf"
    assert quiltsmith("kit", game, "--sheets", "2", "-o", first).code == 0
    assert quiltsmith("kit", game, "--sheets", "2", "-o", second).code == 0
    assert first.read_bytes() == second.read_bytes()
    assert_sound(first)
    found = list(bookmarks(first).values())
    assert found[:3] == [1, 2, 3]
    assert found[3] >= 3 + 4
    assert found == sorted(found)


def test_bookmarks_and_page_count(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "kit.pdf"
    assert quiltsmith("kit", "doodle", "--lang", "de", "-o", path).code == 0
    assert bookmarks(path) == {
        "Doodle": 1,
        "Drucken und Schneiden": 2,
        "So wird gespielt": 3,
        "Wertungshilfe": 8,
        "Wertungsblätter": 9,
        "Karten": 15,
        "Würfel und Figur": 25,
    }
    with pikepdf.open(path) as pdf:
        assert len(pdf.pages) == 25
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"


def test_the_usual_place(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("kit", "patchwork", "--sheets", "1", cwd=tmp_path)
    assert (result.code, result.out) == (0, "output/quiltsmith-kit-patchwork-sheets1.pdf\n")
    assert (tmp_path / result.out.strip()).is_file()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("kit", "dodle"), 2, "there is no game `dodle`; did you mean `doodle`?"),
        (("kit", "doodle", "--deck", "classic"), 1, "classic is a deck for patchwork, doodle cannot be played"),
        (("kit", "doodle", "--size", "pocker"), 2, "there is no card size `pocker`; did you mean `poker`?"),
        (("kit", "patchwork", "--paper", "90x120mm"), 2, "90 × 120 mm"),
        (("kit", "doodle", "-o", "kit.doc"), 2, "`kit.doc` does not say what to write"),
        (("checker", "--paper", "100x150mm"), 2, "nobody could read this on paper of 100 × 150 mm"),
        (("kit", "patchwork", "--track", "clasic"), 2, "has no track `clasic`; did you mean `classic`?"),
        (("checker", "doodle", "--track", "classic"), 2, "doodle has no time board to choose (--track)"),
        (("checker", "nogame"), 2, "there is no game `nogame`"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(
    arguments: tuple[str, ...], code: int, said: str, quiltsmith: Command, tmp_path: Path
) -> None:
    result = quiltsmith(*arguments, cwd=tmp_path)
    assert result.code == code
    assert said in result.err
    assert len(result.err.splitlines()) == 1
    assert not list(tmp_path.glob("**/*.*"))


def test_a_deck_that_does_not_fit_the_game_is_refused(quiltsmith: Command, tmp_path: Path) -> None:
    game = tmp_path / "mini.yaml"
    shipped = Path("templates/games/doodle.yaml").read_text(encoding="utf-8")
    game.write_text(shipped.replace("rows: 9, columns: 9", "rows: 3, columns: 3"), encoding="utf-8")
    result = quiltsmith("kit", game)
    assert result.code == 1
    assert "does not fit the board of 3×3 spaces; name another deck (--deck)" in result.err
    game.write_text(shipped.replace("rounds: 3", "rounds: 6"), encoding="utf-8")
    result = quiltsmith("kit", game)
    assert result.code == 1
    assert "meadow has 30 patch cards, a game of doodle needs 38" in result.err
    game.write_text(shipped.replace("size: 7", "size: 5"), encoding="utf-8")
    result = quiltsmith("kit", game)
    assert result.code == 1
    assert "start patch S01 of meadow has 7 spaces, those of doodle have 5; name another" in result.err


def test_the_deck_of_a_game_lies_beside_its_file(quiltsmith: Command, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    shutil.copy("patches/meadow.yaml", folder / "field.yaml")
    shipped = Path("templates/games/doodle.yaml").read_text(encoding="utf-8")
    (folder / "game.yaml").write_text(shipped.replace("deck: meadow", "deck: field.yaml"), encoding="utf-8")
    result = quiltsmith("kit", folder / "game.yaml", "--sheets", "1", "-o", tmp_path / "kit.pdf")
    assert (result.code, result.err) == (0, "")


def test_a_title_in_one_language_does_for_all(quiltsmith: Command, tmp_path: Path) -> None:
    game, out = tmp_path / "game.yaml", tmp_path / "kit.pdf"
    shipped = Path("templates/games/doodle.yaml").read_text(encoding="utf-8")
    game.write_text(shipped.replace("title: Doodle", "title: {de: Kritzeln}"), encoding="utf-8")
    result = quiltsmith("kit", game, "--lang", "en", "--sheets", "1", "-o", out)
    assert (result.code, result.err) == (0, "")
    assert next(iter(bookmarks(out))) == "Kritzeln"


def test_a_booklet_is_printed_on_both_sides(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    assert quiltsmith("rules", "doodle", "--booklet", "-o", path).code == 0
    assert_sound(path)
    with pikepdf.open(path) as pdf:
        assert len(pdf.pages) == 4
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"
        box = pdf.pages[0].mediabox
        assert box[2] > box[3]


@pytest.mark.parametrize("suffix", ["pdf", "svg"])
@pytest.mark.parametrize("kind", [(), ("--card",)])
def test_checkers_are_written(suffix: str, kind: tuple[str, ...], quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / f"checker.{suffix}"
    result = quiltsmith("checker", "doodle", *kind, "--lang", "de", "--paper", "letter", "-o", path)
    assert (result.code, result.out) == (0, f"{path}\n")
    if suffix == "pdf":
        assert_sound(path)
    else:
        assert 'aria-label="105"' in path.read_text(encoding="utf-8") or kind


def test_texts_of_svg_are_outlines_unless_they_are_to_be_edited(quiltsmith: Command, tmp_path: Path) -> None:
    outlined, live = tmp_path / "outlined.svg", tmp_path / "live.svg"
    assert quiltsmith("checker", "doodle", "-o", outlined).code == 0
    assert quiltsmith("checker", "doodle", "--live-text", "-o", live).code == 0
    assert ("<text" in outlined.read_text("utf-8"), "<text" in live.read_text("utf-8")) == (False, True)
    assert ">105<" in live.read_text("utf-8")


@pytest.mark.parametrize("turned", ["long", "short"])
def test_two_pages(quiltsmith: Command, tmp_path: Path, turned: str) -> None:
    file = tmp_path / "test.pdf"
    result = quiltsmith("calibrate", "--paper", "letter", "--duplex", turned, "-o", file)
    assert (result.code, result.out) == (0, f"{file}\n")
    assert_sound(file)
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 2
        assert pdf.Root.ViewerPreferences.Duplex == f"/DuplexFlip{turned.title()}Edge"


def test_nonsense_is_refused(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("calibrate", "--back-offset", "1;2", "-o", tmp_path / "test.pdf")
    assert result.code == 2
    assert "`1;2` is no offset" in result.err
    assert quiltsmith("calibrate", "--duplex", "gutterfold").code == 2
