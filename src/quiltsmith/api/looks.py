"""How prints look, as programs say it: paper, language, theme, ink, and a seed for the fabrics."""

from __future__ import annotations

from typing import Literal, TypedDict

from quiltsmith.api.choosing import one_of
from quiltsmith.api.loading import Origin, load_theme
from quiltsmith.stable_random import checked_seed
from quiltsmith.style.print_style import Style, texts
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink, Theme


class PrintLook(TypedDict, total=False):
    """What all prints have in common."""

    paper: str
    """a4, letter, a5, a3, legal, or a size like 200x280mm."""
    lang: Literal["en", "de"]
    theme: Theme | Origin | None
    """A theme that was loaded, or what `load_theme` takes; None is what is usual."""
    ink: Literal["full", "light", "mono"]
    seed: int
    """Another number gives other fabrics."""


def style_of(
    usual_theme: str,
    *,
    paper: str = "a4",
    lang: str = "en",
    theme: Theme | Origin | None = None,
    ink: str = "full",
    seed: int = 0,
) -> Style:
    """Put together how a print looks, or say what there is to choose from."""
    texts(lang)  # refuses a language that it does not know
    loaded = theme if isinstance(theme, Theme) else load_theme(usual_theme if theme is None else theme)
    used = Ink(one_of("ink", ink, tuple(str(known) for known in Ink)))
    return Style(loaded.in_ink(used), lang, parse_paper(paper), checked_seed(seed))
