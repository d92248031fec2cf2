"""JSON Schemas: shipped files obey them, the stored ones are up to date, and they catch what a schema can."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from quiltsmith.formats.library import GAMES, PATCHES, shipped_folder
from quiltsmith.reference import SCHEMAS
from tests.conftest import Command
from tests.update_bad_decks import FOLDER

STORED = shipped_folder("templates/schemas")
SHIPPED = [
    (schema, path)
    for schema, kind in (("deck", PATCHES), ("game", GAMES))
    for path in sorted(shipped_folder(kind).glob("*.yaml"))
]
# Mistakes that a schema can see; the others need geometry, other files, or places in the text.
SEEN_BY_SCHEMA = [
    "absurd-numbers",
    "list-instead-of-mapping",
    "many-mistakes",
    "missing-key",
    "missing-key-of-a-card",
    "negative-numbers",
    "numbers-in-words",
    "text-instead-of-mapping",
    "unknown-character-in-a-cut",
    "unknown-character-in-a-drawing",
    "unknown-character-in-quotes",
    "unknown-key",
    "unknown-key-of-a-card",
    "unknown-key-of-a-title",
    "unknown-key-of-an-override",
    "unquoted-shape",
    "wrong-type-at-the-top",
    "wrong-type-in-a-card",
    "wrong-type-in-an-override",
    "wrong-type-instead-of-a-card",
    "wrong-type-nothing",
    "wrong-type-of-an-id",
    "wrong-type-of-override",
]


def load(path: Path) -> Any:
    """Read YAML as an editor does, which takes all words before a colon for text."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("kind", sorted(SCHEMAS))
def test_the_stored_schema_is_the_generated_one(kind: str, quiltsmith: Command) -> None:
    result = quiltsmith("schema", kind)
    assert result.code == 0
    stored = (STORED / f"{kind}.schema.json").read_text(encoding="utf-8")
    assert stored == result.out, "the stored schema is out of date: run `make schemas`"


@pytest.mark.parametrize("kind", sorted(SCHEMAS))
def test_the_schema_is_a_schema(kind: str) -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMAS[kind]())


@pytest.mark.parametrize(("kind", "path"), SHIPPED, ids=lambda value: getattr(value, "stem", value))
def test_shipped_files_obey_their_schema_and_name_it(kind: str, path: Path) -> None:
    jsonschema.validate(load(path), SCHEMAS[kind]())
    first = path.read_text(encoding="utf-8").splitlines()[0]
    prefix = "# yaml-language-server: $schema="
    assert first.startswith(prefix)
    named = (path.parent / first.removeprefix(prefix)).resolve()
    assert named == (STORED / f"{kind}.schema.json").resolve()


@pytest.mark.parametrize("name", SEEN_BY_SCHEMA)
def test_the_schema_refuses(name: str) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(load(FOLDER / f"{name}.yaml"), SCHEMAS["deck"]())


@pytest.mark.parametrize("name", ["few-cards", "hole", "same-shape", "uncuttable", "unusual-count"])
def test_the_schema_allows_what_is_only_warned_of(name: str) -> None:
    jsonschema.validate(load(FOLDER / f"{name}.yaml"), SCHEMAS["deck"]())


def test_the_schema_refuses_a_mistaken_game_and_allows_an_own_one() -> None:
    jsonschema.validate(load(FOLDER / "games/tiny.yaml"), SCHEMAS["game"]())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(load(FOLDER / "games/mistaken.yaml"), SCHEMAS["game"]())


@pytest.mark.parametrize("kind", sorted(SCHEMAS))
def test_every_key_is_explained_to_the_editor(kind: str) -> None:
    schema: dict[str, Any] = SCHEMAS[kind]()
    for variant in (schema, schema.get("then", {}), schema.get("else", {})):
        assert all(entry["description"] for entry in variant.get("properties", {}).values())


def test_an_unknown_kind_is_wrong_use(quiltsmith: Command) -> None:
    result = quiltsmith("schema", "dekc")
    assert (result.code, result.err) == (2, "quiltsmith: there is no schema `dekc`; did you mean `deck`?\n")
