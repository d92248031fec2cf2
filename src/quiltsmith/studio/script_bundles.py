"""Scripts as browsers load them: the start is one file, and each page another, instead of one for every module.

The modules stay as they are written; each becomes a function whose result is what it exports. They import names at
their top and export declarations, which is all that is understood here. Nothing is renamed or moved.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path, PurePosixPath
from posixpath import normpath

_IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|class|function|async function) (\w+))", re.MULTILINE)
_OTHER = re.compile(r"^(?:import|export|await)\b.*", re.MULTILINE)
_COMMENT = re.compile(r"^ */\*\*.*?\*/\n", re.MULTILINE | re.DOTALL)
START = "main.js"


def is_bundle(name: str) -> bool:
    """Tell whether a script, by its path in the folder of scripts, is loaded with all that it needs."""
    return name == START or PurePosixPath(name).parent == PurePosixPath("pages")


@lru_cache(maxsize=32)
def bundle(scripts: Path, name: str, run: str) -> bytes:
    """Return a script with all that it needs and the start does not have; another `run` may have other files."""
    modules = _needed(scripts, name)
    if name == START:
        head = "export const modules = {};"
    else:
        head = 'import { modules } from "../main.js";'
        at_the_start = set(_needed(scripts, START))
        modules = [one for one in modules if one not in at_the_start]
    exported = ", ".join(_exports(_source(scripts, name)))
    tail = f'export const {{ {exported} }} = modules["{name}"];\n' if exported else ""
    return "\n".join([head, *(_module(scripts, one) for one in modules), tail]).encode()


def _needed(scripts: Path, name: str) -> list[str]:
    """List a module and those that it imports, each after all that it needs itself."""
    order: list[str] = []

    def visit(one: str, above: tuple[str, ...]) -> None:
        if one in above:
            raise ValueError(f"modules import each other: {' → '.join((*above, one))}")
        if one in order:
            return
        for _names, other in _imports(_source(scripts, one), one):
            visit(other, (*above, one))
        order.append(one)

    visit(name, ())
    return order


def _module(scripts: Path, name: str) -> str:
    """Return a module as a function that is called once, though several pages bring it."""
    text = _source(scripts, name)
    needed = "".join(
        f'const {{{names.replace(" as ", ": ")}}} = modules["{other}"];\n' for names, other in _imports(text, name)
    )
    body = _EXPORT.sub("", _IMPORT.sub("", text))
    if found := _OTHER.search(body):
        raise ValueError(f"{name} cannot be bundled: {found[0]}")
    exported = ", ".join(_exports(text))
    return f'modules["{name}"] ??= (() => {{\n{needed}{body}return {{ {exported} }};\n}})();'


def _source(scripts: Path, name: str) -> str:
    return _COMMENT.sub("", (scripts / name).read_text(encoding="utf-8"))


def _imports(text: str, name: str) -> list[tuple[str, str]]:
    """List what a module imports: names, and the path of the module that has them."""
    folder = PurePosixPath(name).parent
    return [(names, normpath(folder / other)) for names, other in _IMPORT.findall(text)]


def _exports(text: str) -> list[str]:
    return _EXPORT.findall(text)
