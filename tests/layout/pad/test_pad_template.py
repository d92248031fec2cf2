"""Templates of pads: shipped ones, people's own, and mistakes in them."""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest
import yaml
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Source
from quiltsmith.layout.pad.pad_context import PadContext
from quiltsmith.layout.pad.pad_sheet import pad_sheet
from quiltsmith.layout.pad.pad_template import (
    PADS,
    PadTemplate,
    pad_template_names,
    pad_template_schema,
    read_pad_template,
)
from quiltsmith.reference import SCHEMAS
from tests.conftest import Command
from tests.layout.samples import doodle, style, template

HEAD = "template: mine\ntitle: Mine\n"


def read(text: str) -> tuple[PadTemplate | None, list[Problem]]:
    """Read a template from text."""
    return read_pad_template(Source("mine.yaml", HEAD + text, Path()))


def boxes(text: str) -> dict[str, tuple[float, float, float, float]]:
    """Lay a template out on A4 and give its parts' edges."""
    read_template, problems = read(text)
    assert read_template is not None, problems
    sheet = pad_sheet(PadContext(doodle(), style(), "Doodle"), read_template, 297, 210)
    return {name: (box.x, box.y, box.right, box.bottom) for name, box in sheet.boxes}


def test_templates_are_shipped() -> None:
    assert pad_template_names() == ("classic", "classic-left", "duel", "large", "quilts", "tall")
    assert [template(name).id for name in pad_template_names()] == list(pad_template_names())


@pytest.mark.parametrize("path", sorted(shipped_folder(PADS.folder).glob("*.yaml")), ids=lambda path: path.stem)
def test_shipped_templates_obey_the_schema(path: Path) -> None:
    jsonschema.validate(yaml.safe_load(path.read_text(encoding="utf-8")), pad_template_schema())


@pytest.mark.parametrize("kind", SCHEMAS)
def test_the_stored_schema_is_the_generated_one(kind: str, quiltsmith: Command) -> None:
    stored = shipped_folder("templates/schemas") / f"{kind}.schema.json"
    assert quiltsmith("schema", kind).out == stored.read_text(encoding="utf-8"), "run `make schemas`"
    jsonschema.Draft7Validator.check_schema(SCHEMAS[kind]())


def test_a_row_stands_side_by_side_and_a_column_below_each_other() -> None:
    placed = boxes("parts:\n  - row:\n      - board\n      - column: [scores, notes]\n")
    assert placed["board"][2] <= placed["scores"][0]
    assert placed["scores"][3] <= placed["notes"][1]
    assert placed["scores"][0] == placed["notes"][0]


def test_weights_share_the_room() -> None:
    placed = boxes("parts:\n  - row:\n      - {part: notes, weight: 3}\n      - {part: scores, weight: 1}\n")
    plain = boxes("parts: [{row: [{part: notes, weight: 1}, {part: scores, weight: 3}]}]\n")
    widths = [edges["notes"][2] - edges["notes"][0] for edges in (placed, plain)]
    assert widths[0] > widths[1]


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "message"),
    [
        ("parts: [header, bord]\n", "unknown-name", 3, 17, "bord"),
        ("parts: [{part: bord}]\n", "unknown-name", 3, 16, "bord"),
        ("parts: [{row: [header, bord]}]\n", "unknown-name", 3, 24, "bord"),
        ("parts: [board, board]\n", "duplicate-key", 3, 16, "board"),
        ("parts: [{part: board, row: [aid]}]\n", "wrong-type", 3, 9, "part and row"),
        ("parts: [{weight: 2}]\n", "wrong-type", 3, 9, "none of"),
        ("parts: [{part: board, wieght: 2}]\n", "unknown-key", 3, 23, "wieght"),
        ("parts: [{part: board, weight: 0}]\n", "out-of-range", 3, 31, "0"),
        ("parts: []\n", "out-of-range", 3, 8, "0"),
        ("parts: [[board]]\n", "wrong-type", 3, 9, "list"),
        ("border: dotted\nparts: [board]\n", "unknown-name", 3, 9, "dotted"),
        ("orientation: landscape\n", "missing-key", 1, 1, "parts"),
    ],
)
def test_mistakes_are_told_with_their_place(text: str, code: str, line: int, column: int, message: str) -> None:
    found, problems = read(text)
    assert found is None
    (problem,) = problems
    assert (problem.code, problem.place.line, problem.place.column) == (code, line, column)
    assert message in problem.message


def test_a_mistyped_part_gets_a_suggestion() -> None:
    _, (problem,) = read("parts: [header, bord]\n")
    assert "did you mean `board`?" in problem.hint


def test_an_empty_file_is_no_template() -> None:
    found, (problem,) = read_pad_template(Source("mine.yaml", "# nothing\n", Path()))
    assert found is None
    assert problem.code == "empty-file"


def test_a_template_that_says_nothing_about_the_game_is_refused() -> None:
    only_specials, _ = read("parts: [specials]\n")
    assert only_specials is not None
    game = replace(doodle(), specials=dict.fromkeys(doodle().specials, 0))
    with pytest.raises(QuiltsmithError, match="has anything to say about doodle"):
        pad_sheet(PadContext(game, style(), "Doodle"), only_specials, 297, 210)
