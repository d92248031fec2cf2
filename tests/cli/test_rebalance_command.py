"""`quiltsmith rebalance`, as a user runs it."""

from __future__ import annotations

import json
from difflib import unified_diff
from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.decks.deck_reader import load_deck
from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate import runs
from quiltsmith.simulate.doodle_rebalancing import with_shapes
from quiltsmith.simulate.estimates import Estimate
from quiltsmith.simulate.rebalancing import CardChange, FreshCheck, Rebalanced
from tests.conftest import Command

QUICK = ("--games", "300", "--jobs", "1", "--tolerance", "6", "--most", "2")
PLANTED = "deck: own\ntitle: Own\nbase: classic\noverride:\n  Y: {cost: 0}\n"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Write a deck with a patch that costs nothing."""
    path = tmp_path / "own.yaml"
    path.write_text(PLANTED, "utf-8")
    return path


def test_new_prices_are_written_over_the_deck(quiltsmith: Command, own: Path, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    new = tmp_path / "new" / "fairer.yaml"
    run = quiltsmith("rebalance", own, *QUICK, "-o", new)
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith(f"{new}\n")
    assert max(map(len, run.out.splitlines())) <= max(80, len(str(new)))
    text = new.read_text("utf-8")
    assert '\nbase: "../own.yaml"\noverride:\n  ' in text
    deck, problems = load_deck(new)
    assert problems == ()
    assert deck is not None
    assert deck.id == "fairer"
    assert '\n  "Y": {cost: ' in text
    assert text.count(": {cost: ") <= 2


def test_a_shipped_deck_is_the_base_by_its_name(quiltsmith: Command, tmp_path: Path) -> None:
    new = tmp_path / "same.yaml"
    assert quiltsmith("rebalance", "classic", *QUICK[:4], "--tolerance", "50", "-o", new).code == 0
    assert "\nbase: classic\noverride: {}\n" in new.read_text("utf-8")
    assert quiltsmith("deck", "check", new).code == 0


def test_programs_get_what_was_promised(quiltsmith: Command, own: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.yaml"
    run = quiltsmith("rebalance", own, *QUICK, "--seed", "1", "--format", "json", "-o", new)
    told = json.loads(run.out)
    assert list(told)[:6] == ["deck", "bot", "games", "seed", "rounds", "tolerance"]
    assert (told["deck"], told["bot"], told["seed"], told["tolerance"]) == ("own", "greedy", 1, 6.0)
    change = told["changes"][0]
    assert set(change) == {"id", "before", "after", "effect_before", "effect_after"}
    assert set(change["before"]) == set(change["after"]) == {"cost", "time"}
    assert told["spread_before"] > 0
    assert [check["bot"] for check in told["checks"]] == ["greedy", "minimax:2"]
    assert "override:" in new.read_text("utf-8")


def test_a_deck_goes_from_standard_input_to_standard_output(quiltsmith: Command) -> None:
    run = quiltsmith("rebalance", "-", *QUICK, "-o", "-", stdin=PLANTED.encode())
    assert run.out.startswith("# own with fewest changes")
    assert "What changes" not in run.out


def test_a_handful_of_games_tells_nothing(quiltsmith: Command) -> None:
    run = quiltsmith("rebalance", "meadow", "--games", "10", "--jobs", "1")
    assert (run.code, run.err) == (0, "")
    assert "meadow is in balance as it is" in run.out


def test_doodle_decks_are_written_whole(quiltsmith: Command, tmp_path: Path) -> None:
    new = tmp_path / "calm.yaml"
    run = quiltsmith("rebalance", "meadow", "--games", "300", "--tolerance", "30", "--jobs", "1", "-o", new)
    assert run.code == 0
    assert "meadow is in balance as it is" in run.out
    deck, problems = load_deck(new)
    assert deck is not None
    assert problems == ()
    assert (deck.id, len(deck.cards), len(deck.start)) == ("calm", 30, 10)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--keep", "A,ZZ"), "classic has no card ZZ"),
        (("--bot", "beam"), "there is no bot beam"),
        (("--tolerance", "0"), "tolerance"),
        (("--seed", "-1"), "a seed is a number"),
    ],
)
def test_wrong_use(quiltsmith: Command, arguments: tuple[str, ...], words: str) -> None:
    run = quiltsmith("rebalance", "classic", *arguments)
    assert run.code == 2
    assert words in run.err


def test_nothing_is_overwritten_before_a_game_is_played(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "new.yaml").write_text("mine")
    run = quiltsmith("rebalance", "classic", "-o", tmp_path / "new.yaml")
    assert run.code == 2
    assert (tmp_path / "new.yaml").read_text() == "mine"


def test_an_interrupt_leaves_nothing_behind(
    quiltsmith: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(runs, "play_batches", interrupted)
    run = quiltsmith("rebalance", "classic", *QUICK, "-o", tmp_path / "new.yaml")
    assert run.code == 130
    assert "Traceback" not in run.err
    assert list(tmp_path.iterdir()) == []


OWN = """\
# My own deck, drawn on a train.
deck: own
title: {en: Own, de: Eigen}  # for now
game: doodle

