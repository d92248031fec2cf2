"""What numba must learn to compile our functions as they stand: masks, and lists that cost nothing to hand on.

*Masks* are whole numbers of 64, 128, 256 or 1,024 bits, as wide as the board needs. numba has no whole numbers
beyond 64 bits, but LLVM, with which it compiles, has. Here numba learns their type and the few operations that
`geometry/board.py` names.

*Rows* are bare pointers to numbers or masks. numba's own arrays count their users whenever they are handed on, and
bring their sizes along. Where functions hand a dozen lists to each other for every place where a patch may lie,
that takes most of the time. A row is one address, and nobody checks whether an index is within it: what is
compiled must have run in plain Python, which does.

This is the only module that touches the inner parts of numba and llvmlite; `tests/simulate/test_numba_support.py`
says what it relies on, and pyproject.toml up to which version that was tried.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import numpy
from llvmlite import ir
from msgspec import Struct
from numba import types
from numba.extending import NativeValue, lower_builtin, models, register_model, type_callable, typeof_impl, unbox

from quiltsmith import stable_random
from quiltsmith.geometry import board

WORD = 64
WIDTHS = (64, 128, 256, 1024)
_LOW_WORD = (1 << 32) - 1
_ALL_BITS = (1 << WORD) - 1
_MOST_ALIGNED = 8
Array = numpy.ndarray[Any, numpy.dtype[Any]]
Lists = TypeVar("Lists", bound=tuple[Any, ...])


class WideInt(types.Type):
    """The type of a mask."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        super().__init__(name=f"WideInt({bits})")


@register_model(WideInt)
class _WideIntModel(models.PrimitiveModel):
    """A mask is one number for LLVM."""

    def __init__(self, manager: Any, mask: WideInt) -> None:
        super().__init__(manager, mask, ir.IntType(mask.bits))


