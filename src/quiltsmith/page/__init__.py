"""Quiltsmith as a page: the studio and the command line in a browser, without a server.

`page_app.py` is the application that runs in the browser, called by `quiltsmith/browser/`. `page_builder.py`
builds the page on a computer from what `parts/` locks. The scripts in `static/` connect the studio's pages with
Python in a worker.
"""

LATE_PACKAGES = {"fontTools": "fonttools", "pypdf": "pypdf", "pypdfium2": "pypdfium2"}
"""What the page loads when it is first imported, and the name of its wheel: SVG and PNG files, preflight."""
