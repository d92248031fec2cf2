"""Text of a theme that can hardly be read on what it is printed on.

The contrast of two colours goes from 1 (the same) to 21 (black on white). Text wants 4.5 and headings 3, as the
Web Content Accessibility Guidelines (WCAG 2) say for screens; a lamp above a table is no brighter. `text`, `muted`
and `accent` are printed on white paper, too, since pages have no ground.

FAIL:
    text: "#b0a090"
    panel: "#fbf3e6"
PASS:
    text: "#332a22"
    panel: "#fbf3e6"
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import decimal
from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.style.theme import Theme

CODE = "low-contrast"
_TEXT, _HEADING = 4.5, 3.0
_BLANK = ""
"""Paper on which nothing is printed yet."""
_ON_PAGES = (_BLANK, "paper", "panel", "card")
_GROUNDS: tuple[tuple[str, tuple[str, ...], float], ...] = (
    ("text", (*_ON_PAGES, "tape"), _TEXT),
    ("muted", _ON_PAGES, _TEXT),
    ("accent", _ON_PAGES, _HEADING),
    ("on_badge", ("badge",), _TEXT),
    ("on_cloth", ("cloth",), _TEXT),
)
"""Colours of text, what they are printed on, and the least contrast."""
_STEPS = 50


def check(theme: Theme, places: Mapping[str, Place]) -> Iterator[Problem]:
    """Compare every colour of text with its grounds, and tell the worst; `places` are those of the file's keys."""
    colours: dict[str, Colour] = {
        name: getattr(theme, name) for text, grounds, _unused in _GROUNDS for name in (text, *grounds) if name
    }
    colours[_BLANK] = WHITE
    for text, grounds, least in _GROUNDS:
        worst = min(grounds, key=lambda ground: colours[text].contrast(colours[ground]))
        found = colours[text].contrast(colours[worst])
        place = places.get(text) or places.get(worst)
        if found < least and place is not None:
            on = _("white paper") if worst == _BLANK else f"`{worst}`"
            message = _(
                "`{text}` can hardly be read on {ground}: a contrast of {found}, and it wants {least}",
                text=text,
                ground=on,
                found=decimal(found),
                least=decimal(least),
            )
            hint = _hint(text, colours[text], [colours[ground] for ground in grounds], least)
            yield Problem(place, CODE, message, hint, Level.WARNING)


def _hint(text: str, colour: Colour, grounds: list[Colour], least: float) -> str:
    """Suggest the nearest colour that can be read on all grounds, if there is one."""
    for step in range(1, _STEPS + 1):
        for end in (BLACK, WHITE):
            better = colour.mix(end, step / _STEPS)
            if all(better.contrast(ground) >= least for ground in grounds):
                return _('write for example {text}: "{colour}"', text=text, colour=better.hex())
    return _("no colour can be read on dark and on light grounds; make all of its grounds light")
