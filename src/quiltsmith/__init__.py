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
    "Card",
    "Deal",
    "Deck",
    "DeckVerdict",
    "DoodleMove",
    "DoodleState",
    "Game",
    "PatchworkMove",
    "PatchworkPlayer",
    "PatchworkState",
    "Printable",
    "Problem",
    "ProblemsError",
    "QuiltsmithError",
    "Record",
    "Report",
    "Shape",
    "SheetVerdict",
    "Theme",
    "boards",
    "box",
    "cards",
    "certificate",
    "challenge",
    "check_deck",
    "check_sheet",
    "check_sheets",
    "deal",
    "kit",
    "load_deck",
    "load_game",
    "load_theme",
    "pad",
    "par",
    "preflight",
    "rank",
    "rebalance",
    "rules",
    "scoring_aid",
    "simulate",
    "stats",
    "tiles",
    "write",
    "write_cut_files",
]

# Type checkers and editors take this name for true, and `typing` itself takes time to load.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from quiltsmith.api.analysis import par, preflight, rank, rebalance, stats
    from quiltsmith.api.boards_product import boards
    from quiltsmith.api.box_product import box
    from quiltsmith.api.cards_product import cards
    from quiltsmith.api.certificate_product import certificate
    from quiltsmith.api.deals import deal
    from quiltsmith.api.kit_product import kit
    from quiltsmith.api.load_definitions import load_deck, load_game, load_theme
    from quiltsmith.api.pad_product import pad
    from quiltsmith.api.printable import Printable, write, write_cut_files
    from quiltsmith.api.puzzle_products import challenge
    from quiltsmith.api.results import Record, Report
    from quiltsmith.api.rules_product import rules
    from quiltsmith.api.scoring_aid_product import scoring_aid
    from quiltsmith.api.sheet_and_deck_checks import (
        DeckVerdict,
        SheetVerdict,
        check_deck,
        check_sheet,
        check_sheets,
    )
    from quiltsmith.api.simulation import simulate
    from quiltsmith.api.tiles_product import tiles
    from quiltsmith.decks.deck import Card, Deck
    from quiltsmith.errors import QuiltsmithError
    from quiltsmith.formats.problems import Problem, ProblemsError
    from quiltsmith.games.doodle.doodle_deal import Deal
    from quiltsmith.games.game import Game
    from quiltsmith.geometry.board import Board
    from quiltsmith.geometry.shape import Shape
    from quiltsmith.simulate.doodle_own_bot import DoodleMove, DoodleState
    from quiltsmith.simulate.patchwork_own_bot import PatchworkMove, PatchworkPlayer, PatchworkState
    from quiltsmith.style.theme import Theme

_HOMES = {
    "api.analysis": ("par", "preflight", "rank", "rebalance", "stats"),
    "api.boards_product": ("boards",),
    "api.box_product": ("box",),
    "api.cards_product": ("cards",),
    "api.certificate_product": ("certificate",),
    "api.deals": ("deal",),
    "api.kit_product": ("kit",),
    "api.load_definitions": ("load_deck", "load_game", "load_theme"),
    "api.pad_product": ("pad",),
    "api.printable": ("Printable", "write", "write_cut_files"),
    "api.puzzle_products": ("challenge",),
    "api.results": ("Record", "Report"),
    "api.rules_product": ("rules",),
    "api.scoring_aid_product": ("scoring_aid",),
    "api.sheet_and_deck_checks": ("DeckVerdict", "SheetVerdict", "check_deck", "check_sheet", "check_sheets"),
    "api.simulation": ("simulate",),
    "api.tiles_product": ("tiles",),
    "decks.deck": ("Card", "Deck"),
    "formats.problems": ("Problem", "ProblemsError"),
    "games.doodle.doodle_deal": ("Deal",),
    "games.game": ("Game",),
    "geometry.board": ("Board",),
    "geometry.shape": ("Shape",),
    "simulate.doodle_own_bot": ("DoodleMove", "DoodleState"),
    "simulate.patchwork_own_bot": ("PatchworkMove", "PatchworkPlayer", "PatchworkState"),
    "style.theme": ("Theme",),
    "errors": ("QuiltsmithError",),
}

if not TYPE_CHECKING:  # else a misspelt name would be one of unknown type
    import sys

    def __getattr__(name: str) -> object:
        """Load what a program uses, once."""
        value = globals()[name] = _load(name)
        return value

    def _load(name: str) -> object:
        home = next((home for home, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        return getattr(import_module(f"{__name__}.{home}"), name)

    class _FunctionAndPackage(type(sys)):
        """A package that can be called as the function of its name: `qs.simulate` is both."""

        def __call__(self, *arguments: object, **values: object) -> object:
            return _load(self.__name__.rpartition(".")[2])(*arguments, **values)

        @property
        def __signature__(self) -> object:
            from inspect import signature

            return signature(_load(self.__name__.rpartition(".")[2]))

    class _FrontDoor(type(sys)):
        """Python binds a package to its name here when it is loaded: this must not hide the function."""

        def __setattr__(self, name: str, value: object) -> None:
            if name in __all__ and isinstance(value, type(sys)):
                value.__class__ = _FunctionAndPackage
            super().__setattr__(name, value)

    sys.modules[__name__].__class__ = _FrontDoor


def __dir__() -> list[str]:
    """List what there is, loaded or not."""
    return sorted({*globals(), *__all__})
