"""Every fact of the rulebooks has its sentence in the booklet, in all languages."""

from __future__ import annotations

import pytest

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import words_in
from quiltsmith.layout.rules.rules_document import rules_pages
from quiltsmith.style.print_style import Style
from tests.layout.samples import GAMES, style
from tests.layout.tidy import words_of

DOODLE = {
    "1 to 6 and more players, from 8 years on, 20 minutes": ["rules.facts"],
    "the aim: a quilt with few holes": ["rules.aim"],
    "sheets and pencils": ["rules.needs.sheet"],
    "30 patch cards": ["rules.needs.cards"],
    "10 start cards": ["rules.needs.start"],
    "a die with 1, 1, 2, 2, 3, 3": ["rules.needs.die"],
    "a token": ["rules.needs.token"],
    "patch cards are shuffled and lie face down in the middle": ["rules.setup.circle"],
    "8 of them lie face up in a circle around the pile": ["rules.setup.circle"],
    "the token stands between any two cards; the die is at hand": ["rules.setup.token"],
    "everybody gets a start card, a sheet and a pencil": ["rules.setup.start"],
    "its patch of size 7 is drawn anywhere": ["rules.setup.start"],
    "start cards go back": ["rules.setup.away"],
    "first the outline; the number on a card is its size": ["rules.drawing.outline"],
    "then the spaces are shaded, in any pattern": ["rules.drawing.shade"],
    "shading matters: else nobody knows what is taken": ["rules.drawing.why"],
    "only on empty spaces, inside the board": ["rules.drawing.right", "rules.drawing.over", "rules.drawing.out"],
    "turned and flipped": ["rules.drawing.turned"],
    "patches need not touch": ["rules.drawing.right"],
    "only the current patch may be erased": ["rules.drawing.erase"],
    "3 rounds of 6 turns, each with a scoring": ["rules.rounds.count"],
    "a roll; the token goes clockwise onto the card": ["rules.turn.roll"],
    "all may draw its patch at the same time": ["rules.turn.draw"],
    "who does not want to may pass, who cannot has to": ["rules.turn.pass"],
    "the card may be taken in hand, and shows its mirror image": ["rules.turn.hand"],
    "the card is discarded, the circle is not refilled": ["rules.turn.discard"],
    "between rounds: the two left cards move in front of the token": ["rules.rounds.left"],
    "6 new cards follow them, until there are 8": ["rules.rounds.refill"],
    "the last turn has no roll: any of the 3 patches, several may choose the same": ["rules.rounds.last"],
    "exactly one rectangle of shaded spaces is scored": ["rules.scoring.choose"],
    "1 point per space of the largest square, 1 per further row or column": ["rules.scoring.count"],
    "the score is written down in the row of the round": ["rules.scoring.write"],
    "which rectangle is better, worked out": ["rules.scoring.better", "scoring-aid.examples"],
    "special actions at any time, once each, crossed off": ["rules.specials.when", "scoring-aid.times"],
    "neighbour: instead, left or right; only the token's card goes": ["rules.specials.neighbour"],
    "single: one space": ["rules.specials.single"],
    "cut: one straight line, two pieces, one of them": ["rules.specials.cut", "rules.cuts.rule"],
    "again: one of the others a second time": ["rules.specials.repeat"],
    "at the end each empty space costs 1": ["rules.end.empty"],
    "the scores are added up": ["scoring-aid.sum", "pad.empty", "pad.total"],
    "most points win, a tie is shared": ["rules.end.win"],
    "alone: the same, beat yourself, 100 is good": ["rules.end.solo", "rules.end.good"],
}
PATCHWORK = {
    "two players": ["rules.quilt.facts"],
    "the aim": ["rules.quilt.aim"],
    "2 quilt boards, a time board": ["rules.quilt.needs.boards", "rules.quilt.needs.time"],
    "33 patches, 5 special patches, the special tile": [
        "rules.quilt.needs.patches",
        "rules.quilt.needs.specials",
        "rules.quilt.needs.tile",
    ],
    "a neutral token, 2 time tokens, currency": [
        "rules.quilt.needs.neutral",
        "rules.quilt.needs.tokens",
        "rules.quilt.needs.currency",
    ],
    "a quilt board, a time token and 5 buttons each; the rest is the supply": ["rules.quilt.setup"],
    "the time board in the middle, tokens on the start": ["rules.quilt.time"],
    "special patches on their spaces, the tile beside": ["rules.quilt.special"],
    "patches in a circle around the time board": ["rules.quilt.around"],
    "the neutral token behind the smallest patch": ["rules.quilt.neutral"],
    "whoever is behind plays, perhaps several times": ["rules.quilt.turn.behind"],
    "on the same space the upper token plays; it is laid on top": ["rules.quilt.turn.same"],
    "one of two actions": ["rules.quilt.turn.one"],
    "advance to the space in front of the other token": ["rules.quilt.advance.move"],
    "a button for each space really moved": ["rules.quilt.advance.paid"],
    "choose from 3; else advance": ["rules.quilt.take.choose"],
    "the neutral token goes to the patch": ["rules.quilt.take.neutral"],
    "pay": ["rules.quilt.take.pay"],
    "place it, turned, without overlap": ["rules.quilt.take.sew"],
    "move on by its time": ["rules.quilt.take.time"],
    "income: for the one who moves, as many as on the quilt": ["rules.quilt.way.income"],
    "special patch: the first, at once, the only single spaces": ["rules.quilt.way.special"],
    "special tile: first filled 7 × 7, 7 points": ["rules.quilt.way.tile"],
    "nobody goes past the last space": ["rules.quilt.end.stop"],
    "the end: both tokens on the last space": ["rules.quilt.end.both"],
    "buttons, tile, minus 2 per empty space": ["rules.quilt.end.sum"],
    "an example of the sum": ["scoring-aid.sum", "pad.empty", "pad.total"],
    "most points win; in a tie the first on the last space": ["rules.quilt.end.win"],
}
FACTS = {
    "doodle": DOODLE,
    "patchwork": {**PATCHWORK, "the last to use a needle begins": ["rules.quilt.begin.button"]},
    "halloween": {
        **PATCHWORK,
        "the biggest eyes begin": ["rules.quilt.begin.eyeball"],
        "a special patch may leave the game": ["rules.quilt.way.discard"],
    },
}
KEYS_SAID: set[str] = set()


