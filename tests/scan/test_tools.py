"""The tools that nets are trained with: photos are the same for the same seed, and can be kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from scan.developing import CAMERAS, HELD_OUT_CAMERAS
from scan.filling import patches
from scan.layouts import Layout
from scan.make_photos import load, save
from scan.photos import make_board, make_photo
from scan.ways import HELD_OUT, OUTLINE, TRAINED, WAYS

from quiltsmith.scan.board_view import SPACE
from scan import calibrate, training_boards
from tests.scan.made_photos import SMALL, made


def test_a_seed_gives_the_same_photo() -> None:
    again = make_photo(1, 2, sheets=1, layout=Layout(), way="hatching", longer_side=SMALL)
    assert again.data == made(1, 2, 1, Layout(), "hatching").data
    assert make_board(1, 2).data == make_board(1, 2).data


def test_a_photo_is_kept_with_what_it_shows(tmp_path: Path) -> None:
    photo = made(1, 2, 1, Layout(), "hatching")
    save(photo, tmp_path / "level-2-000001.jpg")
    loaded = load(tmp_path / "level-2-000001.jpg")
    assert loaded.data == photo.data
    (kept,), (sheet,) = loaded.sheets, photo.sheets
    assert (kept.board, kept.layout, kept.way, kept.pen) == (sheet.board, sheet.layout, sheet.way, sheet.pen)
    assert np.allclose(kept.corners, sheet.corners, atol=0.01)


def test_patches_of_a_game_do_not_overlap() -> None:
    laid = [space for patch in patches(9, 9, 7) for space in patch]
    assert len(laid) == len(set(laid)) > 30
    assert all(0 <= row < 9 and 0 <= column < 9 for row, column in laid)


@pytest.mark.parametrize("way", sorted({*WAYS} - {OUTLINE}))
def test_every_way_leaves_something_to_see(way: str) -> None:
    board = training_boards.straightened(make_board(3, 1, way), 3)
    assert board is not None
    side = SPACE
    grey = board.picture.mean(axis=2)[side:-side, side:-side]
    rows, columns = board.truth.shape
    spaces = grey.reshape(rows, side, columns, side).transpose(0, 2, 1, 3)
    darkest = np.quantile(spaces[:, :, 3:-3, 3:-3], 0.02, axis=(2, 3))
    assert darkest[board.truth].mean() < darkest[~board.truth].mean() - 8


def test_boards_of_the_training_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_boards, "_CHUNK", 2)
    first = training_boards.training_boards(tmp_path, 2, 1)
    again = training_boards.training_boards(tmp_path, 2, 1)
    assert [board.picture.tobytes() for board in first] == [board.picture.tobytes() for board in again]


def test_what_is_kept_out_of_training_is_not_in_it() -> None:
    assert not set(TRAINED) & set(HELD_OUT)
    assert set(HELD_OUT_CAMERAS) < set(CAMERAS)
    assert training_boards.SEEDS <= calibrate.FIRST_SEED
    assert calibrate.FIRST_SEED + calibrate.BOARDS <= 700_000, "seeds from there on are for measuring"


def test_trust_is_taken_from_nets_that_claim_too_much() -> None:
    chance = np.random.default_rng(1)
    logits = chance.normal(0, 8, 4000)
    truths = (chance.random(4000) < 1 / (1 + np.exp(-logits / 4))).astype(float)
    factors = np.stack([np.ones(4000), *np.zeros((3, 4000))], axis=1)
    weights = calibrate.fitted(logits, factors, truths)
    assert np.exp(weights[0]) == pytest.approx(4, rel=0.15)
