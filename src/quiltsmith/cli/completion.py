"""What Tab offers: every option and argument that takes a name offers the names that there are.

Commands need say nothing for it. What is offered depends on what an option is called, or on what its help calls
an argument; a test asks for all of them, so that none is forgotten. Names are found without regard to case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

Names = Callable[[Any], Iterable[str]]
"""Lists names for a context, which knows the words before."""


def _decks(_: Any) -> Iterable[str]:
    from quiltsmith.decks.deck_reader import deck_names

    return deck_names()


def _games(_: Any) -> Iterable[str]:
    from quiltsmith.games.game_reader import game_names

    return game_names()


def _themes(_: Any) -> Iterable[str]:
    from quiltsmith.style.theme_reader import theme_names

    return theme_names()


def _templates(_: Any) -> Iterable[str]:
    from quiltsmith.layout.pad.pad_template import pad_template_names

    return pad_template_names()


def _presets(_: Any) -> Iterable[str]:
    from quiltsmith.style.preset_reader import preset_names

    return preset_names()


def _papers(_: Any) -> Iterable[str]:
    from quiltsmith.style.sizes import PAPERS

    return PAPERS


def _card_sizes(_: Any) -> Iterable[str]:
    from quiltsmith.style.sizes import CARD_SIZES

    return CARD_SIZES


def _tracks(_: Any) -> Iterable[str]:
    from quiltsmith.games.game_reader import DEFINITIONS

    games = (DEFINITIONS.load(path)[0] for name in DEFINITIONS.names() if (path := DEFINITIONS.find(name)))
    return dict.fromkeys(name for game in games if game is not None for name in game.track_names)


def _tile_parts(_: Any) -> Iterable[str]:
    from quiltsmith.layout.tiles.tile_pieces import TilePart

    return list(TilePart)


def _bots(_: Any) -> Iterable[str]:
    from quiltsmith.games.ruleset import get_ruleset, ruleset_names

    simulations = [get_ruleset(rules).simulation for rules in ruleset_names()]
    return dict.fromkeys(bot for simulation in simulations if simulation for bot in simulation.bots)


def _codes(_: Any) -> Iterable[str]:
    from quiltsmith.reference.explanations import explanations

    return explanations()


def _schemas(_: Any) -> Iterable[str]:
    from quiltsmith.reference.schemas import SCHEMAS

    return SCHEMAS


def _cards(context: Any) -> Iterable[str]:
    from quiltsmith.decks.deck_reader import find_deck, load_deck

    path = find_deck(context.params.get("deck") or "")
    deck = load_deck(path)[0] if path else None
    return [] if deck is None else [card.id for card in deck.everything]


def _commands(context: Any) -> Iterable[str]:
    typed = list(context.params.get("words") or ())
    known = getattr(context.find_root().command, "commands", {})
    while typed and hasattr(known.get(typed[0]), "commands"):
        known = known[typed.pop(0)].commands
    ways = (name.split() for name in known)
    return dict.fromkeys(words[len(typed)] for words in ways if words[: len(typed)] == typed != words)


BY_OPTION: dict[str, Names] = {
    "--against": _bots,
    "--back-theme": _themes,
    "--bot": _bots,
    "--compare": _decks,
    "--deck": _decks,
    "--game": _games,
    "--like": _decks,
    "--paper": _papers,
    "--preset": _presets,
    "--size": _card_sizes,
    "--template": _templates,
    "--theme": _themes,
    "--track": _tracks,
}
BY_METAVAR: dict[str, Names] = {
    "DECK": _decks,
    "GAME": _games,
    "CODE": _codes,
    "COMMAND": _commands,
    "KIND": _schemas,
    "ID": _cards,
    "PART|IDS": _tile_parts,
    "TEMPLATE": _templates,
    "THEME": _themes,
}
SHOWN: dict[str, Names] = {
    "decks": _decks,
    "games": _games,
    "pad": _templates,
    "pads": _templates,
    "presets": _presets,
    "themes": _themes,
}
"""What `--show` of a command takes."""


def offer_names(command: Any) -> None:
    """Let all parameters of a command that take names offer them."""
    for parameter in command.params:
        names = _names_for(command.name, parameter)
        if names is not None:
            # An attribute of the parameter, since Typer takes such a function only where a command is written.
            is_argument = parameter.param_type_name == "argument"
            parameter.shell_complete = _offering(names, is_argument)


def _names_for(command: str, parameter: Any) -> Names | None:
    if "--show" in parameter.opts:
        return SHOWN.get(command)
    by_option = next((BY_OPTION[name] for name in parameter.opts if name in BY_OPTION), None)
    return by_option or BY_METAVAR.get((parameter.metavar or "").strip("[].").upper())


def _second_words(context: Any) -> Iterable[str]:
    """List the words after which a command is another one, as `pad check` is beside `pad`."""
    known = getattr(context.find_root().command, "commands", ())
    first = f"{context.info_name} "
    return [name.removeprefix(first) for name in known if name.startswith(first)]


def _offering(names: Names, is_argument: bool) -> Callable[[Any, str], list[Any]]:
    def offer(context: Any, incomplete: str) -> list[Any]:
        from typer._click.shell_completion import CompletionItem

        begun = incomplete.casefold()
        offered = [*names(context), *(_second_words(context) if is_argument else ())]
        return [CompletionItem(name) for name in offered if name.casefold().startswith(begun)]

    return offer
