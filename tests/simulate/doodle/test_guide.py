"""The example of the page about bots runs."""

from __future__ import annotations

import re

import pytest

from tests.docs_commands import ROOT


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "bots.md").read_text(), re.M | re.S)
    exec(compile(example, "docs/bots.md", "exec"), {})  # noqa: S102 - it is our own page
    empties, best, total = capsys.readouterr().out.splitlines()
    assert empties.startswith("array('q', [")
    assert int(best.split()[0]) > 150
    assert int(total) > 80
