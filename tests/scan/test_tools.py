"""The tools that nets were trained with: photos are the same for the same seed, and can be kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from scan.filling import patches
from scan.layouts import Layout
from scan.make_photos import load, save
from scan.photos import make_photo
from scan.train import Board, fit, train, write
from scan.training_photos import TRAINING
from scan.ways import HELD_OUT

from quiltsmith.scan.space_classifier import SpaceViews
from tests.scan.made_photos import SMALL, made


def test_a_seed_gives_the_same_photo() -> None:
    again = make_photo(1, 2, sheets=1, layout=Layout(), way="hatching", longer_side=SMALL)
    assert again.data == made(1, 2, 1, Layout(), "hatching").data


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


def test_a_net_learns_what_is_easy() -> None:
    numbers = np.random.default_rng(1).normal(0, 1, (4096, 3))
    net = train(numbers, (numbers[:, 0] + numbers[:, 1] > 0).astype(float), 1, epochs=12)
    assert np.mean((net.logits(numbers) > 0) == (numbers[:, 0] + numbers[:, 1] > 0)) > 0.9


def test_the_same_photos_give_the_same_weights(tmp_path: Path) -> None:
    chance = np.random.default_rng(2)
    boards = []
    for _ in range(9):
        truth = (chance.random((9, 9)) < 0.5).astype(float)
        numbers = chance.normal(truth[:, :, None], 0.5, (9, 9, 62))
        boards.append(Board(SpaceViews(numbers, chance.random((9, 9, 4)) / 5), truth, 1))
    for name in ("one.npz", "two.npz"):
        spaces, contexts = fit(boards)
        write({"space": spaces, "context": contexts}, tmp_path / name)
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def test_training_knows_its_seeds() -> None:
    photos = [(seed, level) for s in TRAINING for seed in range(s.first, s.first + s.seeds) for level in s.levels]
    assert len(photos) == len(set(photos)), "a photo would be written over another one"
    assert all(series.way != HELD_OUT for series in TRAINING)
    assert max(seed for seed, _ in photos) < 700_000, "seeds from there on are for measuring"
