"""Draw the pictures of docs/gallery/ anew, and the page that shows them: `make gallery`, or some by name.

The large pictures are composed of what the program prints, with nothing drawn by hand; the same every time.
"""

from __future__ import annotations

import sys
from pathlib import Path

from gallery.contact_sheets import draw_sheet, packed_sheet, sheets
from gallery.scenes import SCENES
from gallery.table import packed

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
MOST_BYTES = 400_000


def main(wanted: list[str]) -> None:
    """Draw all pictures, or those that are named, and write the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [
        "# Gallery",
        "",
        "What quiltsmith prints: on a table, then every page from afar. `make gallery` draws these pictures anew.",
        "",
    ]
    for name, (title, draw) in SCENES.items():
        if not wanted or name in wanted:
            write(f"{name}.jpg", packed(draw()))
        lines += [f"## {title}", "", f"![{title}]({name}.jpg)", ""]
    for sheet in sheets():
        if not wanted or sheet.name in wanted:
            write(f"{sheet.name}.png", packed_sheet(draw_sheet(sheet)))
        lines += [f"## {sheet.title}", "", f"![{sheet.title}]({sheet.name}.png)", ""]
    (FOLDER / "README.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def write(name: str, data: bytes) -> None:
    """Write a picture, unless it is too heavy for everybody who clones the project."""
    if len(data) > MOST_BYTES:
        raise SystemExit(f"{name} takes {len(data)} bytes, more than {MOST_BYTES}; make it smaller")
    (FOLDER / name).write_bytes(data)
    print(f"docs/gallery/{name} {len(data) // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
