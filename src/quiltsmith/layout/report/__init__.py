"""Balance reports on paper: the document, its tables, and plots that web pages show too."""
