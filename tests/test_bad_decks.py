"""Bad decks: one sample file for each mistake, with everything that `quiltsmith deck check` says about it.

A sample is `bad_decks/<mistake>.yaml`; beside it, `<mistake>.expected` has the output in full and the exit code.
Why is a test here failing? A message, a place or a hint changed. If that is what you want, run
`python -m tests.update_bad_decks`, and read the difference as a person who has never programmed would.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
import yaml

from quiltsmith.decks import checks as deck_rules
from quiltsmith.formats import diagnostics, yaml_reader
from quiltsmith.formats.yaml_reader import MOST_NODES
from quiltsmith.reference import codes_of
from tests.conftest import Command
from tests.update_bad_decks import FOLDER, expected_file

DECKS = sorted(FOLDER.glob("*.yaml"))
GOOD = b'deck: sample\ngame: patchwork\ncards:\n  - {id: A, size: 2, cost: 2, time: 1, income: 0, shape: "##"}\n'

# What only files can show that are too large or too strange to be stored: see the tests below.
MADE_HERE = {"encoding", "too-large"}
OF_OTHER_FILES = {
    "unreachable",
    "missing-file",
    "not-a-sheet",
    "sheet-twice",
    "same-board",
    "broken-picture",
    "broken-font",
    "low-resolution",
    "wrong-places",
    "missing-words",
}
"""What only sheets, games and themes can have; their own tests show it."""


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_what_is_said_about(deck: Path, quiltsmith: Command) -> None:
    result = quiltsmith("deck", "check", deck.name, cwd=FOLDER)
    assert f"{result.out}exit code {result.code}\n" == expected_file(deck).read_text(encoding="utf-8")
    assert result.err == ""


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_the_same_is_said_without_libyaml(
    deck: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyYAML has no wheel for the newest Python, and builds without libyaml where a compiler is missing."""
    monkeypatch.setattr(yaml_reader, "_LOADER", yaml.SafeLoader)
    test_what_is_said_about(deck, quiltsmith)


def test_every_expectation_belongs_to_a_sample() -> None:
    assert {path.stem for path in FOLDER.glob("*.expected")} == {path.stem for path in DECKS}


def test_every_code_that_a_deck_can_have_is_in_a_sample() -> None:
    expected = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.expected"))
    shown = set(re.findall(r"\[([a-z-]+)\]$", expected, re.MULTILINE)) | MADE_HERE | OF_OTHER_FILES
    assert {*codes_of(diagnostics), *codes_of(deck_rules)} - shown == set()


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_carets_stand_within_the_line_above_them(deck: Path) -> None:
    lines = expected_file(deck).read_text(encoding="utf-8").splitlines()
    carets = [number for number, line in enumerate(lines) if re.fullmatch(r" {6}\| +\^+| {6}\| \^+", line)]
    for number in carets:
        assert len(lines[number]) <= len(lines[number - 1]) + 1


def made(folder: Path, data: bytes, quiltsmith: Command) -> tuple[int, list[tuple[int, int, str, str]]]:
    """Check a deck of these bytes; text must work as well, and JSON tells place, code and message."""
    (folder / "made.yaml").write_bytes(data)
    text = quiltsmith("deck", "check", "made.yaml", cwd=folder)
    assert all(len(line) < 300 for line in text.out.splitlines())
    result = quiltsmith("deck", "check", "made.yaml", "--format", "json", cwd=folder)
    assert result.code == text.code
    (deck,) = json.loads(result.out)["decks"]
    found = [(problem["line"], problem["column"], problem["code"]) for problem in deck["problems"]]
    messages = [problem["message"] for problem in deck["problems"]]
    return result.code, [(*place, message) for place, message in zip(found, messages, strict=True)]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        pytest.param(
            b"#" * 4_000_001, (1, 1, "too-large", "the file is larger than the 4 MB that are read"), id="4-mb"
        ),
        pytest.param(
            "deck: sample".encode("utf-32"), (1, 1, "encoding", "the file is written in UTF-32"), id="utf-32"
        ),
        pytest.param(
            "deck:\n  s".encode("utf-16") + b"\0\xd8", (2, 4, "encoding", "byte 0x00 is not UTF-16"), id="utf-16"
        ),
        pytest.param(
            "deck: sample\ntitle: Flächen".encode("latin-1"),
            (2, 10, "encoding", "byte 0xe4 is not UTF-8"),
            id="latin-1",
        ),
        pytest.param(b"deck: s\xff\n", (1, 8, "encoding", "byte 0xff is not UTF-8"), id="invalid-utf-8"),
        pytest.param(
            b"\xef\xbb\xbfdeck: \xc3\xa4\xf6\n",
            (1, 8, "encoding", "byte 0xf6 is not UTF-8"),
            id="invalid-after-a-byte-order-mark",
        ),
        pytest.param(b"deck: sam\0ple\n", (1, 10, "syntax", "the invisible character U+0000"), id="nul"),
        pytest.param(
            "deck: a\u00a0b\ngame: \x07\n".encode(),
            (2, 7, "syntax", "the invisible character U+0007"),
            id="bell-after-a-hard-blank",
        ),
        pytest.param(b"[" * 100_000, (1, 17, "too-deep", "nested more than 16 levels deep"), id="100000-brackets"),
        pytest.param(
            b"a: [" + b"x," * MOST_NODES + b"]",
            (1, 4 + 2 * MOST_NODES - 1, "too-large", "the file has more entries than the 50,000 that are read"),
            id="50000-entries",
        ),
        pytest.param(
            b"x" * 1_000_000,
            (1, 1, "wrong-type", "expected a deck with keys, found `xxxxxxxxxxxxxxxxxxxx…`"),
            id="a-megabyte-in-a-line",
        ),
    ],
)
def test_hostile_files_are_refused(
    data: bytes, problem: tuple[int, int, str, str], tmp_path: Path, quiltsmith: Command
) -> None:
    assert made(tmp_path, data, quiltsmith) == (1, [problem])


