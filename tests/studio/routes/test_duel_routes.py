"""Games of two over the wire: what they are played with, begun, held over a quilt."""

from __future__ import annotations

from typing import Any, get_args

from quiltsmith.api.sheet_and_deck_checks import check_sheets
from quiltsmith.studio.bot_levels import Level
from tests.studio.servers import RunningStudio


def begun(studio: RunningStudio, language: str = "en", **question: Any) -> str:
    """Begin a game with the classic deck."""
    answer = studio.post("/api/duel/begin", {"deck": "classic", **question}, language)
    assert answer.status == 200, answer.text
    text: str = answer.json["text"]
    return text


def test_decks_come_with_their_games_and_time_boards(studio: RunningStudio) -> None:
    (deck,) = studio.get("/api/duel/choices").json
    assert deck["name"] == "classic"
    assert [(game["name"], game["tracks"]) for game in deck["games"]] == [
        ("patchwork", ["revised", "classic"]),
        ("halloween", ["revised", "classic"]),
    ]


def test_a_game_begins_with_a_mixed_circle_and_offers_three_patches(studio: RunningStudio) -> None:
    text = begun(studio, players=("Anna Maria", "Ben"), seed=3, track="classic", game="halloween")
    assert text == begun(studio, players=("Anna Maria", "Ben"), seed=3, track="classic", game="halloween")
    view = studio.work(text).json["view"]
    assert (view["stage"]["kind"], len(view["offers"]), view["currency"]) == ("turn", 3, "eyeballs")
    assert [seat["player"] for seat in view["seats"]] == ["Anna-Maria", "Ben"]
    assert view["track"]["specials"][0] == 20
    ways = studio.post("/api/sheet/hold", {"name": "x.txt", "text": text, "shape": "##/##"}).json
    assert (len(ways), len(ways[0]["fits"])) == (1, 64)


def test_a_quilt_begins_empty_and_in_the_language_of_the_page(studio: RunningStudio) -> None:
    text = begun(studio, "de", players=("Ada", ""), is_quilt=True)
    assert "spieler: Ada" in text
    view = studio.work(text).json["view"]
    assert view["desk"] == "quilts"


def test_names_that_a_record_cannot_hold_are_refused(studio: RunningStudio) -> None:
    for names in (("", ""), ("Ann", "ann"), ("A:B", "C"), ("#", "C")):
        answer = studio.post("/api/duel/begin", {"deck": "classic", "players": names, "seed": 1})
        assert answer.status == 422, names
    assert studio.post("/api/duel/begin", {"deck": "meadow", "seed": 1}).status == 422


def test_two_quilts_of_a_file_are_compared_as_the_command_line_does(studio: RunningStudio) -> None:
    text = studio.get("/api/example", name="patchwork/two-quilts.txt").json["text"].replace("tile no", "tile yes")
    file = studio.folder / "pair.txt"
    file.write_text(text, encoding="utf-8")
    parts = studio.post("/api/sheet/parts", {"text": text}).json
    for place, verdict in enumerate(check_sheets(file)):
        sheets = [{"name": "pair.txt", "text": part, "group": 1} for part in parts]
        found = studio.post("/api/sheet/work", {"sheets": sheets, "current": place}).json["verdict"]
        assert [one["message"] for one in found["problems"]] == [one.message for one in verdict.problems]
        assert (found["total"], found["tile"]) == (verdict.total, verdict.facts["tile"])
    assert "tile" in found["problems"][0]["code"]


EDITS = {"take": ("card", "spaces"), "special": ("spaces",), "advance": (), "discard": ()}


def test_a_bot_plays_both_sides_to_the_end_and_the_checker_accepts_it(studio: RunningStudio) -> None:
    text = begun(studio, players=("Anna", "Ben"), seed=5)
    for _turn in range(200):
        found = studio.work(text).json
        if found["view"]["stage"]["kind"] == "over":
            break
        level = ("easy", "medium")[found["view"]["stage"]["player"]]
        move = studio.post("/api/duel/bot", {"name": "x.txt", "text": text, "level": level}).json
        edit = {"type": move["action"], **{key: move[key] for key in EDITS[move["action"]]}}
        text = studio.work(text, edit).json["text"]
    assert found["view"]["stage"]["kind"] == "over"
    assert found["verdict"]["problems"] == []


def test_every_level_has_a_bot_that_advises(studio: RunningStudio) -> None:
    text = begun(studio, players=("Anna", "Ben"), seed=5)
    offers = {offer["card"] for offer in studio.work(text).json["view"]["offers"]}
    for level in get_args(Level):
        move = studio.post("/api/duel/bot", {"name": "x.txt", "text": text, "level": level}).json
        assert move["action"] == "advance" or move["card"] in offers, level


def test_no_bot_moves_where_nobody_is_to_move(studio: RunningStudio) -> None:
    circle_unknown = begun(studio, players=("Anna", "Ben"))
    quilt = begun(studio, players=("Ada", ""), is_quilt=True)
    for text in (circle_unknown, quilt, "", "game: doodle\n"):
        answer = studio.post("/api/duel/bot", {"name": "x.txt", "text": text})
        assert answer.status == 422
        assert answer.json["refusal"] == "nobody is to move here"
    assert studio.post("/api/duel/bot", {"name": "x.txt", "text": "", "level": "wizard"}).status == 400
