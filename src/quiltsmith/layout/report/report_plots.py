"""The plots of a balance report: bars, a map of the board, dots with whiskers, patches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import decimal, percent, signed
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric, FontRole, Item, Stroke, Text
from quiltsmith.scene.text import TextStyle, cap_height, fit_text, text_width
from quiltsmith.simulate.report import EffectRow, Effects, HeatMap, Histogram
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_LABEL = 7.5
_MOST_BARS = 30
_SHADES = 5
_PALE = 0.8
_LIGHTEST, _DARKEST = 0.93, 0.03
_LEGEND = 24.0
_AXIS = 9.0
_NARROWEST = 4.9
"""So much room has the name of a card below a plot at least."""


class Plots(Struct, frozen=True):
    """Draws the parts of reports on one deck, in the colours of a theme and with the fabrics of its cards."""

    cards: Mapping[str, Card]
    fabrics: Mapping[str, Fabric]
    theme: Theme

    def histogram(self, part: Histogram, box: Box) -> list[Item]:
        """Draw bars over an axis; those of the middle half of all games are dark, and a line marks the mean."""
        theme, bars = self.theme, part.bars(_MOST_BARS)
        most = max(games for *_unused, games in bars)
        floor, top = box.bottom - 6.0, box.y + 6.0
        step = box.width / len(bars)
        items: list[Item] = []
        for number, (low, high, games) in enumerate(bars):
            is_middle = low <= part.quartiles[1] and high >= part.quartiles[0]
            height = (floor - top) * games / most
            room = Box(box.x + number * step + 0.06 * step, floor - height, 0.88 * step, height)
            if height > 0:
                radius = min(0.8, height / 2, room.width / 2)
                items.append(paths.box_path(room, theme.accent if is_middle else self.pale, None, radius))
        items.append(paths.line(box.x, floor, box.right, floor, Stroke(theme.muted, 0.3)))
        first, width = bars[0][0], bars[0][1] - bars[0][0] + 1
        items += self._ticks(Box(box.x, floor, box.width, 6.0), first, width * len(bars), centred=width == 1)
        # A number lies in the middle of its share of the bar.
        mean = box.x + (part.mean - first + 0.5) / width * step
        label = _("mean {mean}", mean=decimal(part.mean))
        half = text_width(label, _LABEL, "bold") / 2 + 0.5
        middle = min(max(mean, box.x + half), box.right - half)
        items.append(paths.line(mean, top - 1.2, mean, floor, Stroke(theme.text, 0.35, (1.1, 0.8))))
        items += self._label(label, Box(middle - half, box.y, 2 * half, 4.0), font="bold")
        return items

    def heat_map(self, part: HeatMap, box: Box) -> list[Item]:
        """Draw the board, the darker a space the larger its share, and a legend beside it."""
        theme = self.theme
        rows, columns = len(part.rows), len(part.rows[0])
        cell = min(box.height / rows, (box.width - _LEGEND - 3) / columns)
        left = box.x + (box.width - _LEGEND - 3 - cell * columns) / 2
        most = max(max(row) for row in part.rows)
        step = max(1, ceil(100 * most / _SHADES))
        shades = self.shades
        edge = Stroke(theme.accent.mix(theme.card, 0.6), 0.15)
        items: list[Item] = []
        for row, shares in enumerate(part.rows):
            for column, share in enumerate(shares):
                shade = shades[min(_SHADES - 1, int(100 * share / step))]
                room = Box(left + column * cell, box.y + row * cell, cell, cell).inset(0.04 * cell)
                items.append(paths.box_path(room, shade, edge, 0.15 * cell))
        legend = Box(left + columns * cell + 3, box.y, _LEGEND, min(box.height, 6.0 * _SHADES))
        for number, shade in enumerate(shades):
            low, high = number * step / 100, (number + 1) * step / 100
            text = f"{number * step}–{percent(high)}"
            if number == 0:
                text = _("under {share}", share=percent(high))
            elif number == _SHADES - 1:
                text = _("over {share}", share=percent(low))
            y = legend.y + number * 6.0
            items.append(paths.box_path(Box(legend.x, y, 4.2, 4.2), shade, edge, 0.8))
            items += self._label(text, Box(legend.x + 5.6, y, legend.width - 5.6, 4.2), align="left")
        return items

    def effects(self, part: Effects, box: Box) -> list[Item]:
        """Draw effects as dots with their intervals above each card's patch and name, in as few lines as fit."""
        low = min(-part.band, *(row.low for row in part.rows))
        high = max(part.band, *(row.high for row in part.rows))
        lines = effect_lines(part, box.width)
        height, most = box.height / lines, ceil(len(part.rows) / lines)
        items: list[Item] = []
        for line in range(lines):
            shown = part.rows[line * most : (line + 1) * most]
            room = Box(box.x, box.y + line * height, box.width, height)
            items += self._effects(shown, part.band, (low, high), most, room)
        return items

    def _effects(
        self, rows: Sequence[EffectRow], in_balance: float, ends: tuple[float, float], places: int, box: Box
    ) -> list[Item]:
        """Draw a line of effects between two ends of the axis, with so many places beside each other."""
        theme, (low, high) = self.theme, ends
        foot = min(18.0, box.height * 0.28)
        chart = Box(box.x + _AXIS, box.y + 2, box.width - _AXIS, box.height - foot - 4)

        def y_of(value: float) -> float:
            return chart.bottom - (value - low) / (high - low) * chart.height

        band = Box(chart.x, y_of(in_balance), chart.width, y_of(-in_balance) - y_of(in_balance))
        items: list[Item] = [paths.box_path(band, theme.panel, None, 0.8)]
        for value in _marks(low, high):
            y = y_of(value)
            stroke = Stroke(theme.muted if value == 0 else theme.guide, 0.25 if value == 0 else 0.2)
            items.append(paths.line(chart.x, y, chart.right, y, stroke))
            text = signed(value, 0) if float(value).is_integer() else signed(value)
            items += self._label(text, Box(box.x, y - 2, _AXIS - 1.5, 4), align="right")
        step = chart.width / places
        for number, row in enumerate(rows):
            x = chart.x + (number + 0.5) * step
            items += self._dot(row, in_balance, x, y_of, min(1.2, 0.3 * step))
            items += self._card_below(row, in_balance, Box(x - step / 2, chart.bottom + 2, step, foot))
        return items

    def patch(self, card_id: str, box: Box, most: float = 3.0) -> list[Item]:
        """Draw a card's patch as large as its room allows."""
        card = self.cards.get(card_id)
        if card is None:
            return []
        shape = card.shape
        cell = min(box.width / shape.columns, box.height / shape.rows, most)
        x, y = box.centre[0] - shape.columns * cell / 2, box.centre[1] - shape.rows * cell / 2
        outline, grid = (
            Stroke(self.theme.line, min(0.3, 0.14 * cell)),
            Stroke(self.theme.line, min(0.12, 0.05 * cell)),
        )
        return [draw_patch(shape, self.fabrics[card_id], cell, outline, x=x, y=y, grid=grid)]

    @property
    def shades(self) -> list[Colour]:
        """The colours of the map, from the lightest to the darkest."""
        accent, ground, last = self.theme.accent, self.theme.card, _SHADES - 1
        return [
            accent.mix(ground, _LIGHTEST + (_DARKEST - _LIGHTEST) * number / last) for number in range(_SHADES)
        ]

    @property
    def pale(self) -> Colour:
        """The colour of bars that are not dark."""
        return self.theme.accent.mix(self.theme.card, _PALE * 0.9)

    def _dot(
        self, row: EffectRow, band: float, x: float, place: Callable[[float], float], radius: float
    ) -> list[Item]:
        colour = self.theme.accent if row.stands_out(band) else self.theme.muted
        whisker = paths.line(
            x, place(row.low), x, place(row.high), Stroke(colour, max(0.35, radius * 0.55), round=True)
        )
        return [whisker, paths.circle(x, place(row.effect), radius, colour)]

    def _card_below(self, row: EffectRow, band: float, box: Box) -> list[Item]:
        colour = self.theme.accent if row.stands_out(band) else self.theme.text
        name = Box(box.x, box.bottom - 4, box.width, 4)
        room = Box(box.x, box.y, box.width, box.height - 4.6).inset(0.08 * box.width, 0.4)
        words = fit_text(row.card, name, TextStyle(_LABEL, "bold", colour, "centre", smallest=3.5))
        return [*self.patch(row.card, room, 2.4), *words]

    def _ticks(self, box: Box, first: int, numbers: int, centred: bool) -> list[Item]:
        """Write round numbers below an axis that starts with the first number."""
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if numbers / step <= 8)
        items: list[Item] = []
        for value in range(-(-first // step) * step, first + numbers + 1, step):
            x = box.x + (value - first + (0.5 if centred else 0)) / numbers * box.width
            if box.x + 2 <= x <= box.right - 2:
                items += self._label(signed(value, 0) if value < 0 else str(value), Box(x - 6, box.y + 1.2, 12, 4))
        return items

    def _label(self, text: str, box: Box, align: Align = "centre", font: FontRole = "text") -> list[Item]:
        x = {"left": box.x, "centre": box.centre[0], "right": box.right}[align]
        y = box.centre[1] + cap_height(_LABEL) / 2
        return [Text(text, x, y, _LABEL, font, align, self.theme.muted, box)]


def plots_of(deck: Deck, style: Style) -> Plots:
    """Make ready to draw reports on a deck; patches have the fabrics of its printed cards."""
    return Plots({card.id: card for card in deck.everything}, card_fabrics(deck, style), style.theme)


def effect_lines(part: Effects, width: float) -> int:
    """Tell in how many lines effects are drawn, so that there is room for every card's name."""
    return ceil(len(part.rows) * _NARROWEST / (width - _AXIS))


def _marks(low: float, high: float) -> list[float]:
    """Give the values of the lines across: at most seven."""
    step = next(step for step in (0.5, 1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / step <= 7)
    first, last = ceil(low / step), int(high // step)
    return [number * step for number in range(first, last + 1)]
