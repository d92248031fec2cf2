"""Commands that list what is shipped: decks, games, pad templates, presets, themes, papers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.option_types import (
    InkOption,
    LanguageOption,
    PlainFormat,
    PlainFormatOption,
    SeedOption,
    language_on_paper,
)
from quiltsmith.cli.output_files import STANDARD_OUTPUT, YAML_FILES, ForceOption, output_file, write_output
from quiltsmith.cli.terminal_output import write_json, write_line
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.i18n import N_, _

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.formats.languages import Language
    from quiltsmith.games.game import Game
    from quiltsmith.layout.pad.pad_template import PadTemplate
    from quiltsmith.scene.elements import Document
    from quiltsmith.style.preset import Preset
    from quiltsmith.style.print_style import Style
    from quiltsmith.style.theme import Theme

_PREVIEW_DPI = 150

ShowOption = Annotated[
    str | None, typer.Option("--show", metavar="NAME", help=N_("Print the shipped file, to copy and change."))
]
ShownOutputOption = Annotated[
    str,
    typer.Option("-o", "--output", metavar="FILE", help=N_("Where --show writes the file; - is standard output.")),
]
PreviewOption = Annotated[
    str | None, typer.Option("--preview", metavar="FILE", help=N_("Draw all of them: a PNG, PDF or SVG file."))
]


class Listing(Struct, frozen=True, kw_only=True):
    """A kind of shipped files: what help says, and what is told of each file, in a table or as JSON."""

    kind: str
    about: str
    example: str
    heads: tuple[str, ...]
    """What stands in the table; JSON has all of the record."""
    record: Callable[[Any, Callable[[Mapping[str, str]], str]], dict[str, Any]]
    """Describes a value; its second argument says a title in the language that was asked for."""
    preview: Callable[[list[Style]], Document] | None = None
    """Draws all of them, in these styles: one, or one for each theme."""


def _deck_record(deck: Deck, said: Callable[[Mapping[str, str]], str]) -> dict[str, Any]:
    return {
        "name": deck.id,
        "title": said(deck.title),
        "game": deck.game.id,
        "cards": len(deck.cards),
        "start cards": len(deck.start),
    }


def _game_record(game: Game, said: Callable[[Mapping[str, str]], str]) -> dict[str, Any]:
    board = f"{game.board.rows} × {game.board.columns}"
    return {"name": game.id, "title": said(game.title), "rules": game.rules, "board": board, "deck": game.deck}


def _pad_record(template: PadTemplate, said: Callable[[Mapping[str, str]], str]) -> dict[str, Any]:
    return {"name": template.id, "title": said(template.title)}


def _preset_record(preset: Preset, said: Callable[[Mapping[str, str]], str]) -> dict[str, Any]:
    return {
        "name": preset.id,
        "title": said(preset.title),
        "for": list(preset.products),
        "what comes out": said(preset.about),
    }


def _theme_record(theme: Theme, said: Callable[[Mapping[str, str]], str]) -> dict[str, Any]:
    patterns = ", ".join(dict.fromkeys(fabric.pattern for fabric in theme.fabrics[:5])) + " …"
    return {"name": theme.id, "title": said(theme.title), "fabrics": len(theme.fabrics), "patterns": patterns}


def _language_record(language: Language, said: Callable[[Mapping[str, str]], str]) -> dict[str, Any]:
    return {"name": language.code, "title": said(language.title)}


def _preset_preview(styles: list[Style]) -> Document:
    from quiltsmith.layout.previews.choice_previews import preset_preview

    return preset_preview(_shipped("preset"), styles[0], "Presets")


def _theme_preview(styles: list[Style]) -> Document:
    from quiltsmith.cli.name_lookup import load_deck
    from quiltsmith.layout.previews.choice_previews import theme_preview

    return theme_preview(styles, load_deck("meadow"), "Themes")


LISTINGS = {
    "decks": Listing(
        kind="deck",
        about=N_(
            "List the decks.\n\n"
            "For one of your own copy a file and change it: quiltsmith decks --show meadow -o "
            "my-deck.yaml"
        ),
        example="quiltsmith decks --show meadow -o my-deck.yaml",
        heads=("name", "title", "game", "cards", "start cards"),
        record=_deck_record,
    ),
    "games": Listing(
        kind="game",
        about=N_(
            "List the games.\n\n"
            "For a variant of your own copy a file and change its numbers: quiltsmith games --show "
            "doodle -o my-game.yaml"
        ),
        example="quiltsmith games --show doodle -o my-game.yaml",
        heads=("name", "title", "rules", "board", "deck"),
        record=_game_record,
    ),
    "pads": Listing(
        kind="template",
        about=N_(
            "List the templates of score pads.\n\n"
            "Their names go after --template of `pad`; for one of your own copy a file with --show "
            "NAME -o FILE."
        ),
        example="quiltsmith pads --show tall -o my-pad.yaml",
        heads=("name", "title"),
        record=_pad_record,
    ),
    "languages": Listing(
        kind="language",
        about=N_(
            "List the languages on paper and in sheets.\n\n"
            "For words of your own copy a file and change it: quiltsmith languages --show en -o "
            "my-words.yaml; --lang takes it."
        ),
        example="quiltsmith languages --show en -o my-words.yaml",
        heads=("name", "title"),
        record=_language_record,
    ),
    "presets": Listing(
        kind="preset",
        about=N_(
            "List the presets for printers and print services.\n\nTheir names go after --preset of other commands."
        ),
        example="quiltsmith presets --show x4",
        heads=("name", "for", "what comes out"),
        record=_preset_record,
        preview=_preset_preview,
    ),
    "themes": Listing(
        kind="theme",
        about=N_(
            "List the themes: colours and fabrics.\n\n"
            "For one of your own copy a file and change it: quiltsmith themes --show quilt -o "
            "mine.yaml"
        ),
        example="quiltsmith themes --preview themes.png",
        heads=("name", "title", "fabrics", "patterns"),
        record=_theme_record,
        preview=_theme_preview,
    ),
}


def find_command(name: str) -> Callable[..., None]:
    """Make the command that lists a kind of shipped files."""
    from quiltsmith.cli.derived_commands import command_of, keyword

    listing = LISTINGS[name]
    options: dict[str, tuple[Any, Any]] = {
        "show": (ShowOption, None),
        "output": (ShownOutputOption, STANDARD_OUTPUT),
        "force": (ForceOption, False),
    }
    if listing.preview is not None:
        options["preview"] = (PreviewOption, None)
    options["language"] = (LanguageOption, None)
    if listing.kind == "theme":
        options |= {"ink": (InkOption, "full"), "seed": (SeedOption, 0)}
    options["list_format"] = (PlainFormatOption, PlainFormat.TEXT)

    def run(**values: Any) -> None:
        _list(name, listing, **values)

    parameters = [keyword(option, *described) for option, described in options.items()]
    return example(listing.example)(command_of(run, parameters, listing.about))


def _list(
    name: str,
    listing: Listing,
    *,
    show: str | None,
    output: str,
    force: bool,
    language: str | None,
    list_format: PlainFormat,
    preview: str | None = None,
    **look: Any,
) -> None:
    """List files, show one of them, or draw all."""
    from quiltsmith.api.known_names import known_names
    from quiltsmith.formats.fields import in_language

    if show is not None and preview is not None:
        raise UsageError(_("one file is shown, or all are drawn; leave one out"), "show", "preview")
    if show is not None:
        show_shipped(listing.kind, show, output, force=force)
        return
    if output != STANDARD_OUTPUT:
        raise UsageError(_("{output} is for a file that is shown; say which one", output=output), "show")
    themes = known_names("theme") if listing.kind == "theme" else ("quilt",)
    if preview is not None and (draw := listing.preview) is not None:
        styles = [_style(language, theme=theme, **look) for theme in themes]
        _print_preview(lambda: draw(styles), preview)
        return
    spoken = language_on_paper(language)
    values = _shipped(listing.kind)
    if listing.kind == "theme":
        values = [_style(language, theme=theme, **look).theme for theme in themes]
    entries = [listing.record(value, lambda titles: in_language(titles, spoken)) for value in values]
    write_list(listing.heads, entries, list_format, name)


@example("quiltsmith papers")
def papers(preview: PreviewOption = None, list_format: PlainFormatOption = PlainFormat.TEXT) -> None:
    """List the paper sizes that have names.

    Any other is written like 200x280mm.
    """
    from quiltsmith.layout.previews.choice_previews import INCH, paper_preview
    from quiltsmith.style.sizes import PAPERS

    if preview is not None:
        style, known = _style(None), tuple(PAPERS.values())
        _print_preview(lambda: paper_preview(known, style, "Papers"), preview)
        return
    entries = [
        {
            "name": paper.name,
            "mm": f"{paper.width:g} × {paper.height:g}",
            "inches": f"{paper.width / INCH:.3g} × {paper.height / INCH:.3g}",
        }
        for paper in PAPERS.values()
    ]
    write_list(("name", "mm", "inches"), entries, list_format, "papers")


def _style(language: str | None, **chosen: Any) -> Style:
    from quiltsmith.api.product_parts import style_of

    return style_of(lang=language, **chosen)


def _shipped(kind: str) -> list[Any]:
    """Read all shipped files of a kind."""
    from quiltsmith.api.known_names import definitions_of
    from quiltsmith.cli.name_lookup import load_definition

    definitions = definitions_of(kind)
    return [load_definition(definitions, name) for name in definitions.names()]


def _print_preview(make: Callable[[], Document], preview: str) -> None:
    """Write a preview, which is for the screen."""
    from quiltsmith.cli.print_output import print_document
    from quiltsmith.render.output import FileOptions

    print_document(make, preview, preview, FileOptions(dpi=_PREVIEW_DPI))


def show_shipped(kind: str, name: str, output: str, *, force: bool) -> None:
    """Print a shipped file, or copy it."""
    from quiltsmith.api.known_names import definitions_of
    from quiltsmith.formats.library import shipped_text
    from quiltsmith.formats.suggestions import did_you_mean

    file = output_file(Path(output), YAML_FILES, force=force)
    definitions, name = definitions_of(kind), name.lower()
    names = definitions.names()
    if name not in names:
        what, hint = _(definitions.what), did_you_mean(name, names)
        raise QuiltsmithError(_("there is no {what} `{name}`; {hint}", what=what, name=name, hint=hint))
    text = shipped_text(definitions.folder, name)
    if file.is_standard_output:
        write_line(text.removesuffix("\n"))
        return
    write_output(file, text)


def write_list(
    heads: Sequence[str], entries: Sequence[dict[str, Any]], list_format: PlainFormat, what: str
) -> None:
    """Write a table of the entries, or all that is known of them as JSON."""
    from quiltsmith.cli.terminal_output import listing

    if list_format is PlainFormat.JSON:
        write_json({what: list(entries)})
        return
    rows = [[_cell(entry[head]) for head in heads] for entry in entries]
    for line in listing([_title(head) for head in heads], rows):
        write_line(line)


def _cell(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)


def _title(head: str) -> str:
    return {
        "name": _("name"),
        "title": _("title"),
        "rules": _("rules"),
        "board": _("board"),
        "deck": _("deck"),
        "game": _("game"),
        "cards": _("cards"),
        "start cards": _("start cards"),
        "mm": _("mm"),
        "inches": _("inches"),
        "for": _("for"),
        "what comes out": _("what comes out"),
        "fabrics": _("fabrics"),
        "patterns": _("patterns"),
    }[head]
