"""Commands that tell about the program itself: problem codes, schemas of files, examples, help."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.output_files import ForceOption, OutputFile, write_output
from quiltsmith.cli.terminal_output import width, write_json, write_line
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import N_, _

_NOT_FOR_PEOPLE = "expected"


@example("quiltsmith explain wrong-size")
def explain(
    code: Annotated[
        str | None,
        typer.Argument(
            metavar="[CODE]",
            help=N_("The code, which problems show in brackets. [default: list all]"),
        ),
    ] = None,
) -> None:
    """Explain a problem code; without one, list all."""
    from quiltsmith.cli.terminal_output import listing
    from quiltsmith.formats.suggestions import did_you_mean
    from quiltsmith.reference import explanations

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
    kind: Annotated[str, typer.Argument(metavar="KIND", help=N_("deck, game, pad, theme or preset."))],
) -> None:
    """Print what an editor needs to check files as you type.

    It is the JSON Schema of deck files, game definitions, pad templates, themes or presets.
    """
    from quiltsmith.formats.suggestions import did_you_mean
    from quiltsmith.reference import SCHEMAS

    kind = kind.lower()
    if kind not in SCHEMAS:
        raise QuiltsmithError(
            _("there is no schema `{kind}`; {hint}", kind=kind, hint=did_you_mean(kind, SCHEMAS))
        )
    write_json(SCHEMAS[kind]())


@example("quiltsmith examples my-examples")
def examples(
    folder: Annotated[
        Path,
        typer.Argument(metavar="[FOLDER]", help=N_("Where to put them. [default: examples]"), show_default=False),
    ] = Path("examples"),
    force: ForceOption = False,
) -> None:
    """Copy the examples into a folder.

    They are sheets, games, decks and a deal. Then try, for example: quiltsmith sheet check examples/good.txt
    """
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
        write_output(OutputFile(copy, force), path.read_bytes())


@example("quiltsmith help deck new")
def help(  # noqa: A001
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[COMMAND...]", help=N_("The command. [default: list all]"))
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
