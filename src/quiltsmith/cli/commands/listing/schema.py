"""`quiltsmith schema`: JSON Schemas, with which editors complete and check files."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.screen import write_json
from quiltsmith.i18n import _

EXAMPLE = "Example: quiltsmith schema deck > deck.schema.json"


def schema(
    kind: Annotated[str, typer.Argument(metavar="KIND", help="deck, game, pad, theme or preset.")],
) -> None:
    """Print what an editor needs to check files as you type.

    It is the JSON Schema of deck files, game definitions, pad templates, themes or presets.
    """
    from quiltsmith.formats.suggestions import did_you_mean
    from quiltsmith.reference.schemas import SCHEMAS

    kind = kind.lower()
    if kind not in SCHEMAS:
        raise Failure(_("there is no schema `{kind}`; {hint}", kind=kind, hint=did_you_mean(kind, SCHEMAS)))
    write_json(SCHEMAS[kind]())
