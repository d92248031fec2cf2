"""`quiltsmith explain`: what a problem code means, with examples."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.screen import write_line
from quiltsmith.talk.saying import say

EXAMPLE = "Example: quiltsmith explain wrong-size"


def all_explanations() -> dict[str, str]:
    """Gather the explanations of all layers."""
    from quiltsmith.preflight import rules as preflight_rules
    from quiltsmith.reference.explanations import explanations
    from quiltsmith.scan import rules as scan_rules

    return explanations(preflight_rules, scan_rules)


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
    from quiltsmith.formats.suggest import did_you_mean

    known = all_explanations()
    if code is None:
        longest = max(len(name) for name in known)
        for name, text in known.items():
            write_line(f"{name:<{longest}}  {text.splitlines()[0]}")
    elif code in known:
        write_line(f"{code}\n\n{known[code]}")
    else:
        hint = did_you_mean(code, known, say("`quiltsmith explain` lists all"))
        raise Failure(say("there is no problem code `{code}`; {hint}", code=code, hint=hint))
