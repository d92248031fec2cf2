"""The scoring aid of doodle games."""

from __future__ import annotations

from quiltsmith.layout.scoring_aid.doodle_faces import actions_face, table_face
from quiltsmith.layout.scoring_aid.doodle_panels import doodle_panels
from quiltsmith.layout.scoring_aid.kind import ScoringAidKind

AID = ScoringAidKind(doodle_panels, table_face, actions_face)
