"""`quiltsmith pad` as users run it: files on disk, their pages and fonts, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import cv2
import pikepdf
import pytest

from tests.conftest import Command
from tests.sound_pdf import assert_sound

A4 = (595.276, 841.89)


def pages(path: Path) -> list[tuple[float, float]]:
    """Give the sizes of a PDF's pages in points."""
    with pikepdf.open(path) as pdf:
        return [(float(page.mediabox[2]), float(page.mediabox[3])) for page in pdf.pages]


@pytest.mark.parametrize(
    ("arguments", "count", "is_wide"),
    [
        ((), 1, True),
        (("doodle", "--sheets", "160"), 160, True),
        (("--template", "tall", "--sheets", "2", "--sides", "2", "--back-theme", "night"), 4, False),
        (("--up", "2", "--sheets", "3", "--ink", "mono"), 2, False),
        (("--up", "4", "--players", "Anna,Ben,Cleo", "--lang", "de", "--marks"), 1, True),
        (("--fillable", "--title", "Friday night"), 1, True),
        (("--large-print", "--lang", "de", "--marks"), 1, True),
        (("patchwork", "--players", "Andrea, Doris"), 1, False),
        (("halloween", "--fillable"), 1, False),
        (("--filled", "examples/three-players"), 3, True),
        (("--filled", "examples/patchwork/two-quilts.txt", "--ink", "mono"), 1, True),
        (("--filled", "examples/patchwork/halloween.txt", "--template", "duel"), 1, False),
        (("patchwork", "--template", "quilts", "--players", "Ada, Bo", "--fillable"), 1, True),
        (("--filled", "examples/three-players", "--up", "2", "--ink", "light", "--lang", "de"), 2, False),
    ],
)
def test_a_pad_is_a_sound_pdf(
    arguments: tuple[str, ...], count: int, is_wide: bool, quiltsmith: Command, tmp_path: Path
) -> None:
    result = quiltsmith("pad", *arguments, "--quiet", "-o", tmp_path / "pad.pdf")
    assert (result.code, result.out, result.err) == (0, f"{tmp_path / 'pad.pdf'}\n", "")
    assert_sound(tmp_path / "pad.pdf", is_fillable="--fillable" in arguments)
    size = pytest.approx(A4[::-1] if is_wide else A4, abs=0.01)
    assert pages(tmp_path / "pad.pdf") == [size] * count


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        ((), 1),
        (("--up", "4"), 4),
        (("--up", "4", "--sheets", "3"), 3),
        (("--up", "4", "--players", "Anna,Ben"), 2),
        (("patchwork", "--up", "2", "--players", "Anna,Ben"), 2),
    ],
)
def test_without_a_number_of_sheets_a_page_is_filled(
    arguments: tuple[str, ...], count: int, quiltsmith: Command, tmp_path: Path
) -> None:
    assert quiltsmith("pad", *arguments, "-o", tmp_path / "pad.svg").code == 0
    assert len(re.findall('href="#sheet-', (tmp_path / "pad.svg").read_text(encoding="utf-8"))) == count


def test_a_shipped_template_is_shown_to_start_from(quiltsmith: Command, tmp_path: Path) -> None:
    own, empty = tmp_path / "own.yaml", tmp_path / "empty.yaml"
    own.write_text(quiltsmith("pad", "--show", "classic").out, encoding="utf-8")
    assert quiltsmith("pad", "--template", own, "-o", tmp_path / "pad.pdf").code == 0
    empty.write_text("", encoding="utf-8")
    result = quiltsmith("pad", "--template", empty, "-o", tmp_path / "none.pdf")
    assert (result.code, "`quiltsmith pad --show classic` writes one" in result.err) == (1, True)


