"""`quiltsmith themes`, `papers`, `presets` and `games`: what exists, how it looks, and files to copy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from quiltsmith.formats.library import shipped_folder, shipped_names
from tests.conftest import Command

FOLDERS = {"themes": "templates/themes", "presets": "templates/presets", "games": "templates/games"}


def test_papers(quiltsmith: Command) -> None:
    assert quiltsmith("papers").out.splitlines() == [
        "name    mm             inches",
        "a4      210 × 297      8.27 × 11.7",
        "letter  215.9 × 279.4  8.5 × 11",
        "a5      148 × 210      5.83 × 8.27",
        "a3      297 × 420      11.7 × 16.5",
        "legal   215.9 × 355.6  8.5 × 14",
    ]


@pytest.mark.parametrize("command", FOLDERS)
def test_everything_shipped_is_listed(command: str, quiltsmith: Command) -> None:
    result = quiltsmith(command)
    assert (result.code, result.err) == (0, "")
    names = [line.split()[0] for line in result.out.splitlines()[1:] if not line.startswith(" ")]
    assert names == list(shipped_names(FOLDERS[command]))
    told = json.loads(quiltsmith(command, "--format", "json").out)
    assert [entry["name"] for entry in told[command]] == list(shipped_names(FOLDERS[command]))


@pytest.mark.parametrize("command", FOLDERS)
def test_a_shipped_file_is_shown_to_be_copied(command: str, quiltsmith: Command) -> None:
    for name in shipped_names(FOLDERS[command]):
        shown = quiltsmith(command, "--show", name)
        stored = (shipped_folder(FOLDERS[command]) / f"{name}.yaml").read_text(encoding="utf-8")
        lines = stored.splitlines(keepends=True)
        assert (shown.code, shown.out) == (0, "".join(lines["yaml-language-server" in lines[0] :]))


def test_a_copied_preset_works(tmp_path: Path, quiltsmith: Command) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(
        quiltsmith("presets", "--show", "mbprint").out.replace("bleed: 3", "bleed: 2"), encoding="utf-8"
    )
    made = quiltsmith("cards", "meadow", "--only", "P01", "--preset", mine, "-o", tmp_path / "cards.pdf")
    assert made.code == 0, made.err
    assert "2 pages of 67 × 92 mm, cut to 63 × 88 mm" in quiltsmith("preflight", made.out.strip()).out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("games", "--show", "dodle"), "there is no game `dodle`; did you mean `doodle`?"),
        (("themes", "--show", "quit"), "there is no theme `quit`; did you mean `quilt`?"),
        (
            ("papers", "--preview", "papers.txt"),
            "`papers.txt` does not say what to write; end the name of the file with one of .pdf, .svg, .png",
        ),
        (("games", "-o", "mine.yaml"), "mine.yaml is for a file that is shown; say which one (--show)"),
        (
            ("themes", "--show", "quilt", "--preview", "all.png"),
            "one file is shown, or all are drawn; leave one out (--show, --preview)",
        ),
        (
            ("pad", "--show", "classic", "-o", "pad.pdf"),
            "`pad.pdf` is no file that can be written here; end its name with .yaml or .yml",
        ),
    ],
)
def test_wrong_use(arguments: tuple[str, ...], complaint: str, tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith(*arguments, cwd=tmp_path)
    assert (result.code, result.out, result.err) == (2, "", f"quiltsmith: {complaint}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("command", "millimetres"), [("themes", (300, 336)), ("papers", (319.7, 132)), ("presets", (281, 716.746))]
)
def test_previews_are_pictures(
    command: str, millimetres: tuple[float, float], tmp_path: Path, quiltsmith: Command
) -> None:
    result = quiltsmith(command, "--preview", tmp_path / "look.png")
    assert (result.code, result.out) == (0, f"{tmp_path / 'look.png'}\n")
    with Image.open(tmp_path / "look.png") as picture:
        assert picture.size == tuple(round(side / 25.4 * 150) for side in millimetres)
        assert len(picture.convert("RGB").getcolors(1_000_000) or ()) > 10


def test_numbers_are_written_as_the_language_does(tmp_path: Path, quiltsmith: Command) -> None:
    for language, number in (("en", "63.5 × 88.9 mm"), ("de", "63,5 × 88,9 mm")):
        path = tmp_path / f"{language}.svg"
        quiltsmith("presets", "--preview", path, "--lang", language)
        assert number in path.read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " ")


def test_decks_and_pads_are_listed(quiltsmith: Command) -> None:
    assert quiltsmith("decks").out.splitlines()[1:] == [
        "classic  Classic patches  patchwork  33     0",
        "meadow   Meadow           doodle     30     10",
    ]
    assert [line.split()[0] for line in quiltsmith("pads").out.splitlines()[1:]] == [
        "classic",
        "classic-left",
        "duel",
        "large",
        "quilts",
        "tall",
    ]


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("decks", "Meadow"),
        ("games", "doodle"),
        ("pads", "tall"),
        ("pad", "tall"),
        ("themes", "quilt"),
        ("presets", "x4"),
    ],
)
def test_a_file_can_be_copied(command: str, name: str, tmp_path: Path, quiltsmith: Command) -> None:
    assert quiltsmith(command, "--show", name, "-o", "mine.yaml", cwd=tmp_path).out == "mine.yaml\n"
    text = (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    assert text == quiltsmith(command, "--show", name).out
    assert "yaml-language-server" not in text
    again = quiltsmith(command, "--show", name, "-o", "mine.yaml", cwd=tmp_path)
    told = "quiltsmith: mine.yaml exists already; choose another name, or overwrite it with --force\n"
    assert (again.code, again.out, again.err) == (2, "", told)
    (tmp_path / "mine.yaml").write_text("mine", encoding="utf-8")
    assert quiltsmith(command, "--show", name, "-o", "mine.yaml", "--force", cwd=tmp_path).code == 0
    assert (tmp_path / "mine.yaml").read_text(encoding="utf-8") == text


def test_help_is_the_help(quiltsmith: Command) -> None:
    assert quiltsmith("help", "deck", "new").out == quiltsmith("deck", "new", "--help").out
    assert quiltsmith("help").out == quiltsmith("--help").out


def test_examples_can_be_had(tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith("examples", "mine", cwd=tmp_path)
    assert result.code == 0
    assert "expected" not in result.out
    good = shipped_folder("examples") / "good.txt"
    assert (tmp_path / "mine" / "good.txt").read_bytes() == good.read_bytes()
    assert quiltsmith("sheet", "check", "mine/good.txt", cwd=tmp_path).code == 0
    assert quiltsmith("examples", "mine", cwd=tmp_path).code == 2
    assert quiltsmith("examples", "mine", "--force", cwd=tmp_path).code == 0


def test_a_game_for_a_deck_and_a_deck_for_a_game(quiltsmith: Command, tmp_path: Path) -> None:
    shown = quiltsmith("deck", "stats", "Doodle")
    assert (shown.code, shown.err) == (0, "note: doodle is a game; its deck is meadow\n")
    printed = quiltsmith("checker", "classic", "-o", "aid.pdf", cwd=tmp_path)
    assert (printed.code, printed.err) == (0, "note: classic is a deck; its game is patchwork\n")
    assert quiltsmith("deck", "stats", "doodle", "--quiet").err == ""


def test_the_ending_of_an_own_file_may_be_left_out(tmp_path: Path, quiltsmith: Command) -> None:
    quiltsmith("decks", "--show", "meadow", "-o", "mine.yaml", cwd=tmp_path)
    assert quiltsmith("deck", "check", "mine", cwd=tmp_path).code == 0


def test_a_file_of_the_same_name_as_a_shipped_deck_is_not_forgotten(quiltsmith: Command, tmp_path: Path) -> None:
    told = "note: meadow is the shipped deck; for your own file write meadow.yaml\n"
    assert quiltsmith("deck", "check", "meadow", cwd=tmp_path).err == ""
    (tmp_path / "meadow.yaml").write_text("deck: meadow\n", encoding="utf-8")
    result = quiltsmith("deck", "check", "meadow", cwd=tmp_path)
    assert (result.code, result.err) == (0, told)
    assert quiltsmith("deck", "check", "meadow.yaml", cwd=tmp_path).code == 1
    assert quiltsmith("deck", "check", "meadow", cwd=Path("patches")).err == ""


@pytest.mark.parametrize("words", ["explain Wrong-Size", "schema DECK", "themes --show Quilt", "help deck"])
def test_case_does_not_matter(words: str, quiltsmith: Command) -> None:
    assert quiltsmith(*words.split()).code == 0


def test_presets_say_what_they_are_for(quiltsmith: Command) -> None:
    listed = json.loads(quiltsmith("presets", "--format", "json").out)["presets"]
    products = {preset["name"]: preset["for"] for preset in listed}
    assert products["punchboard"] == ["tiles", "boards"]
    assert products["x4"] == ["cards"]
    assert "tiles, boards" in quiltsmith("presets").out
