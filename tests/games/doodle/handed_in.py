"""Random games as people hand them in: with gaps in the log, or none, with scores missing, wrong or too many."""

from __future__ import annotations

from dataclasses import replace

from quiltsmith.games.doodle.doodle_writer import Move, Scoring
from quiltsmith.stable_random import StableRandom
from tests.games.doodle.judge import Line, Numbers, Sheet
from tests.games.doodle.random_games import RandomGame

_PERCENT = 100


def hand_in(made: RandomGame, random: StableRandom) -> tuple[Sheet, str]:
    """Spoil a legal game at random; give the sheet as a value and as text."""
    game = made.game
    numbers = Numbers(
        rows=game.board.rows,
        columns=game.board.columns,
        rounds=game.rounds,
        turns_per_round=game.turns_per_round,
        per_square_space=game.scoring.per_square_space,
        per_extra_line=game.scoring.per_extra_line,
        per_empty_space=game.points_per_empty_space,
        has_start=bool(made.deck.start),
    )

    def happens(percent: int) -> bool:
        return random.below(_PERCENT) < percent

    lost = {turn for turn in range(1, game.turns + 1) if happens(random.pick((0, 0, 10, 60)))}
    forgotten = {turn for turn in range(1, game.turns + 1) if happens(3)}
    grid = {(row, column): "." for row in range(game.board.rows) for column in range(game.board.columns)}
    log: list[Line | int] = []
    words: list[str] = []
    scores: dict[int, int] = {}
    number = 0
    for letter, line in made.played.lettered():
        if isinstance(line, Scoring):
            number += 1
            log.append(number)
            points = made.played.scores[number - 1]
            if happens(85):
                scores[number] = random.below(points + 3) if happens(15) else points
                words.append(f"score {scores[number]}")
            continue
        cells = frozenset(game.board.cells(line.spaces))
        is_told = line.turn not in lost and not (line.turn in forgotten and cells)
        sign = letter if is_told or happens(50) else "#"
        grid.update(dict.fromkeys(cells, sign))
        if is_told:
            log.append(Line(line.turn, cells))
            words.append(_words(line, letter))
        elif line.turn not in lost and not any(isinstance(one, Line) and one.turn == line.turn for one in log):
            log.append(Line(line.turn, frozenset()))
            words.append(f"{line.turn} pass")
    sheet = Sheet(
        numbers=numbers,
        board=frozenset(cell for cell, sign in grid.items() if sign != "."),
        log=log,
        scores=scores,
        # Without its last turn and without a total nobody knows which round the last score is of.
        total=made.played.total - random.pick((0, 0, 0, 1, 5, -1)) if happens(80) or game.turns in lost else None,
        empty=made.played.empty + random.pick((0, 0, 0, 1)) if happens(60) else None,
    )
    if happens(25):
        # Without a log the scores are counted: as many as there are belong to the first rounds.
        counted = dict(enumerate(scores.values(), 1))
        sheet = replace(sheet, has_log=False, scores=counted)
        words = [f"score {points}" for points in counted.values()]
        if len(counted) == game.rounds and happens(20):
            sheet = replace(sheet, further_scores=[1])
            words.append("score 1")
    return sheet, _text(sheet, grid, words)


def _words(move: Move, letter: str) -> str:
    turn = str(move.turn) if move.turn else "start"
    if not move.spaces:
        return f"{turn} pass"
    specials = " neighbour" * move.neighbour + " cut" * move.cuts
    return f"{turn} {letter} {move.card or 'single'}{specials}"


def _text(sheet: Sheet, grid: dict[tuple[int, int], str], words: list[str]) -> str:
    numbers = sheet.numbers
    rows = ("".join(grid[row, column] for column in range(numbers.columns)) for row in range(numbers.rows))
    claims = [f"empty {sheet.empty}"] if sheet.empty is not None else []
    claims += [f"total {sheet.total}"] if sheet.total is not None else []
    return "\n".join(["board:", *rows, "", "log:", *words, *claims, ""])
