"""Records that programs get: the fields of the JSON, unchangeable, and shown in notebooks."""

from __future__ import annotations

from copy import copy

import pytest

import quiltsmith as qs
from quiltsmith.i18n import use_locale


def test_fields_are_items_and_do_not_change() -> None:
    record = qs.Record({"total": {"mean": 3.5}, "cards": [{"id": "P01"}]})
    assert record.total.mean == record["total"]["mean"] == 3.5
    assert record.cards[0].id == "P01"
    assert record.facts == {"total": {"mean": 3.5}, "cards": [{"id": "P01"}]}
    assert (list(record), len(record), "cards" in dir(record)) == (["total", "cards"], 2, True)
    with pytest.raises(AttributeError, match="does not change"):
        record.total = 4
    with pytest.raises(AttributeError, match="has no field 'totals'; there are total, cards"):
        _unused = record.totals
    assert copy(record) == record


def test_a_record_is_a_table_in_a_notebook() -> None:
    shown = qs.Record({"name": "<b>", "many": list(range(100))})._repr_html_()
    assert "<th>name</th><td>&#x27;&lt;b&gt;&#x27;</td>" in shown
    assert len(shown) < 250


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_report_shows_what_stands_out_and_has_a_page(language: str) -> None:
    with use_locale(language):
        report = qs.simulate("meadow", bot="random", games=120, jobs=1)
        shown = report._repr_html_()
        assert {"en": "How it feels to play", "de": "Wie es sich anfühlt"}[language] in shown
        assert report.to_html().startswith("<!doctype html>")
    assert report.feel.choices.ci95[0] <= report.feel.choices.value <= report.feel.choices.ci95[1]
    assert copy(report).facts == report.facts
