"""What Tab offers: every option and argument that takes a name offers the names that there are.

Options of products say themselves what they take names of. Of other commands it depends on what an option is
called, or on what its help calls an argument; a test asks for all of them, so that none is forgotten. Names are
found without regard to case.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from quiltsmith.cli.click_compat import is_argument, offer

BY_OPTION = {
    "--bot": "bot",
    "--deck": "deck",
    "--game": "game",
    "--like": "deck",
    "--paper": "paper",
    "--preset": "preset",
    "--theme": "theme",
}
"""The kinds of names that options take."""
BY_METAVAR = {
    "DECK": "deck",
    "GAME": "game",
    "CODE": "code",
    "COMMAND": "command",
    "KIND": "schema",
    "ID": "card",
    "LANGUAGE": "language",
    "TEMPLATE": "template",
    "THEME": "theme",
}
SHOWN = {
    "decks": "deck",
    "games": "game",
    "languages": "language",
    "pad": "template",
    "pads": "template",
    "presets": "preset",
    "themes": "theme",
}
"""What `--show` of a command takes."""


def offer_names(command: Any, described: Mapping[str, str]) -> None:
    """Let all parameters of a command that take names offer them; `described` has the kinds that are known."""
    for parameter in command.params:
        kind = described.get(parameter.name) or _kind_of(command.name, parameter)
        if kind is not None:
            offer(parameter, partial(_names, kind, has_second_words=is_argument(parameter)))


def _kind_of(command: str, parameter: Any) -> str | None:
    if "--show" in parameter.opts:
        return SHOWN.get(command)
    by_option = next((BY_OPTION[name] for name in parameter.opts if name in BY_OPTION), None)
    return by_option or BY_METAVAR.get((parameter.metavar or "").strip("[].").upper())


def _names(kind: str, context: Any, *, has_second_words: bool) -> list[str]:
    from quiltsmith.api.known_names import known_names

    of_context = {"card": _cards, "command": _commands, "preset": _presets}.get(kind)
    names = known_names(kind) if of_context is None else of_context(context)
    return [*names, *(_second_words(context) if has_second_words else ())]


def _cards(context: Any) -> Iterable[str]:
    from quiltsmith.decks.deck_reader import find_deck, load_deck

    path = find_deck(context.params.get("deck") or "")
    deck = load_deck(path)[0] if path else None
    return [] if deck is None else [card.id for card in deck.everything]


def _presets(context: Any) -> Iterable[str]:
    """List the presets that a command can print by; one that prints nothing takes all."""
    from quiltsmith.api.known_names import known_names, presets_for

    return presets_for(context.info_name or "") or known_names("preset")


def _commands(context: Any) -> Iterable[str]:
    typed = list(context.params.get("words") or ())
    known = getattr(context.find_root().command, "commands", {})
    while typed and hasattr(known.get(typed[0]), "commands"):
        known = known[typed.pop(0)].commands
    ways = (name.split() for name in known)
    return dict.fromkeys(words[len(typed)] for words in ways if words[: len(typed)] == typed != words)


def _second_words(context: Any) -> Iterable[str]:
    """List the words after which a command is another one, as `pad check` is beside `pad`."""
    known = getattr(context.find_root().command, "commands", ())
    first = f"{context.info_name} "
    return [name.removeprefix(first) for name in known if name.startswith(first)]
