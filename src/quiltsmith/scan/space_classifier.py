"""Whether each space of a board is filled: what is seen of it, of its neighbours, and what small nets say."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO

import cv2
import numpy as np
from msgspec import Struct

from quiltsmith.scan.board_finder import FoundBoard
from quiltsmith.scan.photo_boards import EMPTY, FILLED, UNSURE
from quiltsmith.scan.photo_geometry import Picture

SPACE = 24
"""Pixels of a space while it is read."""
_IN = 3
_INNER = SPACE - 2 * _IN
_RING = (0.07, 0.2)
"""Between these distances from the frame, in spaces, there is nothing but paper."""
_LIGHTEST_BLACK = 24.0
_PEAKS, _MEDIANS = (8, 35, 24), (5, 5, 5)
"""Among the numbers of a space: the darkest of its parts, and its median, to be compared with noise."""
_PALE = (28, 30, 31, 39, 43)
"""Numbers that paper and light change for the whole board: what matters is how spaces differ in them."""


class SpaceViews(Struct, frozen=True):
    """The spaces of a board: numbers of each (rows, columns, numbers), and how clearly its edges are drawn.

    `edges` are those above, right, below and left of each space, against the printed lines of the board.
    """

    numbers: Picture
    edges: Picture


def look_at_spaces(pixels: Picture, board: FoundBoard) -> SpaceViews:
    rows, columns = board.size
    flat = board.place.flattened(
        pixels,
        (-1 / columns, 1 + 1 / columns, (columns + 2) * SPACE),
        (-1 / rows, 1 + 1 / rows, (rows + 2) * SPACE),
    ).astype(np.float32)
    grey = flat.mean(axis=2)
    near = _local_darkness(grey)
    lit = flat / np.maximum(_paper_between(flat), _LIGHTEST_BLACK)
    far = np.clip(1 - lit.mean(axis=2), -0.5, 1.0)
    colour = np.clip(lit.max(axis=2) - lit.min(axis=2), 0.0, 1.0)
    lines = _edges(near, rows, columns)
    inner, distant, tint = (_inner(picture, rows, columns) for picture in (near, far, colour))
    whole = [
        _amounts(inner),
        _pooled(inner, 4),
        _roughness(inner),
        _quantiles(distant, (0.1, 0.5, 0.9)),
        _quantiles(tint, (0.5, 0.9)),
        _pooled(inner, 6)[:, :, -4:],
        _pooled(distant, 6)[:, :, [0, 1, -2, -1]],
        _pooled(tint, 6)[:, :, [0, -3, -2, -1]],
    ]
    numbers = np.concatenate(whole, axis=2)
    drawn = _against_print(lines)
    facts = np.concatenate([numbers, np.sort(drawn, axis=2)], axis=2)
    return SpaceViews(np.concatenate([facts, _of_board(facts, board)], axis=2), drawn)


def _local_darkness(grey: Picture) -> Picture:
    """Return how dark pixels are against the brightest around them, about a space away at most."""
    side = round(SPACE * 1.3) | 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    white = cv2.blur(cv2.morphologyEx(cv2.blur(grey, (3, 3)), cv2.MORPH_CLOSE, kernel), (side // 2, side // 2))
    return np.asarray(np.clip(1 - grey / np.maximum(white, _LIGHTEST_BLACK), -0.2, 1.0))


def _paper_between(flat: Picture) -> Picture:
    """Guess the paper within the board from the paper around it: nobody draws there."""
    near, far = (round(SPACE * (1 - distance)) for distance in _RING)
    high, wide = flat.shape[:2]
    top = _smooth(np.median(flat[far:near], axis=0))
    bottom = _smooth(np.median(flat[high - near : high - far], axis=0))
    left = _smooth(np.median(flat[:, far:near], axis=1))
    right = _smooth(np.median(flat[:, wide - near : wide - far], axis=1))
    across = np.linspace(0, 1, wide, dtype=np.float32)[None, :, None]
    down = np.linspace(0, 1, high, dtype=np.float32)[:, None, None]
    sides = left[:, None] * (1 - across) + right[:, None] * across
    ends = top[None] * (1 - down) + bottom[None] * down
    return np.asarray((sides + ends) / 2)


def _smooth(line: Picture) -> Picture:
    """Close what is dark along a line of paper, and smooth it."""
    strip = np.ascontiguousarray(line[None])
    closed = cv2.morphologyEx(strip, cv2.MORPH_CLOSE, np.ones((1, 2 * SPACE + 1), np.uint8))
    smooth: Picture = np.asarray(cv2.blur(closed, (2 * SPACE + 1, 1)))[0]
    return smooth


def _inner(picture: Picture, rows: int, columns: int) -> Picture:
    """Cut the insides of all spaces out: rows, columns, and their pixels in two directions."""
    board = picture[SPACE:-SPACE, SPACE:-SPACE].reshape(rows, SPACE, columns, SPACE)
    return board.transpose(0, 2, 1, 3)[:, :, _IN:-_IN, _IN:-_IN]


def _quantiles(inner: Picture, parts: tuple[float, ...]) -> Picture:
    values = inner.reshape(*inner.shape[:2], -1)
    return np.moveaxis(np.quantile(values, parts, axis=2), 0, 2)


def _amounts(inner: Picture) -> Picture:
    """Return how much of a space is how dark."""
    values = inner.reshape(*inner.shape[:2], -1)
    middle = inner[:, :, 5:-5, 5:-5].mean(axis=(2, 3))
    sums = np.stack([values.mean(axis=2), values.std(axis=2), middle], axis=2)
    return np.concatenate([sums, _quantiles(inner, (0.05, 0.25, 0.5, 0.75, 0.9, 0.97))], axis=2)


def _pooled(inner: Picture, parts: int) -> Picture:
    """Return the darkness of parts of a space in order, so that it does not matter how a space is turned."""
    side = _INNER // parts * parts
    cut = inner[:, :, :side, :side].reshape(*inner.shape[:2], parts, side // parts, parts, side // parts)
    return np.sort(cut.mean(axis=(3, 5)).reshape(*inner.shape[:2], -1), axis=2)


def _roughness(inner: Picture) -> Picture:
    """Tell how much darkness changes from pixel to pixel, in the direction with more changes and in the other."""
    steps = [np.abs(np.diff(inner, axis=axis)).mean(axis=(2, 3)) for axis in (2, 3)]
    return np.sort(np.stack(steps, axis=2), axis=2)


def _edges(near: Picture, rows: int, columns: int) -> Picture:
    """Return how dark the darkest line along each edge is: above, right, below and left of each space."""
    board = near[SPACE - _IN : -SPACE + _IN, SPACE - _IN : -SPACE + _IN]
    flat = _lines(board, rows + 1, columns)
    steep = _lines(board.T, columns + 1, rows).T
    return np.stack([flat[:-1], steep[:, 1:], flat[1:], steep[:, :-1]], axis=2)


def _lines(board: Picture, lines: int, spaces: int) -> Picture:
    """Return the darkness along horizontal lines, space by space, where it is darkest near the line."""
    found = np.zeros((lines, spaces))
    for line in range(lines):
        band = board[line * SPACE : line * SPACE + 2 * _IN, _IN : _IN + spaces * SPACE]
        middles = band.reshape(2 * _IN, spaces, SPACE)[:, :, 4:-4].mean(axis=2)
        found[line] = np.sort(middles, axis=0)[-2:].mean(axis=0)
    return found


def _against_print(lines: Picture) -> Picture:
    """Compare edges with what is usual for printed lines on this board, those within and those of the frame."""
    drawn = lines.copy()
    within = np.ones(lines.shape, bool)
    within[0, :, 0] = within[:, -1, 1] = within[-1, :, 2] = within[:, 0, 3] = False
    for part in (within, ~within):
        drawn[part] -= np.quantile(lines[part], 0.2)
    return drawn


def _of_board(facts: Picture, board: FoundBoard) -> Picture:
    """Return what all spaces of a board share, and how each differs from the palest and the darkest of them."""
    rows, columns = board.size
    main = facts[:, :, :3].reshape(rows * columns, 3)
    low, middle, high = np.quantile(main, (0.08, 0.5, 0.92), axis=0)
    own = facts[:, :, :3]
    noise = np.quantile(facts[:, :, 1], 0.05)
    clear = (facts[:, :, _PEAKS] - facts[:, :, _MEDIANS]) / (noise + 0.01)
    pale = facts[:, :, _PALE] - np.quantile(facts[:, :, _PALE].reshape(-1, len(_PALE)), 0.15, axis=0)
    shared = np.array(
        [*low, *middle, *high, noise, board.likeness, min(board.place.sides) / max(rows, columns) / 100]
    )
    return np.concatenate(
        [own - low, own - high, clear, pale, np.broadcast_to(shared, (rows, columns, len(shared)))], axis=2
    )


DRAWN = 0.1
"""So much darker than print is an edge that somebody drew."""
_MOST = 12.0
_OWN = (0, 1, 2, 5, 8, 24, 26, 28, 31, 35, 43, 48, 51, 54, 57, 61)
"""Numbers of a space that are worth a second look."""


def in_context(views: SpaceViews, logits: Picture) -> Picture:
    """Return numbers for a second look at each space: what was thought of it, its neighbours and the board."""
    rows, columns = logits.shape
    thought = np.clip(logits, -_MOST, _MOST)
    chances = 1 / (1 + np.exp(-thought))
    beside = _shifted(thought, ((-1, 0), (0, 1), (1, 0), (0, -1)))
    across = _shifted(thought, ((-1, -1), (-1, 1), (1, -1), (1, 1)))
    edges = views.edges
    same = np.where(edges < DRAWN, beside, -_MOST)
    board = np.array(
        [
            chances.mean(),
            np.mean(chances > 0.95),
            np.mean(chances < 0.05),
            np.mean(np.abs(thought) < 3),
            np.mean(edges > DRAWN),
            np.quantile(thought, 0.1) / 4,
            np.quantile(thought, 0.9) / 4,
        ]
    )
    sizes, drawn = _rooms(edges)
    return np.concatenate(
        [
            thought[:, :, None],
            np.sort(beside, axis=2),
            np.sort(across, axis=2),
            np.sort(edges, axis=2),
            same.max(axis=2, keepdims=True),
            sizes[:, :, None],
            drawn[:, :, None],
            views.numbers[:, :, _OWN],
            np.broadcast_to(board, (rows, columns, len(board))),
        ],
        axis=2,
    )


def _shifted(values: Picture, steps: tuple[tuple[int, int], ...]) -> Picture:
    """Return the values of neighbours; beyond the board they are as usual on it."""
    wide = np.pad(values, 1, constant_values=float(np.median(values)))
    rows, columns = values.shape
    return np.stack(
        [wide[1 + down : 1 + down + rows, 1 + right : 1 + right + columns] for down, right in steps], axis=2
    )


def enclosures(edges: Picture) -> list[list[tuple[int, int]]]:
    """Group spaces that no drawn edge separates."""
    left = {(row, column) for row in range(edges.shape[0]) for column in range(edges.shape[1])}
    groups = []
    while left:
        group = [min(left)]
        left.discard(group[0])
        for row, column in group:
            for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
                other = (row + down, column + right)
                if other in left and edges[row, column, side] < DRAWN:
                    left.discard(other)
                    group.append(other)
        groups.append(sorted(group))
    return groups


def _rooms(edges: Picture) -> tuple[Picture, Picture]:
    """Return for each space how many it shares its enclosure with, and how many of its edges are drawn."""
    sizes = np.zeros(edges.shape[:2])
    for group in enclosures(edges):
        for space in group:
            sizes[space] = np.log2(len(group))
    return sizes, (edges > DRAWN).sum(axis=2).astype(float)


_FILE = "weights.npz"


class Net(Struct, frozen=True):
    """A net of a few layers: what goes in is shifted and scaled, and what comes out is a chance as a logarithm."""

    shift: Picture
    scale: Picture
    layers: tuple[tuple[Picture, Picture], ...]

    def logits(self, numbers: Picture) -> Picture:
        """Return the logarithms of the odds for rows of numbers."""
        values = np.clip((numbers - self.shift) * self.scale, -6.0, 6.0)
        for weights, bias in self.layers[:-1]:
            values = np.maximum(values @ weights + bias, 0.0)
        weights, bias = self.layers[-1]
        return np.asarray((values @ weights + bias)[..., 0])


class Jury(Struct, frozen=True):
    """Nets that learned from different photos: where they do not agree, nobody should be sure."""

    nets: tuple[Net, ...]

    def logits(self, numbers: Picture) -> Picture:
        """Return what the nets think on average."""
        return np.asarray(np.mean([net.logits(numbers) for net in self.nets], axis=0))

    def chances(self, numbers: Picture) -> Picture:
        """Return the mean of the chances that the nets give: one that doubts is heard."""
        each = [1 / (1 + np.exp(-np.clip(net.logits(numbers), -30, 30))) for net in self.nets]
        return np.asarray(np.mean(each, axis=0))


@cache
def trained(name: str) -> Jury:
    """Load nets by their name."""
    nets: list[Net] = []
    with np.load(BytesIO((files("quiltsmith.scan") / _FILE).read_bytes()), allow_pickle=False) as arrays:
        while f"{name}{len(nets)}/shift" in arrays:
            head = f"{name}{len(nets)}/"
            parts = {
                key.removeprefix(head): arrays[key].astype(np.float32) for key in arrays if key.startswith(head)
            }
            count = sum(key.startswith("weights") for key in parts)
            layers = tuple((parts[f"weights{number}"], parts[f"bias{number}"]) for number in range(count))
            nets.append(Net(parts["shift"], parts["scale"], layers))
    return Jury(tuple(nets))


SURE = 0.994
"""A chance that is higher, or as near to 0, needs no asking."""
_LARGEST_PATCH = 12


class SpacesRead(Struct, frozen=True):
    """The chances of all spaces, and groups of unsure ones that drawn lines enclose: patches that are outlined."""

    chances: Picture
    regions: tuple[tuple[tuple[int, int], ...], ...]


def read_spaces(pixels: Picture, board: FoundBoard) -> SpacesRead:
    """Look at each space, then again among its neighbours."""
    views = look_at_spaces(pixels, board)
    first = trained("space").logits(views.numbers)
    chances = trained("context").chances(in_context(views, first))
    unsure = (chances < SURE) & (chances > 1 - SURE)
    walled = [enclosure for enclosure in enclosures(views.edges) if 1 < len(enclosure) <= _LARGEST_PATCH]
    return SpacesRead(
        chances, tuple(tuple(enclosure) for enclosure in walled if all(unsure[space] for space in enclosure))
    )


def letter(chance: float) -> str:
    """Return what a space with this chance is called: filled, empty or unsure."""
    if chance >= SURE:
        return FILLED
    return EMPTY if chance <= 1 - SURE else UNSURE
