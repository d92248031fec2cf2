"""Texts in the source that people read without their having been said: what `_` and `N_` are not called with."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import quiltsmith
from tests.parsed import nodes, tree

ROOT = Path(quiltsmith.__file__).parent
SAID = {"_", "N_", "ngettext", "pgettext"}
_WORD = re.compile(r"(?<![`\w\[-])[a-z]{2,}(?![`\w\]-])")
# Which arguments of a problem are no words of ours, but a command or an example.
QUOTED = {"empty_file": 2, "missing_key": 3}
# Calls that take what a person will read; in rooms that are converted no raw text stands there.
TOLD = {"Problem", "Finding"}
# What is three letters long is a word, or part of one; `file=` is for machines.
_LETTERS = re.compile(r"[A-Za-z]{3}(?!\w*=)")


def modules() -> list[Path]:
    """List the modules whose texts people read."""
    return [path for path in sorted(ROOT.rglob("*.py")) if path.parent.name != "i18n"]


def hidden_texts(module: Path) -> Iterator[str]:
    """Find texts that Babel does not see: said inside an f-string, or put together in the call."""
    inside = {id(part) for node in nodes(module) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    for call in calls(module):
        name = name_of(call)
        if name in SAID:
            is_composed = any(isinstance(text, (ast.JoinedStr, ast.BinOp, ast.IfExp)) for text in call.args)
            is_text = any(isinstance(text, ast.Constant) for text in call.args)
            if is_composed or (is_text and id(call) in inside):
                yield f"{module.relative_to(ROOT)}:{call.lineno}: {ast.unparse(call)}"


def raw_texts(module: Path) -> Iterator[str]:
    """Find texts that are told to a person without having been said: literals and f-strings with letters."""
    wording = list(texts_of_refusals(module))
    for call in (*calls(module), *wording):
        name = name_of(call)
        if name in TOLD or name in refusals() or is_fault(call) or call in wording:
            arguments = [given for index, given in enumerate(call.args) if index != QUOTED.get(name)]
            for argument in [*arguments, *(keyword.value for keyword in call.keywords)]:
                if is_raw(argument):
                    yield f"{module.relative_to(ROOT)}:{argument.lineno}: {ast.unparse(argument)}"
    for line, name, value in assigned(module):
        if name in ("message", "hint") and is_raw(value):
            yield f"{module.relative_to(ROOT)}:{line}: {ast.unparse(value)}"


def loose_texts(module: Path) -> Iterator[str]:
    """Find words that a report may write without having said them: in texts put together, or of several words."""
    said = {id(part) for call in calls(module) if name_of(call) in SAID for part in ast.walk(call)}
    inside = {id(part) for node in nodes(module) if isinstance(node, ast.JoinedStr) for part in node.values}
    # What documents the code, and constants, which are names of colours, or said where they are used.
    other = {id(node.value) for node in nodes(module) if isinstance(node, ast.Expr)}
    other |= {id(part) for _, value in constants_of(module) for part in ast.walk(value)}
    for node in nodes(module):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in said | other else None
        if isinstance(text, str) and _LETTERS.search(text) and (id(node) in inside or " " in text.strip()):
            yield f"{module.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}: {text!r}"


def calls(module: Path) -> Iterator[ast.Call]:
    """List all calls of a module."""
    for node in nodes(module):
        if isinstance(node, ast.Call):
            yield node


def texts_of_refusals(module: Path) -> Iterator[ast.Call]:
    """List the calls by which refusals that word themselves do so."""
    for node in nodes(module):
        if isinstance(node, ast.ClassDef) and node.name in refusals():
            yield from (
                call for call in ast.walk(node) if isinstance(call, ast.Call) and name_of(call) == "__init__"
            )


def assigned(module: Path) -> Iterator[tuple[int, str, ast.expr]]:
    """List what names are given, pair by pair."""
    for node in nodes(module):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs = list(zip(target.elts, value.elts, strict=False))
            else:
                pairs = [(target, value)]
            for one, given in pairs:
                if isinstance(one, ast.Name):
                    yield node.lineno, one.id, given


def constants_of(module: Path) -> Iterator[tuple[str, ast.expr]]:
    """List what a module gives names to at its top."""
    for node in tree(module).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value


def name_of(call: ast.Call) -> str:
    """Give the name of what is called, without what it belongs to."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


@cache
def refusals() -> frozenset[str]:
    """List the classes of what is refused to a person; all other exceptions are for programmers."""
    bases = {
        node.name: {ast.unparse(base) for base in node.bases}
        for module in modules()
        for node in nodes(module)
        if isinstance(node, ast.ClassDef)
    }
    found = {"QuiltsmithError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def is_fault(call: ast.Call) -> bool:
    """Tell whether a problem of any file is made: `diagnostics.wrong_type(…)`."""
    owner = call.func.value if isinstance(call.func, ast.Attribute) else None
    return isinstance(owner, ast.Name) and owner.id == "diagnostics"


def is_raw(node: ast.expr) -> bool:
    """Tell whether an expression is a text of several words that was not said, or might be one with its values."""
    if isinstance(node, ast.IfExp):
        return is_raw(node.body) or is_raw(node.orelse)
    if isinstance(node, ast.BinOp):
        return is_raw(node.left) or is_raw(node.right)
    if isinstance(node, ast.JoinedStr):
        return any(isinstance(part, ast.Constant) and _WORD.search(str(part.value)) for part in node.values)
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return " " in node.value.strip() and any(character.isalpha() for character in node.value)
