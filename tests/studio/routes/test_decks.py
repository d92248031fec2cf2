"""Decks: their texts checked and changed."""

from __future__ import annotations

from tests.studio.servers import RunningStudio


def test_a_text_is_checked_and_changed(studio: RunningStudio) -> None:
    file = studio.get("/api/file", name="tiny.yaml").json
    look = studio.post("/api/deck/look", {"name": file["name"], "text": file["text"]}).json
    assert (look["title"], look["mood"]) == ("tiny", "warning")
    assert [(card["id"], card["shape"], card["first"]) for card in look["cards"]] == [
        ("P01", "##./.##/.#.", 4),
        ("P02", "###/.#.", 10),
    ]
    edit = {"type": "draw", "list": "cards", "index": 1, "shape": "##/##"}
    answer = studio.post("/api/deck/edit", {"name": "tiny.yaml", "text": file["text"], "edits": [edit]}).json
    assert answer["text"] == file["text"].replace("###/.#.", "##/##")
    assert answer["cards"][1]["shape"] == "##/##"


def test_what_is_wrong_is_told_in_the_language_of_the_page(studio: RunningStudio) -> None:
    text = "deck: x\ngame: doodle\ncards: [{id: P01, size: 3, shape: '##'}]\n"
    answer = studio.post("/api/deck/look", {"name": "x.yaml", "text": text}, language="de").json
    problem = next(one for one in answer["problems"]["problems"] if one["level"] == "error")
    assert (problem["code"], problem["file"], problem["line"]) == ("wrong-size", "x.yaml", 3)
    assert "Größe" in problem["message"]


def test_a_wrong_edit_is_refused(studio: RunningStudio) -> None:
    for edits, status in (
        ([{"type": "remove", "list": "cards", "index": 9}], 422),
        ([{"type": "explode"}], 400),
        ([{"type": "remove", "list": "cards", "index": -1}], 400),
        ([{"type": "draw", "list": "cards", "index": 0, "shape": "no"}], 422),
    ):
        question = {"name": "x.yaml", "text": "cards:\n  - {id: A, size: 1, shape: '#'}\n", "edits": edits}
        assert studio.post("/api/deck/edit", question).status == status
    assert studio.post("/api/deck/look", {"name": "../x.yaml", "text": ""}).status == 422
