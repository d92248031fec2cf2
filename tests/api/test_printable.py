"""Documents as files, as bytes, and as pictures in a page."""

from __future__ import annotations

import re
from base64 import b64decode
from html import unescape
from pathlib import Path

import pytest

import quiltsmith as qs


@pytest.fixture(scope="module")
def cards() -> qs.Printable:
    return qs.cards("meadow", only=["P01", "S03"], paper="a5")


def test_the_suffix_chooses_and_the_files_hold_the_bytes(cards: qs.Printable, tmp_path: Path) -> None:
    assert qs.write(cards, tmp_path / "a.pdf") == (tmp_path / "a.pdf",)
    assert (qs.write(cards)) == ((tmp_path / "a.pdf").read_bytes(),)
    written = qs.write(cards, str(tmp_path / "a.svg"))
    assert written == (tmp_path / "a-1.svg", tmp_path / "a-2.svg")
    assert tuple(path.read_bytes() for path in written) == qs.write(cards, kind="svg")
    assert len(cards) == 2


def test_pictures_are_as_fine_as_wished(cards: qs.Printable) -> None:
    coarse, fine = qs.write(cards, kind="png", dpi=20), qs.write(cards, kind="png", dpi=40)
    assert all(picture.startswith(b"\x89PNG") for picture in coarse + fine)
    assert [int.from_bytes(picture[16:20]) for picture in (coarse[0], fine[0])] == [117, 233]


def test_a_shop_gets_its_files_by_name(tmp_path: Path) -> None:
    shop = qs.cards("meadow", only=["P01"], preset="gamecrafter")
    assert [path.name for path in qs.write(shop, tmp_path / "c.svg")] == ["c-P01-front.svg", "c-patch-back.svg"]


def test_files_of_unknown_kinds_are_refused(cards: qs.Printable, tmp_path: Path) -> None:
    with pytest.raises(qs.QuiltsmithError, match="does not say what to write"):
        qs.write(cards, tmp_path / "cards.doc")
    with pytest.raises(qs.QuiltsmithError, match="kind cannot be `jpg`"):
        qs.write(cards, kind="jpg")  # type: ignore[call-overload]
    assert list(tmp_path.iterdir()) == []


def test_a_notebook_shows_pages_as_pictures(cards: qs.Printable) -> None:
    html = cards._repr_html_()
    pictures = [b64decode(data) for data in re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', html)]
    assert tuple(pictures) == qs.write(cards, kind="svg")
    assert unescape(html.split("<figcaption>")[1]) == f"{cards.title}</figcaption></figure>"


def test_long_documents_say_how_many_pages_are_left() -> None:
    pad = qs.pad(sheets=10, paper="a5")
    assert pad.to_html().count("<img") == 8
    assert "and 2 more pages" in pad.to_html()
    assert "and 9 more pages" in pad.to_html(most=1)


def test_titles_cannot_break_out_of_the_page() -> None:
    html = qs.pad(title="<script>'\"&", paper="a5").to_html()
    assert "<script" not in html
    assert "&lt;script&gt;" in html


def test_a_document_and_a_shape_introduce_themselves(cards: qs.Printable) -> None:
    assert repr(cards) == "<Printable 'Meadow', pages: 2>"
    drawn = qs.Shape.parse("##./.##")._repr_svg_()
    assert drawn.count("h1v1h-1z") == 4
    assert 'viewBox="-.1 -.1 3.2 2.2"' in drawn


def test_a_print_replaces_an_older_one_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_text("old")
    cards = qs.cards("meadow", only="P01")
    qs.write(cards, tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes() == qs.write(cards)[0]
    assert [path.name for path in tmp_path.iterdir()] == ["a.pdf"]
