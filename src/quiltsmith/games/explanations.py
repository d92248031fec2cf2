"""Every problem code with its explanation, gathered from the rules that own them."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from types import ModuleType

from quiltsmith.formats import faults
from quiltsmith.games import deck_rules
from quiltsmith.games.doodle import rules as doodle_rules

RULE_PACKAGES: tuple[ModuleType, ...] = (deck_rules, doodle_rules)


def explanations() -> dict[str, str]:
    """Give the explanation of every code, sorted by code."""
    found = {
        _code(name): inspect.getdoc(function) or ""
        for name, function in inspect.getmembers(faults, inspect.isfunction)
        if function.__module__ == faults.__name__
    }
    for package in RULE_PACKAGES:
        for module in pkgutil.iter_modules(package.__path__):
            rule = importlib.import_module(f"{package.__name__}.{module.name}")
            code, text = _code(module.name), inspect.getdoc(rule) or ""
            found[code] = f"{found[code]}\n\n{text}" if code in found else text
    return dict(sorted(found.items()))


def _code(name: str) -> str:
    return name.replace("_", "-")
