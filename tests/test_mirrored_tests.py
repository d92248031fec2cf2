"""The tests mirror the packages: the tests of a module are found at the same path."""

from __future__ import annotations

from pathlib import Path

import pytest

import quiltsmith

TESTS = Path(__file__).parent
SOURCE = Path(quiltsmith.__file__).parent
FOLDERS = sorted({test.parent.relative_to(TESTS) for test in TESTS.rglob("test_*.py")} - {Path()})
# The checks of decks and of the two-player game are tested by their samples in bad_decks/ and bad_patchwork/.
CHECKS = ("games/doodle/checks", "preflight/checks")


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_folder_of_tests_is_a_package_of_the_source(folder: Path) -> None:
    assert (SOURCE / folder / "__init__.py").is_file(), f"there is no package {folder}"
    for around in (folder, *folder.parents):
        assert (TESTS / around / "__init__.py").is_file(), "without it, pytest calls the tests by other names"


@pytest.mark.parametrize("package", CHECKS)
def test_every_check_has_its_file_of_tests(package: str) -> None:
    checks = {path.stem for path in (SOURCE / package).glob("*.py")} - {"__init__"}
    assert {path.stem.removeprefix("test_") for path in (TESTS / package).glob("test_*.py")} == checks
