"""What we rely on in numba and llvmlite: each thing that a new version could change has a test that says so."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import numba
import pytest
from llvmlite import ir
from numba import types
from packaging.requirements import Requirement

import quiltsmith
from quiltsmith import stable_random
from quiltsmith.geometry import board
from quiltsmith.geometry.board import count, low_word, lowest, scatter, without_lowest
from quiltsmith.simulate.compiling import compiled
from quiltsmith.simulate.numba_support import RowLayout, mask_row, number_row, short_row, word_row
from quiltsmith.stable_random import StableRandom, below, signed

MASKS = 20
PROJECT = Path(quiltsmith.__file__).parents[2] / "pyproject.toml"


def test_this_version_was_tried() -> None:
    """The upper bound is the version that these tests ran with: a newer one is let in when they pass with it."""
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    (bounds,) = [Requirement(line) for line in extras["fast"] if Requirement(line).name == "numba"]
    assert any(bound.operator == "<" for bound in bounds.specifier)
    assert bounds.specifier.contains(numba.__version__)


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
        table[one] = mixed
    return checksum


@pytest.mark.parametrize("bits", [40, 64, 65, 90, 128, 130, 256, 930])
def test_masks_do_what_numbers_of_python_do(bits: int) -> None:
    """numba takes types of ours, LLVM has numbers of any width, and `type_callable` adds to operators."""
    random, full = StableRandom(bits), (1 << bits) - 1
    plain = [full, *(random.below(full) for _ in range(MASKS))]
    table, stream = mask_row(plain, bits), word_row([bits])
    run = compiled(shuffle_bits, board, stable_random)
    plain_stream = [bits]
    assert run(table, stream, bits, 2000) == shuffle_bits(plain, plain_stream, bits, 2000)
    words = table.array.reshape(len(plain), -1).tolist()
    assert [sum(word << (64 * at) for at, word in enumerate(mask)) for mask in words] == plain
    assert stream.array.tolist() == plain_stream


def file_masks(table: list[int], numbers: list[int], many: int, bits: int) -> None:
    """Write down under which number each mask is filed."""
    for index in range(many):
        numbers[index] = scatter(table[index], bits)


@pytest.mark.parametrize("bits", [64, 90, 930])
def test_masks_are_scattered_evenly(bits: int) -> None:
    """Masks that differ by a bit have other numbers, whether compiled or not, and none is too large."""
    plain = [1 << bit for bit in range(bits)]
    numbers, row = [0] * bits, number_row([0] * bits)
    file_masks(plain, numbers, bits, 12)
    compiled(file_masks, board)(mask_row(plain, bits), row, bits, 12)
    for found in (numbers, row.array.tolist()):
        assert 0 <= min(found) <= max(found) < 1 << 12
        assert len(set(found)) > 0.6 * min(bits, 64)


class Lists(NamedTuple):
    """Lists as engines have them: named tuples within each other, and numbers beside lists."""

    size: int
    words: list[int]
    more: MoreLists


class MoreLists(NamedTuple):
    """Those within."""

    short: list[int]
    boards: list[int]


def rotate(lists: Lists) -> int:
    """Change every list, and mix words, short numbers and usual ones."""
    total = 0
    for index in range(lists.size):
        lists.words[index] = lists.words[index] >> 1
        lists.more.short[index] += 3
        lists.more.boards[index] = lists.more.boards[index] << 1
        total += signed(lists.words[index]) % 7 - signed(lists.more.short[index]) + count(lists.more.boards[index])
    return total


def test_rows_are_addresses_that_named_tuples_hold() -> None:
    """numba unboxes named tuples with objects of ours in them, and what is written stands in our arrays."""
    layout = RowLayout(90, frozenset(("boards",)), frozenset(("words",)), frozenset(("short",)))
    plain = Lists(3, [2**64 - 1, 5, 8], MoreLists([1, 2, 65_532], [1 << 80, 3, 0]))
    rows = layout.to_rows(plain)
    assert compiled(rotate, board, stable_random)(rows) == rotate(plain)
    assert [rows.words[index] for index in range(3)] == plain.words
    assert [rows.more.short[index] for index in range(3)] == plain.more.short


def test_an_array_of_numbers_is_used_and_not_copied() -> None:
    from quiltsmith.simulate.batches import zeros

    numbers = zeros(4)
    row = number_row(numbers)
    row[2] = 7
    assert numbers.tolist() == [0, 0, 7, 0]
    assert (row[2], short_row([1, 2], 32).array.itemsize) == (7, 4)


def doubled(number: int) -> int:
    """Do something in a way that suits Python."""
    return number * 2


def doubled_by_machine(number: int) -> int:
    """Do it otherwise, so that a test can tell who did it."""
    return number * 2 + 1


MACHINE_FORMS = ((doubled, doubled_by_machine),)


def twice(number: int) -> int:
    """Call the first one."""
    return doubled(number)


def test_a_function_is_replaced_by_another_one_where_compiled() -> None:
    """`overload` and `register_jitable` know the options that we hand over."""
    run = compiled(twice, board, sys.modules[__name__])
    assert (twice(4), run(4)) == (8, 9)


def test_compiled_functions_are_kept_under_a_name_of_ours() -> None:
    """The name of a function says which sources it was compiled from; numba keeps files by that name."""
    run = compiled(twice, board)
    assert run.__qualname__.startswith("twice_")
    assert len(run.__qualname__) == len("twice_") + 16


def test_what_llvm_is_asked_for() -> None:
    builder = ir.IRBuilder
    assert all(hasattr(builder, name) for name in ("ctpop", "cttz", "gep", "inttoptr", "lshr", "trunc", "zext"))
    assert (types.uint16.bitwidth, types.uint32.bitwidth, types.int64.bitwidth) == (16, 32, 64)
