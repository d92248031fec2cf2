"""The words of the pages: every key in every language, all used, all there."""

from __future__ import annotations

import re
from pathlib import Path

import quiltsmith.page
import quiltsmith.studio
from quiltsmith.i18n import locales
from quiltsmith.studio.page_texts import page_texts
from quiltsmith.studio.routes.asset_routes import PAGE_FONTS, WEB_CHARACTERS
from tests.studio.servers import RunningStudio

SCRIPTS = Path(quiltsmith.studio.__file__).parent / "static" / "js"
PAGES = "|".join(sorted({key.partition(".")[0] for key in page_texts("en")}))


def used_keys() -> set[str]:
    """Find the keys that scripts name: `say("home.title")`, and a page's `title`.

    The server names some too, where it puts a sentence together.
    """
    used: set[str] = {"frame.language_name"}  # by the server, for all languages at once
    for script in (*all_scripts(), *Path(quiltsmith.studio.__file__).parent.rglob("*.py")):
        text = script.read_text(encoding="utf-8")
        used |= set(re.findall(rf'(?<!limit\()"((?:{PAGES})\.[a-z0-9_]+)"', text))
    return used


def all_scripts() -> list[Path]:
    """List the scripts of the studio and of the page without a server."""
    return [*SCRIPTS.rglob("*.js"), *Path(quiltsmith.page.__file__).parent.rglob("*.js")]


def made_keys() -> list[str]:
    """Find the beginnings of keys that scripts put together: say(`print.option_${name}`)."""
    texts = [script.read_text(encoding="utf-8") for script in all_scripts()]
    return [start for text in texts for start in re.findall(r"`((?:\w+)\.[a-z0-9_]+_)\$\{", text)]


def test_texts_that_depend_on_a_number_are_asked_for_with_one() -> None:
    counted = {key for key, text in page_texts("en").items() if not isinstance(text, str)}
    scripts = [script.read_text(encoding="utf-8") for script in all_scripts()]
    asked = {key for text in scripts for key in re.findall(r'sayCount\(\s*"([\w.]+)"', text)}
    assert asked == counted


def test_every_key_that_a_script_names_is_there() -> None:
    known = set(page_texts("en"))
    assert sorted(used_keys() - known) == []
    assert [start for start in made_keys() if not any(key.startswith(start) for key in known)] == []


def test_every_text_is_used() -> None:
    used, beginnings = used_keys(), tuple(made_keys())
    assert [key for key in page_texts("en") if key not in used and not key.startswith(beginnings)] == []


def test_the_small_fonts_have_all_characters_of_the_pages(studio: RunningStudio) -> None:
    words = {
        character
        for language in locales()
        for text in page_texts(language).values()
        for character in "".join(text)
    }
    missing = {one for one in words if not any(first <= ord(one) <= last for first, last in WEB_CHARACTERS)}
    assert not missing
    rules = studio.get("/style.css").text
    for role in PAGE_FONTS:
        (address,) = re.findall(rf"url\((/static/[^)]*/{role}\.woff2)\)", rules)
        assert studio.get(address).body.startswith(b"wOF2")
        assert f"/font?role={role}&" in rules, "other characters come with the whole font"
