"""The plots of a balance report: bars, a map of the board, dots with whiskers, patches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import decimal, percent, signed
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics
from quiltsmith.layout.drawing.patch_drawing import patch_in
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric, FontRole, Item, Stroke, Text
from quiltsmith.scene.text import TextStyle, cap_height, fit_text, text_width
from quiltsmith.simulate.balance_report import BalanceVerdict, EffectRow, Effects, HeatMap, Histogram
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_LABEL = 7.5
_MOST_BARS = 30
_SHADES = 5
_PALE = 0.8
_LIGHTEST, _DARKEST = 0.93, 0.03
_LEGEND = 24.0
_AXIS = 9.0
SHOWN_PATCHES = 2
"""How many patches stand beside what stands out."""
_PATCH_EDGE = 0.7
MARK = 3.2
"""The usual radius of the mark of a verdict."""
_TICK = ((-1.4, 0.1), (-0.4, 1.2), (1.5, -1.2))
_NARROWEST = 4.9
"""The least width of the name of a card below a plot."""


class Plots(Struct, frozen=True):
    """Draws the parts of reports on one deck, in the colours of a theme and with the fabrics of its cards."""

    cards: Mapping[str, Card]
    fabrics: Mapping[str, Fabric]
    theme: Theme

    def histogram(self, part: Histogram, box: Box) -> list[Item]:
        """Draw bars over an axis; those of the middle half of all games are dark, and a line marks the mean."""
        theme, bars = self.theme, part.bars(_MOST_BARS)
        most = max(games for *_unused, games in bars)
        chart, axis = box.shrink(top=6).split_bottom(6)
        step = box.width / len(bars)
        items: list[Item] = []
        for (low, high, games), column in zip(bars, chart.columns(len(bars)), strict=True):
            is_middle = low <= part.quartiles[1] and high >= part.quartiles[0]
            bar = column.inset(0.06 * step, 0).bottom_strip(chart.height * games / most)
            if bar.height > 0:
                colour = theme.accent if is_middle else self.pale
                items.append(paths.box_path(bar, colour, None, min(0.8, bar.shorter_side / 2)))
        items.append(paths.line(axis.x, axis.y, axis.right, axis.y, Stroke(theme.muted, 0.3)))
        first, width = bars[0][0], bars[0][1] - bars[0][0] + 1
        items += self._ticks(axis, first, width * len(bars), centred=width == 1)
        # A number lies in the middle of its share of the bar.
        mean = box.x + (part.mean - first + 0.5) / width * step
        label = _("mean {mean}", mean=decimal(part.mean))
        half = text_width(label, _LABEL, "bold") / 2 + 0.5
        middle = min(max(mean, box.x + half), box.right - half)
        items.append(paths.line(mean, chart.y - 1.2, mean, axis.y, Stroke(theme.text, 0.35, (1.1, 0.8))))
        items += self._label(label, Box(middle - half, box.y, 2 * half, 4.0), font="bold")
        return items

    def heat_map(self, part: HeatMap, box: Box) -> list[Item]:
        """Draw the board, the darker a space the larger its share, and a legend beside it."""
        edge = Stroke(self.theme.accent.mix(self.theme.card, 0.6), 0.15)
        grid = box.shrink(right=_LEGEND + 3).grid(len(part.rows), len(part.rows[0]), valign="top")
        step = max(1, ceil(100 * max(max(row) for row in part.rows) / _SHADES))
        items: list[Item] = []
        for row, column in grid.places():
            shade = self.shades[min(_SHADES - 1, int(100 * part.rows[row][column] / step))]
            space = grid.at(row, column).inset(0.04 * grid.cell)
            items.append(paths.box_path(space, shade, edge, 0.15 * grid.cell))
        legend = Box(grid.box.right + 3, box.y, _LEGEND, 6.0 * _SHADES)
        for number, (shade, line) in enumerate(zip(self.shades, legend.rows(_SHADES), strict=True)):
            low, high = number * step / 100, (number + 1) * step / 100
            text = f"{number * step}–{percent(high)}"
            if number == 0:
                text = _("under {share}", share=percent(high))
            elif number == _SHADES - 1:
                text = _("over {share}", share=percent(low))
            swatch, words = line.top_strip(4.2).split_left(4.2, 1.4)
            items.append(paths.box_path(swatch, shade, edge, 0.8))
            items += self._label(text, words, align="left")
        return items

    def effects(self, part: Effects, box: Box) -> list[Item]:
        """Draw effects as dots with their intervals above each card's patch and name, in as few lines as fit."""
        if not part.rows:
            return []
        low = min(-part.band, *(row.low for row in part.rows))
        high = max(part.band, *(row.high for row in part.rows))
        lines = effect_lines(part, box.width)
        most = ceil(len(part.rows) / lines)
        items: list[Item] = []
        for number, line in enumerate(box.rows(lines)):
            shown = part.rows[number * most : (number + 1) * most]
            items += self._effects(shown, part.band, (low, high), most, line)
        return items

    def _effects(
        self, rows: Sequence[EffectRow], in_balance: float, ends: tuple[float, float], places: int, box: Box
    ) -> list[Item]:
        """Draw a line of effects between two ends of the axis, with so many places beside each other."""
        theme, (low, high) = self.theme, ends
        axis, chart = box.shrink(top=2).split_left(_AXIS)
        chart, foot = chart.split_bottom(min(18.0, box.height * 0.28), 2)

        def y_of(value: float) -> float:
            return chart.bottom - (value - low) / (high - low) * chart.height

        band = chart.shrink(top=y_of(in_balance) - chart.y, bottom=chart.bottom - y_of(-in_balance))
        items: list[Item] = [paths.box_path(band, theme.panel, None, 0.8)]
        for value in _marks(low, high):
            y = y_of(value)
            stroke = Stroke(theme.muted, 0.25) if value == 0 else Stroke(theme.guide, 0.2)
            items.append(paths.line(chart.x, y, chart.right, y, stroke))
            text = signed(value, 0) if float(value).is_integer() else signed(value)
            items += self._label(text, Box(axis.x, y - 2, _AXIS - 1.5, 4), align="right")
        for row, place in zip(rows, foot.columns(places), strict=False):
            colour = theme.accent if row.stands_out(in_balance) else theme.muted
            x, radius = place.centre[0], min(1.2, 0.3 * place.width)
            whisker = Stroke(colour, max(0.35, radius * 0.55), round=True)
            items.append(paths.line(x, y_of(row.low), x, y_of(row.high), whisker))
            items.append(paths.circle(x, y_of(row.effect), radius, colour))
            items += self._card_below(row, in_balance, place)
        return items

    def _card_below(self, row: EffectRow, band: float, box: Box) -> list[Item]:
        colour = self.theme.accent if row.stands_out(band) else self.theme.text
        drawn, name = box.split_bottom(4, 0.6)
        words = fit_text(row.card, name, TextStyle(_LABEL, "bold", colour, "centre", smallest=3.5))
        return [*self.patch(row.card, drawn.inset(0.08 * box.width, 0.4), 2.4), *words]

    def patch(self, card_id: str, box: Box, most: float = 3.0) -> list[Item]:
        """Draw a card's patch as large as its box allows."""
        card = self.cards.get(card_id)
        if card is None:
            return []
        cell = box.cell_size(card.shape.rows, card.shape.columns, most)
        outline, grid = (
            Stroke(self.theme.line, min(most, share * cell)) for most, share in ((0.3, 0.14), (0.12, 0.05))
        )
        return [patch_in(box, card.shape, self.fabrics[card_id], cell, outline, grid=grid)]

    def verdict_picture(
        self, verdict: BalanceVerdict, box: Box, radius: float, ground: Colour, most: float = 3.0
    ) -> list[Item]:
        """Draw the patches of what stands out; without any a tick for what is good, else a button."""
        shown = verdict.cards[:SHOWN_PATCHES]
        if shown:
            places = (place.inset(_PATCH_EDGE) for place in box.columns(len(shown)))
            return [
                item for card, place in zip(shown, places, strict=True) for item in self.patch(card, place, most)
            ]
        accent, (x, y), scale = self.theme.accent, box.centre, radius / MARK
        ring = paths.circle(x, y, radius, ground, Stroke(accent, 0.35 * scale))
        if verdict.is_good:
            points = [(x + across * scale, y + down * scale) for across, down in _TICK]
            return [ring, paths.polyline(points, Stroke(accent, 0.6 * scale, round=True))]
        off = 0.9 * scale
        holes = [paths.circle(x + dx, y + dy, 0.45 * scale, accent) for dx in (-off, off) for dy in (-off, off)]
        return [ring, *holes]

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
    """Return in how many lines effects are drawn, so that every card's name fits."""
    return ceil(len(part.rows) * _NARROWEST / (width - _AXIS))


def _marks(low: float, high: float) -> list[float]:
    """List the values of the lines across: at most seven."""
    step = next(step for step in (0.5, 1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / step <= 7)
    first, last = ceil(low / step), int(high // step)
    return [number * step for number in range(first, last + 1)]
