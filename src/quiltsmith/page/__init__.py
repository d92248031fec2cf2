"""Quiltsmith as a page: the studio and the command line in a browser, without a server.

`page_app.py` is the application that runs in the browser, called by `quiltsmith/browser/`; `page_builder.py`
builds the page on a computer; `static/` holds the scripts that connect the studio's pages with Python in a worker, and
`parts/` locks what it is made of.
"""

LATE_PACKAGES = ("pypdfium2",)
"""What the page loads only when it is imported for the first time: PNG files need it."""
