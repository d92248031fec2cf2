"""`quiltsmith schema`: JSON Schemas, with which editors complete and check files."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.report import write_json

EXAMPLE = "Example: quiltsmith schema deck > deck.schema.json"


def schema(kind: Annotated[str, typer.Argument(metavar="deck|game|pad|theme", help="The kind of file.")]) -> None:
    """Print what an editor needs to check files as you type.

    It is the JSON Schema of deck files, game definitions, pad templates or themes.
    """
    from quiltsmith.formats.suggest import did_you_mean
    from quiltsmith.games import schemas as of_games
    from quiltsmith.layout import schemas as of_prints

    schemas = of_games.SCHEMAS | of_prints.SCHEMAS
    if kind not in schemas:
        raise Failure(f"there is no schema `{kind}`; {did_you_mean(kind, schemas)}")
    write_json(schemas[kind]())
