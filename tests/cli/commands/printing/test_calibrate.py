"""`quiltsmith calibrate` as a user runs it."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest

from tests.conftest import Command
from tests.sound_pdf import assert_sound


@pytest.mark.parametrize("turned", ["long", "short"])
def test_two_pages(quiltsmith: Command, tmp_path: Path, turned: str) -> None:
    file = tmp_path / "test.pdf"
    result = quiltsmith("calibrate", "--paper", "letter", "--duplex", turned, "-o", file)
    assert (result.code, result.out) == (0, f"{file}\n")
    assert_sound(file)
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 2
        assert pdf.Root.ViewerPreferences.Duplex == f"/DuplexFlip{turned.title()}Edge"


def test_nonsense_is_refused(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("calibrate", "--back-offset", "1;2", "-o", tmp_path / "test.pdf")
    assert result.code == 2
    assert "`1;2` is no offset" in result.err
    assert quiltsmith("calibrate", "--duplex", "gutterfold").code == 2
