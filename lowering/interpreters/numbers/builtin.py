"""Meaning of the operations of ``builtin``."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.lowering.interpreters.values.registry import Evaluate, Machine, ops, types, unknown
from xdsl.ir import Operation


@ops("builtin.module")
def _module(op: Operation, machine: Machine) -> Evaluate:
    """A definition: nothing happens where it stands."""
    return lambda: ()


@ops("builtin.unrealized_conversion_cast")
def _cast(op: Operation, machine: Machine) -> Evaluate:
    """Only a cast that changes nothing has a meaning, or one of a tape's frame."""
    frames = all(isinstance(t, FrameType) for t in types([*op.operands, *op.results]))
    if not frames and types(op.operands) != types(op.results):
        raise unknown(op, "a conversion cast between different types")
    return lambda *values: values[0] if len(values) == 1 else values
