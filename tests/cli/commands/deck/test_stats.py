"""`quiltsmith deck stats`: the numbers of a deck, and how they are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.cli.terminal.tables import bar, table
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import read_deck
from quiltsmith.decks.statistics import deck_stats
from quiltsmith.formats.source import Source
from quiltsmith.geometry.shape import Symmetry
from tests.conftest import Command

SMALL = """\
deck: small
game: doodle
cards:
  - {id: A, size: 1, shape: "#"}
  - {id: B, size: 3, shape: "##/#."}
  - {id: C, size: 3, shape: ".#/##"}
  - {id: D, size: 5, shape: "#.#/###"}
start:
  - {id: S, size: 7, shape: "###/###/#.."}
"""
PRICED = """\
deck: priced
base: classic
override: {Q: {time: 2}, c: {cost: 8, income: 2}}
"""


@pytest.fixture(scope="module")
def small() -> Deck:
    return _read(SMALL)


def test_patches_are_counted(small: Deck) -> None:
    patches = deck_stats(small).patches
    assert patches is not None
    assert (patches.cards, patches.spaces, patches.mean_size, patches.chiral) == (4, 12, 3.0, 0)
    assert patches.sizes == {1: 1, 3: 2, 5: 1}
    assert patches.symmetries == {Symmetry.MIRROR: 1, Symmetry.DIAGONAL_MIRROR: 2, Symmetry.FULL: 1}
    assert patches.uncuttable == ("A",)
    assert patches.piece_sizes == {1: 2, 2: 3, 3: 1}
    assert (patches.placements.least, patches.placements.median, patches.placements.most) == (81, 240, 256)


def test_start_patches_are_counted_apart(small: Deck) -> None:
    stats = deck_stats(small)
    assert stats.start is not None
    assert (stats.start.cards, stats.start.spaces, stats.start.chiral) == (1, 7, 1)
    assert deck_stats(_read(PRICED)).start is None


def test_duplicates_are_grouped(small: Deck) -> None:
    assert deck_stats(small).duplicates == (("B", "C"),)
    assert deck_stats(_read(PRICED)).duplicates == (("B", "C"), ("E", "f"), ("S", "a"))


def test_coverage_of_one_game(small: Deck) -> None:
    coverage = deck_stats(small).coverage
    assert coverage is not None
    assert (coverage.board, coverage.patches) == (81, 4)
    assert (coverage.least, coverage.average, coverage.most) == (19, 19, 19)
    assert coverage.patches_to_fill == pytest.approx((81 - 7) / 3)
    assert coverage.share(27) == pytest.approx(1 / 3)
    assert deck_stats(_read(PRICED)).coverage is None


def test_values_of_priced_patches() -> None:
    values = {card.id: card.value for card in deck_stats(_read(PRICED)).cards}
    measured = {name: (value.break_even, value.buy_before) for name, value in values.items() if value}
    assert measured["H"] == (0, None), "it costs nothing"
    assert measured["B"] == (None, None), "it brings nothing"
    assert measured["G"] == (1, 53)
    assert measured["N"] == (7, 17)
    assert measured["Y"] == (4, 35), "10 by 3 a mark, rounded up"
    changed = values["c"]
    assert changed is not None
    assert changed.changes == {"cost": -2, "income": -1}
    assert (changed.cost_per_space, changed.time_per_space, changed.income_per_space) == (1.6, 0.8, 0.4)
    assert {name for name, value in values.items() if value and value.changes} == {"Q", "c"}


def test_a_cost_that_no_track_repays() -> None:
    deck = _read("deck: x\nbase: classic\noverride: {N: {cost: 10}, M: {cost: 9}}\n")
    values = {card.id: card.value for card in deck_stats(deck).cards}
    assert values["N"] is not None
    assert values["N"].break_even is None
    assert values["M"] is not None
    assert (values["M"].break_even, values["M"].buy_before) == (9, 5)


def test_text_of_a_doodle_deck(quiltsmith: Command) -> None:
    result = quiltsmith("deck", "stats", "-", stdin=SMALL.encode())
    assert (result.code, result.err) == (0, "")
    assert result.out == (
        "small: 4 patches and 1 start patch for doodle\n"
        "\n"
        "4 patches\n"
        "  spaces      12, 3.0 on an average card\n"
        "  chiral      0 of 4\n"
        "  placements  81 to 256 on the empty board, median 240\n"
        "  can be cut  3 of 4, not A\n"
        "\n"
        "  size               symmetry                         size after a cut\n"
        "  1 1 ██████         mirror          1 ██████         1 2 ████████\n"
        "  3 2 ████████████   diagonal mirror 2 ████████████   2 3 ████████████\n"
        "  5 1 ██████         full            1 ██████         3 1 ████\n"
        "\n"
        "1 start patch\n"
        "  spaces      7, 7.0 on an average card\n"
        "  chiral      1 of 1\n"
        "  placements  392 to 392 on the empty board, median 392\n"
        "\n"
        "  size               symmetry\n"
        "  7 1 ████████████   none 1 ████████████\n"
        "\n"
        "same shape\n"
        "  B = C\n"
        "\n"
        "one game: the start patch and 4 patches on 81 spaces\n"
        "  smallest    19   23% █████▋\n"
        "  average     19   23% █████▋\n"
        "  largest     19   23% █████▋\n"
        "  24.7 patches of average size have the spaces to fill the board\n"
        "\n"
        "card  size  flip  symmetry         ways    cuts  pieces  places\n"
        "A        1        full                1  0 of 0  none        81  ███▏\n"
        "B        3        diagonal mirror     4  2 of 2  1-2        256  █████████▊\n"
        "C        3        diagonal mirror     4  2 of 2  1-2        256  █████████▊\n"
        "D        5        mirror              4  2 of 3  2-3        224  ████████▋\n"
        "S        7     ⇄  none                8          whole      392  ███████████████\n"
    )


def test_text_of_a_rebalanced_deck(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "priced.yaml"
    path.write_text(PRICED, "utf-8")
    lines = quiltsmith("deck", "stats", path).out.splitlines()
    assert "card  size  cost  time  income  /space  /space  /space  ahead  before  change" in lines
    assert "Q*       6     3     2       2    0.50    0.33    0.33      2      47  0/-4/0" in lines
    assert "c*       5     8     4       2    1.60    0.80    0.40      4      35  -2/0/-1" in lines
    assert "B        3     1     3       0    0.33    1.00    0.00  never" in lines
    unchanged = quiltsmith("deck", "stats", "classic").out.splitlines()
    assert "card  size  cost  time  income  /space  /space  /space  ahead  before" in unchanged


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("deck", ["meadow", "classic"])
def test_nothing_is_wider_than_the_screen(
    quiltsmith: Command, monkeypatch: pytest.MonkeyPatch, deck: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = quiltsmith("deck", "stats", deck).out.splitlines()
    assert max(map(len, lines)) <= columns
    assert not any(line != line.rstrip() for line in lines)


def test_json_has_everything(quiltsmith: Command, tmp_path: Path) -> None:
    small = _json(quiltsmith("deck", "stats", "-", "--format", "json", stdin=SMALL.encode()).out)
    assert small["patches"]["sizes"] == {"1": 1, "3": 2, "5": 1}
    assert small["patches"]["placements"] == {"least": 81, "median": 240, "most": 256}
    assert (small["patches"]["cuttable"], small["patches"]["uncuttable"]) == (3, ["A"])
    assert small["start"]["cards"] == 1
    assert small["duplicates"] == [["B", "C"]]
    assert small["coverage"]["share"] == {"least": 0.235, "average": 0.235, "most": 0.235}
    assert [card["id"] for card in small["cards"]] == ["A", "B", "C", "D", "S"]
    assert small["cards"][3]["piece_sizes"] == [2, 3]
    path = tmp_path / "priced.yaml"
    path.write_text(PRICED, "utf-8")
    priced = _json(quiltsmith("deck", "stats", path, "--format", "json").out)
    assert (priced["base"], priced["coverage"], priced["start"]) == ("classic", None, None)
    (changed,) = [card for card in priced["cards"] if card["id"] == "Q"]
    assert changed["price"] == {"cost": 3, "time": 2, "income": 2}
    assert (changed["break_even"], changed["buy_before"], changed["changes"]) == (2, 47, {"time": -4})


def test_a_deck_without_cards_has_little_to_count(quiltsmith: Command) -> None:
    result = quiltsmith("deck", "stats", "-", stdin=b"deck: none\ngame: doodle\ncards: []\n")
    assert (result.code, result.err) == (0, "")
    assert "no shape comes twice" in result.out


@given(st.integers(1, 10_000), st.integers(1, 10_000), st.integers(1, 200))
def test_bars_never_vanish_and_never_outgrow_their_room(value: int, more: int, columns: int) -> None:
    drawn = bar(value, value + more, columns)
    assert 1 <= len(drawn) <= columns
    assert bar(value, value, columns) == "█" * columns
    assert bar(0, value, columns) == ""


def test_tables_are_aligned_under_heads_of_several_lines() -> None:
    lines = table(("card", "per\nspace"), [("A", "1"), ("Bcdef", "22")], left=("card",))
    assert lines == ["         per", "card   space", "A          1", "Bcdef     22"]


def _read(text: str) -> Deck:
    deck, problems = read_deck(Source("test.yaml", text))
    assert deck is not None, problems
    return deck


def _json(text: str) -> Any:
    return json.loads(text)
