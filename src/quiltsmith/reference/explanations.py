"""Every problem code with its explanation, gathered from the rules that own them."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from types import ModuleType

from quiltsmith.decks import rules as deck_rules
from quiltsmith.formats import faults
from quiltsmith.games.kinds import KINDS, loaded


def explanations(*more: ModuleType) -> dict[str, str]:
    """Give the explanation of every code, sorted by code; layers above this one add their own rules."""
    found = codes_of(faults)
    for package in (*rule_packages(), *more):
        for code, text in codes_of(package).items():
            found[code] = f"{found[code]}\n\n{text}" if code in found else text
    return dict(sorted(found.items()))


def rule_packages() -> tuple[ModuleType, ...]:
    """List the packages of rules: that for decks, and one for the sheets of each kind of game."""
    return (deck_rules, *(loaded(kind.rules) for kind in KINDS.values()))


def codes_of(owner: ModuleType) -> dict[str, str]:
    """Give the codes that a package of rules, or a module with one function per code, explains."""
    if hasattr(owner, "__path__"):
        names = [module.name for module in pkgutil.iter_modules(owner.__path__)]
        return {
            _code(name): inspect.getdoc(importlib.import_module(f"{owner.__name__}.{name}")) or ""
            for name in names
        }
    return {
        _code(name): inspect.getdoc(function) or ""
        for name, function in inspect.getmembers(owner, inspect.isfunction)
        if function.__module__ == owner.__name__
    }


def _code(name: str) -> str:
    return name.replace("_", "-")
