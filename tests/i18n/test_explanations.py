"""`quiltsmith explain` in German: every rule of the rooms that have German pages has one."""

from __future__ import annotations

from types import ModuleType

import pytest

from quiltsmith.formats import diagnostics
from quiltsmith.i18n import use_locale
from quiltsmith.reference import codes_of, package_of, rule_packages
from tests.conftest import Command

OWNERS = (diagnostics, *rule_packages())


@pytest.mark.parametrize("owner", OWNERS, ids=package_of)
def test_german_pages_have_the_english_examples(owner: ModuleType) -> None:
    english = codes_of(owner)
    with use_locale("de"):
        german = codes_of(owner)
    for code, page in english.items():
        assert german[code].partition("FAIL")[1:] == page.partition("FAIL")[1:], code
        assert german[code] != page, code


def test_explain_speaks_german(quiltsmith: Command) -> None:
    result = quiltsmith("--lang", "de", "explain", "wrong-size")
    assert result.out.startswith("wrong-size\n\nDie Größe einer Karte ist nicht die Zahl der Felder ihrer Form.")
    assert "PASS:\n    {id: P01, size: 3" in result.out
