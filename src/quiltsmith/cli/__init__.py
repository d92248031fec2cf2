"""The command line: the only package that prints and exits. `main.py` has the table of commands."""
