"""`quiltsmith deal` as users run it: a file for the checker, or a solo challenge to print."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest

from tests.conftest import Command
from tests.sound_pdf import assert_sound


def test_a_challenge_is_a_sound_pdf(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "solo.pdf"
    result = quiltsmith("deal", "meadow", "--seed", "7", "--lang", "de", "--paper", "letter", "-o", path)
    assert (result.code, result.out, result.err) == (0, f"{path}\n", "")
    assert_sound(path)
    with pikepdf.open(path) as pdf:
        sizes = [(float(page.mediabox[2]), float(page.mediabox[3])) for page in pdf.pages]
    assert sizes == [pytest.approx((612, 792), abs=0.01)] * 2


def test_the_same_seed_has_the_same_bytes(quiltsmith: Command, tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        assert quiltsmith("deal", "meadow", "--seed", "7", "-o", tmp_path / name).code == 0
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_pictures_have_a_file_for_each_page(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("deal", "meadow", "--seed", "7", "-o", tmp_path / "solo.SVG")
    assert result.out.splitlines() == [str(tmp_path / f"solo-{page}.SVG") for page in (1, 2)]


def test_the_file_of_a_seed_does_not_depend_on_how_it_would_be_printed(quiltsmith: Command) -> None:
    plain = quiltsmith("deal", "meadow", "--seed", "7")
    assert plain.code == 0
    assert "seed: 7\ncircle: [P13, P02, P21, P18, P12, P20, P17, P05]" in plain.out
    other = quiltsmith("deal", "meadow", "--seed", "7", "--lang", "de", "--ink", "mono")
    assert other.out == plain.out
    assert other.err == "note: a deal is no print, so this changes nothing: --lang, --ink\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seed", str(2**64)), "a seed is a number from 0 to 18446744073709551615, not 18446744073709551616"),
        (("--seed", "-1"), "a seed is a number from 0 to 18446744073709551615, not -1"),
        (("-o", "solo.pdf", "--paper", "a9"), "there is no paper `a9`"),
        (("-o", "solo.pdf", "--paper", "60x60mm"), "nobody could read this on paper of 60 × 60 mm"),
        (("-o", "solo.txt"), "end its name with .yaml or .yml or .pdf or .svg or .png"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    arguments: tuple[str, ...], said: str, quiltsmith: Command, tmp_path: Path
) -> None:
    result = quiltsmith("deal", "meadow", *arguments, cwd=tmp_path)
    assert result.code == 2
    assert said in result.err
    assert not list(tmp_path.iterdir())


def test_a_game_of_two_has_no_challenge(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("deal", "classic", "-o", tmp_path / "solo.pdf")
    assert result.code == 2
    assert "only decks of doodle games are" in result.err
