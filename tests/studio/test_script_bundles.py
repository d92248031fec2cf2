"""Scripts put together: what is served is what the modules are, each once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quiltsmith.studio.routes.asset_routes import STATIC
from quiltsmith.studio.script_bundles import START, bundle, is_bundle

SCRIPTS = STATIC / "js"
PAGES = sorted(path.relative_to(SCRIPTS).as_posix() for path in (SCRIPTS / "pages").glob("*.js"))


def written(folder: Path, **modules: str) -> Path:
    """Write modules into a folder, by the names of their files."""
    (folder / "pages").mkdir()
    for name, text in {"main": "", **modules}.items():
        (folder / f"{name.replace('page_', 'pages/')}.js").write_text(text, encoding="utf-8")
    return folder


def modules_in(data: bytes) -> list[str]:
    """List the modules of a bundle."""
    return re.findall(r'^modules\["([^"]+)"\] \?\?=', data.decode(), re.MULTILINE)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_brings_what_the_start_does_not_have_and_nothing_twice(page: str) -> None:
    start, own = (modules_in(bundle(SCRIPTS, name, "now")) for name in (START, page))
    assert start[-1] == START
    assert own[-1] == page, "what a module needs stands before it"
    assert len({*start, *own}) == len(start) + len(own)


def test_names_are_handed_on_and_comments_are_left_out(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        page_one='/** A page. */\n\nimport { two as a } from "../two.js";\n\nexport const show = () => a();\n',
        two='/**\n * @param {import("./main.js").X} one\n */\nexport async function two(one) {}\n',
    )
    assert bundle(folder, "pages/one.js", "now").decode() == (
        'import { modules } from "../main.js";\n'
        'modules["two.js"] ??= (() => {\nasync function two(one) {}\nreturn { two };\n})();\n'
        'modules["pages/one.js"] ??= (() => {\nconst { two: a } = modules["two.js"];\n\n\n'
        "const show = () => a();\nreturn { show };\n})();\n"
        'export const { show } = modules["pages/one.js"];\n'
    )


@pytest.mark.parametrize(
    ("modules", "why"),
    [
        (
            {"main": 'import { a } from "./a.js";\n', "a": 'import { b } from "./main.js";\n'},
            "main.js → a",
        ),
        ({"main": 'import * as all from "./a.js";\n'}, r"main.js cannot be bundled: import \*"),
        ({"main": "await start();\n"}, "main.js cannot be bundled: await"),
    ],
)
def test_what_is_not_understood_is_refused(tmp_path: Path, modules: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bundle(written(tmp_path, **modules), START, "now")


def test_the_start_and_the_pages_are_bundles() -> None:
    assert [is_bundle(name) for name in ("main.js", "pages/home.js", "dom.js", "sheet/pages/x.js")] == [
        True,
        True,
        False,
        False,
    ]
