"""Pictures that a theme names: read by what they hold, or refused with a place."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from quiltsmith.formats.problems import Problem
from quiltsmith.style import pictures
from tests.style.samples import TREE, at, picture, read


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_pixels(kind: str, tmp_path: Path) -> None:
    artwork, problems = read(tmp_path, picture(kind=kind))
    assert artwork is not None, problems
    assert artwork.raster is not None
    assert (artwork.raster.width, artwork.raster.height, len(artwork.raster.pixels)) == (4, 6, 72)
    assert artwork.alpha == b""


@pytest.mark.parametrize("mode", ["L", "LA", "P", "RGBA", "1", "I;16", "CMYK"])
def test_every_kind_of_pixels(mode: str, tmp_path: Path) -> None:
    kind = "JPEG" if mode == "CMYK" else "PNG"
    Image.new(mode, (3, 3)).save(tmp_path / "art", kind)
    artwork, problems = read(tmp_path, (tmp_path / "art").read_bytes())
    assert artwork is not None, problems
    assert len(artwork.alpha) == (9 if mode in ("LA", "RGBA") else 0)


def test_a_drawing(tmp_path: Path) -> None:
    artwork, problems = read(tmp_path, TREE)
    assert artwork is not None, problems
    assert (artwork.width, artwork.height, artwork.raster, len(artwork.shapes)) == (10, 20, None, 2)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"GIF89a", "`art` is neither PNG, JPEG nor SVG"),
        (b"", "`art` is neither PNG, JPEG nor SVG"),
        (picture()[:45], "`art` is damaged, or not what its name says"),
        (picture(kind="JPEG")[:100], "`art` is damaged, or not what its name says"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 100, "`art` is damaged, or not what its name says"),
        (picture(size=(6000, 5000), mode="1"), "`art` has 6000 × 5000 pixels, which is more than any card needs"),
    ],
    ids=["gif", "empty", "cut-png", "cut-jpeg", "zeros", "bomb"],
)
def test_what_cannot_be_read_is_a_problem(content: bytes, message: str, tmp_path: Path) -> None:
    artwork, (problem,) = read(tmp_path, content)
    assert artwork is None
    assert (problem.code, problem.message) == ("broken-picture", message)
    assert (problem.file, problem.line, problem.column) == ("theme.yaml", 1, 7)


def test_no_such_file(tmp_path: Path) -> None:
    (tmp_path / "logo.png").write_bytes(picture())
    problems: list[Problem] = []
    assert pictures.load_artwork("logo.pgn", at(tmp_path, "logo.pgn"), problems) is None
    assert [(problem.code, problem.hint) for problem in problems] == [("unknown-name", "did you mean `logo.png`?")]


def test_huge_files_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_BYTES", 50)
    _, (problem,) = read(tmp_path, picture())
    assert problem.code == "too-large"
