"""What is printed, remembered for a while: a page asks for many pages of the same document."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping
from functools import cached_property
from threading import Lock

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _, get_locale
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.named_files import checked_name
from quiltsmith.studio.print_commands import CommandForm, OptionField, PrintCommands, Printed, Value

_MOST_REMEMBERED = 6


class UnknownCommandError(QuiltsmithError):
    """A command that prints nothing, or that does not exist."""


class Prints:
    """Lays out what the commands print, once for each wish and state of the folder."""

    def __init__(self, commands: PrintCommands) -> None:
        self._commands = commands
        self._known: OrderedDict[str, Printed] = OrderedDict()
        self._lock = Lock()

    @cached_property
    def forms(self) -> tuple[CommandForm, ...]:
        """Describe all commands that print."""
        return tuple(self._commands.forms())

    def line(self, command: str, values: Mapping[str, Value], file: str) -> str:
        """Write a command as it is typed."""
        return self._commands.line(command, values, file)

    def printed(self, folder: Folder, command: str, values: Mapping[str, Value]) -> Printed:
        """Lay out what a command prints; names of files cannot leave the folder."""
        self._check_names(folder, command, values)
        key = json.dumps([command, dict(values), folder.files(), get_locale()], sort_keys=True)
        with self._lock:
            if key in self._known:
                self._known.move_to_end(key)
                return self._known[key]
        made = self._commands.print(command, values)
        with self._lock:
            self._known[key] = made
            while len(self._known) > _MOST_REMEMBERED:
                self._known.popitem(last=False)
        return made

    def _check_names(self, folder: Folder, command: str, values: Mapping[str, Value]) -> None:
        form = next((form for form in self.forms if form.name == command), None)
        if form is None:
            raise UnknownCommandError(_("there is no command {name}", name=command[:40]))
        for field in form.fields:
            value = values.get(field.name)
            if field.kind == "name" and isinstance(value, str) and value and not _is_shipped(field, value):
                checked_name(folder, value)


def _is_shipped(field: OptionField, name: str) -> bool:
    return name.lower() in field.known
