"""Usual names of files say what is different about a print, so that a second one does not replace the first."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

from quiltsmith.i18n import get_locale
from quiltsmith.i18n.transliteration import slugify

_SAYS_NOTHING = frozenset({"output", "force", "show", "preview", "report_format", "list_format", "filled"})
"""Options that change nothing on paper, or stand in the name already."""
OVERRULED = "quiltsmith.overruled"
"""Where the context of a command keeps which options change nothing this time."""
_LANGUAGES = frozenset({"lang", "language"})
_LONGEST_WORD, _LONGEST = 24, 80


def telling_name(usual_name: str) -> str:
    """Add what a person chose to the usual name of a file: paper and language first, then all else."""
    from typer._click.globals import get_current_context

    context = get_current_context(silent=True)
    words = [] if context is None else _words(context)
    path = PurePath(usual_name)
    stem = path.stem
    for word in words:
        if len(stem) + len(word) < _LONGEST:
            stem += f"-{word}"
    return f"{stem}{path.suffix}"


def _words(context: Any) -> list[str]:
    from typer._click.core import ParameterSource

    first: dict[str, str] = {}
    silent = _SAYS_NOTHING | context.meta.get(OVERRULED, frozenset())
    rest: list[str] = []
    for parameter in context.command.params:
        name, value = parameter.name, context.params.get(parameter.name)
        if name in _LANGUAGES:
            spoken = get_locale() if value is None else str(value)
            first["language"] = "" if spoken == "en" else spoken
            continue
        is_typed = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        is_option = parameter.param_type_name == "option" and parameter.expose_value
        if not is_typed or not is_option or name in silent or value == parameter.default:
            continue
        if name == "paper":
            first["paper"] = _slug(str(value))
        else:
            rest.append(_word(parameter, value))
    return [word for word in (first.get("paper", ""), first.get("language", ""), *rest) if word]


def _word(parameter: Any, value: object) -> str:
    long = max((*parameter.opts, *parameter.secondary_opts), key=len)
    if isinstance(value, bool):
        flag = parameter.opts[0] if value or not parameter.secondary_opts else parameter.secondary_opts[0]
        return _slug(flag)
    if isinstance(value, (int, float)):
        return f"{_slug(long)}{value:g}"
    text = str(value)
    return _slug(PurePath(text).stem if text.endswith((".yaml", ".yml")) else text)


def _slug(text: str) -> str:
    return slugify(text, _LONGEST_WORD, more=".")
