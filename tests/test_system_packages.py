"""The programs that tests run: `make test` installs those that are missing, and says so where it cannot."""

from __future__ import annotations

import ast
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest

from tests.parsed import nodes

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "tools" / "install-system-packages.sh"
LIST = SCRIPT.read_text(encoding="utf-8").split('packages="\n')[1].split('"\n')[0].splitlines()
PROGRAMS = {program for line in LIST for program in line.split()[1:]}
# What every machine has that runs a shell at all.
EVERYWHERE = {"bash", "sh", "/bin/sh"}
BY_HAND = "Install it by hand (the names are those of Debian's packages), then run make test again.\n"


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder of programs that stands for a machine with everything, and nothing to install with."""
    for name in (*PROGRAMS, "python3"):
        add(tmp_path, name, "exit 0")
    add(tmp_path, "id", "echo 1000")
    return tmp_path


def add(machine: Path, name: str, does: str) -> None:
    """Put a program on the machine."""
    program = machine / name
    program.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    program.chmod(0o755)


def install(machine: Path, script: Path = SCRIPT) -> tuple[int, str, str]:
    """Run the script on the machine; give its exit code and what it writes."""
    run = subprocess.run(
        ["/bin/sh", script], env={"PATH": str(machine)}, capture_output=True, text=True, check=False
    )
    return run.returncode, run.stdout, run.stderr


def test_where_all_is_there_nothing_happens(machine: Path) -> None:
    assert install(machine) == (0, "", "")


def test_root_installs_what_is_missing_and_nothing_else(machine: Path) -> None:
    (machine / "pdfinfo").unlink()
    add(machine, "id", "echo 0")
    add(machine, "apt-get", 'echo "apt-get $*"')
    assert install(machine) == (
        0,
        (
            "make test needs poppler-utils: installing\n"
            "apt-get update --quiet\n"
            "apt-get install --yes --quiet --no-install-recommends poppler-utils\n"
        ),
        "",
    )


def test_others_install_with_sudo(machine: Path) -> None:
    (machine / "qpdf").unlink()
    add(machine, "python3", "exit 1")
    add(machine, "apt-get", "exit 1")
    add(machine, "sudo", 'echo "sudo $*"')
    assert install(machine) == (
        0,
        (
            "make test needs qpdf python3-venv: installing\n"
            "sudo apt-get update --quiet\n"
            "sudo apt-get install --yes --quiet --no-install-recommends qpdf python3-venv\n"
        ),
        "",
    )


def test_without_a_way_to_install_it_says_what_is_missing(machine: Path) -> None:
    for program in ("pdffonts", "pdftotext", "qpdf"):
        (machine / program).unlink()
    needs = "make test needs poppler-utils qpdf, and"
    assert install(machine) == (1, "", f"{needs} there is no apt-get here.\n{BY_HAND}")
    add(machine, "apt-get", "exit 1")
    assert install(machine) == (1, "", f"{needs} only root may install it, without sudo.\n{BY_HAND}")
    add(machine, "sudo", '"$@"')
    assert install(machine) == (
        1,
        "make test needs poppler-utils qpdf: installing\n",
        f"{needs} apt-get did not install it.\n{BY_HAND}",
    )


def test_pdfjs_comes_from_npm_once_in_the_version_that_its_package_names(machine: Path, tmp_path: Path) -> None:
    script = tmp_path / "tools" / SCRIPT.name
    script.parent.mkdir()
    script.write_bytes(SCRIPT.read_bytes())
    add(machine, "npm", 'echo "$*"; exit 1')
    code, said, complained = install(machine, script)
    assert (code, said.split()[-2:]) == (1, ["--prefix", str(script.parent / "pdfjs")])
    assert complained.startswith("make test needs pdf.js, and npm did not install it.")
    (script.parent / "pdfjs" / "node_modules" / "pdfjs-dist").mkdir(parents=True)
    installed = script.parent / "js" / "node_modules" / ".package-lock.json"
    installed.parent.mkdir(parents=True)
    installed.touch()
    assert install(machine, script) == (0, "", "")
    package = json.loads((ROOT / "tools" / "pdfjs" / "package.json").read_text(encoding="utf-8"))
    assert package["dependencies"]["pdfjs-dist"].replace(".", "").isdigit()


def programs_run(test: Path) -> Iterator[str]:
    """Find the programs that a test names in `subprocess.run(["program", …])`."""
    for node in nodes(test):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("subprocess.run", "subprocess.Popen"):
            match node.args[0]:
                case ast.List(elts=[ast.Constant(value=str(program)), *_]):
                    yield program


def test_the_script_knows_every_program_that_tests_run() -> None:
    run = {program for test in (ROOT / "tests").rglob("*.py") for program in programs_run(test)} - EVERYWHERE
    assert {"pdfinfo", "qpdf"} <= run <= PROGRAMS
    assert [program for program in sorted(run) if which(program) is None] == []
