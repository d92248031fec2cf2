"""Sheets over the wire: begun, changed, searched for, ranked."""

from __future__ import annotations

from typing import Any

from quiltsmith.api.sheet_and_deck_checks import check_sheet
from tests.studio.servers import EXAMPLES, RunningStudio


def work(studio: RunningStudio, text: str, *edits: dict[str, Any], deal: str | None = "deal.yaml") -> Any:
    """Change a sheet as the page does."""
    return studio.work(text, *edits, deal=deal).json


def test_a_sheet_begins_with_its_deal_and_is_offered_what_was_dealt(studio: RunningStudio) -> None:
    text = studio.post("/api/sheet/begin", {"deal": "deal.yaml", "player": "Ida"}).json["text"]
    assert "player: Ida" in text
    begun = work(studio, text)
    assert begun["view"]["stage"]["kind"] == "start"
    spaces = [[0, 0], [0, 1], [0, 2], [1, 1], [2, 0], [2, 1], [2, 2]]
    laid = work(studio, text, {"type": "lay", "card": "S02", "spaces": spaces})
    assert laid["verdict"]["problems"] == []
    assert [(one["card"], one["role"]) for one in laid["view"]["offers"]] == [
        ("P28", "neighbour"),
        ("P17", "token"),
        ("P24", "neighbour"),
    ]


def test_what_does_not_fit_is_refused_in_any_game(studio: RunningStudio) -> None:
    text = (studio.folder / "good.txt").read_text()
    assert studio.work(text, {"type": "single", "space": [4, 4]}).status == 422
    patchwork = studio.get("/api/example", name="patchwork/tied.txt").json["text"]
    assert work(studio, patchwork, deal=None)["view"]["desk"] == "duel"
    assert "not possible now" in studio.work(patchwork, {"type": "advance"}).json["refusal"]


def test_a_board_without_a_log_has_the_verdict_of_the_checker_and_its_scores_can_be_mended(
    studio: RunningStudio,
) -> None:
    file = EXAMPLES / "board-and-scores.txt"
    shown = work(studio, file.read_text(), deal=None)
    ours = check_sheet(file)
    verdict = shown["verdict"]
    assert (verdict["total"], verdict["checked"], shown["view"]["total"]) == (129, "partly", 129)
    assert verdict["unchecked"] == list(ours.unchecked)
    mended = work(studio, shown["text"], {"type": "score", "round": 1, "points": 16}, deal=None)
    assert (mended["verdict"]["total"], mended["verdict"]["claimed_total"]) == (124, 124)
    assert "score  16\n" in mended["text"]


def test_cards_are_found_by_id_size_and_shape(studio: RunningStudio) -> None:
    def found(words: str) -> list[str]:
        answer: list[str] = studio.post("/api/sheet/search", {"deck": "meadow", "words": words}).json
        return answer

    assert found("p17") == ["P17"]
    cards = {card["id"]: card for card in studio.get("/api/cards", deck="meadow").json}
    assert {cards[card]["size"] for card in found("size 5")} == {5}
    assert found(cards["P17"]["shape"]) == ["P17"]
    assert found("nothing") == []


def test_files_are_cut_into_sheets_and_players_are_ranked(studio: RunningStudio) -> None:
    text = (studio.folder / "good.txt").read_text()
    wrong = (studio.folder / "five-mistakes.txt").read_text()
    parts = studio.post("/api/sheet/parts", {"text": f"{text}---\n{wrong}"}).json
    assert len(parts) == 2
    sheets = [{"name": f"{number}.txt", "text": part} for number, part in enumerate(parts)]
    found = studio.post("/api/sheet/work", {"sheets": sheets, "current": 1}).json["table"]
    ranks = [(one["rank"], one["total"], one["errors"], one["is_ranked"]) for one in found["ranking"]]
    assert ranks == [(1, 138, 5, False), (1, 129, 0, True)]
    (dora,) = found["unranked"]
    assert (dora["player"], dora["reason"]) == ("Dora", "5 errors")
    assert dora["errors"] == [problem.message for problem in check_sheet(EXAMPLES / "five-mistakes.txt").errors]
    assert [one["errors"] for one in found["sheets"]] == [0, 5]


def test_who_has_only_claimed_wrong_points_is_ranked_by_the_right_ones(studio: RunningStudio) -> None:
    text = (studio.folder / "good.txt").read_text().replace("total  129", "total  139")
    (found,) = studio.work(text).json["table"]["ranking"]
    assert (found["rank"], found["total"], found["errors"], found["is_ranked"]) == (1, 129, 1, True)


def test_names_of_sheets_and_deals_stay_in_the_folder(studio: RunningStudio) -> None:
    assert studio.work("game: doodle\n", name="../x.txt").status == 422
    assert studio.work("", deal="/etc/passwd").status == 422
