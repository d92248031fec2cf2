"""What the replay of a whole game remembers from line to line."""

from __future__ import annotations

import pytest

from tests.games.patchwork.pocket import said

# Ann gains a special patch by her first advance, and by L another one; no line says where they lie.
MOVES = "Ann take M A/Bob take I A/Bob take A B/Ann advance/Bob advance/Ann take J C/Ann take L D/Bob advance"
EARLY = MOVES.partition("/Ann take J")[0]
BOB = "AA../AA../BB../...."


@pytest.mark.parametrize(
    ("moves", "ann", "missing"),
    [
        # One special patch waits for its place
        (EARLY, "..../..../..../AAA.", []),
        (EARLY, "..../..../..../AAAx", []),
        (EARLY, "x.../..../y.../AAA.", ["y..."]),
        (EARLY, "x.../y.../z.../AAA.", ["y...", "z..."]),
        (EARLY, "xx../..../..../AAA.", ["xx.."]),
        (f"{EARLY}/Ann special x", "x.../..../y.../AAA.", ["y..."]),  # placed too late
        # Two of them
        (MOVES, "CC../CCD./.DD./AAAx", []),
        (MOVES, "CC.x/CCD./.DD./AAAy", []),
        (MOVES, "CC.x/CCD./yDD./AAAz", ["AAAz"]),
        (MOVES, "CC.x/CCD./yDD#/AAA.", ["yDD#"]),
        (MOVES, "CC.x/CCDx/.DDy/AAAz", ["CC.x"]),
        # One of the two is placed too late, so that one line is missing
        (f"{MOVES}/Ann special x", "CC.x/CCD./.DD./AAA.", []),
        (f"{MOVES}/Ann special x", "CC.x/CCD./yDD./AAA.", []),
        (f"{MOVES}/Ann special x", "CC.x/CCD./yDD./AAAz", ["AAAz"]),
    ],
)
def test_each_special_patch_without_a_line_is_one_single_space(moves: str, ann: str, missing: list[str]) -> None:
    """That its line is missing is told where it belongs; other letters without a line are told at the board."""
    found = [problem for problem in said(moves, ann, BOB) if problem.startswith("unlogged-letter")]
    assert found == [f"unlogged-letter: {row}" for row in missing]


def test_the_special_patches_of_each_player_are_counted_apart() -> None:
    found = said(EARLY, "x.../..../..../AAA.", "AA.x/AA../BB../....")
    assert found == ["unlogged-letter: AA.x", "special-missing: Bob advance"]


@pytest.mark.parametrize(("claim", "is_told"), [("", True), ("/buttons Ann 2", True), ("/total Ann 5", False)])
def test_where_a_total_stands_below_too_few_lines_no_letter_is_told(claim: str, is_told: bool) -> None:
    """One problem stands for all lines that are missing at the end."""
    found = said(f"Ann take M A/Bob advance{claim}", "AAA./zz../..../....")
    assert found == (["unlogged-letter: zz.."] if is_told else ["unfinished: Bob advance"])


@pytest.mark.parametrize("claim", ["tile Bob yes", "buttons Bob 99", "empty Bob 12", "total Bob 9"])
def test_after_a_move_that_nobody_can_tell_no_claim_is_judged(claim: str) -> None:
    moves = f"Ann advance/Bob take Q B/Bob advance/{claim}"
    assert said(moves, bob="BB../BB../..../....", circle="M I J X S L A") == ["unknown-card: Bob take Q B"]


@pytest.mark.parametrize(
    ("claims", "told"),
    [
        ("tile Ann yes", ["tile-unearned: tile Ann yes"]),
        ("buttons Ann 9", ["buttons-wrong: buttons Ann 9"]),
        # A total says that the game is over, so that one problem stands for all claims
        ("tile Ann yes/total Ann 5", ["unfinished: Bob advance"]),
        ("buttons Ann 9/total Bob 5", ["unfinished: Bob advance"]),
    ],
)
def test_claims_of_a_record_that_stops_early(claims: str, told: list[str]) -> None:
    assert said(f"Ann take M A/Bob advance/{claims}", "AAA./..../..../....") == told
