"""Small pictures, and themes that name them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place, Source
from quiltsmith.scene.elements import Artwork
from quiltsmith.style.pictures import load_artwork
from quiltsmith.style.theme import Theme
from quiltsmith.style.theme_reader import find_theme, load_theme

TREE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">
<style>.leaf{fill:#00ff00}</style>
<rect x="4" y="10" width="2" height="10" style="fill:#804000"/>
<g transform="translate(5 5)"><circle class="leaf" r="5"/></g>
</svg>
"""


def picture(color: str = "#ff0000", size: tuple[int, int] = (4, 6), kind: str = "PNG", mode: str = "RGB") -> bytes:
    file = BytesIO()
    Image.new(mode, size, color).save(file, kind)
    return file.getvalue()


def read(folder: Path, content: bytes | str, name: str = "art") -> tuple[Artwork | None, list[Problem]]:
    (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    problems: list[Problem] = []
    return load_artwork(name, at(folder, name), problems), problems


def at(folder: Path, name: str) -> Place:
    return Source("theme.yaml", f"logo: {name}\n", folder).place(1, 7, len(name))


def theme_with(folder: Path, more: str, fabrics: str = "") -> tuple[Theme | None, tuple[Problem, ...]]:
    """Read a copy of the usual theme with other keys before its fabrics, and fabrics before its own."""
    shipped = find_theme("quilt")
    assert shipped is not None
    text = shipped.read_text(encoding="utf-8").replace("fabrics:\n", f"{more}fabrics:\n{fabrics}")
    path = folder / "theme.yaml"
    path.write_text(text, encoding="utf-8")
    return load_theme(path)
