"""Quiltsmith as a page: the studio and the command line in a browser, without a server.

`page_app.py` is the Python that runs in the browser, `page_builder.py` puts the page together on a computer, and
`static/` holds the scripts that connect the studio's pages with Python in a worker.
"""

LATE_PACKAGES = ("pypdfium2",)
"""What the page loads only when it is imported for the first time: PNG files need it."""
