"""Functions for programs: whatever is wrong is a `QuiltsmithError`; only a wrong call is a `TypeError`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import quiltsmith as qs


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: qs.deal("meadow", seed="7"), "int is wanted, not str (seed=)"),  # type: ignore[arg-type]
        (lambda: qs.load_deck(5), "str or PathLike is wanted, not 5 (origin=)"),  # type: ignore[arg-type]
        (lambda: qs.cards("meadow", bleed=float("nan")), "float or None is wanted, not float (bleed=)"),
        (lambda: qs.pad(up=3), "1 or 2 or 4 is wanted, not 3 (up=)"),  # type: ignore[arg-type]
        (lambda: qs.write("pad"), "Printable is wanted, not str (printable=)"),  # type: ignore[call-overload]
    ],
)
def test_a_value_of_a_wrong_type_is_told(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(qs.QuiltsmithError) as raised:
        call()
    assert str(raised.value) == sentence


def test_a_wrong_call_stays_one() -> None:
    with pytest.raises(TypeError):
        qs.deal("meadow", seeds=7)  # type: ignore[call-arg]


def test_what_the_system_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(qs.QuiltsmithError, match=r"^cannot write .*pad\.pdf: not a directory$"):
        qs.write(qs.pad(), tmp_path / "file" / "pad.pdf")
    with pytest.raises(qs.QuiltsmithError, match="input/output error"):
        qs.load_deck(Path("/proc/self/mem"))
