"""Names of every kind: what lookups find, forms show and Tab offers."""

from __future__ import annotations

import pytest

from quiltsmith.api.known_names import KINDS, known_names


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_has_names(kind: str) -> None:
    assert known_names(kind)
    assert all(isinstance(name, str) and name == name.lower() for name in known_names(kind))


def test_what_people_name_themselves_has_none() -> None:
    assert known_names("deal") == known_names("sheet") == known_names(None) == ()
