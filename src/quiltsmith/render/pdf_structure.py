"""Tags for a PDF that is otherwise finished: what is a heading, a paragraph or a picture, in the order of reading.

Programs that read a page aloud follow the tags; links lead to other pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from pikepdf import Array, Dictionary, Name, Object, Pdf, String

from quiltsmith.render.marked_content import MarkedContent
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, Role
from quiltsmith.scene.extents import PlacedLink


def add_structure(
    pdf: bytes, pages: Sequence[Sequence[MarkedContent]], links: Sequence[Sequence[PlacedLink]]
) -> bytes:
    """Add the tree of what is marked on the pages, and links; links of a page are in the order of their marks."""
    with Pdf.open(BytesIO(pdf)) as document:
        tree = _Tree(document)
        parents: list[Object | int] = []
        annotations: list[tuple[Object, Object]] = []
        for number, (page, marks, areas) in enumerate(zip(document.pages, pages, links, strict=True)):
            elements = [tree.add(mark, mcid, number, page.obj) for mcid, mark in enumerate(marks)]
            leading = [element for element, mark in zip(elements, marks, strict=True) if mark.target is not None]
            for element, link in zip(leading, areas, strict=True):
                if link.page >= len(document.pages):
                    continue  # some pages of a longer document
                made = _link(document, link, page.obj)
                element.K = Array([element.K, Dictionary(Type=Name.OBJR, Obj=made, Pg=page.obj)])
                page.obj.Annots = Array([*page.obj.get("/Annots", ()), made])
                annotations.append((made, element))
            page.obj.StructParents = number
            page.obj.Tabs = Name.S
            parents += [number, document.make_indirect(Array(elements))]
        for number, (annotation, element) in enumerate(annotations, len(document.pages)):
            annotation.StructParent = number
            parents += [number, element]
        tree.finish(parents)
        out = BytesIO()
        document.save(out, deterministic_id=True)
        return out.getvalue()


class _Tree:
    """The tree of a document: all in one element, and in that what is marked, in the order of reading."""

    def __init__(self, document: Pdf) -> None:
        self._document = document
        self._root = document.make_indirect(Dictionary(Type=Name.StructTreeRoot))
        self._whole = document.make_indirect(Dictionary(Type=Name.StructElem, S=Name.Document, P=self._root))
        self._kids: list[tuple[Object, list[Object]]] = [(self._whole, [])]
        self._places: dict[tuple[object, ...], int] = {}

    def add(self, mark: MarkedContent, mcid: int, number: int, page: Object) -> Object:
        """Add what is marked on a page, into the tables and rows that it is in."""
        place = 0
        for depth in range(1, len(mark.inside) + 1):
            key = number, *mark.inside[:depth]
            if key not in self._places:
                role = mark.inside[depth - 1][0]
                self._places[key] = len(self._kids)
                self._kids.append((self._element(role, place), []))
            place = self._places[key]
        element = self._element(mark.role, place)
        element.Pg, element.K = page, mcid
        if mark.alt:
            element.Alt = String(mark.alt)
        return element

    def _element(self, role: Role, place: int) -> Object:
        parent, kids = self._kids[place]
        element = self._document.make_indirect(Dictionary(Type=Name.StructElem, S=Name(f"/{role}"), P=parent))
        kids.append(element)
        return element

    def finish(self, parents: list[Object | int]) -> None:
        """Put the tree into the document, with the elements that all pages and annotations belong to."""
        for element, kids in self._kids:
            element.K = Array(kids)
        self._root.K = Array([self._whole])
        self._root.ParentTree = self._document.make_indirect(Dictionary(Nums=Array(parents)))
        self._root.ParentTreeNextKey = len(parents) // 2
        self._document.Root.StructTreeRoot = self._root
        self._document.Root.MarkInfo = Dictionary(Marked=True)


def _link(document: Pdf, link: PlacedLink, page: Object) -> Object:
    height = float(page.MediaBox[3])
    return document.make_indirect(
        Dictionary(
            Type=Name.Annot,
            Subtype=Name.Link,
            Rect=Array(_edges(link.box, height)),
            Border=Array([0, 0, 0]),
            F=4,
            Contents=String(link.label),
            Dest=Array([document.pages[link.page].obj, Name.Fit]),
        )
    )


def _edges(box: Box, height: float) -> list[float]:
    edges = (box.x / POINT, height - box.bottom / POINT, box.right / POINT, height - box.y / POINT)
    return [round(edge, 3) for edge in edges]
