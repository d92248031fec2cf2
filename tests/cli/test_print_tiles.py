"""`quiltsmith tiles` and `quiltsmith boards`: files that printers take, and sentences where something is wrong."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.conftest import Command
from tests.sound_pdf import assert_sound


@pytest.mark.parametrize(("command", "pages"), [(("tiles", "classic"), 2), (("boards", "halloween"), 3)])
def test_good_files_that_are_always_the_same(
    quiltsmith: Command, tmp_path: Path, command: tuple[str, ...], pages: int
) -> None:
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    for path in (first, second):
        result = quiltsmith(*command, "-o", path)
        assert (result.code, result.out, result.err) == (0, f"{path}\n", "")
    assert first.read_bytes() == second.read_bytes()
    assert_sound(first)
    info = subprocess.run(["pdfinfo", first], capture_output=True, text=True, check=True).stdout
    assert f"Pages:           {pages}\n" in info


def test_the_suffix_chooses_the_format(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("tiles", "classic", "--only", "tokens", "-o", tmp_path / "tokens.svg")
    assert result.code == 0
    assert (tmp_path / "tokens.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_some_patches_alone(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "some.svg"
    assert quiltsmith("tiles", "classic", "--only", "A-C,z", "-o", path).code == 0
    assert path.is_file()
    result = quiltsmith("tiles", "classic", "--only", "patchs", "-o", tmp_path / "none.svg")
    assert (result.code, result.err) == (
        2,
        "quiltsmith: there is no card `patchs` in classic; did you mean `patches`? (--only)\n",
    )


def test_halloween_is_printed_by_night(quiltsmith: Command, tmp_path: Path) -> None:
    def drawn(*options: str) -> bytes:
        path = tmp_path / "tokens.svg"
        assert quiltsmith("tiles", "classic", "--only", "tokens", "-o", path, *options).code == 0
        return path.read_bytes()

    assert drawn("--game", "halloween") == drawn("--game", "halloween", "--theme", "night")
    assert drawn("--game", "patchwork") == drawn("--theme", "quilt") == drawn()
    assert drawn("--game", "halloween") != drawn()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("tiles", "nope"), "there is no deck `nope`"),
        (("tiles", "classic", "--cell", "-5"), "cells of -5 mm cannot be printed; choose a size from 8 to 60 mm"),
        (("tiles", "classic", "--cell", "59"), "choose smaller cells or larger paper (--cell, --paper)"),
        (
            ("tiles", "classic", "--paper", "40x60mm"),
            "a board of 9×9 spaces would need cells of 3 mm on this paper",
        ),
        (("tiles", "meadow", "--only", "currency"), "doodle has no currency to print; its deck has patches only"),
        (("tiles", "classic", "--game", "doodle"), "doodle cannot be played with this deck"),
        (("tiles", "classic", "--seed", "-1"), "--seed"),
        (("boards", "doodle"), "doodle is drawn on score sheets, not played on boards"),
        (("boards", "nope"), "there is no game `nope`"),
        (("boards", "--track", "classc"), "patchwork has no track `classc`; did you mean `classic`?"),
        (("boards", "--board-size", "-3"), "a time board cannot be -3 mm wide; choose a width from 60 to 2000 mm"),
        (("boards", "--board-size", "nan"), "`nan` is no length"),
        (("boards", "--board-size", "2000", "--paper", "a5"), "64 sheets are the most"),
        (("boards", "-o", "boards.txt"), "does not say what to write"),
    ],
)
def test_wrong_use_ends_with_a_sentence(
    quiltsmith: Command, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    result = quiltsmith(*arguments, cwd=tmp_path)
    assert result.code == 2
    assert message in result.err
    assert result.out == ""
    assert not list(tmp_path.rglob("*.pdf"))
