"""The terminal and files: what a screen can show, tables, progress, output files, watching, processes."""
