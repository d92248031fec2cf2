"""What is said of the files that are written."""

from __future__ import annotations

TEXTS = {
    "`{path}` does not say what to write; end the name of the file with one of {known}": (
        "`{path}` sagt nicht, was zu schreiben ist; lass den Dateinamen mit einem von {known} enden"
    ),
    "at {dpi:g} dpi the page would be {width} × {height} pixels": (
        "bei {dpi:g} dpi hätte die Seite {width} × {height} Pixel"
    ),
}
