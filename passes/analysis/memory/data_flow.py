"""Data flow through each operation: edges from operands to results, blocks and memory.

`flows` gives the edges of one operation, those that it makes between its regions included. A node
is a value, `Contents` of a memref, or an operation, which stands for all that it combines: edges
into it and out of it keep the number of edges linear. Control does not flow here: neither the
condition of a ``scf.if`` nor the index of a load is an edge, because derivatives do not pass there.

An operation that does not only hand values on (`forwarding`) combines everything with everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ad_opt.dialects.autodiff.autodiff import INACTIVE
from ad_opt.passes.ops.catalogue import effect_of, forwarded, is_discrete
from ad_opt.passes.ops.forwarding import entry_args, exits
from ad_opt.passes.ops.memory_ops import is_memref, memrefs
from ad_opt.passes.rules.registry import default_rules
from ad_opt.passes.tangents.tangent import has_tangent, is_own
from xdsl.dialects.builtin import IndexType, IntegerType, TensorType, VectorType
from xdsl.ir import Attribute, Operation, Region, SSAValue


@dataclass(frozen=True)
class Contents:
    """Contents of the memory of a memref, as a node of the graph."""

    memref: SSAValue


class Place(Enum):
    """Memory that no value denotes: one node each."""

    UNKNOWN = 0
    """All memory that nobody follows."""
    TAPE = -1
    """All that is saved on tapes."""


Node: TypeAlias = SSAValue | Contents | Place | Operation
Edge: TypeAlias = tuple[Node, Node]


def has_no_tangent(type: Attribute, where: SSAValue | None = None) -> bool:
    """True if values of ``type`` are integers, or made of them: they have no derivative.

    AD0702, at ``where``, for a type of the program of which nothing is known.
    """
    while isinstance(type, VectorType | TensorType):
        type = type.get_element_type()
    if isinstance(type, IntegerType | IndexType):
        return True
    return is_own(type) and not has_tangent(type, where)


def is_of_integers(op: Operation) -> bool:
    """True if all operands of an operation that has some are values without a tangent."""
    return bool(op.operands) and all(has_no_tangent(operand.type) for operand in op.operands)


def without_derivative(op: Operation) -> bool:
    """True if nothing flows through ``op``.

    Integers do flow: they may be the bits of a float that become one again.
    """
    if op.name == "llvm.call" and INACTIVE in op.attributes:
        return True
    rules = default_rules()
    if is_discrete(op):
        return rules.find(op.name) is None
    return rules.is_inactive(op.name) and not all(has_no_tangent(v.type) for v in op.operands)


def flows(op: Operation) -> Iterator[Edge]:
    """All edges that ``op`` makes, those of its terminators included; not for calls."""
    if (pairs := forwarded(op)) is not None:
        return pairs
    return iter(()) if without_derivative(op) else _combined(op)


def _combined(op: Operation) -> Iterator[Edge]:
    """Everything that goes in, through ``op`` itself, to everything that comes out."""
    effect = effect_of(op)
    reads, writes = effect.reads(op), effect.writes(op)
    touches_memory = bool(reads or writes)
    for value in op.operands:
        if is_memref(value.type) or (touches_memory and isinstance(value.type, IndexType)):
            continue
        yield value, op
    for memref in reads:
        yield Contents(memref), op
    for memref in writes:
        yield op, Contents(memref)
    if effect.allocates:
        for result in memrefs(op.results):
            yield op, Contents(result)
    for place in ([] if effect.known else [Place.UNKNOWN]) + [Place.TAPE] * effect.tape:
        yield place, op
        yield op, place
    for result in op.results:
        if not is_memref(result.type):
            yield op, result
    for region in op.regions:
        yield from _through(op, region)


def _through(op: Operation, region: Region) -> Iterator[Edge]:
    for argument in entry_args(region):
        yield op, argument
    for terminator in exits(region):
        for value in terminator.operands:
            yield value, op
