from __future__ import annotations

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import locked


def test_a_file_with_a_password() -> None:
    assert diagnose(locked("secret")) == [
        "1 error encrypted-pdf: the file asks for a password; save it without one; no shop can print it"
    ]


def test_a_file_that_opens_but_forbids() -> None:
    assert diagnose(locked(""), None) == [
        "1 error encrypted-pdf: the file is encrypted; save it without restrictions"
    ]
