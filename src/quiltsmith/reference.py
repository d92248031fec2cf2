"""What the program tells of itself: every problem code with its explanation, and the schemas of all files."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from types import ModuleType

from quiltsmith.decks import checks as deck_rules
from quiltsmith.decks.deck_reader import DECK
from quiltsmith.formats import diagnostics
from quiltsmith.formats.fields import Schema
from quiltsmith.games.ruleset import get_ruleset, ruleset_names
from quiltsmith.i18n import _
from quiltsmith.layout.pad import checks as pad_rules
from quiltsmith.layout.pad.pad_template import pad_template_schema
from quiltsmith.preflight import checks as preflight_rules
from quiltsmith.scan import checks as scan_rules
from quiltsmith.style import checks as theme_rules
from quiltsmith.style.preset_reader import PRESET
from quiltsmith.style.theme_reader import THEME

_EXAMPLES = re.compile("^(FAIL|PASS).*", re.MULTILINE | re.DOTALL)


def explanations() -> dict[str, str]:
    """Return the explanation of every code, sorted by code."""
    found = codes_of(diagnostics)
    for package in rule_packages():
        for code, text in codes_of(package).items():
            found[code] = f"{found[code]}\n\n{text}" if code in found else text
    return dict(sorted(found.items()))


def rule_packages() -> tuple[ModuleType, ...]:
    """List the packages of rules: one for each kind of file, and one for the sheets of each kind of game."""
    of_sheets = (get_ruleset(rules).checks for rules in ruleset_names())
    return (deck_rules, theme_rules, pad_rules, *of_sheets, preflight_rules, scan_rules)


def codes_of(owner: ModuleType) -> dict[str, str]:
    """Return the codes that a package of rules, or a module with one function per code, explains."""
    if hasattr(owner, "__path__"):
        names = [module.name for module in pkgutil.iter_modules(owner.__path__)]
        return {_code(name): _page(importlib.import_module(f"{owner.__name__}.{name}")) for name in names}
    return {
        _code(name): _page(function)
        for name, function in inspect.getmembers(owner, inspect.isfunction)
        if function.__module__ == owner.__name__
    }


def package_of(owner: ModuleType) -> str:
    """Return the name of the package that checks belong to: `decks` for `quiltsmith.decks.checks`."""
    return owner.__name__.split(".")[-2]


def _page(rule: object) -> str:
    """Return the page of a rule in the current locale; its examples are the same in all."""
    page = inspect.getdoc(rule) or ""
    examples = _EXAMPLES.search(page)
    if examples is None:
        return _(page)
    told = page[: examples.start()].rstrip()
    return f"{_(told)}\n\n{examples[0]}"


def _code(name: str) -> str:
    return name.replace("_", "-")


_DIALECT = "http://json-schema.org/draft-07/schema#"


def deck_schema() -> Schema:
    """Describe deck files for editors."""
    return {"$schema": _DIALECT, "title": "quiltsmith deck", **DECK.schema()}


def game_schema() -> Schema:
    """Describe game definitions for editors: one kind of game or another, by its set of rules."""
    usual, *others = ruleset_names()
    described = _variant(usual)
    for rules in others:
        choose = {"properties": {"rules": {"const": rules}}, "required": ["rules"]}
        described = {"if": choose, "then": _variant(rules), "else": described}
    return {"$schema": _DIALECT, "title": "quiltsmith game definition", "type": "object", **described}


def theme_schema() -> Schema:
    """Describe themes for editors."""
    return {"$schema": _DIALECT, "title": "quiltsmith theme", **THEME.schema()}


def preset_schema() -> Schema:
    """Describe presets of print services for editors."""
    return {"$schema": _DIALECT, "title": "quiltsmith preset", **PRESET.schema()}


SCHEMAS = {
    "deck": deck_schema,
    "game": game_schema,
    "pad": pad_template_schema,
    "theme": theme_schema,
    "preset": preset_schema,
}


def _variant(rules: str) -> Schema:
    record = get_ruleset(rules).reading.record
    properties = record.properties()
    rules_key = {**properties["rules"], "enum": [rules]}
    return {**record.schema(), "properties": {**properties, "rules": rules_key}}
