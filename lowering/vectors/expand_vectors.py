"""``vector.mask``, ``vector.scan`` and ``vector.type_cast`` as operations that have derivatives."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ad_opt.dialects.core.vector.vector import ADD
from ad_opt.dialects.core.vector.vector_memory import LoadOp, StoreOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, MemRefType, ModuleOp, VectorType
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from .lanes import Lanes, Site
from .masks import contracted, unmasked
from .paddings import padded, pads_with_a_value, read_once, repeats
from .scans import scanned


class ExpandVectorsPass(ModulePass):
    """Say what masks, scans and casts of memory to vectors do in other operations of ``vector``.

    Before::

        %s = vector.mask %on { vector.reduction <add>, %v : vector<4xf64> into f64 }
            : vector<4xi1> -> f64

    After::

        %zero = arith.constant dense<-0.0> : vector<4xf64>
        %w = arith.select %on, %v, %zero : vector<4xi1>, vector<4xf64>
        %s = vector.reduction <add>, %w : vector<4xf64> into f64

    An outer product, or a contraction of floats, that is combined otherwise than by a sum becomes
    products and what combines them. Lanes of a transfer that get a value which is no constant get
    it by a selection; elements that several lanes get are read once, and broadcast.

    A scan becomes one slice after the other. Loads and stores behind a ``vector.type_cast`` become
    those of vectors; what else is done to its result is refused.

    No options.
    """

    name = "expand-vectors"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for inner in [found for found in walk(op) if _is_expanded(found)]:
            b = Lanes.at(inner)
            values = _EXPANSIONS[inner.name](inner, Lanes(b.block, b.before, b.location))
            for result, value in zip(inner.results, values, strict=True):
                value.name_hint = value.name_hint or result.name_hint
                result.replace_all_uses_with(value)
            erase(inner)


def _masked(op: Operation, b: Lanes) -> Sequence[SSAValue]:
    return unmasked(op)


def _accessed(op: Operation, b: Lanes) -> Sequence[SSAValue]:
    """Lower an access of a vector to one of the memory that was cast."""
    source, (seen,) = op.operands[0], op.results
    for use in list(seen.uses):
        if use.operation.name not in ("memref.load", "memref.store") or not _is_plain(op):
            named = f"`{use.operation.name}` of what `vector.type_cast` gives"
            raise error_at(use.operation, "AD0401", f"{named} has no lowering")
        _access(use.operation, source)
    return [source]


def _is_plain(op: Operation) -> bool:
    type_ = op.operands[0].type
    return isinstance(type_, MemRefType) and not isinstance(type_.element_type, VectorType)


def _access(op: Operation, source: SSAValue) -> None:
    """A load or store of a vector in memory of its elements."""
    assert isinstance(source.type, MemRefType)
    found = Lanes.at(op)
    b = Lanes(found.block, found.before, found.location)
    at = 1 if op.name == "memref.load" else 2
    given = list(op.operands[at:])
    rest = len(source.type.get_shape()) - len(given)
    indices = [*given, *(b.index(0) for _ in range(rest))]
    if op.name == "memref.load":
        made = LoadOp.create(operands=[source, *indices], result_types=[op.results[0].type])
        op.results[0].replace_all_uses_with(b.value(made))
    else:
        b.emit(StoreOp.create(operands=[op.operands[0], source, *indices]))
    erase(op)


def _is_expanded(op: Operation) -> bool:
    """True if what an operation does is said in others."""
    if op.name == "vector.outerproduct":
        return len(op.operands) == 3 and kind_of(op) != "add"
    if op.name == "vector.contract":
        return kind_of(op) != "add" and isinstance(scalar_type(op.results[0].type), AnyFloat)
    if op.name == "vector.transfer_read":
        return pads_with_a_value(op) or repeats(op)
    return op.name in _EXPANSIONS


def kind_of(op: Operation) -> str:
    """The name of a combining kind."""
    return str(getattr(op.properties["kind"], "data"))


def _combined(op: Operation, b: Lanes) -> Sequence[SSAValue]:
    """A product, and what it is combined with."""
    *factors, total = op.operands
    properties = {**op.properties, "kind": ADD}
    product = b.value(
        type(op).create(operands=factors, result_types=op.result_types, properties=properties)
    )
    site = Site(op, tuple(op.operand_types), tuple(op.result_types))
    return [b.combine(site, kind_of(op), total, product)]


def _contracted(op: Operation, b: Lanes) -> Sequence[SSAValue]:
    return contracted(op, b)


def _transferred(op: Operation, b: Lanes) -> Sequence[SSAValue]:
    return read_once(op, b) if repeats(op) else padded(op, b)


_EXPANSIONS: dict[str, Callable[[Operation, Lanes], Sequence[SSAValue]]] = {
    "vector.contract": _contracted,
    "vector.mask": _masked,
    "vector.outerproduct": _combined,
    "vector.scan": scanned,
    "vector.transfer_read": _transferred,
    "vector.type_cast": _accessed,
}
