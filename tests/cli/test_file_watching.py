"""`--watch`: every command that prints or checks goes on, and waits for every file that it read."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import typer
from PIL import Image

from quiltsmith.cli import file_watching
from quiltsmith.cli.main import app
from quiltsmith.formats.library import noting_files, stamp_of
from quiltsmith.games.sheets.sheet_files import find_sheets
from quiltsmith.scene.fonts import font_path
from tests.conftest import Command

ROOT = Path(__file__).parent.parent.parent
CARD = '  - {id: A1, size: 2, shape: "##"}\n'
WATCHING = {
    *("kit", "pad", "cards", "tiles", "boards", "box", "rules", "checker", "calibrate", "deal", "challenge"),
    *("certificate", "check"),
    *("deck check", "sheet check", "game check", "theme check", "language check", "pad check", "preflight"),
}


def commands(group: Any, before: str = "") -> Mapping[str, Any]:
    """Give all commands by what they are called."""
    found: dict[str, Any] = {}
    for name, command in group.commands.items():
        found |= commands(command, f"{name} ") if hasattr(command, "commands") else {before + name: command}
    return found


def test_all_that_prints_or_checks_can_watch() -> None:
    able = {
        name
        for name, command in commands(typer.main.get_command(app)).items()
        if any("--watch" in parameter.opts for parameter in command.params)
    }
    assert able == WATCHING


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder with a game, its deck, a theme with all that themes bring, a template and a sheet."""
    monkeypatch.chdir(tmp_path)
    games, themes = ROOT / "templates" / "games", ROOT / "templates" / "themes"
    game = (games / "doodle.yaml").read_text(encoding="utf-8")
    Path("game.yaml").write_text(game.replace("deck: meadow", "deck: ./deck.yaml"), encoding="utf-8")
    Path("deck.yaml").write_text(f"deck: mine\ngame: ./game.yaml\ncards:\n{CARD}", encoding="utf-8")
    look = (themes / "quilt.yaml").read_text(encoding="utf-8")
    own = "logo: logo.png\nback_picture: back.png\nfonts: {text: own.ttf}\n"
    Path("theme.yaml").write_text(look.replace("fabrics:\n", f"{own}fabrics:\n"), encoding="utf-8")
    for name in ("logo.png", "back.png"):
        Image.new("L", (900, 1200)).save(name)
    shutil.copy(font_path("text"), "own.ttf")
    shutil.copy(ROOT / "templates" / "pads" / "classic.yaml", "pad.yaml")
    Path("sheets").mkdir()
    Path("sheets/anna.txt").write_text("game: doodle\ndeck: ../deck.yaml\nboard:\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("words", "files"),
    [
        ("cards deck.yaml --theme theme.yaml", "deck game theme logo back own"),
        ("pad game.yaml --template pad.yaml --theme theme.yaml", "game pad theme logo back own"),
        ("pad --back-theme theme.yaml", "theme logo back own"),
        ("kit game.yaml", "game deck"),
        ("checker game.yaml --theme theme.yaml", "game theme logo back own"),
        ("calibrate --theme theme.yaml", "theme logo back own"),
        ("deck check deck.yaml --theme theme.yaml", "deck game theme logo back own"),
        ("sheet check sheets", "sheets anna deck game"),
        ("preflight back.png", "back"),
        ("game check game.yaml", "game deck"),
        ("theme check theme.yaml", "theme logo back own"),
        ("pad check pad.yaml --game game.yaml", "pad game"),
        ("cards deck.yaml --preset none.yaml", "deck none"),
    ],
)
def test_every_file_that_was_read_is_watched(
    words: str, files: str, folder: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched: list[Path] = []

    def stop(found: Mapping[Path, object]) -> None:
        watched.extend(found)
        raise KeyboardInterrupt

    monkeypatch.setattr(file_watching, "_wait_for_change", stop)
    monkeypatch.setattr(file_watching, "_can_be_mended", lambda refusal: True)
    monkeypatch.setattr("quiltsmith.render.output.write_document", lambda document, path, options: (path,))
    result = quiltsmith(*words.split(), "--watch")
    assert result.code == 0, result.err
    assert {path.stem for path in watched if folder in path.parents} == set(files.split())


@pytest.fixture
def changing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path, list[str]], None]:
    """Let a file change every time that somebody waits for it, and then press Ctrl-C."""

    def change(path: Path, texts: list[str]) -> None:
        def change_or_stop(seconds: float) -> None:
            if not texts:
                raise KeyboardInterrupt
            changed = path.stat().st_mtime_ns + 1_000_000_000
            path.write_text(texts.pop(0), encoding="utf-8")
            os.utime(path, ns=(changed, changed))

        path.write_text(texts.pop(0), encoding="utf-8")
        monkeypatch.setattr("time.sleep", change_or_stop)

    return change


