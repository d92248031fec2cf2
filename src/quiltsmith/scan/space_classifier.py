"""Whether each space of a board is filled: what the nets say of all of them together, and how far to trust it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from msgspec import Struct

from quiltsmith.scan.board_finder import FoundBoard
from quiltsmith.scan.board_net import BoardNet, trained_nets, weights_file
from quiltsmith.scan.board_view import channels, straight_board
from quiltsmith.scan.drawn_edges import drawn_edges, drawn_limit, enclosures
from quiltsmith.scan.photo_boards import EMPTY, FILLED, UNSURE
from quiltsmith.scan.photo_geometry import Picture

SURE = 0.994
"""A chance that is higher, or as near to 0, needs no asking."""
_SURE_TO_FOLLOW = 0.998
"""What an answer settles has to be surer: these spaces were unsure before."""
_LARGEST_PATCH = 12
"""Where lines are not clear, what they enclose is no larger than a patch: else they have gaps."""
_MOSTLY, _OUTLINES_ONLY = 0.8, 0.3
_MOST_FOLLOWED = 16
"""For so many questions it is worked out what their answers settle beside them."""
Space = tuple[int, int]


class FollowUp(Struct, frozen=True):
    """What becomes sure once some spaces are known to be filled, or known to be empty."""

    spaces: tuple[Space, ...]
    is_filled: bool
    filled: tuple[Space, ...]
    empty: tuple[Space, ...]


class SpacesRead(Struct, frozen=True):
    """The chances of all spaces; groups of unsure ones that drawn lines enclose; what answers would settle."""

    chances: Picture
    regions: tuple[tuple[Space, ...], ...]
    follow_ups: tuple[FollowUp, ...] = ()


class Calibration(Struct, frozen=True):
    """How much less to trust the nets than they trust themselves, measured on boards that they did not learn from.

    The more a board is unlike those of the training, the more doubt there is on it, and the less the nets agree on
    a space, the less their logarithms count. `usual` and `spread` are the tokens of usual boards on average.
    """

    weights: Picture
    usual: Picture
    spread: Picture

    def strangeness(self, tokens: list[Picture]) -> float:
        """Return how unlike usual boards one is: about 1 for those."""
        return float(np.sqrt(np.mean(((summary(tokens) - self.usual) / self.spread) ** 2)))

    def logits(self, each: Picture, strangeness: float) -> Picture:
        """Return what to think of the logarithms of the nets, which come first in `each`."""
        mean = each.mean(axis=0)
        factors = trust_factors(mean, np.abs(each - mean).max(axis=0), strangeness)
        weighed = [weight * factor for weight, factor in zip(self.weights, factors, strict=True)]
        return np.asarray(mean / np.exp(np.sum(weighed, axis=0)))


def trust_factors(mean: Picture, apart: Picture, strangeness: float) -> list[Picture]:
    """Return what takes trust away: always, doubt on the board, disagreement on a space, a strange board."""
    chances = 1 / (1 + np.exp(-np.clip(mean, -30, 30)))
    doubt = float(np.mean(4 * chances * (1 - chances)))
    every = np.ones_like(mean)
    return [every, every * doubt, np.minimum(apart, 6.0), every * max(0.0, strangeness - 1.0)]


def summary(tokens: list[Picture]) -> Picture:
    """Return a few numbers of a board: the mean and the spread of its tokens, of all nets."""
    parts = [part for net in tokens for part in (net.mean(axis=(0, 1)), net.std(axis=(0, 1)))]
    return np.concatenate(parts)


@cache
def calibration() -> Calibration:
    """Load what was measured."""
    arrays = weights_file()
    return Calibration(*(arrays[f"calibration/{name}"] for name in ("weights", "usual", "spread")))


class BoardJudge:
    """The nets on one board: what they think of its spaces, also when some are known."""

    def __init__(self, view: Picture) -> None:
        self._nets: tuple[BoardNet, ...] = trained_nets()
        self._tokens = [net.tokens(view) for net in self._nets]
        self._strangeness = calibration().strangeness(self._tokens)

    def chances(self, known: Picture | None = None) -> Picture:
        """Return how likely spaces are filled; `known` is 1 for filled ones, -1 for empty ones, else 0."""
        if known is None:
            known = np.zeros(self._tokens[0].shape[:2])
        each = np.stack([net.logits(tokens, known) for net, tokens in zip(self._nets, self._tokens, strict=True)])
        logits = calibration().logits(each, self._strangeness)
        return np.asarray(1 / (1 + np.exp(-np.clip(logits, -30, 30))))


def read_spaces(pixels: Picture, board: FoundBoard) -> SpacesRead:
    """Look at all spaces together; then at what one answer would say of the others."""
    view = channels(straight_board(pixels, board.place, board.size))
    judge = BoardJudge(view)
    chances = judge.chances()
    unsure = (chances < SURE) & (chances > 1 - SURE)
    regions = _regions(drawn_edges(view[0], *board.size), unsure)
    return SpacesRead(chances, regions, _follow_ups(judge, unsure, regions))


def _regions(edges: Picture, unsure: Picture) -> tuple[tuple[Space, ...], ...]:
    """Return the unsure spaces of each part of a board that drawn lines enclose and in which most is unsure."""
    limit = drawn_limit(edges)
    largest = unsure.size if limit.is_clear else _LARGEST_PATCH
    # Where little is seen but lines, what they enclose is asked whole, even if some of it is sure.
    least = 0.0 if limit.is_clear and unsure.mean() > _OUTLINES_ONLY else _MOSTLY
    parts = [part for part in enclosures(edges, limit.least) if len(part) <= largest]
    asked = [(part, tuple(space for space in part if unsure[space])) for part in parts]
    return tuple(left for part, left in asked if len(left) > 1 and len(left) >= least * len(part))


def _follow_ups(judge: BoardJudge, unsure: Picture, regions: Sequence[Sequence[Space]]) -> tuple[FollowUp, ...]:
    """Work out what each answer settles beside the spaces that it is about."""
    within = {space for region in regions for space in region}
    spaces: list[Space] = [(int(row), int(column)) for row, column in np.argwhere(unsure)]
    alone: list[Sequence[Space]] = [(space,) for space in spaces if space not in within]
    found = []
    for group in (*regions, *alone)[:_MOST_FOLLOWED] if len(spaces) > 1 else ():
        for is_filled in (True, False):
            known = np.zeros(unsure.shape)
            for space in group:
                known[space] = 1 if is_filled else -1
            chances = judge.chances(known)
            signs = {space: letter(float(chances[space]), _SURE_TO_FOLLOW) for space in spaces}
            others = [space for space in spaces if space not in group]
            filled = tuple(space for space in others if signs[space] == FILLED)
            empty = tuple(space for space in others if signs[space] == EMPTY)
            if filled or empty:
                found.append(FollowUp(tuple(group), is_filled, filled, empty))
    return tuple(found)


def letter(chance: float, sure: float = SURE) -> str:
    """Return what a space with this chance is called: filled, empty or unsure."""
    if chance >= sure:
        return FILLED
    return EMPTY if chance <= 1 - sure else UNSURE
