"""The kinds of games: one object each, found by the `rules:` of a game file."""

from __future__ import annotations

from typing import ClassVar

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.games.ruleset import BUILT_IN, RuleSet, get_ruleset, is_ruleset, ruleset_names, ruleset_of
from tests.layout.samples import GAMES

PARTS = [name for name, part in vars(RuleSet).items() if isinstance(part, property)]


@pytest.mark.parametrize("rules", BUILT_IN)
def test_every_kind_has_a_shipped_game_of_its_name(rules: str) -> None:
    path = find_game(rules)
    assert path is not None
    game, problems = load_game(path)
    assert game is not None
    assert not problems
    assert game.rules == rules
    assert ruleset_of(game) is get_ruleset(rules)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("rules", BUILT_IN)
def test_every_part_of_a_shipped_kind_can_be_loaded(rules: str, part: str) -> None:
    own = type(get_ruleset(rules))
    found = getattr(get_ruleset(rules), part)
    assert (found is not None) == (part in vars(own)), "a kind defines the parts that it has, and no others"


def test_names_list_the_default_first() -> None:
    assert ruleset_names()[:2] == ("doodle", "patchwork")
    assert is_ruleset("doodle")
    assert not is_ruleset("strange")


class Bare(RuleSet[Game]):
    """A kind that can be read and checked, and nothing else."""

    reading = words = sheets = checks = property(lambda self: pytest.fail("not asked for here"))


class Stranger(Game, frozen=True):
    rules: ClassVar[str] = "strange"


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(BUILT_IN, "strange", f"{__name__}:BARE")
    return Stranger(**{name: getattr(GAMES["doodle"], name) for name in Game.__struct_fields__})


BARE = Bare()


def test_what_a_kind_has_not_got_is_said_in_a_sentence(stranger: Game) -> None:
    from quiltsmith.layout.boards.boards_document import with_boards
    from quiltsmith.layout.product_kinds import scoring_aid_kind
    from quiltsmith.simulate.simulation import simulation_of

    assert ruleset_of(stranger).tiles is None
    with pytest.raises(QuiltsmithError, match="nothing draws the scoring aid of doodle: games with"):
        scoring_aid_kind(stranger)
    with pytest.raises(QuiltsmithError, match="doodle is drawn on score sheets"):
        with_boards(stranger)
    with pytest.raises(QuiltsmithError, match="no bot plays doodle yet"):
        simulation_of(stranger)
