"""Masks of compiled functions: they do what Python's whole numbers do, at every width."""

from __future__ import annotations

import pytest

from quiltsmith import stable_random
from quiltsmith.geometry import board
from quiltsmith.geometry.board import count, low_word, lowest, scatter, without_lowest
from quiltsmith.simulate.compiling import compiled
from quiltsmith.simulate.numba_support import mask_row, word_row
from quiltsmith.stable_random import StableRandom, below

MASKS = 20


def shuffle_bits(table: list[int], stream: list[int], bits: int, rounds: int) -> int:
    """Use everything that can be asked of masks; the first mask is the whole board."""
    checksum, full = 0, table[0]
    for _ in range(rounds):
        one, other = 1 + below(stream, MASKS), 1 + below(stream, MASKS)
        mask, second, by = table[one], table[other], below(stream, bits)
        if mask:
            checksum += 7 * lowest(mask) + count(without_lowest(mask))
        mixed = ((mask << by) | (second >> by) | ((mask ^ second) & ~(second >> 1))) & full
        checksum += count(mixed) + low_word(mixed) % 1000 + (mask == second) + 2 * (mask != second)
        checksum += scatter(mixed, 5) // 32  # a number of five bits
        table[one] = mixed
    return checksum


@pytest.mark.parametrize("bits", [40, 64, 65, 90, 128, 130, 256, 930])
def test_compiled_masks_do_what_plain_ones_do(bits: int) -> None:
    random, full = StableRandom(bits), (1 << bits) - 1
    plain = [full, *(random.below(full) for _ in range(MASKS))]
    table, stream = mask_row(plain, bits), word_row([bits])
    run = compiled(shuffle_bits, board, stable_random)
    plain_stream = [bits]
    assert run(table, stream, bits, 2000) == shuffle_bits(plain, plain_stream, bits, 2000)
    words = table.array.reshape(len(plain), -1).tolist()
    assert [sum(word << (64 * at) for at, word in enumerate(mask)) for mask in words] == plain
    assert stream.array.tolist() == plain_stream
