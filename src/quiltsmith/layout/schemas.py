"""JSON Schemas of the YAML files that say how prints look, made of the same descriptions that read them."""

from __future__ import annotations

from typing import Any

from quiltsmith.layout.pad_template_reader import pad_template_schema
from quiltsmith.layout.theme_reader import THEME


def theme_schema() -> dict[str, Any]:
    """Describe themes for editors."""
    return {"$schema": "http://json-schema.org/draft-07/schema#", "title": "quiltsmith theme", **THEME.schema()}


SCHEMAS = {"pad": pad_template_schema, "theme": theme_schema}
