"""What can be printed, as forms for pages, and what is printed of their values.

The forms are made of the same descriptions as the commands (`api/described_options.py`).
"""

from __future__ import annotations

import inspect
import json
import shlex
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from threading import Lock
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.api.described_options import Parameter, ParameterKind, parameters_of, values_given
from quiltsmith.api.known_names import known_names, presets_for
from quiltsmith.api.print_options import Group, Names, live_text
from quiltsmith.api.products import PRODUCTS, find_product, prepare_of
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.i18n import _, get_locale
from quiltsmith.render.output import USUAL_FILES, FileOptions
from quiltsmith.scene.elements import Document
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.named_files import checked_name

Value = str | int | float | bool | None
_MOST_REMEMBERED = 6
_ALWAYS: dict[str, dict[str, Any]] = {"challenge": {"jobs": 1}}
"""Said for the page: it is one of many things that this process does, and starts no others for it."""


class OptionField(Struct, frozen=True):
    """One option: what it is called, what it takes, and what is usual.

    A `name` is that of a shipped file or of one in the folder; `known` are the shipped names or usual words. What
    a form must have starts with what is `suggested`.
    """

    name: str
    kind: ParameterKind
    group: Group
    names: Names | None = None
    """What words are names of."""
    default: Value = None
    known: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None
    is_needed: bool = False
    suggested: str | None = None


class ProductForm(Struct, frozen=True):
    """A product by the name of its command, with all its options in the order in which they stand on the form."""

    name: str
    fields: tuple[OptionField, ...]


class Printed(Struct, frozen=True):
    """What is printed, with the name of its file and what the print shop asks of it."""

    document: Document
    file_name: str
    options: FileOptions


class Prints:
    """Lays out what is printed, once for each wish and state of the folder."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Printed] = OrderedDict()
        self._lock = Lock()

    @cached_property
    def forms(self) -> tuple[ProductForm, ...]:
        return tuple(
            ProductForm(name, tuple(_field(name, parameter) for parameter in _on_form(name))) for name in PRODUCTS
        )

    def line(self, command: str, values: Mapping[str, Value], file: str) -> str:
        """Write the command as it is typed; what is usual is left out."""
        words = [word for parameter in _parameters(command) for word in _typed(parameter, values)]
        return shlex.join(["quiltsmith", command, *words, "-o", file])

    def printed(self, folder: Folder, command: str, values: Mapping[str, Value]) -> Printed:
        """Lay out a product; names of files cannot leave the folder."""
        for parameter in _parameters(command):
            name = values.get(parameter.name)
            if parameter.kind == "name" and isinstance(name, str) and name and not _is_shipped(parameter, name):
                checked_name(folder, name)
        key = json.dumps([command, dict(values), folder.files(), get_locale()], sort_keys=True)
        with self._lock:
            if key in self._known:
                self._known.move_to_end(key)
                return self._known[key]
        made = _print(command, values)
        with self._lock:
            self._known[key] = made
            while len(self._known) > _MOST_REMEMBERED:
                self._known.popitem(last=False)
        return made


def _print(command: str, values: Mapping[str, Value]) -> Printed:
    function = _product(command)
    given = {**values_given(parameters_of(function), values), **_ALWAYS.get(command, {})}
    for parameter in parameters_of(function):
        if parameter.default is inspect.Parameter.empty and parameter.name not in given:
            raise UsageError(_("this cannot be left out"), parameter.name)
    job = prepare_of(function)(**given)
    files = replace(job.files or USUAL_FILES, **values_given(parameters_of(live_text), values))
    return Printed(job.document(), job.file_name, files)


def _product(command: str) -> Callable[..., Any]:
    if command not in PRODUCTS:
        raise QuiltsmithError(_("there is no command {name}", name=command[:40]))
    return find_product(command)


@cache
def _parameters(command: str) -> tuple[Parameter, ...]:
    """List the options of a form in the order of the command."""
    parameters = (*parameters_of(_product(command)), *parameters_of(live_text))
    return tuple(parameter for parameter in parameters if parameter.option.group is not None)


def _on_form(command: str) -> list[Parameter]:
    return sorted(_parameters(command), key=lambda parameter: parameter.option.order)


def _field(command: str, parameter: Parameter) -> OptionField:
    option = parameter.option
    names = presets_for(command) if option.names == "preset" else known_names(option.names)
    suggested = parameter.default if parameter.is_needed and isinstance(parameter.default, str) else None
    return OptionField(
        name=parameter.name,
        kind=parameter.kind,
        group=option.group or "content",
        names=option.names,
        default=parameter.shown_default,
        known=tuple(map(str, parameter.choices)) or names,
        least=option.least,
        most=option.most,
        is_needed=parameter.is_needed,
        suggested=suggested,
    )


def _is_shipped(parameter: Parameter, name: str) -> bool:
    return name.lower() in known_names(parameter.option.names)


def _typed(parameter: Parameter, values: Mapping[str, Value]) -> list[str]:
    """Write an option as it is typed."""
    value = values.get(parameter.name)
    if value is None or value == "" or str(value) == str(parameter.shown_default):
        return []
    if parameter.option.is_argument:
        return [str(value)]
    if parameter.kind == "switch":
        is_on = str(value).lower() == "true"
        return [parameter.flag] if is_on else [parameter.option.off] if parameter.option.off else []
    return [f"{parameter.flag}={value}"]
