"""Prints need neither Pillow nor pikepdf nor numpy, which a browser does not have; the bytes stay the same."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import quiltsmith as qs
from quiltsmith.preflight.pdf_preflight import check_bytes

BLOCKED = """
import sys, types

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PIL", "pikepdf", "numpy"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Blocked())
# Reportlab imports this one when it starts, and uses it for pictures that are given to it as files; pypdf wants to
# know the version.
package, image = types.ModuleType("PIL"), types.ModuleType("PIL.Image")
package.__path__, package.__version__, package.Image = [], "none", image
sys.modules.update({"PIL": package, "PIL.Image": image})
"""


def prints() -> dict[str, str]:
    """Return the SHA-256 of one print of each kind."""
    pad = qs.pad("doodle", lang="de")
    made = {
        "pad.pdf": qs.write(pad),
        "pad.svg": qs.write(pad, kind="svg"),
        "pad.png": qs.write(qs.pad("doodle"), kind="png", dpi=60),
        "fillable": qs.write(qs.pad("doodle", fillable=True)),
        "cards": qs.write(qs.cards("meadow", only=["P01", "S01"])),
        "x4": qs.write(qs.cards("meadow", only=["P01", "S01"], preset="x4")),
        "tiles": qs.write(qs.tiles()),
        "boards": qs.write(qs.boards()),
        "checker": qs.write(qs.scoring_aid()),
        "rules": qs.write(qs.rules("doodle", lang="de")),
        "kit": qs.write(qs.kit("doodle", sheets=1)),
    }
    [shop] = made["x4"]
    return {
        "preflight of x4": str(check_bytes(shop, "x4.pdf")[1]),
        **{name: sha256(b"".join(files)).hexdigest() for name, files in made.items()},
    }


def run_blocked(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", BLOCKED + program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_same_bytes_without_pillow_and_pikepdf() -> None:
    out = run_blocked("import json; from tests.test_pure_python import prints; print(json.dumps(prints()))")
    assert json.loads(out) == prints()


@pytest.mark.parametrize("picture", ["back.png", "back.svg"])
def test_own_pictures_of_pixels_are_told_and_drawings_are_printed(picture: str, tmp_path: Path) -> None:
    shipped = Path("templates/themes/quilt.yaml").read_text(encoding="utf-8")
    theme = tmp_path / "mine.yaml"
    theme.write_text(f"{shipped}\nback_picture: {picture}\n", encoding="utf-8")
    (tmp_path / "back.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88"><path d="M0 0H63V88Z" fill="teal"/></svg>'
    )
    (tmp_path / "back.svg").write_text(drawing, encoding="utf-8")
    program = f"""
import quiltsmith as qs
try:
    print(qs.write(qs.cards("meadow", only=["P01"], theme={str(theme)!r}))[0][:5])
except qs.QuiltsmithError as error:
    print(error)
"""
    told = "`back.png` is made of pixels, and these cannot be read here"
    assert {"back.png": told, "back.svg": "b'%PDF-'"}[picture] in run_blocked(program)
