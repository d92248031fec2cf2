"""What products are made of: games, decks, templates and styles, loaded or refused, with their warnings."""

from __future__ import annotations

import os
from collections.abc import Mapping
from time import time
from typing import TYPE_CHECKING, get_args

from msgspec.structs import replace

from quiltsmith.api.described_options import one_of
from quiltsmith.api.known_names import presets_for
from quiltsmith.api.load_definitions import Origin, loaded, loaded_with_warnings
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.errors import UsageError
from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import LANGUAGES, own_words, words_in
from quiltsmith.formats.problems import Problem, ProblemsError
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DEFINITIONS as GAMES
from quiltsmith.i18n import _, get_locale
from quiltsmith.render.output import DATE_VARIABLE, FileOptions, file_options
from quiltsmith.stable_random import checked_seed
from quiltsmith.style.machines import MACHINES, MachineName
from quiltsmith.style.preset import Preset, Product
from quiltsmith.style.preset_reader import PRESETS
from quiltsmith.style.print_style import LONGEST_TEXT, Style
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink, Theme
from quiltsmith.style.theme_reader import THEMES

if TYPE_CHECKING:
    from quiltsmith.layout.pad.pad_template import PadTemplate
    from quiltsmith.render.cut_file import Cutting

DEFAULT_THEME = "quilt"
WIDEST_KERF = 1.0
_DAY = 86_400


def style_of(
    game: Game | None = None,
    deck: Deck | None = None,
    *,
    paper: str = "a4",
    lang: Origin | None = None,
    theme: Theme | Origin | None = None,
    ink: str = "full",
    seed: int = 0,
    warnings: list[Problem] | None = None,
    shop: Preset | None = None,
    machine: MachineName = "none",
) -> Style:
    """Return how a print looks, or say what there is to choose from; what is strange is added to `warnings`.

    Where no theme is chosen it is that of the deck, or of the game; the game may have words of its own.
    """
    language, known = _language(lang)
    used = Ink(one_of("ink", ink, tuple(str(known) for known in Ink)))
    own_paper = None if shop is None else shop.paper
    sheet, number = own_paper or parse_paper(paper), checked_seed(seed)
    one_of("machine", machine, get_args(MachineName))
    if machine != "none":
        if shop is not None:
            raise UsageError(_("a print shop cuts by itself; leave the machine out"), "machine", "preset")
        sheet = replace(sheet, machine=MACHINES[machine])
    if isinstance(theme, Theme):
        chosen = theme
    else:
        usual = (deck and deck.theme) or (game.theme if game else DEFAULT_THEME)
        chosen, found = loaded_with_warnings(THEMES, usual if theme is None else theme)
        if warnings is not None:
            warnings += found
    own = {**own_words(chosen.words, language), **(own_words(game.words, language) if game else {})}
    all_words = {**(known or words_in(language)), **own} if known or own else {}
    return Style(chosen.in_ink(used), language, sheet, number, shop, all_words)


def _language(lang: Origin | None) -> tuple[str, Mapping[str, str]]:
    """Return the code of a language, and its words if they are those of a person's own file."""
    if lang is None:
        return get_locale(), {}
    if str(lang).lower() in title_languages():
        return str(lang).lower(), {}
    language = loaded(LANGUAGES, lang)
    return language.code, language.words


def cutting_of(machine: MachineName, kerf: float) -> Cutting:
    """Return how a machine cuts; only a laser burns anything away."""
    from quiltsmith.render.cut_file import Cutting

    if not 0 <= kerf <= WIDEST_KERF:
        raise UsageError(
            _("a laser cannot burn {kerf:g} mm wide; choose 0 to {most:g} mm", kerf=kerf, most=WIDEST_KERF), "kerf"
        )
    if kerf and machine != "laser":
        raise UsageError(_("a knife takes nothing away; the kerf is for lasers"), "kerf", "machine")
    return Cutting(machine == "laser", kerf)


def checked_title(title: str | None) -> str:
    """Return a title that somebody chose, or nothing."""
    if title is not None and not (title.strip() and title.isprintable() and len(title) <= LONGEST_TEXT):
        sentence = _("{what} is one line of at most {most} characters", what=_("a title"), most=LONGEST_TEXT)
        raise UsageError(sentence, "title")
    return title or ""


def shop_for(product: Product, preset: Origin | None) -> Preset | None:
    """Load the preset of the print shop that a product is for, if one is named."""
    return None if preset is None else preset_for(product, preset)


def preset_for(product: Product, preset: Origin) -> Preset:
    """Load the preset that a product is printed by; one for other products is refused."""
    wanted = loaded(PRESETS, preset)
    if product not in wanted.products:
        raise UsageError(
            _(
                "{preset} is not for `{product}`; for that there are: {names}",
                preset=wanted.id,
                product=product,
                names=", ".join(presets_for(product)),
            ),
            "preset",
        )
    return wanted


def shop_files(preset: Preset) -> FileOptions:
    """Return how files are written for a print shop: those that are PDF/X bear today's date, unless told another.

    It is the beginning of the day, so that the same print gives the same bytes all day.
    """
    is_dated = preset.pdfx is not None and not os.environ.get(DATE_VARIABLE, "").strip()
    return file_options(preset, int(time()) // _DAY * _DAY if is_dated else None)


def game_of(game: Game | Origin) -> Game:
    """Return a game that is loaded already, or load it."""
    return game if isinstance(game, Game) else loaded(GAMES, game)


def deck_of(deck: Deck | Origin) -> Deck:
    """Return a deck that is loaded already, or load it."""
    return deck if isinstance(deck, Deck) else loaded(DECKS, deck)


def check_fabrics(deck: Deck, theme: Theme, name: str | None = None) -> None:
    """Refuse a deck whose cards name fabrics that the theme does not have, and point at them."""
    from quiltsmith.layout.drawing.deck_fabrics import fabric_problems

    problems = fabric_problems([card.fabric for card in deck.everything], theme)
    if problems:
        raise ProblemsError(problems, name)


def template_for(name: Origin, game: Game, warnings: list[Problem]) -> PadTemplate:
    """Load the template that a pad is arranged by; what does not suit the game is warned of."""
    from quiltsmith.layout.pad.checks import template_problems
    from quiltsmith.layout.pad.pad_template import PADS

    template = loaded(PADS, name)
    warnings += template_problems(template, game)
    return template
