"""The front door: what `import quiltsmith` offers, and that it costs nothing before it is used."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import quiltsmith as qs

DOOR = Path(qs.__file__)


def loaded_by(code: str) -> set[str]:
    """Run some code in a new process and list the modules of ours that it has loaded."""
    listing = "import sys; print(*(name for name in sys.modules if name.split('.')[0] == 'quiltsmith'))"
    run = subprocess.run([sys.executable, "-c", f"{code}\n{listing}"], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_importing_loads_nothing_of_ours_but_the_package() -> None:
    assert loaded_by("import quiltsmith") == {"quiltsmith"}
    assert loaded_by("import quiltsmith; dir(quiltsmith); quiltsmith.__all__") == {"quiltsmith"}


def test_importing_loads_nothing_else_either() -> None:
    run = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; before = set(sys.modules); import quiltsmith; print(*set(sys.modules) - before)",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == ["quiltsmith"]


def test_shapes_load_no_paper() -> None:
    loaded = loaded_by("import quiltsmith as qs; qs.Shape, qs.Board")
    assert {name.split(".")[1] for name in loaded if "." in name} <= {"errors", "geometry", "i18n"}


@pytest.mark.parametrize("name", qs.__all__)
def test_every_name_is_there_and_says_what_it_is_for(name: str) -> None:
    value = getattr(qs, name)
    assert value.__doc__
    assert value is getattr(qs, name)
    assert name in dir(qs)


def test_types_homes_and_names_agree() -> None:
    block = next(
        node
        for node in ast.parse(DOOR.read_text(encoding="utf-8")).body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    )
    typed = {
        (str(node.module).removeprefix("quiltsmith."), tuple(sorted(alias.name for alias in node.names)))
        for node in block.body
        if isinstance(node, ast.ImportFrom)
    }
    assert typed == {(home, tuple(sorted(names))) for home, names in qs._HOMES.items()}
    assert sorted(name for _, names in typed for name in names) == sorted(qs.__all__)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'load_dek'"):
        getattr(qs, "load_dek")  # noqa: B009 - a type checker would rightly object


def test_examples_in_docstrings_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    finder, runner = doctest.DocTestFinder(recurse=True), doctest.DocTestRunner()
    tests = [test for name in qs.__all__ for test in finder.find(getattr(qs, name), name, globs={"qs": qs})]
    tests += finder.find(qs, "quiltsmith", globs={})
    with_examples = [test for test in tests if test.examples]
    assert len(with_examples) > 10
    for test in with_examples:
        written: list[str] = []
        assert runner.run(test, out=written.append).failed == 0, "".join(written)
