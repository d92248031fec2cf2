"""What stands out, in sentences: what is beyond chance is said, all else is not."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.i18n import use_locale
from quiltsmith.simulate.doodle_balance import CardFate, CardRecord, Measured, StartRecord
from quiltsmith.simulate.doodle_report import verdicts
from quiltsmith.simulate.doodle_tally import CARD_COUNTS
from quiltsmith.simulate.estimates import Estimate, GameSpread

SPREAD = GameSpread(((0, 50), (1, 50)))


def fate(effect: float, passed: int = 10, error: float = 0.2) -> CardFate:
    counts = {**dict.fromkeys(CARD_COUNTS, 0), "token": 100, "passed": passed, "drawn": 100 - passed}
    return CardFate(counts, Estimate(effect, error))


def card(name: str, effect: float, rounds: tuple[float, ...] = (0, 0), passed: int = 10) -> CardRecord:
    return CardRecord(name, 5, fate(effect, passed), tuple(map(fate, rounds)))


def measured(cards: list[CardRecord], starts: dict[str, float] | None = None) -> Measured:
    listed = tuple(StartRecord(name, 50, Estimate(effect, 0.3)) for name, effect in (starts or {}).items())
    uses = {"neighbour": SPREAD, "cut": GameSpread(((0, 10), (1, 90)))}
    return Measured(100, SPREAD, (SPREAD, SPREAD), SPREAD, SPREAD, (), uses, {}, ((0.5,),), tuple(cards), listed)


def said(found: Measured) -> dict[str, str]:
    return {verdict.code: verdict.text for verdict in verdicts(found)}


def test_all_that_stands_out_is_said() -> None:
    cards = [card("P01", 3.25), card("P02", -2.0), card("P03", 0.1, (-3.8, 2.6)), card("P04", 0.9, passed=41)]
    assert said(measured(cards, {"S04": 3.5, "S09": -2.5, "S01": 0})) == {
        "start-gap": "S04 is worth 6.0 points more than S09",
        "often-passed": "P04 is passed in 41% of its turns",
        "helps-most": "P01 helps most: 3.2 points",
        "costs-most": "P02 costs most: 2.0 points",
        "uneven-rounds": "P03 costs 3.8 points in round 1 and brings 2.6 points in round 2",
        "special-unused": "Neighbour is not used in 50% of all games",
        "in-balance": "2 of 4 cards are in balance",
    }


def test_what_chance_explains_is_not_said() -> None:
    cards = [card("P01", 1.3), card("P02", -1.2)]
    assert list(said(measured(cards, {"S01": 0.5, "S02": -0.5}))) == [
        "starts-fair",
        "special-unused",
        "in-balance",
    ]


def test_wide_intervals_ask_for_more_games() -> None:
    wide = CardRecord("P01", 5, fate(9.0, error=1.0), ())
    found = {verdict.code: verdict for verdict in verdicts(measured([wide]))}
    assert found["few-games"].text == "Effects are only known to within 2.0 points"
    assert found["few-games"].detail.startswith("About 2,000 games")
    unknown = CardRecord("P01", 5, replace(fate(0), effect=None), ())
    assert said(measured([unknown]))["few-games"] == "100 games are too few to tell what cards are worth"


def test_verdicts_are_said_in_german() -> None:
    with use_locale("de"):
        assert said(measured([card("P01", 3.25)]))["helps-most"] == "P01 hilft am meisten: 3,2 Punkte"
