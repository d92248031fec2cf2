"""Words that are too long for a pad: only those that stand on one are told, also if they are broken into lines."""

from __future__ import annotations

from quiltsmith.formats.languages import Language, words_in
from quiltsmith.formats.source import Source
from quiltsmith.layout.pad.checks import long_words


def told(key: str, text: str) -> list[tuple[str, str]]:
    """List what is told of English words of which one is another: the keys, and whether it is an error."""
    language = Language({**words_in("en"), key: text})
    # The excerpt of a place is its key.
    found = long_words.check(language, lambda key: Source("words.yaml", key).place(1))
    return [(problem.place.source.text, str(problem.level)) for problem in found]


def test_what_is_on_no_measured_pad_is_not_told() -> None:
    # Its English text has `points`, which stands on pads by itself; this one has not.
    assert told("pad.good", "{points} and more: a splendid quilt, and a very long sentence about it.") == []


def test_a_text_that_is_broken_into_lines_is_measured() -> None:
    usual = words_in("en")["special.neighbour.meaning"]
    assert told("special.neighbour.meaning", usual.replace("Instead draw", "Draw, in its place,")) == []
    # More lines make all explanations smaller, also those of other actions.
    longer = dict(told("special.neighbour.meaning", " ".join([usual] * 4)))
    assert longer["special.neighbour.meaning"] == "warning"


def test_a_word_that_fits_nowhere_is_an_error() -> None:
    assert told("pad.total", "The sum of all points of all rounds") == [("pad.total", "error")]
