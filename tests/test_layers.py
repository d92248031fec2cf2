"""The layers of the house: imports go one way, the core is silent, and the command starts light."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import quiltsmith

ROOT = Path(quiltsmith.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
# What each layer may import beside itself; `geometry` stands alone, and nobody imports `cli`.
ALLOWED = {
    "talk": set(),
    "formats": {"talk"},
    "geometry": {"talk"},
    "games": {"talk", "formats", "geometry"},
    "layout": {"talk", "formats", "geometry", "games"},
    "render": {"talk", "formats", "geometry", "games", "layout"},
    "preflight": {"talk", "formats", "layout"},
    "simulate": {"talk", "formats", "geometry", "games"},
    "studio": {"talk", "formats", "geometry", "games", "layout", "render", "preflight", "simulate"},
    "cli": {"talk", "formats", "geometry", "games", "layout", "render", "preflight", "simulate", "studio"},
}
HEAVY = {"PIL", "dask", "numpy", "pikepdf", "pypdfium2", "reportlab", "rich", "svgwrite", "yaml"}
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
    """Give the package right below `quiltsmith` that a module is in."""
    parts = module.relative_to(ROOT).parts
    return parts[0] if len(parts) > 1 else ""


def imports_of(nodes: Iterator[ast.AST]) -> Iterator[tuple[int, str]]:
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
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        yield child
        yield from at_import_time(child)


def parsed(module: Path) -> ast.Module:
    """Read the source of a module."""
    return ast.parse(module.read_text(encoding="utf-8"), str(module))


def name_of(module: Path) -> str:
    """Name a module in the test's id."""
    return str(module.relative_to(ROOT))


def test_every_package_is_a_known_layer() -> None:
    assert {layer_of(module) for module in MODULES} - {""} <= set(ALLOWED)


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_imports_go_one_way(module: Path) -> None:
    layer = layer_of(module)
    allowed = ALLOWED[layer] | {layer} if layer else set(ALLOWED)
    for line, imported in imports_of(ast.walk(parsed(module))):
        parts = imported.split(".")
        if parts[0] == "quiltsmith" and len(parts) > 1 and parts[1] in ALLOWED:
            assert parts[1] in allowed, f"{name_of(module)}:{line}: {layer} must not import {imported}"


@pytest.mark.parametrize(
    "module", [module for module in MODULES if layer_of(module) not in ("", "cli")], ids=name_of
)
def test_the_core_neither_prints_nor_exits_nor_reads_the_clock(module: Path) -> None:
    for node in ast.walk(parsed(module)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in LOUD_CALLS, f"{name_of(module)}:{node.lineno}: {node.func.id}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used = (node.value.id, node.attr)
            assert used not in LOUD_ATTRIBUTES, f"{name_of(module)}:{node.lineno}: {'.'.join(used)}"


@pytest.mark.parametrize("module", [module for module in MODULES if layer_of(module) == "cli"], ids=name_of)
def test_commands_import_heavy_libraries_only_when_they_run(module: Path) -> None:
    for line, imported in imports_of(at_import_time(parsed(module))):
        assert imported.split(".")[0] not in HEAVY, f"{name_of(module)}:{line}: move {imported} into the function"


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_no_module_needs_much_scrolling(module: Path) -> None:
    assert len(module.read_text(encoding="utf-8").splitlines()) <= 300


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
