"""Rules for dimensions and symbols of affine operations, as upstream says.

A symbol does not change while the function runs: it is defined at the top of an *affine scope*, a
function, or made of such values by pure operations. A dimension may besides be the variable of an
``affine.for`` or ``affine.parallel``, what such a loop carries, or made of those by
``affine.apply`` and its kin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from ad_opt.dialects.core.memref.memref_rules import OperationRule
from ad_opt.dialects.support.ir.queries import each_once
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AffineSetAttr,
    IndexType,
    IntegerAttr,
    MemRefType,
)
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.traits import IsolatedFromAbove, Pure
from xdsl.utils.exceptions import VerifyException

_INDUCTION = frozenset({"affine.for", "affine.parallel"})
_MAPPED = frozenset({"affine.apply", "affine.delinearize_index", "affine.linearize_index"})
_CONSTANTS = frozenset({"arith.constant"})
_QUOTIENTS = frozenset(
    "arith.divsi arith.divui arith.ceildivsi arith.ceildivui arith.floordivsi".split()
)
"""Pure where the divisor is a constant that is not zero."""
_SIZES = frozenset({"memref.dim", "tensor.dim"})


def _is_scope(op: Operation | None) -> bool:
    """True if a region of ``op`` is a world of its own for affine operations."""
    return op is not None and op.has_trait(IsolatedFromAbove, value_if_unregistered=True)


def _scope_of(op: Operation) -> Region | None:
    """The region of the nearest affine scope around an operation."""
    at = op
    while (parent := at.parent_op()) is not None:
        if _is_scope(parent):
            return at.parent_region()
        at = parent
    return None


def _is_top_level(value: SSAValue) -> bool:
    """True if a value is defined right inside of an affine scope."""
    owner = value.owner
    return _is_scope(owner.parent_op())


def _region_of(value: SSAValue) -> Region | None:
    owner = value.owner
    return owner.parent if isinstance(owner, Block) else owner.parent_region()


def _constant(value: SSAValue) -> int | None:
    owner = value.owner
    if isinstance(owner, Operation) and owner.name in _CONSTANTS:
        given = owner.properties["value"]
        return given.value.data if isinstance(given, IntegerAttr) else None
    return None


def is_valid_symbol(value: SSAValue, scope: Region | None) -> bool:
    """True if a value may be a symbol in ``scope``, the region of an affine scope."""
    return _are_symbols([value], scope)


def _are_symbols(values: Iterable[SSAValue], scope: Region | None) -> bool:
    """True if all may be symbols; a value that many sums share is looked at once."""
    pending = list(values)
    for value in each_once(pending):
        if not isinstance(value.type, IndexType):
            return False
        if scope is not None and _region_of(value) is scope:
            continue
        made_of = _symbols_behind(value)
        if made_of is None:
            return False
        pending += made_of
    return True


def _symbols_behind(value: SSAValue) -> Sequence[SSAValue] | None:
    """The values of which all must be symbols for this one to be one; none if it never is."""
    op = value.owner
    if isinstance(op, Block):
        return None
    if op.name in _CONSTANTS:
        return ()
    if op.name in _SIZES:
        return _symbols_behind_size(op)
    if op.name in _QUOTIENTS:
        pure = _constant(op.operands[1]) not in (None, 0)
    else:
        pure = op.has_trait(Pure) and not op.regions
    return op.operands if pure else None


def _symbols_behind_size(op: Operation) -> Sequence[SSAValue] | None:
    """The same of a size: a symbol, if it is one of a buffer at the top, or given by a symbol."""
    shaped, at = op.operands
    if _is_top_level(shaped):
        return ()
    axis, maker = _constant(at), shaped.owner
    while isinstance(maker, Operation) and maker.name == "memref.cast":
        if not isinstance(maker.operands[0].type, MemRefType):
            return None
        maker = maker.operands[0].owner
    if axis is None or not isinstance(maker, Operation):
        return None
    if maker.name not in ("memref.view", "memref.subview", "memref.alloc"):
        return None
    sizes = cast("MemRefType[Any]", maker.results[0].type).get_shape()
    if not 0 <= axis < len(sizes):
        return None
    if sizes[axis] != DYNAMIC_INDEX:
        return ()
    position = sum(size == DYNAMIC_INDEX for size in sizes[:axis])
    return _dynamic_sizes(maker)[position : position + 1] or None


def _dynamic_sizes(op: Operation) -> Sequence[SSAValue]:
    if op.name == "memref.view":
        return op.operands[2:]
    counts = [int(n) for n in cast(Any, op.properties["operandSegmentSizes"]).get_values()]
    first = 0 if op.name == "memref.alloc" else counts[0] + counts[1]
    return op.operands[first : first + counts[0 if op.name == "memref.alloc" else 2]]


def is_valid_dimension(value: SSAValue, scope: Region | None) -> bool:
    """True if a value may be a dimension in ``scope``: a symbol, a variable of an affine loop, or a
    map of such.
    """
    pending = [value]
    symbols: list[SSAValue] = []
    for value in each_once(pending):
        maker = value.owner
        if isinstance(maker, Operation) and maker.name in _MAPPED and not _is_top_level(value):
            pending += maker.operands
        elif not _is_carried(value):
            symbols.append(value)
    return _are_symbols(symbols, scope)


def _is_carried(value: SSAValue) -> bool:
    """True if a value is the variable of an affine loop, or what it carries."""
    loop = value.owner.parent_op() if isinstance(value.owner, Block) else None
    return loop is not None and loop.name in _INDUCTION and isinstance(value.type, IndexType)


def _check(op: Operation, operands: Sequence[SSAValue], dims: int) -> None:
    """Operands of a map or set with so many dimensions."""
    scope = _scope_of(op)
    for operand in operands[:dims]:
        if not is_valid_dimension(operand, scope):
            raise VerifyException(f"{_named(operand)} cannot be a dimension")
    for operand in operands[dims:]:
        if not is_valid_symbol(operand, scope):
            raise VerifyException(f"{_named(operand)} cannot be a symbol")


def _named(value: SSAValue) -> str:
    return f"`%{value.name_hint}`" if value.name_hint else "an operand"


def _map(op: Operation, name: str) -> tuple[int, int]:
    """The dimensions and all operands of a map."""
    map_ = cast(AffineMapAttr, op.properties[name]).data
    return map_.num_dims, map_.num_dims + map_.num_symbols


def _apply(op: Operation) -> None:
    dims, _ = _map(op, "map")
    scope = _scope_of(op)
    for operand in op.operands[dims:]:
        if is_valid_dimension(operand, scope) and not is_valid_symbol(operand, scope):
            raise VerifyException(f"{_named(operand)} is a dimension and cannot be a symbol")


def _bounds(lower: str, upper: str) -> OperationRule:
    def check(op: Operation) -> None:
        dims, count = _map(op, lower)
        _check(op, op.operands[:count], dims)
        dims, more = _map(op, upper)
        _check(op, op.operands[count : count + more], dims)

    return check


def _if(op: Operation) -> None:
    _check(op, op.operands, cast(AffineSetAttr, op.properties["condition"]).data.num_dims)


def _access(first: int) -> OperationRule:
    def check(op: Operation) -> None:
        _check(op, op.operands[first:], _map(op, "map")[0])

    return check


def _prefetch(op: Operation) -> None:
    scope = _scope_of(op)
    for operand in op.operands[1:]:
        if not is_valid_dimension(operand, scope):
            raise VerifyException(f"{_named(operand)} cannot be a dimension or symbol")


RULES: dict[str, Callable[[Operation], None]] = {
    "affine.apply": _apply,
    "affine.for": _bounds("lowerBoundMap", "upperBoundMap"),
    "affine.parallel": _bounds("lowerBoundsMap", "upperBoundsMap"),
    "affine.if": _if,
    "affine.load": _access(1),
    "affine.vector_load": _access(1),
    "affine.store": _access(2),
    "affine.vector_store": _access(2),
    "affine.prefetch": _prefetch,
}
"""By name; what is around an operation decides, so they run each time."""
