"""The reverse of matrix products and their kin: products again, transposed.

``C += A B`` gives ``dA += dC B^T`` and ``dB += A^T dC``. A contraction is told by which of its
loops each operand names; `FORMS` has those with a name of their own. The others are ``matmul`` and
``batch_matmul`` with their indexing maps, or ``linalg.contract``; an outer product, in which
nothing is summed, is no contraction and stays a ``linalg.generic``.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TypeAlias

from ad_opt.dialects.core.linalg.linalg import NAMED_CLASSES, NamedLinalgOp, TransposeOp
from ad_opt.dialects.core.linalg.linalg_named import CONTRACTIONS
from ad_opt.passes.autodiff.plan.facts.linalg_plan import Effect, Plan
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    Float32Type,
    Float64Type,
    MemRefType,
    i64,
)
from xdsl.dialects.memref import AllocOp, DeallocOp
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

Form: TypeAlias = tuple[tuple[int, ...], ...]
"""The loops that the output, the left and the right factor name, numbered as they appear."""

FORMS: dict[Form, str] = {
    ((0, 1), (0, 2), (2, 1)): "matmul",
    ((0, 1, 2), (0, 1, 3), (0, 3, 2)): "batch_matmul",
    ((0,), (0, 1), (1,)): "matvec",
    ((0,), (1,), (1, 0)): "vecmat",
    ((), (0,), (0,)): "dot",
    ((0, 1), (0, 1, 2), (0, 2)): "batch_matvec",
    ((0, 1), (0, 2), (0, 2, 1)): "batch_vecmat",
    ((0, 1), (2, 0, 3), (2, 3, 1)): "batch_reduce_matmul",
}

MAPPED: dict[Form, str] = {
    ((0, 1), (0, 2), (1, 2)): "matmul",
    ((0, 1, 2), (0, 1, 3), (0, 2, 3)): "batch_matmul",
}
"""The loops, sorted: operations that by their indexing maps also take transposed factors."""

_NAMES = frozenset(f"linalg.{name}" for name in CONTRACTIONS)


def reverse_contraction(
    em: Emitter,
    plan: Plan,
    at: int,
    target: SSAValue,
    cotangent: SSAValue | None,
    factor: Callable[[int], SSAValue],
) -> bool:
    """Add to ``target``, the shadow of factor ``at``; whether that can be done by a contraction."""
    if cotangent is None or plan.op.name not in _NAMES or at > 1 or not _is_plain(plan):
        return False
    loops = [_loops(map_) for map_ in plan.maps]
    wanted, other, out = loops[at], loops[1 - at], loops[2]
    if wanted is None or other is None or out is None:
        return False
    if not (set(other) & set(out)) - set(wanted):
        # Nothing would be summed.
        return False
    pairs = [(out, cotangent), (other, factor(1 - at))]
    name, values, form = _choose(wanted, pairs if at == 0 else pairs[::-1])
    turned = None
    if name in MAPPED.values() and form[1][-1] == form[2][-1] and _is_large(values[1]):
        turned = values[1] = _transposed(em, values[1])
        form = (*form[:2], (*form[2][:-2], form[2][-1], form[2][-2]))
    _emit(em, name, form, values, target)
    if turned is not None:
        em.emit(DeallocOp.get(turned))
    return True


def _emit(em: Emitter, name: str, form: Form, values: list[SSAValue], target: SSAValue) -> None:
    named = NAMED_CLASSES[f"linalg.{name}"]
    assert issubclass(named, NamedLinalgOp)
    given: dict[str, Attribute] = {}
    if name != FORMS.get(form):
        given["indexing_maps"] = _maps(form)
    em.emit(named.of(values, [target], given))


LARGE = 1024
"""Fewest elements of a factor read along its rows for which it pays to transpose it: a sum along
the rows of both factors is one serial chain of additions, which no vector unit speeds up. Products
of single and double precision that are large run in blocks, which are copied anyway. Measured on
products of square matrices: transposing makes the pullback slower by half at 24 x 24, is even at
32 x 32, and twice as fast at 48 x 48.
"""


def _is_large(factor: SSAValue) -> bool:
    assert isinstance(factor.type, MemRefType)
    shape = factor.type.get_shape()
    in_blocks = isinstance(factor.type.element_type, Float32Type | Float64Type)
    return not in_blocks and (DYNAMIC_INDEX in shape or prod(shape) >= LARGE)


def _transposed(em: Emitter, factor: SSAValue) -> SSAValue:
    """A copy of ``factor`` with its last two dimensions swapped; whoever calls frees it."""
    type = factor.type
    assert isinstance(type, MemRefType)
    order = [*range(type.get_num_dims() - 2), type.get_num_dims() - 1, type.get_num_dims() - 2]
    shape = [type.get_shape()[d] for d in order]
    sizes = [em.index(em.dim(factor, d)) for d in order if type.get_shape()[d] == DYNAMIC_INDEX]
    copy = em.value(AllocOp.get(type.get_element_type(), None, shape, sizes))
    em.emit(TransposeOp(factor, copy, DenseArrayBase.from_list(i64, order)))
    return copy


def _is_plain(plan: Plan) -> bool:
    """True if the operands are buffers of real floats of one type: the body converts nothing."""
    if plan.effects != (Effect.ADDS,):
        return False
    types = [x.type.element_type for x in plan.op.operands if isinstance(x.type, MemRefType)]
    return len(types) == 3 and len(set(types)) == 1 and isinstance(types[0], AnyFloat)


def _loops(map_: AffineMap) -> tuple[int, ...] | None:
    """The loops that a map names, if it does nothing but name loops, each once."""
    found = tuple(e.position for e in map_.results if isinstance(e, AffineDimExpr))
    return found if len(found) == len(map_.results) == len(set(found)) else None


def _form(*operands: tuple[int, ...]) -> Form:
    """The same accesses with loops numbered as they appear."""
    numbers: dict[int, int] = {}
    return tuple(
        tuple(numbers.setdefault(d, len(numbers)) for d in operand) for operand in operands
    )


def _choose(
    wanted: tuple[int, ...], pairs: list[tuple[tuple[int, ...], SSAValue]]
) -> tuple[str, list[SSAValue], Form]:
    """The operation for ``wanted += left * right``, its inputs in order, and its accesses."""
    tried: list[tuple[Form, list[SSAValue]]] = []
    for (left, a), (right, b) in (pairs, pairs[::-1]):
        form = _form(wanted, left, right)
        tried.append((form, [a, b]))
        if form in FORMS:
            return FORMS[form], [a, b], form
    for form, values in tried:
        out, left, right = form
        name = MAPPED.get((out, tuple(sorted(left)), tuple(sorted(right))))
        if name is not None and (name == "matmul" or left[0] == right[0] == 0):
            return name, values, form
    form, values = tried[0]
    return "contract", values, form


def _maps(form: Form) -> ArrayAttr[AffineMapAttr]:
    out, left, right = form
    count = len({d for operand in form for d in operand})
    return ArrayAttr(
        AffineMapAttr(AffineMap(count, 0, tuple(AffineDimExpr(d) for d in operand)))
        for operand in (left, right, out)
    )
