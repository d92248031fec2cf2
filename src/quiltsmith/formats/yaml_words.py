"""What the YAML parser says, in words for people who never heard of tokens, and what to do about it."""

from __future__ import annotations

from msgspec import Struct


class Words(Struct, frozen=True):
    """A message with its hint; `at_opening` if it speaks of where the thing began, not of where it failed."""

    message: str
    hint: str
    at_opening: bool = False


_INDENT = "indent it with as many spaces as its neighbours; check the line above as well"
_QUOTE = "put the text in quotation marks if the character belongs to it"

PARSER_WORDS = {
    "": Words("this is not YAML", "check colons, quotation marks, brackets and indentation above"),
    "mapping values are not allowed in this context": Words(
        "a colon where none can stand",
        "put the text in quotation marks if the colon belongs to it, else check the indentation here and above",
    ),
    "could not find expected ':'": Words("a key without its colon", "write a colon and a space after it", True),
    "did not find expected key": Words("this line is not indented like the ones it belongs to", _INDENT),
    "did not find expected '-' indicator": Words("this line is not indented like the list it belongs to", _INDENT),
    "did not find expected ',' or ']'": Words("a list that is not closed", "close it with `]`", True),
    "did not find expected ',' or '}'": Words("a brace that is not closed", "close it with `}`", True),
    "did not find expected node content": Words("a value is missing", "write it, or remove what announces it"),
    "found unexpected end of stream": Words(
        "a quotation mark that is not closed", "write the second one where the text ends", True
    ),
    "found character that cannot start any token": Words("a value cannot start with this character", _QUOTE),
    "block sequence entries are not allowed in this context": Words(
        "a list cannot start here", "start the list on a line of its own below the key"
    ),
    "found unknown escape character": Words(
        "a backslash that means nothing", "write two backslashes, or use single quotation marks", True
    ),
    "did not find expected <document start>": Words(
        "this line does not belong to what stands above", "check the indentation, and what the lines above close"
    ),
}
