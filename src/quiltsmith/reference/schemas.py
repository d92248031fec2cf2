"""JSON Schemas of the YAML files, made of the same descriptions that read them."""

from __future__ import annotations

from quiltsmith.decks.deck_reader import DECK
from quiltsmith.formats.fields import Schema
from quiltsmith.games.ruleset import get_ruleset, ruleset_names
from quiltsmith.layout.pad.pad_template import pad_template_schema
from quiltsmith.style.preset_reader import PRESET
from quiltsmith.style.theme_reader import THEME

_DIALECT = "http://json-schema.org/draft-07/schema#"


def deck_schema() -> Schema:
    """Describe deck files for editors."""
    return {"$schema": _DIALECT, "title": "quiltsmith deck", **DECK.schema()}


def game_schema() -> Schema:
    """Describe game definitions for editors: one kind of game or another, by its set of rules."""
    usual, *others = ruleset_names()
    described = _variant(usual)
    for rules in others:
        choose = {"properties": {"rules": {"const": rules}}, "required": ["rules"]}
        described = {"if": choose, "then": _variant(rules), "else": described}
    return {"$schema": _DIALECT, "title": "quiltsmith game definition", "type": "object", **described}


def theme_schema() -> Schema:
    """Describe themes for editors."""
    return {"$schema": _DIALECT, "title": "quiltsmith theme", **THEME.schema()}


def preset_schema() -> Schema:
    """Describe presets of print services for editors."""
    return {"$schema": _DIALECT, "title": "quiltsmith preset", **PRESET.schema()}


SCHEMAS = {
    "deck": deck_schema,
    "game": game_schema,
    "pad": pad_template_schema,
    "theme": theme_schema,
    "preset": preset_schema,
}


def _variant(rules: str) -> Schema:
    record = get_ruleset(rules).reading.record
    properties = record.properties()
    rules_key = {**properties["rules"], "enum": [rules]}
    return {**record.schema(), "properties": {**properties, "rules": rules_key}}
