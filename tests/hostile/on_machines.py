"""Attacks by what surrounds a file: terminals, names, streams, pipes, links, the environment, and Ctrl-C."""

from __future__ import annotations

import shlex

from tests.hostile import pdfs
from tests.hostile.attack import Attack
from tests.hostile.steering import CLEAR
from tests.hostile.warm import CLOSED

GERMAN = {"QUILTSMITH_LANG": "de"}
OLD_CONSOLE = {"PYTHONIOENCODING": "cp1252"}
FULL = "/dev/full"
FULL_OUTPUT = "quiltsmith: cannot use standard output: no space left on device\n"
LOOP = "too many levels of symbolic links"
NAME = f"x{CLEAR}x"
SHOWN = "x�[2J�2J��x"
"""What is shown of the name."""

_SHEET = f"game: doodle\nplayer: {NAME}\nboard:\n{NAME}\nlog:\nstart A {NAME}\n{NAME} 5\n{NAME}: 5\n"
_QUILT = f"game: patchwork\nplayer: {NAME}\nboard:\n{NAME}\nlog:\na {NAME}\n{NAME} 5\n"
_WHOLE = f"game: patchwork\nplayers: {NAME} Doris\ncircle: {NAME}\nlog:\n{NAME} take {NAME} a\nDoris {NAME}\n"
_YAML_NAME = '"x\\e[2J\\x9b2J\\x7f\\u202ex"'
_DECK = f"""\
deck: strange
title: {_YAML_NAME}
game: doodle
cards:
  - {{id: P01, size: 2, shape: "##", name: {_YAML_NAME}, note: {_YAML_NAME}, fabric: {_YAML_NAME}}}
  - {{id: {_YAML_NAME}, size: 3, shape: "###"}}
start:
  - {{id: S01, size: 7, shape: "#######"}}
"""


def in_text(name: str, command: str, code: int, says: str, content: str, **environment: str) -> Attack:
    """Try control characters in a file `f`."""
    return Attack(
        f"control characters in {name}", command, code, says, {"f": lambda: content}, environment=environment
    )


def in_words(*words: str, code: int = 2, says: str = SHOWN) -> Attack:
    """Try control characters in the words of a command."""
    return Attack("control characters in arguments", shlex.join(words), code, says)


def in_name(command: str, says: str, code: int = 1) -> Attack:
    """Try control characters, and what is no text at all, in the name of a file."""
    name = f"{NAME}\r\n\udcff.txt"
    words = shlex.join([*command.split(), name])
    return Attack("control characters in a file name", words, code, says, {name: lambda: "x"})


def interrupted(name: str, command: str, feed: str, prepare: str = "") -> Attack:
    """Press Ctrl-C while a command waits for the shell command that feeds it, which knows its process."""
    waiting = 'until [ -s .process ]; do sleep 0.01; done; stop() { kill -INT "$(cat .process)"; sleep 5; }; '
    return Attack(name, command, 130, "quiltsmith: interrupted\n", feed=waiting + feed, prepare=prepare)


