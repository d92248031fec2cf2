"""Random games of random variants, and pairs of their quilts: the checker says what the oracles say.

Ordinary tests look at a few; `python -m tests.games.patchwork.fuzz 20000` looks at so many of each.
"""

from __future__ import annotations

import sys
from collections import Counter

from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_results import CheckedGame
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, PlayedMove, write_played
from quiltsmith.stable_random import StableRandom
from tests.games.patchwork.oracle import Slow
from tests.games.patchwork.pair_judge import judge_pair, points
from tests.games.patchwork.quilt_samples import check_both, quilt_of, text_of
from tests.games.patchwork.samples import NAMES, read
from tests.games.patchwork.variants import Variant, random_variant

GAMES_PER_VARIANT = 20
PLAYERS = (0, 1)
_CLAIMS = (["buttons"], ["tile"], ["empty"], ["total"])


def compare_game(variant: Variant, seed: int) -> str:
    """Check a whole game, one that stops early, or one with a move that was changed; give which of them."""
    random, game = StableRandom(seed), variant.play(seed)
    kind = random.pick((compare_claims, compare_changed, compare_changed, None))
    found = kind(variant, game, random) if kind else ""
    if not found:
        compare_whole(variant, game)
    return found or "whole"


def _slow(variant: Variant, game: PlayedGame) -> Slow:
    return Slow(variant.deck, list(game.circle), variant.numbers)


def check(variant: Variant, text: str) -> CheckedGame:
    checked = variant.checker.check(read(text))
    assert isinstance(checked, CheckedGame)
    return checked


def compare_whole(variant: Variant, game: PlayedGame) -> None:
    """Follow a game to its end."""
    checked, slow = check(variant, write_played(game, NAMES, {})), _slow(variant, game)
    slow.play(game.moves)
    assert (checked.problems, checked.checked) == ([], "full")
    assert checked.winner == NAMES[slow.winner()]
    for player in PLAYERS:
        standing = checked.standing(player)
        assert (standing.buttons, standing.income) == (slow.buttons[player], slow.income[player])
        assert (standing.has_tile, standing.empty) == (slow.tile == player, slow.empty(player))
        assert standing.total == slow.total(player)


def compare_claims(variant: Variant, game: PlayedGame, random: StableRandom) -> str:
    """Stop a game early: buttons, tile and empty spaces must agree with what was replayed so far.

    There is nothing to compare where the last move left something to be done, or ended the game.
    """
    count = 1 + random.below(len(game.moves))
    slow = _slow(variant, game)
    slow.follow(game.moves[:count])
    if slow.waiting or slow.is_over():
        return ""
    lines, expected = lines_of(replace_moves(game, game.moves[:count])), []
    for player, who in enumerate(NAMES):
        buttons = slow.buttons[player] + random.pick((0, 0, 0, 1))
        empty = slow.empty(player) + random.pick((0, 0, 0, 1))
        has_tile = (slow.tile == player) != (random.below(4) == 0)
        lines += [f"buttons {who} {buttons}", f"tile {who} {'yes' if has_tile else 'no'}", f"empty {who} {empty}"]
        expected += ["buttons-wrong"] * (buttons != slow.buttons[player]) + ["empty-wrong"] * (
            empty != slow.empty(player)
        )
        if has_tile != (slow.tile == player):
            # Who has a tile that is worth nothing may leave it where it is.
            expected += ["tile-unearned"] if has_tile else ["tile-forgotten"] * bool(variant.numbers.tile)
    checked = check(variant, "\n".join(lines))
    assert sorted(problem.code for problem in checked.problems if problem.is_error) == sorted(expected)
    assert [problem.code for problem in checked.problems if not problem.is_error] == ["unfinished"]
    assert (checked.checked, checked.winner) == ("partly", None)
    return "early, wrong" if expected else "early, right"


def compare_changed(variant: Variant, game: PlayedGame, random: StableRandom) -> str:
    """Change one move; whatever the rules forbid has an error, and what they allow has none."""
    moves, number = list(game.moves), random.below(len(game.moves))
    move = moves[number]
    match random.below(4):
        case 0:
            moves[number] = replace(move, player=1 - move.player)
        case 1 if move.card:
            moves[number] = replace(move, card=random.pick(game.circle))
        case 2:
            del moves[number]
        case _:
            moves.insert(number, PlayedMove(random.below(2), "advance"))
    if _overlap(moves):
        return ""  # no board can show that
    changed, slow = replace_moves(game, tuple(moves)), _slow(variant, game)
    try:
        slow.follow(moves)
        is_legal = not slow.waiting
    except AssertionError:
        is_legal = False
    checked = check(variant, "\n".join(lines_of(changed)))
    assert checked.is_valid == is_legal, [problem.message for problem in checked.problems]
    return "changed, legal" if is_legal else "changed, illegal"


def _overlap(moves: list[PlayedMove]) -> bool:
    covered = [0, 0]
    for move in moves:
        if covered[move.player] & move.spaces:
            return True
        covered[move.player] |= move.spaces
    return False


def replace_moves(game: PlayedGame, moves: tuple[PlayedMove, ...]) -> PlayedGame:
    """Give a game with other moves and the same end, whose claims are of no use then."""
    return PlayedGame(game.circle, game.track, moves, game.end)


def lines_of(game: PlayedGame) -> list[str]:
    lines = write_played(game, NAMES, {}).splitlines()
    return [line for line in lines if line.split()[:1] not in _CLAIMS]


def compare_quilts(variant: Variant, seed: int, games: int = 10**9) -> Counter[str]:
    """Check two quilts of some games, half of the time of the same one, and give what was found."""
    random, numbers = StableRandom(seed), variant.numbers
    deck = {card.id: card.shape for card in variant.deck.cards}
    seeds = (seed % games, seed % games if random.below(2) else (seed + 1) % games)
    first, second = (quilt_of(variant.play(game), player, numbers, random) for player, game in enumerate(seeds))
    if random.below(4) == 0:
        missing = points(first, False, numbers) - points(second, False, numbers)
        second.buttons, second.total = max(0, second.buttons + missing), None  # for ties
    expected = judge_pair(first, second, numbers, deck)
    seen: Counter[str] = Counter()
    both = check_both(variant.checker, text_of(first, NAMES[0], numbers), text_of(second, NAMES[1], numbers))
    for checked, errors, tile, total in zip(both, expected.errors, expected.tiles, expected.totals, strict=True):
        assert {problem.code for problem in checked.problems} == errors
        assert (checked.quilt.has_tile, checked.total) == (tile, total)
        is_tied = expected.totals[0] == expected.totals[1]
        assert any("who reached the last space first" in note for note in checked.notes) == is_tied
        seen.update(errors or ["fine"])
        seen["tied"] += is_tied
    return seen


def fuzz(count: int, first: int = 0) -> tuple[Counter[str], Counter[str], list[str]]:
    """Compare so many games and so many pairs of quilts; give what they were, and what differed."""
    games: Counter[str] = Counter()
    quilts: Counter[str] = Counter()
    different = []
    for seed in range(first, first + count):
        if seed % GAMES_PER_VARIANT == 0 or seed == first:
            variant = random_variant(seed // GAMES_PER_VARIANT)
        try:
            games[compare_game(variant, seed)] += 1
        except AssertionError as error:
            different.append(f"game {seed}: {error}")
        try:
            quilts.update(compare_quilts(variant, seed))
        except AssertionError as error:
            different.append(f"quilts {seed}: {error}")
    return games, quilts, different


if __name__ == "__main__":
    for found in fuzz(*map(int, sys.argv[1:])):
        print(found)  # noqa: T201 - the result of this program
