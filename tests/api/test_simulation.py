"""Bots that play a deck for a program: the same report as the command's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quiltsmith as qs
from quiltsmith.api.simulation import simulate
from tests.conftest import Command


def test_the_report_is_that_of_the_command(quiltsmith: Command) -> None:
    ours = simulate("meadow", games=5, seed=2, jobs=1).facts
    told = quiltsmith("simulate", "meadow", "--games", "5", "--seed", "2", "--jobs", "1", "--format", "json")
    theirs = json.loads(told.out)
    assert theirs.pop("games_per_second") > 0
    assert ours == theirs


def test_what_cannot_be_played_names_its_option() -> None:
    with pytest.raises(qs.QuiltsmithError, match=r"doodle is played alone, against nobody \(against=\)"):
        simulate("meadow", against="greedy")
    with pytest.raises(qs.QuiltsmithError, match=r"with no comparison \(resume=, compare=\)"):
        simulate("meadow", compare="meadow", resume="some.run")


def test_only_files_are_gone_on_with(tmp_path: Path) -> None:
    for name in (tmp_path, Path("/dev/zero")):
        with pytest.raises(qs.QuiltsmithError, match="is no file"):
            simulate("meadow", games=2, resume=name)


def test_decks_are_compared_by_any_bot() -> None:
    report = simulate("meadow", games=3, bot="mcts:2", compare="meadow", jobs=1).facts
    assert report["bot"] == "mcts:2"
    assert all(one["difference"] == 0 for one in report["compare"]["outcomes"])
