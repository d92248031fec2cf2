"""The wheel holds everything: decks, games, themes and fonts are found without the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel as pip does, and unpack it as pip does."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"]))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_every_shipped_file_is_in_the_wheel(unpacked: Path) -> None:
    package = unpacked / "quiltsmith"
    for kind in ("patches", "templates"):
        shipped = {path.relative_to(ROOT) for path in (ROOT / kind).rglob("*") if path.is_file()}
        packed = {path.relative_to(package) for path in (package / kind).rglob("*")}
        assert shipped <= packed
    assert (package / "py.typed").is_file()


def test_the_wheel_works_in_an_empty_folder(unpacked: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quiltsmith", "deck", "check", "--strict", "meadow", "classic"]
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    result = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    assert "meadow: 30 patches and 10 start cards for doodle, no problems" in result.stdout


def test_a_finished_tree_builds_the_same_wheel_twice(unpacked: Path, tmp_path: Path) -> None:
    wheels = [next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path / name))) for name in ("one", "two")]
    assert Path(wheels[0]).read_bytes() == Path(wheels[1]).read_bytes()
