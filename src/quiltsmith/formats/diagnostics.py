"""What can be wrong with any file: one function per problem code, whose docstring `quiltsmith explain` shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quiltsmith.formats.command_hints import command_hint
from quiltsmith.formats.nodes import Node, Scalar, describe, shorten
from quiltsmith.formats.problems import Level, Problem, Text
from quiltsmith.formats.source import Place
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import _, ngettext

_MOST_LISTED = 8


def encoding(place: Place, found: str) -> Problem:
    """The file is not written in UTF-8.

    quiltsmith reads UTF-8, which every editor of today can write, and UTF-16 with a byte order mark, as some
    shells write it. Old files and some exports use other encodings, such as Latin-1. Open the file in your
    editor and save it again as UTF-8.
    """
    return Problem(place, "encoding", found, _("save the file as UTF-8"))


def too_large(place: Place, what: str, limit: str) -> Problem:
    """The file holds more than any real file of its kind.

    A sheet takes some kilobytes, a deck of a hundred cards some twenty. A file of megabytes, or with tens of
    thousands of entries, is not read, or only its beginning, so that a broken or hostile file cannot stop your
    machine. The same holds for PDF files of tens of thousands of pages or millions of instructions.
    """
    return Problem(
        place,
        "too-large",
        _("{what} than the {limit} that are read", what=what, limit=limit),
        _("is this the right file?"),
    )


def too_deep(place: Place, limit: int) -> Problem:
    """Lists within lists within lists, deeper than any real file goes.

    Usually a bracket too many. A deck file needs four levels.
    """
    return Problem(
        place,
        "too-deep",
        _("nested more than {limit} levels deep", limit=limit),
        _("is there a bracket too many?"),
    )


def alias(place: Place, name: str) -> Problem:
    """A YAML alias (`*name`), which stands for a value written elsewhere.

    A few lines of aliases can stand for billions of values, so quiltsmith does not follow them.

    FAIL:
        first: &shape "##/#."
        second: *shape
    PASS:
        first: "##/#."
        second: "##/#."
    """
    return Problem(
        place, "alias", _("the alias `*{name}` is not followed", name=name), _("write the value out here")
    )


def tab(place: Place) -> Problem:
    """A tab where only spaces may stand.

    YAML tells what belongs together by the number of spaces at the start of a line, and nobody can say
    how many a tab is worth. Set your editor to write spaces.
    """
    return Problem(place, "tab", _("a tab at the start of the line"), _("indent with spaces instead"))


def syntax(place: Place, message: str, hint: Text) -> Problem:
    """The text does not follow the format at this place.

    In a sheet, only the line is left out, and all others are read. A YAML file is not read any further; there the
    cause is often one of: a missing space after a colon, lines of one list indented differently, a bracket or
    a quotation mark that is not closed, or a shape that starts with `#` and is not in quotation marks
    (`#` starts a comment).

    FAIL:
        cuts: [##, #./##]
    PASS:
        cuts: ["##", "#./##"]
    FAIL (in a sheet):
        2      CC P07
        scor   25
    PASS:
        2      C  P07
        score  25
    """
    return Problem(place, "syntax", message, hint)


def empty_file(place: Place, kind: str, command: str) -> Problem:
    """The file holds nothing, or nothing but comments.

    FAIL:
        # my deck
    PASS:
        deck: mine
        game: doodle
        cards:
          - {id: P01, size: 3, shape: "##/#."}
    """
    return Problem(
        place,
        "empty-file",
        _("there is no {kind} in this file", kind=_(kind)),
        command_hint(_("`{command}` writes one to start from", command=command)),
    )


def missing_file(place: Place, message: str, hint: Text) -> Problem:
    """A file or folder that was named is not there, cannot be read, or holds nothing to look at.

    All others are looked at in any case; the exit code is 2.
    """
    return Problem(place, "missing-file", message, hint)


def not_a_sheet(place: Place, message: str, hint: str) -> Problem:
    """A file of another kind stands where a finished sheet was expected: a deck, or a deal.

    Decks are checked with `quiltsmith deck check`. A deal is given with `--deal`, and sheets are checked
    against it.
    """
    return Problem(place, "not-a-sheet", message, hint)


def other_kind(place: Place, message: str, hint: str) -> Problem:
    """A file of another kind than the one that belongs here: a game for a deck, a spreadsheet, a PDF.

    What a file is shows by how it begins. The hint says which command takes it.

    FAIL:
        quiltsmith cards my-game.yaml
    PASS:
        quiltsmith cards my-deck.yaml
    """
    return Problem(place, "other-kind", message, hint)


def sheet_twice(place: Place, message: str, hint: str) -> Problem:
    """The same sheet stands here a second time, in the same file or in another.

    It is only a warning, but the ranking counts it once. Two sheets are the same when all that stands in them is,
    the name of the player too. A file that is named twice is looked at once.
    """
    return Problem(place, "sheet-twice", message, hint, Level.WARNING)


def same_board(place: Place, message: str, hint: str) -> Problem:
    """Two sheets of different players have the same board.

    It is only a warning: letters may differ, but every patch lies in the same place. Usually a sheet was copied to
    begin another one, and its board forgotten; or the same pad was typed twice.
    """
    return Problem(place, "same-board", message, hint, Level.WARNING)


def duplicate_key(place: Place, key: str, first_line: int) -> Problem:
    """The same key stands twice in one place, so one of its values would be lost.

    FAIL:
        size: 5
        size: 6
    PASS:
        size: 6
    """
    return Problem(
        place,
        "duplicate-key",
        _("{key} stands here a second time", key=shorten(key, 24)),
        _("the first is in line {line}; keep one", line=first_line),
    )


def unknown_key(key: Scalar, owner: str, known: Iterable[str]) -> Problem:
    """A key that this kind of file does not have, usually mistyped.

    FAIL:
        sise: 5
    PASS:
        size: 5
    """
    return Problem(
        key.place,
        "unknown-key",
        _("{owner} has no key {key}", owner=_(owner), key=describe(key)),
        did_you_mean(key.text, known),
    )


def missing_key(place: Place, owner: str, key: str, example: str) -> Problem:
    """A key that cannot be left out is not there.

    FAIL:
        - {size: 2, shape: "##"}
    PASS:
        - {id: P01, size: 2, shape: "##"}
    """
    return Problem(
        place,
        "missing-key",
        _("{owner} has no `{key}`", owner=_(owner), key=key),
        _("add it, for example `{example}`", example=example),
    )


def wrong_type(node: Node, wanted: str, hint: str) -> Problem:
    """Something other than what belongs here: a word for a number, a list for a text, or nothing at all.

    FAIL:
        size: five
    PASS:
        size: 5
    """
    return Problem(
        node.place,
        "wrong-type",
        _("expected {wanted}, found {found}", wanted=wanted, found=describe(node)),
        hint,
    )


def out_of_range(node: Node, what: str, low: int, high: int) -> Problem:
    """A number that is negative, or so large that it cannot be meant, or a list of such a length.

    FAIL:
        cost: -3
    PASS:
        cost: 3
    """
    return Problem(
        node.place,
        "out-of-range",
        _("{what} is out of range: {found}", what=_(what), found=describe(node)),
        _("from {low} to {high} is possible here", low=low, high=high),
    )


def wrong_places(place: Place, strange: str, english: str) -> Problem:
    """A text of a language with a place in braces that nothing is put into.

    The places of a text are those of the English one: their names stay, but they may stand in another order.

    FAIL:
        page-of: "Seite {seite} von {pages}"
    PASS:
        page-of: "Seite {page} von {pages}"
    """
    shown = shorten(english.replace("\N{NO-BREAK SPACE}", " "), 100)
    return Problem(place, "wrong-places", strange, _("in English it is: {text}", text=shown))


def missing_words(place: Place, keys: Sequence[str]) -> Problem:
    """Words that a language file does not have (a warning).

    In their place stand the English ones. `quiltsmith languages --show en` shows all keys.

    FAIL:
        code: xx
    PASS:
        code: xx
        language: Example
        …
    """
    listed = ", ".join(keys[:_MOST_LISTED]) + (" …" if len(keys) > _MOST_LISTED else "")
    number = len(keys)
    return Problem(
        place,
        "missing-words",
        ngettext(number, "{number} key is missing: {keys}", "{number} keys are missing: {keys}", keys=listed),
        _("add what the English file has; else English words stand there"),
        Level.WARNING,
    )


def unreachable(place: Place, message: str, hint: str) -> Problem:
    """A goal that nobody can reach in play.

    No rectangle is larger than the board, and every round scores one. It is only a warning: pads and scoring aids
    leave the goal out. `quiltsmith simulate` tells what a good score is with a deck.

    FAIL (two rounds on a board of 7×7, so 98 points at most):
        good_score: 100
    PASS:
        good_score: 40
    """
    return Problem(place, "unreachable", message, hint, Level.WARNING)


def unknown_name(place: Place, what: str, name: str, known: Iterable[str]) -> Problem:
    """The name of a deck, game or other shipped file that does not exist.

    Give the name of a shipped one, or a path to your own file that ends in `.yaml`.

    FAIL:
        game: dodle
    PASS:
        game: doodle
    """
    return Problem(
        place,
        "unknown-name",
        _("there is no {what} {name}", what=_(what), name=shorten(name, 44)),
        did_you_mean(name, known),
    )


def broken_picture(place: Place, message: str, hint: str) -> Problem:
    """A picture that cannot be read, or that holds what cannot be printed.

    Pictures are PNG, JPEG or SVG, of at most 20 MB and 25 million pixels. A drawing (SVG) may have lines and areas
    of plain colours; shading, see-through parts, text, scripts and links to other files are refused, because print
    services and printers without our fonts would show something else.

    FAIL:
        <text x="3" y="9">My logo</text>
    PASS:
        <path d="M3 9 L6 2 L9 9 Z" fill="#9c3d00"/>
    """
    return Problem(place, "broken-picture", message, hint)


def low_resolution(place: Place, name: str, found: float, wanted: int) -> Problem:
    """A picture that has too few pixels for the size that it is printed at.

    Print services ask for 300 dots per inch: a card of 63 × 88 mm wants 744 × 1040 pixels, with 3 mm of bleed
    815 × 1110. Fewer look blurred or jagged. Drawings (SVG) are sharp at any size.

    FAIL:
        back_picture: small.jpg         # 400 × 560 pixels
    PASS:
        back_picture: large.jpg         # 815 × 1110 pixels
    """
    return Problem(
        place,
        "low-resolution",
        _("{name} has {found:.0f} dpi at its printed size", name=shorten(name, 44), found=found),
        _("print services want {wanted}; take a larger picture, or print it smaller", wanted=wanted),
        Level.WARNING,
    )


def broken_font(place: Place, message: str) -> Problem:
    """A font that cannot be embedded.

    Fonts are TrueType files (`.ttf`) with outlines of their own. Others, such as OpenType fonts with PostScript
    outlines (`.otf`), web fonts and collections, can be turned into TrueType by font programs. A font must have
    all characters that are printed with it; see to its license before you pass a PDF on.

    FAIL:
        fonts: {display: fancy.otf}
    PASS:
        fonts: {display: fancy.ttf}
    """
    return Problem(place, "broken-font", message, _("save it as a TrueType font, or choose another"))
