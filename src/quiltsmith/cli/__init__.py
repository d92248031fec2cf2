"""The command line: the only layer that prints and exits. `main.py` holds the table of commands."""
