"""Every text field of the studio and every argument of the Python API, tried with hostile values.

`python -m tests.hostile.doors studio|api [BEGINNING OF A NAME] [--one-in N]` writes what fails, a line each.
Fields and arguments are found by walking over endpoints and signatures, so that new ones are tried too. They are
tried one after the other in a fork of this process: one that ends it is seen, and the next fork goes on behind it.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import resource
import shutil
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple, TextIO, get_args, get_type_hints
from zlib import crc32

import msgspec
from msgspec import inspect as kinds

import quiltsmith as qs
from quiltsmith.api.public_functions import is_of_type
from tests.hostile.texts import SHORT, attacks

SECONDS = 4.0
"""Of processor time, for one answer."""
ALL_SECONDS = 120
"""Of processor time, for all attacks on one door."""
BEGUN = "-\n"
"""What is said when another door is tried."""
EXAMPLES = Path(__file__).parents[2] / "examples"
DECK = (EXAMPLES / "tiny.yaml").read_text(encoding="utf-8")
SHEET = (EXAMPLES / "good.txt").read_text(encoding="utf-8")
QUICK_GAME = (EXAMPLES.parent / "templates" / "games" / "doodle.yaml").read_text(encoding="utf-8")
for _usual, _small in (
    ("rows: 9, columns: 9", "rows: 4, columns: 4"),
    ("size: 7", "size: 1"),
    ("rounds: 3", "rounds: 1"),
    ("turns: 6", "turns: 1"),
    ("circle: 8", "circle: 2"),
):
    QUICK_GAME = QUICK_GAME.replace(_usual, _small)
QUICK_DECK = DECK.replace("game: doodle", "game: ./quick-game.yaml") + '  - {id: P03, size: 1, shape: "#"}\n'
QUICK_DECK += '  - {id: P04, size: 2, shape: "##"}\nstart:\n  - {id: S01, size: 1, shape: "#"}\n'
"""A game of one turn, whose puzzles are found at once."""
SAMPLES: dict[str, Any] = {
    "name": "tiny.yaml",
    "deck": "meadow",
    "other": "meadow",
    "deal": "deal.yaml",
    "shape": "##/.#",
    "command": "cards",
    "fabric": "0",
    "theme": "quilt",
    "game": "doodle",
    "id": "mine",
    "paper": "a4",
    "rows": ["........."] * 9,
    "games": 10,
    "seconds": 0.1,
    "role": "regular",
}


class Door(NamedTuple):
    """A field or an argument: trying a value gives what is wrong with the answer, or nothing."""

    name: str
    attempt: Callable[[Any], str]
    values: dict[str, Any]


class Slot(NamedTuple):
    """A place for a text in a value, and the value with some text there."""

    name: str
    filled: Callable[[Any], Any]


def slots(kind: kinds.Type, name: str, samples: dict[str, Any]) -> Iterator[Slot]:
    """Find all places for texts in values of a type."""
    if isinstance(kind, (kinds.StrType, kinds.AnyType)):
        yield Slot(name, lambda text: text)
    elif isinstance(kind, kinds.UnionType):
        for member in kind.types:
            yield from slots(member, name, samples)
    elif isinstance(kind, (kinds.ListType, kinds.VarTupleType)):
        for inside in slots(kind.item_type, name, samples):
            yield _around(inside, f"{inside.name}[]", lambda value: [value])
    elif isinstance(kind, kinds.TupleType):
        rest = [sample(item, name, samples) for item in kind.item_types[1:]]
        for inside in slots(kind.item_types[0], name, samples):
            yield _around(inside, f"{inside.name}[]", lambda value: [value, *rest])
    elif isinstance(kind, kinds.DictType):
        yield Slot(f"{name} key", lambda text: {text: sample(kind.value_type, name, samples)})
        for inside in slots(kind.value_type, name, samples):
            yield _around(inside, f"{inside.name} value", lambda value: {"name": value})
    elif isinstance(kind, kinds.StructType):
        base = sample(kind, name, samples)
        for field in kind.fields:
            for inside in slots(field.type, field.encode_name, samples):
                yield _in_field(inside, f"{kind.cls.__name__}.{inside.name}", base, field.encode_name)


def _around(inside: Slot, name: str, put: Callable[[Any], Any]) -> Slot:
    return Slot(name, lambda text: put(inside.filled(text)))


def _in_field(inside: Slot, name: str, base: dict[str, Any], field: str) -> Slot:
    return Slot(name, lambda text: {**base, field: inside.filled(text)})


def sample(kind: kinds.Type, name: str, samples: dict[str, Any]) -> Any:
    """Make a value of a type that is as usual as can be."""
    if isinstance(kind, kinds.StructType):
        tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
        wanted = [field for field in kind.fields if field.required or field.encode_name in samples]
        return {**tag, **{field.encode_name: sample(field.type, field.encode_name, samples) for field in wanted}}
    if isinstance(kind, kinds.UnionType):
        return sample(next(one for one in kind.types if not isinstance(one, kinds.NoneType)), name, samples)
    if isinstance(kind, (kinds.ListType, kinds.VarTupleType)):
        return samples[name] if name in samples else [sample(kind.item_type, name, samples)]
    if isinstance(kind, kinds.TupleType):
        return [sample(item, f"{name}{number}", samples) for number, item in enumerate(kind.item_types)]
    if isinstance(kind, (kinds.IntType, kinds.FloatType)):
        return samples[name] if isinstance(samples.get(name), (int, float)) else kind.ge or 0
    if isinstance(kind, kinds.BoolType):
        return False
    if isinstance(kind, kinds.LiteralType):
        return kind.values[0]
    if isinstance(kind, kinds.DictType):
        return {}
    return samples.get(name, "x")


def _as_edit(slot: Slot) -> Callable[[Any], Any]:
    return lambda text: {"sheets": [{"name": "good.txt", "text": SHEET}], "edits": [slot.filled(text)]}


def _as_value(form: str, needed: dict[str, Any], field: str) -> Callable[[Any], Any]:
    return lambda text: {"command": form, "values": {**needed, field: text}}


def _write_quick_deck() -> None:
    Path("quick.yaml").write_text(QUICK_DECK, encoding="utf-8")
    Path("quick-game.yaml").write_text(QUICK_GAME, encoding="utf-8")


def studio_doors() -> Iterator[Door]:
    """Find all text fields of all addresses, forms and works of the studio."""
    from quiltsmith.games.doodle.doodle_editor import SheetEdit
    from quiltsmith.games.patchwork.patchwork_editor import PatchworkEdit
    from quiltsmith.studio.all_endpoints import ENDPOINTS
    from quiltsmith.studio.endpoints import Endpoint, Upload
    from quiltsmith.studio.folder import Folder
    from quiltsmith.studio.job_kinds import WORKS
    from quiltsmith.studio.job_processes import run_in_process
    from quiltsmith.studio.job_runner import Jobs
    from quiltsmith.studio.print_forms import Prints
    from quiltsmith.studio.shared import Studio

    for name in ("good.txt", "tiny.yaml", "three-players/deal.yaml"):
        shutil.copy(EXAMPLES / name, ".")
    _write_quick_deck()
    studio = Studio(Folder(Path.cwd()), Prints(), Jobs(Path.cwd(), run_in_process))
    every = attacks()
    few = {**SHORT, **{name: every[name] for name in ("brackets", "a large shape", "lines that mean nothing")}}

    def asking(endpoint: Endpoint, filled: Callable[[Any], Any]) -> Callable[[Any], str]:
        def ask(text: Any) -> str:
            if endpoint.question is Upload:
                sent = json.dumps(filled(text)["parameters"], ensure_ascii=False).encode("utf-8", "replace")
                answer = endpoint.respond(studio, json.loads(sent), text.encode("utf-8", "replace"))
            elif endpoint.method == "GET":
                asked = {
                    key: str(value).encode("utf-8", "replace").decode() for key, value in filled(text).items()
                }
                answer = endpoint.respond(studio, asked, b"")
            else:
                body = json.dumps(filled(text)).encode("utf-8", "surrogatepass")
                answer = endpoint.respond(studio, {}, body)
            known = answer.status in (200, 400, 404, 409, 413, 422)
            return "" if known else f"{answer.status} {answer.data.decode()[:300]}"

        return ask

    for endpoint in ENDPOINTS:
        is_sheet = "sheet" in endpoint.path or "play" in endpoint.path
        samples = {**SAMPLES, **({"text": SHEET, "name": "good.txt"} if is_sheet else {"text": DECK})}
        for slot in slots(kinds.type_info(endpoint.question), "", samples):
            yield Door(f"{endpoint.path} {slot.name}", asking(endpoint, slot.filled), every)
        if endpoint.path == "/api/sheet/work":
            for edit in (*get_args(SheetEdit), *get_args(PatchworkEdit)):
                for slot in slots(kinds.type_info(edit), "", samples):
                    yield Door(f"{endpoint.path} {slot.name}", asking(endpoint, _as_edit(slot)), every)
        if endpoint.path == "/api/print/preview":
            for form in studio.prints.forms:
                needed = {one.name: SAMPLES[one.name] for one in form.fields if one.name in ("deck", "game")}
                if form.name == "tiles":
                    needed["deck"] = "classic"
                if form.name == "challenge":
                    needed |= {"count": 1, "deck": "quick.yaml"}
                # What is imported and compiled here, no fork has to do again.
                endpoint.respond(studio, {}, json.dumps({"command": form.name, "values": needed}).encode())
                # Twenty puzzles, as many as are usual, take their time.
                fields = [one for one in form.fields if (form.name, one.name) != ("challenge", "count")]
                for field in fields:
                    filled = _as_value(form.name, needed, field.name)
                    yield Door(f"print {form.name} {field.name}", asking(endpoint, filled), few)
    for name, work in WORKS.items():
        # A deck of a few cards is drawn sooner.
        for slot in slots(kinds.type_info(work.question), "", {**SAMPLES, "cards": 3, "starts": 1}):
            yield Door(f"work {name} {slot.name}", _working(work, slot, studio.folder), every)


def _working(work: Any, slot: Slot, folder: Any) -> Callable[[Any], str]:
    def do(text: Any) -> str:
        body = json.dumps(slot.filled(text)).encode("utf-8", "surrogatepass")
        try:
            asked = msgspec.json.decode(body, type=work.question)
            if work.digest:
                work.digest(asked, folder)
            work.do(asked, lambda done, total: None)
        except (qs.QuiltsmithError, msgspec.ValidationError, msgspec.DecodeError):
            return ""
        return ""

    return do


ODD: dict[str, Any] = {
    "None": None,
    "True": True,
    "a negative number": -1,
    "a large number": 10**30,
    "a fraction": 0.5,
    "not a number": float("nan"),
    "an infinite number": float("inf"),
    "bytes": b"x",
    "an empty list": [],
    "a list of numbers": [1],
    "a list of texts": ["x", "-", "\0"],
    "a dictionary": {(0, 0): 1},
    "an object": object(),
    "a path": Path("missing/file.yaml"),
    "a folder": Path(),
    "a shape": qs.Shape(((0, 0),)),
    "a shape in two pieces": qs.Shape.parse("#.#"),
    "a shape that is larger than a board": qs.Shape.parse("#" * 99),
    "cells far away": ((-(10**20), 5), (-(10**20), 6)),
    "no cells": (),
    "a deck": qs.load_deck("meadow"),
}
"""Values that no text is; what is no possible value of an argument must be told as well."""


QUICK: dict[str, dict[str, Any]] = {
    "simulate": {"games": 2, "bot": "random", "jobs": 1},
    "rebalance": {"deck": "quick.yaml", "games": 10, "bot": "random", "most": 1, "jobs": 1},
    "par": {"deal": "deal.yaml", "seconds": 0},
    "challenge": {"deck": "quick.yaml", "count": 1, "seed": 1, "jobs": 1},
    "rank": {"sheets": "good.txt"},
}
"""What keeps functions short that let bots play."""


def api_doors() -> Iterator[Door]:
    """Find all arguments of all functions and methods of the Python API."""
    for name in ("good.txt", "tiny.yaml", "three-players/deal.yaml"):
        shutil.copy(EXAMPLES / name, ".")
    _write_quick_deck()
    printable = qs.pad()
    values = {**attacks(), **ODD}
    shape, board = qs.Shape.parse("##/.#"), qs.Board(9, 9)
    samples = {
        "origin": "meadow",
        "deck": "meadow",
        "game": "doodle",
        "seed": 1,
        "printable": printable,
        "text": "##",
        "shape": shape,
        "mask": 3,
        "cells": ((0, 0),),
        "rows": 9,
        "columns": 9,
        "row": 0,
        "column": 0,
    }
    owners = {qs.Shape: shape, qs.Board: board, qs.Printable: printable, qs.Deck: qs.load_deck("meadow")}
    functions: dict[str, Callable[..., Any]] = {}
    for name in qs.__all__:
        value = getattr(qs, name)
        if not inspect.isclass(value):
            functions[name] = value
        elif value in owners:
            methods = inspect.getmembers(owners[value], callable)
            functions |= {f"{name}.{method}": one for method, one in methods if not method.startswith("_")}
            functions |= {name: value} if value in (qs.Shape, qs.Board) else {}
    for name, function in functions.items():
        parameters = inspect.signature(function).parameters
        needed = {
            one.name: samples.get(one.name, "x")
            for one in parameters.values()
            if one.default is inspect.Parameter.empty
        }
        needed |= {"tiles": {"deck": "classic"}, "write": {"path": "out.svg"}}.get(name, {})
        needed |= {"origin": "good.txt"} if "sheet" in name else {}
        needed |= QUICK.get(name, {})
        # Methods are called by the million: a wrong type is a TypeError there, as in all of Python.
        is_fast = "." in name or inspect.isclass(function)
        # What is imported and compiled here, no fork has to do again.
        if not is_fast:
            with suppress(qs.QuiltsmithError):
                function(**needed)
        for parameter in parameters:
            wanted = get_type_hints(function).get(parameter, Any) if is_fast else Any
            tried = {what: value for what, value in values.items() if is_of_type(value, wanted)}
            yield Door(f"{name}({parameter}=)", _calling(function, needed, parameter), tried)


def _calling(function: Callable[..., Any], needed: dict[str, Any], parameter: str) -> Callable[[Any], str]:
    def call(value: Any) -> str:
        try:
            function(**{**needed, parameter: value})
        except qs.QuiltsmithError as error:
            return "" if str(error).strip() else "an error without a sentence"
        return ""

    return call


def main() -> None:
    """Try all doors, or those whose name begins with a given part."""
    parser = ArgumentParser()
    parser.add_argument("doors", choices=("studio", "api"))
    parser.add_argument("part", nargs="?", default="")
    parser.add_argument("--one-in", type=int, default=1, metavar="N", help="try one attack of N on each door")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        found = studio_doors() if asked.doors == "studio" else api_doors()
        doors = [
            door._replace(values=_some(door, asked.one_in)) for door in found if door.name.startswith(asked.part)
        ]
        # What lives from here on is looked at by no garbage collector, and so copied into no fork.
        gc.collect()
        gc.freeze()
        left: Sequence[Door] = doors
        while left:
            left = _try(left)
        os.chdir("/")
    sys.stdout.write(f"{sum(len(door.values) for door in doors)} answers\n")


def _some(door: Door, share: int) -> dict[str, Any]:
    """Choose one attack of so many, always the same ones for a door."""
    return {
        name: value for name, value in door.values.items() if crc32(f"{door.name} {name}".encode()) % share == 0
    }


def _try(doors: Sequence[Door]) -> Sequence[Door]:
    """Try doors in a fork; if that ends before its time, the last attack is what ended it.

    Return the doors that have not been tried then.
    """
    heard, told = os.pipe()
    sys.stdout.flush()
    process = os.fork()
    if process == 0:
        os.close(heard)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with os.fdopen(told, "w", buffering=1) as out:
            for door in doors:
                _attack(door, out)
        os._exit(0)
    os.close(told)
    begun, last = 0, ""
    with os.fdopen(heard, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if line == BEGUN:
                begun += 1
            elif line.startswith("> "):
                last = line[2:].strip()
            else:
                sys.stdout.write(line)
    code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    if not code:
        return ()
    sys.stdout.write(f"{doors[begun - 1].name} | {last} | ended with {code}\n")
    return doors[begun:]


def _attack(door: Door, out: TextIO) -> None:
    """Try a door with all of its values, say which is tried, and what is wrong with the answers."""
    out.write(BEGUN)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(time.process_time()) + ALL_SECONDS, most))
    for name, value in door.values.items():
        out.write(f"> {name}\n")
        before = time.process_time()
        try:
            wrong = door.attempt(value)
        except BaseException as error:
            wrong = f"{type(error).__name__}: {str(error)[:150]}"
        took = time.process_time() - before
        # Works of minutes run in processes of their own, tell how far they are, and can be ended.
        is_slow = took > SECONDS and not door.name.startswith("work ")
        wrong = wrong or (f"took {took:.1f} s" if is_slow else "")
        if wrong:
            out.write(f"{door.name} | {name} | {wrong!r}\n")


if __name__ == "__main__":
    main()