def test_the_same_pad_has_the_same_bytes(quiltsmith: Command, tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        assert quiltsmith("pad", "--sheets", "3", "--up", "2", "--sides", "2", "-o", tmp_path / name).code == 0
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_fields_can_be_filled_in(quiltsmith: Command, tmp_path: Path) -> None:
    quiltsmith("pad", "--fillable", "-o", tmp_path / "pad.pdf")
    with pikepdf.open(tmp_path / "pad.pdf") as pdf:
        fields = [str(field.T) for field in pdf.Root.AcroForm.Fields]
    pens, fabrics = 1 + 2 * 5, 5 * 81
    assert len(fields) == len(set(fields)) == 81 + 4 + 3 + 18 + 3 * 3 + 2 + pens + fabrics
    assert {"space-A1", "2-space-A1", "space-I9", "pen-space", "round-3", "empty", "total", "cut-1"} <= set(fields)


def test_without_o_the_file_goes_to_output(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("pad", "halloween", cwd=tmp_path)
    assert result.out == "output/halloween-pad.pdf\n"
    assert (tmp_path / "output" / "halloween-pad.pdf").is_file()


def test_svg_and_png_are_chosen_by_the_suffix(quiltsmith: Command, tmp_path: Path) -> None:
    assert quiltsmith("pad", "--sheets", "2", "-o", tmp_path / "pad.svg").code == 0
    assert "<svg" in (tmp_path / "pad-1.svg").read_text(encoding="utf-8")
    assert (tmp_path / "pad-2.svg").is_file()
    assert quiltsmith("pad", "--paper", "a5", "-o", tmp_path / "pad.png").code == 0
    assert (tmp_path / "pad.png").read_bytes().startswith(b"\x89PNG")


def test_a_variant_is_a_copied_file_with_other_numbers(quiltsmith: Command, tmp_path: Path) -> None:
    source = Path("templates/games/doodle.yaml").read_text(encoding="utf-8")
    variant = source.replace("rows: 9, columns: 9", "rows: 7, columns: 7").replace("rounds: 3", "rounds: 2")
    (tmp_path / "small.yaml").write_text(variant, encoding="utf-8")
    assert quiltsmith("pad", tmp_path / "small.yaml", "--fillable", "-o", tmp_path / "pad.pdf").code == 0
    with pikepdf.open(tmp_path / "pad.pdf") as pdf:
        names = [str(field.T) for field in pdf.Root.AcroForm.Fields]
    assert sum(name.startswith("space-") for name in names) == 49
    assert "round-2" in names
    assert "round-3" not in names


def test_a_template_of_ones_own_is_used(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("template: mine\ntitle: Mine\nparts: [header, notes]\n", encoding="utf-8")
    out = tmp_path / "pad.svg"
    assert quiltsmith("pad", "--template", tmp_path / "mine.yaml", "-o", out).code == 0
    assert "Notes" in out.read_text(encoding="utf-8")
    assert "Special actions" not in out.read_text(encoding="utf-8")


def test_an_unknown_part_is_a_problem_with_a_caret(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("template: mine\ntitle: Mine\nparts: [header, bord]\n", encoding="utf-8")
    result = quiltsmith("pad", "--template", "mine.yaml", "-o", "pad.pdf", cwd=tmp_path)
    assert (result.code, result.out) == (1, "")
    assert result.err == (
        "mine.yaml:3:17: error: there is no part `bord` [unknown-name]\n"
        "    3 | parts: [header, bord]\n"
        "      |                 ^^^^\n"
        "  hint: did you mean `board`?\n"
        "quiltsmith: mine.yaml cannot be used before this is mended\n"
    )
    assert not (tmp_path / "pad.pdf").exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--paper", "a44"), "there is no paper `a44`"),
        (("--paper", "40x40mm"), "the pad does not fit on this paper; a5 is large enough (--paper)"),
        (("--title", "W" * 79), "shorten it"),
        (("--up", "3"), "3 sheets on a page are not possible"),
        (("--theme", "nigt"), "did you mean `night`?"),
        (("--back-theme", "nigt"), "did you mean `night`?"),
        (("--template", "clasic"), "did you mean `classic`?"),
        (("dodle",), "did you mean `doodle`?"),
        (("--players", " , "), "nobody is named; write for example Anna,Ben (--players)"),
        (("--players", "A" * 90), "at most 80 characters"),
        (("--title", "字"), "has no character `字`"),
        (("--title", ""), "a title is one line of at most 80 characters (--title)"),
        (("patchwork", "--players", "Anna"), "name 2 players, not 1"),
        (
            ("--fillable", "--sheets", "2"),
            "on one side of one page (--fillable, --sheets, --players, --sides, --up)",
        ),
        (("--players", "Anna,Ben", "--sheets", "9999"), "19998 sheets are too many"),
        (
            ("--fillable", "--up", "2"),
            "on one side of one page (--fillable, --sheets, --players, --sides, --up)",
        ),
    ],
)
def test_wrong_use_is_told_in_a_sentence(
    arguments: tuple[str, ...], complaint: str, quiltsmith: Command, tmp_path: Path
) -> None:
    result = quiltsmith("pad", *arguments, "-o", tmp_path / "pad.pdf")
    assert result.code == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1
    assert not (tmp_path / "pad.pdf").exists()


def test_only_pdf_can_be_filled_in(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("pad", "--fillable", "-o", tmp_path / "pad.png")
    assert (result.code, "only PDF" in result.err) == (2, True)


def test_filled_sheets_that_cannot_be_printed_are_refused(quiltsmith: Command, tmp_path: Path) -> None:
    missing = quiltsmith("pad", "--filled", tmp_path / "nobody.txt")
    assert (missing.code, "there is no file" in missing.err) == (2, True)
    deck = quiltsmith("pad", "--filled", "examples/tiny.yaml")
    assert (deck.code, "this is a deck, not a sheet" in deck.err) == (1, True)
    other = quiltsmith("pad", "patchwork", "--filled", "examples/good.txt")
    assert (other.code, "is filled in for doodle, not for patchwork" in other.err) == (2, True)


def test_a_sheet_with_mistakes_is_printed_and_they_are_told(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("pad", "--filled", "examples/five-mistakes.txt", "-o", tmp_path / "sheet.svg")
    assert result.code == 0
    assert "has 5 errors; `quiltsmith sheet check examples/five-mistakes.txt` tells" in result.err
    assert "<svg" in (tmp_path / "sheet.svg").read_text(encoding="utf-8")


DEAL = Path(__file__).parents[2] / "examples" / "evening" / "deal.yaml"


def test_a_pad_for_a_deal_is_a_sound_pdf_with_its_cards(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "pad.pdf"
    result = quiltsmith("pad", "--deal", DEAL, "--up", "2", "-o", path)
    note = "note: sheets are A5 (210 × 148 mm), too small for: the scoring aid, explanations\n"
    assert (result.code, result.out, result.err) == (0, f"{path}\n", note)
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
        (("--deal", DEAL, "--up", "4"), "the pad does not fit on this paper; a3 is large enough (--paper)"),
    ],
)
def test_what_cannot_be_is_said(quiltsmith: Command, tmp_path: Path, arguments: tuple[str], said: str) -> None:
    result = quiltsmith("pad", *arguments, "-o", tmp_path / "pad.pdf")
    assert result.code == 2
    assert said in result.err


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ((), ""),
        (
            ("--paper", "a5", "--up", "2"),
            "sheets are A6 (148 × 105 mm), too small for: the scoring aid, the measuring tape, explanations",
        ),
        (
            ("--paper", "letter", "--up", "4"),
            (
                "sheets are 140 × 108 mm, too small for: the scoring aid, the measuring tape, "
                "all that nobody writes on"
            ),
        ),
        (("patchwork", "--up", "4"), ""),
        (("--paper", "a5", "--up", "2", "--quiet"), ""),
    ],
)
def test_what_small_sheets_leave_out_is_told(
    options: tuple[str, ...], told: str, quiltsmith: Command, tmp_path: Path
) -> None:
    result = quiltsmith("pad", *options, "-o", tmp_path / "pad.pdf")
    assert (result.code, result.err) == (0, f"note: {told}\n" if told else "")


def test_a_file_of_names_is_no_name(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "names.txt").write_text("Anna\nBen\n", encoding="utf-8")
    result = quiltsmith("pad", "--players", "names.txt,Cleo", "-o", "pad.pdf", cwd=tmp_path)
    assert result.code == 0
    assert result.err == (
        "note: --players takes names, so a player is called `names.txt`; for the names in that file write them "
        "with commas between them\n"
    )
    assert quiltsmith("pad", "--players", "Anna,Ben", "-o", "pad.pdf", cwd=tmp_path).err == ""
