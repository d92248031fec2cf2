"""Balance reports on paper: plots that pages for browsers show too, tables, and the document of them all."""
