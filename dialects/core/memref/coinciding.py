"""Buffers of which several elements may be one place in memory: windows that share elements, rows
that are closer than they are long, steps of zero.

Two subscripts that differ are two places in all other buffers, which is what comparing subscripts
relies on. A type with known strides says it; what types leave open, the operations say that made
the buffer. Only ``memref.reinterpret_cast`` brings elements together, unless it is
``memref.distinct``, and whoever calls from outside, unless an argument is ``llvm.noalias``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.argument_attributes import attributes_of_argument
from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.support.ir.strides import is_identity_layout, steps_meet, strided_layout
from ad_opt.dialects.support.names.attribute_names import DISTINCT, NO_ALIAS
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Block, Operation, SSAValue

VIEWS = frozenset(
    f"memref.{name}"
    for name in (
        "subview", "cast", "reinterpret_cast", "transpose", "expand_shape", "collapse_shape",
        "view", "reshape", "memory_space_cast", "assume_alignment",
    )
) | {"llvm_ext.elements"}  # fmt: skip
"""Operations that show the memory of their first operand, which may be an address."""


def elements_may_coincide(buffer: SSAValue) -> bool:
    """True unless each element of a buffer has a place of its own."""
    while True:
        type = buffer.type
        if not isinstance(type, MemRefType):
            return True
        if (known := _said_by(type)) is not None:
            return known
        owner = buffer.owner
        if isinstance(owner, Block):
            # The caller says that nothing else is there.
            return NO_ALIAS not in attributes_of_argument(buffer)
        if isinstance(owner, memref.ReinterpretCastOp) and DISTINCT not in owner.attributes:
            return _brings_together(owner)
        if owner.name not in VIEWS or _brings_together(owner):
            return True
        buffer = owner.operands[0]


def _said_by(type: MemRefType[Attribute]) -> bool | None:
    """Return the answer of a type alone; ``None`` if strides or sizes leave it open."""
    if is_identity_layout(type):
        return False
    layout = strided_layout(type)
    if layout is None:
        return None
    return _said_by_steps(zip(layout[1], type.get_shape(), strict=True))


def _said_by_steps(axes: Iterable[tuple[int | None, int | None]]) -> bool | None:
    """Return the answer of strides and sizes; ``None`` or less than zero is not known."""
    known = [(step, -1 if size is None else size) for step, size in axes if size != 1]
    if any(size == 0 for _, size in known):
        return False
    steps = sorted((abs(step), size) for step, size in known if step is not None)
    if steps_meet(steps):
        return True
    # How many of the longest steps there are does not matter.
    return None if len(steps) < len(known) or any(size < 0 for _, size in steps[:-1]) else False


def _brings_together(op: Operation) -> bool:
    """True if a view of elements that are apart may have elements that are not."""
    if isinstance(op, memref.SubviewOp):
        return any(constant_of(step) in (None, 0) for step in op.strides)
    if not isinstance(op, memref.ReinterpretCastOp) or DISTINCT in op.attributes:
        return False
    sizes = mixed_values(op.static_sizes, op.sizes)
    strides = mixed_values(op.static_strides, op.strides)
    numbers = [(_number(step), _number(size)) for step, size in zip(strides, sizes, strict=True)]
    said = _said_by_steps(numbers)
    return not _is_row_major(strides, sizes) if said is None else said


def _number(x: int | SSAValue) -> int | None:
    return x if isinstance(x, int) else constant_of(x)


def _is_row_major(strides: Sequence[int | SSAValue], sizes: Sequence[int | SSAValue]) -> bool:
    """True if each stride is the product of the sizes of the dimensions inside."""
    inside = _product(1)
    for stride, size in zip(reversed(strides), reversed(sizes), strict=True):
        if _product(stride) != inside:
            return False
        inside = inside.times(_product(size))
    return True


@dataclass(frozen=True)
class _Product:
    """A number times values, in the order of their identities."""

    number: int
    values: tuple[int, ...] = ()

    def times(self, other: _Product) -> _Product:
        """The product of both."""
        values = tuple(sorted((*self.values, *other.values)))
        return _Product(self.number * other.number, values)


MOST_FACTORS = 64
"""Most factors that one product is taken apart into. A guess: sizes are products of fewer."""


def _product(x: int | SSAValue) -> _Product:
    number, values, pending = 1, list[int](), [x]
    while pending:
        factor = pending.pop()
        known = factor if isinstance(factor, int) else constant_of(factor)
        if known is not None:
            number *= known
            continue
        assert isinstance(factor, SSAValue)
        maker = factor.owner
        whole = len(values) + len(pending) >= MOST_FACTORS
        if isinstance(maker, Operation) and maker.name == "arith.muli" and not whole:
            pending += maker.operands
        else:
            values.append(id(factor))
    return _Product(number, tuple(sorted(values)))