cards:
  # the small ones
  - id: P01      # comma
    size: 3
    name: {en: Comma, de: Beistrich}
    note: kept for luck
    cuts: ["##", "#"]
    shape: |
      ##
      #.
  - {id: P02, size: 3, name: Dash,   shape: "###"}   # no change
start:
  - {id: S01, size: 7, shape: "#######"}
"""
PRICED = """\
# prices of a rainy day
deck: own
title: Own
game: patchwork
cards:
  - {id: A, size: 3, cost: 2, time: 1, income: 0, name: Comma, shape: "##/#."}  # cheap
  - {id: B, size: 3, cost: 4, time: 2, income: 1, shape: "###"}
"""


def changed(deck: Deck) -> Rebalanced:
    """Return what bots might find: the first card gets another shape, or another price."""
    card = deck.cards[0]
    if card.price is None:
        new = with_shapes(deck, {card.id: Shape.parse("###")})
        change = CardChange(
            card.id, {"shape": str(card.shape)}, {"shape": "###"}, str(card.shape), "###", 2.0, 0.5
        )
    else:
        price = Price(5, 3, card.price.income)
        new = replace(deck, cards=(replace(card, price=price), *deck.cards[1:]))
        change = CardChange(card.id, {}, {"cost": 5, "time": 3}, "cost 2, time 1", "cost 5, time 3", 2.0, 0.5)
    known = {card.id: Estimate(0.5, 0.1)}
    return Rebalanced(new, 1, 300, True, (change,), (FreshCheck("greedy", 300, known, known),))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots find a change without a game."""
    monkeypatch.setattr(
        "quiltsmith.cli.simulation_commands.rebalance_with_progress", lambda deck, _wishes: changed(deck)
    )


def differences(before: str, after: str) -> list[str]:
    lines = unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return [line for line in lines if not line.startswith(("+++", "---", "@@"))]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_only_what_changes_is_changed(quiltsmith: Command, tmp_path: Path, line_end: str) -> None:
    (tmp_path / "own.yaml").write_bytes(OWN.replace("\n", line_end).encode())
    run = quiltsmith("rebalance", "own.yaml", "-o", "new/fairer.yaml", cwd=tmp_path)
    assert (run.code, run.err) == (0, "")
    written = (tmp_path / "new" / "fairer.yaml").read_bytes().decode()
    assert written.count("\n") == written.count(line_end)
    assert differences(OWN, written.replace("\r\n", "\n")) == [
        "+# own with fewest changes so that bots find its cards in balance.",
        "+# Made by `quiltsmith rebalance`; effects are points, measured on fresh seeds.",
        "+# P01: was ##/#.; effect +2.0 before, +0.5 now",
        "+# Names, notes and comments of these cards were written for their old shapes.",
        "-deck: own",
        "+deck: fairer",
        "-      ##",
        "-      #.",
        "+      ###",
    ]
    assert quiltsmith("deck", "check", "new/fairer.yaml", cwd=tmp_path).code == 0


