"""Random legal games: written, read and checked they are valid and score the same."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.decks.deck_writer import write_deck
from quiltsmith.formats.fields import title_languages
from quiltsmith.games.doodle.doodle_deal import make_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import Move, ScoreWording, Scoring, write_played
from quiltsmith.simulate.doodle_engine import play_sheet
from tests.conftest import Command
from tests.games.doodle.random_games import VARIANT, RandomGame, game_at, random_deck, random_game, usual_game

seeds = st.integers(0, 2**32)


@pytest.fixture(scope="module")
def variant(tmp_path_factory: pytest.TempPathFactory) -> DoodleGame:
    path = tmp_path_factory.mktemp("games") / "small.yaml"
    path.write_text(VARIANT, encoding="utf-8")
    return game_at(path)


def assert_checks(made: RandomGame, language: str, wording: ScoreWording, with_deal: bool) -> None:
    checked, played = made.check(made.text(language, wording), with_deal), made.played
    assert checked.problems == []
    assert checked.unchecked == []
    assert tuple(scored.counted for scored in checked.sheet.rounds) == played.scores
    assert checked.empty == played.empty
    assert checked.total == checked.claimed_total == played.total
    assert checked.specials == played.specials
    missed = [scored for scored in checked.sheet.rounds if (scored.best or 0) > (scored.counted or 0)]
    assert len([note for note in checked.notes if "missed" in note]) == len(missed)


@settings(max_examples=50)
@given(seeds, st.sampled_from(title_languages()), st.sampled_from(get_args(ScoreWording)), st.booleans())
def test_random_games_are_valid(seed: int, language: str, wording: ScoreWording, with_deal: bool) -> None:
    assert_checks(random_game(seed), language, wording, with_deal)


@settings(max_examples=25)
@given(data=st.data())
def test_random_games_of_a_variant_are_valid(variant: DoodleGame, data: st.DataObject) -> None:
    made = random_game(data.draw(seeds), variant)
    wording = data.draw(st.sampled_from(get_args(ScoreWording)))
    assert_checks(made, "en", wording, data.draw(st.booleans()))


def test_random_games_use_everything() -> None:
    logs = [random_game(seed).played.log for seed in range(100)]
    moves = [line for log in logs for line in log if isinstance(line, Move)]
    assert any(move.cuts == 2 for move in moves)
    assert any(move.cuts and move.neighbour for move in moves)
    assert any(move.neighbour and not move.cuts for move in moves)
    assert any(not move.spaces for move in moves)
    assert any(move.spaces and not move.card for move in moves)
    assert {type(log[-1]) for log in logs} == {Move, Scoring}, "some shade a single during the last scoring"


def test_the_same_seed_plays_the_same_game() -> None:
    assert random_game(5).text() == random_game(5).text()
    assert random_game(5).text() != random_game(6).text()


def test_the_command_checks_a_variant_with_its_deal(tmp_path: Path, quiltsmith: Command) -> None:
    """The whole way through files: a game definition, a deck for it, a deal and three players' sheets."""
    (tmp_path / "small.yaml").write_text(VARIANT, encoding="utf-8")
    game = game_at(tmp_path / "small.yaml")
    deck = random_deck(game, 3)
    (tmp_path / "mine.yaml").write_text(write_deck(deck, game="./small.yaml"), encoding="utf-8")
    deal = make_deal(deck, game, 8, "./mine.yaml")
    (tmp_path / "deal.yaml").write_text(deal.to_yaml(), encoding="utf-8")
    sheets = []
    for seed in range(3):
        played = play_sheet(game, deck, "random", seed, deal)
        heads = {"game": "./small.yaml", "deck": "./mine.yaml", "player": f"Player {seed}"}
        sheets.append(write_played(played, heads))
    (tmp_path / "sheets.txt").write_text("---\n".join(sheets), encoding="utf-8")
    result = quiltsmith("sheet", "check", tmp_path / "sheets.txt", "--deal", tmp_path / "deal.yaml")
    assert (result.code, result.err) == (0, "")
    assert "not-dealt" not in result.out
    assert result.out.count(": valid") == 3


def test_a_written_game_is_what_people_write() -> None:
    text = random_game(0).text().splitlines()
    assert text[0] == "player: Anna"
    assert text[2] == "board:"
    assert len(text[3]) == usual_game().board.columns
    assert text[13] == "log:"
    assert text[14].startswith("start  A  S")
    assert text[-1].startswith("total  ")
