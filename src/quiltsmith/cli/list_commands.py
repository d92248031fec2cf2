"""Commands that show what there is: decks, games, themes and all else that is shipped, codes, schemas, help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.option_types import (
    InkOption,
    LanguageOption,
    PlainFormat,
    PlainFormatOption,
    SeedOption,
    language_on_paper,
)
from quiltsmith.cli.output_files import (
    STANDARD_OUTPUT,
    ForceOption,
    output_path,
    refuse_to_overwrite,
    unwritable,
    write_output,
)
from quiltsmith.cli.terminal_output import width, write_json, write_line
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.games.game import Game
    from quiltsmith.layout.pad.pad_template import PadTemplate
    from quiltsmith.scene.elements import Document
    from quiltsmith.style.preset import Preset
    from quiltsmith.style.print_style import Style
    from quiltsmith.style.theme import Theme

_PREVIEW_DPI = 150
_SCHEMA = "# yaml-language-server:"
_NOT_FOR_PEOPLE = "expected"

ShowOption = Annotated[
    str | None, typer.Option("--show", metavar="NAME", help="Print the shipped file, to copy and change.")
]
ShownOutputOption = Annotated[
    str, typer.Option("-o", "--output", metavar="FILE", help="Where --show writes the file; - is standard output.")
]
PreviewOption = Annotated[
    str | None, typer.Option("--preview", metavar="FILE", help="Draw all of them: a PNG, PDF or SVG file.")
]


def _deck_record(deck: Deck, title: str) -> dict[str, Any]:
    return {
        "name": deck.id,
        "title": title,
        "game": deck.game.id,
        "cards": len(deck.cards),
        "start cards": len(deck.start),
    }


def _game_record(game: Game, title: str) -> dict[str, Any]:
    board = f"{game.board.rows} × {game.board.columns}"
    return {"name": game.id, "title": title, "rules": game.rules, "board": board, "deck": game.deck}


def _pad_record(template: PadTemplate, title: str) -> dict[str, Any]:
    return {"name": template.id, "title": title}


def _theme_record(theme: Theme, title: str) -> dict[str, Any]:
    patterns = ", ".join(dict.fromkeys(fabric.pattern for fabric in theme.fabrics[:5])) + " …"
    return {"name": theme.id, "title": title, "fabrics": len(theme.fabrics), "patterns": patterns}


def _preset_record(preset: Preset, title: str, language: str) -> dict[str, Any]:
    from quiltsmith.formats.fields import in_language

    return {"name": preset.id, "title": title, "what comes out": in_language(preset.about, language)}


@example("quiltsmith decks --show meadow -o my-deck.yaml")
def decks(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    language: LanguageOption = None,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the decks.

    For one of your own copy a file and change it: quiltsmith decks --show meadow -o my-deck.yaml
    """
    if show is not None:
        show_shipped("deck", show, output)
        return
    heads = ("name", "title", "game", "cards", "start cards")
    write_list(heads, _records("deck", _deck_record, language), list_format, "decks")


