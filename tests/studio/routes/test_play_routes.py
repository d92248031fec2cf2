"""Play over the wire: what a bot would do."""

from __future__ import annotations

from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.geometry.shape import Shape
from tests.studio.servers import RunningStudio


def test_a_hint_names_the_place_that_the_patch_covers(studio: RunningStudio) -> None:
    deal = studio.post("/api/play/deal", {"deck": "meadow", "seed": 78}).json["deal"]
    text = studio.post("/api/sheet/begin", {"deal": deal, "player": "Ida"}).json["text"]
    laid = {"type": "lay", "card": "S01", "spaces": [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 2]]}
    begun = studio.work(text, laid, deal=deal).json
    hint = studio.post("/api/play/hint", {"name": "x.txt", "text": begun["text"], "deal": deal}).json
    shape = Shape.parse(hint["shape"])
    assert hint["place"] == Rectangle(hint["row"], hint["column"], shape.rows, shape.columns).cell_names
