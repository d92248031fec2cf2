"""Preflight as a whole: good files pass, empty ones are told, and every rule has its examples."""

from __future__ import annotations

import pytest

from quiltsmith.preflight import checks
from quiltsmith.reference import codes_of
from tests.preflight.diagnosing import diagnose, examples
from tests.preflight.sample_pdf import Sample


@pytest.mark.parametrize("name", [None, "x4", "mbprint", "home"])
def test_a_good_file_has_no_problems(name: str | None) -> None:
    assert diagnose(Sample(2), name) == []


def test_an_empty_file() -> None:
    assert diagnose(b"\n") == [
        "1 error empty-file: there is no PDF in this file; `quiltsmith cards meadow` writes one to start from"
    ]


@pytest.mark.parametrize("code", codes_of(checks))
def test_every_code_has_an_example_of_both_kinds(code: str) -> None:
    assert set(examples(code)) == {"FAIL", "PASS"}
