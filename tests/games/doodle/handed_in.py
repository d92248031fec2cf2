"""Random games as people hand them in: with gaps in the log, or none, with scores missing, wrong or too many.

Some name another card, a neighbour that was none, or a special action that the game does not allow; some have a
second board.
"""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_writer import Move, Scoring
from quiltsmith.stable_random import StableRandom
from tests.games.doodle.judge import Line, Numbers, Score, Sheet, Table
from tests.games.doodle.random_games import RandomGame

_PERCENT = 100


def numbers_of(made: RandomGame) -> Numbers:
    """Give the numbers of a game to the judge."""
    game = made.game
    return Numbers(
        rows=game.board.rows,
        columns=game.board.columns,
        rounds=game.rounds,
        turns_per_round=game.turns_per_round,
        per_square_space=game.scoring.per_square_space,
        per_extra_line=game.scoring.per_extra_line,
        per_empty_space=game.points_per_empty_space,
        has_start=bool(made.deck.start),
        circle=game.circle,
        die=game.die,
        specials=game.specials,
    )


def table_of(made: RandomGame) -> Table:
    """Give the deal of a game to the judge."""
    return Table(made.deal.circle, made.deal.refills, made.deal.rolls)


def hand_in(made: RandomGame, random: StableRandom) -> tuple[Sheet, str]:
    """Spoil a legal game at random; give the sheet as a value and as text."""
    game = made.game

    def happens(percent: int) -> bool:
        return random.below(_PERCENT) < percent

    turns, forgetful = range(1, game.turns + 1), random.pick((0, 0, 10, 40, 85))
    lost = {turn for turn in turns if happens(forgetful)}
    half_lost = {turn for turn in turns if happens(forgetful // 2)}
    forgotten = {turn for turn in turns if happens(random.pick((0, 0, 0, 6)))}
    careless, scored = random.pick((0, 0, 10)), random.pick((100, 100, 60))
    grid = {(row, column): "." for row in range(game.board.rows) for column in range(game.board.columns)}
    log: list[Line | Score] = []
    words: list[str] = []
    points = iter(made.played.scores)
    for letter, line in made.played.lettered():
        if isinstance(line, Scoring):
            claim = next(points)
            if happens(scored):
                claim = random.below(claim + 3) if happens(8) else claim
                log.append(Score(claim))
                words.append(f"score {claim}")
            continue
        told = _tampered(made, line, random) if line.turn and line.card and happens(careless) else line
        cells = frozenset(game.board.cells(line.spaces))
        is_single = bool(cells) and not line.card
        is_lost = line.turn in lost or (line.turn in half_lost and not is_single)
        is_told = not is_lost and not (line.turn in forgotten and cells)
        sign = letter if is_told or happens(50) else "#"
        grid.update(dict.fromkeys(cells, sign))
        if is_told:
            log.append(Line(line.turn, cells, told.card, told.neighbour, told.cuts))
            words.append(_words(told, letter))
        elif not is_lost and not is_single:
            log.append(Line(line.turn, frozenset()))
            words.append(f"{line.turn} pass")
    empty = [cell for cell, sign in grid.items() if sign == "."]
    if log and isinstance(log[-1], Line) and log[-1].turn and empty and happens(5):
        turn = log[-1].turn  # a single more, perhaps one too many
        log.append(Line(turn, frozenset(empty[:1])))
        words.append(f"{turn} 9 single")
        grid[empty[0]] = "9"
    if happens(20):
        log = [line for line in log if isinstance(line, Score)]
        words = [f"score {line.points}" for line in log if isinstance(line, Score)]
        if len(log) == game.rounds and happens(20):
            log.append(Score(1))
            words.append("score 1")
    sheet = Sheet(
        numbers=numbers_of(made),
        board=frozenset(cell for cell, sign in grid.items() if sign != "."),
        log=log,
        total=made.played.total - random.pick((0, 0, 0, 0, 1, 5, -1)) if happens(80) else None,
        empty=made.played.empty + random.pick((0, 0, 0, 0, 0, 1)) if happens(60) else None,
        boards=2 if happens(3) else 1,
    )
    return sheet, _text(sheet, grid, words)


def _tampered(made: RandomGame, move: Move, random: StableRandom) -> Move:
    """Write something else about a patch: a neighbour, another card of the same shape, a cut never allowed."""
    shapes = {card.id: card.shape for card in made.deck.cards}
    others = [card for card, shape in shapes.items() if shape == shapes[move.card]]
    if made.game.specials["cut"] == 0 and random.below(4) == 0:
        return replace(move, cuts=1)
    if random.below(2):
        return replace(move, neighbour=not move.neighbour)
    return replace(move, card=random.pick(others), neighbour=random.below(3) == 0)


def _words(move: Move, letter: str) -> str:
    turn = str(move.turn) if move.turn else "start"
    if not move.spaces:
        return f"{turn} pass"
    specials = " neighbour" * move.neighbour + " cut" * move.cuts
    return f"{turn} {letter} {move.card or 'single'}{specials}"


def _text(sheet: Sheet, grid: dict[tuple[int, int], str], words: list[str]) -> str:
    numbers = sheet.numbers
    rows = ["".join(grid[row, column] for column in range(numbers.columns)) for row in range(numbers.rows)]
    claims = [f"empty {sheet.empty}"] if sheet.empty is not None else []
    claims += [f"total {sheet.total}"] if sheet.total is not None else []
    others = [line for _unused in range(sheet.boards - 1) for line in ("board Ben:", *rows, "")]
    return "\n".join(["board:", *rows, "", *others, "log:", *words, *claims, ""])
