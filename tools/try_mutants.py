"""Break rules and geometry in random places, one at a time, and see whether the tests notice.

`python tools/try_mutants.py [NUMBER] [SEED]` makes so many mutants, always the same ones for a seed. Each is a
copy of the source with one operator, number or truth value changed; what only words a message is left alone. The
tests of its package that reach its line are run first, and all of them if none of those fails. A mutant that
survives is a line whose meaning no test asks for, or a change that makes no difference: look at each. Where the
code cannot be made simpler, such a change is written down in `same_mutants.txt`, which says why, and left out.
"""

from __future__ import annotations

import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest
from coverage import Coverage

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/quiltsmith")
TESTS = {
    "geometry": (
        "tests/geometry",
        "tests/decks",
        "tests/games/doodle",
        "tests/test_bad_decks.py",
        "tests/simulate/test_doodle_engine.py",
    ),
    "games/doodle": (
        "tests/games",
        "tests/test_bad_sheets.py",
        "tests/test_examples.py",
        "tests/test_reference_schemas.py",
        "tests/cli/test_doodle_report.py",
        "tests/cli/test_sheet_check_command.py",
    ),
    "games/patchwork": (
        "tests/games",
        "tests/test_bad_patchwork.py",
        "tests/test_patchwork_examples.py",
        "tests/test_reference_schemas.py",
        "tests/cli/test_patchwork_report.py",
    ),
}
"""Packages that are broken, and the tests that should notice."""
NO_RULES = ("_editor", "_view", "_words", "_writer", "_edits")
"""How modules end that show or write sheets instead of judging them."""
SAME = Path("tools/same_mutants.txt")
"""Changes that make no difference: a file, and how its line reads when it is changed. They are left out."""
SECONDS = 300
"""Of the processor: a mutant that takes longer never ends, however busy the machine is."""
OPTIONS = ("-n", "0", "-p", "no:cacheprovider")
OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A place in a file, what stands there, and what shall stand there instead."""

    file: str
    line: int
    start: int
    end: int
    new: str

    def apply(self, text: bytes) -> bytes:
        """Return the file with the change; places are counted in bytes, as Python's parser does."""
        lines = text.splitlines(keepends=True)
        old = lines[self.line - 1]
        lines[self.line - 1] = old[: self.start] + self.new.encode() + old[self.end :]
        return b"".join(lines)

    def changed_line(self) -> str:
        """Return its line with the change, behind its file."""
        line = self.apply((ROOT / self.file).read_bytes()).splitlines()[self.line - 1]
        return f"{self.file}: {line.decode().strip()}"


def mutants_of(path: Path) -> Iterator[Mutant]:
    """List all mutants of a module."""
    text = (ROOT / path).read_bytes()
    lines, tree = text.splitlines(), ast.parse(text)
    spared = {id(node) for part in ast.walk(tree) for found in _spared(part) for node in ast.walk(found)}
    for node in ast.walk(tree):
        if id(node) in spared:
            continue
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                yield from _between(path, lines, left, operator, right)
            case ast.BinOp(left=left, op=operator, right=right):
                yield from _between(path, lines, left, operator, right)
            case ast.BoolOp(op=operator, values=[left, right, *_]):
                yield from _between(path, lines, left, operator, right)
            case ast.Constant(value=bool() as value):
                yield Mutant(str(path), node.lineno, node.col_offset, node.end_col_offset or 0, str(not value))
            case ast.Constant(value=int() as value):
                yield Mutant(str(path), node.lineno, node.col_offset, node.end_col_offset or 0, str(value + 1))
            case ast.UnaryOp(op=ast.Not()):
                yield Mutant(str(path), node.lineno, node.col_offset, node.col_offset + len("not"), "")


