"""Empty sheets of the two-player game: the checker reads them as they are, and what they teach is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.conftest import Command
from tests.games.patchwork.samples import classic

BAD_PATCHWORK = Path(__file__).parents[3] / "bad_patchwork"


@pytest.mark.parametrize("game", ["patchwork", "halloween"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("wish", [(), ("--whole-game",), ("--player", "Ina Tom")])
def test_an_empty_sheet_is_valid(
    game: str, language: str, wish: tuple[str, ...], tmp_path: Path, quiltsmith: Command
) -> None:
    made = quiltsmith("sheet", "new", "--game", game, "--lang", language, *wish, "-o", "new.txt", cwd=tmp_path)
    assert (made.code, made.out) == (0, "new.txt\n")
    checked = quiltsmith("sheet", "check", "new.txt", "--format", "json", cwd=tmp_path)
    (sheet,) = json.loads(checked.out)["sheets"]
    assert (checked.code, sheet["game"], sheet["problems"], sheet["checked"]) == (0, game, [], "partly")
    assert ("players" in sheet) == ("--whole-game" in wish)


def test_the_circle_of_a_new_game_has_all_patches_and_the_smallest_last(quiltsmith: Command) -> None:
    new = quiltsmith("sheet", "new", "--game", "patchwork", "--whole-game").out
    (circle,) = re.findall(r"^# circle: (.*)$", new, re.MULTILINE)
    assert sorted(circle.split()) == sorted(card.id for card in classic().cards)
    assert circle.split()[-1] == "A"


@pytest.mark.parametrize("language", ["en", "de"])
def test_only_halloween_teaches_to_discard(language: str, quiltsmith: Command) -> None:
    word = {"en": "discard", "de": "verwirf"}[language]
    for game in ("patchwork", "halloween"):
        new = quiltsmith("sheet", "new", "--game", game, "--whole-game", "--lang", language).out
        assert (f"Andrea  {word}" in new) == (game == "halloween")


def test_the_deck_of_an_own_game_is_found(quiltsmith: Command) -> None:
    new = quiltsmith("sheet", "new", "--game", "pocket/game.yaml", "--whole-game", cwd=BAD_PATCHWORK)
    assert "deck: pocket/deck.yaml" in new.out.splitlines()
    assert "# circle: I J L M S X A" in new.out.splitlines()
    checked = quiltsmith("sheet", "check", "-", stdin=new.out.encode(), cwd=BAD_PATCHWORK)
    assert checked.code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--whole-game", "--player", "Ina"), "a whole game has two players: name both"),
        (("--whole-game", "--player", "Ina ina"), "a whole game has two players: name both"),
        (("--deck", "meadow"), "meadow has the rules of doodle; name a game of that kind with --game"),
    ],
)
def test_wrong_use(arguments: tuple[str, ...], sentence: str, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "new", "--game", "patchwork", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"quiltsmith: {sentence}")
