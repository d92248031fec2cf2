"""Content streams cut into instructions: those that matter with their operands, all others skipped at full speed.

A library that builds an object of every number needs a hundred times the stream's size and seconds per page.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from quiltsmith.preflight.limits import BYTES_PER_STEP, Budget

INLINE_IMAGE = b"BI"
_AT_ONCE = 1000
_MOST_OPERANDS = 40
_SPACE = rb"[\0\t\n\f\r ]"
_REGULAR = rb"[^\0\t\n\f\r ()<>\[\]{}/%]"
_NUMBER = rb"[-+.0-9]++"
# Nothing that is wanted has lists, comments or texts for operands, so these are no more than gaps. A text with
# brackets in it is too much for a pattern.
_GAPS = rb"(?:[\0\t\n\f\r \[\]{}]++|<<|>>|%[^\r\n]*+|\((?:[^()\\]|\\.)*+\)|<[^<>]*+>)*+"
# Lines and curves, most of what is drawn: they neither paint nor change how things are painted. Six operands at
# most, and nothing is looked at twice, so that a flood of numbers costs no more than its length.
_PATHS = rb"(?:(?:%b%b++){0,6}+(?:re|[mlcvyhn])(?=%b)%b++)*+" % (_NUMBER, _SPACE, _SPACE, _SPACE)
_OPERANDS = rb"((?:(?:%b(?!%b)|/%b*+)%b){0,%d}+)" % (_NUMBER, _REGULAR, _REGULAR, _GAPS, _MOST_OPERANDS)
_STATEMENT = re.compile(rb"%b%b%b(%b++)?+" % (_GAPS, _PATHS, _OPERANDS, _REGULAR), re.DOTALL)
_OPERAND = re.compile(rb"%b|/%b*+" % (_NUMBER, _REGULAR))
_IN_TEXT = re.compile(rb"[^()\\]*+(?:\\.[^()\\]*+)*+([()])", re.DOTALL)
_IMAGE_HEAD = re.compile(rb"(.{0,2000}?)%bID%b" % (_SPACE, _SPACE), re.DOTALL)
# Any bytes may stand in a picture, so what follows its end has to look like a drawing again.
_IMAGE_END = re.compile(rb"%bEI(?=%b|\Z)(?=[\0\t\n\f\r -~]{16}|[\0\t\n\f\r -~]{0,16}\Z)" % (_SPACE, _SPACE))


class CutOffError(Exception):
    """A drawing that ends within a text or a picture; what stands before it was read."""


def instructions(data: bytes, wanted: Container[bytes], budget: Budget) -> Iterator[tuple[bytes, list[bytes]]]:
    """List the wanted operators, each with its numbers and names as they are written.

    A picture within the drawing is listed as `BI`, with the keys and values of its head.
    """
    position, steps, end = 0, 0, len(data)
    statement, operands_of = _STATEMENT.match, _OPERAND.findall
    while position < end:
        steps += 1
        if steps == _AT_ONCE:
            budget.spend(steps)
            steps = 0
        found = statement(data, position)
        if found is None:
            raise AssertionError("the pattern matches even nothing")
        operands, operator = found.groups()
        position = found.end()
        if operator is None:
            if position < end:
                position = _after_text(data, position + 1, budget)
        elif operator in wanted:
            if operator == INLINE_IMAGE:
                position, operands = _after_image(data, position, budget)
            yield operator, operands_of(operands) if operands else []
    budget.spend(steps)


def _after_image(data: bytes, position: int, budget: Budget) -> tuple[int, bytes]:
    """Skip a picture within the drawing; give where it ends, and its head."""
    head = _IMAGE_HEAD.match(data, position)
    end = _IMAGE_END.search(data, head.end() - 1) if head else None
    if head is None or end is None:
        raise CutOffError
    budget.spend((end.end() - position) // BYTES_PER_STEP)
    return end.end(), head[1]


def _after_text(data: bytes, position: int, budget: Budget) -> int:
    """Skip a text with brackets in it, which come in pairs; a lonely closing one is nothing."""
    if data[position - 1 : position] != b"(":
        return position
    depth = 1
    while depth:
        budget.spend(1)
        found = _IN_TEXT.match(data, position)
        if found is None:
            raise CutOffError
        depth += 1 if found[1] == b"(" else -1
        position = found.end()
    return position
