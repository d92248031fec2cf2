"""Imports go one way, the core neither prints nor reads the clock, and the command starts light."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import quiltsmith
from tests.parsed import nodes as nodes_of
from tests.parsed import tree

ROOT = Path(quiltsmith.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
# The rooms of the house from the ground up, and what each may import beside itself. A room within another that
# stands here is a room of its own; nobody imports `cli`.
BASE = {"i18n", "errors", "stable_random"}
VALUES = {*BASE, "formats", "geometry"}
GAMES = {*VALUES, "games", "decks", "games.sheets", "games.doodle", "games.patchwork"}
DRAWN = {*GAMES, "scene", "style", "layout.drawing", "layout.sheets", "layout"}
PRODUCTS = {
    *DRAWN,
    *(
        f"layout.{room}"
        for room in (
            "pad",
            "cards",
            "tiles",
            "boards",
            "box",
            "scoring_aid",
            "rules",
            "challenge",
            "kit",
            "previews",
        )
    ),
}
CORE = {
    *PRODUCTS,
    "layout.report",
    "processes",
    "render",
    "preflight",
    "simulate",
    "scan",
    "html_report",
    "html_ranking",
    "layout.evening",
    "reference",
}
ALLOWED = {
    "i18n": set[str](),
    "errors": {"i18n"},
    "stable_random": {"errors", "i18n"},
    "processes": {"errors", "i18n"},
    "formats": BASE,
    "geometry": BASE,
    "games": VALUES,
    "decks": {*VALUES, "games"},
    "games.sheets": {*VALUES, "games", "decks"},
    "games.doodle": {*VALUES, "games", "decks", "games.sheets"},
    "games.patchwork": {*VALUES, "games", "decks", "games.sheets"},
    "scene": set[str](),
    "style": {*BASE, "formats", "scene"},
    "layout": {*VALUES, "games"},
    "layout.drawing": {*VALUES, "decks", "games.sheets", "scene", "style"},
    "layout.sheets": {*VALUES, "scene", "style", "layout.drawing"},
    "layout.pad": DRAWN,
    "layout.cards": DRAWN,
    "layout.tiles": DRAWN,
    "layout.box": {*DRAWN, "layout.cards"},
    "layout.boards": {*DRAWN, "layout.tiles"},
    "layout.scoring_aid": {*DRAWN, "layout.tiles"},
    "layout.rules": {*DRAWN, "layout.tiles", "layout.boards", "layout.scoring_aid"},
    "layout.challenge": {*DRAWN, "layout.pad", "layout.cards", "layout.scoring_aid"},
    "layout.kit": PRODUCTS,
    "layout.previews": PRODUCTS,
    "layout.evening": DRAWN,
    "layout.report": {*DRAWN, "layout.cards", "simulate"},
    "render": {*BASE, "formats", "scene", "style"},
    "preflight": {*BASE, "formats", "style"},
    "simulate": {*GAMES, "processes"},
    "scan": {*GAMES, "scene"},
    "html_ranking": {*DRAWN, "layout.evening", "render"},
    "html_report": {*DRAWN, "layout.report", "render", "simulate"},
    "reference": {*CORE},
    "api": {*CORE} - {"reference"},
    "studio": {*CORE, "api"},
    "page": {*CORE, "api", "studio"},
    "browser": {*CORE, "api", "studio", "page", "cli"},
    "rulesets": {*CORE, "cli"},
    "cli": {*CORE, "api", "studio", "page"},
}
# A kind of game has parts in all layers: its description names their types, and imports none of them at run time.
NAMES_TYPES_ABOVE = {"games/ruleset.py", "layout/product_kinds.py"}
HEAVY = {"PIL", "cv2", "dask", "llvmlite", "numba", "numpy", "pikepdf", "pypdf", "pypdfium2", "reportlab", "rich"}
HEAVY |= {"starlette", "svgwrite", "uvicorn", "yaml"}
LOUD_CALLS = {"print", "input", "exit", "quit", "breakpoint"}
LOUD_ATTRIBUTES = {
    ("sys", "exit"),
    ("sys", "stdout"),
    ("sys", "stderr"),
    ("os", "_exit"),
    ("time", "time"),
    ("time", "localtime"),
    ("datetime", "now"),
    ("datetime", "utcnow"),
    ("datetime", "today"),
    ("date", "today"),
    ("random", "random"),
    ("random", "shuffle"),
    ("random", "choice"),
    ("random", "randint"),
}


def layer_of(module: Path) -> str:
    """Give the room that a module is in: the innermost that the drawing names."""
    parts = module.relative_to(ROOT).with_suffix("").parts
    return room_of(tuple(part for part in parts if part != "__init__"))


def room_of(parts: tuple[str, ...]) -> str:
    """Give the innermost room of the drawing on the way to a module."""
    names = [".".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next((name for name in names if name in ALLOWED), "")


def imports_of(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """List the modules that are imported, with the line."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"a relative import in line {node.lineno}"
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def at_import_time(node: ast.AST) -> Iterator[ast.AST]:
    """List what runs as soon as a module is imported: all but the bodies of functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            continue
        if isinstance(child, ast.If) and is_name(child.test, "TYPE_CHECKING"):
            continue
        yield child
        yield from at_import_time(child)


def is_name(node: ast.AST, name: str) -> bool:
    """Tell whether an expression is nothing but this name."""
    return isinstance(node, ast.Name) and node.id == name


def run_time_nodes(module: Path) -> Iterator[ast.AST]:
    """List all nodes of a module; of one that names types of layers above, all but those names."""
    if name_of(module) not in NAMES_TYPES_ABOVE:
        yield from nodes_of(module)
        return
    nodes: list[ast.AST] = [tree(module)]
    while nodes:
        node = nodes.pop()
        if not (isinstance(node, ast.If) and is_name(node.test, "TYPE_CHECKING")):
            yield node
            nodes.extend(ast.iter_child_nodes(node))


def name_of(module: Path) -> str:
    """Name a module in the test's id."""
    return str(module.relative_to(ROOT))