TERMINALS = (
    *(
        in_text(what, f"sheet check f {options}", 1, says, content)
        for options, says in (
            ("", f"{SHOWN}: "),
            ("--brief", SHOWN),
            ("--format json", r"x\u001b[2J\u009b2J\u007f\u202e"),
            ("--format github", "::error file=f,line="),
            ("--format csv", f"f,1,{SHOWN},"),
            ("--problems", SHOWN),
        )
        for what, content in (("a sheet", _SHEET), ("a quilt", _QUILT))
    ),
    in_text("a sheet, to a file", "sheet check f -o report.csv", 1, "report.csv\n", _SHEET),
    in_text("the record of a game", "sheet check f", 1, SHOWN, _WHOLE),
    in_text("a sheet, in colour", "sheet check f", 1, SHOWN, _SHEET, FORCE_COLOR="1"),
    in_text("a sheet, in German", "sheet check f", 1, SHOWN, _SHEET, **GERMAN),
    in_text("a deck", "deck check f", 1, "[", _DECK),
    in_text("a deck", "deck check f --format json", 1, '"decks"', _DECK),
    in_text("a deck", "deck check f --format github", 1, "::error file=f,", _DECK),
    in_text("a deck", "deck show f", 1, "f cannot be used", _DECK),
    in_text("a shape", "shape -", 1, "unknown character", "")._replace(feed=r"printf '##\033[2J'"),
    in_words("sheet", "check", NAME),
    in_words("deck", "check", NAME),
    in_words("pad", NAME),
    in_words("pad", "--theme", NAME),
    in_words("pad", "--paper", NAME),
    in_words("pad", f"--{NAME}", says="there is no option"),
    in_words("cards", "meadow", "--preset", NAME),
    in_words("explain", NAME),
    in_words("sheet", "new", "--player", NAME, says="a player's name is one line"),
    in_words("calibrate", "-o", f"{NAME}.txt"),
    in_words("calibrate", "-o", f"{NAME}.pdf", code=0),
    in_words(NAME, says="there is no command"),
    in_name("sheet check", f"{SHOWN}���.txt:1"),
    in_name("sheet check --format json", r"x\u001b[2J\u009b2J\u007f\u202ex\r\n\udcff.txt"),
    in_name("sheet check --format github", f"::error file={SHOWN}%0D%0A"),
    in_name("deck check", f"{SHOWN}���.txt:1:1: error: "),
    in_name("preflight", f"{SHOWN}���.txt:1:1: error: "),
)
STREAMS = (
    *(
        Attack("full standard output", command, 2, FULL_OUTPUT, out=FULL)
        for command in ("deck check meadow", "deck show meadow --format json", "--help", "--version", "papers")
    ),
    Attack("full standard output", "sheet new", 2, "standard output: no space left", out=FULL),
    Attack("full standard output, in German", "papers", 2, "die Standardausgabe", out=FULL, environment=GERMAN),
    Attack("full standard error", "deck check none", 2, "", err=FULL),
    Attack("full standard error", "--none", 2, "", err=FULL),
    Attack("full standard error", "deck new --seed 4 -o -", 0, "deck: ", err=FULL),
    Attack("both full", "deck check meadow", 2, "", out=FULL, err=FULL),
    Attack("closed standard output", "deck check meadow", 2, "standard output: it is closed", out=CLOSED),
    Attack("closed standard output", "--help", 2, "standard output: it is closed", out=CLOSED),
    Attack("closed standard error", "deck check none", 2, "", err=CLOSED),
    Attack("closed standard error", "--none", 2, "", err=CLOSED),
    Attack("both closed", "deck check meadow", 2, "", out=CLOSED, err=CLOSED),
    Attack("an old console", "shape ##/#.", 0, "████\n██\n", environment=OLD_CONSOLE),
    Attack("an old console", "papers --format json", 0, "×", environment=OLD_CONSOLE),
    Attack("an old console, in German", "deck check nö", 2, "`nö`", environment={**GERMAN, **OLD_CONSOLE}),
    Attack(
        "UTF-16 as some shells write it",
        "sheet check f --brief",
        0,
        "Jürgen",
        {"f": lambda: "game: doodle\nplayer: Jürgen\n".encode("utf-16")},
    ),
)
FILES = (
    Attack(
        "a named pipe",
        "preflight pipe",
        1,
        "the font `Sch",
        {"f.pdf": pdfs.a_font_in_another_encoding},
        prepare="mkfifo pipe; cat f.pdf > pipe &",
    ),
    *(
        Attack(
            "a link to itself", command, code, says, prepare="ln -s b.pdf a.pdf; ln -s a.pdf b.pdf; ln -s a.pdf a"
        )
        for command, code, says in (
            ("sheet check a.pdf", 2, "there is no file a.pdf"),
            ("deck check a.pdf", 2, "there is no deck `a.pdf`"),
            ("preflight a.pdf", 2, f"cannot read a.pdf: {LOOP}"),
            ("calibrate -o a.pdf", 2, f"cannot write a.pdf: {LOOP}"),
            ("sheet new -o a", 2, f"cannot write a: {LOOP}"),
        )
    ),
    Attack(
        "a folder with a pipe and links that lead back",
        "sheet check folder --brief",
        0,
        "folder/a.txt:1 ",
        {"f": lambda: "player: Anna\n"},
        prepare="mkdir folder; cp f folder/a.txt; cd folder; mkfifo p.txt; ln -s . here; ln -s b.txt b.txt",
    ),
    Attack(
        "a deck that is a link to itself",
        "sheet check f",
        1,
        "there is no deck `./a`",
        {"f": lambda: "deck: ./a\nlog:\nstart A S01\n"},
        prepare="ln -s a a",
    ),
    Attack("a date that is none", "calibrate", 2, "`banana`", environment={"SOURCE_DATE_EPOCH": "banana"}),
    Attack("a date too far away", "calibrate", 2, "`9999", environment={"SOURCE_DATE_EPOCH": "9" * 5000}),
)
INTERRUPTS = (
    interrupted("Ctrl-C in a flood of tags", "deck check -", "yes '%TAG !a! b' | head -c 2000000; stop"),
    interrupted("Ctrl-C in a flood of sheets", "sheet check -", "yes $'player: A\\n---' | head -c 99999; stop"),
    interrupted("Ctrl-C while a shape is typed", "shape -", "yes '##' | head -c 200000; stop"),
    interrupted(
        "Ctrl-C while a PDF is written",
        "pad -o pipe.pdf",
        "(head -c 1 > first; stop) < pipe.pdf",
        prepare="mkfifo pipe.pdf",
    ),
)
ATTACKS = (*TERMINALS, *STREAMS, *FILES, *INTERRUPTS)
