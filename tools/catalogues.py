"""Message catalogues: what the program and its pages say, in other languages.

`make catalogues` finds all texts in the source, writes the template `quiltsmith.pot`, brings every `xx.po` up to
date with it, and compiles `xx.mo`, which the program reads. The package's build compiles too
(`tools/build_hook.py`).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from quiltsmith.i18n import is_outdated
from quiltsmith.i18n.po_file import compile_file

if TYPE_CHECKING:
    from babel.messages import Catalog

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "quiltsmith"
LOCALES = Path("src/quiltsmith/i18n/locales")
TEMPLATE = "quiltsmith.pot"
SHIPPED = ("patches", "templates/games", "templates/pads", "templates/presets", "templates/themes")
"""Folders of shipped files, whose titles are translated too."""
KEYWORDS: dict[str, Any] = {
    "_": None,
    "N_": None,
    "ngettext": (2, 3),
    "pgettext": ((1, "c"), 2),
    "NN_": (1, 2),
    "NP_": ((1, "c"), 2),
}
_MARKS = re.compile(rb"\b(?:%b)\s*[(`]" % "|".join(KEYWORDS).encode())
EXAMPLES = re.compile(r"\s*^(FAIL|PASS).*", re.MULTILINE | re.DOTALL)
"""What a page about a problem code ends with; it is the same in all languages."""
_DATES = re.compile(rb'^"(POT-Creation-Date|PO-Revision-Date|Generated-By): .*\n', re.MULTILINE)


def extract_python(file: Any, keywords: Any, tags: Any, options: Any) -> Iterator[Any]:
    """Find the texts of a module: by Babel what is marked, and docstrings that people read."""
    from babel.messages.extract import extract_python as find_marked

    if _is_marked(file):
        yield from find_marked(file, keywords, tags, options)
        file.seek(0)
    path = Path(file.name)
    module = ast.parse(file.read())
    for line, text in _docstrings(module, path):
        yield line, "_", text, []


def extract_javascript(file: Any, keywords: Any, tags: Any, options: Any) -> Iterator[Any]:
    """Find the texts that are marked in a script."""
    from babel.messages.extract import extract_javascript as find_marked

    if _is_marked(file):
        yield from find_marked(file, keywords, tags, options)


def _is_marked(file: Any) -> bool:
    """Tell whether anything is marked in a file at all: most have nothing, and Babel reads word by word."""
    text = file.read()
    file.seek(0)
    return _MARKS.search(text) is not None


def _docstrings(module: ast.Module, path: Path) -> Iterator[tuple[int, str]]:
    """List the help of commands, and the pages that explain problem codes."""
    if path.parent.name == "checks" and path.name != "__init__.py":
        yield 1, EXAMPLES.sub("", ast.get_docstring(module) or "")
    for node in module.body:
        text = ast.get_docstring(node) if isinstance(node, ast.FunctionDef) else None
        if not isinstance(node, ast.FunctionDef) or text is None:
            continue
        if any(isinstance(mark, ast.Call) and ast.unparse(mark.func) == "example" for mark in node.decorator_list):
            yield node.lineno, "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
        elif path.name == "diagnostics.py" and not node.name.startswith("_"):
            yield node.lineno, EXAMPLES.sub("", text)


def extract_titles(path: Path) -> Iterator[str]:
    """Find the English titles and notes of a shipped file: wherever a text is there in languages."""
    from yaml import safe_load

    waiting = [safe_load(path.read_text(encoding="utf-8"))]
    while waiting:
        value = waiting.pop(0)
        if isinstance(value, dict):
            if isinstance(value.get("en"), str):
                yield value["en"]
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value


def extract() -> Catalog:
    """Return a template with all texts of the source, each with the files that it stands in."""
    from babel.messages import Catalog
    from babel.messages.extract import extract_from_dir

    template = Catalog(project="quiltsmith", copyright_holder="the quiltsmith maintainers", fuzzy=False)
    template.header_comment = "# What quiltsmith says. The guide for translators is docs/translating.md."
    methods = [("**.py", extract_python), ("**.js", extract_javascript)]
    found = extract_from_dir(
        str(SOURCE),
        [(pattern, method) for pattern, method in methods],  # type: ignore[misc]
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
    )
    for name, _line, text, comments, context in sorted(found, key=lambda one: (one[0], one[1])):
        # Files without lines: else every change of a file would change the catalogues.
        template.add(text, None, [(name, 0)], auto_comments=comments, context=context)
    for folder in SHIPPED:
        for path in sorted((ROOT / folder).glob("*.yaml")):
            for text in extract_titles(path):
                template.add(text, None, [(f"{folder}/{path.name}", 0)])
    for message in template:
        message.locations = list(dict.fromkeys(message.locations))
    return template


def po_bytes(catalogue: Catalog) -> bytes:
    """Return a catalogue as a file that is the same for the same texts."""
    from babel.messages.pofile import write_po

    file = BytesIO()
    write_po(file, catalogue, width=110, sort_by_file=False, include_lineno=False, ignore_obsolete=True)
    return _DATES.sub(b"", file.getvalue())


def read_catalogue(path: Path) -> Catalog:
    """Return a catalogue from its file."""
    from babel.messages.pofile import read_po

    with path.open("rb") as file:
        return read_po(file, locale=None, abort_invalid=True)


def update(root: Path = ROOT) -> list[Path]:
    """Write the template, and add its new texts to every catalogue; texts that are gone go there too."""
    template = extract()
    (root / LOCALES / TEMPLATE).write_bytes(po_bytes(template))
    written = []
    for path in sorted((root / LOCALES).glob("*.po")):
        catalogue = read_catalogue(path)
        catalogue.update(template, no_fuzzy_matching=True, update_header_comment=False)
        path.write_bytes(po_bytes(catalogue))
        written.append(path)
    return written


def compile_catalogues(root: Path = ROOT) -> list[Path]:
    """Compile the catalogues of a checkout that have changed, and return all that are compiled."""
    paths = [path.with_suffix("") for path in sorted((root / LOCALES).glob("*.po"))]
    for path in paths:
        if is_outdated(str(path)):
            compile_file(str(path))
    return [path.with_suffix(".mo") for path in paths]


if __name__ == "__main__":
    for written in (*update(), *compile_catalogues()):
        print(written)
