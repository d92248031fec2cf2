"""The parts of a doodle pad: everybody draws on a sheet of their own."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.pad.aid import AidPart
from quiltsmith.layout.pad.header import HeaderPart
from quiltsmith.layout.pad.kind import PadKind
from quiltsmith.layout.pad.look import Look, Part
from quiltsmith.layout.pad.rounds import RoundsPart
from quiltsmith.layout.pad.scores import ScoresPart
from quiltsmith.layout.pad.specials import SpecialsPart
from quiltsmith.layout.pad.tape import TapePart
from quiltsmith.layout.pad.total import TotalPart


def _parts(look: Look, game: DoodleGame) -> dict[str, Part]:
    return {
        "header": HeaderPart(look, ("name", "date", "start") if game.start_cards else ("name", "date")),
        "scores": ScoresPart(look, game),
        "rounds": RoundsPart(look, game),
        "total": TotalPart(look, game),
        "specials": SpecialsPart(look, game),
        "aid": AidPart(look, game),
        "tape": TapePart(look, game),
    }


PAD = PadKind(_parts, filling="quiltsmith.layout.pad.filled.doodle:fill")
