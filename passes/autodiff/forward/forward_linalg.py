"""Doubling of structured linalg operations on buffers.

Every one of them is a loop nest with a scalar body, so the general case is one: a
``linalg.generic`` over inputs, outputs and their shadows, whose body is the doubled body. The
tangent of an output reads the primal output's old value where the body does, in the same pass.

Operations that are linear in their buffers keep their name, which is faster and easier to read:
``fill``, ``copy``, ``transpose``, ``broadcast``, and the contractions by the product rule
(``dC += dA B + A dB``), before the primal, whose output they do not read. Where the output is one
of the factors, elements change while others are read: that is the general case.
"""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.core.linalg.linalg_named import (
    CONTRACTIONS,
    indexing_maps,
    iterator_types,
    num_inputs,
    scalar_block,
)
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.autodiff.plan.facts.linalg_plan import share
from ad_opt.passes.emit.buffers import fill
from ad_opt.passes.emit.emit import is_float_like
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, MemRefType, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import Operation, Region

from .doubling import Doubler
from .forward_memory import fill_zero, lost_derivative

_LINEAR = frozenset(
    {"linalg.fill", "linalg.copy", "linalg.transpose", "linalg.broadcast"},
)
"""Operations that are done to tangents by the same operation; what is summed is not here."""
_CONTRACTIONS = frozenset(f"linalg.{name}" for name in CONTRACTIONS if name != "contract")


def forward_structured(doubler: Doubler, op: Operation) -> None:
    """Any structured operation."""
    if any(isinstance(value.type, TensorType) for value in op.operands):
        raise error_at(
            op,
            "AD0701",
            f"`{op.name}` on tensors has no derivative",
            help="run `bufferize-tensors` first",
        )
    inputs = num_inputs(op)
    active = any(doubler.derivative(value) is not None for value in op.operands[:inputs])
    outputs = [value for value in op.operands[inputs:] if doubler.derivative(value) is not None]
    if not outputs:
        if active:
            _refuse_lost(doubler, op, inputs)
        doubler.clone(op)
    elif _is_linear(doubler, op) and len(outputs) == 1:
        _linear(doubler, op)
    elif (
        op.name in _CONTRACTIONS
        and doubler.width == 1
        and _same_type(op)
        and not _is_in_place(doubler, op)
    ):
        _product_rule(doubler, op)
    else:
        _general(doubler, op, inputs)


def _refuse_lost(doubler: Doubler, op: Operation, inputs: int) -> None:
    """Active inputs with outputs that have no shadow: fine only where no float is written."""
    for output in op.operands[inputs:]:
        if doubler.carries(output):
            raise lost_derivative(op, output)


def _same_type(op: Operation) -> bool:
    """True if the body converts nothing, and works on floats."""
    types = {
        value.type.element_type if isinstance(value.type, MemRefType) else value.type
        for value in op.operands
    }
    return len(types) == 1 and all(is_float_like(type) for type in types)


def _is_linear(doubler: Doubler, op: Operation) -> bool:
    """True if what it does to numbers it does to tangents as well.

    Several tangents of a number are a vector, which the operation's own body, of numbers, doesn't
    take; `fill` has no need of it.
    """
    if op.name not in _LINEAR or not _same_type(op):
        return False
    return doubler.width == 1 or op.name == "linalg.fill"


def _linear(doubler: Doubler, op: Operation) -> None:
    """The operation itself on the shadows."""
    doubler.clone(op)
    source, target = op.operands
    shadow = doubler.derivative(target)
    assert shadow is not None
    tangent = doubler.derivative(source)
    if tangent is None:
        fill_zero(doubler, shadow)
        return
    if op.name == "linalg.fill":
        fill(doubler.em, tangent, shadow)
        return
    new = op.clone({**doubler.values, source: tangent, target: shadow})
    doubler.em.emit(new)


def _is_in_place(doubler: Doubler, op: Operation) -> bool:
    """True if the output and a factor are parts of one buffer."""
    function = enclosing(op, "func.func")
    assert isinstance(function, FuncOp)
    aliasing = doubler.session.analyses_of(function).get(Aliasing, function)
    *factors, output = op.operands
    return any(share(factor, output, aliasing) for factor in factors)


def _product_rule(doubler: Doubler, op: Operation) -> None:
    left, right, out = op.operands
    shadow = doubler.derivative(out)
    assert shadow is not None
    for at, factor in enumerate((left, right)):
        tangent = doubler.derivative(factor)
        if tangent is not None:
            # Both factors may be one buffer: operands are replaced by position.
            new = op.clone(doubler.values)
            new.operands[at] = tangent
            new.operands[2] = shadow
            doubler.em.emit(new)
    doubler.clone(op)


def _general(doubler: Doubler, op: Operation, inputs: int) -> None:
    """One ``linalg.generic`` over primals and shadows."""
    _refuse_partly_lost(doubler, op, inputs)
    flags = tuple(doubler.derivative(value) is not None for value in op.operands)
    maps: list[AffineMapAttr] = []
    for map_, flag in zip(indexing_maps(op), flags, strict=True):
        maps += [AffineMapAttr(map_)] * (2 if flag else 1)
    operands = doubler.doubled(op.operands, flags, op)
    split = inputs + sum(flags[:inputs])
    region = Region()
    block = scalar_block(op)
    generic = GenericOp(
        operands[:split],
        operands[split:],
        region,
        ArrayAttr(maps),
        ArrayAttr([IteratorTypeAttr(IteratorType(kind)) for kind in iterator_types(op)]),
    )
    doubler.em.emit(generic)
    # A map's body has no argument for its output.
    old = cast(Region, block.parent)
    doubler.schedule(old, region, flags[: len(block.args)], flags[inputs:])
    _add_unused_arguments(doubler, op, flags, len(block.args), region)


def _add_unused_arguments(
    doubler: Doubler, op: Operation, flags: tuple[bool, ...], known: int, region: Region
) -> None:
    block = region.block
    for value, flag in zip(op.operands[known:], flags[known:], strict=True):
        element = value.type.element_type if isinstance(value.type, MemRefType) else value.type
        block.insert_arg(element, len(block.args))
        if flag:
            tangent = doubler.derivative_type(element)
            assert tangent is not None
            block.insert_arg(tangent, len(block.args))


def _refuse_partly_lost(doubler: Doubler, op: Operation, inputs: int) -> None:
    """Refuse an output whose derivative somebody reads, and which has no shadow."""
    for output in op.operands[inputs:]:
        if doubler.carries(output) and doubler.derivative(output) is None:
            raise lost_derivative(op, output)


def forward_linalg_yield(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``linalg.yield``."""
    region = op.parent.parent if op.parent is not None else None
    assert region is not None
    flags = doubler.joins[region]
    doubler.remade(op, doubler.doubled(op.operands, flags, op), [])
