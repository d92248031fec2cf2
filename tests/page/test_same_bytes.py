"""What the page prints and says is what the command line prints and says, to the byte."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quiltsmith.page.page_builder import PageFiles
from tests.conftest import Command
from tests.page.built_page import PARTS, ROOT, draw_deck, go, made_once, run, visiting
from tests.studio.browsers import OpenBrowser

EXAMPLES = sorted(path for path in (ROOT / "examples").rglob("*.txt"))
PRINTS = [
    [*words, "--lang", language, "-o", f"{words[0]}-{language}{ending}"]
    for words in (["pad"], ["cards", "meadow"], ["tiles", "classic"], ["boards", "patchwork"], ["checker"])
    for language in ("en", "de")
    for ending in (".pdf", ".svg")
]
PRINTS += [["kit", "doodle", "--lang", language, "-o", f"kit-{language}.pdf"] for language in ("en", "de")]
PRINTS += [
    ["pad", "--fillable", "-o", "fillable.pdf"],
    ["cards", "meadow", "--preset", "x4", "-o", "shop.pdf"],
    ["rules", "patchwork", "-o", "rules.pdf"],
]
PURE = ("fonttools", "reportlab", "svgwrite", "font_source_sans_pro")
"""Libraries whose version shows in what is printed: the native run uses those that the page brings along."""
NATIVE = """
import hashlib, json, sys
from pathlib import Path
from quiltsmith.cli.captured_command import captured_command
prints, folder = json.loads(sys.argv[1]), Path(sys.argv[2])
for words in prints:
    code, _, talk = captured_command(words, folder)
    assert code == 0, talk
files = sorted(path for path in folder.rglob("*") if path.is_file())
print(json.dumps({path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}))
"""


@pytest.fixture(scope="module")
def native(page_files: PageFiles, shared_folder: Path) -> dict[str, str]:
    """Print natively, with the versions of libraries that the page has; these were got when it was built."""
    made = made_once(shared_folder / "native", print_natively)
    found: dict[str, str] = json.loads((made / "hashes.json").read_bytes())
    return found


def print_natively(folder: Path) -> None:
    libraries, target = folder / "libraries", folder / "prints"
    target.mkdir()
    for wheel in sorted((PARTS / "wheels").glob("*.whl")):
        if wheel.name.startswith(PURE):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(libraries)
    done = subprocess.run(
        [sys.executable, "-c", NATIVE, json.dumps(PRINTS), str(target)],
        env={**os.environ, "PYTHONPATH": str(libraries), "QUILTSMITH_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (folder / "hashes.json").write_text(done.stdout, "utf-8")


def hashes(page: Page) -> dict[str, str]:
    """Let the page hash its files; to hand them over takes longer than to make them."""
    found: dict[str, str] = page.evaluate(
        """async () => {
            const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0"));
            const found = {};
            for (const name of await quiltsmith.files.list()) {
                const digest = await crypto.subtle.digest("SHA-256", await quiltsmith.files.read(name));
                found[name.split("/").at(-1)] = hex(digest).join("");
            }
            return found;
        }"""
    )
    return found


def test_prints_of_the_site_are_those_of_the_command_line(open_page: Page, native: dict[str, str]) -> None:
    for words in PRINTS:
        answer = run(open_page, *words)
        assert answer["exit"] == 0, answer
    assert hashes(open_page).items() >= native.items()


def test_pictures_are_drawn_too(open_page: Page) -> None:
    """Pixels come from a build of pdfium for browsers, and may differ in a shade."""
    page = open_page
    assert run(page, "pad", "-o", "pad.png")["exit"] == 0
    data = bytes(page.evaluate("async () => Array.from((await quiltsmith.files.read('pad.png')).slice(0, 24))"))
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (3508, 2480)


def test_verdicts_of_all_examples_are_the_same(open_page: Page) -> None:
    page = open_page
    for path in EXAMPLES:
        page.evaluate(
            "([name, text]) => quiltsmith.files.write(name, text)",
            [path.relative_to(ROOT).as_posix(), path.read_text("utf-8")],
        )
    names = [path.relative_to(ROOT).as_posix() for path in EXAMPLES]
    for words in (["sheet", "check", *names, "--format", "json"], ["--lang", "de", "sheet", "check", *names]):
        there = run(page, *words)
        here = subprocess.run(
            [Path(sys.executable).with_name("quiltsmith"), *words],
            cwd=ROOT,
            env={**os.environ, "QUILTSMITH_LANG": "en"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (there["exit"], there["stdout"]) == (here.returncode, here.stdout)


def test_one_file_from_the_disk_prints_the_same_without_a_network_and_keeps_its_work_over_a_reload(
    browser: OpenBrowser, page_files: PageFiles, native: dict[str, str]
) -> None:
    address = page_files.single.as_uri()
    with browser.new_profile(offline=True) as profile, visiting(address, profile.new_page()) as disk:
        page = disk.open()
        for words in (*PRINTS[:2], PRINTS[-1]):
            assert run(page, *words)["exit"] == 0
        assert hashes(page).items() <= native.items()
        go(page, f"{address}#/deck")
        name = draw_deck(page)
        page.reload()
        expect(page.locator("h1")).to_have_text(name)
        assert {url.split(":")[0] for url in disk.requests} <= {"file", "blob", "data"}
    assert page_files.single.stat().st_size <= 20_000_000


def test_the_command_builds_it_again_to_the_byte(
    page_files: PageFiles, quiltsmith: Command, tmp_path: Path
) -> None:
    # Of what the first build has made or found, a folder of Python and a font are made anew; the rest is kept.
    kept = tmp_path / "parts" / "made"
    kept.mkdir(parents=True)
    for name in ("npm", "wheels"):
        (kept.parent / name).symlink_to(PARTS / name)
    made = sorted(path.name for path in (PARTS / "made").iterdir())
    again = {next(name for name in made if name.startswith(kind)) for kind in ("font-", "pypdf-")}
    for name in made:
        if name not in again:
            shutil.copyfile(PARTS / "made" / name, kept / name)
    built = quiltsmith("page", "output", "--parts", "parts", cwd=tmp_path)
    assert (built.code, built.out.split()) == (0, ["output/page/index.html", "output/quiltsmith.html"])
    assert sorted(path.name for path in kept.iterdir()) == made
    here, there = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (page_files.site, tmp_path / "output" / "page")
    )
    assert here.keys() == there.keys()
    assert [name for name in here if here[name] != there[name]] == []
    assert page_files.single.read_bytes() == (tmp_path / "output" / "quiltsmith.html").read_bytes()
