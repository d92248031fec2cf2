"""What pages must know of the limits that the server keeps: read where they are kept, so that they exist once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct, inspect

from quiltsmith.decks.deck_reader import CARD
from quiltsmith.games.doodle.doodle_editor import WriteScore
from quiltsmith.games.patchwork.patchwork_editor import WriteClaim
from quiltsmith.geometry.board import LARGEST_SIDE
from quiltsmith.studio.deck_view import NewDeckQuestion
from quiltsmith.studio.endpoints import LARGEST_UPLOAD
from quiltsmith.studio.job_kinds import CompareQuestion, RebalanceQuestion, SimulateQuestion
from quiltsmith.studio.routes.duel_routes import DuelBeginning
from quiltsmith.studio.routes.home_routes import HomeQuestion, KindQuestion
from quiltsmith.studio.routes.play_routes import DealQuestion
from quiltsmith.studio.routes.scan_routes import ScannedQuestion
from quiltsmith.studio.routes.sheet_routes import BeginQuestion, WorkQuestion

Limit = dict[str, int | float]
"""Attributes of a field in a form, `min`, `max` and `maxlength`, if there are any; of a list, `most` entries."""

_QUESTIONS: dict[str, type[Struct]] = {
    "claim": WriteClaim,
    "compare": CompareQuestion,
    "deal": DealQuestion,
    "duel": DuelBeginning,
    "home": HomeQuestion,
    "kind": KindQuestion,
    "new_deck": NewDeckQuestion,
    "photo": ScannedQuestion,
    "rebalance": RebalanceQuestion,
    "score": WriteScore,
    "sheet": BeginQuestion,
    "simulate": SimulateQuestion,
    "table": WorkQuestion,
}
_OWN: dict[str, Limit] = {"shape.side": {"max": LARGEST_SIDE}, "upload": {"max": LARGEST_UPLOAD}}
_IN_SCHEMAS = {"minimum": "min", "maximum": "max", "maxLength": "maxlength"}


@cache
def page_limits() -> dict[str, Limit]:
    """Return the limits by what they limit, such as `new_deck.cards` or `card.copies`."""
    found = dict(_OWN)
    for name, question in _QUESTIONS.items():
        for field in inspect.type_info(question).fields:  # type: ignore[attr-defined]  # a struct has some
            found[f"{name}.{field.name}"] = dict(_bounds(field.type))
    for entry in CARD.fields:
        found[f"card.{entry.name}"] = dict(_bounds_of_schema(entry.kind.schema()))
    return {name: limit for name, limit in found.items() if limit}


def _bounds(kind: inspect.Type) -> Iterator[tuple[str, int | float]]:
    """List the bounds of a value, or of the values in a list."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            bounds = {"min": kind.ge, "max": kind.le}
        case inspect.StrType():
            bounds = {"maxlength": kind.max_length}
        case inspect.UnionType():
            for one in kind.types:
                yield from _bounds(one)
            return
        case inspect.ListType() | inspect.VarTupleType():
            bounds = {"most": kind.max_length}
            yield from _bounds(kind.item_type)
        case inspect.TupleType():
            yield from _bounds(kind.item_types[0])
            return
        case _:
            return
    yield from ((name, bound) for name, bound in bounds.items() if bound is not None)


def _bounds_of_schema(schema: Any) -> Iterator[tuple[str, int]]:
    """List the bounds in a JSON schema; of a text in several languages, those of one."""
    if isinstance(schema, dict):
        yield from ((_IN_SCHEMAS[key], value) for key, value in schema.items() if key in _IN_SCHEMAS)
        for value in schema.values():
            yield from _bounds_of_schema(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _bounds_of_schema(value)