class ListeningStyle(Style, frozen=True):
    """Remembers which texts are asked for."""

    def word(self, key: str, **values: object) -> str:
        KEYS_SAID.add(key.removesuffix("-few"))
        return super().word(key, **values)


@pytest.mark.parametrize("language", title_languages())
@pytest.mark.parametrize("game", FACTS)
def test_every_fact_is_told(game: str, language: str) -> None:
    usual = style("quilt", language, "a5")
    KEYS_SAID.clear()
    pages = rules_pages(GAMES[game], ListeningStyle(usual.theme, language, usual.paper))
    shown = " ".join(words_of(page) for page in pages)
    for fact, keys in FACTS[game].items():
        for key in keys:
            assert key in KEYS_SAID, f"{fact}: {key} is not in the booklet"
            forms = [text for form, text in words_in(language).items() if form in (key, f"{key}-few")]
            firsts = [text.replace("\N{NO-BREAK SPACE}", " ").partition("{")[0].strip() for text in forms]
            assert any(first in shown for first in firsts), f"{fact}: {firsts}"


def test_every_sentence_of_the_rules_is_told_somewhere() -> None:
    KEYS_SAID.clear()
    for game in (*FACTS, "5x5"):
        usual = style("quilt", "en", "a5")
        rules_pages(GAMES[game], ListeningStyle(usual.theme, "en", usual.paper))
    rare = {"setup.sheet", "example.draw-first", "rounds.refill-all", "quilt.begin.coin"}
    all_keys = {key for key in words_in("en") if key.startswith("rules.") and not key.endswith("-one")}
    assert all_keys - KEYS_SAID == {f"rules.{key}" for key in rare}


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        ("special.neighbour.meaning", "Instead", "stattdessen"),
        ("special.neighbour.meaning", "left or right of the token", "links oder rechts"),
        ("scoring-aid.special.neighbour", "Instead of", "statt"),
        ("rules.specials.neighbour", "Instead of", "statt"),
        ("rules.rounds.last", "the patch of any one", "den Flicken einer beliebigen"),
        ("rules.rounds.last", "Several may choose the same", "Mehrere dürfen denselben"),
        ("rules.rounds.left", "in front of the token", "vor die Figur"),
        ("rules.setup.circle", "face down in the middle", "verdeckt als Stapel in die Mitte"),
        ("rules.drawing.shade", "shade", "Füllt"),
        ("pad.aid-duel", "Most points win", "meisten Punkte gewinnen"),
        ("scoring-aid.quilt-sum.note", "Most points win", "meisten Punkte gewinnen"),
        ("rules.quilt.end.win", "Most points win", "meisten Punkte gewinnen"),
        ("scoring-aid.turn.take.meaning", "at most to Finish", "höchstens ins Ziel"),
        ("boards.turn.take", "at most to Finish", "höchstens ins Ziel"),
        ("rules.quilt.time", "on Start", "auf Start"),
        ("rules.quilt.around", "in any order", "beliebiger Reihenfolge"),
        ("rules.drawing.erase", "earlier turns stay", "Frühere bleiben"),
        ("rules.turn.pass", "has to pass", "muss passen"),
    ],
)
def test_what_reviewers_missed_is_said(key: str, english: str, german: str) -> None:
    assert english in words_in("en")[key].replace("\N{NO-BREAK SPACE}", " ")
    assert german in words_in("de")[key].replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", title_languages())
def test_readings_of_ours_are_marked(language: str) -> None:
    for key in ("rules.specials.together", "rules.specials.not", "rules.quilt.take.sew", "rules.quilt.way.full"):
        assert words_in(language)[key].endswith("†")
