"""`quiltsmith rebalance`, as a user runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quiltsmith.decks.deck_reader import load_deck
from quiltsmith.simulate import runs
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
