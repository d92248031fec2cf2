"""The scoring aid of two-player games."""

from __future__ import annotations

from quiltsmith.layout.scoring_aid.kind import ScoringAidKind
from quiltsmith.layout.scoring_aid.patchwork_faces import quilt_face, turn_face
from quiltsmith.layout.scoring_aid.patchwork_panels import patchwork_panels

AID = ScoringAidKind(patchwork_panels, turn_face, quilt_face)
