"""Signatures as descriptions: kinds, choices and defaults of parameters, and values that forms send."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest

import quiltsmith as qs
from quiltsmith.api.described_options import Given, Parameter, parameters_of, values_given
from quiltsmith.api.print_options import Option
from quiltsmith.api.products import PRODUCTS, find_product, prepare_of
from quiltsmith.errors import UsageError


def by_name(product: str) -> dict[str, Parameter]:
    return {parameter.name: parameter for parameter in parameters_of(find_product(product))}


@pytest.mark.parametrize("product", PRODUCTS)
def test_every_parameter_says_what_it_is_for(product: str) -> None:
    parameters = parameters_of(find_product(product))
    assert {"paper", "lang", "theme", "ink"} <= {parameter.name for parameter in parameters}
    for parameter in parameters:
        assert parameter.option.help.strip(), parameter.name
        assert parameter.kind in ("switch", "choice") or parameter.option.metavar, parameter.name


@pytest.mark.parametrize(
    ("product", "name", "kind", "default"),
    [
        ("pad", "game", "name", "doodle"),
        ("pad", "sheets", "whole", None),
        ("pad", "up", "choice", 1),
        ("pad", "players", "text", None),
        ("pad", "marks", "switch", None),
        ("pad", "paper", "text", "a4"),
        ("pad", "ink", "choice", "full"),
        ("cards", "deck", "name", None),
        ("cards", "theme", "name", None),
        ("cards", "bleed", "text", None),
        ("calibrate", "ink", "choice", "mono"),
    ],
)
def test_kinds_and_defaults_come_from_the_signature(product: str, name: str, kind: str, default: object) -> None:
    parameter = by_name(product)[name]
    assert (parameter.kind, parameter.shown_default) == (kind, default)


def test_a_form_gives_the_values_that_the_function_takes() -> None:
    given: dict[str, Given | None] = {
        "up": "2",
        "players": "Anna, Ben",
        "marks": "false",
        "sheets": 3,
        "lang": "DE",
        "title": "",
        "ink": "full",
    }
    assert values_given(parameters_of(qs.pad), given) == {
        "up": 2,
        "players": ("Anna", "Ben"),
        "marks": False,
        "sheets": 3,
        "lang": "DE",
    }
    card_values: dict[str, Given | None] = {
        "deck": "meadow",
        "bleed": "0.5cm",
        "back_offset": "1,-2",
        "only": "P01,S*",
        "backs": False,
    }
    assert values_given(parameters_of(qs.cards), card_values) == {
        "deck": "meadow",
        "bleed": 5.0,
        "back_offset": (1.0, -2.0),
        "only": ["P01", "S*"],
        "backs": False,
    }
    assert values_given(parameters_of(qs.tiles), {"only": "tokens"}) == {"only": "tokens"}
    assert values_given(parameters_of(qs.tiles), {"only": "A,C-F"}) == {"only": ["A", "C-F"]}


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("sheets", 0, "a number is wanted, 1 to 10000, not `0`"),
        ("sheets", "many", "`many` is no whole number"),
        ("sheets", "9" * 5000, "is no whole number"),
        ("seed", "-1", "a number is wanted, 0 or more, not `-1`"),
        ("up", 3, "`3` is not possible"),
        ("ink", "monno", "`monno` is not possible; did you mean `mono`?"),
        ("players", " , ", "nobody is named"),
    ],
)
def test_values_that_are_not_taken_are_refused_by_their_option(name: str, value: str | int, sentence: str) -> None:
    with pytest.raises(UsageError) as refused:
        values_given(parameters_of(qs.pad), {name: value})
    assert sentence in refused.value.sentence
    assert refused.value.options == (name,)


def test_each_door_writes_options_in_its_own_way() -> None:
    refused = UsageError("that is too much", "sheets", "large_print")
    assert str(refused) == "that is too much (sheets=, large_print=)"
    assert refused.told(str.upper) == "that is too much (SHEETS, LARGE_PRINT)"
    assert str(UsageError("no")) == "no"


def test_any_function_can_be_described() -> None:
    def bake(
        cake: Annotated[str, Option(help="What to bake.", metavar="CAKE", is_argument=True)],
        *,
        layers: Annotated[int, Option(help="How many.", metavar="N", least=1)] = 2,
        icing: Annotated[Literal["white", "pink"] | None, Option(help="Its colour.")] = None,
    ) -> str:
        return f"{cake} {layers} {icing}"

    # As in modules of products, annotations are evaluated.
    bake.__annotations__ = {
        "cake": Annotated[str, Option(help="What to bake.", metavar="CAKE", is_argument=True)],
        "layers": Annotated[int, Option(help="How many.", metavar="N", least=1)],
        "icing": Annotated[Literal["white", "pink"] | None, Option(help="Its colour.")],
    }
    cake, layers, icing = parameters_of(bake)
    assert (cake.is_needed, cake.flag) == (True, "")
    assert (layers.kind, layers.flag, layers.shown_default) == ("whole", "--layers", 2)
    assert (icing.kind, icing.choices, icing.takes_none) == ("choice", ("white", "pink"), True)
    assert bake(**values_given((cake, layers, icing), {"cake": "pie", "layers": "3"})) == "pie 3 None"


def test_a_job_is_prepared_before_anything_is_laid_out() -> None:
    job = prepare_of(qs.pad)(players=["Anna"], fillable=True)
    assert (job.file_name, job.is_form, job.warnings, job.notes) == ("doodle-pad.pdf", True, (), ())
    assert job.result().title == qs.pad(players=["Anna"], fillable=True).title
    shop = prepare_of(qs.cards)("meadow", preset="mpc")
    assert shop.preset.id == "mpc"
    assert {"paper", "gap"} <= shop.overruled