def _spared(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is left alone below a node.

    That is types, sizes of caches, messages with what is put into them, and the guards `strict` and `frozen`.
    """
    match node:
        case ast.AnnAssign(annotation=hint) | ast.arg(annotation=ast.expr() as hint):
            yield hint
        case ast.FunctionDef(returns=ast.expr() as hint):
            yield hint
        case ast.Call(func=ast.Name(id="_" | "ngettext" | "lru_cache")):
            yield node
        case ast.keyword(arg="strict" | "frozen"):
            yield node.value


def _between(
    path: Path, lines: list[bytes], left: ast.expr, operator: ast.AST, right: ast.expr
) -> Iterator[Mutant]:
    """Yield the change of an operator that stands on one line, between two values."""
    if type(operator) not in OPERATORS or left.end_lineno != right.lineno or left.end_col_offset is None:
        return
    old, new = OPERATORS[type(operator)]
    at = lines[right.lineno - 1].find(old.encode(), left.end_col_offset, right.col_offset)
    if at >= 0:
        yield Mutant(str(path), right.lineno, at, at + len(old), new)


def modules(package: str) -> Iterator[Path]:
    """List the modules of a package that hold rules."""
    for path in sorted((ROOT / SOURCE / package).rglob("*.py")):
        if not path.stem.endswith(NO_RULES):
            yield path.relative_to(ROOT)


def leave_out_same(found: list[tuple[str, Mutant]]) -> list[tuple[str, Mutant]]:
    """Leave out the mutants that make no difference; whatever says so of a line that has changed is told."""
    lines = (ROOT / SAME).read_text(encoding="utf-8").splitlines()
    same = {line for line in lines if line and not line.startswith("#")}
    changed = [mutant.changed_line() for _, mutant in found]
    if outdated := same.difference(changed):
        sys.exit("\n".join([f"no line can read like this any more, see {SAME}:", *sorted(outdated)]))
    return [one for one, line in zip(found, changed, strict=True) if line not in same]


class ReachedLines:
    """A plugin of pytest that remembers which tests run a line, the quickest first."""

    def __init__(self) -> None:
        folders = [f"{ROOT / SOURCE / package}/*" for package in TESTS]
        self._coverage = Coverage(data_file=None, config_file=False, include=folders)
        self._seconds: dict[str, float] = {}
        self._coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Run a test under its name."""
        self._coverage.switch_context(item.nodeid)
        begun = time.process_time()
        yield
        self._seconds[item.nodeid] = time.process_time() - begun

    def tests_of(self, package: str, mutant: Mutant) -> list[str]:
        """List the tests of a package that run a line.

        Where results are kept, only the first test that asks runs it; where modules are imported, none does.
        """
        self._coverage.stop()
        reached = self._coverage.get_data().contexts_by_lineno(str(ROOT / mutant.file)).get(mutant.line, ())
        tests = [test for test in reached if test.startswith(TESTS[package])]
        return sorted(tests, key=self._seconds.__getitem__)


def is_killed(package: str, mutant: Mutant, reached: list[str]) -> bool:
    """Return whether the tests of a package notice a mutant."""
    return any(tests and _notice(tests, mutant) for tests in (reached, TESTS[package]))


def _notice(tests: Sequence[str], mutant: Mutant) -> bool:
    """Run tests on a copy of the source with the mutant."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src")
        for beside in (
            "tests",
            "tools",
            "templates",
            "patches",
            "examples",
            "docs",
            "pyproject.toml",
            "README.md",
        ):
            (copy / beside).symlink_to(ROOT / beside)
        file = copy / mutant.file
        file.write_bytes(mutant.apply(file.read_bytes()))
        environment = os.environ | {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", *OPTIONS, *tests]
        limited = ["sh", "-c", f'ulimit -t {SECONDS}; exec "$@"', "sh", *command]
        return subprocess.run(limited, cwd=copy, env=environment, capture_output=True).returncode != 0


def main() -> None:
    """Try the mutants, say which survive, and end with 1 if more than one in twenty does."""
    number, seed = (int(word) for word in (sys.argv[1:] + ["40", "1"][len(sys.argv) - 1 :]))
    found = [(package, mutant) for package in TESTS for path in modules(package) for mutant in mutants_of(path)]
    found = leave_out_same(found)
    chosen = random.Random(seed).sample(found, number)  # noqa: S311
    reached = ReachedLines()
    if pytest.main([*OPTIONS, *dict.fromkeys(chain(*TESTS.values()))], plugins=[reached]):
        sys.exit("the tests fail without a mutant")
    tried = [(package, mutant, reached.tests_of(package, mutant)) for package, mutant in chosen]
    survivors = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for (_, mutant, tests), killed in zip(tried, pool.map(lambda one: is_killed(*one), tried), strict=True):
            survivors += not killed
            if not killed:
                line = (ROOT / mutant.file).read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
                print(f"survived: {mutant.file}:{mutant.line}:{mutant.start + 1}: {line} -> {mutant.new}")
                print(f"  {len(tests)} tests reach this line", *tests[:3], sep="\n    ")
    print(f"{number - survivors} of {number} mutants killed, of {len(found)} possible ones; seed {seed}")
    sys.exit(survivors * 20 > number)


if __name__ == "__main__":
    main()
