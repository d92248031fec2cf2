"""Attacks by what stands in files: sheets, decks and other YAML, PDF."""

from __future__ import annotations

from functools import partial

from tests.hostile import decks, pdfs, sheets
from tests.hostile.attack import Attack, Content
from tests.hostile.sheets import MEGABYTE, WHOLE_GAME, lines


def sheet(name: str, content: Content, says: str, options: str = "") -> Attack:
    """Check a sheet, which has errors."""
    return Attack(name, f"sheet check s.txt{options}", 1, says, {"s.txt": content})


def deck(name: str, content: Content, code: int, says: str, command: str = "deck check d.yaml") -> Attack:
    """Look at a deck in some way."""
    return Attack(name, command, code, says, {"d.yaml": content, "large.yaml": lambda: decks.LARGE_GAME})


def pdf(name: str, content: Content, code: int, says: str) -> Attack:
    """Look into a PDF."""
    return Attack(name, "preflight f.pdf", code, says, {"f.pdf": content})


TOO_LONG = "error: the sheet is longer than the 5,000 lines that are read [too-large]"
TOO_MUCH = "error: page 1 takes more drawing than the 1,000,000 instructions that are read [too-large]"
TOO_FAR = "error: page 1 takes more drawing than the 8 MB that are read [too-large]"
TOO_MANY = "f.pdf:20001:1: error: the file has more pages than the 20,000 that are read [too-large]"

