"""The keys that all kinds of games share: what is usual for a game stands in its file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quiltsmith.formats.library import GAMES, shipped_folder
from quiltsmith.formats.source import Source
from quiltsmith.games.game import Game, PadDefaults
from quiltsmith.games.game_reader import find_game, game_names, load_game, read_game


def text_of(name: str, *without: str) -> str:
    lines = (shipped_folder(GAMES) / f"{name}.yaml").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith(without)) + "\n"


def game_of(text: str, folder: Path = Path()) -> Game:
    game, problems = read_game(Source("game.yaml", text, folder))
    assert game is not None, problems
    return game


@pytest.mark.parametrize(
    ("name", "theme", "pad"),
    [
        ("doodle", "quilt", PadDefaults("classic", 6)),
        ("patchwork", "quilt", PadDefaults("duel", 2, "quilts")),
        ("halloween", "night", PadDefaults("duel", 2, "quilts")),
    ],
)
def test_shipped_games_say_what_is_usual(name: str, theme: str, pad: PadDefaults) -> None:
    path = find_game(name)
    game = load_game(path)[0] if path else None
    assert game is not None
    assert (game.theme, game.pad) == (theme, pad)


@pytest.mark.parametrize("name", game_names())
def test_a_file_that_says_nothing_is_printed_like_the_shipped_game_of_its_kind(name: str) -> None:
    game = game_of(text_of(name, "theme:", "pad:"))
    shipped = find_game(game.rules)
    usual = load_game(shipped)[0] if shipped else None
    assert usual is not None
    assert (game.theme, game.pad) == (usual.theme, usual.pad)


def test_a_part_of_the_pad_may_be_said_alone() -> None:
    text = text_of("doodle", "pad:")
    assert game_of(text + "pad: {template: tall}").pad == PadDefaults("tall", 6)
    assert game_of(text + "pad: {sheets: 12}").pad == PadDefaults("classic", 12)


def test_filled_sheets_may_have_a_template_of_their_own() -> None:
    text = text_of("doodle", "pad:")
    usual = game_of(text).pad
    assert usual.template_of(is_filled=True) == usual.template_of(is_filled=False) == "classic"
    both = game_of(text + "pad: {template: large, filled: tall}").pad
    assert (both.template_of(is_filled=False), both.template_of(is_filled=True)) == ("large", "tall")


def test_a_path_starts_where_the_game_lies(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").touch()
    game = game_of(text_of("doodle", "theme:") + "theme: mine.yaml", tmp_path)
    assert game.theme == str(tmp_path / "mine.yaml")


def test_what_is_not_there_is_told_with_its_place() -> None:
    text = text_of("doodle", "theme:", "pad:") + "theme: quild\npad: {template: missing.yaml, sheets: 0}\n"
    _, problems = read_game(Source("game.yaml", text))
    told = [(problem.code, problem.message.partition(";")[0], problem.hint) for problem in problems]
    assert told == [
        ("unknown-name", "there is no theme `quild`", "did you mean `quilt`?"),
        (
            "unknown-name",
            "there is no pad template `missing.yaml`",
            "known here: classic, classic-left, duel, large, quilts, tall",
        ),
        ("out-of-range", "the number of sheets is out of range: `0`", "from 1 to 500 is possible here"),
    ]


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("doodle", "board start rounds turns circle die specials scoring"),
        ("patchwork", "board choice currency track tracks tile scoring"),
    ],
)
def test_the_numbers_of_a_game_have_to_be_there(name: str, keys: str) -> None:
    for key in keys.split():
        # The key goes with the lines below it that are set in.
        text = re.sub(rf"^{key}:.*\n(?: .*\n)*", "", text_of(name), flags=re.MULTILINE)
        _game, problems = read_game(Source("game.yaml", text))
        missing = [problem.code for problem in problems if f"`{key}`" in problem.message]
        assert missing == ["missing-key"], key
