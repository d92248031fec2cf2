"""Writes the types of all that pages ask and are answered, for tsc: the server's structs as TypeScript types.

`Server.Answers` has the type of each address that answers with JSON, and `Asked.Questions` that of each question.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from quiltsmith.games.ruleset import get_ruleset, ruleset_names
from quiltsmith.studio.all_endpoints import ENDPOINTS
from quiltsmith.studio.endpoints import Content, Upload
from quiltsmith.studio.sheets import TextView

_PLAIN = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.BytesType: "string",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


_PROBLEM = """\
type Problem = {
  file: string;
  line: number;
  column: number;
  level: "error" | "warning";
  code: string;
  message: string;
  hint: string;
};"""
"""Problems are told as the records that scripts get: see `Problem.to_json`."""


class Namespace:
    """Structs as types; in a question, what has a default may be left out."""

    def __init__(self, *, is_question: bool) -> None:
        self._is_question = is_question
        self._names: dict[type, str] = {}
        self.lines: list[str] = []

    def named(self, kind: Any) -> str:
        """Write a type, and the structs that it needs."""
        return self._write(inspect.type_info(kind))

    def _write(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata():
                return self._write(kind.type)
            case inspect.StructType() if kind.cls is Struct:
                # A sheet is shown in the way of its kind.
                return " | ".join(self.named(view) for view in _views())
            case inspect.StructType():
                return self._struct(kind)
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                return f"{_grouped(self._write(kind.item_type))}[]"
            case inspect.TupleType():
                return f"[{', '.join(self._write(item) for item in kind.item_types)}]"
            case inspect.DictType():
                return f"Record<string, {self._write(kind.value_type)}>"
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self._write(one) for one in kind.types))
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case inspect.EnumType():
                return " | ".join(f'"{member.value}"' for member in kind.cls)
        return _PLAIN.get(type(kind), "any")

    def _struct(self, kind: inspect.StructType) -> str:
        if kind.cls in self._names:
            return self._names[kind.cls]
        name = kind.cls.__name__
        if name in self._names.values():
            name = kind.cls.__module__.rpartition(".")[2].title().replace("_", "") + name
        self._names[kind.cls] = name
        tag = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        fields = [
            f"  {field.encode_name}{optional}: {self._write(field.type)};"
            for field in kind.fields
            for optional in ("" if field.required or not self._is_question else "?",)
        ]
        self.lines += [f"type {name} = {{", *tag, *fields, "};"]
        return name


def _grouped(written: str) -> str:
    return f"({written})" if " | " in written else written


def _views() -> Iterable[Any]:
    editors = [editor for rules in ruleset_names() if (editor := get_ruleset(rules).editor)]
    return [*(typing.get_type_hints(editor.view)["return"] for editor in editors), TextView]


def server_types() -> str:
    """Return the declarations of all questions and answers."""
    answers, questions = Namespace(is_question=False), Namespace(is_question=True)
    answered, asked = [], []
    for endpoint in ENDPOINTS:
        answer = typing.get_type_hints(endpoint.answer)["return"]
        if answer is Content:
            continue
        answered.append(f'  "{endpoint.path}": {answers.named(answer)};')
        if endpoint.question is not Upload:
            asked.append(f'  "{endpoint.path}": {questions.named(endpoint.question)};')
    return "\n".join(
        [
            "// Written by tools/js/write_types.py from the structs of the studio.",
            "declare namespace Server {",
            _PROBLEM,
            *answers.lines,
            "interface Answers {",
            *answered,
            "}",
            "}",
            "declare namespace Asked {",
            *questions.lines,
            "interface Questions {",
            *asked,
            "}",
            "}",
            "",
        ]
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(server_types(), encoding="utf-8")
