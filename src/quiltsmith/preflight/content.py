"""The drawings of a file, page by page and form by form; what is drawn often in the same way is read once."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple, replace
from pikepdf import Dictionary, Object, Page

from quiltsmith.preflight.drawing import DrawnContent, GraphicsState, Linear, product
from quiltsmith.preflight.facts import Painted
from quiltsmith.preflight.instructions import CutOffError
from quiltsmith.preflight.limits import BYTES_PER_STEP, Budget, content_of
from quiltsmith.talk.saying import say

_DEEPEST = 28
_TO_DRAW_A_FORM = 20
"""What it costs to find out whether a form was drawn like this before, in steps."""


class ContentReader:
    """Reads the pages of one file, within its budget; `damage` is what had to be guessed."""

    def __init__(self, budget: Budget) -> None:
        self.damage: dict[str, None] = {}
        self.budget = budget
        self._pages: dict[tuple[bytes, bytes], Painted] = {}
        self._forms: dict[tuple[object, ...], Painted] = {}
        self._inside: list[tuple[int, int]] = []

    def read_page(self, page: Page) -> Painted:
        """Read all that a page draws; pages of the same content and resources are alike."""
        resources = page.resources
        key = page.obj.get("/Contents", Dictionary()).unparse(), resources.unparse()
        self.budget.spend((len(key[0]) + len(key[1])) // BYTES_PER_STEP)
        if key not in self._pages:
            self._pages[key] = self._read(page.obj, resources, GraphicsState())
        return self._pages[key].with_(Painted(see_through=_is_see_through_group(page.obj)))

    def read_form(self, form: Object, resources: Any, state: GraphicsState) -> Painted:
        """Read a form or a tiling pattern in the state in which it is drawn."""
        self.budget.spend(_TO_DRAW_A_FORM)
        if form.objgen in self._inside or len(self._inside) >= _DEEPEST:
            return Painted()
        state = replace(state, matrix=product(_matrix(form), state.matrix))
        rounded = tuple(round(number, 4) for number in state.matrix)
        key = (form.objgen, rounded, *astuple(state)[1:])
        if key not in self._forms:
            self._inside.append(form.objgen)
            painted = self._read(form, form.get("/Resources", resources), state)
            self._inside.pop()
            self._forms[key] = painted.with_(Painted(see_through=_is_see_through_group(form)))
        return self._forms[key]

    def _read(self, owner: Object, resources: Any, state: GraphicsState) -> Painted:
        drawing = DrawnContent(self, resources, state)
        try:
            drawing.follow(content_of(owner, self.budget))
        except CutOffError:
            self.damage[say("a drawing ends within a text or a picture")] = None
        return drawing.painted


def _matrix(form: Object) -> Linear:
    a, b, c, d, *_ = (float(number) for number in form.get("/Matrix", (1, 0, 0, 1, 0, 0)))
    return a, b, c, d


def _is_see_through_group(owner: Object) -> bool:
    group = owner.get("/Group")
    return isinstance(group, Dictionary) and str(group.get("/S")) == "/Transparency"
