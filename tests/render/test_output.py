from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.render.output import FileOptions, write_document
from quiltsmith.scene.elements import Document, Page, Text
from tests.render.demo_scene import demo


def test_suffix_chooses(tmp_path: Path) -> None:
    assert write_document(demo(), tmp_path / "a.PDF") == (tmp_path / "a.PDF",)
    assert (tmp_path / "a.PDF").read_bytes().startswith(b"%PDF-1.4")
    one = Document([Page(50, 50, [])], "one")
    assert write_document(one, tmp_path / "a.svg") == (tmp_path / "a.svg",)
    assert write_document(demo(), tmp_path / "a.png", FileOptions(dpi=20)) == (
        tmp_path / "a-1.png",
        tmp_path / "a-2.png",
    )
    assert (tmp_path / "a-2.png").read_bytes().startswith(b"\x89PNG")


def test_many_pages_sort_by_name(tmp_path: Path) -> None:
    many = Document([Page(50, 50, []) for _ in range(10)], "many")
    written = write_document(many, tmp_path / "a.svg")
    assert [path.name for path in written] == sorted(path.name for path in written)
    assert written[0].name == "a-01.svg"


@pytest.mark.parametrize("name", ["a", "a.doc", ".pdf"])
def test_unknown_suffix_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(QuiltsmithError, match=r"\.pdf, \.svg, \.png"):
        write_document(demo(), tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_when_a_page_fails(tmp_path: Path) -> None:
    document = Document([Page(50, 50, []), Page(50, 50, [Text("漢", 5, 5, 10)])], "pad")
    for suffix in ("pdf", "svg", "png"):
        with pytest.raises(QuiltsmithError, match="no character `漢`"):
            write_document(document, tmp_path / f"a.{suffix}")
    assert list(tmp_path.iterdir()) == []


def test_svg_loads_no_pdf_library() -> None:
    script = (
        "import sys; from tests.render.demo_scene import demo; from quiltsmith.render.svg import render_svg;"
        "import quiltsmith.render.output; list(render_svg(demo()));"
        "print([name for name in ('reportlab', 'pikepdf', 'PIL', 'pypdfium2', 'yaml') if name in sys.modules])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", script], cwd=Path(__file__).parents[2], capture_output=True, check=True, text=True
    )
    assert shown.stdout.strip() == "[]"


def test_pages_can_be_named_by_their_labels(tmp_path: Path) -> None:
    labels = ["P01 front", "P01 back", "P01 front", "../a:b", "", "p01 FRONT"]
    document = Document([Page(50, 50, [], label) for label in labels], "cards")
    written = write_document(document, tmp_path / "a.svg", FileOptions(by_label=True))
    names = ["P01-front", "P01-back", "P01-front-2", "a-b", "page", "p01-FRONT-3"]
    assert [path.name for path in written] == [f"a-{name}.svg" for name in names]
    clash = Document([Page(50, 50, [], label) for label in ("a", "a", "a-2")], "cards")
    assert [path.name for path in write_document(clash, tmp_path / "b.svg", FileOptions(by_label=True))] == [
        "b-1.svg",
        "b-2.svg",
        "b-3.svg",
    ]