def test_every_package_is_a_known_layer() -> None:
    packages = {module.parent for module in MODULES} - {ROOT}
    assert [name_of(package) for package in sorted(packages) if not layer_of(package / "__init__.py")] == []


def test_imports_go_one_way() -> None:
    wrong = []
    for module in MODULES:
        layer = layer_of(module)
        allowed = {"", *(ALLOWED[layer] | {layer} if layer else ALLOWED)}
        for line, imported in imports_of(run_time_nodes(module)):
            package, *parts = imported.split(".")
            if package == "quiltsmith" and room_of(tuple(parts)) not in allowed:
                wrong.append(f"{name_of(module)}:{line}: {layer} must not import {imported}")
    assert wrong == []


def test_the_drawing_has_no_circles() -> None:
    """Order the rooms so that each comes after all that its files really import."""
    needs: dict[str, set[str]] = {}
    for module in MODULES:
        layer = layer_of(module)
        rooms = {
            room_of(tuple(imported.split(".")[1:]))
            for _, imported in imports_of(run_time_nodes(module))
            if imported.startswith("quiltsmith.")
        }
        needs.setdefault(layer, set()).update(rooms - {layer, ""})
    needs.pop("", None)
    tuple(TopologicalSorter(needs).static_order())


def test_the_core_neither_prints_nor_exits_nor_reads_the_clock() -> None:
    wrong = []
    for module in MODULES:
        if layer_of(module).split(".")[0] in ("", "cli"):
            continue
        for node in nodes_of(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LOUD_CALLS:
                wrong.append(f"{name_of(module)}:{node.lineno}: {node.func.id}")
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used = (node.value.id, node.attr)
                wrong += [f"{name_of(module)}:{node.lineno}: {'.'.join(used)}"] if used in LOUD_ATTRIBUTES else []
    assert wrong == []


def test_yaml_is_read_in_one_module_which_bounds_it() -> None:
    """Others may name the types of its nodes; whatever reads would have no limits there."""
    used = [
        f"{name_of(module)}:{node.lineno}: {ast.unparse(node)}"
        for module in MODULES
        for node in nodes_of(module)
        if isinstance(node, ast.Attribute) and is_name(node.value, "yaml") and not node.attr.endswith("Node")
    ]
    assert [where for where in used if not where.startswith("formats/yaml_reader.py:")] == []
    for module in MODULES:
        assert all(
            imported == "yaml" or not imported.startswith("yaml.") for _, imported in imports_of(nodes_of(module))
        )


def test_commands_import_heavy_libraries_only_when_they_run() -> None:
    wrong = [
        f"{name_of(module)}:{line}: move {imported} into the function"
        for module in MODULES
        if layer_of(module).split(".")[0] == "cli"
        for line, imported in imports_of(at_import_time(tree(module)))
        if imported.split(".")[0] in HEAVY
    ]
    assert wrong == []


def test_importing_the_command_loads_nothing_heavy() -> None:
    run = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", "import quiltsmith.cli.main"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {line.rsplit("|", 1)[-1].strip().split(".")[0] for line in run.stderr.splitlines() if "|" in line}
    assert "typer" in loaded
    assert loaded & HEAVY == set()
