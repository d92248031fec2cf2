"""The parts of a patchwork pad: both players share a sheet."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.pad.duel.aid import DuelAidPart
from quiltsmith.layout.pad.duel.card import PLAYERS
from quiltsmith.layout.pad.duel.quilts import QuiltsPart
from quiltsmith.layout.pad.duel.tables import TablesPart
from quiltsmith.layout.pad.kind import PadKind
from quiltsmith.layout.pad.look import Look, Part


def _parts(look: Look, game: PatchworkGame) -> dict[str, Part]:
    return {"scores": TablesPart(look, game), "quilts": QuiltsPart(look, game), "aid": DuelAidPart(look, game)}


PAD = PadKind(_parts, has_board=False, players=PLAYERS, filling="quiltsmith.layout.pad.filled.patchwork:fill")
