"""A club's evening: folders, missing files, views, spreadsheets and files to write."""

from __future__ import annotations

import csv
import errno
import io
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from quiltsmith.cli.sheet_table import COLUMNS, RANK_COLUMNS
from quiltsmith.formats.sheet_text import SheetPart, split_sheets
from quiltsmith.i18n import locales
from tests.conftest import Command

ROOT = Path(__file__).parents[2]
GOOD = (ROOT / "examples" / "good.txt").read_text(encoding="utf-8")
WRONG_SUM = GOOD.replace("player: Anna", "player: Dora").replace("total  129", "total  139")
WRONG_CUT = GOOD.replace("player: Anna", "player: Carl").replace("P19 cut", "P19")
BOARD = GOOD.partition("log:")[0].replace("player: Anna", "player: Bo") + "score 21\nscore 49\nscore 64\n"
UNFINISHED = GOOD.partition("\n7 ")[0].replace("player: Anna", "player: Ulf")


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A folder of five sheets in three files, and two files that are no sheets."""
    folder = tmp_path / "evening"
    (folder / "table 10").mkdir(parents=True)
    (folder / "table 9").mkdir()
    (folder / "anna.txt").write_text(GOOD, encoding="utf-8")
    (folder / "table 10" / "Bo.TXT").write_text(BOARD, encoding="utf-8")
    (folder / "table 9" / "both.txt").write_text(f"{WRONG_SUM}---\n{WRONG_CUT}---\n{UNFINISHED}", encoding="utf-8")
    (folder / "shopping.txt").write_text("bread and butter\ntotal: 12\n", encoding="utf-8")
    (folder / "deal.yaml").write_text("deck: meadow\n", encoding="utf-8")
    return tmp_path


def players(result: str) -> list[str]:
    return [sheet["player"] for sheet in json.loads(result)["sheets"]]


def test_a_folder_means_the_sheets_in_it(evening: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "evening", "--format", "json", cwd=evening)
    assert players(result.out) == ["Anna", "Dora", "Carl", "Ulf", "Bo"]
    assert result.code == 1
    note = "note: {} is left out: no line of it is one of a sheet\n"
    assert result.err == note.format(Path("evening", "shopping.txt"))


def test_hidden_files_and_folders_are_left_alone(evening: Path, quiltsmith: Command) -> None:
    (evening / "evening" / ".old").mkdir()
    (evening / "evening" / ".old" / "old.txt").write_text(GOOD, encoding="utf-8")
    (evening / "evening" / "._anna.txt").write_text(GOOD, encoding="utf-8")
    assert len(players(quiltsmith("sheet", "check", "evening", "--format", "json", cwd=evening).out)) == 5


def test_an_empty_text_file_is_a_sheet_that_nobody_filled_in(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "anna.txt").write_text("\n", encoding="utf-8")
    result = quiltsmith("sheet", "check", tmp_path, "--format", "json")
    assert [problem["code"] for problem in json.loads(result.out)["sheets"][0]["problems"]] == ["empty-file"]


def test_a_folder_that_leads_back_to_itself_is_read_once(evening: Path, quiltsmith: Command) -> None:
    (evening / "evening" / "again").symlink_to(evening / "evening", target_is_directory=True)
    (evening / "evening" / "round.txt").symlink_to("round.txt")
    assert len(players(quiltsmith("sheet", "check", "evening", "--format", "json", cwd=evening).out)) == 5


def test_a_folder_without_sheets_is_told(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "none").mkdir()
    result = quiltsmith("sheet", "check", "none", cwd=tmp_path)
    assert result.code == 2
    assert result.out.splitlines() == [
        "none:1:1: error: there is no sheet in the folder none [missing-file]",
        "  hint: sheets in a folder are text files whose names end in .txt",
    ]


def test_a_missing_file_is_one_problem_and_the_rest_is_checked(evening: Path, quiltsmith: Command) -> None:
    command = ("sheet", "check", "evening/ana.txt", "evening/anna.txt")
    result = quiltsmith(*command, "--brief", cwd=evening)
    assert (result.code, result.err) == (2, "")
    assert result.out.splitlines() == [
        "valid       129  Anna              evening/anna.txt:1      21 + 49 + 64 − 5",
        "",
        "evening/ana.txt:1:1: error: there is no file evening/ana.txt [missing-file]",
        "  hint: did you mean `anna.txt`?",
        "",
        "1 valid, 1 file missing",
    ]
    record = json.loads(quiltsmith(*command, "--format", "json", cwd=evening).out)
    assert [sheet["player"] for sheet in record["sheets"]] == ["Anna"]
    assert [problem["code"] for problem in record["problems"]] == ["missing-file"]
    assert quiltsmith(*command, "--format", "github", cwd=evening).out.startswith("::error file=evening/ana.txt,")
    assert quiltsmith(*command, "--format", "csv", cwd=evening).err == (
        "quiltsmith: there is no file evening/ana.txt\n1 valid, 1 file missing\n"
    )


def test_only_missing_files(tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "a\0b", "x" * 5000, cwd=tmp_path)
    assert result.code == 2
    assert result.out.count("[missing-file]") == 2


def test_a_file_that_cannot_be_read_is_one_problem(
    evening: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse_anna(file: str) -> Iterator[SheetPart]:
        if file.endswith("anna.txt"):
            raise PermissionError(errno.EACCES, "Permission denied", file)
        return split_sheets(file)

    monkeypatch.setattr("quiltsmith.cli.sheet_check_command.split_sheets", refuse_anna)
    result = quiltsmith("sheet", "check", "evening", "--brief", cwd=evening)
    assert result.code == 2
    assert "cannot read evening/anna.txt: permission denied [missing-file]" in result.out


def test_a_pipe_is_read_like_a_file(tmp_path: Path, quiltsmith: Command) -> None:
    read, write = os.pipe()
    with os.fdopen(write, "w", encoding="utf-8") as pipe:
        pipe.write(GOOD)
    result = quiltsmith("sheet", "check", f"/dev/fd/{read}", "--format", "json", cwd=tmp_path)
    os.close(read)
    assert players(result.out) == ["Anna"]


def test_the_same_file_twice_is_checked_once(evening: Path, quiltsmith: Command) -> None:
    command = ("sheet", "check", "evening/anna.txt", "evening/../evening/anna.txt", "--format", "json")
    result = quiltsmith(*command, cwd=evening)
    record = json.loads(result.out)
    assert (result.code, len(record["sheets"])) == (0, 1)
    assert [(problem["code"], problem["level"]) for problem in record["problems"]] == [("sheet-twice", "warning")]
    assert quiltsmith(*command, "--strict", cwd=evening).code == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_same_sheet_twice_is_told_and_ranked_once(tmp_path: Path, quiltsmith: Command, jobs: str) -> None:
    (tmp_path / "anna.txt").write_text(GOOD, encoding="utf-8")
    (tmp_path / "copy.txt").write_bytes(b"\r\n" + GOOD.encode().replace(b"\n", b"\r\n"))
    result = quiltsmith("sheet", "check", "anna.txt", "copy.txt", "--brief", "--jobs", jobs, cwd=tmp_path)
    assert result.code == 0
    assert result.out.splitlines() == [
        "valid       129  Anna              anna.txt:1              21 + 49 + 64 − 5",
        "1 warning   129  Anna              copy.txt:1              sheet-twice",
        "",
        "Ranking",
        "  1. Anna   129",
        "  -  Anna        the same sheet as anna.txt:1",
        "",
        "2 valid",
    ]


def test_who_is_strict_counts_as_valid_what_is_not_refused(tmp_path: Path, quiltsmith: Command) -> None:
    for name in ("anna.txt", "copy.txt"):
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    (tmp_path / "part.txt").write_text(GOOD.split("\nlog:")[0] + "\n", encoding="utf-8")
    for options, code, told in (
        ((), 0, "2 valid, 1 partly checked"),
        (("--strict",), 1, "1 valid, 1 with warnings, 1 partly checked"),
    ):
        result = quiltsmith("sheet", "check", "anna.txt", "copy.txt", "part.txt", *options, cwd=tmp_path)
        assert (result.code, result.out.splitlines()[-1]) == (code, told)
        table = quiltsmith("sheet", "check", ".", "--format", "csv", *options, cwd=tmp_path)
        assert (table.code, table.err) == (code, f"{told}\n")


def test_problems_of_failing_sheets_only(evening: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "evening", "--problems", cwd=evening)
    lines = result.out.splitlines()
    assert lines[0] == "Dora: 1 error (evening/table 9/both.txt:1)"
    assert lines[2].startswith("evening/table 9/both.txt:43:8: error: the total is 129, not 139 [total-wrong]")
    assert [line for line in lines if line.startswith(("Anna: ", "Ulf: ", "Bo: "))] == []
    assert lines[-1] == "1 valid, 2 partly checked, 2 with errors"
    strict = quiltsmith("sheet", "check", "evening", "--problems", "--strict", cwd=evening).out
    assert "\nUlf: " in strict
    assert "\nBo: partly checked (evening/table 10/Bo.TXT:1)\n\nnot checked: patches, turns" in strict
    assert "\nAnna: " not in strict


@pytest.mark.parametrize("other", ["--brief", "--full"])
def test_views_cannot_be_mixed(other: str, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "-", "--problems", other)
    message = "quiltsmith: --problems is a view of its own; leave --brief and --full out\n"
    assert (result.code, result.out, result.err) == (2, "", message)


def ranking(quiltsmith: Command, folder: Path, *options: str) -> list[str]:
    out = quiltsmith("sheet", "check", "evening", "--brief", *options, cwd=folder).out
    lines = out.splitlines()
    return lines[lines.index("Ranking") + 1 : -2]


def test_the_ranking_marks_and_explains(evening: Path, quiltsmith: Command) -> None:
    assert ranking(quiltsmith, evening) == [
        "  1. Anna   129",
        "  1. Bo     129  partly checked",
        "  -  Dora        1 error: total-wrong",
        "  -  Carl        1 error: wrong-shape",
        "  -  Ulf         no total: the sheet stops before the end of the game",
    ]


def test_corrected_the_right_total_counts(evening: Path, quiltsmith: Command) -> None:
    """A wrong sum is mended, a patch of another shape is not."""
    assert ranking(quiltsmith, evening, "--corrected")[:4] == [
        "  1. Anna   129",
        "  1. Dora   129  corrected, 139 claimed",
        "  1. Bo     129  partly checked",
        "  -  Carl        1 error: wrong-shape",
    ]
    result = quiltsmith("sheet", "check", "evening", "--corrected", "--format", "json", cwd=evening)
    assert result.code == 1
    assert [(one["player"], one["checked"], one["corrected"]) for one in json.loads(result.out)["ranking"]] == [
        ("Anna", "full", False),
        ("Dora", "full", True),
        ("Bo", "partly", False),
    ]


def test_who_is_strict_ranks_only_what_was_checked_in_full(evening: Path, quiltsmith: Command) -> None:
    assert ranking(quiltsmith, evening, "--strict")[:2] == [
        "  1. Anna   129",
        "  -  Dora        1 error: total-wrong",
    ]
    assert "  -  Bo          only partly checked" in ranking(quiltsmith, evening, "--strict")
    result = quiltsmith("sheet", "check", "evening", "--strict", "--format", "json", cwd=evening)
    unranked = {one["player"]: one["reason"] for one in json.loads(result.out)["unranked"]}
    assert unranked["Bo"] == "only partly checked"


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_a_spreadsheet_has_one_line_per_player(evening: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "evening", "--format", "csv", cwd=evening)
    anna, dora, carl, ulf, bo = rows(result.out)
    assert tuple(anna) == (*COLUMNS, *RANK_COLUMNS, "round_1", "round_2", "round_3")
    assert list(anna.values()) == [
        *("evening/anna.txt", "1", "Anna", "doodle", "yes", "full", "129", "129", "5", "", "0", "0", "", "1", ""),
        *("", "21", "49", "64"),
    ]
    assert [ulf[f"round_{number}"] for number in (1, 2, 3)] == ["", "", ""]
    assert [(row["valid"], row["checked"], row["rank"]) for row in (dora, carl, ulf, bo)] == [
        ("no", "full", ""),
        ("no", "full", ""),
        ("yes", "partly", ""),
        ("yes", "partly", "1"),
    ]
    assert (dora["codes"], dora["unranked"]) == ("total-wrong", "1 error: total-wrong")
    assert ulf["unranked"] == "no total: the sheet stops before the end of the game"


def test_a_whole_game_has_a_line_for_each_player(quiltsmith: Command) -> None:
    tied = "examples/patchwork/tied.txt"
    clara, ben = rows(quiltsmith("sheet", "check", tied, "--format", "csv", cwd=ROOT).out)
    assert (clara["player"], clara["total"], clara["winner"], clara["rank"]) == ("Clara", "15", "Clara", "1")
    assert (ben["player"], ben["total"], ben["winner"], ben["rank"]) == ("Ben", "15", "Clara", "2")


def test_a_spreadsheet_of_semicolons(evening: Path, quiltsmith: Command) -> None:
    command = ("sheet", "check", "evening", "--format", "csv", "--separator", "semicolon")
    assert quiltsmith(*command, cwd=evening).out.startswith("file;line;player;")


def test_a_table_in_a_file_begins_with_a_mark_for_spreadsheets(evening: Path, quiltsmith: Command) -> None:
    quiltsmith("sheet", "check", "evening", "-o", "out.csv", cwd=evening)
    assert (evening / "out.csv").read_bytes().startswith(b"\xef\xbb\xbffile,line")


@pytest.mark.parametrize(("name", "start"), [("wall.pdf", b"%PDF-"), ("wall.html", b"<!DOCTYPE html>")])
def test_the_ranking_is_printed_for_the_wall(name: str, start: bytes, evening: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "evening", "-o", name, "--lang", "de", cwd=evening)
    assert (result.code, result.out) == (1, f"{name}\n")
    assert result.err.endswith("1 valid, 2 partly checked, 2 with errors\n")
    assert (evening / name).read_bytes().startswith(start)


def test_a_page_is_no_text(evening: Path, quiltsmith: Command) -> None:
    for words in (("--format", "pdf"), ("--format", "json", "-o", "x.pdf"), ("--format", "pdf", "-o", "x.txt")):
        result = quiltsmith("sheet", "check", "evening", *words, cwd=evening)
        assert (result.code, result.out) == (2, ""), words
    assert not list(evening.glob("x.*"))


def test_a_wall_without_anybody_is_refused(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "ulf.txt").write_text(UNFINISHED, encoding="utf-8")
    result = quiltsmith("sheet", "check", "ulf.txt", "-o", "wall.pdf", cwd=tmp_path)
    assert (result.code, "nobody has a rank" in result.err) == (2, True)


def test_the_same_board_under_another_name_is_told_once(tmp_path: Path, quiltsmith: Command) -> None:
    letters = GOOD.partition("board:")[2].partition("log:")[0]
    (tmp_path / "anna.txt").write_text(GOOD, encoding="utf-8")
    (tmp_path / "ben.txt").write_text(GOOD.replace("player: Anna", "player: Ben"), encoding="utf-8")
    renamed = GOOD.replace("player: Anna", "player: Cleo").replace(letters, letters.replace("A", "z"))
    (tmp_path / "cleo.txt").write_text(renamed.replace("start  A", "start  z"), encoding="utf-8")
    (tmp_path / "twin.txt").write_text(GOOD.replace("deck: meadow", "deck:  meadow"), encoding="utf-8")
    results = [quiltsmith("sheet", "check", ".", "--brief", "--jobs", jobs, cwd=tmp_path) for jobs in ("1", "2")]
    assert results[0] == results[1]
    told = [line for line in results[0].out.splitlines() if line.endswith("[same-board]")]
    assert told == [
        "ben.txt:1:1: warning: the board of Ben is the same as that of Anna in `anna.txt:1` [same-board]",
        "cleo.txt:1:1: warning: the board of Cleo is the same as that of Anna in `anna.txt:1` [same-board]",
    ]
    assert results[0].out.splitlines()[-1] == "4 valid"
    assert quiltsmith("sheet", "check", ".", "--strict", cwd=tmp_path).code == 1


def test_names_stand_as_in_the_alphabet(tmp_path: Path, quiltsmith: Command) -> None:
    for name in ("Zoe", "Ärmin", "Armin", "Öslem", "Otto"):
        sheet = f"player: {name}\nboard:\n" + "#........\n" + ".........\n" * 8 + "score 1\n" * 3
        (tmp_path / f"{name}.txt").write_text(sheet, encoding="utf-8")
    result = quiltsmith("sheet", "check", ".", "--brief", cwd=tmp_path)
    names = ["Armin", "Ärmin", "Öslem", "Otto", "Zoe"]
    assert [line.split()[2] for line in result.out.splitlines()[:5]] == names
    listed = result.out.partition("Ranking\n")[2].splitlines()[:5]
    assert [line.split()[1] for line in listed] == names


def test_a_sheet_without_a_name_goes_by_its_file(tmp_path: Path, quiltsmith: Command) -> None:
    for name in ("Paula", "Max"):
        (tmp_path / f"{name}.txt").write_text(GOOD.replace("player: Anna\n", ""), encoding="utf-8")
    assert "  1. Max " in quiltsmith("sheet", "check", ".", "--brief", cwd=tmp_path).out


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "  =1", '=HYPERLINK("x","y")', "＝1"])
def test_no_name_becomes_a_formula(name: str, quiltsmith: Command) -> None:
    sheet = GOOD.replace("player: Anna", f"player: {name}").encode()
    (row,) = rows(quiltsmith("sheet", "check", "-", "--format", "csv", stdin=sheet).out)
    assert row["player"] == f"'{name.strip()}"
    assert row["total"] == "129"


def test_negative_totals_stay_numbers(quiltsmith: Command) -> None:
    sheet = GOOD.partition("board:")[0] + "board:\n" + "#........\n" + ".........\n" * 8 + "score 1\n" * 3
    (row,) = rows(quiltsmith("sheet", "check", "-", "--format", "csv", stdin=sheet.encode()).out)
    assert row["total"] == "-77"


@pytest.mark.parametrize(
    ("options", "start"),
    [
        (("-o", "out.txt"), "valid  "),
        (("-o", "out.csv"), "\ufefffile,line,player"),
        (("-o", "out.json"), '{"sheets": ['),
        (("-o", "out.csv", "--format", "github"), "::error file=evening"),
    ],
)
def test_any_format_goes_to_a_file(
    options: tuple[str, ...], start: str, evening: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "50")
    result = quiltsmith("sheet", "check", "evening", "--brief", *options, cwd=evening)
    assert (result.code, result.out) == (1, f"{options[1]}\n")
    assert result.err.endswith("\n1 valid, 2 partly checked, 2 with errors\n")
    written = (evening / options[1]).read_text(encoding="utf-8")
    assert written.startswith(start)
    assert "\x1b" not in written
    assert [path.name for path in evening.iterdir() if ".part" in path.name] == []
    again = quiltsmith("sheet", "check", "evening", *options, cwd=evening)
    assert (again.code, (evening / options[1]).read_text(encoding="utf-8")) == (2, written)
    assert quiltsmith("sheet", "check", "evening", *options, "--force", cwd=evening).code == 1


def test_a_file_is_written_whole_or_not_at_all(evening: Path, quiltsmith: Command) -> None:
    (evening / "old.txt").write_text("precious", encoding="utf-8")
    result = quiltsmith("sheet", "check", "evening", "--deck", "none", "-o", "old.txt", "--force", cwd=evening)
    assert result.code == 2
    assert (evening / "old.txt").read_text(encoding="utf-8") == "precious"
    assert quiltsmith("sheet", "check", "evening", "-o", "old.txt/new.txt", cwd=evening).code == 2
    assert sorted(path.name for path in evening.iterdir()) == ["evening", "old.txt"]


def test_a_result_never_takes_the_place_of_a_sheet(evening: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "evening", "-o", "evening/anna.txt", "--force", cwd=evening)
    message = "quiltsmith: evening/anna.txt is one of the files that are read; choose another name\n"
    assert (result.code, result.out, result.err) == (2, "", message)
    assert (evening / "evening" / "anna.txt").read_text(encoding="utf-8") == GOOD


def test_a_report_in_the_folder_is_no_sheet_of_the_next_time(evening: Path, quiltsmith: Command) -> None:
    command = ("sheet", "check", "evening", "--full", "-o", "evening/report.txt", "--force")
    assert [quiltsmith(*command, cwd=evening).err.count("report.txt") for _ in range(2)] == [0, 1]


def test_who_asks_for_problems_hears_that_there_are_none(evening: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "evening/anna.txt", "--problems", cwd=evening)
    assert (result.code, result.out) == (0, "1 valid\n")


@pytest.mark.parametrize(
    ("name", "message", "hint"),
    [
        ("patches/meadow.yaml", "this is a deck, not a sheet", "check it with `quiltsmith deck check {}`"),
        ("patches/classic.yaml", "this is a deck, not a sheet", "check it with `quiltsmith deck check {}`"),
        (
            "examples/three-players/deal.yaml",
            "this is a deal, not a sheet",
            "name it as the deal, to check sheets against it",
        ),
    ],
)
def test_a_deck_or_a_deal_is_told_in_one_sentence(name: str, message: str, hint: str, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", name, "--format", "json", cwd=ROOT)
    (sheet,) = json.loads(result.out)["sheets"]
    (problem,) = sheet["problems"]
    assert (problem["code"], problem["message"], problem["hint"]) == ("not-a-sheet", message, hint.format(name))


def test_standard_input_is_read_once(quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "-", "-", stdin=GOOD.encode())
    assert (result.code, result.out) == (2, "")
    assert result.err == "quiltsmith: standard input can be read only once; write `-` once\n"


@pytest.mark.parametrize("language", locales())
def test_lines_hold_on_80_columns_in_every_language(quiltsmith: Command, language: str) -> None:
    out = quiltsmith("--lang", language, "sheet", "check", "examples/evening", "--brief", cwd=ROOT).out
    assert max(map(len, out.splitlines())) <= 80


def test_colons_are_set_as_the_language_does(quiltsmith: Command) -> None:
    out = quiltsmith("--lang", "fr", "sheet", "check", "examples/five-mistakes.txt", cwd=ROOT).out
    assert "Dora\N{NO-BREAK SPACE}: 5 erreurs" in out
    out = quiltsmith("--lang", "es", "sheet", "check", "examples/five-mistakes.txt", cwd=ROOT).out
    assert "Dora: 5 errores" in out
