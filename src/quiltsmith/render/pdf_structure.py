"""Tags of a PDF: what is a heading, a paragraph or a picture, in the order of reading.

Programs that read a page aloud follow the tags; links lead to other pages.
"""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.render.marked_content import MarkedContent
from quiltsmith.render.pdf_objects import Entries, Name, Reference, Value
from quiltsmith.render.reportlab_compat import PdfObjects
from quiltsmith.scene.elements import POINT, Page, Role
from quiltsmith.scene.extents import PlacedLink, placed_links

_PRINTED = 4


def add_structure(objects: PdfObjects, pages: Sequence[Page], marks: Sequence[Sequence[MarkedContent]]) -> None:
    """Add the tree of what is marked on pages that were drawn, and their links."""
    tree = _Tree(objects)
    parents: list[Value] = []
    annotations: list[tuple[Entries, Reference]] = []
    for number, (page, marked) in enumerate(zip(pages, marks, strict=True)):
        shown = objects.page(number)
        elements = [tree.add(mark, mcid, number, shown) for mcid, mark in enumerate(marked)]
        leading = [element for element, mark in zip(elements, marked, strict=True) if mark.target is not None]
        links: list[Reference] = []
        # The links of a page are in the order of their marks.
        for (element, entries), link in zip(leading, placed_links(page), strict=True):
            if link.page >= len(pages):
                continue  # some pages of a longer document
            annotation = _link(link, page, objects.page(link.page))
            links.append(objects.add(annotation))
            entries["K"] = [entries["K"], {"Type": Name("OBJR"), "Obj": links[-1], "Pg": shown}]
            annotations.append((annotation, element))
        objects.set_in_page(number, {"StructParents": number, "Tabs": Name("S")})
        objects.annotate_page(number, links)
        parents += [number, [element for element, _unused in elements]]
    for key, (annotation, element) in enumerate(annotations, len(pages)):
        annotation["StructParent"] = key
        parents += [key, element]
    tree.finish(parents)


class _Tree:
    """The tree of a document: all in one element, and in that what is marked, in the order of reading."""

    def __init__(self, objects: PdfObjects) -> None:
        self._objects = objects
        self._root: Entries = {"Type": Name("StructTreeRoot")}
        self._top = objects.add(self._root)
        self._kids: list[tuple[Reference, list[Value]]] = []
        self._places: dict[tuple[object, ...], int] = {}
        self._root["K"] = [self._container("Document", self._top)]

    def add(self, mark: MarkedContent, mcid: int, number: int, page: Reference) -> tuple[Reference, Entries]:
        """Add what is marked on a page, into the tables and rows that it is in."""
        place = 0
        for depth in range(1, len(mark.inside) + 1):
            key = number, *mark.inside[:depth]
            if key not in self._places:
                parent, kids = self._kids[place]
                self._places[key] = len(self._kids)
                kids.append(self._container(mark.inside[depth - 1][0], parent))
            place = self._places[key]
        parent, kids = self._kids[place]
        entries = _element(mark.role, parent)
        entries |= {"Pg": page, "K": mcid}
        if mark.alt:
            entries["Alt"] = mark.alt
        element = self._objects.add(entries)
        kids.append(element)
        return element, entries

    def _container(self, role: Role | str, parent: Reference) -> Reference:
        kids: list[Value] = []
        element = self._objects.add(_element(role, parent) | {"K": kids})
        self._kids.append((element, kids))
        return element

    def finish(self, parents: list[Value]) -> None:
        """Put the tree into the document, with the elements that all pages and annotations belong to."""
        self._root["ParentTree"] = self._objects.add({"Nums": parents})
        self._root["ParentTreeNextKey"] = len(parents) // 2
        self._objects.set_in_catalog({"StructTreeRoot": self._top, "MarkInfo": {"Marked": True}})


def _element(role: Role | str, parent: Reference) -> Entries:
    return {"Type": Name("StructElem"), "S": Name(role), "P": parent}


def _link(link: PlacedLink, page: Page, target: Reference) -> Entries:
    box = link.box
    edges = (box.x, page.height - box.bottom, box.right, page.height - box.y)
    return {
        "Type": Name("Annot"),
        "Subtype": Name("Link"),
        "Rect": [round(edge / POINT, 3) for edge in edges],
        "Border": [0, 0, 0],
        "F": _PRINTED,
        "Contents": link.label,
        "Dest": [target, Name("Fit")],
    }
