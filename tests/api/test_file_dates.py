"""The dates that files bear: none of a day at home, today's for print shops, and whatever is asked for."""

from __future__ import annotations

from datetime import UTC, datetime
from io import BytesIO

import pikepdf
import pytest

import quiltsmith as qs
from quiltsmith.api import product_parts

VARIABLE = "SOURCE_DATE_EPOCH"


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make it noon on a day in 2026."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(product_parts, "time", lambda: datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp())


def dates(printable: qs.Printable) -> tuple[str, str | None]:
    """Return the date of the file's head, and that of its metadata."""
    [data] = qs.write(printable)
    with pikepdf.Pdf.open(BytesIO(data)) as pdf:
        assert pdf.docinfo["/CreationDate"] == pdf.docinfo["/ModDate"]
        return str(pdf.docinfo["/CreationDate"]), pdf.open_metadata().get("xmp:CreateDate")


def test_print_shops_see_the_day_of_the_file() -> None:
    day = ("D:20261118000000+00'00'", "2026-11-18T00:00:00Z")
    assert dates(qs.pad("doodle", preset="pad-a5")) == day
    assert dates(qs.cards("meadow", only=["P01"], preset="x4")) == day


@pytest.mark.parametrize("preset", [None, "mbprint"])
def test_other_files_have_the_same_bytes_on_every_day(preset: str | None) -> None:
    assert dates(qs.cards("meadow", only=["P01"], preset=preset))[0].startswith("D:20000101")


@pytest.mark.parametrize("preset", [None, "x4"])
def test_a_date_that_is_asked_for_is_taken(preset: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1000000000")
    assert dates(qs.cards("meadow", only=["P01"], preset=preset))[0] == "D:20010909014640+00'00'"