@pytest.mark.parametrize(
    "data",
    [
        GOOD,
        GOOD.replace(b"\n", b"\r\n"),
        b"\xef\xbb\xbf" + GOOD,
        GOOD.removesuffix(b"\n"),
        b"---\n" + GOOD + b"...\n",
    ],
    ids=["plain", "crlf", "byte-order-mark", "no-last-line-end", "document-marks"],
)
def test_what_editors_do_to_line_ends_and_file_starts_is_fine(
    data: bytes, tmp_path: Path, quiltsmith: Command
) -> None:
    code, problems = made(tmp_path, data, quiltsmith)
    assert code == 0
    assert [problem[2] for problem in problems] == ["unusual-count"]


def test_lines_are_counted_the_same_with_any_line_ends(tmp_path: Path, quiltsmith: Command) -> None:
    data = GOOD.replace(b"size: 2", b"size: 3")
    places = [
        [problem[:3] for problem in made(tmp_path, data.replace(b"\n", end), quiltsmith)[1]]
        for end in (b"\n", b"\r\n", b"\r", "\u2028".encode())
    ]
    assert places == [[(3, 1, "unusual-count"), (4, 19, "wrong-size")]] * 4


def test_a_drawing_with_crlf_names_the_right_column(tmp_path: Path, quiltsmith: Command) -> None:
    data = b"deck: sample\r\ncards:\r\n  - id: A\r\n    size: 2\r\n    shape: |\r\n      ##\r\n      #?\r\n"
    _, problems = made(tmp_path, data, quiltsmith)
    assert (7, 8, "unknown-character") in [problem[:3] for problem in problems]


def test_a_deck_of_too_many_cards(tmp_path: Path, quiltsmith: Command) -> None:
    cards = b"".join(b'  - {id: P%03d, size: 2, shape: "##"}\n' % number for number in range(501))
    code, problems = made(tmp_path, b"deck: sample\ngame: patchwork\ncards:\n" + cards, quiltsmith)
    assert (code, problems) == (
        1,
        [(4, 3, "out-of-range", "the length of the list is out of range: `501`")],
    )


def test_strict_counts_warnings(quiltsmith: Command) -> None:
    assert quiltsmith("deck", "check", "few-cards.yaml", cwd=FOLDER).code == 0
    assert quiltsmith("deck", "check", "few-cards.yaml", "--strict", cwd=FOLDER).code == 1


def test_two_files_of_one_name_in_two_folders_are_two_decks(tmp_path: Path, quiltsmith: Command) -> None:
    for folder, size in (("one", b"2"), ("two", b"3")):
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / "made.yaml"
        path.write_bytes(GOOD.replace(b"size: 2", b"size: " + size))
        os.utime(path, ns=(10**18, 10**18))
    codes = [quiltsmith("deck", "check", "made.yaml", cwd=tmp_path / folder).code for folder in ("one", "two")]
    assert codes == [0, 1]
