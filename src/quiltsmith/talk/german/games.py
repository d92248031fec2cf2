"""What is said of games, deals and seeds."""

from __future__ import annotations

TEXTS = {
    "{game} has no time board; leave --track out": ("{game} hat keine Zeitleiste; lass --track weg"),
    "{game} has no track `{track}`; {hint}": ("{game} hat keine Zeitleiste `{track}`; {hint}"),
    "{game} is not dealt from a circle of cards; only decks of doodle games are": (
        "{game} hat keinen Kreis von Karten; nur für Doodle-Spiele wird ausgeteilt"
    ),
    "a seed is a number from 0 to {most}, not {seed}": ("ein Seed ist eine Zahl von 0 bis {most}, nicht {seed}"),
}
