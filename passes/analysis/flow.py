"""How data flows through each operation: edges from operands to results, blocks and memory.

`flows` gives the edges of one operation, those that it makes between its regions included. A node
is a value, `Contents` of a memref, or an operation, which stands for all that it combines: edges
into it and out of it keep the number of edges linear. Control does not flow here: neither the
condition of a ``scf.if`` nor the index of a load is an edge, because derivatives do not pass there.

`forwarded` gives only the edges along which a value is handed on unchanged. Both are tables by
name; an operation that is not in them combines everything with everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ad_opt.dialects.autodiff import INACTIVE
from xdsl.dialects.builtin import IndexType, IntegerType, TensorType, VectorType
from xdsl.ir import Attribute, Operation, Region, SSAValue

from ..branch_arguments import successor_operands
from ..rules.registry import default_rules
from ..types.tangent import has_tangent, is_own
from .memory_ops import effect_of, is_memref, memrefs, segments


@dataclass(frozen=True)
class Contents:
    """What stands in the memory of a memref."""

    memref: SSAValue


class Place(Enum):
    """Memory that no value denotes: one node each."""

    UNKNOWN = 0
    """All memory that nobody follows."""
    TAPE = -1
    """All that is saved on tapes."""


Node: TypeAlias = SSAValue | Contents | Place | Operation
Edge: TypeAlias = tuple[Node, Node]
Forward: TypeAlias = tuple[SSAValue, SSAValue]


def exits(region: Region) -> Iterator[Operation]:
    """The terminators through which control leaves a region."""
    for block in region.blocks:
        last = block.last_op
        if last is not None and not last.successors:
            yield last


def _entry_args(region: Region) -> tuple[SSAValue, ...]:
    entry = region.first_block
    return tuple(entry.args) if entry is not None else ()


def _yielded(op: Operation) -> Iterator[Forward]:
    """Whatever region runs, its yield gives the results."""
    for region in op.regions:
        for terminator in exits(region):
            yield from zip(terminator.operands, op.results, strict=False)


def _loop(op: Operation) -> Iterator[Forward]:
    """A loop that carries values: after the induction variable in its body."""
    count = len(op.results)
    inits = op.operands[len(op.operands) - count :]
    carried = _entry_args(op.regions[0])[1:]
    yield from zip(inits, carried, strict=False)
    yield from zip(inits, op.results, strict=False)
    for terminator in exits(op.regions[0]):
        yield from zip(terminator.operands, carried, strict=False)
        yield from zip(terminator.operands, op.results, strict=False)


def _while(op: Operation) -> Iterator[Forward]:
    before, after = op.regions
    yield from zip(op.operands, _entry_args(before), strict=False)
    for condition in exits(before):
        yield from zip(condition.operands[1:], _entry_args(after), strict=False)
        yield from zip(condition.operands[1:], op.results, strict=False)
    for terminator in exits(after):
        yield from zip(terminator.operands, _entry_args(before), strict=False)


def _parallel(op: Operation) -> Iterator[Forward]:
    """What each iteration reduces, what came before, and what the reductions give are one."""
    starts = segments(op)[-1] if op.results else ()
    yield from zip(starts, op.results, strict=False)
    for reduce in exits(op.regions[0]):
        for start, value, result, body in zip(
            starts, reduce.operands, op.results, reduce.regions, strict=False
        ):
            for argument in _entry_args(body):
                yield start, argument
                yield value, argument
            for combined in exits(body):
                yield combined.operands[0], result
                for argument in _entry_args(body):
                    yield combined.operands[0], argument


def _forall(op: Operation) -> Iterator[Forward]:
    """Every slice that is inserted ends in its shared destination; here, in all of them."""
    outputs = segments(op)[-1] if op.results else ()
    arguments = _entry_args(op.regions[0])
    shared = arguments[len(arguments) - len(outputs) :]
    yield from zip(outputs, shared, strict=False)
    yield from zip(outputs, op.results, strict=False)
    for terminator in exits(op.regions[0]):
        for region in terminator.regions:
            for block in region.blocks:
                for insertion in block.ops:
                    for result in (*op.results, *shared):
                        yield insertion.operands[0], result


def _branches(op: Operation) -> Iterator[Forward]:
    for successor, values in zip(op.successors, successor_operands(op) or (), strict=False):
        yield from zip(values, successor.args, strict=False)


def _nothing(op: Operation) -> Iterator[Forward]:
    return iter(())


def _select(op: Operation) -> Iterator[Forward]:
    for value in op.operands[1:]:
        yield value, op.results[0]


FORWARDED: dict[str, Callable[[Operation], Iterator[Forward]]] = {
    "scf.if": _yielded,
    "scf.index_switch": _yielded,
    "scf.execute_region": _yielded,
    "scf.for": _loop,
    "scf.while": _while,
    "scf.parallel": _parallel,
    "scf.forall": _forall,
    "memref.alloca_scope": _yielded,
    "affine.if": _yielded,
    "affine.for": _loop,
    "affine.parallel": _yielded,
    "cf.br": _branches,
    "cf.cond_br": _branches,
    "cf.switch": _branches,
    "arith.select": _select,
    # Terminators belong to the operation around them; a function's results, to its callers.
    "scf.yield": _nothing,
    "scf.condition": _nothing,
    "scf.reduce": _nothing,
    "scf.reduce.return": _nothing,
    "scf.forall.in_parallel": _nothing,
    "tensor.parallel_insert_slice": _nothing,
    "memref.alloca_scope.return": _nothing,
    "affine.yield": _nothing,
    "func.return": _nothing,
    "cf.assert": _nothing,
}
"""Operations whose data only passes through, by name."""

DISCRETE = frozenset(
    {
        "arith.cmpf", "arith.cmpi", "arith.fptosi", "arith.fptoui",
        "math.isnan", "math.isinf", "math.isfinite", "math.isnormal",
        "math.floor", "math.ceil", "math.round", "math.roundeven", "math.trunc",
        "linalg.floor", "linalg.ceil", "linalg.round", "linalg.index",
        "memref.dim", "memref.rank", "memref.extract_aligned_pointer_as_index",
        "tensor.dim", "tensor.rank", "vector.create_mask",
        "autodiff.stop_gradient", "autodiff.detach", "autodiff.zero",
    }
)  # fmt: skip
"""Results do not depend on operands, or only by jumps: the derivative is zero where it exists,
unless a rule says otherwise."""


def has_no_tangent(type: Attribute) -> bool:
    """Whether values of ``type`` are integers, or made of them: they have no derivative."""
    while isinstance(type, VectorType | TensorType):
        type = type.get_element_type()
    if isinstance(type, IntegerType | IndexType):
        return True
    return is_own(type) and not has_tangent(type)


def is_of_integers(op: Operation) -> bool:
    """Whether all operands of an operation that has some are values without a tangent."""
    return bool(op.operands) and all(has_no_tangent(operand.type) for operand in op.operands)


def without_derivative(op: Operation) -> bool:
    """Whether nothing flows through ``op``.

    Integers do flow: they may be the bits of a float that become one again.
    """
    if op.name == "llvm.call" and INACTIVE in op.attributes:
        return True
    rules = default_rules()
    if op.name in DISCRETE:
        return rules.find(op.name) is None
    return rules.is_inactive(op.name) and not all(has_no_tangent(v.type) for v in op.operands)


def forwarded(op: Operation) -> Iterator[Forward] | None:
    """Values handed on unchanged; ``None`` for an operation that is not known to do only that."""
    row = FORWARDED.get(op.name)
    return row(op) if row else None


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
    for argument in _entry_args(region):
        yield op, argument
    for terminator in exits(region):
        for value in terminator.operands:
            yield value, op
