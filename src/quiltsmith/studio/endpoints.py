"""Questions asked of the application, and its answers, without any transport.

A question is a msgspec Struct; what does not have its form is refused before anything is done. Answers are in the
language that the page asks for. What is refused becomes a sentence, never a traceback. `asgi.py` carries questions
and answers over HTTP; the page without a server (`quiltsmith/page/`) hands them over inside the browser.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from quiltsmith.errors import QuiltsmithError, UsageError, system_reason
from quiltsmith.formats.command_hints import without_terminal
from quiltsmith.formats.problems import ProblemsError, problems_to_json
from quiltsmith.i18n import ENGLISH, _, get_locale, locales
from quiltsmith.i18n.number_format import decimal, grouped
from quiltsmith.studio.folder import ChangedOnDiskError, FileGoneError, NotWrittenError
from quiltsmith.studio.page_texts import page_text, page_texts
from quiltsmith.studio.shared import Studio

LARGEST_QUESTION = 6_000_000
"""Bytes of JSON: a file of the largest size that we read, with room for the signs that JSON writes longer."""
LARGEST_UPLOAD = 40_000_000
"""Bytes of a PDF or picture."""


def accepted_language(accepted: str) -> str:
    """Return the language for a value of `Accept-Language`; the first of a browser's list decides."""
    asked = re.split("[^a-z]", accepted.lower(), maxsplit=1)[0]
    return asked if asked in locales() else ENGLISH


_NUMBER = re.compile(r"Expected `(?:int|float)` (<=|>=|<|>) ([0-9]+)(\.[0-9]+)?")
_LENGTH = re.compile(r"Expected `str` of length <= ([0-9]+)")


def misunderstood(error: Exception) -> str:
    """Say it in a sentence; what only a program can get wrong keeps the library's words."""
    text = str(error)
    if found := _NUMBER.match(text):
        limit = grouped(int(found[2])) if found[3] is None else decimal(float(found[2] + found[3]))
        if found[1].startswith("<"):
            return _("a number is too large; it may be {most} at most", most=limit)
        if found[1] == ">":
            return _("a number is too small; it must be more than {least}", least=limit)
        return _("a number is too small; it must be {least} at least", least=limit)
    if found := _LENGTH.match(text):
        return _("a text is too long; it may have {most} characters at most", most=grouped(int(found[1])))
    return _("the studio does not understand this: {why}", why=text)


Question = TypeVar("Question", bound=Struct)
LASTING = "private, max-age=86400, immutable"
"""How long the browser may keep what never changes under its address: our own scripts, fonts and fabrics."""
_log = logging.getLogger(__name__)


class Nothing(Struct, frozen=True):
    """The question of an address that needs no words."""


class Upload(Struct, frozen=True):
    """The question of an address that takes a file as it is; what else is to be said stands in the address."""

    data: bytes
    parameters: dict[str, str]


class Content(Struct, frozen=True):
    """An answer that is no JSON: a picture, a style sheet, a file to keep.

    One that lasts need not be asked for again in this run, whose name must stand in its address.
    """

    data: bytes
    kind: str
    file_name: str | None = None
    lasts: bool = False


class Answer(Struct, frozen=True):
    """What is sent back: a status as HTTP knows it, the type of the content, more headers, and the content."""

    data: bytes
    status: int = 200
    kind: str = "application/json"
    headers: dict[str, str] = {}


class Endpoint(Struct, frozen=True):
    """An address and how it is answered; `takes` are the types of the files that it takes instead of JSON."""

    method: str
    path: str
    question: type[Struct]
    answer: Callable[[Studio, Any], object]
    takes: tuple[str, ...] = ()

    def respond(self, studio: Studio, parameters: dict[str, str], body: bytes) -> Answer:
        """Answer a question; nothing is raised."""
        with without_terminal():
            return self._respond(studio, parameters, body)

    def _respond(self, studio: Studio, parameters: dict[str, str], body: bytes) -> Answer:
        try:
            value = self.answer(studio, self._asked(parameters, body))
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            return refusal_answer(misunderstood(error), 400)
        except QuiltsmithError as refusal:
            return _json(*_refused(refusal))
        except OSError as error:
            file = Path(error.filename).name if isinstance(error.filename, str) else _("a file")
            return refusal_answer(_("cannot use {file}: {reason}", file=file, reason=system_reason(error)), 422)
        except Exception as error:
            _log.debug("an answer failed", exc_info=error)
            what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
            text = _("this should not have happened ({what}); please report it with the file you used", what=what)
            return refusal_answer(text, 500)
        return _content(value) if isinstance(value, Content) else _json(value)

    def _asked(self, parameters: dict[str, str], body: bytes) -> Struct:
        if self.question is Upload:
            return Upload(body, parameters)
        if self.method == "GET":
            return msgspec.convert(parameters, self.question, strict=False)
        return msgspec.json.decode(body, type=self.question)


def get(path: str, question: type[Question], answer: Callable[[Studio, Question], object]) -> Endpoint:
    """Make an address that tells something; its question stands in the address."""
    return Endpoint("GET", path, question, answer)


def post(path: str, question: type[Question], answer: Callable[[Studio, Question], object]) -> Endpoint:
    """Make an address that takes JSON."""
    return Endpoint("POST", path, question, answer)


def upload(path: str, takes: tuple[str, ...], answer: Callable[[Studio, Upload], object]) -> Endpoint:
    """Make an address that takes files of some types."""
    return Endpoint("POST", path, Upload, answer, takes)


def _refused(refusal: QuiltsmithError) -> tuple[dict[str, object], int]:
    """Give what a page shows of something refused: a sentence, and problems with their places where there are."""
    problems = refusal.problems if isinstance(refusal, ProblemsError) else ()
    sentence = refusal.told(_label) if isinstance(refusal, UsageError) else str(refusal)
    told: dict[str, object] = {"refusal": sentence, **problems_to_json(problems)}
    if isinstance(refusal, UsageError):
        told |= {"fields": refusal.options, "at_field": refusal.sentence}
    if isinstance(refusal, ChangedOnDiskError):
        return {**told, "now": refusal.now}, 409
    if isinstance(refusal, NotWrittenError):
        return told, 507
    return told, 404 if isinstance(refusal, FileGoneError) else 422


def _label(option: str) -> str:
    """Return what a page calls an option."""
    language = get_locale()
    label = page_text(language, f"print.option_{option}") or page_text(language, f"deck.field_{option}") or option
    return str(page_texts(language)["frame.quoted"]).format(words=label)


def refusal_answer(sentence: str, status: int) -> Answer:
    """Return the answer that says why something is not done."""
    return _json({"refusal": sentence}, status)


def _json(value: object, status: int = 200) -> Answer:
    return Answer(msgspec.json.encode(value), status)


def _content(content: Content) -> Answer:
    headers = {"Cache-Control": LASTING} if content.lasts else {}
    if content.file_name is not None:
        plain = "".join(c if c.isascii() and (c.isalnum() or c in "-_.") else "_" for c in content.file_name)
        headers["Content-Disposition"] = f'attachment; filename="{plain}"'
    return Answer(content.data, kind=content.kind, headers=headers)
