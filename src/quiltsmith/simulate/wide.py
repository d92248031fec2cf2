"""Masks for compiled functions: whole numbers of 64, 128, 256 or 1,024 bits, as wide as the board needs.

numba has no whole numbers beyond 64 bits, but LLVM, with which it compiles, has. Here numba learns their type and
the few operations that `geometry/board.py` names, so that functions for Python's numbers compile as they stand.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import lower_builtin, models, register_model, type_callable

from quiltsmith.geometry import board

WORD = 64
WIDTHS = (64, 128, 256, 1024)


class Wide(types.Type):
    """The type of a mask."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        super().__init__(name=f"Wide({bits})")


@register_model(Wide)
class _WideModel(models.PrimitiveModel):
    """A mask is one number for LLVM."""

    def __init__(self, manager: Any, mask: Wide) -> None:
        super().__init__(manager, mask, ir.IntType(mask.bits))


def _operator(function: Callable[..., Any], emit: Callable[..., Any], by: Any) -> None:
    """Teach numba an operator of a mask and another mask, or of a mask and a number of bits."""

    @type_callable(function)
    def type_it(_: Any) -> Any:
        return lambda mask, other: mask if isinstance(mask, Wide) and isinstance(other, by) else None

    @lower_builtin(function, Wide, by)
    def lower_it(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        mask, other = values
        if other.type.width < mask.type.width:
            other = builder.zext(other, mask.type)
        return emit(builder, mask, other)


def _question(function: Callable[..., Any], result: Any, emit: Callable[..., Any]) -> None:
    """Teach numba a function of one mask; without a type of its own, the result is a mask again."""

    @type_callable(function)
    def type_it(_: Any) -> Any:
        return lambda mask: (result or mask) if isinstance(mask, Wide) else None

    @lower_builtin(function, Wide)
    def lower_it(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return emit(builder, values[0])


def _is_set(builder: Any, mask: Any) -> Any:
    return builder.icmp_unsigned("!=", mask, ir.Constant(mask.type, 0))


def _as_number(builder: Any, mask: Any) -> Any:
    return mask if mask.type.width == WORD else builder.trunc(mask, ir.IntType(WORD))


def _lowest(builder: Any, mask: Any) -> Any:
    return _as_number(builder, builder.cttz(mask, ir.Constant(ir.IntType(1), 1)))


def _without_lowest(builder: Any, mask: Any) -> Any:
    return builder.and_(mask, builder.sub(mask, ir.Constant(mask.type, 1)))


_operator(operator.and_, lambda builder, mask, other: builder.and_(mask, other), Wide)
_operator(operator.or_, lambda builder, mask, other: builder.or_(mask, other), Wide)
_operator(operator.xor, lambda builder, mask, other: builder.xor(mask, other), Wide)
_operator(operator.rshift, lambda builder, mask, by: builder.lshr(mask, by), types.Integer)
_operator(operator.lshift, lambda builder, mask, by: builder.shl(mask, by), types.Integer)
_question(bool, types.boolean, _is_set)
_question(operator.invert, None, lambda builder, mask: builder.not_(mask))
_question(board.count, types.int64, lambda builder, mask: _as_number(builder, builder.ctpop(mask)))
_question(board.lowest, types.int64, _lowest)
_question(board.without_lowest, None, _without_lowest)
