"""Pictures that are drawn once: they are drawn anew when a file has changed that they depend on."""

from __future__ import annotations

from tests.studio.servers import RunningStudio

BASE = "deck: base\ngame: doodle\ncards:\n  - {id: P01, size: 2, shape: '##'}\n"


def test_cards_follow_the_base_of_their_deck_and_the_language(studio: RunningStudio) -> None:
    (studio.folder / "base.yaml").write_text(BASE)
    (studio.folder / "own.yaml").write_text("deck: own\nbase: ./base.yaml\n")
    before = studio.get("/api/cards", deck="own.yaml", pictures="true").json
    assert [(card["id"], card["shape"]) for card in before] == [("P01", "##")]
    assert studio.get("/api/cards", deck="own.yaml", pictures="true").json == before
    (studio.folder / "base.yaml").write_text(BASE.replace("size: 2", "size: 3").replace("##", "###"))
    after = studio.get("/api/cards", deck="own.yaml", pictures="true").json
    assert [(card["id"], card["shape"]) for card in after] == [("P01", "###")]
    assert after[0]["svg"] != before[0]["svg"]
    asked = {"deck": "meadow", "pictures": "true"}
    english, german = (studio.get("/api/cards", language, **asked).text for language in ("en", "de"))
    assert english != german
    assert studio.get("/api/cards", **asked).text == english


def test_cards_come_without_pictures_unless_these_are_wanted(studio: RunningStudio) -> None:
    with_pictures = studio.get("/api/cards", deck="meadow", pictures="true").json
    assert all("<svg" in card["svg"] for card in with_pictures)
    assert studio.get("/api/cards", deck="meadow").json == [{**card, "svg": ""} for card in with_pictures]
