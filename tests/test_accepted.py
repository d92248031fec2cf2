"""Other people's programs accept every kind of PDF that we write: qpdf, mutool, Ghostscript and pdf.js."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

import quiltsmith as qs
from quiltsmith.api.known_names import presets_for
from quiltsmith.layout.sheets.calibration import calibration_document
from quiltsmith.render.output import write_document
from tests.layout.challenge.test_challenge_document import challenge_of, document_of
from tests.layout.samples import doodle, style

ACCEPT = Path(__file__).parent.parent / "tools" / "accept_pdf.sh"
FEW = ["P01", "S01"]
# Fabrics of much detail are slow to read, and no kind of their own.
PLAIN: Literal["mono"] = "mono"


def some_of(printable: qs.Printable, *pages: int) -> qs.Printable:
    """Keep some pages, so that no program reads what it has seen on others."""
    document = printable.document
    return qs.Printable(replace(document, pages=[document.pages[page] for page in pages]), printable.options)


def every_kind() -> dict[str, qs.Printable]:
    """Lay out a small file of each kind."""
    kit = qs.kit("doodle", ink=PLAIN)
    presets = {
        f"cards-{name}": some_of(qs.cards("meadow", only=FEW, preset=name, ink=PLAIN), 0, 1)
        for name in presets_for("cards")
        if name != "gutterfold"
    }
    return {
        "pad": qs.pad("doodle"),
        "pad-of-four": qs.pad("patchwork", up=4, ink=PLAIN),
        "fillable": qs.pad("doodle", fillable=True, ink=PLAIN),
        "fillable-duel": qs.pad("halloween", fillable=True, ink=PLAIN),
        "folded": qs.cards("meadow", only=FEW, preset="gutterfold", marks="corners", bleed=2, ink=PLAIN),
        "tiles": some_of(qs.tiles(ink=PLAIN), 1),
        "boards": some_of(qs.boards(ink=PLAIN), 0, -1),
        "checker": qs.scoring_aid(ink=PLAIN),
        "checker-cards": qs.scoring_aid("patchwork", card=True, ink=PLAIN),
        "kit": some_of(kit, 0, 1, 2, -1),
        "challenge": some_of(qs.Printable(document_of(challenge_of(doodle()), style())), 0),
        "glued-pad": qs.pad("doodle", preset="pad-a5", cover=True, ink=PLAIN),
        "punchboard": some_of(qs.tiles("classic", preset="punchboard", ink=PLAIN), -1),
        "checker-booklet": qs.scoring_aid("patchwork", preset="booklet", ink=PLAIN),
        "calibrate": qs.Printable(calibration_document(style(), "long")),
        **presets,
    }


def test_every_kind_of_file_is_accepted_without_a_complaint(tmp_path: Path) -> None:
    kinds = {tmp_path / f"{name}.pdf": printable for name, printable in every_kind().items()}
    for file, printable in kinds.items():
        write_document(printable.document, file, printable.options)
    asked = subprocess.run(["sh", ACCEPT, *kinds], capture_output=True, text=True, check=False)
    assert (asked.returncode, asked.stdout + asked.stderr) == (0, "")


def test_prints_in_black_take_black_ink_alone(tmp_path: Path) -> None:
    """As Ghostscript counts what goes onto each of the four plates, a line for each page."""
    black = {
        "pad": qs.pad("doodle", ink="mono"),
        "fillable": qs.pad("doodle", fillable=True, ink="mono"),
        "cards": some_of(qs.cards("meadow", ink="mono"), 0, 1),
        "tiles": qs.tiles(ink="mono"),
        "boards": qs.boards(ink="mono"),
        "kit": some_of(qs.kit("halloween", ink="mono"), 0, 1, 2, 3),
        "checker": qs.scoring_aid(ink="mono", theme="night"),
    }
    for name, printable in black.items():
        file = tmp_path / f"{name}.pdf"
        qs.write(printable, file)
        command = ["gs", "-q", "-o", "-", "-sDEVICE=inkcov", str(file)]
        covered = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
        assert len(covered) == len(printable.document.pages)
        for line in covered:
            cyan, magenta, yellow, key = map(float, line.split()[:4])
            assert (cyan, magenta, yellow) == (0, 0, 0)
            assert key > 0


def test_a_broken_file_is_told_by_every_program(tmp_path: Path) -> None:
    good = tmp_path / "good.pdf"
    qs.write(qs.pad("doodle", paper="a5", ink=PLAIN), good)
    broken = tmp_path / "broken.pdf"
    broken.write_bytes(good.read_bytes()[:-2000])
    asked = subprocess.run(["sh", ACCEPT, broken], capture_output=True, text=True, check=False)
    assert asked.returncode == 1
    for program in ("qpdf", "mutool", "gs", "pdf.js"):
        assert f"{broken}: {program}:" in asked.stdout
