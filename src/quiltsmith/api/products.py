"""What can be printed: functions whose signatures describe their options, and the jobs that they prepare.

A program calls such a function and gets a `Printable`. Other doors call `prepare_of(function)` and get a
`PrintJob`: they tell its warnings and check the name of the file before anything is laid out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from inspect import unwrap
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from quiltsmith.api.printable import Printable
    from quiltsmith.formats.problems import Problem
    from quiltsmith.render.cut_file import Cutting
    from quiltsmith.render.output import FileOptions
    from quiltsmith.scene.elements import Document
    from quiltsmith.style.machines import Machine
    from quiltsmith.style.preset import Preset

P = ParamSpec("P")
Result = TypeVar("Result", covariant=True)

PRODUCTS = {
    "pad": "quiltsmith.api.pad_product:pad",
    "cards": "quiltsmith.api.cards_product:cards",
    "tiles": "quiltsmith.api.tiles_product:tiles",
    "boards": "quiltsmith.api.boards_product:boards",
    "box": "quiltsmith.api.box_product:box",
    "rules": "quiltsmith.api.rules_product:rules",
    "checker": "quiltsmith.api.scoring_aid_product:scoring_aid",
    "kit": "quiltsmith.api.kit_product:kit",
    "deal": "quiltsmith.api.puzzle_products:solo_puzzle",
    "challenge": "quiltsmith.api.puzzle_products:challenge",
    "certificate": "quiltsmith.api.certificate_product:certificate",
    "calibrate": "quiltsmith.api.calibration_product:calibrate",
}
"""All products by the names of their commands, in the order in which the studio shows them."""


def ignore_step() -> None:
    """Tell nobody that a part of the work is done."""


class PrintJob(Struct, frozen=True, kw_only=True):
    """A document that is ready to be laid out."""

    make: Callable[[Callable[[], None]], Document]
    """Lays it out, and calls a function after each of its `steps`."""
    file_name: str
    """What the file is called where nobody chooses a name."""
    files: FileOptions | None = None
    cutting: Cutting | None = None
    """How it is cut out by a machine, where it can be."""
    steps: int = 0
    """How many parts there are that take long."""
    preset: Preset | None = None
    """The print shop that it is for."""
    overruled: frozenset[str] = frozenset()
    """Options that change nothing, since the preset decides."""
    is_form: bool = False
    """Whether it can be filled in, which only PDF files can."""
    warnings: tuple[Problem, ...] = ()
    """What will not look on paper as it should."""
    notes: tuple[str, ...] = ()

    def document(self) -> Document:
        """Lay it out."""
        return self.make(ignore_step)

    def for_shop(self, shop: Preset | None, *overruled: str) -> PrintJob:
        """Return the same job for a print shop, which overrules options; without a shop it stays as it is."""
        if shop is None:
            return self
        from quiltsmith.api.product_parts import shop_files
        from quiltsmith.layout.sheets.shop_pages import shop_document

        make = self.make
        decided = {*overruled, *(("paper",) if shop.paper is not None else ())}
        return replace(
            self,
            make=lambda step: shop_document(make(step), shop),
            files=shop_files(shop),
            preset=shop,
            overruled=frozenset(decided),
        )

    def for_machine(self, machine: Machine | None, cutting: Cutting) -> PrintJob:
        """Return the same job with the marks of a machine on its pages."""
        from quiltsmith.layout.sheets.machine_marks import with_machine_marks

        make = self.make
        return replace(self, make=lambda step: with_machine_marks(make(step), machine), cutting=cutting)

    def result(self) -> Printable:
        """Lay it out for a program."""
        from quiltsmith.api.printable import Printable
        from quiltsmith.render.output import USUAL_FILES

        return Printable(self.document(), self.files or USUAL_FILES, self.cutting)


class PreparedWork(Protocol[Result]):
    """Work that is prepared: all that was asked for can be done."""

    def result(self) -> Result:
        """Do it."""


def product(prepare: Callable[P, PreparedWork[Result]]) -> Callable[P, Result]:
    """Make a function for programs of one that prepares a job."""
    from quiltsmith.api.public_functions import public

    @public
    @wraps(prepare)
    def work(*arguments: P.args, **values: P.kwargs) -> Result:
        return prepare(*arguments, **values).result()

    return work


def prepare_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function that prepares the job of a product."""
    prepare: Callable[..., Any] = unwrap(function)
    return prepare


def find_product(name: str) -> Callable[..., Printable]:
    """Load a product by the name of its command."""
    module, _, function = PRODUCTS[name].partition(":")
    return cast("Callable[..., Printable]", getattr(import_module(module), function))
