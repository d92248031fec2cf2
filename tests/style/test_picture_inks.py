"""Pictures in every ink, on a ground, and not finer than a print."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import Artwork
from quiltsmith.scene.elements import Path as Shape
from quiltsmith.style.picture_inks import black_only, dots_per_inch, paler, printable, two_colours
from tests.style.samples import TREE, picture, read


def art(folder: Path, content: bytes | str) -> Artwork:
    artwork, problems = read(folder, content)
    assert artwork is not None, problems
    return artwork


def pixels(artwork: Artwork) -> set[bytes]:
    assert artwork.raster is not None
    data = artwork.raster.pixels
    return {data[at : at + 3] for at in range(0, len(data), 3)}


def test_what_can_be_seen_through_shows_the_ground(tmp_path: Path) -> None:
    Image.new("RGBA", (2, 2), (255, 0, 0, 0)).save(tmp_path / "clear.png")
    clear = art(tmp_path, (tmp_path / "clear.png").read_bytes())
    assert pixels(printable(clear, Colour(1, 2, 3), 10.0)) == {bytes((1, 2, 3))}
    assert two_colours(clear)[1] == WHITE


def test_pictures_are_not_finer_than_a_print(tmp_path: Path) -> None:
    large = art(tmp_path, picture(size=(2400, 100)))
    assert dots_per_inch(large, 25.4) == 2400
    made = printable(large, WHITE, 25.4).raster
    assert made is not None
    assert made.width == 600


def test_less_ink(tmp_path: Path) -> None:
    red = art(tmp_path, picture("#ff0000"))
    assert pixels(paler(red)) == {bytes((255, 127, 127))} or pixels(paler(red)) == {bytes((255, 128, 128))}
    assert pixels(black_only(red)) <= {bytes(3), b"\xff\xff\xff"}


def test_drawings_with_less_ink(tmp_path: Path) -> None:
    tree = art(tmp_path, TREE)
    assert dots_per_inch(tree, 10) is None
    assert printable(tree, WHITE, 10) is tree
    colours = {shape.fill for shape in black_only(tree).shapes if isinstance(shape, Shape)}
    assert colours == {BLACK, WHITE}
    pale = {shape.fill for shape in paler(tree).shapes if isinstance(shape, Shape)}
    assert Colour(128, 255, 128) in pale or Colour(127, 255, 127) in pale