@example("quiltsmith games --show doodle -o my-game.yaml")
def games(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    language: LanguageOption = None,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the games.

    For a variant of your own copy a file and change its numbers: quiltsmith games --show doodle -o my-game.yaml
    """
    if show is not None:
        show_shipped("game", show, output)
        return
    heads = ("name", "title", "rules", "board", "deck")
    write_list(heads, _records("game", _game_record, language), list_format, "games")


@example("quiltsmith pads --show tall -o my-pad.yaml")
def pads(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    language: LanguageOption = None,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the templates of score pads.

    Their names go after --template of `pad`; for one of your own copy a file with --show NAME -o FILE.
    """
    if show is not None:
        show_shipped("template", show, output)
        return
    write_list(("name", "title"), _records("template", _pad_record, language), list_format, "pads")


@example("quiltsmith presets --show x4")
def presets(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    preview: PreviewOption = None,
    language: LanguageOption = None,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the presets for printers and print services.

    Their names go after --preset of other commands.
    """
    if show is not None:
        show_shipped("preset", show, output)
        return
    if preview is not None:
        from quiltsmith.layout.previews.choice_previews import preset_preview

        known, style = _shipped("preset"), _style(language)
        _print_preview(lambda: preset_preview(known, style, "Presets"), preview)
        return
    spoken = language_on_paper(language)
    records = _records("preset", lambda preset, title: _preset_record(preset, title, spoken), language)
    write_list(("name", "what comes out"), records, list_format, "presets")


@example("quiltsmith themes --preview themes.png")
def themes(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    preview: PreviewOption = None,
    language: LanguageOption = None,
    ink: InkOption = "full",
    seed: SeedOption = 0,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the themes: colours and fabrics.

    For one of your own copy a file and change it: quiltsmith themes --show quilt -o mine.yaml
    """
    from quiltsmith.api.known_names import known_names

    if show is not None:
        show_shipped("theme", show, output)
        return
    styles = [_style(language, theme=name, ink=ink, seed=seed) for name in known_names("theme")]
    if preview is not None:
        from quiltsmith.cli.name_lookup import load_deck
        from quiltsmith.layout.previews.choice_previews import theme_preview

        deck = load_deck("meadow")
        _print_preview(lambda: theme_preview(styles, deck, "Themes"), preview)
        return
    entries = [_theme_record(style.theme, style.name(style.theme.title)) for style in styles]
    write_list(("name", "title", "fabrics", "patterns"), entries, list_format, "themes")


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


def _records(
    kind: str, record: Callable[[Any, str], dict[str, Any]], language: str | None
) -> list[dict[str, Any]]:
    """Describe all shipped files of a kind, with their titles in a language."""
    from quiltsmith.formats.fields import in_language

    spoken = language_on_paper(language)
    return [record(value, in_language(value.title, spoken)) for value in _shipped(kind)]


def _print_preview(make: Callable[[], Document], preview: str) -> None:
    """Write a preview, which is for the screen."""
    from quiltsmith.cli.print_output import print_document
    from quiltsmith.render.output import FileOptions

    print_document(make, preview, preview, FileOptions(dpi=_PREVIEW_DPI))


def show_shipped(kind: str, name: str, output: str = STANDARD_OUTPUT) -> None:
    """Print a shipped file, or copy it; the line with its schema, which lies elsewhere for others, is left out."""
    from quiltsmith.api.known_names import definitions_of
    from quiltsmith.formats.library import shipped_folder
    from quiltsmith.formats.suggestions import did_you_mean

    definitions, path = definitions_of(kind), output_path(output, name)
    names, name = definitions.names(), name.lower()
    if name not in names:
        what, hint = _(definitions.what), did_you_mean(name, names)
        raise QuiltsmithError(_("there is no {what} `{name}`; {hint}", what=what, name=name, hint=hint))
    text = (shipped_folder(definitions.folder) / f"{name}.yaml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(_SCHEMA)]
    if output == STANDARD_OUTPUT:
        for line in lines:
            write_line(line)
        return
    refuse_to_overwrite(path, force=False)
    write_output(path, "\n".join((*lines, "")))


def write_list(
    heads: Sequence[str], entries: Sequence[dict[str, Any]], list_format: PlainFormat, what: str
) -> None:
    """Write a table of the entries, or all that is known of them as JSON."""
    from quiltsmith.cli.terminal_output import listing

    if list_format is PlainFormat.JSON:
        write_json({what: list(entries)})
        return
    rows = [[str(entry[head]) for head in heads] for entry in entries]
    for line in listing([_title(head) for head in heads], rows):
        write_line(line)


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
        "what comes out": _("what comes out"),
        "fabrics": _("fabrics"),
        "patterns": _("patterns"),
    }[head]


@example("quiltsmith explain wrong-size")
def explain(
    code: Annotated[
        str | None,
        typer.Argument(
            metavar="[CODE]",
            help="The code, which problems show in brackets. [default: list all]",
        ),
    ] = None,
) -> None:
    """Explain a problem code; without one, list all."""
    from quiltsmith.cli.terminal_output import listing
    from quiltsmith.formats.suggestions import did_you_mean
    from quiltsmith.reference.explanations import explanations

    known = explanations()
    if code is None:
        heads = (_("code"), _("what it means"))
        for line in listing(heads, [(name, text.splitlines()[0]) for name, text in known.items()]):
            write_line(line)
    elif (name := code.lower()) in known:
        write_line(f"{name}\n\n{_in_columns(known[name])}")
    else:
        hint = did_you_mean(name, known, _("`quiltsmith explain` lists all"))
        raise QuiltsmithError(_("there is no problem code `{code}`; {hint}", code=code, hint=hint))


def _in_columns(page: str) -> str:
    """Set the paragraphs of a page as wide as the terminal is; examples stay as they are."""
    parts = page.split("\n\n")
    return "\n\n".join(
        part if part.startswith(("FAIL", "PASS", " ")) else "\n".join(wrap(" ".join(part.split()), width()))
        for part in parts
    )


@example("quiltsmith schema deck > deck.schema.json")
def schema(
    kind: Annotated[str, typer.Argument(metavar="KIND", help="deck, game, pad, theme or preset.")],
) -> None:
    """Print what an editor needs to check files as you type.

    It is the JSON Schema of deck files, game definitions, pad templates, themes or presets.
    """
    from quiltsmith.formats.suggestions import did_you_mean
    from quiltsmith.reference.schemas import SCHEMAS

    kind = kind.lower()
    if kind not in SCHEMAS:
        raise QuiltsmithError(
            _("there is no schema `{kind}`; {hint}", kind=kind, hint=did_you_mean(kind, SCHEMAS))
        )
    write_json(SCHEMAS[kind]())


@example("quiltsmith examples my-examples")
def examples(
    folder: Annotated[
        Path, typer.Argument(metavar="[FOLDER]", help="Where to put them. [default: examples]")
    ] = Path("examples"),
    force: ForceOption = False,
) -> None:
    """Copy the examples into a folder.

    They are sheets, games, decks and a deal. Then try, for example: quiltsmith sheet check examples/good.txt
    """
    from quiltsmith.formats.atomic_write import write_whole
    from quiltsmith.formats.library import shipped_folder

    shipped = shipped_folder("examples")
    files = sorted(path for path in shipped.rglob("*") if path.is_file() and path.parent.name != _NOT_FOR_PEOPLE)
    copies = [(path, folder / path.relative_to(shipped)) for path in files]
    taken = next((copy for _unused, copy in copies if copy.exists()), None)
    if taken is not None and not force:
        raise QuiltsmithError(
            _("{path} exists already; choose another folder, or overwrite it with --force", path=taken)
        )
    for path, copy in copies:
        try:
            copy.parent.mkdir(parents=True, exist_ok=True)
            write_whole(copy, path.read_bytes())
        except OSError as error:
            raise unwritable(copy, error) from None
        write_line(str(copy))


@example("quiltsmith help deck new")
def help(  # noqa: A001
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[COMMAND...]", help="The command. [default: list all]")
    ] = None,
    *,
    context: typer.Context,
) -> None:
    """Show how a command is used."""
    from quiltsmith.formats.suggestions import did_you_mean

    shown = context.find_root()
    command = shown.command
    left = list(words or [])
    while left:
        inner = getattr(command, "commands", {})
        word = left.pop(0)
        if left and f"{word} {left[0]}" in inner:
            word = f"{word} {left.pop(0)}"
        if word not in inner:
            raise QuiltsmithError(
                _("there is no command `{name}`; {hint}", name=word[:40], hint=did_you_mean(word, list(inner)))
            )
        command = inner[word]
        shown = typer.Context(command, info_name=word, parent=shown)
    write_line(command.get_help(shown))
