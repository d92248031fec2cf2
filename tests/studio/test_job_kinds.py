"""Bots at decks: changes become the text of a new deck, two decks are compared, wishes become a balanced deck."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from quiltsmith.api.sheet_and_deck_checks import check_deck, check_sheet
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.errors import QuiltsmithError
from quiltsmith.simulate.rebalancing import FreshCheck, Rebalanced, RebalanceOptions
from quiltsmith.studio.bot_levels import Level
from quiltsmith.studio.deck_view import NewDeckQuestion, drawn_deck
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_kinds import (
    CompareQuestion,
    RebalanceQuestion,
    RivalQuestion,
    compare,
    rebalance,
    rival,
    rival_digest,
)

EXAMPLES = Path(__file__).parents[2] / "examples"
Told = list[tuple[int, int]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, as a job does."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_changes_become_a_deck_beside_the_old_one_that_is_checked_clean(folder: Path) -> None:
    path = DECKS.find("classic")
    assert path is not None
    (folder / "mine").mkdir()
    shutil.copy(path, folder / "mine" / "fair.yaml")
    told: Told = []
    asked = RebalanceQuestion("mine/fair.yaml", games=10, most=1)
    found = rebalance(asked, lambda *much: told.append(much))
    (change,) = found["changes"]
    assert change["was"] == change["is"] != ""
    assert found["name"] == "mine/fair-balanced.yaml"
    assert 'base: "./fair.yaml"' in found["text"]
    assert change["id"] in found["text"].partition("override:")[2]
    (folder / found["name"]).write_text(found["text"], "utf-8")
    assert check_deck(folder / found["name"]).valid
    assert "<svg" in found["pages"][0]
    assert told[0][0] == 0
    assert told == sorted(told)


def test_a_deck_of_shapes_is_proposed_as_it_is_written(folder: Path) -> None:
    own = (
        "# mine\ndeck: own\ntitle: Own\ngame: doodle\ncards:\n"
        "  - {id: P01, size: 2, name: Dash,  shape: '##'}  # short\n"
        "start:\n  - {id: S01, size: 7, shape: '#######'}\n"
    )
    cards = "".join(f"  - {{id: P{number}, size: {number}, shape: '{'#' * number}'}}\n" for number in range(3, 8))
    copies = "".join(f"  - {{id: Q{number}, size: 4, shape: '##/##'}}\n" for number in range(20))
    own = own.replace("start:", f"{cards}{copies}start:")
    (folder / "own.yaml").write_text(own, "utf-8")
    found = rebalance(RebalanceQuestion("own.yaml", games=10, tolerance=90), lambda *_much: None)
    assert found["text"].endswith(own.replace("deck: own\n", "deck: own-balanced\n"))


def test_only_cards_of_the_deck_are_kept(folder: Path) -> None:
    with pytest.raises(QuiltsmithError, match="has no card Q99"):
        rebalance(RebalanceQuestion("classic", keep="Q99"), lambda *much: None)


def test_decks_are_compared_if_they_are_played_alike(folder: Path) -> None:
    report = compare(CompareQuestion("classic", "classic", games=10), lambda *much: None)
    assert report["pages"]
    with pytest.raises(QuiltsmithError, match="are not played alike"):
        compare(CompareQuestion("classic", "meadow"), lambda *much: None)


def test_wishes_of_the_command_are_met(folder: Path) -> None:
    asked = NewDeckQuestion("tiny-one", 3, sizes="4:2,5:2", starts=1, max_box="4x3", cuttable=True, chiral="50%")
    text = drawn_deck(Folder(folder), asked)
    (folder / "tiny.yaml").write_text(text, "utf-8")
    deck, _ = DECKS.load(folder / "tiny.yaml")
    assert deck is not None
    assert sorted(card.shape.size for card in deck.cards) == [4, 4, 5, 5]
    assert sum(card.shape.is_chiral() for card in deck.cards) == 2
    with pytest.raises(QuiltsmithError, match="only bots can find good ones"):
        drawn_deck(Folder(folder), NewDeckQuestion("x", 1, game="patchwork"))
    like = NewDeckQuestion("like-classic", 3, like="tiny.yaml", cards=4)
    assert drawn_deck(Folder(folder), like).count("id: P") == 4


def test_a_new_deck_is_played_before_it_is_written(folder: Path) -> None:
    def played(deck: Deck, wishes: RebalanceOptions) -> Rebalanced:
        assert wishes.is_cuttable
        return Rebalanced(deck, 1, 1000, True, (), (FreshCheck("greedy", 10, {}, {}),))

    text = drawn_deck(Folder(folder), NewDeckQuestion("few", 3, cards=20, starts=1, cuttable=True), played)
    assert "Bots played it 1,000 times and changed 0 cards" in text


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_bot_plays_a_deal_from_a_start_card(folder: Path, level: Level) -> None:
    shutil.copy(EXAMPLES / "three-players" / "deal.yaml", folder)
    for start in ("S01", "S02"):
        asked = RivalQuestion("deal.yaml", level, start)
        found = rival(asked, lambda *much: None)
        verdict = check_sheet(found["sheet"], deal=folder / "deal.yaml")
        assert verdict.valid
        assert (verdict.player, verdict.total) == ("Bot", found["total"])
        assert re.search(rf"^start\s+A\s+{start}\b", found["sheet"], re.MULTILINE)
        assert rival(asked, lambda *much: None) == found


def test_games_of_bots_are_told_apart_by_deal_level_and_start_card(folder: Path) -> None:
    shutil.copy(EXAMPLES / "three-players" / "deal.yaml", folder)
    questions = [
        RivalQuestion(deal, level, start)
        for deal in ("deal.yaml", "7@meadow")
        for level in ("easy", "strong")
        for start in ("S01", "S02")
    ]
    assert len({rival_digest(asked, Folder(folder)) for asked in questions}) == len(questions)
