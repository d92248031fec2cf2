"""Records as people write them: names cut short, German words, games chosen by deck or head, and hostile text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.cli.patchwork_report import full_report, in_short
from quiltsmith.formats.problems import Level
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.patchwork.patchwork_record import claim_words
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
from quiltsmith.i18n import use_locale
from tests.conftest import Command
from tests.games.patchwork import pocket
from tests.games.patchwork.samples import (
    CHECKING,
    check_game,
    check_quilt,
    codes,
    game_named,
    played,
    read,
    text_of,
)


def test_a_beginning_of_the_name_is_enough() -> None:
    text = text_of(3)
    head, log = text.split("log:\n")
    short = head + "log:\n" + log.replace("Andrea", "a").replace("Doris", "Dor")
    assert codes(short) == []


def test_players_may_be_called_like_keywords() -> None:
    text = text_of(3).replace("Andrea", "Total").replace("Doris", "Tile")
    assert codes(text) == []


@pytest.mark.parametrize("broken", [(0,), (0, 17), (20,), (11, 22)], ids=str)
def test_the_circle_may_go_over_several_lines(broken: tuple[int, ...]) -> None:
    assert codes(_with_broken_circle(text_of(3), broken)) == []


def test_a_patch_in_a_later_line_of_the_circle_is_found_there() -> None:
    text = _with_broken_circle(text_of(3), (0, 17))
    lines = text.splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("circle:")) + 2
    lines[number] = " ".join(["!!", *lines[number].split()[1:]])
    problem = check_game("\n".join(lines)).problems[0]
    assert (problem.code, problem.place.line, problem.place.column) == ("circle-wrong", number + 1, 1)


def test_a_patch_too_many_in_the_circle_is_compared_with_all_of_the_deck() -> None:
    head, circle, rest = text_of(3).partition("circle:")
    problems = check_game(f"{head}{circle} AA{rest}").problems
    assert [(problem.code, problem.hint) for problem in problems] == [("circle-wrong", "did you mean `A`?")]


@pytest.mark.parametrize("broken", [(), (0, 17), (32,)], ids=str)
def test_a_circle_that_ends_with_another_patch_is_told_at_that_patch(broken: tuple[int, ...]) -> None:
    head, _, rest = text_of(3).partition("circle:")
    circle, _, rest = rest.partition("\n")
    first, *others = circle.split()
    text = _with_broken_circle(f"{head}circle: {' '.join([*others, first])}\n{rest}", broken)
    [problem] = [one for one in check_game(text).problems if one.code == "circle-wrong"]
    line = text.splitlines()[problem.place.line - 1]
    assert (problem.level, problem.place.length) == (Level.WARNING, len(first))
    assert line.endswith(first)
    assert problem.place.column == len(line) - len(first) + 1


def test_an_empty_circle_takes_in_no_move() -> None:
    head, _, moves = text_of(3).partition("circle:")
    log = moves.partition("log:\n")[2]
    problems = check_game(f"{head}circle:\n{log}").problems
    assert "nothing stands after `circle:`" in [problem.message for problem in problems]
    assert "syntax" not in [problem.code for problem in problems if problem.place.line > 6]


def _with_broken_circle(text: str, broken: tuple[int, ...]) -> str:
    """Start a new line before these patches of the circle."""
    head, _, rest = text.partition("circle:")
    circle, _, rest = rest.partition("\n")
    cards = [f"\n{card}" if index in broken else f" {card}" for index, card in enumerate(circle.split())]
    return f"{head}circle:{''.join(cards)}\n{rest}"


@pytest.mark.parametrize("colon", [":", ": ", " : "])
def test_a_wrong_patch_right_behind_the_colon_is_told_there(colon: str) -> None:
    head, _, rest = text_of(3).partition("circle: ")
    problem = check_game(f"{head}circle{colon}!! {rest}").problems[0]
    assert (problem.code, problem.place.column, problem.place.length) == ("circle-wrong", 7 + len(colon), 2)


@pytest.mark.parametrize(("circle", "expected"), [("", []), ("circle: A B C\n", ["circle-wrong"])])
def test_boards_without_a_log_need_no_circle_but_a_wrong_one_is_told(circle: str, expected: list[str]) -> None:
    board = 9 * ".........\n"
    assert codes(f"players: Ann Bob\n{circle}\nboard Ann:\n{board}\nboard Bob:\n{board}") == expected


def test_a_game_in_german() -> None:
    words = {
        "game:": "spiel:",
        "deck:": "karten:",
        "players:": "spieler:",
        "circle:": "kreis:",
        "board ": "brett ",
        "log:": "verlauf:",
        " take ": " nimm ",
        " advance": " weiter",
        " special ": " sonder ",
        "buttons": "knöpfe",
        "tile ": "plättchen ",
        " yes": " ja",
        " no": " nein",
        "empty": "leer",
        "total": "summe",
    }
    text = text_of(3)
    for english, german in words.items():
        text = text.replace(english, german)
    checked = check_game(text)
    assert checked.problems == []
    assert checked.total(0) == played(3).end.score(0)


def test_a_record_without_claims_is_replayed_all_the_same() -> None:
    text = text_of(3).partition("buttons")[0]
    checked = check_game(text)
    assert checked.problems == []
    assert checked.claimed_total(0) is None
    assert [checked.total(player) for player in (0, 1)] == [played(3).end.score(player) for player in (0, 1)]


def test_a_game_that_goes_on_is_a_warning() -> None:
    head, log = text_of(3).split("log:\n")
    checked = check_game(f"{head}log:\n" + "\n".join(log.splitlines()[:1]))
    assert {problem.code for problem in checked.problems if problem.level == "warning"} == {"unfinished"}
    assert checked.winner is None


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        ("game: patchwork\n", CheckedQuilt),
        ("game: halloween\n", CheckedQuilt),
        ("deck: classic\n", CheckedQuilt),
        ("players: Ann Bob\n", CheckedGame),
        ("game: patchwork\nplayers: Ann Bob\n", CheckedGame),
        ("game: doodle\n", CheckedSheet),
        ("deck: meadow\n", CheckedSheet),
        ("", CheckedSheet),
    ],
)
def test_the_head_chooses_the_checker(head: str, kind: type) -> None:
    assert isinstance(CHECKING.check(read(f"{head}player: Ann\n")), kind)


def test_a_doodle_game_with_players_and_a_circle_is_one_mistake() -> None:
    text = text_of(3).replace("game: patchwork", "game: doodle").replace("deck: classic\n", "")
    assert codes(text) == ["other-game"]


def test_a_whole_game_is_not_ranked(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "one.txt").write_text(text_of(3), encoding="utf-8")
    (tmp_path / "two.txt").write_text(text_of(4), encoding="utf-8")
    result = quiltsmith("sheet", "check", "one.txt", "two.txt", "--format", "json", cwd=tmp_path)
    assert json.loads(result.out)["ranking"] == []
    assert "Ranking" not in quiltsmith("sheet", "check", "one.txt", "two.txt", cwd=tmp_path).out


def test_a_rebalanced_deck_changes_the_prices(tmp_path: Path, quiltsmith: Command) -> None:
    card = next(move.card for move in played(3).moves if move.card)
    (tmp_path / "own.yaml").write_text(
        f"deck: own\ntitle: Own\nbase: classic\noverride: {{{card}: {{cost: 6}}}}\n", encoding="utf-8"
    )
    (tmp_path / "game.txt").write_text(text_of(3).replace("deck: classic", "deck: own.yaml"), encoding="utf-8")
    result = quiltsmith("sheet", "check", "game.txt", "--format", "json", cwd=tmp_path)
    (sheet,) = json.loads(result.out)["sheets"]
    assert sheet["problems"][0]["code"] == "not-enough-buttons"


TOKENS = st.sampled_from(
    [
        "Andrea",
        "Doris",
        "take",
        "advance",
        "special",
        "discard",
        "total",
        "tile",
        "yes",
        "A",
        "a",
        "Q",
        "9",
        "-",
        "#",
    ]
)
LINES = st.lists(TOKENS, max_size=6).map(" ".join) | st.text(max_size=12).map(lambda text: " ".join(text.split()))
CHANGES = st.lists(st.tuples(st.integers(0, 200), st.sampled_from("-+*~"), LINES), min_size=1, max_size=8)


@settings(max_examples=60)
@given(st.integers(0, 10), CHANGES)
def test_hostile_records_are_reported_and_break_nothing(seed: int, changes: list[tuple[int, str, str]]) -> None:
    lines = text_of(seed).splitlines()
    for place, kind, line in changes:
        index = place % len(lines)
        if kind == "-" and len(lines) > 1:
            del lines[index]
        elif kind == "+":
            lines.insert(index, line)
        elif kind == "*":
            lines[index] = line
        else:
            other = (place * 7) % len(lines)
            lines[index], lines[other] = lines[other], lines[index]
    checked = CHECKING.check(read("\n".join(lines)))
    assert isinstance(checked, CheckedGame | CheckedQuilt | CheckedSheet)
    for problem in checked.problems:
        assert 1 <= problem.place.line <= len(lines) + 1
        assert problem.hint
    if not isinstance(checked, CheckedSheet):
        assert full_report(checked)
        assert in_short(checked).total
        assert json.dumps(checked.to_json())


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("Andrea take E", 14, "expected a patch and a letter after `take`"),
        ("Andrea take E A Q", 17, "expected a patch and a letter after `take`"),
        ("Andrea take E AX", 15, "`AX` is not a single letter"),
        ("Andrea take E ?", 15, "`?` is not a single letter"),
        ("Andrea advance A", 16, "expected nothing after `advance`"),
        ("Andrea fly", 8, "`fly` is not a move"),
        ("Andrea", 7, "the move is missing"),
        ("buttons", 8, "the player's name is missing"),
        ("buttons 5", 9, "the player's name is missing"),
        ("buttons Zoe 5", 9, "`Zoe` is not one of the players"),
        ("buttons Andrea", 15, "expected a number here"),
        ("buttons Andrea 5 6", 18, "expected a number here"),
        ("buttons Andrea 123456", 16, "expected a number here"),
        ("buttons Andrea ٣", 16, "expected a number here"),
        ("buttons Andrea five", 16, "expected a number here"),
        ("buttons Andrea -5", 16, "expected a number here"),
        ("tile Andrea 1", 13, "expected `yes` or `no` here"),
        (f"Andrea {41 * 'x'} E A", 8, f"`{40 * 'x'}` is not a move"),
    ],
)
def test_a_wrong_move_is_told_where_it_is_wrong(line: str, column: int, message: str) -> None:
    lines = text_of(3).splitlines()
    number = next(index for index, move in enumerate(lines) if " take " in move)
    lines[number] = line
    problem = check_game("\n".join(lines)).problems[0]
    assert (problem.code, problem.place.line, problem.place.column) == ("syntax", number + 1, column)
    assert problem.message == message


def test_of_three_players_those_with_boards_are_meant() -> None:
    text = text_of(3).replace("players: Andrea Doris", "players: Clara Andrea Doris")
    checked = check_game(text)
    assert [problem.code for problem in checked.problems] == ["syntax"]


def test_quilts_alone_have_a_winner_only_if_both_totals_are_known() -> None:
    head = text_of(3).partition("log:\n")[0].replace("circle:", "# circle:")
    andrea, doris = ("buttons {0} {1}\ntile {0} no\n".format(*claim) for claim in (("Andrea", 5), ("Doris", 60)))
    assert check_game(f"{head}log:\n{andrea}").winner is None
    assert check_game(f"{head}log:\n{doris}").winner is None
    assert check_game(f"{head}log:\n{andrea}{doris}").winner == "Doris"


def test_a_game_of_two_has_records_of_whole_games(quiltsmith: Command) -> None:
    begun = quiltsmith("sheet", "new", "--game", "patchwork", "--whole-game", "--player", "Ina Tom")
    assert (begun.code, begun.err) == (0, "")
    assert "players: Ina Tom\n" in begun.out


@pytest.mark.parametrize(
    ("line", "hint"), [("butons 4", "did you mean `buttons`?"), ("tyle yes", "did you mean `tile`?")]
)
def test_a_line_that_starts_with_no_word_of_a_quilt_is_told_there(line: str, hint: str) -> None:
    text = "game: patchwork\nboard:\n" + 9 * ".........\n" + f"\n{line}\n"
    [problem] = check_quilt(text).problems
    word = line.split()[0]
    assert (problem.place.line, problem.place.column, problem.hint) == (13, 1, hint)
    assert problem.message == f"`{word}` starts no line of a finished quilt"


def test_a_letter_without_a_patch_is_no_line_of_a_quilt() -> None:
    text = "game: patchwork\nboard:\n" + "A........\n" + 8 * ".........\n" + "\nA\n"
    assert [problem.message for problem in check_quilt(text).problems] == [
        "`A` starts no line of a finished quilt"
    ]


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("knöpf 4", "meintest du `knöpfe`?"),
        ("plätchen ja", "meintest du `plättchen`?"),
        ("lehr 4", "meintest du `leer`?"),
        ("tyle yes", "meintest du `tile`?"),
    ],
)
def test_mistyped_words_of_a_quilt_are_looked_up_in_german_too(line: str, hint: str) -> None:
    text = "game: patchwork\nboard:\n" + 9 * ".........\n" + f"\n{line}\n"
    with use_locale("de"):
        [problem] = check_quilt(text).problems
        assert str(problem.hint) == hint


@pytest.mark.parametrize(("name", "is_word"), [("¤", False), ("ml", True), ("Knöpfe", True)])
def test_the_name_of_the_currency_starts_a_claim_unless_it_could_be_a_letter(name: str, is_word: bool) -> None:
    game = game_named("patchwork")
    words = claim_words(replace(game, currency=replace(game.currency, name={"en": name})))
    assert (name.lower() in words) is is_word


@pytest.mark.parametrize("words", ["", " A", " A B", " A B C"])
def test_an_advance_places_nothing(words: str) -> None:
    [move] = pocket.checked(f"Ann advance{words}").replay.record.moves
    assert (move.action, move.card, move.letter) == ("advance", "", "")


def test_a_claim_that_stands_twice_is_told_at_the_second_line() -> None:
    found = pocket.checked("Ann advance/buttons Ann 5/buttons Ann 5").problems
    [problem] = [problem for problem in found if problem.code == "duplicate-key"]
    assert (problem.line, problem.column, problem.place.length) == (20, 1, len("buttons"))
    assert problem.message == "`buttons` stands here a second time"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("Ann take J A", "letter-twice"),
        ("Ann special A", "letter-twice"),
        ("Ann take J Z", "unknown-letter"),
        ("Ann special Z", "unknown-letter"),
    ],
)
def test_a_wrong_letter_is_told_at_the_letter(move: str, code: str) -> None:
    found = pocket.checked(f"Ann take M A/{move}", "AAA./..../..../....").problems
    [place] = [problem.place for problem in found if problem.code == code]
    assert (place.line, place.column, place.length) == (19, len(move), 1)


@pytest.mark.parametrize(("claim", "value"), [("buttons Ann 12345", 12345), ("buttons Ann 123456", None)])
def test_a_claim_has_at_most_five_digits(claim: str, value: int | None) -> None:
    found = pocket.checked(f"Ann advance/{claim}").replay.record.claim(0, "buttons")
    assert (found and found.value) == value


def test_a_patch_that_the_deck_lacks_is_named_in_short() -> None:
    found = pocket.checked("Ann take Q1234567890123456 A", "AA../..../..../....").problems
    [message] = [problem.message for problem in found if problem.code == "unknown-card"]
    assert message == "the deck pocket has no patch Q123456789012345"


@pytest.mark.parametrize("letter", ["AX", "?"])
def test_a_special_patch_has_a_letter_too(letter: str) -> None:
    found = pocket.checked(f"Ann special {letter}").problems
    told = [(one.line, one.column, one.message) for one in found if one.code == "syntax"]
    assert told == [(18, 13, f"`{letter}` is not a single letter")]


@pytest.mark.parametrize(("circle", "hint"), [("A A", "missing: "), ("A B", "add ")])
def test_of_the_patches_that_the_circle_lacks_twelve_are_named(circle: str, hint: str) -> None:
    head, _, rest = text_of(3).partition("circle:")
    problems = check_game(f"{head}circle: {circle}\n{rest.partition(chr(10))[2]}").problems
    [found] = [problem.hint for problem in problems if problem.code == "circle-wrong"]
    assert found.startswith(hint)
    assert found.count(", ") == 12 - 1
