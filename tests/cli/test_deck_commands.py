"""`quiltsmith deck show`: what people see of a deck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quiltsmith.decks.deck_reader import load_deck
from tests.conftest import Command

SPOOKY = """\
deck: spooky
title: {de: Spuk}
base: classic
override: {Q: {time: 2}, c: {cost: 8, income: 2}}
"""


@pytest.fixture
def spooky(tmp_path: Path) -> Path:
    path = tmp_path / "spooky.yaml"
    path.write_text(SPOOKY, "utf-8")
    return path


def test_cards_lie_side_by_side_with_mirror_images_and_starts_apart(quiltsmith: Command) -> None:
    result = quiltsmith("deck", "show", "meadow", "S01", "P08", "P10")
    assert (result.code, result.err) == (0, "")
    assert result.out == (
        "Meadow (meadow): 30 patches and 10 start patches for doodle\n"
        "\n"
        "patches  (⇄ chiral, mirror image beside it)\n"
        "\n"
        "P08 size 4 ⇄      P10 size 5\n"
        "██           ▒▒   ██  ██\n"
        "██████   ▒▒▒▒▒▒   ██████\n"
        "\n"
        "start patches\n"
        "\n"
        "S01 size 7\n"
        "██████\n"
        "██  ██\n"
        "██  ██\n"
        "3×3, perimeter 16, symmetry: mirror\n"
        "4 orientations, 196 placements on the empty 9×9 board\n"
    )


def test_cuts_are_drawn_and_lines_that_are_not_allowed_are_named(quiltsmith: Command) -> None:
    result = quiltsmith("deck", "show", "meadow", "P10", "P19", "--cuts")
    assert result.code == 0
    assert result.out.endswith(
        "P10 size 5\n"
        "██  ██\n"
        "██████\n"
        "2×3, perimeter 12, symmetry: mirror\n"
        "4 orientations, 224 placements on the empty 9×9 board\n"
        "\n"
        "  right of column 1   right of column 2\n"
        "  ██┊  ▒▒             ██  ┊▒▒\n"
        "  ██┊▒▒▒▒             ████┊▒▒\n"
        "  not allowed: below row 1 (3 pieces)\n"
        "  shown on the card: ##, ##/#.\n"
        "\n"
        "P19 size 6\n"
        "██\n"
        "████\n"
        "██████\n"
        "3×3, perimeter 12, symmetry: diagonal mirror\n"
        "4 orientations, 196 placements on the empty 9×9 board\n"
        "\n"
        "  below row 1   below row 2   right of column 1   right of column 2\n"
        "  ██            ██            ██┊                 ██  ┊\n"
        "  ╌╌╌╌╌╌        ████          ██┊▒▒               ████┊\n"
        "  ▒▒▒▒          ╌╌╌╌╌╌        ██┊▒▒▒▒             ████┊▒▒\n"
        "  ▒▒▒▒▒▒        ▒▒▒▒▒▒\n"
    )


def test_what_cannot_be_cut_says_so(quiltsmith: Command) -> None:
    assert quiltsmith("deck", "show", "meadow", "P01", "--cuts").out.endswith("\n  no legal cut\n")
    assert quiltsmith("deck", "show", "meadow", "S01", "--cuts").out.endswith("\n  a start patch is drawn whole\n")


def test_overridden_prices_have_an_asterisk_and_the_old_price(quiltsmith: Command, spooky: Path) -> None:
    result = quiltsmith("deck", "show", spooky, "Q", "c", "A")
    assert result.out == (
        "Spuk (spooky, made from classic): 33 patches for patchwork\n"
        "\n"
        "patches  (cost/time/income; * new price)\n"
        "\n"
        "Q size 6           c size 5            A size 2\n"
        "3/2/2* was 3/6/2   8/4/2* was 10/4/3   2/1/0\n"
        "  ██               ██                  ██\n"
        "██████             ████                ██\n"
        "██  ██               ████\n"
    )


@pytest.mark.parametrize("columns", [40, 80, 120, 200])
@pytest.mark.parametrize("deck", ["meadow", "classic"])
def test_nothing_is_wider_than_the_screen(
    quiltsmith: Command, monkeypatch: pytest.MonkeyPatch, deck: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = quiltsmith("deck", "show", deck).out.splitlines()[4:]
    drawn = [line for line in lines if "(" not in line]
    assert max(map(len, drawn)) <= columns
    assert not any(line != line.rstrip() for line in lines)


def test_a_wider_screen_takes_fewer_lines(quiltsmith: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    heights = []
    for columns in ("40", "80", "120", "200"):
        monkeypatch.setenv("COLUMNS", columns)
        heights.append(quiltsmith("deck", "show", "meadow").out.count("\n"))
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == len(heights)


def test_colour_tells_sizes_apart_and_changes_no_column(
    quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = quiltsmith("deck", "show", "meadow").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = quiltsmith("deck", "show", "meadow").out
    codes = ["1", "31", "33", "36", "32", "34", "35", "0"]
    assert all(f"\x1b[{code}m" in coloured for code in codes)
    for code in codes:
        coloured = coloured.replace(f"\x1b[{code}m", "")
    assert coloured == plain


def test_every_card_is_shown_once(quiltsmith: Command) -> None:
    out = quiltsmith("deck", "show", "meadow").out
    for card in [*(f"P{number:02}" for number in range(1, 31)), *(f"S{number:02}" for number in range(1, 11))]:
        assert out.count(f"{card} size") == 1, card
    assert quiltsmith("deck", "show", "meadow", "P01", "P01").out.count("P01 size") == 1


def test_unknown_cards_are_all_named_with_the_nearest(quiltsmith: Command) -> None:
    result = quiltsmith("deck", "show", "meadow", "P010", "P10", "house")
    assert (result.code, result.out) == (2, "")
    assert result.err == (
        "quiltsmith: there is no card `P010` in meadow; did you mean `P10`?\n"
        "there is no card `house` in meadow; `deck show` without ids shows all\n"
    )


def test_unknown_decks_and_decks_with_errors_are_refused(quiltsmith: Command) -> None:
    missing = quiltsmith("deck", "show", "medow")
    assert missing.code == 2
    assert "did you mean `meadow`?" in missing.err
    bad = quiltsmith(
        "deck", "show", "-", stdin=b"deck: x\ngame: doodle\ncards:\n  - {id: A, size: 2, shape: '#'}\n"
    )
    assert bad.code == 1
    assert "[wrong-size]" in bad.out + bad.err


def test_json_has_all_facts(quiltsmith: Command, spooky: Path) -> None:
    trough, gate = json.loads(quiltsmith("deck", "show", "meadow", "P10", "S01", "--format", "json").out)
    assert trough == {
        "id": "P10",
        "start": False,
        "shape": "#.#/###",
        "size": 5,
        "rows": 2,
        "columns": 3,
        "connected": True,
        "chiral": False,
        "symmetry": "mirror",
        "perimeter": 12,
        "holes": 0,
        "orientations": ["##/#./##", "##/.#/##", "###/#.#", "#.#/###"],
        "canonical": "##/#./##",
        "cuts": [
            {"line": "right of column 1", "pieces": ["#/#", "##/#."]},
            {"line": "right of column 2", "pieces": ["##/#.", "#/#"]},
        ],
        "illegal_cuts": [{"line": "below row 1", "pieces": ["#", "#", "#/#/#"]}],
        "mirror": None,
        "shown_cuts": ["##", "##/#."],
        "placements": 224,
        "price": None,
        "overridden": False,
        "original_price": None,
        "name": None,
        "note": None,
        "fabric": None,
        "copies": 1,
    }
    assert (gate["id"], gate["start"]) == ("S01", True)
    (changed,) = json.loads(quiltsmith("deck", "show", spooky, "Q", "--format", "json").out)
    assert changed["overridden"] is True
    assert changed["price"] == {"cost": 3, "time": 2, "income": 2}
    assert changed["original_price"] == {"cost": 3, "time": 6, "income": 2}
    boot = json.loads(quiltsmith("deck", "show", "meadow", "P08", "--format", "json").out)[0]
    assert (boot["chiral"], boot["mirror"]) == (True, "..#/###")
    assert len(json.loads(quiltsmith("deck", "show", "meadow", "--format", "json").out)) == 40


def test_fabrics_are_checked_against_a_theme(quiltsmith: Command, tmp_path: Path) -> None:
    deck = tmp_path / "mine.yaml"
    deck.write_text('deck: mine\ngame: doodle\ncards:\n  - {id: A1, size: 2, fabric: hartz, shape: "##"}\n')
    assert quiltsmith("deck", "check", deck).code == 0
    result = quiltsmith("deck", "check", deck, "--theme", "quilt", "--format", "json")
    assert result.code == 1
    problems = json.loads(result.out)["decks"][0]["problems"]
    assert [(found["line"], found["hint"]) for found in problems if found["code"] == "unknown-name"] == [
        (4, "did you mean `hearts`?")
    ]
    assert quiltsmith("deck", "check", deck, "--theme", "nope").code == 2


def test_there_and_back(quiltsmith: Command, tmp_path: Path) -> None:
    table, deck = tmp_path / "mine.csv", tmp_path / "mine.yaml"
    assert quiltsmith("deck", "export", "meadow", "--csv", "--separator", "semicolon", "-o", table).code == 0
    assert table.read_bytes().startswith(b"\xef\xbb\xbfid;start;size;shape;")
    result = quiltsmith("deck", "new", "--from", table, "--title", "Mine", "-o", deck)
    assert (result.code, result.out, result.err) == (0, f"{deck}\n", "")
    made, problems = load_deck(deck)
    assert problems == ()
    assert made is not None
    assert (made.id, made.title["en"], len(made.cards), len(made.start)) == ("mine", "Mine", 30, 10)


def test_a_table_on_standard_output_has_no_mark(quiltsmith: Command) -> None:
    assert quiltsmith("deck", "export", "classic", "--csv").out.startswith("id,size,shape,flip,cost")


def test_mistakes_are_shown_in_the_table_and_nothing_is_written(quiltsmith: Command, tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("id,size,shape\nP01,3,##\n")
    result = quiltsmith("deck", "new", "--from", table, "-o", tmp_path / "mine.yaml")
    assert result.code == 1
    assert f"{table}:2:5: error: card P01 says size 3, but its shape has 2 [wrong-size]" in result.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.csv"]


def test_what_is_only_strange_is_told_beside_the_deck(quiltsmith: Command, tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("id,shape,mine\nP01,##,x\n")
    result = quiltsmith("deck", "new", "--from", table, "-o", "-")
    assert result.code == 0
    assert result.out.endswith('  - {id: P01, size: 2, shape: "##"}\n')
    assert "cards have no column `mine`, so it is not read" in result.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("new", "--from", "nope.csv"), "there is no file `nope.csv`"),
        (
            ("new", "--from", "nope.csv", "--cards", "3"),
            "--from takes the cards of a table as they are; leave --cards out",
        ),
        (("new", "--from", "nope.csv", "--game", "dodle"), "there is no game `dodle`"),
    ],
)
def test_wrong_use(quiltsmith: Command, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    result = quiltsmith("deck", *arguments, cwd=tmp_path)
    assert result.code == 2
    assert result.err.startswith(f"quiltsmith: {message}")


def test_a_table_needs_no_word_for_it(quiltsmith: Command) -> None:
    assert quiltsmith("deck", "export", "meadow").out == quiltsmith("deck", "export", "meadow", "--csv").out
