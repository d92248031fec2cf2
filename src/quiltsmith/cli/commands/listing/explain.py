"""`quiltsmith explain`: what a problem code means, with examples."""

from __future__ import annotations

from textwrap import wrap
from typing import Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.screen import width, write_line
from quiltsmith.i18n import _

EXAMPLE = "Example: quiltsmith explain wrong-size"


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
    from quiltsmith.cli.terminal.tables import listing
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
        raise Failure(_("there is no problem code `{code}`; {hint}", code=code, hint=hint))


def _in_columns(page: str) -> str:
    """Set the paragraphs of a page as wide as the terminal is; examples stay as they are."""
    parts = page.split("\n\n")
    return "\n\n".join(
        part if part.startswith(("FAIL", "PASS", " ")) else "\n".join(wrap(" ".join(part.split()), width()))
        for part in parts
    )
