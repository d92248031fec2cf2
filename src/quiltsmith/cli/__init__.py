"""The command line: one file per command; the core stays silent, only this layer prints and exits."""