@pytest.mark.usefixtures("quick")
def test_a_deck_may_take_its_own_place_by_force(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(PRICED, encoding="utf-8")
    assert quiltsmith("rebalance", "own.yaml", "-o", "own.yaml", cwd=tmp_path).code == 2
    assert (tmp_path / "own.yaml").read_text(encoding="utf-8") == PRICED
    assert quiltsmith("rebalance", "own.yaml", "-o", "own.yaml", "--force", cwd=tmp_path).code == 0
    assert differences(PRICED, (tmp_path / "own.yaml").read_text(encoding="utf-8"))[3:] == [
        '-  - {id: A, size: 3, cost: 2, time: 1, income: 0, name: Comma, shape: "##/#."}  # cheap',
        '+  - {id: A, size: 3, cost: 5, time: 3, income: 0, name: Comma, shape: "##/#."}  # cheap',
    ]
    (tmp_path / "own.yaml").write_text(PLANTED, encoding="utf-8")
    refused = quiltsmith("rebalance", "own.yaml", "-o", "./own.yaml", "--force", cwd=tmp_path)
    told = "quiltsmith: own.yaml builds on another deck, so its new prices need another file\n"
    assert (refused.code, refused.err) == (2, told)
    assert (tmp_path / "own.yaml").read_text(encoding="utf-8") == PLANTED


@pytest.mark.usefixtures("quick")
def test_a_deck_that_builds_on_another_is_written_whole_and_that_is_told(
    quiltsmith: Command, tmp_path: Path
) -> None:
    (tmp_path / "own.yaml").write_text(OWN, encoding="utf-8")
    (tmp_path / "more.yaml").write_text("# more\ndeck: more\ntitle: More\nbase: ./own.yaml\n", encoding="utf-8")
    run = quiltsmith("rebalance", "more.yaml", "-o", "new.yaml", cwd=tmp_path)
    assert (run.code, run.err) == (0, "note: comments and layout of more.yaml could not be kept\n")
    deck, problems = load_deck(tmp_path / "new.yaml")
    assert deck
    assert (deck.cards[0].name["en"], str(deck.cards[0].shape), len(deck.start)) == ("Comma", "###", 1)
    assert not [problem for problem in problems if problem.is_error]


@pytest.mark.usefixtures("quick")
def test_a_game_of_ones_own_is_found_from_another_folder(quiltsmith: Command, tmp_path: Path) -> None:
    assert quiltsmith("games", "--show", "doodle", "-o", "games/small.yaml", cwd=tmp_path).code == 0
    own = OWN.replace("game: doodle", "game: games/small.yaml")
    (tmp_path / "own.yaml").write_text(own, encoding="utf-8")
    assert quiltsmith("rebalance", "own.yaml", "-o", "new/fairer.yaml", cwd=tmp_path).code == 0
    assert '\ngame: "../games/small.yaml"\n' in (tmp_path / "new" / "fairer.yaml").read_text(encoding="utf-8")
    assert quiltsmith("deck", "check", "new/fairer.yaml", cwd=tmp_path).code == 0


@pytest.mark.usefixtures("quick")
def test_comments_of_a_shipped_deck_come_along(quiltsmith: Command, tmp_path: Path) -> None:
    assert quiltsmith("rebalance", "Meadow", "-o", "new.yaml", cwd=tmp_path).code == 0
    text = (tmp_path / "new.yaml").read_text(encoding="utf-8")
    assert "# dewdrop" in text
    assert "yaml-language-server" not in text
    assert quiltsmith("rebalance", "halloween", "-o", "prices.yaml", "--quiet", cwd=tmp_path).code == 0
    assert "\nbase: classic\n" in (tmp_path / "prices.yaml").read_text(encoding="utf-8")


def test_standard_output_has_room_for_one_thing(quiltsmith: Command) -> None:
    run = quiltsmith("rebalance", "meadow", "-o", "-", "--format", "json")
    assert (run.code, run.out) == (2, "")
    assert "standard output has room for a deck or for JSON" in run.err
