"""Lists for compiled functions: bare pointers to numbers or masks.

numba's own arrays count their users whenever they are handed on, and bring their sizes along. Where functions
hand a dozen lists to each other for every place where a patch may lie, that takes most of the time. A row is one
address, and nobody checks whether an index is within it: what is compiled must have run in plain Python, which
does.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from typing import Any

import numpy
from numba import types
from numba.extending import NativeValue, lower_builtin, models, register_model, type_callable, typeof_impl, unbox

from quiltsmith import stable_random
from quiltsmith.simulate.wide import WIDTHS, WORD, Wide

_MOST_ALIGNED = 8
Numbers = numpy.ndarray[Any, numpy.dtype[Any]]


class GameRow:
    """A list of numbers, words or masks, and the array that holds it."""

    def __init__(self, array: Numbers, item: Any) -> None:
        self.array, self.item, self.address = array, item, array.ctypes.data


def number_row(numbers: Sequence[int]) -> GameRow:
    """Give compiled functions a list of numbers; one that lies in memory as they need it is used, not copied."""
    return GameRow(numpy.asarray(numbers, dtype=numpy.int64), types.int64)


def small_row(numbers: Sequence[int], bits: int) -> GameRow:
    """Give compiled functions a list of numbers of 16 or 32 bits that are not negative."""
    return GameRow(numpy.array(numbers, dtype=f"u{bits // 8}"), getattr(types, f"uint{bits}"))


def word_row(words: Iterable[int]) -> GameRow:
    """Give compiled functions a list of unsigned numbers of 64 bits, such as seeds."""
    return GameRow(numpy.array(list(words), dtype=numpy.uint64), types.uint64)


def mask_row(plain: Sequence[int], bits: int) -> GameRow:
    """Give compiled functions a list of masks that have so many bits at most."""
    width = next(width for width in WIDTHS if width >= bits)
    low = (1 << WORD) - 1
    words = [(mask >> start) & low for mask in plain for start in range(0, width, WORD)]
    return GameRow(numpy.array(words, dtype=numpy.uint64), Wide(width))


class RowType(types.Type):
    """The type of a row; `item` is that of its items."""

    def __init__(self, item: Any) -> None:
        self.item = item
        super().__init__(name=f"Row({item})")


@register_model(RowType)
class _RowModel(models.PrimitiveModel):
    """A row is a pointer to its first item."""

    def __init__(self, manager: Any, row: RowType) -> None:
        item = manager.lookup(row.item).get_value_type()
        super().__init__(manager, row, item.as_pointer())


@typeof_impl.register(GameRow)
def _type_of(row: GameRow, _: Any) -> RowType:
    return RowType(row.item)


@unbox(RowType)
def _from_python(row: RowType, value: Any, frame: Any) -> Any:
    address = frame.pyapi.object_getattr_string(value, "address")
    number = frame.pyapi.long_as_ulonglong(address)
    frame.pyapi.decref(address)
    return NativeValue(frame.builder.inttoptr(number, frame.context.get_value_type(row)))


@type_callable(operator.getitem)
def _type_of_item(_: Any) -> Any:
    return lambda row, index: row.item if isinstance(row, RowType) and isinstance(index, types.Integer) else None


@lower_builtin(operator.getitem, RowType, types.Integer)
def _get_item(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    row, index = values
    return builder.load(builder.gep(row, [index]), align=_alignment(context, signature.return_type))


@type_callable(operator.setitem)
def _type_of_setting(_: Any) -> Any:
    return lambda row, index, item: types.void if isinstance(row, RowType) else None


@lower_builtin(operator.setitem, RowType, types.Integer, types.Any)
def _set_item(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    row, index, item = values
    kind = signature.args[0].item
    item = context.cast(builder, item, signature.args[2], kind)
    builder.store(item, builder.gep(row, [index]), align=_alignment(context, kind))
    return context.get_dummy_value()


def _alignment(context: Any, item: Any) -> int:
    """Tell at how many bytes the items of a row begin."""
    width: int = context.get_value_type(item).width
    return min(_MOST_ALIGNED, width // 8)


@type_callable(stable_random.signed)
def _type_of_signed(_: Any) -> Any:
    return lambda word: types.int64


@lower_builtin(stable_random.signed, types.Integer)
def _signed(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    return context.cast(builder, values[0], signature.args[0], types.int64)
