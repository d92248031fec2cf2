"""Tiny PDF files with one mistake each, for the tests of preflight."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

MM = 72 / 25.4
TRIM = (3.0, 3.0, 66.0, 91.0)
PAGE = (0.0, 0.0, 69.0, 94.0)
GOOD_BOXES = {"MediaBox": PAGE, "BleedBox": PAGE, "TrimBox": TRIM}


class Sample:
    """A PDF for the preset `x4`, which has no problem as long as nobody adds one."""

    def __init__(self, pages: int = 1, content: bytes = b"0 0 0 1 k 10 10 50 50 re f") -> None:
        self.pdf = Pdf.new()
        for _ in range(pages):
            self.pdf.add_blank_page(page_size=(10, 10))
        for number in range(pages):
            self.page(number).Contents = Stream(self.pdf, content)
            self.boxes(number, **GOOD_BOXES)
        self.pdf.docinfo.GTS_PDFXVersion = String("PDF/X-4")
        self.intent = self.pdf.make_indirect(
            Dictionary(
                Type=Name.OutputIntent,
                S=Name.GTS_PDFX,
                OutputConditionIdentifier=String("FOGRA39"),
                DestOutputProfile=Stream(self.pdf, b"a profile", N=4),
            )
        )
        self.pdf.Root.OutputIntents = Array([self.intent])

    def page(self, number: int = 0) -> Any:
        """Give the dictionary of a page."""
        return self.pdf.pages[number].obj

    def boxes(self, number: int = 0, **boxes: tuple[float, float, float, float] | None) -> Sample:
        """Set page boxes in millimetres, or remove them."""
        for name, edges in boxes.items():
            if edges is None:
                del self.page(number)[f"/{name}"]
            else:
                self.page(number)[f"/{name}"] = Array([round(edge * MM, 4) for edge in edges])
        return self

    def draw(self, content: str, number: int = 0, **resources: Any) -> Sample:
        """Give a page other content and resources."""
        self.page(number).Contents = Stream(self.pdf, content.encode())
        self.page(number).Resources = Dictionary({f"/{name}": value for name, value in resources.items()})
        return self

    def form(self, content: str, **keys: Any) -> Any:
        """Make a Form XObject."""
        form = Stream(self.pdf, content.encode())
        form.Type, form.Subtype = Name.XObject, Name.Form
        form.BBox = Array([0, 0, 100, 100])
        for name, value in keys.items():
            form[f"/{name}"] = value
        return self.pdf.make_indirect(form)

    def draw_in_form(self, content: str, **resources: Any) -> Sample:
        """Draw inside a form that is drawn by a form of the page."""
        own = Dictionary({f"/{name}": value for name, value in resources.items()})
        inner = self.form(content, Resources=own)
        outer = self.form("/Inner Do", Resources=Dictionary(XObject=Dictionary(Inner=inner)))
        return self.draw("q 1 0 0 1 5 5 cm /Outer Do Q", XObject=Dictionary(Outer=outer))

    def profiled(self, inks: int) -> Dictionary:
        """Make a colour space `C` with a profile."""
        profile = self.pdf.make_indirect(Stream(self.pdf, b"profile", N=inks))
        return Dictionary(C=Array([Name.ICCBased, profile]))

    def bytes(self, **options: Any) -> bytes:
        """Write the file."""
        out = BytesIO()
        self.pdf.save(out, static_id=True, **options)
        return out.getvalue()


def helvetica() -> Dictionary:
    """Name a font that is not embedded."""
    return Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)


def locked(user: str) -> bytes:
    """Write a file that asks for a password, or with an empty one only forbids things."""
    return Sample().bytes(encryption=pikepdf.Encryption(owner="owner", user=user))
