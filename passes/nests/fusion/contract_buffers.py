"""``contract-buffers``: buffers whose elements live within one iteration lose dimensions.

After fusion many a buffer is filled and read in one iteration of some loops; then it needs room for
that iteration only (array contraction: Sarkar and Gao, 1991). A buffer that loses all dimensions is
a variable, which `promote-memory` makes a value. Needs loops of ``affine`` or ``scf`` and buffers
of static shape that only loads and stores touch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.creation import remake
from ad_opt.dialects.support.ir.queries import ancestors, is_inside, walk
from ad_opt.dialects.support.ir.rewriting import insert, replace
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from ad_opt.passes.analysis.affine.nests import Access, nests_in
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import remark
from ad_opt.passes.loop_schedule.tiling.tile_attributes import is_marked
from ad_opt.passes.nests.written_before_read import is_written_first
from ad_opt.passes.ops.catalogue import effect_of, element_memref
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    FixedBitwidthType,
    MemRefType,
    NoneAttr,
)
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineMap

"""Accesses to one element, whose subscripts can be taken away."""


@dataclass(frozen=True)
class ContractBuffersPass(FunctionPass):
    """Take dimensions from local buffers whose elements live within one iteration.

    Before, and after::

        %t = memref.alloca() : memref<8x9xf32>      %t = memref.alloca() : memref<9xf32>
        affine.for %i = 0 to 8 {                    affine.for %i = 0 to 8 {
          affine.for %j = 0 to 9 {                    affine.for %j = 0 to 9 {
            affine.store %a, %t[%i, %j]                 affine.store %a, %t[%j]
          }                                           }
          affine.for %j = 0 to 9 {                    affine.for %j = 0 to 9 {
            %b = affine.load %t[%i, %j]                 %b = affine.load %t[%j]
          }                                           }
        }                                           }

    A dimension goes if all accesses have one subscript there, of variables of loops around all of
    them, and what is read in an iteration was written in it. So do dimensions with one constant
    subscript. With ``--statistics`` the buffers and the bytes that they lost are counted.

    Options: none.
    """

    name = "contract-buffers"

    @override
    def apply_function(
        self, ctx: Context, func: Operation, analyses: AnalysisManager
    ) -> bool | None:
        allocations = [op for op in walk(func) if _is_allocation(op)]
        if not allocations:
            return False
        nests = nests_in(func)
        accesses: dict[SSAValue, list[Access]] = {}
        for access in nests.accesses:
            accesses.setdefault(access.memref, []).append(access)
        found = [_contract(op, accesses.get(op.results[0], [])) for op in allocations]
        count("buffers contracted", sum(lost > 0 for lost in found))
        count("bytes of buffers saved", sum(found))
        return any(found)


def _is_allocation(op: Operation) -> bool:
    if len(op.results) != 1 or op.operands or op.regions:
        return False
    type_ = op.results[0].type
    return (
        isinstance(type_, MemRefType)
        and isinstance(type_.layout, NoneAttr)
        and DYNAMIC_INDEX not in type_.get_shape()
        and len(type_.get_shape()) > 0
        and effect_of(op).allocates
        and "padding" not in op.properties  # a tensor's margins are around its last subscripts, too
    )


def _contract(allocation: Operation, accesses: Sequence[Access]) -> int:
    """Take away what dimensions can go; gives the bytes that are saved."""
    if not accesses or not _are_all(allocation, accesses):
        return 0
    plain = [access for access in accesses if element_memref(access.op) is not None]
    around = _common_block(allocation, plain)
    if around is None:
        return 0
    variables = {
        loop.iv
        for loop in plain[0].loops
        if is_inside(around, loop.op) and not is_marked(loop.op)  # several iterations at once
    }
    fixed = _fixed(plain, variables)
    if any(form.terms for form in fixed.values()) and not is_written_first(
        around, plain, frozenset(fixed)
    ):
        fixed = {axis: form for axis, form in fixed.items() if not form.terms}
    return _drop(allocation, plain, frozenset(fixed)) if fixed else 0


def _are_all(allocation: Operation, accesses: Sequence[Access]) -> bool:
    """True if a buffer is touched by plain accesses only, and freed."""
    plain = {access.op for access in accesses if element_memref(access.op) is not None}
    users = [(use.operation, use.index) for use in allocation.results[0].uses]
    if not plain:
        return False
    return all(
        (user in plain and not (use == 0 and _stores(user))) or user.name == "memref.dealloc"
        for user, use in users
    )


def _stores(op: Operation) -> bool:
    return op.name.endswith(".store")


def _blocks(op: Operation) -> list[Block]:
    """The blocks around an operation, from outside."""
    blocks = [at.parent for at in (op, *ancestors(op)) if at.parent is not None]
    return blocks[::-1]


def _common_block(allocation: Operation, accesses: Sequence[Access]) -> Block | None:
    """The innermost block that has all accesses in it, if it is inside that of the allocation."""
    common = _blocks(accesses[0].op)
    for access in accesses[1:]:
        own = set(_blocks(access.op))
        while common and common[-1] not in own:
            common.pop()
    return common[-1] if common and allocation.parent in common else None


def _fixed(accesses: Sequence[Access], variables: set[SSAValue]) -> dict[int, Linear]:
    """Dimensions with one subscript, a form of some variables only."""
    found: dict[int, Linear] = {}
    plain = [access for access in accesses if element_memref(access.op) is not None]
    for axis, columns in enumerate(
        zip(*(access.subscripts or () for access in plain), strict=True)
    ):
        first = columns[0]
        if first is not None and all(form == first for form in columns):
            if variables.issuperset(first.terms):
                found[axis] = first
    return found


def _drop(allocation: Operation, accesses: Sequence[Access], axes: frozenset[int]) -> int:
    old = allocation.results[0].type
    assert isinstance(old, MemRefType)
    shape = [size for axis, size in enumerate(old.get_shape()) if axis not in axes]
    new_type = MemRefType(old.element_type, shape, memory_space=old.memory_space)
    remark("nests", allocation, f"this {old} is a {new_type}: its elements live in one iteration")
    new = remake(allocation, [], [new_type])
    insert(new, allocation)
    for access in accesses:
        _drop_subscripts(access, axes)
    replace(allocation, new.results[0])
    return _bytes(old) - _bytes(new_type)


def _drop_subscripts(access: Access, axes: frozenset[int]) -> None:
    op = access.op
    first = 2 if _stores(op) else 1
    map_ = op.properties.get("map")
    if not isinstance(map_, AffineMapAttr):
        kept = [value for axis, value in enumerate(op.operands[first:]) if axis not in axes]
        op.operands = [*op.operands[:first], *kept]
        return
    assert access.subscripts is not None
    forms = [form for axis, form in enumerate(access.subscripts) if axis not in axes]
    linear = [form for form in forms if form is not None]
    if len(linear) == len(forms):
        made, operands = map_of(linear)
        op.operands = [*op.operands[:first], *operands]
    else:
        old = map_.data
        results = tuple(one for axis, one in enumerate(old.results) if axis not in axes)
        made = AffineMap(old.num_dims, old.num_symbols, results)
    op.properties["map"] = AffineMapAttr(made)


def _bytes(type_: MemRefType) -> int:
    element = type_.element_type
    count = 1
    for size in type_.get_shape():
        count *= size
    return count * (element.size if isinstance(element, FixedBitwidthType) else 8)
