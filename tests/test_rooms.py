"""The tests mirror the rooms of the house: who looks for the tests of a file finds them at the same place."""

from __future__ import annotations

from pathlib import Path

import pytest

import quiltsmith

TESTS = Path(__file__).parent
HOUSE = Path(quiltsmith.__file__).parent
FOLDERS = sorted({test.parent.relative_to(TESTS) for test in TESTS.rglob("test_*.py")} - {Path()})
# The rules of decks and of the two-player game are tested by their samples in bad_decks/ and bad_patchwork/.
RULES = ("games/doodle/checks", "preflight/checks")


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_folder_of_tests_is_a_room_of_the_house(folder: Path) -> None:
    assert (HOUSE / folder / "__init__.py").is_file(), f"there is no room {folder} in the house"
    for around in (folder, *folder.parents):
        assert (TESTS / around / "__init__.py").is_file(), "without it, pytest calls the tests by other names"


@pytest.mark.parametrize("room", RULES)
def test_every_rule_has_its_file_of_tests(room: str) -> None:
    rules = {path.stem for path in (HOUSE / room).glob("*.py")} - {"__init__"}
    assert {path.stem.removeprefix("test_") for path in (TESTS / room).glob("test_*.py")} == rules
