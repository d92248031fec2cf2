"""Games of two: what they can be played with, how their records and quilts begin, and what a bot would play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.problems import has_errors
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DEFINITIONS
from quiltsmith.games.patchwork.patchwork_editor import begun_game, begun_quilt, mixed_circle, stage_of
from quiltsmith.games.patchwork.patchwork_game import as_game_for_two, game_for_two
from quiltsmith.games.patchwork.patchwork_record import Action
from quiltsmith.games.patchwork.patchwork_results import CheckedGame
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.i18n import _, get_locale
from quiltsmith.studio.bot_levels import PATCHWORK_BOTS, Level
from quiltsmith.studio.endpoints import Endpoint, Nothing, get, post
from quiltsmith.studio.folder_listing import listed
from quiltsmith.studio.named_files import named_deck
from quiltsmith.studio.routes.play_routes import Seed
from quiltsmith.studio.shared import Studio
from quiltsmith.studio.sheets import NamedSheet

_PlayerName = Annotated[str, Meta(max_length=60)]


class DuelGame(Struct, frozen=True):
    """A game that a deck can be played by, no name for its own, and the time boards, the usual one first."""

    name: str
    title: str
    tracks: tuple[str, ...]


class DuelDeck(Struct, frozen=True):
    """A deck whose patches are bought, by its name and as people call it."""

    name: str
    title: str
    games: list[DuelGame]


class DuelBeginning(Struct, frozen=True):
    """What a game is played with; a seed mixes the circle. A finished quilt has one player, and no circle."""

    deck: str
    game: str = ""
    track: str = ""
    players: tuple[_PlayerName, _PlayerName] = ("", "")
    seed: Seed | None = None
    is_quilt: bool = False


def choices(studio: Studio, asked: Nothing) -> list[DuelDeck]:
    """Return which decks there are for games of two."""
    files = [file.name for file in listed(studio.folder, "deck") if file.mood != "bad"]
    found = []
    for name in (*DECKS.names(), *files):
        try:
            deck = named_deck(studio.folder, name)
            games = list(_games(deck))
        except QuiltsmithError:
            continue  # a deck with mistakes, or of another kind of game
        found.append(DuelDeck(name, in_language(deck.title, get_locale()), games))
    return found


def begin(studio: Studio, asked: DuelBeginning) -> dict[str, str]:
    """Write the text of a new record, or of a new quilt."""
    deck = named_deck(studio.folder, asked.deck)
    known = DEFINITIONS.find(asked.game) if asked.game else None
    named = DEFINITIONS.load(known)[0] if known else None
    game = as_game_for_two(named or game_for_two(deck)).on_track(asked.track or None)
    # A game of somebody's own is named by the deck, as seen from there.
    heads = {"game": game.id if game.id in DEFINITIONS.names() else "", "deck": asked.deck}
    language = get_locale()
    if asked.is_quilt:
        return {"text": begun_quilt(game, heads, asked.players[0].strip(), language)}
    players = [_one_word(name) for name in asked.players]
    circle = [] if asked.seed is None else mixed_circle(deck, asked.seed)
    text = begun_game(game, heads, players, circle, language)
    checked = studio.check_sheet(NamedSheet("new-sheet.txt", text))
    if has_errors(checked.problems):
        raise QuiltsmithError(_("give two different names, each a plain word"))
    return {"text": text}


class BotQuestion(NamedSheet, frozen=True):
    """A record in the middle of its game, and how strong the bot is that is asked."""

    level: Level = "strong"


class BotMove(Struct, frozen=True):
    """What a bot plays next: to advance, or to take or place a piece on some spaces, or to remove it from play."""

    action: Action
    card: str = ""
    spaces: list[tuple[int, int]] = []
    shape: str = ""
    row: int = 0
    column: int = 0
    place: str = ""


def bot_move(studio: Studio, asked: BotQuestion) -> BotMove:
    """Return the next move of whose turn it is, as a bot would make it.

    It is asked for each move, and so for the special patches that it gains. Nothing is compiled: that would take
    longer than it brings for one move.
    """
    from quiltsmith.simulate.opponents import choose_patchwork_turn

    checked = studio.check_sheet(asked)
    if not isinstance(checked, CheckedGame) or stage_of(checked).kind not in ("turn", "special"):
        raise QuiltsmithError(_("nobody is to move here"))
    replay, board = checked.replay, checked.replay.game.board
    bot, seed = PATCHWORK_BOTS[asked.level], len(replay.record.moves)
    move = choose_patchwork_turn(replay.deck, replay.state, bot, seed, is_compiled=False)[0]
    if not move.spaces:
        return BotMove(move.action)
    cells, shape = board.cells(move.spaces), board.shape_of(move.spaces)
    row, column = min(row for row, _unused in cells), min(column for _unused, column in cells)
    around = Rectangle(row, column, shape.rows, shape.columns)
    return BotMove(move.action, move.card, list(cells), str(shape), row, column, around.cell_names)


def _games(deck: Deck) -> Iterator[DuelGame]:
    """List the games of two that a deck can be played by, its own first."""
    own = game_for_two(deck)
    is_shipped = own.id in DEFINITIONS.names()
    yield _choice(own.id if is_shipped else "", own)
    for name in DEFINITIONS.names():
        path = DEFINITIONS.find(name)
        game = DEFINITIONS.load(path)[0] if path and name != own.id else None
        if game is not None and game.rules == own.rules:
            yield _choice(name, game)


def _choice(name: str, game: Game) -> DuelGame:
    duel = as_game_for_two(game)
    others = [track for track in duel.track_names if track != duel.track]
    return DuelGame(name, in_language(duel.title, get_locale()), (duel.track, *others))


def _one_word(name: str) -> str:
    """Make one word of a name, since names in a record are told apart by blanks."""
    return "-".join(name.replace(",", " ").split())


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/duel/choices", Nothing, choices),
    post("/api/duel/begin", DuelBeginning, begin),
    post("/api/duel/bot", BotQuestion, bot_move),
)
