"""Decks: their texts checked and changed."""

from __future__ import annotations

import pytest

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
        ([{"type": "draw", "list": "cards", "index": 0, "shape": "#/" * 1_000_000}], 400),
    ):
        question = {"name": "x.yaml", "text": "cards:\n  - {id: A, size: 1, shape: '#'}\n", "edits": edits}
        assert studio.post("/api/deck/edit", question).status == status
    assert studio.post("/api/deck/look", {"name": "../x.yaml", "text": ""}).status == 422


@pytest.mark.parametrize(
    ("typed", "made"),
    [
        ("mein neues", "mein-neues"),
        ("Omas Flicken für 2", "omas-flicken-fuer-2"),
        ("Straße.yaml", "strasse"),
        ("2 Hände", "deck-2-haende"),
        ("a" * 39 + " b", "a" * 39),
        (" orchard ", "orchard"),
    ],
)
def test_a_new_deck_may_be_called_as_people_write(studio: RunningStudio, typed: str, made: str) -> None:
    answer = studio.get("/api/deck/name", typed=typed).json
    assert answer == {"id": made, "file": f"{made}.yaml"}
    wished = {"id": made, "seed": 1, "cards": 5, "game": "doodle"}
    assert studio.post("/api/deck/new", wished).status == 200


def test_a_name_without_any_letter_is_refused_in_words(studio: RunningStudio) -> None:
    refused = studio.get("/api/deck/name", "de", typed="…")
    assert (refused.status, refused.json["refusal"]) == (
        422,
        "gib dem Deck einen Namen mit einem Buchstaben oder einer Ziffer",
    )


def test_a_deck_that_builds_on_another_shows_its_cards_too(studio: RunningStudio) -> None:
    text = "deck: grown\nbase: meadow\ncards:\n  - {id: X1, size: 3, shape: '###'}\n"
    look = studio.post("/api/deck/look", {"name": "sub/grown.yaml", "text": text}).json
    assert [card["id"] for card in look["cards"]] == ["X1"]
    assert [card["list"] for card in look["inherited"]] == ["cards"] * 30 + ["start"] * 10
    assert look["inherited"][0] == {**look["inherited"][0], "id": "P01", "shape": "#", "size": 1}
    assert look["base"] == "meadow"
    own = studio.post("/api/deck/look", {"name": "sub/grown.yaml", "text": text.replace("meadow", "../tiny.yaml")})
    assert own.json["base"] == "tiny.yaml"
    alone = studio.post("/api/deck/look", {"name": "a.yaml", "text": "deck: a\nbase: 3\ncards: []\n"}).json
    assert (alone["inherited"], alone["mood"]) == ([], "bad")
    facts = studio.post("/api/deck/shape", {"name": "a.yaml", "text": text, "shape": "###", "card": "X1"}).json
    assert facts["twins"] == ["P03"]


def test_as_many_cards_are_drawn_as_a_game_needs_and_none_is_like_another(studio: RunningStudio) -> None:
    text = "deck: herbs\ngame: doodle\ncards:\n  - id: P01\n    size: 2\n    shape: |\n      ##\n"
    for kind, number in (("cards", 20), ("start", 10)):
        answer = studio.post("/api/deck/more", {"name": "herbs.yaml", "text": text, "list": kind, "seed": 7})
        shown = [card for card in answer.json["cards"] if card["list"] == kind]
        assert len(shown) == number == answer.json["needs"][kind]
        assert len({card["id"] for card in shown}) == number
        text = answer.json["text"]
    assert answer.json["mood"] != "bad"
    assert "start:\n  - id: S01\n    size: " in text, "as the patches are written"
    again = studio.post("/api/deck/more", {"name": "herbs.yaml", "text": text, "list": "cards", "seed": 8})
    assert again.json["text"] == text
