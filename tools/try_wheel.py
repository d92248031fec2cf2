"""Install the wheel of a folder into an empty environment and run every command's own example there.

`python tools/try_wheel.py dist` needs Python alone, and nothing of the checkout is used. The commands are found by
asking `quiltsmith --help`; the files that their examples name are made by other commands.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

_COMMANDS = re.compile(r"^Commands:\n((?:  .*\n)+)", re.MULTILINE)
_EXAMPLE = re.compile(r"^  Example: quiltsmith (.*?)(?:\n\n|\Z)", re.MULTILINE | re.DOTALL)
EVENINGS = ("evening", "october", "november")
"""Folders of finished sheets that examples name."""
NEEDED = {
    "my-deck.yaml": "decks --show meadow -o my-deck.yaml",
    "my-game.yaml": "games --show doodle -o my-game.yaml",
    "my-pad.yaml": "pads --show tall -o my-pad.yaml",
    "my-theme.yaml": "themes --show quilt -o my-theme.yaml",
    "output/cards.pdf": "cards meadow --only P01 --preset x4 -o output/cards.pdf",
    "my-words.yaml": "languages --show en -o my-words.yaml",
}
"""The files that examples name, and the commands that make them."""
EVENING = {"evening.yaml": "deal.yaml", "anna.txt": "emma.txt", "ben.txt": "finn.txt"}


class Installed:
    """quiltsmith in an environment of its own, run in an empty folder."""

    def __init__(self, wheel: Path, place: Path) -> None:
        venv.create(place / "env", with_pip=True)
        programs = place / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", wheel], check=True)
        self.program = programs / "quiltsmith"
        self.folder = place / "empty folder"
        self.folder.mkdir()
        self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.environment |= {"QUILTSMITH_LANG": "en", "COLUMNS": "80", "PYTHONUTF8": "0"}

    def run(self, *words: str) -> str:
        """Run a command and return what it writes; end the program if it fails."""
        done = subprocess.run(
            [self.program, *words], cwd=self.folder, env=self.environment, capture_output=True, encoding="utf-8"
        )
        if done.returncode != 0:
            sys.exit(f"quiltsmith {shlex.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def commands(self, *group: str) -> Iterator[tuple[str, ...]]:
        """List all commands, groups before what is in them."""
        listed = _COMMANDS.search(self.run(*group, "--help"))
        for line in listed[1].splitlines() if listed else ():
            if re.match(r"  \S", line):
                name = (*group, line.split()[0])
                yield name
                yield from self.commands(*name)

    def example(self, command: tuple[str, ...]) -> list[str]:
        """Return the words of a command's example, without where a shell would put its output."""
        found = _EXAMPLE.search(self.run(*command, "--help"))
        if found is None:
            sys.exit(f"quiltsmith {' '.join(command)} has no example")
        words = shlex.split(found[1])
        return words[: words.index(">")] if ">" in words else words

    def make_files(self, words: list[str]) -> None:
        """Make the files that an example reads, and remove those that it writes."""
        names = [word.removesuffix("/") for word in words]
        for name in names:
            if name in NEEDED and not (self.folder / name).exists():
                self.run(*shlex.split(NEEDED[name]))
        shipped = self.folder / "shipped" / "three-players"
        if {*EVENINGS, "anna.txt"}.intersection(names) and not shipped.exists():
            self.run("examples", "shipped")
        for name in EVENINGS:
            if name in names:
                shutil.copytree(shipped, self.folder / name, dirs_exist_ok=True)
        if "anna.txt" in words:
            for name, file in EVENING.items():
                shutil.copy(shipped / file, self.folder / name)
        for word in words[words.index("-o") + 1 :][:1] if "-o" in words else ():
            (self.folder / word).unlink(missing_ok=True)

    def try_studio(self) -> None:
        """Start the studio, ask it for its page, and end it."""
        with subprocess.Popen(
            [self.program, "studio", "--no-browser"], cwd=self.folder, stdout=subprocess.PIPE, encoding="utf-8"
        ) as studio:
            try:
                assert studio.stdout is not None  # noqa: S101
                # The address sets a cookie, and leads to the page.
                opener = urllib.request.build_opener(
                    urllib.request.HTTPCookieProcessor(), urllib.request.ProxyHandler({})
                )
                with opener.open(studio.stdout.readline().strip(), timeout=60) as answer:
                    page = answer.read().decode("utf-8")
            finally:
                studio.terminate()
        if "<html" not in page:
            sys.exit(f"the studio's page is not one: {page[:200]}")

    def try_scan(self) -> None:
        """Ask for what the plain wheel does not bring: the answer is what to install."""
        (self.folder / "anna.jpg").write_bytes(b"\xff\xd8\xff")
        done = subprocess.run(
            [self.program, "scan", "anna.jpg"],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != 2 or "quiltsmith[scan]" not in done.stderr:
            sys.exit(f"quiltsmith scan without its libraries says: {done.stderr}")


def main() -> None:
    """Try the only wheel of the folder that is named."""
    [wheel] = Path(sys.argv[1]).resolve().glob("*.whl")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        installed = Installed(wheel, Path(place))
        print(installed.run("--version").strip(), "on", sys.platform, sys.version.split()[0])
        special = {("studio",): installed.try_studio, ("scan",): installed.try_scan}
        commands = list(installed.commands())
        for command in commands:
            if command in special:
                special[command]()
                continue
            words = installed.example(command)
            installed.make_files(words)
            installed.run(*words)
        print(f"{len(commands)} commands work")


if __name__ == "__main__":
    main()
