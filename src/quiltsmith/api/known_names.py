"""The names that there are of each kind: lookups find them, forms show them, Tab offers them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from quiltsmith.formats.definitions import Definitions

DEFINITIONS = {
    "deck": "quiltsmith.decks.deck_reader:DECKS",
    "game": "quiltsmith.games.game_reader:DEFINITIONS",
    "theme": "quiltsmith.style.theme_reader:THEMES",
    "preset": "quiltsmith.style.preset_reader:PRESETS",
    "template": "quiltsmith.layout.pad.pad_template:PADS",
    "language": "quiltsmith.formats.languages:LANGUAGES",
}
"""Kinds of files that are shipped by name and that people write too."""
WORDS = {
    "paper": "quiltsmith.style.sizes:PAPERS",
    "size": "quiltsmith.style.sizes:CARD_SIZES",
    "part": "quiltsmith.layout.tiles.tile_pieces:TilePart",
    "code": "quiltsmith.reference:explanations",
    "schema": "quiltsmith.reference:SCHEMAS",
}
"""Kinds of words: a mapping, an enumeration, or a function that gives one."""
KINDS = frozenset({*DEFINITIONS, *WORDS, "track", "bot"})
"""All kinds of which there are names to offer; people name deals and sheets themselves."""


def definitions_of(kind: str) -> Definitions[Any]:
    """Return the definitions of a kind of files."""
    return cast("Definitions[Any]", _import(DEFINITIONS[kind]))


def known_names(kind: str | None) -> tuple[str, ...]:
    """List the names of a kind; of files of other kinds, which people name themselves, there are none."""
    if kind in DEFINITIONS:
        return definitions_of(kind).names()
    if kind in WORDS:
        words: Any = _import(WORDS[kind])
        return tuple(words if not callable(words) or isinstance(words, type) else words())
    return tuple(dict.fromkeys(_tracks() if kind == "track" else _bots() if kind == "bot" else ()))


def presets_for(product: str) -> tuple[str, ...]:
    """List the shipped presets that a product can be printed by."""
    presets = definitions_of("preset")
    found = ((name, presets.find(name)) for name in presets.names())
    read = ((name, presets.load(path)[0]) for name, path in found if path is not None)
    return tuple(name for name, preset in read if preset is not None and product in preset.products)


def _tracks() -> Iterable[str]:
    games = definitions_of("game")
    for name in games.names():
        path = games.find(name)
        game = games.load(path)[0] if path else None
        yield from () if game is None else game.track_names


def _bots() -> Iterable[str]:
    from quiltsmith.games.ruleset import get_ruleset, ruleset_names

    for rules in ruleset_names():
        simulation = get_ruleset(rules).simulation
        yield from simulation.bots if simulation else ()


def _import(path: str) -> object:
    from quiltsmith.games.ruleset import import_string  # games are heavy for `quiltsmith --help`

    return import_string(path)
