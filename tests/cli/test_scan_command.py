"""`quiltsmith scan` as users run it: a photo becomes a sheet, its verdict, a record for scripts, and a picture."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from quiltsmith.errors import command_for_extra
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Source
from quiltsmith.games.sheets.checked_sheet import NOTHING, Checked, Findings
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.scan.checks import no_board
from quiltsmith.scan.photo_boards import BoardRead, PhotoRead
from tests.conftest import Command
from tests.scan.photographed import BOARD, UNSURE, photo_of, read_as, with_numbers

EXAMPLES = Path(__file__).parents[2] / "examples"
SHEET, _, _ = (EXAMPLES / "board-and-scores.txt").read_text("utf-8").partition("empty ")
"""What was typed: nobody has claimed how many spaces are empty, or a total."""
DEAL = EXAMPLES / "evening" / "deal.yaml"
SCORES = ("--scores", "21,49,64")


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """Give a real photo in which everything is clear."""
    path = tmp_path / "anna.jpg"
    path.write_bytes(photo_of())
    return path


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, tuple[BoardRead, ...]]:
    """Give a table in which tests say what is read from which photo; the photos are there, and empty."""
    table: dict[str, tuple[BoardRead, ...]] = {}

    def read_photo(data: bytes, name: str, sizes: object, picture: object) -> PhotoRead:
        boards = table[Path(name).name]
        return PhotoRead(boards, () if boards else (no_board.too_dark(Source(name, "", has_lines=False)),))

    monkeypatch.setattr("quiltsmith.scan.photo_reader.read_photo", read_photo)
    for name in ("anna.jpg", "anna.png", "ben.jpg", "dark.jpg"):
        (tmp_path / name).write_bytes(b"")
    table["dark.jpg"] = ()
    return table


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("# "))


def test_a_clear_photo_becomes_the_sheet_that_somebody_would_type(
    quiltsmith: Command, photo: Path, tmp_path: Path
) -> None:
    sheet = tmp_path / "anna.txt"
    result = quiltsmith("scan", photo, *SCORES, "--player", "Anna", "-o", sheet)
    assert (result.code, result.err) == (0, "")
    assert without_comments(sheet.read_text("utf-8")) == without_comments(SHEET)
    checked = quiltsmith("sheet", "check", sheet)
    assert result.out == f"{checked.out}{sheet}\n"
    assert checked.out.startswith("Anna: partly checked\n")
    assert checked.out.endswith("Total 129: 21 + 49 + 64 − 5\n")


def test_a_record_has_what_was_promised(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(UNSURE),)
    result = quiltsmith("scan", "anna.jpg", "dark.jpg", "--format", "json", cwd=tmp_path)
    assert (result.code, result.err) == (1, "")
    found, missing = json.loads(result.out)["photos"]
    assert found == {
        "file": "anna.jpg",
        "found": True,
        "game": "doodle",
        "turned": 0,
        "corners": [[10.0, 10.0], [100.0, 10.5], [100.0, 100.0], [10.0, 100.0]],
        "board": list(UNSURE),
        "unsure": ["C3", "D4"],
        "problems": [],
    }
    [problem] = missing.pop("problems")
    nothing: dict[str, object] = {"game": None, "turned": None, "corners": [], "board": [], "unsure": []}
    assert missing == {"file": "dark.jpg", "found": False, **nothing}
    assert (problem["code"], problem["level"]) == ("no-board", "error")


def test_handwritten_numbers_are_told_and_never_taken(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (with_numbers(read_as(BOARD), (21, None, 64)),)
    result = quiltsmith("scan", "anna.jpg", "-o", "anna.txt", cwd=tmp_path)
    assert result.code == 0
    assert result.err == (
        "anna: numbers that seem to be on the sheet: round 1: 21, round 3: 64, empty spaces: 5\n"
        "None of them was taken: check them, then name them with --scores and --empty.\n"
    )
    assert "score" not in (tmp_path / "anna.txt").read_text("utf-8")
    record = quiltsmith("scan", "anna.jpg", "--format", "json", cwd=tmp_path)
    assert record.err == ""
    (photo,) = json.loads(record.out)["photos"]
    assert photo["proposed"] == {"scores": [21, None, 64], "empty": 5}
    assert photo["board"] == list(BOARD)
    # Who names the scores has seen them.
    assert quiltsmith("scan", "anna.jpg", *SCORES, "-o", "anna.txt", "--force", cwd=tmp_path).err == ""


def test_unsure_spaces_are_not_settled_by_numbers_that_nobody_confirmed(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (with_numbers(read_as(UNSURE)),)
    result = quiltsmith("scan", "anna.jpg", "-o", "anna.txt", cwd=tmp_path)
    assert (result.code, (tmp_path / "anna.txt").exists()) == (1, False)
    assert "unsure: C3, D4" in result.out
    named = quiltsmith("scan", "anna.jpg", *SCORES, "--empty", "5", "-o", "anna.txt", cwd=tmp_path)
    assert (named.code, (tmp_path / "anna.txt").exists()) == (0, True)


def test_a_record_of_what_is_sure_is_fine_and_claims_are_checked(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(BOARD),)
    arguments = ("scan", "anna.jpg", "--format", "json", "-o", "anna.txt")
    assert quiltsmith(*arguments, cwd=tmp_path).code == 0
    assert "score" not in (tmp_path / "anna.txt").read_text("utf-8")
    result = quiltsmith(*arguments, "--force", "--scores", "21,49,81", cwd=tmp_path)
    codes = [problem["code"] for problem in json.loads(result.out)["photos"][0]["problems"]]
    assert (result.code, codes) == (1, ["score-impossible"])
    assert result.err == "anna.txt\n"


def test_folders_are_made_and_sheets_are_overwritten_by_force_only(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(BOARD),)
    for output, made in (("new/anna.txt", "new/anna.txt"), ("other/new/", "other/new/anna.txt")):
        arguments = ("scan", "anna.jpg", *SCORES, "-o", output)
        result = quiltsmith(*arguments, cwd=tmp_path)
        assert (result.code, result.out.splitlines()[-1]) == (0, made)
        sheet = (tmp_path / made).read_text("utf-8")
        (tmp_path / made).write_text("precious", "utf-8")
        refused = quiltsmith(*arguments, cwd=tmp_path)
        told = f"quiltsmith: {made} exists already; choose another name, or overwrite it with --force\n"
        assert (refused.code, refused.out, refused.err) == (2, "", told)
        assert (tmp_path / made).read_text("utf-8") == "precious"
        assert quiltsmith(*arguments, "--force", cwd=tmp_path).code == 0
        assert (tmp_path / made).read_text("utf-8") == sheet


def test_elsewhere_than_at_a_terminal_unsure_spaces_are_listed(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(UNSURE),)
    result = quiltsmith("scan", "anna.jpg", "-o", "anna.txt", cwd=tmp_path)
    lines = result.out.splitlines()
    assert result.code == 1
    assert lines[0] == "anna.jpg: 2 spaces are unsure"
    assert lines[-1] == "unsure: C3, D4"
    assert " 3 │ #   # │ ? │ #   #   #   #   #   # │" in lines
    assert not (tmp_path / "anna.txt").exists()


def test_yes_takes_what_it_looks_like_but_no_scores(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(UNSURE),)
    assert "no sheet was written" in quiltsmith("scan", "anna.jpg", "--yes", cwd=tmp_path).err
    assert quiltsmith("scan", "anna.jpg", "--yes", "-o", "anna.txt", cwd=tmp_path).code == 0
    text = (tmp_path / "anna.txt").read_text("utf-8")
    assert "# Not read but answered: C3, D4.\n" in text
    assert "##.######\n#########\n" in text
    assert "score" not in text


def test_a_picture_marks_what_was_guessed(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    paper = np.full((900, 900, 3), 200, np.uint8)
    sure_rows = (*UNSURE[:2], "##.######", BOARD[3], *UNSURE[4:])
    for name, rows in (("unsure", UNSURE), ("sure", sure_rows)):
        read["anna.jpg"] = (replace(read_as(rows), picture=paper),)
        assert quiltsmith("scan", "anna.jpg", "--yes", "--overlay", f"{name}.svg", cwd=tmp_path).code == 0
    unsure, sure = ((tmp_path / f"{name}.svg").read_text("utf-8") for name in ("unsure", "sure"))
    assert unsure.count("stroke-dasharray") == sure.count("stroke-dasharray") + 2


def test_several_photos_are_ranked_and_may_go_into_one_file_or_a_folder(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(BOARD),)
    read["ben.jpg"] = (read_as(BOARD), read_as((".........", *BOARD[1:])))
    scores = ("--scores", "20,49,64", *SCORES, *SCORES)
    arguments = ("scan", "anna.jpg", "ben.jpg", *scores, "--player", "Anna, Ben, Cleo")
    result = quiltsmith(*arguments, "-o", "evening.txt", cwd=tmp_path)
    ranking = result.out[result.out.index("Ranking") :].splitlines()
    assert [line.split()[1:3] for line in ranking[1:4]] == [["Ben", "129"], ["Anna", "128"], ["Cleo", "122"]]
    assert ranking[-1] == "evening.txt"
    assert quiltsmith("sheet", "check", "evening.txt", "--brief", cwd=tmp_path).out.count("partly checked") == 4
    (tmp_path / "sheets").mkdir()
    assert quiltsmith(*arguments, "-o", "sheets", cwd=tmp_path).code == 0
    assert sorted(path.name for path in (tmp_path / "sheets").iterdir()) == ["anna.txt", "ben-1.txt", "ben-2.txt"]


def test_a_photo_without_a_board_does_not_stop_the_others(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(BOARD),)
    result = quiltsmith("scan", "dark.jpg", "anna.jpg", *SCORES, "-o", "anna.txt", cwd=tmp_path)
    assert result.code == 1
    assert result.out.startswith("dark.jpg: error: no board was found for sure [no-board]\n")
    assert (tmp_path / "anna.txt").exists()


@pytest.mark.usefixtures("read")
def test_without_any_board_what_was_typed_for_it_does_no_harm(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("scan", "dark.jpg", *SCORES, "--player", "Anna", "-o", "anna.txt", cwd=tmp_path)
    assert (result.code, result.err) == (1, "")
    assert "no board was found for sure [no-board]" in result.out
    assert not (tmp_path / "anna.txt").exists()


def test_a_sheet_on_standard_output_can_be_checked_at_once(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(BOARD),)
    result = quiltsmith("scan", "anna.jpg", *SCORES, "--player", "Anna", "-o", "-", cwd=tmp_path)
    assert result.code == 0
    assert without_comments(result.out) == without_comments(SHEET)


def test_the_code_on_a_sheet_names_its_deck_and_another_deal_is_told(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(BOARD, code="QUILTSMITH:DOODLE/MEADOW/7"),)
    read["ben.jpg"] = (read_as(BOARD, code="https://example.org"),)
    result = quiltsmith("scan", "anna.jpg", "ben.jpg", "-o", "-", cwd=tmp_path)
    assert "# Its code: deck meadow, seed 7.\ngame: doodle\ndeck: meadow\n" in result.out
    assert result.out.count("meadow") == 2
    told = quiltsmith("scan", "anna.jpg", "--deal", DEAL, cwd=tmp_path)
    assert told.code == 0
    assert "warning: the code on the sheet names another deal: deck meadow, seed 7 [other-deal]" in told.out


def test_a_board_of_another_size_is_of_another_game(
    quiltsmith: Command, read: dict[str, tuple[BoardRead, ...]], tmp_path: Path
) -> None:
    read["anna.jpg"] = (read_as(("##.", "...", "..?")),)
    result = quiltsmith("scan", "anna.jpg", cwd=tmp_path)
    assert result.code == 1
    assert "the board has 3×3 spaces, that of doodle has 9×9 [other-board]" in result.out
    shown = quiltsmith("games", "--show", "doodle").out.replace("game: doodle", "game: mini")
    (tmp_path / "mini.yaml").write_text(shown.replace("rows: 9, columns: 9", "rows: 3, columns: 3"), "utf-8")
    named = quiltsmith("scan", "anna.jpg", "--game", "mini.yaml", "--yes", "-o", "-", cwd=tmp_path)
    assert (named.code, "game: mini.yaml\n" in named.out) == (0, True)


def test_a_picture_to_show_around(quiltsmith: Command, photo: Path, tmp_path: Path) -> None:
    picture = tmp_path / "new" / "folder" / "anna.png"
    result = quiltsmith("scan", photo, *SCORES, "--player", "Anna", "--overlay", picture, "--lang", "de")
    assert (result.code, result.out.splitlines()[-1]) == (0, str(picture))
    with Image.open(BytesIO(picture.read_bytes())) as shown:
        assert shown.size == (1260, 1520)
        # A filled space is tinted, an empty one is white paper.
        filled, empty = shown.getpixel((330, 520)), shown.getpixel((1100, 400))
    assert isinstance(filled, tuple)
    assert isinstance(empty, tuple)
    assert filled[0] - filled[2] > 40
    assert min(empty) > 235


def test_a_picture_has_the_words_of_its_game(quiltsmith: Command, photo: Path, tmp_path: Path) -> None:
    shown = quiltsmith("games", "--show", "doodle").out
    (tmp_path / "own.yaml").write_text(
        shown + "words: {overlay.guessed: guessed by us, unofficial: ours}\n", "utf-8"
    )
    drawn = []
    for game in ("doodle", "own.yaml"):
        made = quiltsmith(
            "scan", photo, "--game", game, "--yes", "--overlay", "shown.svg", "--force", cwd=tmp_path
        )
        assert made.code == 0, made.err
        drawn.append((tmp_path / "shown.svg").read_text(encoding="utf-8"))
    assert len(drawn[1]) < len(drawn[0])


def test_a_picture_shows_no_total_that_is_wrong(quiltsmith: Command, photo: Path, tmp_path: Path) -> None:
    right, wrong = (
        quiltsmith("scan", photo, "--scores", scores, "--overlay", tmp_path / f"{name}.svg", "-o", tmp_path / name)
        for name, scores in (("right", SCORES[1]), ("wrong", "21,49,81"))
    )
    assert (right.code, wrong.code) == (0, 1)
    drawn = [(tmp_path / f"{name}.svg").read_text(encoding="utf-8") for name in ("right", "wrong")]
    assert len(drawn[0]) > len(drawn[1])
    assert drawn[0].count("<path") > drawn[1].count("<path")


@pytest.mark.parametrize("form", [("-o", "-"), ("--format", "text"), ("--format", "json")], ids="-".join)
def test_whatever_is_made_of_a_sheet_it_is_checked_once(
    quiltsmith: Command,
    read: dict[str, tuple[BoardRead, ...]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    form: tuple[str, ...],
) -> None:
    checked: list[SheetText] = []
    check = SheetChecking.check

    def counted(checking: SheetChecking, text: SheetText, findings: Findings = NOTHING) -> Checked:
        checked.append(text)
        return check(checking, text, findings)

    monkeypatch.setattr(SheetChecking, "check", counted)
    for name in ("anna.jpg", "ben.jpg"):
        read[name] = (replace(read_as(BOARD), picture=np.full((900, 900, 3), 200, np.uint8)),)
    overlay = ("--overlay", "both.svg")
    result = quiltsmith(
        "scan", "anna.jpg", "ben.jpg", *SCORES, "--scores", "21,49,81", *overlay, *form, cwd=tmp_path
    )
    assert (result.code, len(checked)) == (1, 2)


def test_without_the_extra_a_sentence_says_how_to_get_it(
    quiltsmith: Command, photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quiltsmith.scan.photo_file._NEEDED", ("no_such_library",))
    result = quiltsmith("scan", photo)
    assert (result.code, result.out) == (2, "")
    command = command_for_extra("scan")
    assert result.err == f"quiltsmith: reading photos needs more libraries: `{command}`\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("none.jpg",), "there is no file none.jpg"),
        ((".",), ". is a folder; name the photos in it"),
        (("-", "-"), "standard input can be read only once; write `-` once"),
        (("anna.jpg", "--scores", "21,x,3"), "--scores takes numbers with commas between them, such as 21,49,64"),
        (("anna.jpg", "--scores", "21,49"), "doodle has 3 rounds; --scores takes as many numbers"),
        (("anna.jpg", *SCORES, *SCORES), "--scores is there for 2 sheets, and the photos show 1"),
        (("anna.jpg", "--player", "A,B"), "names after --player: 2, sheets in the photos: 1; name one for each"),
        (("anna.jpg", "--player", "A#"), "a player's name is one line without `#`, which starts a comment"),
        (
            ("anna.jpg", "--game", "patchwork"),
            "photos of patchwork cannot be read; only pads that",
        ),
        (("anna.jpg", "--overlay", "anna.jpg"), "`anna.jpg` does not say what to write"),
        (("anna.png", "--overlay", "./anna.png"), "anna.png is one of the files that are read"),
        (("anna.jpg", "-o", "ben.jpg/anna.txt"), "cannot write ben.jpg/anna.txt: not a directory"),
        (("anna.jpg", "-o", "ben.jpg/new/"), "cannot write ben.jpg/new/sheet.txt: not a directory"),
        (("anna.jpg", "-o", "anna.pdf"), "`anna.pdf` is no file that can be written here; end its name with .txt"),
        (("anna.jpg", "-o", "-", "--format", "json"), "standard output has room for a sheet or for JSON"),
        (("anna.jpg", "--deal", "-"), "the deal is read more than once"),
        (("anna.jpg", "--open"), "--open shows what is written: name a file with -o or --overlay"),
    ],
)
def test_wrong_use_is_told(
    quiltsmith: Command,
    read: dict[str, tuple[BoardRead, ...]],
    tmp_path: Path,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    read["anna.jpg"] = (read_as(BOARD),)
    before = sorted(tmp_path.iterdir())
    result = quiltsmith("scan", *arguments, cwd=tmp_path)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert sorted(tmp_path.iterdir()) == before