def _binary(function: Callable[..., Any], emit: Callable[..., Any], by: Any, result: Any = None) -> None:
    """Teach numba a function of a mask and a mask or number; without a type of its own, the result is a mask."""

    @type_callable(function)
    def type_it(_: Any) -> Any:
        return lambda mask, other: (
            (result or mask) if isinstance(mask, WideInt) and isinstance(other, by) else None
        )

    @lower_builtin(function, WideInt, by)
    def lower_it(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        mask, other = values
        if other.type.width < mask.type.width:
            other = builder.zext(other, mask.type)
        return emit(builder, mask, other)


def _unary(function: Callable[..., Any], emit: Callable[..., Any], result: Any = None) -> None:
    """Teach numba a function of one mask; without a type of its own, the result is a mask again."""

    @type_callable(function)
    def type_it(_: Any) -> Any:
        return lambda mask: (result or mask) if isinstance(mask, WideInt) else None

    @lower_builtin(function, WideInt)
    def lower_it(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return emit(builder, values[0])


def _is_set(builder: Any, mask: Any) -> Any:
    return builder.icmp_unsigned("!=", mask, ir.Constant(mask.type, 0))


def _as_number(builder: Any, mask: Any) -> Any:
    return mask if mask.type.width == WORD else builder.trunc(mask, ir.IntType(WORD))


def _low_word(builder: Any, mask: Any) -> Any:
    return builder.and_(_as_number(builder, mask), ir.Constant(ir.IntType(WORD), _LOW_WORD))


def _lowest(builder: Any, mask: Any) -> Any:
    return _as_number(builder, builder.cttz(mask, ir.Constant(ir.IntType(1), 1)))


def _without_lowest(builder: Any, mask: Any) -> Any:
    return builder.and_(mask, builder.sub(mask, ir.Constant(mask.type, 1)))


def _scatter(builder: Any, mask: Any, bits: Any) -> Any:
    """Mix all words of a mask into one, multiply it, and take the topmost bits."""
    word = _as_number(builder, mask)
    for start in range(WORD, mask.type.width, WORD):
        word = builder.xor(word, _as_number(builder, builder.lshr(mask, ir.Constant(mask.type, start))))
    word = builder.mul(word, ir.Constant(word.type, stable_random.STEP))
    return builder.lshr(word, builder.sub(ir.Constant(word.type, WORD), _as_number(builder, bits)))


_binary(operator.and_, lambda builder, mask, other: builder.and_(mask, other), WideInt)
_binary(operator.or_, lambda builder, mask, other: builder.or_(mask, other), WideInt)
_binary(operator.xor, lambda builder, mask, other: builder.xor(mask, other), WideInt)
_binary(operator.eq, lambda builder, mask, other: builder.icmp_unsigned("==", mask, other), WideInt, types.boolean)
_binary(operator.ne, lambda builder, mask, other: builder.icmp_unsigned("!=", mask, other), WideInt, types.boolean)
_binary(operator.rshift, lambda builder, mask, by: builder.lshr(mask, by), types.Integer)
_binary(operator.lshift, lambda builder, mask, by: builder.shl(mask, by), types.Integer)
_binary(board.scatter, _scatter, types.Integer, types.int64)
_unary(bool, _is_set, types.boolean)
_unary(operator.invert, lambda builder, mask: builder.not_(mask))
_unary(board.count, lambda builder, mask: _as_number(builder, builder.ctpop(mask)), types.int64)
_unary(board.lowest, _lowest, types.int64)
_unary(board.low_word, _low_word, types.int64)
_unary(board.without_lowest, _without_lowest)


class Row:
    """A list of numbers, words or masks, and the array that holds it."""

    def __init__(self, array: Array, item: Any) -> None:
        self.array, self.item, self.address = array, item, array.ctypes.data

    def __getitem__(self, index: int) -> int:
        words = self._words(index)
        return sum(int(self.array[word]) << (WORD * place) for place, word in enumerate(words))

    def __setitem__(self, index: int, number: int) -> None:
        words = self._words(index)
        for place, word in enumerate(words):
            self.array[word] = (number >> (WORD * place)) & _ALL_BITS if len(words) > 1 else number

    def _words(self, index: int) -> range:
        """Return where the words of an item stand: a wide mask has several."""
        size = self.item.bits // WORD if isinstance(self.item, WideInt) else 1
        return range(index * size, (index + 1) * size)


def number_row(numbers: Sequence[int]) -> Row:
    """Return a list of numbers for compiled functions; an array of such numbers is used, not copied."""
    return Row(numpy.asarray(numbers, dtype=numpy.int64), types.int64)


def short_row(numbers: Sequence[int], bits: int) -> Row:
    """Return a list of numbers of 16 or 32 bits that are not negative."""
    return Row(numpy.array(numbers, dtype=f"u{bits // 8}"), getattr(types, f"uint{bits}"))


def word_row(words: Iterable[int]) -> Row:
    """Return a list of unsigned numbers of 64 bits, such as seeds."""
    return Row(numpy.array(list(words), dtype=numpy.uint64), types.uint64)


def mask_row(plain: Sequence[int], bits: int) -> Row:
    """Return a list of masks that have so many bits at most."""
    width = next(width for width in WIDTHS if width >= bits)
    words = [(mask >> start) & _ALL_BITS for mask in plain for start in range(0, width, WORD)]
    return Row(numpy.array(words, dtype=numpy.uint64), WideInt(width))


class RowLayout(Struct, frozen=True):
    """Which lists of named tuples hold masks, words and short numbers; all others hold numbers."""

    mask_bits: int
    mask_fields: frozenset[str]
    word_fields: frozenset[str]
    short_fields: frozenset[str] = frozenset()
    short_bits: int = 16

    def to_rows(self, lists: Lists) -> Lists:
        """Return a named tuple, and those within it, with rows instead of lists."""
        fields: dict[str, Any] = lists._asdict()  # type: ignore[attr-defined]
        return type(lists)(**{name: self.to_row(name, value) for name, value in fields.items()})

    def to_row(self, name: str, value: Any) -> Any:
        """Return the value of a field, with rows instead of lists."""
        if isinstance(value, int | Row):
            return value
        if hasattr(value, "_asdict"):
            return self.to_rows(value)
        if name in self.mask_fields:
            return mask_row(value, self.mask_bits)
        if name in self.short_fields:
            return short_row(value, self.short_bits)
        return word_row(value) if name in self.word_fields else number_row(value)


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


@typeof_impl.register(Row)
def _type_of(row: Row, _: Any) -> RowType:
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
    """Return at how many bytes the items of a row begin."""
    width: int = context.get_value_type(item).width
    return min(_MOST_ALIGNED, width // 8)


@type_callable(stable_random.signed)
def _type_of_signed(_: Any) -> Any:
    return lambda word: types.int64


@lower_builtin(stable_random.signed, types.Integer)
def _signed(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    return context.cast(builder, values[0], signature.args[0], types.int64)
