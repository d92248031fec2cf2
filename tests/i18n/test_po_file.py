"""A checkout speaks what its catalogues say now, whenever they were compiled; other installations only read."""

from __future__ import annotations

import gettext
import os
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from quiltsmith import i18n
from quiltsmith.i18n import _, locales, ngettext, pgettext, plural_forms, use_locale
from quiltsmith.i18n.po_file import compile_file, compile_text

HEAD = """\
msgid ""
msgstr ""
"Language: qq\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"""
LONG = "a text that is so long that it goes by a number"
MESSAGES = f"""
#: cli/main.py
msgid "pad"
msgstr "Blöck"

# A text on several lines, and signs that are escaped.
msgid ""
"{LONG}"
msgstr ""
"zwei\\n"
"\\"Zeilen\\" \\\\ hier"

msgctxt "nobody"
msgid "None"
msgstr "Keiner"

msgid "{{number}} card"
msgid_plural "{{number}} cards"
msgstr[0] "{{number}} Karte"
msgstr[1] "{{number}} Karten"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let catalogues be in a folder of this test."""
    monkeypatch.setattr(i18n, "FOLDER", str(tmp_path))
    for cached in (i18n.locales, i18n.catalogue):
        cached.cache_clear()
    yield tmp_path
    for cached in (i18n.locales, i18n.catalogue):
        cached.cache_clear()


def write(folder: Path, messages: str, time: int) -> None:
    """Write a catalogue as it was changed at a time."""
    path = folder / "qq.po"
    path.write_text(HEAD + messages, encoding="utf-8")
    os.utime(path, (time, time))


def test_all_kinds_of_messages_are_compiled(folder: Path) -> None:
    write(folder, MESSAGES, 1)
    assert locales() == ("en", "qq")
    with use_locale("qq"):
        assert _("pad") == "Blöck"
        assert _(LONG) == 'zwei\n"Zeilen" \\ hier'
        assert pgettext("nobody", "None") == "Keiner"
        assert [ngettext(number, "{number} card", "{number} cards") for number in (1, 2)] == [
            "1 Karte",
            "2 Karten",
        ]


def test_what_git_pull_has_brought_is_said(folder: Path) -> None:
    write(folder, "", 1)
    compile_file(str(folder / "qq"))
    os.utime(folder / "qq.mo", (2, 2))
    write(folder, MESSAGES, 3)
    with use_locale("qq"):
        assert pgettext("nobody", "None") == "Keiner"
    assert sorted(path.name for path in folder.iterdir()) == ["qq.mo", "qq.po"]


def test_what_has_not_changed_is_not_compiled_again(folder: Path) -> None:
    write(folder, MESSAGES, 1)
    compile_file(str(folder / "qq"))
    os.utime(folder / "qq.mo", (2, 2))
    with use_locale("qq"):
        assert _("pad") == "Blöck"
    assert (folder / "qq.mo").stat().st_mtime == 2


def test_an_installation_without_sources_only_reads(folder: Path) -> None:
    write(folder, MESSAGES, 1)
    compile_file(str(folder / "qq"))
    (folder / "qq.po").unlink()
    assert locales() == ("en", "qq")
    with use_locale("qq"):
        assert _("pad") == "Blöck"


def test_a_catalogue_with_a_conflict_leaves_the_old_one(folder: Path) -> None:
    write(folder, MESSAGES, 1)
    compile_file(str(folder / "qq"))
    write(folder, MESSAGES.replace("Blöck", "Neu") + "\n<<<<<<< HEAD\n", 2**31)
    with use_locale("qq"):
        assert _("pad") == "Blöck"
    with pytest.raises(ValueError, match="<<<<<<< HEAD"):
        compile_file(str(folder / "qq"))


def test_what_is_missing_empty_or_fuzzy_is_english(folder: Path) -> None:
    empty = MESSAGES.replace("Blöck", "").replace("{number} Karten", "").replace('"Keiner"', '""')
    write(folder, f'{empty}\n#, fuzzy\nmsgid "deck"\nmsgstr "Dach"\n\n#~ msgid "gone"\n#~ msgstr "weg"\n', 1)
    with use_locale("qq"):
        assert [_("pad"), _("deck"), _("gone"), _("never heard of")] == ["pad", "deck", "gone", "never heard of"]
        assert [pgettext("nobody", "None"), pgettext("elsewhere", "few")] == ["None", "few"]
        assert [ngettext(number, "{number} card", "{number} cards") for number in (1, 2)] == ["1 card", "2 cards"]
        assert plural_forms("{number} hat", "{number} hats") == ("{number} hat", "{number} hats")


def test_the_same_catalogue_is_the_same_bytes() -> None:
    compiled = compile_text(HEAD + MESSAGES)
    assert compiled == compile_text(HEAD + MESSAGES)
    assert gettext.GNUTranslations(BytesIO(compiled)).info()["language"] == "qq"
