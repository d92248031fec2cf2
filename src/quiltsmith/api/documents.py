"""What programs print: score pads, cards, tiles, boards, scoring aids and kits, with the wishes of the commands.

All of them take a `PrintLook` beside their own wishes, and raise a `QuiltsmithError` if a wish cannot be met.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Unpack, get_args

from quiltsmith.api.checking import sheet_texts
from quiltsmith.api.choosing import one_of
from quiltsmith.api.loading import Origin, ProblemsError, is_text, load_deck, load_game, loaded
from quiltsmith.api.looks import PrintLook, style_of
from quiltsmith.api.writing import Printable
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_fit import refuse_unfit, usual_deck_name
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import game_names
from quiltsmith.games.sheets.related_sheets import check_together
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.layout.boards.boards_document import BoardPlan, boards_document, with_boards
from quiltsmith.layout.cards.card_document import card_document
from quiltsmith.layout.cards.wishes import CardWishes, card_job
from quiltsmith.layout.kit.kit_document import kit_document
from quiltsmith.layout.kit.kit_parts import KitPlan
from quiltsmith.layout.pad.filled_pad import Filling, filled_pad, unprintable_sheets
from quiltsmith.layout.pad.pad_document import PadWishes, pad_document
from quiltsmith.layout.pad.pad_template import PADS
from quiltsmith.layout.scoring_aid.scoring_aid_document import scoring_aid_card_document, scoring_aid_document
from quiltsmith.layout.tiles.tile_pages import TilePlan, tiles_document
from quiltsmith.layout.tiles.tile_pieces import TilePart
from quiltsmith.render.output import file_options
from quiltsmith.scene.elements import Flip, Turning
from quiltsmith.style.preset import Marks
from quiltsmith.style.preset_reader import PRESETS
from quiltsmith.style.sizes import parse_card_size
from quiltsmith.style.theme import Theme

_USUAL_THEME = "quilt"


def pad(
    game: Game | Origin = "doodle",
    *,
    sheets: int | None = None,
    up: Literal[1, 2, 4] = 1,
    sides: Literal[1, 2] = 1,
    back_theme: Theme | Origin | None = None,
    players: Sequence[str] = (),
    title: str | None = None,
    template: Origin | None = None,
    large_print: bool = False,
    fillable: bool = False,
    filled: Origin | None = None,
    marks: bool | None = None,
    **look: Unpack[PrintLook],
) -> Printable:
    """Lay out score sheets of a game: `sheets` for each player, `up` so many on a page.

    Without `sheets` it is a full page, with `players` one for each. A `back_theme` prints both sides. `template`
    says where the parts stand, by name or as a file; only a PDF can be filled in. `filled` are sheets, a file or a
    text, to be printed as their players have filled them in; they know their game.

    >>> len(qs.pad("doodle", players=["Anna", "Ben"], paper="a5", lang="de"))
    2
    """
    played, written = (_game(game), ()) if filled is None else _filled(filled)
    style = style_of(played.theme, **look)
    back = style if sides == 2 else None
    if back_theme is not None:
        look["theme"] = back_theme
        back = style_of(_USUAL_THEME, **look)
    arranged = loaded(PADS, template or played.pad.template_of(is_filled=filled is not None))
    wishes = PadWishes(sheets, up, title, tuple(players), back, large_print, fillable, marks, filled=written)
    return Printable(pad_document(played, style, arranged, wishes))


def cards(
    deck: Deck | Origin,
    *,
    size: str | None = None,
    backs: bool = True,
    cuts: bool = False,
    only: Sequence[str] | None = None,
    copies: int = 1,
    preset: Origin = "home",
    duplex: Turning | None = None,
    back_offset: tuple[float, float] = (0.0, 0.0),
    marks: Marks | None = None,
    bleed: float | None = None,
    gap: float | None = None,
    **look: Unpack[PrintLook],
) -> Printable:
    """Lay out patch and start cards with their backs, on sheets to cut out, or as a print shop's `preset` wants.

    `size` is poker, bridge, mini, tarot, square70 or a size like 63x88mm; `only` are ids of cards, also like
    "P01-P09" and "S*"; `cuts` shows pieces of the patch. `bleed`, `gap` and `back_offset` are mm.

    >>> len(qs.cards("meadow"))
    10
    """
    marked = None if marks is None else one_of("marks", marks, get_args(Marks))
    turned = None if duplex is None else one_of("duplex", duplex, get_args(Turning))
    wishes = CardWishes(size, backs, cuts, only, copies, turned, back_offset, marked, bleed, gap)
    job = card_job(_deck(deck), loaded(PRESETS, preset), wishes)
    return Printable(card_document(job, style_of(_USUAL_THEME, **look)), file_options(job.preset))


def tiles(
    deck: Deck | Origin = "classic",
    *,
    only: Literal["patches", "specials", "currency", "tokens", "all"] | Sequence[str] = "all",
    cell: float | None = None,
    game: Game | Origin | None = None,
    backs: bool = False,
    duplex: Flip = "long",
    **look: Unpack[PrintLook],
) -> Printable:
    """Lay out the patches of a deck at true size, close together, with special patches, currency and tokens.

    `only` is one kind of pieces, or ids of patches like "A" and "C-F". `cell` is the side of a space in mm, by
    default what lets the quilt board fit the paper. `game` is another game that the patches are played as.

    >>> len(qs.tiles("classic", only="patches"))
    2
    """
    read = _deck(deck)
    played = read.game if game is None else _game(game)
    part, ids = TilePart.ALL, None if isinstance(only, str) else only
    if isinstance(only, str):
        part = TilePart(one_of("only", only, tuple(str(known) for known in TilePart)))
    turned = one_of("duplex", duplex, get_args(Flip))
    plan = TilePlan(cell, part, turned if backs else None, ids)
    return Printable(tiles_document(read, played, style_of(played.theme, **look), plan))


def boards(
    game: Game | Origin = "patchwork",
    *,
    track: str | None = None,
    cell: float | None = None,
    board_size: float | None = None,
    **look: Unpack[PrintLook],
) -> Printable:
    """Lay out the quilt boards and the time board of a two-player game, over several sheets if need be.

    `track` is the time board of another edition, `cell` the side of a space and `board_size` the width of the time
    board, both in mm.

    >>> qs.boards("patchwork", track="classic", lang="de").title
    'Patchwork: Spielpläne'
    """
    played = with_boards(_game(game)).on_track(track)
    plan = BoardPlan(cell, board_size)
    return Printable(boards_document(played, style_of(played.theme, **look), plan))


def scoring_aid(
    game: Game | Origin = "doodle", *, card: bool = False, track: str | None = None, **look: Unpack[PrintLook]
) -> Printable:
    """Lay out the page of answers for the table, which the command `checker` prints; or as cards to fold.

    >>> len(qs.scoring_aid("doodle", card=True))
    1
    """
    played = _game(game).on_track(track)
    make = scoring_aid_card_document if card else scoring_aid_document
    return Printable(make(played, style_of(played.theme, **look)))


def kit(
    game: Game | Origin = "doodle",
    *,
    deck: Deck | Origin | None = None,
    sheets: int | None = None,
    size: str = "poker",
    duplex: Turning = "long",
    track: str | None = None,
    **look: Unpack[PrintLook],
) -> Printable:
    """Lay out everything needed to play as one document, with the game's usual deck unless another is named.

    >>> [bookmark.title for bookmark in qs.kit("doodle").document.bookmarks][-2:]
    ['Cards', 'Die and token']
    """
    played, name = _game(game).on_track(track), _name(game)
    chosen = _deck(usual_deck_name(played, name) if deck is None else deck)
    refuse_unfit(chosen, played)
    plan = KitPlan(
        chosen,
        loaded(PADS, played.pad.template),
        parse_card_size(size),
        played.pad.sheets if sheets is None else sheets,
        one_of("duplex", duplex, get_args(Turning)),
        more_pads=name if name in game_names() else None,
    )
    return Printable(kit_document(played, style_of(played.theme, **look), plan))


def _filled(origin: Origin) -> tuple[Game, tuple[Filling, ...]]:
    texts = list(sheet_texts(origin))
    problems = unprintable_sheets(texts)
    if problems:
        raise ProblemsError(problems)
    return filled_pad(check_together(SheetChecking(), texts))


def _game(game: Game | Origin) -> Game:
    return game if isinstance(game, Game) else load_game(game)


def _deck(deck: Deck | Origin) -> Deck:
    return deck if isinstance(deck, Deck) else load_deck(deck)


def _name(game: Game | Origin) -> str | None:
    """Give the name or path of a game that came by one; its definition names a deck from there."""
    return None if isinstance(game, Game) or is_text(game) else str(game)
