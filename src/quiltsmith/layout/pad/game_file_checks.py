"""Game files looked through with what they name for their prints: the deck, and the template of the pad."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck_fit import misfit_problems
from quiltsmith.decks.deck_reader import named_deck
from quiltsmith.formats.fields import Read
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Source
from quiltsmith.formats.yaml_reader import read_document
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DECK, PAD, PAD_FILLED, PAD_TEMPLATE
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.i18n import N_
from quiltsmith.layout.pad.checks import template_problems
from quiltsmith.layout.pad.pad_template import PADS


def named_problems(game: Game, source: Source) -> Iterator[Problem]:
    """Find what is wrong with what a game names, told at the place where its file names it.

    A game itself knows no places, so its text is read once more; all of its own problems are known already.
    """
    unheard: list[Problem] = []
    node = read_document(source, N_("game definition"), "", unheard)
    if node is None:
        return
    read = ruleset_of(game).reading.record.read(node, unheard)
    yield from _of_deck(game, read)
    pad = read.get(PAD)
    for name, field in ((game.pad.template, PAD_TEMPLATE), (game.pad.filled, PAD_FILLED)):
        template = PADS.find(name) if name else None
        arranged = PADS.load(template)[0] if template else None
        if arranged is not None and pad is not None:
            yield from template_problems(arranged, game, pad.at(field))


def _of_deck(game: Game, read: Read) -> Iterator[Problem]:
    problems: list[Problem] = []
    deck = named_deck(game.deck, read.at(DECK), problems)
    yield from problems
    if deck is not None:
        yield from misfit_problems(deck, game, read.at(DECK))
