"""Modules as Python's parser reads them, once for all tests of a process that look at them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree(module: Path) -> ast.Module:
    """Parse a module."""
    return ast.parse(module.read_text(encoding="utf-8"), str(module))


@cache
def nodes(module: Path) -> tuple[ast.AST, ...]:
    """List everything in a module."""
    return tuple(ast.walk(tree(module)))
