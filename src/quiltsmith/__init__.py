"""Printable sheets, patch decks and a rules checker for patchwork games.

This is the front door for programs, `import quiltsmith as qs`; `docs/python.md` walks through it. Nothing is
loaded before it is used.

>>> import quiltsmith as qs
>>> qs.check_deck("meadow").valid
True
"""

__version__ = "1.0.0"

__all__ = [
    "Board",
    "Deal",
    "Deck",
    "DeckVerdict",
    "Game",
    "Printable",
    "Problem",
    "ProblemsError",
    "QuiltsmithError",
    "Shape",
    "SheetVerdict",
    "Theme",
    "boards",
    "box",
    "cards",
    "certificate",
    "check_deck",
    "check_sheet",
    "check_sheets",
    "deal",
    "kit",
    "load_deck",
    "load_game",
    "load_theme",
    "pad",
    "rules",
    "scoring_aid",
    "tiles",
    "write",
    "write_cut_files",
]

# Type checkers and editors take this name for true, and `typing` itself takes time to load.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from quiltsmith.api.boards_product import boards
    from quiltsmith.api.box_product import box
    from quiltsmith.api.cards_product import cards
    from quiltsmith.api.certificate_product import certificate
    from quiltsmith.api.deals import deal
    from quiltsmith.api.kit_product import kit
    from quiltsmith.api.load_definitions import load_deck, load_game, load_theme
    from quiltsmith.api.pad_product import pad
    from quiltsmith.api.printable import Printable, write, write_cut_files
    from quiltsmith.api.rules_product import rules
    from quiltsmith.api.scoring_aid_product import scoring_aid
    from quiltsmith.api.sheet_and_deck_checks import (
        DeckVerdict,
        SheetVerdict,
        check_deck,
        check_sheet,
        check_sheets,
    )
    from quiltsmith.api.tiles_product import tiles
    from quiltsmith.decks.deck import Deck
    from quiltsmith.errors import QuiltsmithError
    from quiltsmith.formats.problems import Problem, ProblemsError
    from quiltsmith.games.doodle.doodle_deal import Deal
    from quiltsmith.games.game import Game
    from quiltsmith.geometry.board import Board
    from quiltsmith.geometry.shape import Shape
    from quiltsmith.style.theme import Theme

_HOMES = {
    "api.boards_product": ("boards",),
    "api.box_product": ("box",),
    "api.cards_product": ("cards",),
    "api.certificate_product": ("certificate",),
    "api.deals": ("deal",),
    "api.kit_product": ("kit",),
    "api.load_definitions": ("load_deck", "load_game", "load_theme"),
    "api.pad_product": ("pad",),
    "api.printable": ("Printable", "write", "write_cut_files"),
    "api.rules_product": ("rules",),
    "api.scoring_aid_product": ("scoring_aid",),
    "api.sheet_and_deck_checks": ("DeckVerdict", "SheetVerdict", "check_deck", "check_sheet", "check_sheets"),
    "api.tiles_product": ("tiles",),
    "decks.deck": ("Deck",),
    "formats.problems": ("Problem", "ProblemsError"),
    "games.doodle.doodle_deal": ("Deal",),
    "games.game": ("Game",),
    "geometry.board": ("Board",),
    "geometry.shape": ("Shape",),
    "style.theme": ("Theme",),
    "errors": ("QuiltsmithError",),
}

if not TYPE_CHECKING:  # else a misspelt name would be one of unknown type

    def __getattr__(name: str) -> object:
        """Load what a program uses, once."""
        home = next((home for home, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value: object = getattr(import_module(f"{__name__}.{home}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """List what there is, loaded or not."""
    return sorted({*globals(), *__all__})
