"""Which score line is of which round."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.doodle.log import START, DoodleLog, ScoreLine


def scores_by_round(game: DoodleGame, log: DoodleLog) -> dict[int, ScoreLine]:
    """Sort the score lines by round: as they are counted, or by their turns where one is missing or too many."""
    counted = dict(enumerate(log.scores, 1))
    if len(counted) == game.rounds or not (counted and log.entries):
        return counted
    placed: dict[int, ScoreLine] = {}
    for score in log.scores:
        number = round_scored(game, log, score)
        if number is None:
            return counted
        placed.setdefault(number, score)
    return placed


def round_scored(game: DoodleGame, log: DoodleLog, score: ScoreLine) -> int | None:
    """Find the round at whose end a score line stands; nothing if it stands within a round.

    A total says that the game is over, so that the last round is over too, whatever turns are missing.
    """
    reached = max(log.turns[: score.entries_before], default=START)
    number = max(1, -(-reached // game.turns_per_round))
    is_over = reached == number * game.turns_per_round or score.entries_before < len(log.entries)
    is_over = is_over or (number == game.rounds and log.total is not None)
    return number if is_over and reached <= game.turns and stands_at_end(game, log, score, number) else None


def stands_at_end(game: DoodleGame, log: DoodleLog, score: ScoreLine, number: int) -> bool:
    """Tell whether a score line stands after all turns of its round and before all later ones.

    A single may be shaded at any time, so also in the last turn of the round when that is scored already.
    """
    last_turn, behind = number * game.turns_per_round, log.entries[score.entries_before :]
    if max(log.turns[: score.entries_before], default=START) > last_turn:
        return False
    return all(entry.turn > last_turn or (entry.is_single and entry.turn == last_turn) for entry in behind)
