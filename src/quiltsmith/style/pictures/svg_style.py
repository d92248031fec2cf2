"""How shapes of an SVG drawing look: attributes, `style`, and simple style sheets, as plain colours."""

from __future__ import annotations

import re

from quiltsmith.scene.colour import Colour
from quiltsmith.talk.saying import say

_KEPT = {
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule", "display", "color"),
    *("opacity", "fill-opacity", "stroke-opacity", "filter", "mask", "clip-path", "visibility"),
}
_NUMBER = re.compile(r"\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,2})?)\s*(?:px|pt|mm|cm|in|%)?\s*")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SIMPLE = re.compile(r"[.#]?[\w-]+")


class SvgStyleError(ValueError):
    """A way to look that cannot be printed, or that is no such way."""


def number(text: str) -> float:
    """Read a number, with or without a unit; units of one drawing are all the same to us."""
    match = _NUMBER.fullmatch(text[:40])
    if match is None:
        raise SvgStyleError(say("`{text}` is no number", text=text[:20]))
    return float(match[1])


class Styles:
    """The style sheets of a drawing, and what its elements say themselves."""

    def __init__(self) -> None:
        self._rules: dict[str, dict[str, str]] = {}

    def add_sheet(self, text: str) -> None:
        """Remember the rules of a style sheet for classes, ids and kinds of elements."""
        for selectors, body in _RULE.findall(_COMMENT.sub("", text)):
            for selector in selectors.split(","):
                if _SIMPLE.fullmatch(selector.strip()):
                    self._rules.setdefault(selector.strip(), {}).update(_declarations(body))

    def own(self, tag: str, attributes: dict[str, str]) -> dict[str, str]:
        """Give what an element says of its own look, the strongest last."""
        style = {name: value.strip() for name, value in attributes.items() if name in _KEPT}
        names = [
            tag,
            *(f".{name}" for name in attributes.get("class", "").split()),
            f"#{attributes.get('id', '')}",
        ]
        for name in names:
            style |= self._rules.get(name, {})
        style |= _declarations(attributes.get("style", ""))
        for name in ("opacity", "fill-opacity", "stroke-opacity"):
            value = style.pop(name, "1")
            share = number(value) / (100 if value.endswith("%") else 1)
            if 0 < share < 1:
                raise SvgStyleError(say("a part that can be seen through cannot be printed"))
            if share <= 0:
                style |= {"fill": "none"} if name != "stroke-opacity" else {}
                style |= {"stroke": "none"} if name != "fill-opacity" else {}
        if style.get("visibility") == "hidden":
            style["display"] = "none"
        return style

    def colour(self, style: dict[str, str], name: str, usual: Colour | None) -> Colour | None:
        """Give the colour of an area or a line; none is none."""
        from PIL import ImageColor

        value = style.get(name, "").lower()
        if value == "currentcolor":
            value = style.get("color", "black").lower()
        if value in ("", "inherit"):
            return usual
        if value in ("none", "transparent"):
            return None
        if value.startswith("url"):
            raise SvgStyleError(say("shading and patterns of a drawing cannot be printed"))
        try:
            red, green, blue, *alpha = ImageColor.getrgb(value[:60])
        except ValueError:
            raise SvgStyleError(say("`{text}` is no colour", text=value[:20])) from None
        if alpha and alpha[0] < 255:
            raise SvgStyleError(say("a part that can be seen through cannot be printed"))
        return Colour(red, green, blue)


def _declarations(text: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in text.split(";"))
    found = {name.strip().lower(): value.replace("!important", "").strip() for name, _, value in pairs}
    return {name: value for name, value in found.items() if name in _KEPT and value}
