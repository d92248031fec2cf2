"""The fabrics that pages show patches in: those that the game is printed in, so that screen and paper look alike.

A page gets the name of a fabric with what it is to show, and only hands it on when it asks for the picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.games.sheets.drawn_board import PlacedPiece
from quiltsmith.i18n import get_locale
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics, laid_fabrics, special_fabric
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.named_files import named
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme import Theme
from quiltsmith.style.theme_reader import THEMES

USUAL_THEME = "quilt"
_PLAIN = "plain"
"""What covered spaces are shown in that are no piece."""
_SPECIAL = "special"


class FabricLookup(Struct, frozen=True):
    """The fabrics of a game's theme for the cards of a deck and for what lies on a board."""

    theme_name: str
    style: Style
    deck: Deck | None

    def of_cards(self) -> dict[str, str]:
        """Name the fabric of each card; that of special patches, which have no card, goes by no name."""
        chosen = card_fabrics(self.deck, self.style) if self.deck else {}
        return {card: self._name(fabric) for card, fabric in (*chosen.items(), ("", special_fabric(self._theme)))}

    def of_pieces(self, pieces: Sequence[PlacedPiece]) -> list[str]:
        """Name the fabric of each piece on a board: that of its card, as in the hand and on paper."""
        return [self._name(fabric) for fabric in laid_fabrics(pieces, self.deck, self.style)]

    @property
    def _theme(self) -> Theme:
        return self.style.theme

    def _name(self, fabric: Fabric | None) -> str:
        fabrics = self._theme.fabrics
        if fabric == special_fabric(self._theme):
            which = _SPECIAL
        else:
            which = _PLAIN if fabric is None else str(fabrics.index(fabric) if fabric in fabrics else 0)
        return f"{self.theme_name}/{which}"


def fabric_names_of(folder: Folder, game: Game, deck: Deck | None) -> FabricLookup:
    """Find the fabrics of a game; a theme that lies elsewhere, or has not what the deck names, is not shown."""
    for theme_name, known in ((game.theme, deck), (USUAL_THEME, deck), (USUAL_THEME, None)):
        try:
            cloth = FabricLookup(
                theme_name, Style(named(THEMES, folder, theme_name), get_locale(), PAPERS["a4"]), known
            )
            cloth.of_cards()
        except QuiltsmithError:
            continue
        return cloth
    raise AssertionError("the usual theme can always be shown")


def named_fabric(folder: Folder, name: str) -> tuple[Fabric | Colour, Theme]:
    """Find the fabric that a page hands on: its theme and its number there, or a number of the usual theme."""
    theme_name, _, which = name.rpartition("/")
    theme = named(THEMES, folder, theme_name or USUAL_THEME)
    if which == _SPECIAL:
        return special_fabric(theme), theme
    return (theme.guide if which == _PLAIN else theme.fabric(int(which))), theme


def has_default_theme(name: str) -> bool:
    """Return whether a fabric that a page hands on belongs to the usual theme, which nobody can change."""
    return name.rpartition("/")[0] in ("", USUAL_THEME)
