"""The types in which reverse mode adds cotangents up: wider ones than those of narrow floats.

A sum of ones in bf16 stops at 256, for 256 + 1 rounds to 256. So inside of derivative functions the
cotangents of bf16, f16 and smaller floats, and the shadows of buffers of them, are `f32`; whoever
asks for the derivative gives and gets the types of the program, converted once
(`autodiff/requests/narrow_requests.py`). In a program that adds up in f64 what it holds in f32 or
less, and not in buffers behind addresses, they are `f64` (`sums_wider`). Types whose tangent a
conformance names have that tangent; memory behind addresses mirrors the primal byte for byte.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import cast

from ad_opt.dialects.support.ir.queries import each_once, is_float, walk
from ad_opt.passes.ops.catalogue import adds, is_jump, is_yield, stored
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    Float32Type,
    Float64Type,
    MemRefType,
    ModuleOp,
    TensorType,
    UnrankedMemRefType,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue

_WIDTH: ContextVar[int] = ContextVar("bits of the floats that cotangents are added up in")


def summed_bits() -> int:
    """The bits of the floats, at least, that cotangents are added up in, while a module is read."""
    return _WIDTH.get(32)


def accumulator(type: Attribute) -> Attribute:
    """The type in which cotangents of ``type``, or what is added to a shadow, are summed."""
    width = summed_bits()
    if is_float(type):
        if type.bitwidth < width:
            return Float32Type() if width == 32 else Float64Type()
        return type
    match type:
        case ComplexType():
            element = accumulator(type.element_type)
            return type if element == type.element_type else ComplexType(cast(AnyFloat, element))
        case VectorType() if not isinstance(type.element_type, ComplexType):
            element = accumulator(type.element_type)
            same = element == type.element_type
            return type if same else VectorType(element, type.shape, type.scalable_dims)
        case MemRefType():
            element = accumulator(type.element_type)
            if element == type.element_type:
                return type
            return MemRefType(element, type.shape, type.layout, type.memory_space)
        case UnrankedMemRefType():
            element = accumulator(type.element_type)
            same = element == type.element_type
            return type if same else UnrankedMemRefType(element, type.memory_space)
        case _:
            return type


@contextmanager
def accumulating(module: ModuleOp) -> Generator[None]:
    """Meanwhile cotangents are added up as wide as ``module`` needs it."""
    token = _WIDTH.set(64 if sums_wider(module) else 32)
    try:
        yield
    finally:
        _WIDTH.reset(token)


def sums_wider(module: ModuleOp) -> bool:
    """True if some function extends floats to f64 and adds them up in f64, and no buffer of
    narrower ones is memory behind an address: the shadow of such memory is as narrow.
    """
    wider = False
    for op in (op for func in module.ops if func.name == "func.func" for op in walk(func)):
        if op.name == "llvm_ext.elements" and not _is_f64(op.results[0].type):
            return False
        wider = wider or _may_be_sum(op)
    return wider


def _may_be_sum(op: Operation) -> bool:
    if op.name == "arith.extf":
        return _is_f64(op.results[0].type) and _is_summed(op.results[0])
    if op.name.startswith("linalg.") and op.operands:
        floats = [x.type for x in op.operands if isinstance(_element(x.type), AnyFloat)]
        narrow = any(not _is_f64(type) for type in floats)
        return narrow and _is_f64(op.operands[-1].type)
    return False


def _element(type: Attribute) -> Attribute:
    """The elements of a buffer or a vector."""
    while isinstance(type, VectorType | MemRefType | TensorType):
        type = type.element_type
    return type


def _is_f64(type: Attribute) -> bool:
    return isinstance(_element(type), Float64Type)


def _keeps(op: Operation) -> bool:
    """True if an operation passes a sum on to the next iteration."""
    return is_yield(op) or is_jump(op) or stored(op) is not None


def _is_summed(extended: SSAValue) -> bool:
    """True if what arithmetic makes of a value is added to something that is carried or stored."""
    pending = [(extended, False)]
    for value, added in each_once(pending):
        for use in value.uses:
            user = use.operation
            if added and _keeps(user):
                return True
            if user.name.startswith(("arith.", "math.", "vector.")) and not user.regions:
                sums = adds(user)
                pending += [(x, added or sums) for x in user.results if _is_f64(x.type)]
            elif user.name == "scf.reduce" and _is_f64(value.type):
                return True
    return False
