"""JSON Schemas of the YAML files, made of the same descriptions that read them."""

from __future__ import annotations

from typing import Any

from quiltsmith.decks.fields import DECK
from quiltsmith.games.kinds import KINDS
from quiltsmith.games.reader import reading_of
from quiltsmith.layout.pad.template_reader import pad_template_schema
from quiltsmith.style.theme_reader import THEME

_DIALECT = "http://json-schema.org/draft-07/schema#"


def deck_schema() -> dict[str, Any]:
    """Describe deck files for editors."""
    return {"$schema": _DIALECT, "title": "quiltsmith deck", **DECK.schema()}


def game_schema() -> dict[str, Any]:
    """Describe game definitions for editors: one kind of game or another, by its set of rules."""
    first, *others = (_variant(reading_of(rules).record.schema(), rules) for rules in KINDS)
    described = first
    for variant in others:
        (rules,) = variant["properties"]["rules"]["enum"]
        choose = {"properties": {"rules": {"const": rules}}, "required": ["rules"]}
        described = {"if": choose, "then": variant, "else": described}
    return {"$schema": _DIALECT, "title": "quiltsmith game definition", "type": "object", **described}


def theme_schema() -> dict[str, Any]:
    """Describe themes for editors."""
    return {"$schema": _DIALECT, "title": "quiltsmith theme", **THEME.schema()}


SCHEMAS = {"deck": deck_schema, "game": game_schema, "pad": pad_template_schema, "theme": theme_schema}


def _variant(schema: dict[str, Any], rules: str) -> dict[str, Any]:
    properties = {**schema["properties"], "rules": {**schema["properties"]["rules"], "enum": [rules]}}
    return {**schema, "properties": properties}
