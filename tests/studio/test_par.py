"""Par for who plays alone: a sheet that the checker accepts, medals below it, and each deal searched once."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from quiltsmith.api.sheet_and_deck_checks import check_sheet
from quiltsmith.errors import QuiltsmithError
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_kinds import ParQuestion, deal_digest, par
from tests.studio.servers import EXAMPLES, RunningStudio


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder with a deal, as a job does."""
    shutil.copy(EXAMPLES / "three-players" / "deal.yaml", tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_par_is_a_game_of_the_deal(folder: Path) -> None:
    told: list[tuple[int, int]] = []
    found = par(ParQuestion("deal.yaml", seconds=0.01), lambda done, total: told.append((done, total)))
    verdict = check_sheet(found["sheet"], deal=folder / "deal.yaml")
    assert verdict.valid
    assert (verdict.player, verdict.total) == ("Par", found["total"])
    bronze, silver, gold = found["medals"]
    assert bronze < silver < gold <= found["total"] <= found["upper_bound"]
    assert found["is_proven"] is (found["total"] == found["upper_bound"])
    assert told == sorted(told)
    assert told[0] == (0, 100)


def test_a_deal_without_a_deck_has_no_par(folder: Path) -> None:
    text = (folder / "deal.yaml").read_text("utf-8")
    (folder / "bare.yaml").write_text(
        "\n".join(line for line in text.splitlines() if not line.startswith("deck:"))
    )
    with pytest.raises(QuiltsmithError, match="names no deck"):
        par(ParQuestion("bare.yaml"), lambda done, total: None)


def test_the_same_deal_is_known_by_what_stands_in_it(folder: Path) -> None:
    ours = Folder(folder)
    before = deal_digest(ParQuestion("deal.yaml"), ours)
    shutil.copy(folder / "deal.yaml", folder / "copy.yaml")
    assert deal_digest(ParQuestion("copy.yaml", seconds=1), ours) == before
    text = (folder / "copy.yaml").read_text("utf-8")
    (folder / "copy.yaml").write_text(f"# the same\n{text}", "utf-8")
    assert deal_digest(ParQuestion("copy.yaml"), ours) == before
    (folder / "copy.yaml").write_text(re.sub(r"rolls: \[\d", "rolls: [1", text), "utf-8")
    assert deal_digest(ParQuestion("copy.yaml"), ours) != before


def test_who_asks_again_follows_the_same_job(studio: RunningStudio) -> None:
    question = {"work": "par", "arguments": {"deal": "deal.yaml"}}
    first, second = (studio.post("/api/job/start", question).json for _ in range(2))
    assert first["id"] == second["id"]
    studio.post("/api/job/cancel", {"id": first["id"]})
    third = studio.post("/api/job/start", question).json
    assert third["id"] != first["id"]
    studio.post("/api/job/cancel", {"id": third["id"]})
    for name in ("gone.yaml", "../deal.yaml"):
        assert studio.post("/api/job/start", {"work": "par", "arguments": {"deal": name}}).status in (404, 422)
