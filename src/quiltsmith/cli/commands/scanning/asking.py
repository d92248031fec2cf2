"""What only a person can tell: unsure spaces, with a key for each, and the scores, since numbers are not read."""

from __future__ import annotations

import sys

import typer

from quiltsmith.cli.commands.scanning.photos import PhotographedBoard
from quiltsmith.cli.commands.scanning.showing import board_lines, heading, sign_of
from quiltsmith.cli.terminal.screen import write_complaint
from quiltsmith.i18n import _
from quiltsmith.scan.photo_boards import Question, questions_of, with_answers

UNDO = "u"
_ENTER = "\r\n"
LARGEST_SCORE = 9999


def can_ask() -> bool:
    """Tell whether there is a person at a terminal."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def ask_spaces(board: PhotographedBoard) -> tuple[str, ...]:
    """Show a board and ask about its unsure spaces; going back takes the last answer away."""
    questions = questions_of(board.read)
    write_complaint("\n".join([heading(board), *board_lines(board.read)]))
    if questions:
        write_complaint(_how())
    answers: list[bool] = []
    while len(answers) < len(questions):
        question = questions[len(answers)]
        answer = _answer(question, sign_of(question, questions))
        if answer is not None:
            answers.append(answer)
        elif answers:
            answers.pop()
    return with_answers(board.read, questions, answers)


def ask_scores(rounds: int) -> tuple[int, ...]:
    """Ask for the score of every round; if the first is left out, there are none."""
    write_complaint(_("The scores as they stand on the sheet; Enter alone leaves them out, u goes back."))
    scores: list[int] = []
    while len(scores) < rounds:
        typed = ask_line(_("score of round {number}:", number=len(scores) + 1)).strip()
        if not typed and not scores:
            return ()
        if typed.lower() == UNDO:
            scores[-1:] = []
        elif typed.isascii() and typed.isdigit() and int(typed) <= LARGEST_SCORE:
            scores.append(int(typed))
        else:
            write_complaint(_("a score is a number such as 21"))
    return tuple(scores)


def ask_line(prompt: str) -> str:
    """Ask for a line; the end of all input is the same as Ctrl-C."""
    sys.stderr.write(f"{prompt} ")
    sys.stderr.flush()
    typed = sys.stdin.readline()
    if not typed:
        raise KeyboardInterrupt
    return typed


def _how() -> str:
    return _(
        "Filled or empty? {filled} or #: filled, {empty} or .: empty, Enter: what it looks like, u: back",
        filled=_("filled")[0],
        empty=_("empty")[0],
    )


def _answer(question: Question, sign: str) -> bool | None:
    """Ask for one space or patch: filled, empty, or None for going back."""
    likely = _("filled") if question.is_likely_filled else _("empty")
    spaces = ", ".join(question.spaces)
    if len(question.spaces) > 1:
        spaces = _("patch {sign} ({spaces})", sign=sign, spaces=spaces)
    sys.stderr.write(_("{spaces}, looks {likely}:", spaces=spaces, likely=likely) + " ")
    sys.stderr.flush()
    keys = {
        **dict.fromkeys((_("filled")[0], "f", "#"), True),
        **dict.fromkeys((_("empty")[0], "e", "."), False),
        **dict.fromkeys(_ENTER, question.is_likely_filled),
        UNDO: None,
    }
    while (key := _key()) not in keys:
        pass
    answer = keys[key]
    write_complaint(_("back") if answer is None else _("filled") if answer else _("empty"))
    return answer


def _key() -> str:
    try:
        return typer.getchar().lower()
    except EOFError:
        raise KeyboardInterrupt from None
