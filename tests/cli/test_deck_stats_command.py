"""`quiltsmith deck stats`: the numbers of a deck, and how they are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Command
from tests.decks.samples import PRICED, SMALL


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


def _json(text: str) -> Any:
    return json.loads(text)
