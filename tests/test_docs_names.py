"""What the documentation names is there: files, folders, modules, targets of make, and other pages.

Paths in the pages start at the top of the project or in `src/quiltsmith/`. Why is a test here failing? Something
was moved or renamed, and a page would send its reader astray.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.docs_commands import FENCE, ROOT, pages

HOUSE = ROOT / "src" / "quiltsmith"
ROOMS = {path.parent.relative_to(HOUSE) for path in HOUSE.rglob("__init__.py")}
FILES = {path.name for start in (HOUSE, ROOT / "tests", ROOT / "tools") for path in start.rglob("*.py")}
PATH = re.compile(r"[\w<>*-][\w<>*.-]*(?:/[\w<>*.-]+)*/?")
MODULE = re.compile(r"(\w+)(?:\.(?!html$)\w+)+")
GALLERY = ROOT / "docs" / "gallery" / "README.md"


def blocks(page: Path) -> list[str]:
    """Cut a page at the fences of its code: every second block is code, and starts with its language."""
    return page.read_text(encoding="utf-8").split(f"\n{FENCE}")


def named(page: Path) -> Iterator[str]:
    """List the words of a page that are marked as code in its sentences."""
    for code in re.findall(r"`([^`\n]+)`", "\n".join(blocks(page)[::2])):
        yield from (word.strip(",.;:()[]") for word in code.split())


def is_there(path: str) -> bool:
    """Tell whether there is such a path, whatever stands for its `<parts>`; a Python file needs no folder.

    What stands in `output/` is made by the commands that the page tells, and a fresh clone has none of it.
    """
    if path.startswith("output/"):
        return True
    pattern = re.sub(r"<\w+>", "*", path)
    return path in FILES or any(next(start.glob(pattern), None) for start in (ROOT, HOUSE))


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_path_is_there(page: Path) -> None:
    words = {word for word in named(page) if PATH.fullmatch(word)}
    paths = {word for word in words if "/" in word or word.endswith(".py")}
    assert [path for path in sorted(paths) if not is_there(path)] == []


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_room_in_a_drawing_is_there(page: Path) -> None:
    known = {room.name for room in ROOMS} | {path.name for path in ROOT.iterdir()}
    drawings = [block for block in blocks(page)[1::2] if block.startswith("\n")]
    rooms = {room for drawing in drawings for room in re.findall(r"([a-z_0-9]+)/", drawing)}
    assert rooms <= known


def test_the_drawing_of_the_house_shows_every_room() -> None:
    drawing = blocks(ROOT / "docs" / "architecture.md")[1]
    assert [room.name for room in sorted(ROOMS) if len(room.parts) == 1 and f" {room.name}/ " not in drawing] == []
    products = [room.name for room in sorted(ROOMS) if room.parent.name == "layout"]
    assert [room for room in products if f" {room}/" not in drawing] == []


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_module_is_there(page: Path) -> None:
    for word in named(page):
        found = MODULE.fullmatch(word)
        if found and found[1] == "quiltsmith" and word != "quiltsmith.html":
            resolve_name(word)
        elif found and Path(found[1]) in ROOMS:
            resolve_name(f"quiltsmith.{word}")


@pytest.mark.parametrize("page", [*pages(), GALLERY], ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", "\n".join(blocks(page)[::2]))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_target_of_make_is_there(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)`", page.read_text(encoding="utf-8"))) <= targets
