from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest

from tests.conftest import Command
from tests.sound_pdf import assert_sound

TEN = ",".join(f"P{number:02}" for number in range(1, 11))


def boxes(page: pikepdf.Page) -> list[list[float]]:
    """Give width and height of the page, and its TrimBox and BleedBox, in mm."""
    names = ("/MediaBox", "/TrimBox", "/BleedBox")
    return [[round(float(edge) * 25.4 / 72, 2) for edge in page.obj[name]] for name in names]


def test_cards_are_a_clean_pdf_with_backs(quiltsmith: Command, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    result = quiltsmith("cards", "meadow", "--only", TEN, "-o", file)
    assert (result.code, result.out, result.err) == (0, f"{file}\n", "")
    assert_sound(file)
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 4
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert boxes(pdf.pages[0]) == [[0, 0, 210, 297], [10.5, 16.5, 199.5, 280.5], [10.5, 16.5, 199.5, 280.5]]


def test_same_bytes_twice(quiltsmith: Command, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.pdf", "two.pdf", "other.pdf")]
    for file, seed in zip(files, ("3", "3", "4"), strict=True):
        quiltsmith("cards", "meadow", "--only", "P01,P08,S01", "--cuts", "--seed", seed, "-o", file)
    one, two, other = (file.read_bytes() for file in files)
    assert one == two != other


@pytest.mark.parametrize(
    ("arguments", "pages"),
    [
        (("--no-backs",), 5),
        (("--duplex", "none"), 5),
        (("--duplex", "gutterfold"), 10),
        (("--duplex", "short", "--size", "mini"), 6),
        (("--only", "P01 S01", "--copies", "5"), 4),
        (("--preset", "mbprint", "--only", "P01,P02"), 4),
    ],
)
def test_pages(quiltsmith: Command, tmp_path: Path, arguments: tuple[str, ...], pages: int) -> None:
    file = tmp_path / "cards.pdf"
    assert quiltsmith("cards", "meadow", *arguments, "-o", file).code == 0
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == pages


def test_a_preset_makes_a_page_of_every_face(quiltsmith: Command, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    quiltsmith("cards", "meadow", "--only", "P01", "--preset", "drivethrucards", "-o", file)
    with pikepdf.open(file) as pdf:
        width, height = 69.85, 95.25
        assert [boxes(page) for page in pdf.pages] == [
            [[0, 0, width, height], [3.17, 3.17, 66.67, 92.07], [0, 0, width, height]]
        ] * 2


def test_own_wishes_go_before_those_of_a_preset(quiltsmith: Command, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    quiltsmith(
        "cards", "meadow", "--only", "P01", "--preset", "mbprint", "--size", "mini", "--bleed", "2", "-o", file
    )
    with pikepdf.open(file) as pdf:
        assert boxes(pdf.pages[0])[0] == [0, 0, 48, 67]


def test_pictures_for_the_game_crafter(quiltsmith: Command, tmp_path: Path) -> None:
    from PIL import Image

    result = quiltsmith("cards", "meadow", "--only", "P01", "--preset", "gamecrafter", cwd=tmp_path)
    assert result.out.splitlines() == [
        "output/meadow-cards-p01-gamecrafter-P01-front.png",
        "output/meadow-cards-p01-gamecrafter-patch-back.png",
    ]
    with Image.open(tmp_path / "output/meadow-cards-p01-gamecrafter-P01-front.png") as picture:
        assert picture.size == (825, 1125)


def test_pictures_for_a_table_on_the_screen(quiltsmith: Command, tmp_path: Path) -> None:
    from PIL import Image

    options = ("--preset", "tts", "--only", "P01,S01", "--size", "mini")
    result = quiltsmith("cards", "meadow", *options, "-o", tmp_path / "deck.png")
    assert [Path(name).name for name in result.out.split()] == [
        "deck-patch-grid.png",
        "deck-patch-back.png",
        "deck-start-grid.png",
        "deck-start-back.png",
    ]
    with Image.open(tmp_path / "deck-patch-grid.png") as picture:
        assert 4000 < max(picture.size) <= 4096


@pytest.mark.parametrize("marks", [("--marks",), ("--marks", "edges"), ()])
def test_bare_marks_are_the_usual_ones(quiltsmith: Command, tmp_path: Path, marks: tuple[str, ...]) -> None:
    one, other = tmp_path / "one.pdf", tmp_path / "other.pdf"
    quiltsmith("cards", "meadow", "--only", "P01", *marks, "-o", one)
    quiltsmith("cards", "meadow", "--only", "P01", "--no-marks", "-o", other)
    none = tmp_path / "none.pdf"
    quiltsmith("cards", "meadow", "--only", "P01", "--marks", "none", "-o", none)
    assert none.read_bytes() == other.read_bytes() != one.read_bytes()


def test_without_a_name_the_file_goes_to_output(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("cards", "classic", "--only", "A", cwd=tmp_path)
    assert result.out == "output/classic-cards-a.pdf\n"
    assert (tmp_path / "output/classic-cards-a.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--size", "pocker"), "there is no card size `pocker`; did you mean `poker`?"),
        (("--paper", "leter"), "there is no paper `leter`; did you mean `letter`?"),
        (
            ("--size", "250x250mm"),
            ("a card of 250 × 250 mm does not fit on a4 with its margins; choose smaller cards or a larger paper"),
        ),
        (("--bleed", "-1"), "a bleed of -1 mm is less than nothing; leave it out or give 2 or 3"),
        (
            ("--bleed", "3", "--gap", "2"),
            (
                "a bleed of 3 mm on both sides does not fit into a gap of 2 mm; "
                "make the gap at least 6 mm, or leave it out"
            ),
        ),
        (
            ("--back-offset", "left"),
            "`left` is no offset; write mm to the right and down, for example 0.5,-1 (--back-offset)",
        ),
        (
            ("--back-offset", "nan,1"),
            "`nan,1` is no offset; write mm to the right and down, for example 0.5,-1 (--back-offset)",
        ),
        (
            ("--back-offset", "90,1"),
            "an offset of 90,1 is more than any printer is wrong; up to 20 mm are possible",
        ),
        (
            ("--back-offset", "1,1", "--duplex", "gutterfold"),
            "an offset moves backs on the other side of the sheet; it needs duplex long or short",
        ),
        (("--only", "P99"), "there is no card `P99` in meadow; did you mean `P29`? (--only)"),
        (("--only", ","), "no card is named; write ids of meadow like P01,P03-P09,S* (--only)"),
        (("--only", "P01-P99"), "there is no card `P01-P99` in meadow; did you mean `P29`? (--only)"),
        (("--only", "X*"), "no card of meadow is like `X*`; its cards are called P01, P02, …, S10 (--only)"),
        (("--preset", "homer"), "there is no preset `homer`; did you mean `home`?"),
        (("--theme", "quild"), "there is no theme `quild`; did you mean `quilt`?"),
    ],
)
def test_wrong_use_is_said_in_a_sentence(
    quiltsmith: Command, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    result = quiltsmith("cards", "meadow", *arguments, "-o", tmp_path / "cards.pdf")
    assert (result.code, result.out, result.err) == (2, "", f"quiltsmith: {message}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_fabric_that_the_theme_lacks_is_shown_in_the_deck(quiltsmith: Command, tmp_path: Path) -> None:
    deck = tmp_path / "mine.yaml"
    deck.write_text('deck: mine\ngame: doodle\ncards:\n  - {id: A1, size: 2, fabric: hartz, shape: "##"}\n')
    result = quiltsmith("cards", deck, "-o", tmp_path / "cards.pdf")
    assert result.code == 1
    assert f"{deck}:4:31: error: there is no fabric `hartz` [unknown-name]" in result.err
    assert "hint: did you mean `hearts`?" in result.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.yaml"]


def test_patches_that_are_never_cut(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("cards", "classic", "--cuts", "-o", tmp_path / "cards.pdf")
    assert (result.code, result.err) == (2, "quiltsmith: patches of patchwork are never cut (--cuts)\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--preset mpc --paper a5", "mpc wants every card on a page of its own, so this changes nothing: --paper"),
        (
            "--preset x4 --gap 3 --duplex short --back-offset 1,1 --bleed 2",
            "x4 wants every card on a page of its own, so this changes nothing: --duplex, --back-offset, --gap",
        ),
        ("--preset tts --bleed 3mm --no-marks", "tts wants all cards in one picture, so this changes nothing: "),
        ("--preset gutterfold --paper letter --gap 4", ""),
        ("--paper a3", ""),
    ],
)
def test_options_that_a_preset_overrules_are_told(
    words: str, told: str, quiltsmith: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quiltsmith.render.output.write_document", lambda document, path, options: (path,))
    result = quiltsmith("cards", "meadow", "--only", "P01", *words.split(), cwd=tmp_path)
    assert result.code == 0
    assert result.err.startswith(f"note: {told}" if told else "")
    assert bool(result.err) is bool(told)
    assert "-a5" not in result.out
    assert quiltsmith("cards", "meadow", "--quiet", *words.split(), cwd=tmp_path).err == ""


@pytest.mark.parametrize("command", ["cards", "tiles", "box", "challenge", "deal"])
def test_a_deck_comes_from_standard_input(command: str, quiltsmith: Command, tmp_path: Path) -> None:
    deck = quiltsmith("decks", "--show", "meadow").out.encode()
    more = ["--count", "1"] if command == "challenge" else []
    made = quiltsmith(command, "-", *more, "--seed", "1", "-o", tmp_path / "print.pdf", stdin=deck)
    assert made.code == 0, made.err
    assert made.out == f"{tmp_path / 'print.pdf'}\n"
