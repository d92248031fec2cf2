"""What is told of a file for print beside its problems: in a line for people, in a record for scripts."""

from __future__ import annotations

from typing import Any

from quiltsmith.formats.problem import Problem, has_errors, problems_to_json
from quiltsmith.preflight.colours import told
from quiltsmith.preflight.facts import Edges, Picture, PrintFile
from quiltsmith.talk.saying import count, say


def to_json(name: str, facts: PrintFile | Picture | None, problems: list[Problem]) -> dict[str, Any]:
    """Give the record that scripts read of a file for print."""
    result: dict[str, Any] = {"file": name, "valid": not has_errors(problems)}
    if isinstance(facts, Picture):
        result |= {"pixels": [facts.width, facts.height]}
    elif facts is not None:
        first = facts.pages[0]
        result |= {
            "pages": len(facts.pages),
            "page_size": [round(side, 2) for side in first.boxes["MediaBox"].size],
            "trim_size": [round(side, 2) for side in first.trim.size],
            "colours": sorted({kind for page in facts.pages for kind in page.painted.colours}),
            "most_ink": round(max(page.painted.most_ink for page in facts.pages), 3),
            "pdfx": facts.pdfx,
            "output_intents": list(facts.conditions),
        }
    return result | problems_to_json(problems)


def about(facts: PrintFile | Picture | None) -> str:
    """Say in a line what a file is: pages, size, colours; each part ends with a comma."""
    if facts is None:
        return ""
    if isinstance(facts, Picture):
        return say("{width} × {height} pixels, ", width=facts.width, height=facts.height)
    first = facts.pages[0]
    colours = sorted({kind for page in facts.pages for kind in page.painted.colours})
    size = _size(first.boxes["MediaBox"])
    pages = count(len(facts.pages), "{number} page of {size}", "{number} pages of {size}", size=size)
    is_cut = first.trim != first.boxes["MediaBox"]
    cut = say("cut to {size}", size=_size(first.trim)) if is_cut else ""
    parts = (pages, cut, say(" and ").join(map(told, colours)), facts.pdfx)
    return "".join(f"{part}, " for part in parts if part)


def _size(edges: Edges) -> str:
    width, height = edges.size
    return say("{width:g} × {height:g} mm", width=round(width, 2), height=round(height, 2))
