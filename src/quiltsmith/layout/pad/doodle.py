"""The parts of a doodle pad: everybody draws on a sheet of their own."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.layout.pad.aid import AidPart
from quiltsmith.layout.pad.kind import PadKind
from quiltsmith.layout.pad.look import Look, Part
from quiltsmith.layout.pad.scores import ScoresPart
from quiltsmith.layout.pad.specials import SpecialsPart


def _parts(look: Look, game: DoodleGame) -> dict[str, Part]:
    return {
        "scores": ScoresPart(look, game),
        "specials": SpecialsPart(look, game),
        "aid": AidPart(look, game),
    }


PAD = PadKind(_parts)
