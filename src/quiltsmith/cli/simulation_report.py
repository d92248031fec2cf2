"""Reports of the simulator on the terminal: what stands out, then bars, a map, dots with whiskers, and tables."""

from __future__ import annotations

import json
import textwrap

from quiltsmith.cli.terminal_output import bar, can_show, columns_of, paint, readable, table, width
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import decimal, percent, signed
from quiltsmith.simulate.balance_report import (
    Effects,
    HeatMap,
    Histogram,
    Measures,
    NumberTable,
    Part,
    Report,
    Tiles,
)

_FIRST_KEYS = ("deck", "game", "bot", "against", "games", "seed")
_MOST_BARS = 20
_MOST_COLUMNS = 100
_DOTS = 44
_PER_TILE_LINE = 3
_SHADES = " ░▒▓█"


def report_text(report: Report, speed: str) -> str:
    """Write a whole report; `speed` says how fast the games were played."""
    head = [paint(report.title, "bold"), f"{report.subtitle}; {speed}" if speed else report.subtitle]
    sections = [head, _verdicts(report), *(_part(part) for part in report.parts)]
    return readable("\n\n".join("\n".join(section) for section in sections))


def report_json(report: Report, speed: float | None = None) -> str:
    """Write what a program reads: a line for every key, and one for each item of a list of objects."""
    lines = []
    told = {} if speed is None else {"games_per_second": round(speed, 1)}
    head = {key: report.json[key] for key in _FIRST_KEYS if key in report.json}
    for key, value in {**head, **told, **report.json}.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            items = ",\n".join(f"    {json.dumps(item, ensure_ascii=False)}" for item in value)
            lines.append(f"  {json.dumps(key)}: [\n{items}\n  ]")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}"


def _columns() -> int:
    return min(width(), _MOST_COLUMNS)


def _verdicts(report: Report) -> list[str]:
    lines = [paint(_("What stands out"), "bold")]
    for verdict in report.verdicts:
        text = f"{verdict.text}. {verdict.detail}".rstrip()
        lines += textwrap.wrap(text, _columns(), initial_indent="  - ", subsequent_indent="    ")
    return lines


def _part(part: Part) -> list[str]:
    if isinstance(part, Histogram):
        return [*_title(part.title, part.lead), *_histogram(part)]
    if isinstance(part, Tiles):
        return [*_title(part.title), *_tiles(part)]
    if isinstance(part, HeatMap):
        return [*_title(part.title, part.lead), *_heat_map(part)]
    if isinstance(part, Effects):
        return [*_title(part.title, part.unit), *_effects(part)]
    if isinstance(part, Measures):
        return [*_title(part.title), *_measures(part)]
    return [*_title(part.title), *_table(part)]


def _title(title: str, lead: str = "") -> list[str]:
    if not lead or columns_of(title) + 2 + columns_of(lead) <= _columns():
        return [f"{paint(title, 'bold')}  {lead}".rstrip()]
    return [paint(title, "bold"), *textwrap.wrap(lead, _columns())]


def _histogram(part: Histogram) -> list[str]:
    bars = part.bars(_MOST_BARS)
    most, games = max(times for *_unused, times in bars), sum(times for *_unused, times in bars)
    labels = [str(low) if low == high else f"{low}–{high}".replace("-", "−") for low, high, _unused in bars]
    room, lines = max(map(len, labels)), list[str]()
    for label, (low, high, times) in zip(labels, bars, strict=True):
        is_middle = low <= part.quartiles[1] and high >= part.quartiles[0]
        drawn = paint(bar(times, most, _DOTS), "yellow" if is_middle else "dim")
        lines.append(f"  {label:>{room}} {percent(times / games, 1):>7} {drawn}".rstrip())
    return [*lines, "  " + _("mean {mean}", mean=decimal(part.mean))]


def _tiles(part: Tiles) -> list[str]:
    room = max(columns_of(f"{label} {number}") for label, number in part.tiles) + 3
    cells = [f"{label} {paint(number, 'bold')}" for label, number in part.tiles]
    cells = [cell + " " * (room - columns_of(cell)) for cell in cells]
    # The last of a line needs no blanks after it.
    across = min(_PER_TILE_LINE, max(1, (_columns() - 2 + 3) // room))
    starts = range(0, len(cells), across)
    return [("  " + "".join(cells[start : start + across])).rstrip() for start in starts]


def _heat_map(part: HeatMap) -> list[str]:
    """Write the percentage of every space, or a shade where there is no room for numbers."""
    if 4 * len(part.rows[0]) + 2 <= _columns():
        lines = ["".join(f"{round(100 * share):>4}" for share in row) for row in part.rows]
        return [*lines, "  " + _("percent of all games")]
    most = max(max(row) for row in part.rows) or 1
    shades = _SHADES if can_show(_SHADES) else " .:+#"
    return ["  " + "".join(shades[min(4, int(5 * share / most))] * 2 for share in row) for row in part.rows]


def _effects(part: Effects) -> list[str]:
    """Draw each effect as a dot with whiskers on a line; `:` marks the band of balance, `|` is zero."""
    low = min(-part.band, *(row.low for row in part.rows))
    high = max(part.band, *(row.high for row in part.rows))
    names = max(columns_of(row.card) for row in part.rows)
    dot, dash = ("●", "─") if can_show("●─") else ("o", "-")

    def place(value: float) -> int:
        return round((value - low) / (high - low) * (_DOTS - 1))

    lines = []
    for row in part.rows:
        line = [" "] * _DOTS
        line[place(-part.band)] = line[place(part.band)] = ":"
        line[place(0)] = "|"
        for index in range(place(row.low), place(row.high) + 1):
            line[index] = dash
        line[place(row.effect)] = dot
        number = signed(row.effect)
        shown = paint(number, "bold") if row.stands_out(part.band) else number
        blanks = " " * (6 - columns_of(number))
        lines.append(f"  {row.card:<{names}} {blanks}{shown}  {''.join(line)}".rstrip())
    return lines


def _measures(part: Measures) -> list[str]:
    """Write a line of numbers for each measure, then what it says."""
    numbers = table(part.heads, [row.numbers for row in part.rows])
    lines = [f"  {numbers[0]}"]
    beside = max(map(columns_of, numbers)) + 4
    for row, own in zip(part.rows, numbers[1:], strict=True):
        told = textwrap.wrap(f"{row.text}. {row.detail}".rstrip(), max(20, _columns() - beside))
        lines.append(f"  {own}{' ' * (beside - 2 - columns_of(own))}{told[0]}")
        lines += [" " * beside + more for more in told[1:]]
    return [*lines, *textwrap.wrap(part.lead, _columns(), initial_indent="  ", subsequent_indent="  ")]


def _table(part: NumberTable) -> list[str]:
    lines = [f"  {line}" for line in table(part.heads, part.rows, part.left)]
    if max(map(columns_of, lines)) > _columns():
        lines = table(part.heads, part.rows, part.left, gap=1)
    if max(map(columns_of, lines)) > _columns():
        heads, left = ([head.replace(" ", "\n") for head in some] for some in (part.heads, part.left))
        lines = table(heads, part.rows, left, gap=1)
    return [*lines, *textwrap.wrap(part.note, _columns(), initial_indent="  ", subsequent_indent="  ")]
