"""Vectors of any rank to vectors of one dimension, and what moves their elements to shuffles.

Needs: no tensors, no affine, what `expand-vectors` leaves. Leaves: vectors of one dimension;
accesses of neighbours in memory; no gather, scatter, contraction or reduction along dimensions, and
nothing that prints vectors.
Functions that are called from outside keep the signature that the program gave them.
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.llvm.layouts import replace_types
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, set_type
from ad_opt.dialects.types.agg_record import SIGNATURE, convert_operation, note_signature
from ad_opt.lowering.vectors import memory, printing, shapes, sums
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import FunctionType, ModuleOp, VectorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from .lanes import Lanes, Site, linear
from .shapes import Handler

HANDLERS: dict[str, Handler] = {
    **shapes.HANDLERS,
    **sums.HANDLERS,
    **memory.HANDLERS,
    **printing.HANDLERS,
}
ALWAYS = frozenset(
    f"vector.{name}"
    for name in "expandload compressstore multi_reduction contract outerproduct transpose".split()
)
"""Operations that no machine has, whatever their vectors are."""


_EXPANDED = frozenset({"vector.mask", "vector.scan"})
"""Operations that `expand-vectors` says in others; no fact: what this pass needs to be gone."""


class LinearizeVectorsPass(ModulePass):
    """Give every vector one dimension: its elements in row-major order.

    Before::

        %t = vector.transpose %v, [1, 0] : vector<2x2xf64> to vector<2x2xf64>
        %s = math.sin %t : vector<2x2xf64>

    After::

        %t = vector.shuffle %v, %v [0, 2, 1, 3] : vector<4xf64>, vector<4xf64>
        %s = math.sin %t : vector<4xf64>

    Contractions and reductions become sums of vectors, each element in row-major order. Gathers and
    scatters of matrices and transfers that are no rows of memory become loads and stores of
    elements, behind a branch where a mask or a bound may leave them out. ``vector.print`` calls
    ``printf``.

    No options.
    """

    name = "linearize-vectors"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if any(_concerns(inner) for inner in walk(op)):
            _Linearization().run(op)


def _has_rank(type_: Attribute) -> bool:
    return isinstance(type_, VectorType) and cast(VectorType, type_).get_num_dims() != 1


def _mentions_rank(type_: Attribute) -> bool:
    return type_.name not in _PLAIN and (_has_rank(type_) or "vector<" in str(type_))


_PLAIN = frozenset({"f64", "f32", "index", "integer_type", "llvm.ptr"})


def _concerns(op: Operation) -> bool:
    """True if something in an operation is not in the form that the pass leaves."""
    if op.name in HANDLERS and _is_rewritten(op):
        return True
    if any(_mentions_rank(result.type) for result in op.results):
        return True
    blocks = (block for region in op.regions for block in region.blocks)
    return any(_mentions_rank(arg.type) for block in blocks for arg in block.args)


def _is_rewritten(op: Operation) -> bool:
    types = (*(operand.type for operand in op.operands), *(r.type for r in op.results))
    if op.name in ALWAYS or any(_has_rank(type_) for type_ in types):
        return True
    if op.name == "vector.print":
        return any(isinstance(type_, VectorType) for type_ in types)
    if op.name in ("vector.transfer_read", "vector.transfer_write"):
        return not memory.is_minor(op)
    if op.name in ("vector.load", "vector.store", "vector.maskedload", "vector.maskedstore"):
        return not memory.is_plain(op)
    if op.name in ("vector.gather", "vector.scatter"):
        return not memory.is_of_numbers(op)
    return False


class _Linearization:
    """One module: first all types, then the operations that are not elementwise."""

    def __init__(self) -> None:
        self.known: dict[Any, Any] = {}

    def run(self, module: ModuleOp) -> None:
        """Rewrite everything in a module."""
        sites: list[Site] = []
        for op in walk(module):
            if op.name in _EXPANDED and any(_has_rank(x.type) for x in (*op.operands, *op.results)):
                message = f"`{op.name}` of vectors that have not one dimension"
                raise error_at(op, "AD0401", message, help="run `expand-vectors` first")
            if op.name in HANDLERS and _is_rewritten(op):
                operands = tuple(operand.type for operand in op.operands)
                sites.append(Site(op, operands, tuple(result.type for result in op.results)))
        for op in walk(module):
            if op.name == "func.func":
                self._note_signature(op)
            convert_operation(op, self._value, self._convert)
        for site in sites:
            b = Lanes.at(site.op)
            self._replace(site, HANDLERS[site.op.name](site, Lanes(b.block, b.before, b.location)))

    def _replace(self, site: Site, values: Any) -> None:
        for result, value in zip(site.op.results, values, strict=True):
            value.name_hint = value.name_hint or result.name_hint
            result.replace_all_uses_with(value)
        erase(site.op)

    def _convert(self, type_: Attribute) -> Attribute:
        return replace_types(type_, self._linear, self.known)

    def _linear(self, type_: Attribute) -> Attribute | None:
        if not _has_rank(type_):
            return None
        kind = cast("VectorType[Attribute]", type_)
        return None if any(d.value.data for d in kind.scalable_dims) else linear(kind)

    def _value(self, value: SSAValue) -> None:
        if value.type.name not in _PLAIN:
            new = self._convert(value.type)
            if new is not value.type:
                set_type(value, new)

    def _note_signature(self, op: Operation) -> None:
        type_ = op.properties["function_type"]
        assert isinstance(type_, FunctionType)
        if SIGNATURE not in op.attributes and self._convert(type_) != type_:
            note_signature(op, type_)
