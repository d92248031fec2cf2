"""What a doodle sheet must explain, once more, from RULES.md, as plainly and slowly as can be: sets of cells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

Cell = tuple[int, int]
MOST_ROLLS = 3_000
"""Games with more ways to roll are not searched for a deal."""


@dataclass
class Numbers:
    """The numbers of a game that count here."""

    rows: int
    columns: int
    rounds: int
    turns_per_round: int
    per_square_space: int
    per_extra_line: int
    per_empty_space: int
    has_start: bool
    circle: int
    die: Sequence[int]
    specials: Mapping[str, int]

    @property
    def turns(self) -> int:
        return self.rounds * self.turns_per_round

    def worth(self, rows: int, columns: int) -> int:
        short, long = sorted((rows, columns))
        return self.per_square_space * short * short + self.per_extra_line * (long - short)


@dataclass
class Line:
    """A line of the log: the turn (0 for the start), the cells of its piece, and its card.

    A pass has no cells, a single has no card.
    """

    turn: int
    cells: frozenset[Cell]
    card: str = ""
    is_neighbour: bool = False
    cuts: int = 0

    @property
    def is_single(self) -> bool:
        return bool(self.cells) and not self.card


@dataclass
class Score:
    """A score line: what it claims."""

    points: int


@dataclass
class Table:
    """A deal: the cards as they come to the table, and the rolls."""

    circle: Sequence[str]
    refills: Sequence[Sequence[str]]
    rolls: Sequence[int]


@dataclass
class Sheet:
    """A sheet as a person hands it in: all that is shaded, the log in its order, and what is claimed."""

    numbers: Numbers
    board: frozenset[Cell]
    log: list[Line | Score]
    total: int | None
    empty: int | None
    boards: int = 1

    @property
    def lines(self) -> list[Line]:
        return [line for line in self.log if isinstance(line, Line)]

    @property
    def scores(self) -> list[int]:
        """Where the score lines stand in the log."""
        return [place for place, line in enumerate(self.log) if isinstance(line, Score)]

    @property
    def gaps(self) -> list[int]:
        """The turns that are named neither as drawn nor as passed."""
        named = {line.turn for line in self.lines if not line.is_single}
        return [turn for turn in range(1, self.numbers.turns + 1) if turn not in named]

    @property
    def unexplained(self) -> frozenset[Cell]:
        return self.board - {cell for line in self.lines for cell in line.cells}

    def points_at(self, place: int) -> int:
        line = self.log[place]
        assert isinstance(line, Score)
        return line.points


@dataclass
class Verdict:
    """What must be said: the errors by their codes, and whether the sheet is fully checked.

    `may_be_impossible` where nobody has searched for a deal.
    """

    errors: set[str] = field(default_factory=set)
    is_full: bool = True
    may_be_impossible: bool = False


def judge(sheet: Sheet, table: Table | None = None) -> Verdict:
    """Judge what a sheet claims and leaves unexplained, with or without its deal."""
    gaps, verdict = sheet.gaps, Verdict()
    errors = verdict.errors
    if sheet.boards > 1:
        errors.add("duplicate-key")
    if sheet.lines and not gaps and sheet.unexplained:
        errors.add("unlogged-letter")
    if len(sheet.scores) > sheet.numbers.rounds:
        errors.add("turn-order")
    if not are_specials_left(sheet):
        errors.add("too-many-specials")
    judge_cards(sheet, table, verdict)
    judge_scores(sheet, errors)
    is_scored = len(sheet.scores) == sheet.numbers.rounds
    verdict.is_full = bool(sheet.lines) and not gaps and not sheet.unexplained and is_scored
    return verdict


def are_specials_left(sheet: Sheet) -> bool:
    """Cross the special actions off as a player does; repeat is one more use of what the game allows."""
    allowed = sheet.numbers.specials
    left = dict(allowed)
    for line in sheet.lines:
        used = ["single"] if line.is_single else ["neighbour"] * line.is_neighbour + ["cut"] * line.cuts
        for name in used:
            paid_with = name if left[name] else "repeat"
            if not allowed[name] or not left[paid_with]:
                return False
            left[paid_with] -= 1
    return True


def judge_cards(sheet: Sheet, table: Table | None, verdict: Verdict) -> None:
    """Look at the cards: discarded ones, neighbours where there are none, what this deal offers, or any deal."""
    numbers, errors = sheet.numbers, verdict.errors
    patches = [line for line in sheet.lines if line.card and line.turn]
    discarded: set[str] = set()
    for line in patches:
        if line.card in discarded:
            errors.add("card-discarded")
        elif not line.is_neighbour:
            discarded.add(line.card)
    lonely = [line for line in patches if line.is_neighbour and cards_in(numbers, line.turn) == 1]
    if lonely:
        errors.add("no-neighbour")
    patches = [line for line in patches if line not in lonely]
    if table is not None:
        offers = walk(numbers, table.circle, table.refills, table.rolls)
        if any(line.card not in offered(line, offers) for line in patches):
            errors.add("not-dealt")
    elif "card-discarded" not in errors:
        found = has_deal(numbers, patches)
        verdict.may_be_impossible = found is None
        if found is False:
            errors.add("impossible-deal")


def cards_in(numbers: Numbers, turn: int) -> int:
    """Count the cards in the circle by taking one away in each turn of the round."""
    return numbers.circle - (turn - 1) % numbers.turns_per_round


Offers = list[tuple[set[str], set[str]]]


def walk(
    numbers: Numbers, circle: Sequence[str], refills: Sequence[Sequence[str]], rolls: Sequence[int]
) -> Offers:
    """Walk around the circle: for each turn what can be drawn, and what can be drawn as a neighbour."""
    cards, offers = list(circle), Offers()
    for turn, roll in enumerate(rolls, 1):
        for _unused in range(roll - 1):
            cards.append(cards.pop(0))
        token = cards.pop(0)
        offers.append(({token}, {cards[0], cards[-1]} if cards else set()))
        if turn % numbers.turns_per_round == 0:
            cards += refills[turn // numbers.turns_per_round - 1]
    return [*offers, (set(cards), set(cards))]


def offered(line: Line, offers: Offers) -> set[str]:
    return offers[line.turn - 1][line.is_neighbour]


def has_deal(numbers: Numbers, patches: list[Line]) -> bool | None:
    """Try all rolls, and all places for the cards that were drawn; None if these are too many."""
    if not any(line.is_neighbour for line in patches):
        return True
    faces = sorted(set(numbers.die))
    if len(faces) ** (numbers.turns - 1) > MOST_ROLLS:
        return None
    seats = [str(seat) for seat in range(numbers.circle + (numbers.rounds - 1) * numbers.turns_per_round)]
    size = numbers.turns_per_round
    refills = [seats[start : start + size] for start in range(numbers.circle, len(seats), size)]
    for rolls in product(faces, repeat=numbers.turns - 1):
        offers = walk(numbers, seats[: numbers.circle], refills, rolls)
        places = {line.card: set(seats) for line in patches}
        for line in patches:
            places[line.card] &= offered(line, offers)
        if can_be_seated(sorted(places.values(), key=len)):
            return True
    return False


def can_be_seated(places: list[set[str]]) -> bool:
    """Tell whether every card can have a place of its own."""
    if not places:
        return True
    first, *others = places
    return any(can_be_seated([other - {seat} for other in others]) for seat in first)


def judge_scores(sheet: Sheet, errors: set[str]) -> None:
    """Compare the claims with the rectangles, in every way in which the score lines can belong to rounds."""
    numbers, ways = sheet.numbers, list(ways_to_score(sheet))
    certain = dict(set.intersection(*(set(way.items()) for way in ways)))
    possible = {
        number: possible_then(sheet, number, certain.get(number)) for number in range(1, numbers.rounds + 1)
    }
    for place in sheet.scores[: numbers.rounds]:
        rounds = [number for way in ways for number, scored in way.items() if scored == place]
        if not any(sheet.points_at(place) in possible[number] for number in rounds):
            errors.add("score-impossible")
    empty = numbers.rows * numbers.columns - len(sheet.board)
    if sheet.empty is not None and sheet.empty != empty:
        errors.add("empty-wrong")
    if sheet.total is not None:
        totals = {one + numbers.per_empty_space * empty for way in ways for one in sums_of(sheet, way, possible)}
        if sheet.total not in totals:
            errors.add("total-wrong")


def ways_to_score(sheet: Sheet) -> Iterator[dict[int, int]]:
    """Give the places of the score lines by round, in every way that their order and the turns around allow."""
    numbers, scores = sheet.numbers, sheet.scores
    if len(scores) >= numbers.rounds:
        yield dict(enumerate(scores[: numbers.rounds], 1))
        return
    is_over = sheet.total is not None or any(line.turn == numbers.turns for line in sheet.lines)
    for rounds in combinations(range(1, numbers.rounds + 1), len(scores)):
        if all(may_stand(sheet, place, number) for number, place in zip(rounds, scores, strict=True)):
            yield dict(zip(rounds, scores, strict=True))
            if not is_over and not (sheet.lines and sheet.unexplained):
                return  # a game that goes on: these are its first rounds


def may_stand(sheet: Sheet, place: int, number: int) -> bool:
    last = number * sheet.numbers.turns_per_round
    before = [line for line in sheet.log[:place] if isinstance(line, Line)]
    behind = [line for line in sheet.log[place:] if isinstance(line, Line)]
    return all(line.turn <= last for line in before) and all(
        line.turn > last or (line.turn == last and line.is_single) for line in behind
    )


def sums_of(sheet: Sheet, way: dict[int, int], possible: dict[int, set[int]]) -> set[int]:
    """Add up the scores of all rounds; what is not claimed, or cannot be, is that of any rectangle."""
    sums = {0}
    for number, scores in possible.items():
        claim = sheet.points_at(way[number]) if number in way else None
        choice = {claim} if claim is not None and claim in scores else scores
        sums = {one + other for one, other in product(sums, choice)}
    return sums


def possible_then(sheet: Sheet, number: int, place: int | None) -> set[int]:
    """Give what could be scored in a round, whose score line stands at a place, if that is certain."""
    certain, spaces = spaces_then(sheet, number, place)
    possible = scores_in(sheet.numbers, spaces)
    return possible if certain or sheet.numbers.has_start else possible | {0}  # perhaps nothing was shaded yet


def spaces_then(sheet: Sheet, number: int, place: int | None) -> tuple[set[Cell], set[Cell]]:
    """Give the spaces that were shaded for certain when a round was scored, and all that can have been."""
    is_last = number == sheet.numbers.rounds
    if not sheet.lines:
        return set(sheet.board) if is_last else set(), set(sheet.board)
    last = number * sheet.numbers.turns_per_round
    before = sheet.log[:place] if place is not None else sheet.log
    lines = [line for line in before if isinstance(line, Line) and (place is not None or line.turn <= last)]
    spaces = {cell for line in lines for cell in line.cells}
    # What no line explains was shaded in a turn without a line.
    unexplained = set(sheet.unexplained) if not sheet.gaps or sheet.gaps[0] <= last else set()
    return spaces | unexplained if is_last else spaces, spaces | unexplained


def scores_in(numbers: Numbers, spaces: set[Cell]) -> set[int]:
    """Give what every rectangle of these spaces is worth; nothing shaded is worth nothing."""
    found = {numbers.worth(rows, columns) for rows, columns in rectangles(numbers, spaces)}
    return found or {0}


def rectangles(numbers: Numbers, spaces: set[Cell]) -> Iterator[tuple[int, int]]:
    """List the sides of all rectangles by their corners."""
    for top, left in spaces:
        widest = numbers.columns
        for bottom in range(top, numbers.rows):
            right = left
            while right < widest and (bottom, right) in spaces:
                right += 1
            widest = right
            for column in range(left, widest):
                yield bottom - top + 1, column - left + 1
