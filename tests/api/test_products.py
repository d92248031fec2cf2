"""Documents for programs: the very bytes of the commands, and refusals in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import quiltsmith as qs
from tests.conftest import Command
from tests.docs_commands import ROOT

TWINS: dict[str, Callable[[], qs.Printable]] = {
    "pad": lambda: qs.pad(),
    "pad halloween --sides 2 --up 2 --lang de": lambda: qs.pad("halloween", sides=2, up=2, lang="de"),
    "pad doodle --players Anna,Ben --back-theme night --ink light --title Finale": lambda: qs.pad(
        players=["Anna", "Ben"], back_theme=qs.load_theme("night"), ink="light", title="Finale"
    ),
    "pad --large-print --template tall --paper letter --marks --sheets 3": lambda: qs.pad(
        large_print=True, template="tall", paper="letter", marks=True, sheets=3
    ),
    "pad --fillable": lambda: qs.pad(fillable=True),
    f"pad --filled {ROOT / 'examples' / 'good.txt'} --paper letter": lambda: qs.pad(
        filled=ROOT / "examples" / "good.txt", paper="letter"
    ),
    f"pad --deal {ROOT / 'examples' / 'evening' / 'deal.yaml'} --players Anna,Ben": lambda: qs.pad(
        deal=ROOT / "examples" / "evening" / "deal.yaml", players=["Anna", "Ben"]
    ),
    "cards meadow --only P01,S03 --copies 2 --cuts --marks corners": lambda: qs.cards(
        "meadow", only=["P01", "S03"], copies=2, cuts=True, marks="corners"
    ),
    "cards meadow --preset x4 --only P05": lambda: qs.cards("meadow", preset="x4", only=["P05"]),
    "cards classic --size 60x60mm --duplex short --back-offset 1,-0.5 --bleed 2 --seed 4": lambda: qs.cards(
        "classic", size="60x60mm", duplex="short", back_offset=(1, -0.5), bleed=2, seed=4
    ),
    "tiles classic --game halloween --only tokens --backs": lambda: qs.tiles(
        game=qs.load_game("halloween"), only="tokens", backs=True
    ),
    "boards --track classic --cell 12 --theme paper": lambda: qs.boards(track="classic", cell=12, theme="paper"),
    "checker patchwork --track classic": lambda: qs.scoring_aid("patchwork", track="classic"),
    "checker --card --ink mono": lambda: qs.scoring_aid(card=True, ink="mono"),
    "kit doodle --duplex gutterfold --sheets 1 --lang de": lambda: qs.kit(
        duplex="gutterfold", sheets=1, lang="de"
    ),
    "kit halloween": lambda: qs.kit("halloween"),
}


@pytest.mark.parametrize("command", TWINS)
def test_documents_are_those_of_the_commands(command: str, quiltsmith: Command, tmp_path: Path) -> None:
    printed = quiltsmith(*command.split(), "-o", tmp_path / "theirs.pdf")
    assert printed.code == 0, printed.err
    [ours] = qs.write(TWINS[command]())
    assert ours == (tmp_path / "theirs.pdf").read_bytes()


def test_a_kit_finds_the_deck_beside_its_game(tmp_path: Path) -> None:
    deck = (ROOT / "patches" / "meadow.yaml").read_text(encoding="utf-8")
    game = (ROOT / "templates" / "games" / "doodle.yaml").read_text(encoding="utf-8")
    (tmp_path / "mine.yaml").write_text(deck.replace("deck: meadow", "deck: mine"), encoding="utf-8")
    (tmp_path / "game.yaml").write_text(game.replace("deck: meadow", "deck: mine.yaml"), encoding="utf-8")
    assert len(qs.kit(tmp_path / "game.yaml")) == len(qs.kit("doodle"))


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: qs.pad(paper="a44"), "there is no paper `a44`; did you mean `a4`"),
        (lambda: qs.pad(lang="tlh"), "there is no language `tlh`"),
        (lambda: qs.pad(ink="monno"), "ink cannot be `monno`; did you mean `mono`"),  # type: ignore[arg-type]
        (lambda: qs.pad(seed=-1), "a seed is a number from 0"),
        (lambda: qs.pad(sheets=0), "a pad has 1 to 10000 sheets, not 0"),
        (lambda: qs.pad(up=3), "3"),  # type: ignore[arg-type]
        (lambda: qs.pad(title="a\nb"), "a title is one line of at most 80 characters (title=)"),
        (lambda: qs.pad(players=["Anna"] * 101), "101 players are too many; at most 100 are possible (players=)"),
        (lambda: qs.pad("patchwork", players=["Anna"]), "name 2 players, not 1"),
        (lambda: qs.pad(players=["漢"]), "漢"),
        (lambda: qs.cards("meadow", copies=0), "0 copies are not possible"),
        (lambda: qs.cards("meadow", only=[]), "no card is named; write ids of meadow like P01,P03-P09,S* (only=)"),
        (lambda: qs.cards("meadow", only=["P99"]), "there is no card `P99` in meadow"),
        (lambda: qs.cards("meadow", marks="edge"), "marks cannot be `edge`; did you mean `edges`"),  # type: ignore[arg-type]
        (lambda: qs.cards("meadow", duplex="longg"), "duplex cannot be `longg`"),  # type: ignore[arg-type]
        (lambda: qs.cards("classic", cuts=True), "patches of patchwork are never cut (cuts=)"),
        (lambda: qs.tiles(only="buttons"), "there is no card `buttons` in classic"),
        (lambda: qs.tiles(only="patchs"), "did you mean `patches`"),
        (lambda: qs.tiles(only=["A", "ZZ"]), "there is no card `ZZ` in classic"),
        (lambda: qs.tiles("meadow", game="patchwork"), "patchwork cannot be played with this deck"),
        (lambda: qs.boards("doodle"), "doodle is drawn on score sheets"),
        (lambda: qs.boards(track="clasic"), "did you mean `classic`"),
        (lambda: qs.scoring_aid(track="classic"), "doodle has no time board to choose (track=)"),
        (lambda: qs.kit("doodle", deck="classic"), "classic is a deck for patchwork"),
        (lambda: qs.kit("doodle", sheets=0), "a pad has 1 to 10000 sheets, not 0"),
        (lambda: qs.kit("doodle", size="poker2"), "poker2"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(make: Callable[[], qs.Printable], says: str) -> None:
    with pytest.raises(qs.QuiltsmithError) as caught:
        make()
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "make", [lambda: qs.pad("dodle"), lambda: qs.pad(theme="nigth"), lambda: qs.cards("medow")]
)
def test_names_that_nobody_knows_are_problems(make: Callable[[], qs.Printable]) -> None:
    with pytest.raises(qs.ProblemsError, match="did you mean"):
        make()


def test_a_misspelt_wish_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError, match="papper"):
        qs.pad(papper="a4")  # type: ignore[call-arg]


def test_filled_sheets_may_be_a_folder_and_know_their_game(tmp_path: Path) -> None:
    good = (ROOT / "examples" / "good.txt").read_text(encoding="utf-8")
    for name in ("anna", "ben"):
        (tmp_path / f"{name}.txt").write_text(good.replace("Anna", name.title()), encoding="utf-8")
    assert len(qs.pad(filled=tmp_path)) == 2
    with pytest.raises(qs.QuiltsmithError, match="is filled in for doodle, not for patchwork"):
        qs.pad("patchwork", filled=tmp_path / "anna.txt")


def test_a_deal_and_a_file_that_are_not_there_are_problems() -> None:
    with pytest.raises(qs.ProblemsError, match=r"there is no file `nowhere\.yaml`"):
        qs.pad(deal="nowhere.yaml")
    with pytest.raises(qs.ProblemsError, match=r"there is no file `nowhere\.txt`"):
        qs.pad(filled="nowhere.txt")


def test_a_text_is_one_name_and_not_its_letters() -> None:
    assert len(qs.pad(players="Anna")) == len(qs.pad(players=["Anna"])) == 1
    assert [page.label for page in qs.pad(players="Anna").document.pages] == [
        page.label for page in qs.pad(players=["Anna"]).document.pages
    ]
    assert qs.write(qs.cards("meadow", only="P01")) == qs.write(qs.cards("meadow", only=["P01"]))
    assert qs.write(qs.cards("meadow", only="P01-P03")) == qs.write(qs.cards("meadow", only=["P01-P03"]))
    assert qs.write(qs.tiles(only="A")) == qs.write(qs.tiles(only=["A"]))
    assert qs.write(qs.tiles(only="patches")) != qs.write(qs.tiles(only="A"))


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"count": 10**9}, "1 to 500"),
        ({"count": 10**100}, "1 to 500"),
        ({"weight": 0}, "60 to 600"),
        ({"title": "x" * 81}, "one line of at most 80 characters"),
        ({"title": "a\nb"}, "one line of at most 80 characters"),
        ({"kerf": 0.1}, "a knife takes nothing away"),
        ({"kerf": -1.0, "machine": "laser"}, "burn -1 mm wide"),
        ({"machine": "scissors"}, "machine cannot be `scissors`"),
    ],
)
def test_boxes_that_nobody_folds_are_refused(values: dict[str, Any], told: str) -> None:
    with pytest.raises(qs.QuiltsmithError, match=re.escape(told)):
        qs.box("meadow", **values)
