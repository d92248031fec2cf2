"""The report of a deck for two: numbers for programs, sentences, parts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith.i18n import use_locale
from quiltsmith.simulate.balance_report import Effects, Histogram, NumberTable, Tiles
from quiltsmith.simulate.batch_sizes import batch_size
from quiltsmith.simulate.patchwork_balance import PatchEffect
from quiltsmith.simulate.patchwork_report import balance_report, verdicts
from quiltsmith.simulate.simulation import RunConfig
from tests.conftest import Command
from tests.games.patchwork.samples import classic
from tests.simulate.test_patchwork_balance import classic_balance


def test_numbers_for_programs() -> None:
    told = balance_report(RunConfig(classic(), "greedy", "greedy", 1), classic_balance()).json
    assert (told["deck"], told["game"], told["bot"], told["games"], told["seed"]) == (
        *("classic", "patchwork", "greedy"),
        *(4_000, 1),
    )
    assert 0.49 < told["first_player_win_rate"] < 0.56
    assert set(told["total"]) == {"mean", "sd", "min", "max", "histogram"}
    assert sum(games for _, games in told["total"]["histogram"]) == 8_000
    best = max(told["cards"], key=lambda card: card["effect"])
    assert best["id"] == "H"
    assert best["ci95"][0] < best["effect"] < best["ci95"][1]
    assert best["bought"] > 0.95
    assert json.loads(json.dumps(told)) == told


def test_the_parts_of_the_page() -> None:
    made = balance_report(RunConfig(classic(), "greedy", "minimax", 1), classic_balance())
    assert [type(part) for part in made.parts] == [Histogram, Tiles, Effects, NumberTable]
    assert "greedy – minimax" in made.subtitle
    table = made.parts[-1]
    assert isinstance(table, NumberTable)
    assert {len(row) for row in table.rows} == {len(table.heads)}


def test_verdicts_say_what_is_too_cheap_and_too_dear() -> None:
    found = verdicts(classic_balance())
    texts = [verdict.text for verdict in found]
    assert texts[0].startswith("H is ")
    assert texts[0].endswith(" points too cheap")
    assert {"too-cheap", "too-dear", "in-balance"} <= {verdict.code for verdict in found}
    with use_locale("de"):
        assert verdicts(classic_balance())[0].text.endswith(" Punkte zu billig")


@pytest.mark.parametrize(("share", "code"), [(0.6, "first-player"), (0.5, "first-player-fair")])
def test_the_first_player(share: float, code: str) -> None:
    changed = replace(classic_balance(), first_wins=share, games=40_000)
    assert code in {verdict.code for verdict in verdicts(changed)}


def test_few_games_are_told() -> None:
    patches = tuple(replace(patch, effect=PatchEffect(0.0, 2.0)) for patch in classic_balance().patches)
    codes = {verdict.code for verdict in verdicts(replace(classic_balance(), patches=patches))}
    assert "few-games" in codes
    unknown = tuple(replace(patch, effect=None) for patch in patches)
    found = verdicts(replace(classic_balance(), patches=unknown, games=10))
    assert "10 games are too few" in found[-1].text


def test_a_patch_that_nobody_buys_is_told() -> None:
    first, *rest = classic_balance().patches
    changed = replace(classic_balance(), patches=(replace(first, bought=0.04), *rest))
    text = next(verdict.text for verdict in verdicts(changed) if verdict.code == "seldom-bought")
    assert text == "A is bought in only 4% of all games"


def test_the_command(quiltsmith: Command) -> None:
    result = quiltsmith("simulate", "classic", "--games", "200", "--against", "random", "--format", "json")
    assert result.code == 0
    told = json.loads(result.out)
    assert told["first_player_win_rate"] > 0.9
    assert (told["bot"], told["against"]) == ("greedy", "random")
    assert len(told["cards"]) == 33


def test_decks_are_compared_game_by_game(quiltsmith: Command, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text("deck: other\ntitle: Other\nbase: classic\noverride:\n  H: {cost: 12, time: 6}\n", "utf-8")
    run = quiltsmith("simulate", "classic", "--games", "600", "--compare", other, "--format", "json")
    assert run.code == 0
    compared = json.loads(run.out)["compare"]
    assert [outcome["name"] for outcome in compared["outcomes"]][:3] == ["first", "second", "moves"]
    assert (
        "Score of the first player" in quiltsmith("simulate", "classic", "--games", "50", "--compare", other).out
    )


def test_the_slower_bot_makes_the_batches_small() -> None:
    sizes = [batch_size(RunConfig(classic(), *bots, 1)) for bots in (("greedy", "greedy"), ("greedy", "rollout"))]
    assert sizes[0] > sizes[1] == batch_size(RunConfig(classic(), "rollout", None, 1))
