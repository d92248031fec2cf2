"""What a finished tiny sheet must be: one file per problem code, whose docstring `quiltsmith explain` shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quiltsmith.formats.problems import Problem
from tiny_quilts.checks import covered_wrong
from tiny_quilts.sheet import TinySheet

CHECKS: tuple[Callable[[TinySheet], Iterable[Problem]], ...] = (covered_wrong.check,)
