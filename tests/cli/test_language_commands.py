"""`quiltsmith languages`, `language check`, and `--lang FILE`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quiltsmith.formats.fields import title_languages
from tests.conftest import Command


def german(tmp_path: Path, **changed: str) -> Path:
    """Write the German words with some of them changed; a key has `_` for `.`."""
    text = Path("templates/lang/de.yaml").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    for key, word in changed.items():
        name = key.replace("_", ".")
        lines = [f'{name}: "{word}"\n' if line.startswith(f"{name}:") else line for line in lines]
    path = tmp_path / "words.yaml"
    path.write_text("".join(lines), encoding="utf-8")
    return path


def test_languages_are_listed_and_shown(quiltsmith: Command, tmp_path: Path) -> None:
    listed = json.loads(quiltsmith("languages", "--format", "json").out)["languages"]
    assert {one["name"] for one in listed} == set(title_languages())
    assert {"name": "de", "title": "Deutsch"} in listed
    copy = tmp_path / "mine.yaml"
    assert quiltsmith("languages", "--show", "de", "-o", str(copy)).code == 0
    assert copy.read_text(encoding="utf-8") == Path("templates/lang/de.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", title_languages())
def test_shipped_languages_are_without_problems(quiltsmith: Command, language: str) -> None:
    result = quiltsmith("language", "check", language, "--strict")
    assert (result.code, result.err) == (0, ""), result.out


def test_words_that_do_not_fit_are_told(quiltsmith: Command, tmp_path: Path) -> None:
    path = german(tmp_path, pad_total="Gesamtpunktzahl aller Runden zusammen")
    result = quiltsmith("language", "check", str(path))
    assert result.code == 1
    assert "error: this fits on no pad [long-words]" in result.out
    path = german(tmp_path, special_cut="Schnitt zusätzlich besonders")
    result = quiltsmith("language", "check", str(path))
    assert "warning: on a pad it is set in 6.5 points, where English has 8.2 [long-words]" in result.out
    path = german(tmp_path, pad_points="Punkte zusätzlich besonders")
    result = quiltsmith("language", "check", str(path))
    assert "warning: it is left out, since there is no room for it on a pad [long-words]" in result.out


def test_letters_that_no_font_has_are_told(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("language", "check", str(german(tmp_path, pad_total="合計")))
    assert "error: no font of ours has `合`, `計` [missing-letters]" in result.out


def test_a_file_of_words_is_printed(quiltsmith: Command, tmp_path: Path) -> None:
    words, pad = german(tmp_path, pad_total="Alles zusammen"), tmp_path / "pad.svg"
    result = quiltsmith("pad", "--lang", str(words), "--live-text", "-o", str(pad))
    assert result.code == 0, result.err
    drawn = pad.read_text(encoding="utf-8")
    assert "Alles zusammen" in drawn
    assert "Sonderaktionen" in drawn
    assert 'xml:lang="de"' in drawn


def test_a_language_that_there_is_not_is_told(quiltsmith: Command) -> None:
    result = quiltsmith("pad", "--lang", "tlh")
    assert result.code == 2
    assert "there is no language `tlh`" in result.err


def own_game(tmp_path: Path, words: str) -> Path:
    text = Path("templates/games/doodle.yaml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("game:", "title:", "#"))]
    path = tmp_path / "house.yaml"
    path.write_text(
        f"game: house\ntitle: {{en: House rules, fr: Règles maison}}\n{words}\n" + "\n".join(lines) + "\n",
        encoding="utf-8",
    )
    return path


@pytest.mark.parametrize("product", [["pad"], ["checker"], ["rules"]])
def test_a_game_has_words_of_its_own(quiltsmith: Command, tmp_path: Path, product: list[str]) -> None:
    words = "words:\n  special.neighbour: {en: Friend, de: Freundin}\n  scoring-aid.title: Help\n"
    words += '  rules.specials: "Special things"\n'
    game, file = own_game(tmp_path, words), tmp_path / "print.svg"
    result = quiltsmith(*product, str(game), "--live-text", "-o", str(file))
    assert result.code == 0, result.err
    drawn = "".join(page.read_text(encoding="utf-8") for page in sorted(tmp_path.glob("print*.svg")))
    assert {"pad": "Friend", "checker": "Help", "rules": "Special things"}[product[0]] in drawn


def test_unknown_words_of_a_game_are_told(quiltsmith: Command, tmp_path: Path) -> None:
    game = own_game(tmp_path, 'words:\n  special.neighbor: Friend\n  page-of: "{sheet}"\n')
    result = quiltsmith("game", "check", str(game))
    assert result.code == 1
    assert "did you mean `special.neighbour`?" in result.out
    assert "there is no value for `{sheet}` [wrong-places]" in result.out


def test_a_title_is_there_in_any_language(quiltsmith: Command, tmp_path: Path) -> None:
    game, words, file = own_game(tmp_path, ""), german(tmp_path, code="fr"), tmp_path / "pad.svg"
    result = quiltsmith("pad", str(game), "--lang", str(words), "--live-text", "-o", str(file))
    assert result.code == 0, result.err
    assert "Règles maison" in file.read_text(encoding="utf-8")


def test_any_file_is_known_as_words(quiltsmith: Command, tmp_path: Path) -> None:
    path = german(tmp_path, pad_total="合計")
    result = quiltsmith("check", str(path))
    assert "[missing-letters]" in result.out
    assert f"{path}: a language, 1 error" in result.out


def test_sheets_are_in_shipped_languages(quiltsmith: Command) -> None:
    assert quiltsmith("sheet", "new", "--lang", "DE").out.count("brett:") == 1
    refused = quiltsmith("sheet", "new", "--lang", "klingon")
    assert (refused.code, refused.out) == (2, "")
    assert "there is no language `klingon`; known here: en, de" in refused.err