SHEETS = (
    sheet("a circle of one patch", partial(sheets.circle, "A"), "A lies in the circle already"),
    sheet("a circle of unknown patches", partial(sheets.circle, "x{}"), "the deck classic has no patch x0"),
    sheet("a circle of many lines", lambda: sheets.circle("B").replace(" B", "\nB"), "and 4,"),
    sheet("1 MB of wrong lines", partial(lines, "nonsense", MEGABYTE), "\nand 4,902 more\n"),
    sheet("... as JSON", partial(lines, "nonsense", MEGABYTE), '"more_problems": 4902', " --format json"),
    sheet("... for GitHub", partial(lines, "nonsense", MEGABYTE), "::and 4,902 more", " --format github"),
    sheet("... in one line each", partial(lines, "nonsense", MEGABYTE), "5002 errors", " --brief"),
    sheet("wrong lines, all different", partial(lines, "sc{}re x", MEGABYTE), TOO_LONG),
    sheet("wrong heads", partial(lines, "de{}k: x", MEGABYTE), TOO_LONG),
    sheet("boards", partial(lines, "board {}:", MEGABYTE), TOO_LONG),
    sheet("cards that no deck has", lambda: "deck: meadow\nlog:\n" + lines("1 A P{}"), "\nand 14,873 more\n"),
    sheet("scores", lambda: "log:\nstart A S01\n" + lines("score 5", MEGABYTE), TOO_LONG),
    sheet("turns and scores", lambda: "log:\nstart A S01\n" + lines("1 B P01\nscore 5"), "more\n"),
    sheet("turns that leave others out", lambda: "log:\n" + lines("{} B P01"), "more\n"),
    sheet("special actions", lambda: "deck: meadow\nlog:\n" + lines("1 A P01 cut cut neighbour"), "more\n"),
    sheet("words in a line", lambda: "log:\n1 A P01 " + "x " * 49_000, "\nand 48,901 more\n"),
    sheet("characters in a row", partial(sheets.board, "!" * 98_000), "more\n"),
    sheet("moves of two", lambda: WHOLE_GAME + "log:\n" + lines("Andrea take Hh a"), "error"),
    sheet("special patches of two", lambda: WHOLE_GAME + "log:\n" + lines("Andrea special a"), "more\n"),
    sheet("pieces of a quilt", lambda: "game: patchwork\n" + lines("A H{}"), "more\n"),
    sheet("digits", lambda: "log:\nscore " + "9" * 90_000, "error"),
    Attack("an endless line", "sheet check -", 1, "nothing after this sheet is read", feed="yes | tr -d '\\n'"),
    Attack("endless lines", "sheet check -", 1, "nothing after this sheet is read", feed="yes nonsense"),
    Attack("endless lines as a deck", "deck check -", 1, "larger than the 4 MB", feed="yes nonsense"),
    Attack("an endless shape", "shape -", 1, "larger than the 4 MB", feed="yes '##/' | tr -d '\\n'"),
    Attack(
        "a large shape",
        "shape -",
        1,
        "larger than 100×100 spaces",
        feed="head -c 3000000 /dev/zero | tr '\\0' '#'",
    ),
)
SHOWS = (
    ("deck check", decks.block, 22),
    ("deck stats", decks.block, 22),
    ("deck show", decks.block, 22),
    ("deck show --format json", decks.block, 22),
    ("deck show --format json", decks.comb, 8),
    ("deck show --cuts", decks.block, 8),
    ("deck show --cuts", decks.snake, 8),
)
YAML = (
    deck(
        "declared tags", decks.tags, 1, "d.yaml:11:1: error: there are more lines that start with `%` than the 10"
    ),
    deck("tags of a second document", decks.late_tags, 1, "d.yaml:13:1: error: there are more lines"),
    deck("tags after other line breaks", decks.odd_tags, 1, "d.yaml:11:1: error: there are more lines"),
    deck("unknown keys", decks.unknown_keys, 1, "\nand 10,101 more\n"),
    deck("... as JSON", decks.unknown_keys, 1, '"more_problems": 10101', "deck check d.yaml --format json"),
    deck("entries", lambda: "deck: x\n" + lines("key{}: 1", 600_000), 1, "more entries than the 50,000"),
    deck("brackets", lambda: "deck: " + "[" * 3_900_000, 1, "nested more than 16 levels deep"),
    deck("one long line", lambda: 'deck: "' + "x" * 3_900_000 + '"', 1, "[wrong-type]"),
    deck("hundreds of shapes of hundreds of spaces", partial(decks.deck, decks.block, 300), 1, "more spaces than"),
    *(
        deck(f"large shapes, {drawing.__name__}s", partial(decks.deck, drawing, cards), 0, "", f"{command} d.yaml")
        for command, drawing, cards in SHOWS
    ),
    deck("pieces that no cut gives", decks.wrong_cuts, 1, "no legal cut of card P0 gives"),
)
PDFS = (
    pdf("fonts that use themselves", pdfs.fonts_in_fonts, 1, "the font `Helvetica` on page 1 is not embedded"),
    pdf("resources that lead back", pdfs.dictionaries_in_dictionaries, 0, "no problems"),
    pdf("forms that draw each other", pdfs.forms_in_forms, 1, TOO_MUCH),
    pdf("patterns of patterns", pdfs.patterns_in_patterns, 0, "lines of 0 pt"),
    pdf("one stream a thousand times", pdfs.a_stream_named_often, 1, TOO_FAR),
    pdf("one form a thousand times", pdfs.a_form_drawn_often, 1, TOO_MUCH),
    pdf("one drawing on all pages", pdfs.a_stream_on_many_pages, 0, "2000 pages"),
    pdf("21,000 pages", pdfs.many_pages, 1, TOO_MANY),
    pdf("pages of two sizes", pdfs.many_sizes, 0, "pages 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24 and others"),
    pdf("millions of colours", partial(pdfs.operators, b"1 g ", 7_900_000), 1, TOO_MUCH),
    pdf("q and Q", partial(pdfs.operators, b"q Q ", 500_000), 0, "no problems"),
    pdf("lines", partial(pdfs.operators, b"0 0 m 9 9 l S\n"), 0, "no problems"),
    pdf("names of nothing", partial(pdfs.operators, b"/A gs ", 150_000), 0, "no problems"),
    pdf("a million numbers", partial(pdfs.operators, b"1 "), 0, "no problems"),
    pdf("open brackets", partial(pdfs.operators, b"["), 0, "no problems"),
    pdf("open texts", partial(pdfs.operators, b"("), 1, TOO_MUCH),
    pdf("pictures", partial(pdfs.operators, b"BI ID EI "), 1, TOO_MUCH),
    pdf("a drawing that unpacks far", pdfs.an_unpacking_stream, 1, TOO_FAR),
    pdf("... packed in the old way", pdfs.an_old_unpacking_stream, 1, TOO_FAR),
    pdf("objects and no list of them", pdfs.objects, 1, "more objects than the 300,000 that are read"),
    pdf("pages on one long branch", pdfs.nested_pages, 1, "[broken-pdf]"),
    pdf("pages that lead back", pdfs.pages_in_a_circle, 1, "[broken-pdf]"),
    pdf("10,000 fonts", pdfs.fonts, 1, "\nand 9,900 more\n"),
    pdf("a font in another encoding", pdfs.a_font_in_another_encoding, 1, "the font `Schönschrift` on page 1"),
    pdf("a font named like a command", pdfs.a_font_with_an_escape, 1, "the font `A�[2J"),
    Attack("endless zeros", "preflight /dev/zero", 1, "[broken-pdf]"),
)
