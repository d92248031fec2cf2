"""Of several deals, each sheet is checked against its own."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

import quiltsmith as qs
from quiltsmith.games.doodle.doodle_deal import Deal, play_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from tests.conftest import Command


def log(deal: Deal, turns: int, wrong: tuple[int, ...] = ()) -> str:
    """Write a log that draws the token's card in some turns, and another one in wrong turns."""
    game = qs.load_game("doodle")
    assert isinstance(game, DoodleGame)
    lines = ["start A S01"]
    for number, turn in enumerate(play_deal(deal, game)[:turns], 1):
        card = turn.token or turn.choice[0]
        if number in wrong:
            card = next(one.id for one in qs.load_deck("meadow").cards if one.id.lower() not in turn.in_lower_case)
        lines.append(f"{number} {chr(65 + number)} {card}")
    return "\n".join(lines) + "\n"


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A folder with two deals; sheets are in a folder of it."""
    for seed in (7, 8):
        (tmp_path / f"evening-{seed}.yaml").write_text(qs.deal("meadow", seed=seed).to_yaml(), "utf-8")
    (tmp_path / "sheets").mkdir()
    return tmp_path


def checked(club: Path, quiltsmith: Command, **sheets: str) -> dict[str, list[str]]:
    """Check sheets against both deals; give the codes of the problems that say something about deals."""
    shutil.rmtree(club / "sheets")
    (club / "sheets").mkdir()
    for name, text in sheets.items():
        (club / "sheets" / f"{name}.txt").write_text(f"deck: meadow\nplayer: {name}\n{text}", "utf-8")
    deals = ("--deal", "evening-7.yaml", "--deal", "evening-8.yaml")
    command = ("sheet", "check", "sheets", *deals, "--format", "json", "--jobs")
    results = [quiltsmith(*command, jobs, cwd=club) for jobs in ("1", "2")]
    assert results[0] == results[1]
    return {
        sheet["player"]: [p["code"] for p in sheet["problems"] if p["code"] in ("not-dealt", "which-deal")]
        for sheet in json.loads(results[0].out)["sheets"]
    }


SEVEN, EIGHT = qs.deal("meadow", seed=7), qs.deal("meadow", seed=8)


def test_honest_players_of_two_deals_are_both_right(club: Path, quiltsmith: Command) -> None:
    found = checked(club, quiltsmith, anna=f"log:\n{log(SEVEN, 17)}", ben=f"log:\n{log(EIGHT, 17)}")
    assert found == {"anna": [], "ben": []}


@pytest.mark.parametrize("head", ["deal: 7", "deal: evening-7.yaml", "deal: ../evening-7.yaml"])
def test_a_sheet_is_held_against_the_deal_that_it_names(head: str, club: Path, quiltsmith: Command) -> None:
    found = checked(club, quiltsmith, anna=f"{head}\nlog:\n{log(EIGHT, 17)}", ben=f"{head}\nlog:\n{log(SEVEN, 9)}")
    assert set(found["anna"]) == {"not-dealt"}
    assert found["ben"] == []


def test_of_two_deals_of_one_name_the_one_beside_the_sheet_is_meant(club: Path) -> None:
    for folder, deal in (("old", EIGHT), ("new", SEVEN)):
        (club / folder).mkdir()
        (club / folder / "deal.yaml").write_text(deal.to_yaml(), "utf-8")
    sheet = club / "new" / "ann.txt"
    sheet.write_text("deck: meadow\ndeal: deal.yaml\nlog:\nstart A S01\n", "utf-8")
    deals = [club / folder / "deal.yaml" for folder in ("old", "new")]
    assert "which-deal" not in [problem.code for problem in qs.check_sheet(sheet, deal=deals).problems]


def test_a_sheet_of_neither_is_told_in_one_sentence(club: Path, quiltsmith: Command) -> None:
    other = qs.deal("meadow", seed=99)
    found = checked(club, quiltsmith, anna=f"log:\n{log(other, 17)}", ben=f"deal: 99\nlog:\n{log(other, 17)}")
    assert found == {"anna": ["which-deal"], "ben": ["which-deal"]}


@pytest.mark.parametrize("turns", [1, 3])
def test_a_deal_of_another_game_is_not_the_one_that_was_played(turns: int) -> None:
    """Its first turns may offer the same cards; it has too few rolls for this game."""
    short = replace(SEVEN, rolls=SEVEN.rolls[:-1])
    text = f"deck: meadow\nlog:\n{log(SEVEN, turns)}"

    def told(other: Deal) -> list[str]:
        return [problem.code for problem in qs.check_sheet(text, deal=[short, other]).problems]

    assert "which-deal" not in told(SEVEN)
    assert told(EIGHT).count("which-deal") == 1


def test_a_slip_is_told_where_it_is(club: Path, quiltsmith: Command) -> None:
    assert checked(club, quiltsmith, anna=f"log:\n{log(SEVEN, 17, wrong=(3,))}") == {"anna": ["not-dealt"]}


def test_a_sheet_that_fits_both_is_checked_without_a_deal(club: Path, quiltsmith: Command) -> None:
    assert checked(club, quiltsmith, anna="log:\nstart A S01\n") == {"anna": ["which-deal"]}


def test_each_deal_has_its_ranking(club: Path, quiltsmith: Command) -> None:
    for name, deal in (("anna", SEVEN), ("ben", EIGHT)):
        board = "board:\n" + "A........\n" + ".........\n" * 8
        sheet = f"deck: meadow\nplayer: {name}\n{board}log:\n{log(deal, 17)}score 1\nscore 1\nscore 1\n"
        (club / "sheets" / f"{name}.txt").write_text(sheet, "utf-8")
    deals = ("--deal", "evening-7.yaml", "--deal", "evening-8.yaml", "--corrected")
    result = quiltsmith("sheet", "check", "sheets", *deals, "--format", "csv", cwd=club)
    assert "evening-7.yaml" in result.out
    assert "evening-8.yaml" in result.out


def test_programs_give_several_deals_too(club: Path) -> None:
    text = f"deck: meadow\nplayer: Ben\nlog:\n{log(EIGHT, 17)}"
    codes = [problem.code for problem in qs.check_sheet(text, deal=[SEVEN, EIGHT]).problems]
    assert not {"not-dealt", "which-deal"} & set(codes)
    files = [club / "evening-7.yaml", club / "evening-8.yaml"]
    assert not {"not-dealt", "which-deal"} & {one.code for one in qs.check_sheet(text, deal=files).problems}


def test_the_cards_of_the_last_turn_tell_the_deal_too() -> None:
    game = qs.load_game("doodle")
    assert isinstance(game, DoodleGame)
    card = next(
        card for card in play_deal(SEVEN, game)[-1].choice if card not in play_deal(EIGHT, game)[-1].choice
    )
    text = f"deck: meadow\nlog:\nstart A S01\n18 B {card}\n"
    codes = [problem.code for problem in qs.check_sheet(text, deal=[SEVEN, EIGHT]).problems]
    assert not {"not-dealt", "which-deal"} & set(codes)


@pytest.mark.parametrize(
    ("turns", "wrong", "codes"),
    [
        (17, (3, 5, 7, 9), ["not-dealt"] * 4),
        (16, (3, 5, 7, 9), ["not-dealt"] * 4),
        (15, (3, 5, 7, 9), ["which-deal"]),
        (17, (3, 5, 7, 9, 11), ["which-deal"]),
    ],
)
def test_the_nearest_deal_is_meant_if_at_most_a_quarter_of_the_cards_are_others(
    turns: int, wrong: tuple[int, ...], codes: list[str]
) -> None:
    text = f"deck: meadow\nlog:\n{log(SEVEN, turns, wrong)}"
    found = [problem.code for problem in qs.check_sheet(text, deal=[SEVEN, EIGHT]).problems]
    assert [code for code in found if code in ("not-dealt", "which-deal")] == codes
