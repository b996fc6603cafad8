"""Facts about a type's derivative that need no definitions elsewhere.

Numbers, and vectors and tensors of them, are their own differentials; integers have none; of
structs, existentials and type parameters only conformances know (`UNKNOWN`), which live in passes.
The verifiers of pairs and of derivatives of function values use this table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from .agg_types import ArrayType, OptionalType
from .autodiff_value_types import AttributedType, is_no_diff, unwrap_attributed
from .pair_types import PairType, PointerPairType, UserPairType


@dataclass(frozen=True)
class Differential:
    """The differential of a type, as far as the type itself tells."""

    type: Attribute | None = None
    """The type; ``None`` with ``known``: there is no derivative."""
    known: bool = True

    def fits(self, given: Attribute) -> bool:
        """True if ``given`` may be the differential."""
        return not self.known or (self.type is not None and self.type == given)


UNKNOWN = Differential(None, known=False)
NONE = Differential(None)


def differential_of(type: Attribute) -> Differential:
    """Return what is known of the differential of ``type``."""
    match type:
        case AttributedType():
            return NONE if is_no_diff(type) else differential_of(unwrap_attributed(type))
        case IntegerType() | IndexType() | FunctionType() | NoneType():
            return NONE
        case ComplexType():
            return Differential(type)
        case VectorType() | TensorType() | UnrankedTensorType():
            return _same(type, type.element_type)
        case PairType() | UserPairType():
            inner = differential_of(type.type)
            if inner.type is None:
                return inner
            return Differential(type.__class__(inner.type))
        case ArrayType() | OptionalType():
            inner = differential_of(type.element)
            if inner.type is None:
                return inner
            if isinstance(type, OptionalType):
                return Differential(OptionalType(inner.type))
            return Differential(ArrayType(type.extent, inner.type))
        case _:
            return Differential(type) if isinstance(type, AnyFloat) else UNKNOWN


def _same(type: Attribute, element: Attribute) -> Differential:
    inner = differential_of(element)
    return Differential(type) if inner.type == element else inner


def is_handle(type: Attribute) -> bool:
    """True if values of a type name memory, so that pairs of them are pointer pairs."""
    return isinstance(type, MemRefType | UnrankedMemRefType | LLVMPointerType)


# ------------------------------------------------------------------ translation of function types


def lifted(type: Attribute) -> tuple[Attribute, ...]:
    """Return the types that may stand for ``type`` in a forward derivative, the expected one
    first.
    """
    if is_handle(type):
        return (PointerPairType(type), type)
    found = differential_of(type)
    pairs = (PairType(type), UserPairType(type))
    if found.type is not None:
        return pairs
    return (type,) if found.known else (*pairs, type)


def forward_misfit(primal: FunctionType, derivative: FunctionType) -> str | None:
    """Say why a type is not that of the forward derivative of a function; ``None`` if it is."""
    for what, old, new in (
        ("argument", primal.inputs.data, derivative.inputs.data),
        ("result", primal.outputs.data, derivative.outputs.data),
    ):
        if len(old) != len(new):
            return f"the forward derivative has {len(old)} {what}s, not {len(new)}"
        for at, (before, after) in enumerate(zip(old, new, strict=True)):
            if after not in (wanted := lifted(before)):
                return f"{what} {at} of the forward derivative is of type {wanted[0]}, not {after}"
    return None


def _cotangents(types: Sequence[Attribute]) -> list[Differential]:
    """One for each type that has, or may have, a derivative that is returned by value."""
    found = [differential_of(it) for it in types if not is_handle(it)]
    return [it for it in found if not it.known or it.type is not None]


def match_cotangents(types: Sequence[Attribute], given: Sequence[Attribute]) -> str | None:
    """Say why ``given`` are not the cotangents of values of ``types``, in order; ``None`` if
    they are.

    Where a type does not say whether it has a derivative, its cotangent may be there or not.
    """
    wanted = _cotangents(types)
    reachable = {0}
    for it in wanted:
        after: set[int] = set() if it.known else set(reachable)
        after |= {at + 1 for at in reachable if at < len(given) and it.fits(given[at])}
        reachable = after
    if len(given) in reachable:
        return None
    listed = ", ".join("one not known here" if it.type is None else str(it.type) for it in wanted)
    return f"({listed})"


def backward_misfit(primal: FunctionType, derivative: FunctionType) -> str | None:
    """Say why a type is not that of the reverse derivative of a function; ``None`` if it is.

    ``(arguments..., d(result)...) -> (d(argument)...)``; a buffer is passed as a pointer pair.
    """
    inputs, given = primal.inputs.data, derivative.inputs.data
    misfit = _handles_misfit(inputs, given)
    if misfit is not None:
        return misfit
    seeds = match_cotangents(primal.outputs.data, given[len(inputs) :])
    if seeds is not None:
        return f"after its arguments, the reverse derivative takes {seeds}"
    gradients = match_cotangents(inputs, derivative.outputs.data)
    return None if gradients is None else f"the reverse derivative gives {gradients}"


def _handles_misfit(inputs: Sequence[Attribute], given: Sequence[Attribute]) -> str | None:
    if len(given) < len(inputs):
        return f"the reverse derivative takes the {len(inputs)} arguments first"
    for at, (before, after) in enumerate(zip(inputs, given, strict=False)):
        wanted = (PointerPairType(before), before) if is_handle(before) else (before,)
        if after not in wanted:
            return f"argument {at} of the reverse derivative is of type {wanted[0]}, not {after}"
    return None


def apply_misfit(primal: FunctionType, derivative: FunctionType, contexts: tuple[type, ...]):
    """Say why a type is not that of ``apply``: the function with a context as its last result."""
    misfit = _handles_misfit(primal.inputs.data, derivative.inputs.data)
    if misfit is not None or len(derivative.inputs.data) != len(primal.inputs.data):
        return misfit or "apply takes the arguments of the function"
    *results, last = derivative.outputs.data or (None,)
    if tuple(results) != primal.outputs.data or not isinstance(last, contexts):
        return "apply gives the results of the function, then a context"
    return None


def propagate_misfit(primal: FunctionType, derivative: FunctionType, contexts: tuple[type, ...]):
    """Say why a type is not that of ``propagate``: context and seeds to gradients."""
    inputs = derivative.inputs.data
    if not inputs or not isinstance(inputs[0], contexts):
        return "propagate takes a context first"
    seeds = match_cotangents(primal.outputs.data, inputs[1:])
    if seeds is not None:
        return f"after the context, propagate takes {seeds}"
    gradients = match_cotangents(primal.inputs.data, derivative.outputs.data)
    return None if gradients is None else f"propagate gives {gradients}"
