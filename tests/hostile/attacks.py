"""The attacks: files to write, the command to run, and how it has to end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.hostile import decks, pdfs, sheets

Content = Callable[[], str | bytes]


class Attack(NamedTuple):
    """One row: what is tried, the command line, the exit code and a part of what is said.

    `files` are written before; `feed` is a shell command whose output is standard input.
    """

    name: str
    command: str
    code: int
    says: str
    files: Mapping[str, Content] = {}
    feed: str = ""

    def write(self, folder: Path) -> None:
        """Write the files."""
        for name, content in self.files.items():
            made = content()
            (folder / name).write_bytes(made.encode("utf-8") if isinstance(made, str) else made)


def sheet(name: str, content: Content, code: int, says: str, options: str = "") -> Attack:
    return Attack(name, f"sheet check s.txt{options}", code, says, {"s.txt": content})


def deck(name: str, content: Content, code: int, says: str, command: str = "deck check d.yaml") -> Attack:
    return Attack(name, command, code, says, {"d.yaml": content, "large.yaml": lambda: decks.LARGE_GAME})


def pdf(name: str, content: Content, code: int, says: str, options: str = "") -> Attack:
    return Attack(name, f"preflight f.pdf{options}", code, says, {"f.pdf": content})


SHEETS = (
    sheet("circle of one patch", partial(sheets.circle, "A"), 1, ""),
    sheet("circle of unknown patches", partial(sheets.circle, "x{}"), 1, ""),
    sheet("circle, one to a line", lambda: sheets.circle("B").replace(" B", "\nB"), 1, ""),
    sheet("wrong lines", partial(sheets.lines, "nonsense", sheets.MEGABYTE), 1, ""),
    sheet("wrong lines, as JSON", partial(sheets.lines, "nonsense", sheets.MEGABYTE), 1, "", " --format json"),
    sheet(
        "wrong lines, for GitHub", partial(sheets.lines, "nonsense", sheets.MEGABYTE), 1, "", " --format github"
    ),
    sheet("wrong lines, all different", partial(sheets.lines, "sc{}re x", sheets.MEGABYTE), 1, ""),
    sheet("one-letter lines", partial(sheets.lines, "x", sheets.MEGABYTE), 1, ""),
    sheet("wrong heads", partial(sheets.lines, "de{}k: x"), 1, ""),
    sheet("boards", partial(sheets.lines, "board {}:"), 1, ""),
    sheet("turns", lambda: "deck: meadow\nlog:\n" + sheets.lines("1 A P{}"), 1, ""),
    sheet("scores", lambda: "deck: meadow\nlog:\nstart A S01\n" + sheets.lines("score 5"), 1, ""),
    sheet("turns and scores", lambda: "log:\nstart A S01\n" + sheets.lines("1 B P01\nscore 5"), 1, ""),
    sheet("turns with gaps", lambda: "log:\n" + sheets.lines("{} B P01"), 1, ""),
    sheet("specials", lambda: "deck: meadow\nlog:\n" + sheets.lines("1 A P01 cut cut neighbour"), 1, ""),
    sheet("words in a line", lambda: "log:\n1 A P01 " + "x " * 49_000, 1, ""),
    sheet("different words in a line", lambda: "log:\n1 A P01 " + sheets.lines("cu{}").replace("\n", " "), 1, ""),
    sheet("odd characters in a row", partial(sheets.board, "!" * 99_000), 1, ""),
    sheet("a row of letters", partial(sheets.board, "A" * 99_000), 1, ""),
    sheet("blanks in a row", partial(sheets.board, "A " + " " * 90_000 + "!"), 1, ""),
    sheet("a player's name", lambda: "player: " + "x" * 900_000, 0, ""),
    sheet("many players", lambda: "players: " + "x " * 450_000, 1, ""),
    sheet("moves of two", lambda: sheets.WHOLE_GAME + "log:\n" + sheets.lines("Andrea take Hh a"), 1, ""),
    sheet("advances of two", lambda: sheets.WHOLE_GAME + "log:\n" + sheets.lines("Andrea advance"), 1, ""),
    sheet("specials of two", lambda: sheets.WHOLE_GAME + "log:\n" + sheets.lines("Andrea special a"), 1, ""),
    sheet("pieces of a quilt", lambda: "game: patchwork\n" + sheets.lines("A H{}"), 1, ""),
    sheet("numbers of many digits", lambda: "log:\nscore " + "9" * 900_000, 1, ""),
    Attack("an endless line", "sheet check -", 1, "", feed="yes | tr -d '\\n'"),
    Attack("endless lines", "sheet check -", 1, "", feed="yes nonsense"),
    Attack("endless zeros", "sheet check /dev/zero", 1, ""),
    Attack("endless lines for a deck", "deck check -", 1, "", feed="yes nonsense"),
    Attack("an endless shape", "shape -", 1, "", feed="yes '##/' | tr -d '\\n'"),
)
YAML = (
    deck("tags", decks.tags, 1, ""),
    deck("tags of a second document", decks.late_tags, 1, ""),
    deck("tags after other line breaks", lambda: decks.tags().replace("\n", "\u2028"), 1, ""),
    deck("unknown keys", decks.unknown_keys, 1, ""),
    deck("unknown keys, as JSON", decks.unknown_keys, 1, "", "deck check d.yaml --format json"),
    deck("keys of one card", lambda: "deck: x\n" + sheets.lines("key{}: 1", 600_000), 1, ""),
    deck("brackets", lambda: "deck: " + "[" * 3_900_000, 1, ""),
    deck("braces", lambda: "deck: " + "{a: " * 900_000, 1, ""),
    deck("anchors", lambda: "deck: x\ncards:\n" + sheets.lines("- &a{} 1", 3_500_000), 1, ""),
    deck("long keys", lambda: "? " + "x" * 3_900_000, 1, ""),
    deck("one long line", lambda: 'deck: "' + "x" * 3_900_000 + '"', 1, ""),
    deck("wrong shapes", partial(decks.deck, lambda side, number: "!" * 1000, more=", size: 5"), 1, ""),
    deck(
        "pieces that no cut gives", partial(decks.deck, decks.block, 100, 30, ', cuts: ["##/#.", "SHAPE"]'), 1, ""
    ),
    *(
        deck(f"{command}, {drawing.__name__}", partial(decks.deck, drawing), 0, "", f"deck {command}")
        for drawing in (decks.block, decks.comb, decks.snake)
        for command in (
            "check d.yaml",
            "stats d.yaml",
            "stats d.yaml --format json",
            "show d.yaml",
            "show d.yaml --cuts",
            "show d.yaml --format json",
        )
    ),
)
PDFS = (
    pdf("fonts in fonts", pdfs.fonts_in_fonts, 1, ""),
    pdf("dictionaries in dictionaries", pdfs.dictionaries_in_dictionaries, 0, ""),
    pdf("forms in forms", pdfs.forms_in_forms, 1, ""),
    pdf("patterns in patterns", pdfs.patterns_in_patterns, 1, ""),
    pdf("a stream named often", pdfs.a_stream_named_often, 1, ""),
    pdf("a form drawn often", pdfs.a_form_drawn_often, 1, ""),
    pdf("a stream on many pages", pdfs.a_stream_on_many_pages, 1, ""),
    pdf("many pages", pdfs.many_pages, 1, ""),
    pdf("many sizes", pdfs.many_sizes, 0, ""),
    pdf("operators: q Q", partial(pdfs.operators, b"q Q "), 1, ""),
    pdf("operators: f", partial(pdfs.operators, b"f "), 1, ""),
    pdf("operators: colours", partial(pdfs.operators, b"1 g "), 1, ""),
    pdf("operators: paths", partial(pdfs.operators, b"0 0 m 9 9 l S\n"), 1, ""),
    pdf("operators: names", partial(pdfs.operators, b"/A gs "), 1, ""),
    pdf("operators: unknown", partial(pdfs.operators, b"x "), 0, ""),
    pdf("operators: numbers", partial(pdfs.operators, b"1 "), 0, ""),
    pdf("operators: brackets", partial(pdfs.operators, b"["), 0, ""),
    pdf("operators: strings", partial(pdfs.operators, b"("), 0, ""),
    pdf("operators: pictures", partial(pdfs.operators, b"BI ID EI "), 0, ""),
    pdf("a stream that unpacks far", pdfs.an_unpacking_stream, 1, ""),
    pdf("objects without a list", pdfs.objects, 1, ""),
    pdf("nested pages", pdfs.nested_pages, 1, ""),
    pdf("pages in a circle", pdfs.pages_in_a_circle, 1, ""),
    pdf("fonts", pdfs.fonts, 1, ""),
    pdf("a font in another encoding", pdfs.a_font_in_another_encoding, 1, ""),
    pdf("a font with an escape", pdfs.a_font_with_an_escape, 1, ""),
    Attack("endless zeros as PDF", "preflight /dev/zero", 1, ""),
)
ATTACKS = (*SHEETS, *YAML, *PDFS)
