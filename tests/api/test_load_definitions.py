"""What loaders take, and the one exception that they raise."""

from __future__ import annotations

from pathlib import Path

import pytest

import quiltsmith as qs
from quiltsmith.i18n import use_locale
from tests.docs_commands import ROOT

TINY = (ROOT / "examples" / "tiny.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "origin", ["examples/tiny.yaml", Path("examples/tiny.yaml"), TINY], ids=["str", "path", "text"]
)
def test_a_deck_comes_from_a_path_or_a_text(origin: str | Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert [str(card.shape) for card in qs.load_deck(origin).cards] == ["##./.##/.#.", "###/.#."]


def test_shipped_files_are_known_by_name() -> None:
    assert qs.load_deck("meadow").game == qs.load_game("doodle")
    assert qs.load_game("halloween").id == "halloween"
    assert qs.load_theme("paper").id == "paper"


def test_games_and_themes_come_from_texts_too() -> None:
    game = (ROOT / "templates" / "games" / "doodle.yaml").read_text(encoding="utf-8")
    assert qs.load_game(game.replace("rows: 9", "rows: 7")).board == qs.Board(7, 9)
    theme = (ROOT / "templates" / "themes" / "quilt.yaml").read_text(encoding="utf-8")
    assert qs.load_theme(theme) == qs.load_theme("quilt")


def test_names_in_a_text_start_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.yaml").write_text(TINY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    deck = qs.load_deck("deck: more\nbase: mine.yaml\ncards: [{id: P03, size: 2, shape: '##'}]\n")
    assert [card.id for card in deck.cards] == ["P01", "P02", "P03"]


def test_an_error_carries_every_problem_with_its_place() -> None:
    with pytest.raises(qs.ProblemsError) as caught:
        qs.load_deck(TINY.replace("size: 5", "size: 6").replace("size: 4", "siz: 4"))
    errors = [problem for problem in caught.value.problems if problem.is_error]
    assert [(problem.file, problem.line, problem.column, problem.code) for problem in errors] == [
        ("<text>", 5, 11, "wrong-size"),
        ("<text>", 10, 14, "unknown-key"),
        ("<text>", 10, 5, "missing-key"),
    ] or errors
    assert str(caught.value).startswith("<text>:5:11: error: card P01 says size 6")
    assert isinstance(caught.value, qs.QuiltsmithError)


@pytest.mark.parametrize(
    ("load", "name", "hint"),
    [
        (qs.load_deck, "medow", "did you mean `meadow`?"),
        (qs.load_game, "dodle", "did you mean `doodle`?"),
        (qs.load_theme, "nigth", "did you mean `night`?"),
        (qs.load_deck, Path("meadow"), "did you mean `meadow`?"),
    ],
)
def test_a_name_that_nobody_knows_is_a_problem_too(load, name, hint) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(qs.ProblemsError) as caught:
        load(name)
    assert [(problem.code, problem.hint) for problem in caught.value.problems] == [("unknown-name", hint)]


@pytest.mark.parametrize("text", ["\n", "- \n", "deck: \ud800\n", "deck: a\x00\n", "\n" * 4_000_001])
def test_any_text_ends_in_problems(text: str) -> None:
    with pytest.raises(qs.ProblemsError) as caught:
        qs.load_deck(text)
    assert caught.value.problems


@pytest.mark.parametrize("name", ["", "a\x00b", "x" * 5000, "examples", "-"])
def test_any_name_ends_in_problems(name: str) -> None:
    with pytest.raises(qs.ProblemsError):
        qs.load_deck(name)


def test_problems_speak_the_language_of_talk() -> None:
    with use_locale("de"), pytest.raises(qs.ProblemsError, match="eine Datei `nirgends"):
        qs.check_sheet("nirgends.txt")
