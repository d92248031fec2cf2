"""Numbers in texts: signs, groups and commas of each language."""

from __future__ import annotations

from quiltsmith.i18n import use_locale
from quiltsmith.i18n.number_format import decimal, grouped, percent, signed


def test_english_numbers() -> None:
    assert [grouped(25000), decimal(-3.25, 2), decimal(-0.04)] == ["25,000", "−3.25", "0.0"]
    assert [signed(3.3), signed(-2.94), signed(0.01)] == ["+3.3", "−2.9", "0.0"]
    assert [percent(0.41), percent(0.005, 1)] == ["41%", "0.5%"]


def test_german_numbers() -> None:
    with use_locale("de"):
        assert [grouped(1234567), decimal(1234.5), signed(-2.9), percent(0.125, 1)] == [
            *("1.234.567", "1.234,5", "−2,9", "12,5\N{NO-BREAK SPACE}%")
        ]