def test_a_print_follows_its_template_through_mistakes(
    quiltsmith: Command, tmp_path: Path, changing: Callable[[Path, list[str]], None]
) -> None:
    template, out, head = tmp_path / "mine.yaml", tmp_path / "pad.svg", "template: mine\ntitle: Mine\n"
    parts = ["[heder]", "[header, board]", "[bord]", "[header, board, scores]"]
    changing(template, [f"{head}parts: {part}\n" for part in parts])
    result = quiltsmith("pad", "--watch", "--template", template, "-o", out)
    assert result.code == 0
    assert result.out.count(f"{out}\n") == 2
    assert "did you mean `header`?" in result.err
    assert "did you mean `board`?" in result.err
    assert result.err.count("watching for changes") == 4
    assert "Total" in out.read_text(encoding="utf-8")


def test_a_change_in_what_a_file_names_counts(
    quiltsmith: Command, folder: Path, changing: Callable[[Path, list[str]], None]
) -> None:
    text = Path("game.yaml").read_text(encoding="utf-8")
    changing(Path("game.yaml"), [text, text.replace("game: doodle", "game: small", 1)])
    result = quiltsmith("deck", "check", "deck.yaml", "--watch", "--quiet")
    summaries = [line for line in result.out.splitlines() if line.startswith("deck.yaml: 1 patch")]
    assert [line.split(",")[0] for line in summaries] == [
        "deck.yaml: 1 patch for doodle",
        "deck.yaml: 1 patch for small",
    ]
    assert result.err == "\n"


def test_results_replace_their_own_but_nobody_elses(
    quiltsmith: Command, folder: Path, changing: Callable[[Path, list[str]], None]
) -> None:
    sheet = Path("sheets/anna.txt").read_text(encoding="utf-8")
    changing(Path("sheets/anna.txt"), [sheet, f"player: Anna\n{sheet}"])
    assert quiltsmith("sheet", "check", "sheets", "-o", "all.csv", "--watch").out == "all.csv\nall.csv\n"
    assert "Anna" in Path("all.csv").read_text(encoding="utf-8")
    assert quiltsmith("sheet", "check", "sheets", "-o", "all.csv", "--watch").code == 2


def test_the_viewer_opens_once(
    quiltsmith: Command,
    folder: Path,
    changing: Callable[[Path, list[str]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr("quiltsmith.cli.print_output.open_file", opened.append)
    text = Path("game.yaml").read_text(encoding="utf-8")
    changing(Path("game.yaml"), [text, text.replace("rounds: 3", "rounds: 2")])
    assert quiltsmith("checker", "game.yaml", "--watch", "--open", "-o", "out.svg").out == "out.svg\nout.svg\n"
    assert opened == [Path("out.svg")]


@pytest.mark.parametrize("words", ["cards -", "deck check meadow -", "sheet check -", "preflight -"])
def test_standard_input_cannot_be_watched(words: str, quiltsmith: Command) -> None:
    result = quiltsmith(*words.split(), "--watch")
    assert (result.code, result.err) == (2, "quiltsmith: standard input cannot be watched; name a file\n")


@pytest.mark.parametrize("words", ["pad dodle", "pad --paper round", "deck check nowhere"])
def test_wrong_use_is_not_waited_for(words: str, quiltsmith: Command) -> None:
    assert quiltsmith(*words.split(), "--watch").code == 2


def test_a_folder_changes_with_what_is_in_it(tmp_path: Path) -> None:
    with noting_files() as noted:
        find_sheets([str(tmp_path)])
    assert noted == {tmp_path: ()}
    (tmp_path / "anna.txt").touch()
    assert stamp_of(tmp_path) == ("anna.txt",)
