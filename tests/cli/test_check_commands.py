"""`game check`, `theme check` and `pad check`: files of one's own, looked through without printing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Command

SHIPPED = {
    "game": ("doodle", "patchwork", "halloween"),
    "theme": ("quilt", "paper", "night"),
    "pad": ("classic", "duel", "large", "quilts", "tall"),
}
TEMPLATES = Path(__file__).parents[2] / "templates"


def changed(kind: str, name: str, path: Path, **changes: str) -> Path:
    """Write a copy of a shipped file with other words in it."""
    text = (TEMPLATES / kind / f"{name}.yaml").read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old.replace("__", ": ") in text
        text = text.replace(old.replace("__", ": "), new)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("kind", SHIPPED)
def test_shipped_files_have_no_problems(kind: str, quiltsmith: Command) -> None:
    result = quiltsmith(kind, "check", "--strict", *SHIPPED[kind])
    assert (result.code, result.err) == (0, "")
    assert [line.split(": ")[0] for line in result.out.splitlines()] == list(SHIPPED[kind])
    assert all(line.endswith(", no problems") for line in result.out.splitlines())


@pytest.mark.parametrize(
    ("kind", "text", "place"),
    [
        ("game", "game: mine\nrounds: many\n", "mine.yaml:2:9: error: "),
        ("theme", "theme: mine\ntext: red\n", "mine.yaml:2:7: error: "),
        ("pad", "template: mine\ntitle: Mine\nparts: [bord]\n", "mine.yaml:3:9: error: "),
    ],
)
def test_problems_are_told_with_their_places(
    kind: str, text: str, place: str, quiltsmith: Command, tmp_path: Path
) -> None:
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    result = quiltsmith(kind, "check", "mine.yaml", cwd=tmp_path)
    assert (result.code, result.err) == (1, "")
    assert place in result.out
    assert "  hint: " in result.out
    piped = quiltsmith(kind, "check", "-", stdin=text.encode())
    assert (piped.code, piped.out) == (1, result.out.replace("mine.yaml", "<stdin>"))
    github = quiltsmith(kind, "check", "mine.yaml", "--format", "github", cwd=tmp_path)
    assert (github.code, github.out.startswith("::error file=mine.yaml,line=")) == (1, True)
    for_scripts = json.loads(quiltsmith(kind, "check", "mine.yaml", "--format", "json", cwd=tmp_path).out)
    [record] = for_scripts[f"{kind}s"]
    assert (record["file"], record[kind], record["valid"]) == ("mine.yaml", None, False)
    assert record["problems"][0]["hint"]


def test_facts_for_scripts(quiltsmith: Command) -> None:
    [game] = json.loads(quiltsmith("game", "check", "doodle", "--format", "json").out)["games"]
    assert (game["game"], game["rules"], game["board"], game["valid"]) == (
        "doodle",
        "doodle",
        {"rows": 9, "columns": 9},
        True,
    )
    [theme] = json.loads(quiltsmith("theme", "check", "quilt", "--format", "json").out)["themes"]
    assert (theme["theme"], len(theme["fabrics"]), theme["problems"]) == ("quilt", 16, [])
    [pad] = json.loads(quiltsmith("pad", "check", "large", "--format", "json").out)["pads"]
    assert pad["parts"] == ["board", "header", "scores", "specials"]


@pytest.mark.parametrize(
    ("changes", "code", "exit_code"),
    [
        ({"deck__meadow": "deck: meadows"}, "unknown-name", 1),
        ({"deck__meadow": "deck: classic"}, "other-game", 0),
        ({"rows__9, columns__9": "rows: 3, columns: 3"}, "too-big", 0),
        ({"rounds__3": "rounds: 6"}, "few-cards", 0),
        ({"size__7": "size: 6"}, "start-size", 0),
        ({"template__classic": "template: duel"}, "missing-board", 0),
    ],
)
def test_what_a_game_names_is_looked_at(
    changes: dict[str, str], code: str, exit_code: int, quiltsmith: Command, tmp_path: Path
) -> None:
    changed("games", "doodle", tmp_path / "mine.yaml", **changes)
    result = quiltsmith("game", "check", "mine.yaml", cwd=tmp_path)
    assert (result.code, result.err) == (exit_code, "")
    assert f"[{code}]" in result.out
    assert result.out.startswith("mine.yaml:")
    assert quiltsmith("game", "check", "--strict", "mine.yaml", cwd=tmp_path).code == 1


def test_a_print_warns_beside_its_output(quiltsmith: Command, tmp_path: Path) -> None:
    changed("themes", "quilt", tmp_path / "mine.yaml", muted='muted: "#cccccc" # was')
    words = ("pad", "--template", "duel", "--theme", "mine.yaml", "--sides", "2", "-o", "pad.pdf")
    result = quiltsmith(*words, cwd=tmp_path)
    assert (result.code, result.out) == (0, "pad.pdf\n")
    assert result.err.count("[low-contrast]") == 1
    assert result.err.count("[missing-board]") == 1


@pytest.mark.parametrize("words", ["game check nope", "theme check nope", "pad check nope", "game check - -"])
def test_wrong_use(words: str, quiltsmith: Command) -> None:
    result = quiltsmith(*words.split())
    assert (result.code, result.out) == (2, "")
    assert result.err.count("\n") == 1


def test_pad_check_is_a_command_beside_pad(quiltsmith: Command) -> None:
    usage = "Usage: quiltsmith pad check [OPTIONS] {TEMPLATE...}"
    assert quiltsmith("pad", "check", "--help").out.startswith(usage)
    assert quiltsmith("help", "pad", "check").out.startswith(usage)
    assert quiltsmith("help", "pad").out.startswith("Usage: quiltsmith pad [OPTIONS] [GAME]")
