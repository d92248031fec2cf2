"""Lets `python -m quiltsmith` do what the `quiltsmith` command does."""

from quiltsmith.cli.entry import run

run()
