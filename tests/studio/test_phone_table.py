"""What phones show of the table."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_processes import run_in_process
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.phone_inbox import PhoneInbox
from quiltsmith.studio.print_forms import Prints
from quiltsmith.studio.routes.play_routes import ShownQuestion, TableQuestion, shown, table
from quiltsmith.studio.shared import Studio


def test_the_patch_of_a_turn_and_its_neighbours_are_shown_with_words_that_are_no_markup(tmp_path: Path) -> None:
    inbox = PhoneInbox("http://10.0.0.1:1/secret")
    studio = Studio(Folder(tmp_path), Prints(), Jobs(tmp_path, run_in_process), inbox)
    answer = shown(studio, ShownQuestion("7@meadow", 1, "Round <1>", "Draw it"))
    assert answer.address == "http://10.0.0.1:1/secret/table"
    assert answer.code
    number, html = inbox.table.now()
    assert (number, "Round &lt;1&gt;" in html, "<script" in html) == (1, True, False)
    first, last = (table(studio, TableQuestion("7@meadow")).turns[at] for at in (0, -1))
    cards = [first.circle[0], *first.neighbours]
    assert html.count("<img") == len(cards)
    assert all(f"<figcaption>{card}</figcaption>" in html for card in cards)
    shown(studio, ShownQuestion("7@meadow", 18, "Round 3", "Choose one"))
    assert inbox.table.now()[1].count("<img") == len(last.circle)
    shown(studio, ShownQuestion("7@meadow", 0, "Round 1", "Roll"))
    assert "<img" not in inbox.table.now()[1]


def test_without_phones_nothing_is_shown(tmp_path: Path) -> None:
    studio = Studio(Folder(tmp_path), Prints(), Jobs(tmp_path, run_in_process))
    assert shown(studio, ShownQuestion("7@meadow", 1, "Round 1", "Draw it")).address is None
