"""Names in the order of the alphabet, whatever accents they have."""

from __future__ import annotations

import pytest

from quiltsmith.i18n.alphabet import sort_key


def in_order(*names: str) -> list[str]:
    return sorted(names, key=sort_key)


def test_accents_stand_beside_their_letters() -> None:
    assert in_order("Zoe", "Ärmin", "Arne", "armin", "Öslem", "Otto") == [
        "armin",
        "Ärmin",
        "Arne",
        "Öslem",
        "Otto",
        "Zoe",
    ]


def test_letters_that_are_two_stand_where_both_would() -> None:
    assert in_order("Gross", "Groß", "Groll", "Grote") == ["Groll", "Gross", "Groß", "Grote"]


def test_how_an_accent_is_written_does_not_matter() -> None:
    assert in_order("Jo\u0308rg", "Josef", "Jonas") == ["Jonas", "Jo\u0308rg", "Josef"]


def test_a_letter_of_its_own_stands_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_order("Nuñez", "Nunzio", "Nunez") == ["Nunez", "Nuñez", "Nunzio"]
    monkeypatch.setattr("quiltsmith.i18n.alphabet.pgettext", lambda _context, _text: "ñ")
    assert in_order("Nuñez", "Nunzio", "Nunez") == ["Nunez", "Nunzio", "Nuñez"]
