"""What we rely on of Typer's own copy of Click, which is private and may change with any version of Typer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
import typer
from typer.core import TyperCommand

import quiltsmith
from quiltsmith.cli import click_compat
from quiltsmith.cli.click_compat import (
    BadOptionUsage,
    BadParameter,
    ClickException,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    OnceOnly,
    RepeatedOption,
    bad_value,
    current_context,
    describe_range,
    extra_words,
    ignore_case,
    is_argument,
    long_flag,
    missing_command,
    offer,
    typed_names,
    wants_value,
)

SOURCE = Path(quiltsmith.__file__).parent


def command() -> Any:
    app = typer.Typer(add_completion=False, rich_markup_mode=None)

    @app.command()
    def bake(
        cake: Annotated[str, typer.Argument(metavar="CAKE")] = "pie",
        layers: Annotated[int, typer.Option("-n", "--layers", min=1, max=9)] = 2,
        icing: Annotated[Literal["white", "pink"], typer.Option()] = "white",
        hot: Annotated[bool, typer.Option("--hot")] = False,
    ) -> None:
        SEEN.append((typed_names(), current_context().command.name))

    return typer.main.get_command(app)


SEEN: list[tuple[frozenset[str], str]] = []


def run(*words: str) -> None:
    command().main(list(words), "bake", standalone_mode=False)


def error_of(*words: str) -> Any:
    with pytest.raises(ClickException) as raised:
        run(*words)
    return raised.value


def parameter(name: str) -> Any:
    return next(parameter for parameter in command().params if parameter.name == name)


def test_only_one_module_knows_the_private_parts() -> None:
    users = [path.name for path in SOURCE.rglob("*.py") if "typer._click" in path.read_text(encoding="utf-8")]
    assert users == ["click_compat.py"]
    bound = re.search(r'"typer>=([\d.]+),<([\d.]+)"', (SOURCE.parents[1] / "pyproject.toml").read_text("utf-8"))
    assert bound, "Typer has an upper bound"


def test_a_running_command_knows_what_was_typed() -> None:
    assert current_context() is None
    SEEN.clear()
    run("tart", "--layers", "3")
    run()
    assert [(frozenset({"cake", "layers"}), "bake"), (frozenset(), "bake")] == SEEN


def test_mistakes_have_their_classes() -> None:
    assert isinstance(error_of("--cold"), NoSuchOption)
    assert isinstance(error_of("--layers", "10"), BadParameter)
    assert isinstance(error_of("--layers"), BadOptionUsage)
    assert issubclass(MissingParameter, ClickException)
    assert issubclass(NoArgsIsHelpError, ClickException)


def test_messages_say_what_was_typed() -> None:
    assert bad_value(error_of("--layers", "many")) == "many"
    assert bad_value(error_of("--layers", "10")) == "10"
    assert bad_value(error_of("--icing", "blue")) == "blue"
    assert wants_value(error_of("--layers"))
    assert not wants_value(error_of("--hot=yes"))
    assert extra_words(error_of("pie", "and", "cream")) == "and cream"
    assert extra_words(error_of("--cold")) is None
    group = typer.Typer(add_completion=False)
    group.command()(lambda: None)
    group.command("other")(lambda: None)
    with pytest.raises(ClickException) as raised:
        typer.main.get_command(group).main(["nothing"], "group", standalone_mode=False)
    assert missing_command(raised.value) == "nothing"


def test_parameters_can_be_told_apart_and_changed() -> None:
    assert (is_argument(parameter("cake")), is_argument(parameter("layers"))) == (True, False)
    assert long_flag(parameter("layers")) == "--layers"
    baking = command()
    for one in baking.params:
        ignore_case(one)
        describe_range(one, lambda kind: f"from {kind.min} to {kind.max}")
    assert "from 1 to 9" in baking.get_help(typer.Context(baking))
    SEEN.clear()
    baking.main(["--icing", "PINK"], "bake", standalone_mode=False)
    assert SEEN[0][0] == {"icing"}


class Once(OnceOnly, TyperCommand):
    pass


def once(*words: str, **settings: Any) -> list[Any]:
    app, seen = typer.Typer(add_completion=False, rich_markup_mode=None), []

    @app.command(cls=Once)
    def bake(
        cakes: Annotated[list[str], typer.Argument()],
        layers: Annotated[int, typer.Option("-n", "--layers")] = 2,
        guests: Annotated[list[str] | None, typer.Option("--guest")] = None,
        hot: Annotated[bool, typer.Option("--hot")] = False,
        iced: Annotated[bool, typer.Option("--iced/--plain")] = False,
    ) -> None:
        seen.append((cakes, layers, guests, hot, iced))

    baking = typer.main.get_command(app)
    if settings:
        baking.make_context("bake", list(words), **settings)
    else:
        baking.main(list(words), "bake", standalone_mode=False)
    return seen


def test_options_that_say_one_thing_do_so_once() -> None:
    words = ("a", "b", "-n", "3", "--guest", "Anna", "--guest", "Ben", "--hot", "--hot", "--iced")
    assert once(*words) == [(["a", "b"], 3, ["Anna", "Ben"], True, True)]
    for repeated, flag in (
        (("-n", "3"), "--layers"),
        (("--layers=4",), "--layers"),
        (("--plain",), "--iced"),
    ):
        with pytest.raises(RepeatedOption) as refused:
            once(*words, *repeated)
        assert long_flag(refused.value.parameter) == flag
        once(*words, *repeated, resilient_parsing=True)  # as when Tab is pressed


def test_tab_offers_what_it_is_given() -> None:
    cake = parameter("cake")
    offer(cake, lambda context: ["Pie", "tart"])
    offered = cake.shell_complete(typer.Context(command()), "p")
    assert [(item.value, item.type) for item in offered] == [("Pie", "plain")]


def test_all_that_is_offered_is_used_somewhere() -> None:
    names = [name for name in vars(click_compat) if not name.startswith("_") and name[0].islower()]
    own = {name for name in names if getattr(vars(click_compat)[name], "__module__", "") == click_compat.__name__}
    used = "".join(
        path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py") if path.name != "click_compat.py"
    )
    assert [name for name in sorted(own) if not re.search(rf"\b{name}\b", used)] == []
