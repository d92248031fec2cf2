"""Bots that bring decks into balance: changes to a deck, a new deck from wishes, two decks beside each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import DECKS
from quiltsmith.studio.deck_wishes import NewDeckQuestion, drawn_deck
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.jobs.reports import shown_report
from quiltsmith.studio.names import named_deck
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

Tell = Callable[[int, int], None]


class RebalanceQuestion(Struct, frozen=True):
    """Which deck is brought into balance, what must not change, and how long bots play; None is what is usual."""

    deck: str
    games: Annotated[int, Meta(ge=10, le=1_000_000)] | None = None
    seed: Annotated[int, Meta(ge=0)] = 1
    keep: Annotated[str, Meta(max_length=1000)] = ""
    most: Annotated[int, Meta(ge=1, le=200)] | None = None
    tolerance: Annotated[float, Meta(ge=0.1, le=100)] = 1.0


class CompareQuestion(Struct, frozen=True):
    """Two decks that are played on the same seeds, and how often."""

    deck: str
    other: str
    games: Annotated[int, Meta(ge=10, le=1_000_000)] = 400
    seed: Annotated[int, Meta(ge=0)] = 1


def rebalance(asked: RebalanceQuestion, tell: Tell) -> dict[str, Any]:
    """Find the fewest changes that balance a deck; give before and after, and the text of a new deck."""
    from quiltsmith.simulate.kinds import simulation_of
    from quiltsmith.simulate.rebalanced import rebalanced_text
    from quiltsmith.simulate.rebalancing import RebalanceWishes, check_kept, rebalance_report, rebalancing_of
    from quiltsmith.simulate.running import chosen_bot
    from quiltsmith.stable_random import checked_seed

    deck = named_deck(Folder(Path()), asked.deck)
    wishes = RebalanceWishes(
        bot=chosen_bot(simulation_of(deck.game), None),
        seed=checked_seed(asked.seed),
        games=asked.games or rebalancing_of(deck.game).usual_games,
        tolerance=asked.tolerance,
        keep=check_kept(deck, [card.strip() for card in asked.keep.split(",") if card.strip()]),
        most=asked.most,
    )
    found = _telling(tell)(deck, wishes)
    report = rebalance_report(deck, wishes, found)
    name = _beside(asked.deck)
    base = asked.deck if asked.deck.lower() in DECKS.names() else f"./{PurePosixPath(asked.deck).name}"
    changes = [
        {**change, "was": _drawn(deck, change["id"]), "is": _drawn(found.deck, change["id"])}
        for change in to_builtins(found.changes)
    ]
    made = {"name": name, "text": rebalanced_text(deck, found, PurePosixPath(name).stem, base), "changes": changes}
    return {**shown_report(report, deck), **made}


def compare(asked: CompareQuestion, tell: Tell) -> dict[str, Any]:
    """Let bots play two decks on the same seeds, and give the report of what differs."""
    from quiltsmith.simulate.comparing import compared
    from quiltsmith.simulate.kinds import Setup, simulation_of
    from quiltsmith.simulate.running import chosen_bot, play_comparison
    from quiltsmith.stable_random import checked_seed

    one, other = (named_deck(Folder(Path()), name) for name in (asked.deck, asked.other))
    if one.game.rules != other.game.rules:
        raise Refusal(say("{one} and {other} are not played alike", one=one.id, other=other.id))
    simulation = simulation_of(one.game)
    bot = chosen_bot(simulation, None)
    setup = Setup(one, bot, bot if simulation.is_for_two else None, checked_seed(asked.seed))
    second = replace(setup, deck=other)
    tell(0, asked.games)
    run = play_comparison(setup, second, asked.games, 1, lambda played: tell(played, asked.games))
    if run.outcome is None:
        raise KeyboardInterrupt
    report = compared(setup, second, run.games, run.outcome)
    return shown_report(report, one)


def generate(asked: NewDeckQuestion, tell: Tell) -> dict[str, str]:
    """Draw a deck from wishes, let bots play it, and change what is too good or too bad."""
    return {"text": drawn_deck(Folder(Path()), asked, _telling(tell))}


def _telling(tell: Tell) -> Callable[..., Any]:
    """Rebalance and tell how far it is, by all games that it may take."""
    from quiltsmith.simulate.rebalancing import Measuring, Rebalanced, RebalanceWishes, rebalancing_of

    def rebalanced(deck: Deck, wishes: RebalanceWishes) -> Rebalanced:
        alone = replace(wishes, jobs=1)  # the pages want the other cores
        rebalancing = rebalancing_of(deck.game)
        total, done = rebalancing.most_games(alone.games), 0

        def step(played: int) -> None:
            nonlocal done
            done += played
            tell(min(done, total), total)

        tell(0, total)
        return rebalancing.rebalance(deck, alone, Measuring(alone, step))

    return rebalanced


def _beside(name: str) -> str:
    """Propose the name of a file beside a deck of the folder, or in the folder itself."""
    path = PurePosixPath(name)
    return str(path.with_name(f"{path.stem.lower()}-balanced.yaml"))


def _drawn(deck: Deck, identity: str) -> str:
    card = deck.card(identity)
    return "" if card is None else str(card.shape)
