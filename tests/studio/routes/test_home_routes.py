"""The first page's list: what each file is called, and how many errors it has, in the words of the other pages."""

from __future__ import annotations

import os
import shutil
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from quiltsmith.studio.page_texts import page_texts
from tests.studio.servers import EXAMPLES, RunningStudio, running_studio


@pytest.mark.parametrize(
    ("language", "deck", "errors"), [("en", "Meadow", "5 errors"), ("de", "Wiese", "5 Fehler")], ids=["en", "de"]
)
def test_decks_of_deals_and_errors_have_their_names_in_the_language_of_the_page(
    studio: RunningStudio, language: str, deck: str, errors: str
) -> None:
    files = {one["name"]: one for one in studio.get("/api/home", language).json["files"]}
    assert files["deal.yaml"]["about"] == deck
    assert files["five-mistakes.txt"]["verdict"] == errors


@pytest.mark.parametrize(
    ("language", "verdict", "points"),
    [("en", "partly checked", "129 points"), ("de", "teilweise geprüft", "129 Punkte")],
    ids=["en", "de"],
)
def test_a_sheet_that_was_only_partly_checked_says_so_in_the_words_of_the_ranking(
    studio: RunningStudio, language: str, verdict: str, points: str
) -> None:
    shutil.copy(EXAMPLES / "board-and-scores.txt", studio.folder)
    whole, partly = (EXAMPLES / name for name in ("good.txt", "board-and-scores.txt"))
    mixed = studio.folder / "both.txt"
    mixed.write_text(f"{whole.read_text('utf-8')}\n---\n\n{partly.read_text('utf-8')}", "utf-8")
    shutil.copy(EXAMPLES / "board-only.txt", studio.folder)
    files = {one["name"]: one for one in studio.get("/api/home", language).json["files"]}
    for name in ("board-and-scores.txt", "both.txt"):
        assert (files[name]["verdict"], files[name]["mood"]) == (verdict, "warning")
        assert files[name]["about"].endswith(f", {points}")
    assert (files["good.txt"]["verdict"], files["good.txt"]["mood"]) == (points, "good")
    assert (files["board-only.txt"]["verdict"], files["board-only.txt"]["mood"]) == ("", "")
    assert page_texts(language)["sheet.partly"] == verdict


def test_a_deal_of_a_deck_of_ones_own_names_its_file(studio: RunningStudio) -> None:
    deal = (studio.folder / "deal.yaml").read_text(encoding="utf-8")
    (studio.folder / "own-deal.yaml").write_text(deal.replace("deck: meadow", "deck: own.yaml"), encoding="utf-8")
    files = {one["name"]: one for one in studio.get("/api/home").json["files"]}
    assert files["own-deal.yaml"]["about"] == "own.yaml"


def test_decks_and_deals_are_found_behind_any_number_of_newer_sheets(tmp_path: Path) -> None:
    for name in ("tiny.yaml", "three-players/deal.yaml"):
        shutil.copy(EXAMPLES / name, tmp_path)
        os.utime(tmp_path / Path(name).name, (1, 1))
    for number in range(75):
        (tmp_path / f"sheet-{number}.txt").write_text("game: doodle\n")
    with running_studio(tmp_path) as studio:
        home = studio.get("/api/home").json
        assert [one["name"] for one in home["files"] if one["kind"] != "sheet"] == ["tiny.yaml", "deal.yaml"]
        assert home["found"] == {"sheet": 75, "deck": 1, "deal": 1}
        assert len(home["files"]) == 22
        assert len(studio.get("/api/home", most=500).json["files"]) == 77
        assert studio.get("/api/home", most=501).status == 400
        assert studio.get("/api/decks").json[0]["name"] == "tiny.yaml"
        choices = studio.get("/api/sheet/choices").json
        assert "tiny.yaml" in [one["name"] for one in choices["decks"]]
        assert [one["name"] for one in choices["deals"]] == ["deal.yaml"]
        printed = studio.get("/api/print/forms").json["files"]
        assert {"tiny.yaml", "deal.yaml"} < {one["name"] for one in printed}


def test_a_deck_and_a_deal_with_a_mark_of_another_program_are_listed(studio: RunningStudio) -> None:
    for name in ("tiny.yaml", "deal.yaml"):
        (studio.folder / f"marked-{name}").write_bytes(BOM_UTF8 + (studio.folder / name).read_bytes())
    files = {one["name"]: one for one in studio.get("/api/home").json["files"]}
    for name in ("tiny.yaml", "deal.yaml"):
        assert files[f"marked-{name}"] == {**files[name], "name": f"marked-{name}"}


def test_a_deal_has_a_verdict_which_follows_its_deck(studio: RunningStudio) -> None:
    own, deal = studio.folder / "mine.yaml", (studio.folder / "deal.yaml").read_text(encoding="utf-8")
    (studio.folder / "typo.yaml").write_text(deal.replace("rolls:", "rols: [1]\nrolls:"), encoding="utf-8")
    (studio.folder / "mine-deal.yaml").write_text(deal.replace("deck: meadow", "deck: mine.yaml"))

    def verdict(name: str) -> tuple[str, str]:
        files = {one["name"]: one for one in studio.get("/api/home").json["files"]}
        return files[name]["verdict"], files[name]["mood"]

    assert verdict("deal.yaml") == ("no problems", "good")
    assert verdict("typo.yaml")[1] == "bad"
    assert verdict("mine-deal.yaml")[1] == "bad"
    own.write_text("deck: mine\nbase: meadow\n")
    assert verdict("mine-deal.yaml") == ("no problems", "good")
    assert "typo.yaml" not in [one["name"] for one in studio.get("/api/sheet/choices").json["deals"]]


def test_a_deck_with_errors_is_not_named_twice(studio: RunningStudio) -> None:
    decks = {one["name"]: one for one in studio.get("/api/decks").json}
    assert (decks["mistake.yaml"]["mood"], decks["mistake.yaml"]["about"]) == ("bad", "")


@pytest.mark.parametrize("beginning", ["theme: mine\nfabrics: []\n", "preset: x\npages: all\n", "%PDF-1.7\n"])
def test_files_that_the_studio_does_not_take_are_told_without_commands(
    studio: RunningStudio, beginning: str
) -> None:
    told = studio.post("/api/kind", {"name": "it", "beginning": beginning}).json["told"]
    assert told.startswith("this is a")
    assert "quiltsmith" not in told
