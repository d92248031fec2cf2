"""Pictures that cards of a deck bring along: found beside the deck, and drawn in the ink of the print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from quiltsmith.decks.deck import Card
from quiltsmith.formats.problems import Problem, ProblemsError, has_errors
from quiltsmith.formats.source import Source
from quiltsmith.layout.cards.card_back import covering_box
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Artwork, Group, Item
from quiltsmith.scene.fabrics import artwork_items
from quiltsmith.style.picture_inks import black_only, paler, printable
from quiltsmith.style.pictures import load_artwork, resolution_problems
from quiltsmith.style.theme import Ink, Theme, ThemePicture

CardPictures = Mapping[str, Artwork]
"""Pictures by the ids of their cards."""
_NOWHERE = Source("a deck", "").place()
_LESS_INK: dict[Ink, Callable[[Artwork], Artwork]] = {Ink.LIGHT: paler, Ink.MONO: black_only}


def load_card_pictures(
    cards: Iterable[Card], measures: CardMeasures, theme: Theme, warnings: list[Problem], file: str | None = None
) -> CardPictures:
    """Read the pictures that cards name, or refuse the deck and point at those that cannot be read."""
    pictures: dict[str, Artwork] = {}
    problems: list[Problem] = []
    for card in cards:
        if card.picture is None or card.id in pictures:
            continue
        place = card.picture.place or _NOWHERE
        artwork = load_artwork(card.picture.name, place, problems)
        if artwork is not None:
            picture = ThemePicture(artwork, card.picture.name, place)
            problems += resolution_problems(picture, covering_box(artwork, measures.ground).width)
            less = _LESS_INK.get(theme.ink)
            pictures[card.id] = less(artwork) if less else artwork
    if has_errors(problems):
        raise ProblemsError(problems, file)
    warnings += problems
    return pictures


def picture_ground(artwork: Artwork, measures: CardMeasures, theme: Theme) -> Item:
    """Cover the ground of a card with its picture."""
    box = covering_box(artwork, measures.ground)
    radius = 0.0 if measures.rim == "none" else measures.radius
    drawn = artwork_items(printable(artwork, theme.card, box.width), box)
    return Group(drawn, clip=paths.box_path(measures.ground, None, None, radius))
