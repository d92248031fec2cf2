"""`quiltsmith deck new` as a user runs it."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.decks.deck_options import BoundingBox
from quiltsmith.decks.deck_reader import load_deck
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import find_game
from quiltsmith.simulate import rebalancing
from quiltsmith.simulate.estimates import Estimate
from quiltsmith.simulate.rebalancing import (
    CardChange,
    FreshCheck,
    Measuring,
    Rebalanced,
    RebalanceOptions,
    Rebalancing,
    rebalancing_of,
)
from tests.conftest import Command


def test_a_usual_deck_is_clean(quiltsmith: Command, tmp_path: Path) -> None:
    options = "--cards 30 --starts 10 --sizes 3:2,4:5,5:10,6:13 --chiral 40% --max-box 5x4 --cuttable --seed 7"
    made = quiltsmith("deck", "new", *options.split(), "--no-duplicates", "-o", "mine.yaml", cwd=tmp_path)
    assert (made.code, made.out, made.err) == (0, "mine.yaml\n", "")
    checked = quiltsmith("deck", "check", "--strict", tmp_path / "mine.yaml")
    assert checked.code == 0, checked.out


def test_the_header_tells_how_it_was_made(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith(
        "deck", "new", "--chiral", "40%", "--title", "My deck", "--seed", "7", "-o", "-", cwd=tmp_path
    )
    assert result.out.splitlines()[:9] == [
        "# A deck drawn at random, from all shapes that meet the wishes. This command makes the same file again:",
        "#   quiltsmith deck new --chiral 40% --title 'My deck' --seed 7 -o -",
        "# Patch cards by size (spaces:cards): 1:1, 2:1, 3:1, 4:5, 5:9, 6:8, 7:5.",
        "# Chiral (`flip: true`, the mirror image differs): 12 of 30 patch cards, 40%.",
        "# Change what you like, then look it over with `quiltsmith deck check`.",
        "deck: deck-7",
        "title: My deck",
        "game: doodle",
        "cards:",
    ]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("options", ["--seed 3", "--sizes 4:8 --starts 0", "--like meadow --cards 25 -o my.yaml"])
def test_the_command_in_the_header_makes_the_same_file(quiltsmith: Command, tmp_path: Path, options: str) -> None:
    first = tmp_path / quiltsmith("deck", "new", *options.split(), cwd=tmp_path).out.strip()
    text = first.read_text()
    command = shlex.split(text.splitlines()[1].removeprefix("#"))
    again = quiltsmith(*command[1:], "--force", cwd=tmp_path)
    assert again.out.strip() == str(first.relative_to(tmp_path))
    assert first.read_text() == text


def test_repeats_are_told(quiltsmith: Command) -> None:
    text = quiltsmith("deck", "new", "--sizes", "4:8", "--seed", "1", "-o", "-").out
    assert "# Repeated shapes, since there are not enough different ones: 3 patch cards.\n" in text


def test_a_seed_is_chosen_and_told(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("deck", "new", cwd=tmp_path)
    told = re.fullmatch(r"seed (\d+); with --seed \1 you get the same deck again\n", result.err)
    assert told
    assert result.out == f"output/deck-{told[1]}.yaml\n"
    assert f"--seed {told[1]}\n" in (tmp_path / result.out.strip()).read_text()


def test_other_seeds_give_other_decks(quiltsmith: Command) -> None:
    one, two = (quiltsmith("deck", "new", "--seed", seed, "-o", "-").out for seed in "12")
    assert one.replace("--seed 1", "--seed 2").replace("deck-1", "deck-2") != two


@pytest.mark.parametrize(("name", "deck_id"), [("spring_2.yaml", "spring_2"), ("My Deck!.yaml", "deck-5")])
def test_the_file_name_gives_the_id_if_it_can(
    quiltsmith: Command, tmp_path: Path, name: str, deck_id: str
) -> None:
    assert quiltsmith("deck", "new", "--seed", "5", "-o", tmp_path / name).code == 0
    deck, problems = load_deck(tmp_path / name)
    assert deck is not None
    assert (deck.id, problems) == (deck_id, ())


def test_a_file_is_not_overwritten_by_accident(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("precious")
    refused = quiltsmith("deck", "new", "--seed", "1", "-o", "mine.yaml", cwd=tmp_path)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == (
        "quiltsmith: mine.yaml exists already; choose another name, or overwrite it with --force\n"
    )
    assert (tmp_path / "mine.yaml").read_text() == "precious"
    assert quiltsmith("deck", "new", "--seed", "1", "-o", "mine.yaml", "--force", cwd=tmp_path).code == 0
    assert "deck: mine\n" in (tmp_path / "mine.yaml").read_text()


@pytest.mark.parametrize(
    ("output", "message"),
    [
        ("file/x.yaml", "cannot write file/x.yaml: not a directory; choose another place"),
        ("file/new/x.yaml", "cannot write file/new/x.yaml: not a directory; choose another place"),
        (".", ". is a folder; name a file in it"),
        ("x" * 300, f"cannot write {'x' * 300}: file name too long; choose another place"),
        ("x.pdf", "`x.pdf` is no file that can be written here; end its name with .yaml or .yml"),
    ],
)
def test_unwritable_places_are_told(quiltsmith: Command, tmp_path: Path, output: str, message: str) -> None:
    (tmp_path / "file").touch()
    result = quiltsmith("deck", "new", "--seed", "1", "-o", output, cwd=tmp_path)
    assert (result.code, result.out, result.err) == (2, "", f"quiltsmith: {message}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            "--sizes 4:8 --no-duplicates",
            "size 4 has only 5 shapes, but 8 are needed; ask for fewer of that size, or allow duplicates",
        ),
        ("--chiral most", "`most` is not a share; write for example 40% or 0.4"),
        (
            "--game patchwork",
            (
                "the patches of patchwork have prices, and only bots can find good ones: add --balanced; "
                "to change prices, write a deck with `base: classic` and `override`"
            ),
        ),
        ("--game dodle", "there is no game `dodle`: no such file, and no shipped game; did you mean `doodle`?"),
        ("--like medow", "there is no deck `medow`: no such file, and no shipped deck; did you mean `meadow`?"),
        ("--seed -1", "a seed is a number from 0 to 18446744073709551615, not -1"),
        ("--title ", "a title is one line of 1 to 80 visible characters"),
    ],
)
def test_wrong_use_is_explained(quiltsmith: Command, tmp_path: Path, options: str, message: str) -> None:
    result = quiltsmith("deck", "new", *options.split(" "), cwd=tmp_path)
    assert (result.code, result.out, result.err) == (2, "", f"quiltsmith: {message}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_game_of_ones_own_is_found_from_the_deck(quiltsmith: Command, tmp_path: Path) -> None:
    shipped = find_game("doodle")
    assert shipped is not None
    own = shipped.read_text().replace("game: doodle", "game: small").replace("size: 7", "size: 5")
    (tmp_path / "small.yaml").write_text(own)
    (tmp_path / "decks").mkdir()
    made = quiltsmith("deck", "new", "--game", "small.yaml", "--seed", "1", "-o", "decks/mine.yaml", cwd=tmp_path)
    assert (made.code, made.out) == (0, "decks/mine.yaml\n")
    deck, problems = load_deck(tmp_path / "decks/mine.yaml")
    assert deck is not None
    assert problems == ()
    assert (deck.game.id, deck.start[0].shape.size) == ("small", 5)


def test_a_broken_game_is_reported(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("game: bad\n")
    result = quiltsmith("deck", "new", "--game", "bad.yaml", "--seed", "1", cwd=tmp_path)
    assert result.code == 1
    assert "[missing-key]" in result.err
    assert result.err.endswith("quiltsmith: bad.yaml cannot be used before this is mended\n")
    assert not (tmp_path / "output").exists()


def test_a_file_named_like_standard_output_does_not_matter(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "-").write_text("odd")
    assert quiltsmith("deck", "new", "--seed", "1", "-o", "-", cwd=tmp_path).code == 0
    assert (tmp_path / "-").read_text() == "odd"


ASKED: list[RebalanceOptions] = []


def rebalance(deck: Deck, wishes: RebalanceOptions, measuring: Measuring) -> Rebalanced:
    """Find the first card too cheap without playing: a test has no minute for a deck."""
    ASKED.append(wishes)
    first, *rest = deck.cards
    new = replace(first, price=Price(9, 1, 0), original_price=first.price) if first.price else first
    effects = ({first.id: Estimate(3.0, 0.1), "x": None}, {first.id: Estimate(0.0, 0.1)})
    check = FreshCheck(wishes.bot, 10, *effects)
    change = CardChange(first.id, {}, {}, "", "")
    return Rebalanced(replace(deck, cards=(new, *rest)), 2, 1234, True, (change,), (check,))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(game: Game) -> Rebalancing:
        return replace(rebalancing_of(game), rebalance=rebalance)

    ASKED.clear()
    monkeypatch.setattr(rebalancing, "rebalancing_of", found)


def test_patches_for_two_get_prices(quiltsmith: Command, tmp_path: Path) -> None:
    wishes = ("--game", "patchwork", "--balanced", "--seed", "7")
    made = quiltsmith("deck", "new", *wishes, "-o", "x.yaml", cwd=tmp_path)
    assert (made.code, made.out, made.err) == (0, "x.yaml\n", "")
    deck, problems = load_deck(tmp_path / "x.yaml")
    assert problems == ()
    assert deck is not None
    prices = [card.price for card in deck.cards]
    assert len(prices) == 33
    assert prices[0] == Price(9, 1, 0)
    assert len(set(prices)) > 15
    assert not any(card.is_overridden for card in deck.cards)
    text = (tmp_path / "x.yaml").read_text("utf-8")
    assert "deck new --balanced --game patchwork --seed 7" in text
    assert (
        "# Bots played it 1,234 times and changed 1 card: effects spread by 0.00 points before, 0.00 now." in text
    )
    assert [(wished.bot, wished.seed, wished.games) for wished in ASKED] == [("greedy", 7, 16_000)]


def test_doodle_decks_meet_their_wishes(quiltsmith: Command, tmp_path: Path) -> None:
    wishes = ("--cuttable", "--max-box", "4x4", "--chiral", "40%", "--seed", "7")
    made = quiltsmith("deck", "new", "--balanced", *wishes, "-o", "x.yaml", cwd=tmp_path)
    assert (made.code, made.err) == (0, "")
    (wished,) = ASKED
    assert (wished.max_box, wished.is_cuttable, wished.keeps_chirality) == (BoundingBox(4, 4), True, True)
    assert wished.games == 25_000


def test_a_table_is_taken_as_it_is(quiltsmith: Command) -> None:
    run = quiltsmith("deck", "new", "--from", "-", "--balanced")
    assert run.code == 2
    assert "leave --balanced out" in run.err
