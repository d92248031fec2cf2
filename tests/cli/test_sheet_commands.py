from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from quiltsmith.games.sheets.sheet_files import read_sheets
from tests.conftest import Command
from tests.games.patchwork.samples import classic

PATCHED_LINES = 19  # the start and the turns


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_empty_sheet_can_be_checked_as_it_is(language: str, tmp_path: Path, quiltsmith: Command) -> None:
    made = quiltsmith("sheet", "new", "--lang", language, "--player", "Zoë Groß", "-o", "new.txt", cwd=tmp_path)
    assert (made.code, made.out, made.err) == (0, "new.txt\n", "")
    result = quiltsmith("sheet", "check", "new.txt", "--format", "json", cwd=tmp_path)
    (sheet,) = json.loads(result.out)["sheets"]
    assert (result.code, sheet["empty"], sheet["checked"]) == (0, 81, "partly")
    assert (sheet["player"], sheet["game"], sheet["problems"]) == ("Zoë Groß", "doodle", [])
    assert sheet["unchecked"] == [
        "patches, turns and special actions: the sheet has no log",
        "the total: the sheet stops before the end of the game",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_lines_without_their_first_sign_are_lines_of_a_log(
    language: str, tmp_path: Path, quiltsmith: Command
) -> None:
    deal = tmp_path / "deal.yaml"
    quiltsmith("deal", "meadow", "--seed", "7", "-o", deal)
    text = quiltsmith("sheet", "new", "--lang", language, "--from-deal", deal).out
    head, _, log = text.partition("verlauf:" if language == "de" else "log:")
    filled = log.replace("\n# ", "\n").replace("S..", "S01").replace("P..", "P13")
    (tmp_path / "filled.txt").write_text(f"{head}log:{filled}", encoding="utf-8")
    (sheet,) = read_sheets(tmp_path / "filled.txt")
    assert len(sheet.log) == PATCHED_LINES + 3 + 2
    result = quiltsmith("sheet", "check", "filled.txt", "--deal", "deal.yaml", "--format", "json", cwd=tmp_path)
    (checked,) = json.loads(result.out)["sheets"]
    # All lines are read; only that nothing was drawn does not fit.
    assert {problem["code"] for problem in checked["problems"]} == {"unknown-letter", "empty-wrong", "total-wrong"}
    assert len(checked["rounds"]) == 3


def test_a_deal_fills_in_tokens_neighbours_and_the_last_choice(tmp_path: Path, quiltsmith: Command) -> None:
    quiltsmith("deal", "meadow", "--seed", "7", "-o", tmp_path / "deal.yaml")
    lines = quiltsmith("sheet", "new", "--from-deal", "deal.yaml", cwd=tmp_path).out.splitlines()
    assert "# 1      B  P02  # beside it: P13, P21" in lines
    assert "# 18     S  P..  # one of P14, P06, P13" in lines


def test_a_deck_of_a_deal_elsewhere_is_named_from_here(tmp_path: Path, quiltsmith: Command) -> None:
    evening = tmp_path / "evening"
    evening.mkdir()
    made = quiltsmith("deck", "new", "--seed", "1", "-o", "own.yaml", cwd=evening)
    assert made.code == 0
    quiltsmith("deal", "own.yaml", "--seed", "1", "-o", "deal.yaml", cwd=evening)
    result = quiltsmith("sheet", "new", "--from-deal", "evening/deal.yaml", cwd=tmp_path)
    assert "deck: evening/own.yaml" in result.out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--whole-game",), "--whole-game is for games of two; in doodle everybody has a sheet"),
        (("--game", "dodle"), "there is no game `dodle`; did you mean `doodle`?"),
        (
            ("--game", "doodle", "--deck", "classic"),
            "classic has the rules of patchwork; name a game of that kind with --game",
        ),
        (("--from-deal", "none.yaml"), "there is no file none.yaml"),
        (("--player", "A#1"), "a player's name is one line without `#`, which starts a comment"),
        (("--player", " "), "a player's name is one line without `#`, which starts a comment"),
    ],
)
def test_wrong_use(arguments: tuple[str, ...], sentence: str, tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "new", *arguments, cwd=tmp_path)
    assert (result.code, result.out, result.err) == (2, "", f"quiltsmith: {sentence}\n")


def test_a_file_is_not_overwritten(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "mine.txt").write_text("precious", encoding="utf-8")
    result = quiltsmith("sheet", "new", "-o", "mine.txt", cwd=tmp_path)
    assert result.code == 2
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "precious"


def test_a_deal_can_come_from_standard_input(quiltsmith: Command) -> None:
    deal = quiltsmith("deal", "meadow", "--seed", "7").out
    result = quiltsmith("sheet", "new", "--from-deal", "-", stdin=deal.encode())
    assert (result.code, result.err) == (0, "")
    assert "# 1      B  P02  # beside it: P13, P21" in result.out.splitlines()


def test_a_bad_deal_is_shown_and_nothing_is_written(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "deal.yaml").write_text("deck: meadow\n", encoding="utf-8")
    result = quiltsmith("sheet", "new", "--from-deal", "deal.yaml", "-o", "new.txt", cwd=tmp_path)
    assert result.code == 1
    assert "[missing-key]" in result.err
    assert result.err.endswith("quiltsmith: deal.yaml cannot be used before this is mended\n")
    assert not (tmp_path / "new.txt").exists()


@pytest.fixture
def quick_deal(tmp_path: Path, quiltsmith: Command) -> Path:
    """A deal of one round, for a game that only its deck names."""
    root = Path(__file__).parents[2]
    game = (root / "templates/games/doodle.yaml").read_text(encoding="utf-8").replace("rounds: 3", "rounds: 1")
    deck = (root / "patches/meadow.yaml").read_text(encoding="utf-8").replace("game: doodle", "game: quick.yaml")
    (tmp_path / "quick.yaml").write_text(game, encoding="utf-8")
    (tmp_path / "deck.yaml").write_text(deck, encoding="utf-8")
    assert quiltsmith("deal", "deck.yaml", "--seed", "3", "-o", "deal.yaml", cwd=tmp_path).code == 0
    return tmp_path / "deal.yaml"


def test_a_deal_brings_the_game_of_its_deck(quick_deal: Path, quiltsmith: Command) -> None:
    sheet = quiltsmith("sheet", "new", "--from-deal", quick_deal.name, cwd=quick_deal.parent)
    assert sheet.code == 0
    assert "# score  0     # of round 1\n# empty" in sheet.out
    (quick_deal.parent / "sheet.txt").write_text(sheet.out, encoding="utf-8")
    checked = quiltsmith("sheet", "check", "sheet.txt", "--deal", "deal.yaml", cwd=quick_deal.parent)
    assert checked.code == 0


def test_a_deal_of_another_game_is_refused(quick_deal: Path, quiltsmith: Command) -> None:
    new = quiltsmith("sheet", "new", "--game", "doodle", "--from-deal", quick_deal.name, cwd=quick_deal.parent)
    assert (new.code, new.err) == (
        2,
        "quiltsmith: deal.yaml was dealt for a game with other numbers than doodle\n",
    )
    checked = quiltsmith("sheet", "check", Path(__file__).parents[2] / "examples/good.txt", "--deal", quick_deal)
    assert checked.code == 1
    assert "the deal is not for doodle" in checked.out


BAD_PATCHWORK = Path(__file__).parents[1] / "bad_patchwork"


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
def test_wrong_use_new_of_two(arguments: tuple[str, ...], sentence: str, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "new", "--game", "patchwork", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"quiltsmith: {sentence}")
