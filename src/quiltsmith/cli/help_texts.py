"""What `--help` says, in the reader's language.

Commands and options are described in English, by texts that `N_` marks for the catalogues; they are said when help
is shown.
"""

from __future__ import annotations

import re

from quiltsmith.formats.fields import title_languages
from quiltsmith.i18n import N_, _, locales
from quiltsmith.style.sizes import CARD_SIZES, PAPERS

METAVARS = (
    N_("ADDRESS"),
    N_("ARGS"),
    N_("BOT"),
    N_("CARD"),
    N_("CARDS"),
    N_("CODE"),
    N_("COMMAND"),
    N_("DATE"),
    N_("DEAL"),
    N_("DECK"),
    N_("FILE"),
    N_("FOLDER"),
    N_("GAME"),
    N_("IDS"),
    N_("KIND"),
    N_("LANGUAGE"),
    N_("LENGTH"),
    N_("NAME"),
    N_("NAMES"),
    N_("NUMBERS"),
    N_("OPTIONS"),
    N_("PAPER"),
    N_("PART"),
    N_("PHOTO"),
    N_("POINTS"),
    N_("SHAPE"),
    N_("SHARE"),
    N_("SHEET"),
    N_("SHEETS"),
    N_("SIZE"),
    N_("TEMPLATE"),
    N_("TEXT"),
    N_("THEME"),
)
"""What stands for a value in the usage of a command."""
_WORD = re.compile("[A-Z]{3,}")


def help_text(text: str) -> str:
    """Return what help says, with the names of papers, card sizes and languages in their places."""
    return _(
        text,
        papers=", ".join(PAPERS),
        sizes=", ".join(CARD_SIZES),
        languages=", ".join(locales()),
        words=", ".join(title_languages()),
    )


def metavar_text(metavar: str) -> str:
    """Return what stands for a value, such as `FILE...`."""
    return _WORD.sub(lambda word: _(word[0]) if word[0] in METAVARS else word[0], metavar)
