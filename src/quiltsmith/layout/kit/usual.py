"""What is usual for a game where nobody says otherwise: its pad, its theme, and how many sheets a kit has."""

from __future__ import annotations

from quiltsmith.games.game import Game
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.layout.tiles.currency import symbol_of

USUAL_TEMPLATES = {"doodle": "classic", "patchwork": "duel"}
USUAL_SHEETS = {"doodle": 6, "patchwork": 2}


def usual_theme(game: Game) -> str:
    """Name the theme of a game: games that are paid for with eyeballs are played at night."""
    is_spooky = isinstance(game, PatchworkGame) and symbol_of(game.currency) == "eyeball"
    return "night" if is_spooky else "quilt"
