"""Commands made of descriptions: a parameter of the function is an option of the command."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import typer

from quiltsmith.api.print_options import Option, length_from_text
from quiltsmith.cli.derived_commands import OwnOption, Typed, derived_command, descriptive_filename

GIVEN: list[dict[str, Any]] = []
NAMES: list[str] = []


def bake(cake: Any, *, layers: Any = 2, icing: Any = None, height: Any = None, paper: Any = "a4") -> None:
    """Stand for a function of the API."""


bake.__annotations__ = {
    "cake": Annotated[str, Option(help="What to bake.", metavar="CAKE", is_argument=True)],
    "layers": Annotated[int, Option(help="How many layers.", metavar="N", least=1, most=9)],
    "icing": Annotated[Literal["white", "pink"] | None, Option(help="Its colour. [default: none]")],
    "height": Annotated[float | None, Option(help="How high.", metavar="LENGTH", parse=length_from_text)],
    "paper": Annotated[str, Option(help="What to put it on.", metavar="PAPER")],
}


def run(*words: str) -> str:
    def work(typed: Typed) -> None:
        GIVEN.append(typed.given)
        NAMES.append(descriptive_filename("cake.pdf", typed, frozenset()))

    quick = OwnOption("quick", Annotated[bool, typer.Option("--quick")], False, after="cake", in_file_name=True)
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command()(derived_command(bake, work, "Bake a cake.", [quick]))
    command = typer.main.get_command(app)
    if words == ("--help",):
        return str(command.get_help(typer.Context(command, info_name="bake")))
    command.main(list(words), "bake", standalone_mode=False)
    return NAMES[-1]


def test_help_is_made_of_the_signature() -> None:
    shown = run("--help")
    assert shown.index("--quick") < shown.index("--layers N") < shown.index("--icing") < shown.index("--paper")
    assert "Bake a cake." in shown
    assert "CAKE  What to bake.  [required]" in shown
    assert "white|pink" in shown
    assert "[default: 2; 1<=x<=9]" in shown


def test_only_what_was_typed_is_handed_on() -> None:
    run("pie")
    assert GIVEN[-1] == {"cake": "pie"}
    run("pie", "--layers", "3", "--height", "2cm", "--icing", "pink")
    assert GIVEN[-1] == {"cake": "pie", "layers": 3, "height": 20.0, "icing": "pink"}


def test_names_of_files_tell_what_was_chosen() -> None:
    assert run("pie") == "cake.pdf"
    assert run("pie", "--icing", "pink", "--layers", "3", "--paper", "A5") == "cake-a5-layers3-pink.pdf"
    assert run("pie", "--height", "2cm", "--quick", "--layers", "2") == "cake-quick-height20.pdf"
