"""Playing: deals for a table, made from a seed or read from the folder, and advice for who plays alone."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import UsageError
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_deal import Deal, DealtTurn, circles_of, game_in_circle, play_deal
from quiltsmith.games.doodle.doodle_editor import packed_left, stage_of
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.i18n import _
from quiltsmith.scene.qr_code import qr_code
from quiltsmith.studio.endpoints import Endpoint, get, post
from quiltsmith.studio.fabric_lookup import fabric_names_of
from quiltsmith.studio.shared import Studio
from quiltsmith.studio.sheets import NamedSheet, name_of_seed, read_dealt

_LARGEST = 2**53 - 1
"""The largest seed that a page can write without rounding it."""
Seed = Annotated[int, Meta(ge=0, le=_LARGEST)]


class DealQuestion(Struct, frozen=True):
    """Which deck is dealt, and the seed that decides how."""

    deck: str
    seed: Seed


class TableQuestion(Struct, frozen=True):
    """Which deal of the folder lies on the table."""

    deal: str


class TableTurn(Struct, frozen=True):
    """A turn on the table: the roll, the circle clockwise from the token's card on, and the token's neighbours.

    In the last turn nothing is rolled, and everybody chooses from the circle.
    """

    turn: int
    round: int
    roll: int | None
    circle: tuple[str, ...]
    neighbours: tuple[str, ...]


class TableAnswer(Struct, frozen=True):
    """A whole deal, turn by turn; `mirrors` are the mirror images of the patches that have one of their own."""

    deal: str
    deck: str
    seed: int | None
    rounds: int
    turns_per_round: int
    good_score: int
    mirrors: dict[str, str]
    fabrics: dict[str, str]
    turns: list[TableTurn]
    text: str
    """The deal as a file, for who wants to keep it."""


def deal(studio: Studio, asked: DealQuestion) -> TableAnswer:
    """Deal and lay it on the table. No file is written: seed and deck, which are its name, are all of a deal."""
    return table(studio, TableQuestion(name_of_seed(asked.seed, asked.deck)))


def table(studio: Studio, asked: TableQuestion) -> TableAnswer:
    """Lay a deal of the folder on the table."""
    made, deck = read_dealt(studio.folder, asked.deal)
    if deck is None:
        raise UsageError(_("{deal} names no deck; name its deck", deal=asked.deal), "deck")
    return _table(studio, asked.deal, made, deck)


class ShownQuestion(Struct, frozen=True):
    """The turn of a deal that is played, 0 before the first, none while scoring; what is said of it."""

    deal: str
    turn: Annotated[int, Meta(ge=0, le=999)] | None
    title: Annotated[str, Meta(max_length=200)]
    told: Annotated[str, Meta(max_length=500)]


class ShownAnswer(Struct, frozen=True):
    """Where phones see the table, as an address and as a code; nothing where the studio has none for them."""

    address: str | None = None
    code: tuple[str, ...] = ()


def shown(studio: Studio, asked: ShownQuestion) -> ShownAnswer:
    """Show phones what lies on the table."""
    if studio.phone is None:
        return ShownAnswer()
    from quiltsmith.studio.phone_table import table_html

    made, deck = read_dealt(studio.folder, asked.deal)
    if deck is None:
        return ShownAnswer()
    game = game_in_circle(deck)
    turns = tuple(play_deal(made, game))
    large, small = _to_draw(deck, turns, asked.turn)
    style = fabric_names_of(studio.folder, game, deck).style
    studio.phone.table.show(table_html(asked.title, asked.told, deck, style, large, small))
    address = f"{studio.phone.address}/table"
    return ShownAnswer(address, qr_code(address))


def _to_draw(
    deck: Deck, turns: tuple[DealtTurn, ...], number: int | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the patches to draw in a turn (before the first: to start with), and those of the neighbours."""
    if number is None or number > len(turns):
        return (), ()
    if number == 0:
        return tuple(card.id for card in deck.start), ()
    turn = turns[number - 1]
    return ((turn.token,), tuple(turn.neighbours)) if turn.token else (tuple(turn.choice), ())


class HintQuestion(NamedSheet, frozen=True):
    """A sheet in the middle of its game, and its deal."""

    deal: str


class Hint(Struct, frozen=True):
    """What a bot would do: pass (no card), or lay a patch or a piece of it somewhere."""

    card: str = ""
    shape: str = ""
    row: int = 0
    column: int = 0
    place: str = ""
    neighbour: bool = False
    cuts: int = 0


def hint(studio: Studio, asked: HintQuestion) -> Hint:
    """Return what a bot would do next; it sees no more than the player."""
    from quiltsmith.simulate.doodle_engine import advise

    made, deck = read_dealt(studio.folder, asked.deal)
    checked = studio.check_sheet(asked, asked.deal)
    if deck is None or not isinstance(checked, CheckedSheet) or not made.fits(checked.game):
        return Hint()
    sheet, stage = checked.sheet, stage_of(checked.sheet)
    if stage.kind != "turn":
        return Hint()
    circle = tuple(circles_of(made, sheet.game))[stage.turn - 1]
    move = advise(sheet.game, deck, stage.turn, circle, sheet.shaded, packed_left(sheet))
    if not move.spaces:
        return Hint()
    cells, shape = sheet.game.board.cells(move.spaces), sheet.game.board.shape_of(move.spaces)
    row, column = min(row for row, _unused in cells), min(column for _unused, column in cells)
    around = Rectangle(row, column, shape.rows, shape.columns)
    return Hint(move.card, str(shape), row, column, around.cell_names, move.neighbour, move.cuts)


def _table(studio: Studio, name: str, made: Deal, deck: Deck) -> TableAnswer:
    game = game_in_circle(deck)
    rolls: list[int | None] = [*made.rolls, None]
    turns = [
        TableTurn(number, (number - 1) // game.turns_per_round + 1, roll, circle, offered.neighbours)
        for number, (roll, circle, offered) in enumerate(
            zip(rolls, circles_of(made, game), play_deal(made, game), strict=True), 1
        )
    ]
    mirrors = {card.id: str(card.shape.mirrored()) for card in deck.cards if card.shape.is_chiral()}
    return TableAnswer(
        name,
        made.deck or deck.id,
        made.seed,
        game.rounds,
        game.turns_per_round,
        game.goal,
        mirrors,
        fabric_names_of(studio.folder, game, deck).of_cards(),
        turns,
        made.to_yaml(),
    )


ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/play/deal", DealQuestion, deal),
    get("/api/play/table", TableQuestion, table),
    post("/api/play/shown", ShownQuestion, shown),
    post("/api/play/hint", HintQuestion, hint),
)
