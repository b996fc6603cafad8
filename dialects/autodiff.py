"""``autodiff``: requests for derivatives, arithmetic of tangents, and the tape.

The tangent operations are here, the requests in `autodiff_requests`, the tape in `autodiff_tape`,
types in `autodiff_types`; all their names can be imported from this file.
"""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override
from xdsl.dialects.builtin import MemRefType, TensorType, UnrankedMemRefType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from .autodiff_requests import (
    REQUEST_OPS,
    ApplyOp,
    BwdDiffOp,
    FwdDiffOp,
    PropagateOp,
    RequestOp,
    check_request,
    function_of,
)
from .autodiff_tape import (
    TAPE_OPS,
    ArenaAllocOp,
    DeferDeallocOp,
    FrameGrowOp,
    FrameOp,
    PopOp,
    PushOp,
    RestoreOp,
    RootOp,
    SaveOp,
    SetRootOp,
    TapeBeginOp,
    TapeEndOp,
    TapeMarkOp,
    TapeResetOp,
)
from .autodiff_types import (
    ACTIVITIES,
    Activity,
    ActivityAttr,
    FrameType,
    NoneType,
    TapeType,
    activity_array,
)

# ------------------------------------------------------------------ attributes of func.func

FORWARD = "autodiff.forward"
"""``autodiff.forward = @g``: the function's derivative in forward mode is @g."""
BACKWARD = "autodiff.backward"
"""``autodiff.backward = @g``: the function's derivative in reverse mode is @g."""
PRIMAL_SUBSTITUTE = "autodiff.primal_substitute"
"""``autodiff.primal_substitute = @g``: differentiate @g instead."""
INACTIVE = "autodiff.inactive"
"""The function has no derivative: what it gives is constant."""
PREFER = "autodiff.prefer"
"""``autodiff.prefer = "recompute"`` or ``"checkpoint"``: how reverse mode gets values back."""
ARGUMENT_ACTIVITY = "autodiff.activity"
"""On an argument: the activity that it has when a request does not say."""

# ------------------------------------------------------------------ tangents


def _by_value(type: Attribute) -> None:
    if isinstance(type, MemRefType | UnrankedMemRefType | LLVMPointerType):
        raise VerifyException(f"{type} is not a value: its zero is a buffer (arena_alloc)")


@irdl_op_definition
class ZeroOp(IRDLOperation):
    """The zero of a tangent type: ``%z = autodiff.zero : f64``.

    A dynamic tensor type takes its sizes as operands: ``autodiff.zero(%n) : tensor<?xf64>``.
    """

    name = "autodiff.zero"
    sizes = var_operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "(`(` $sizes^ `:` type($sizes) `)`)? attr-dict `:` type($result)"

    def __init__(self, type: Attribute, sizes: tuple[SSAValue, ...] = ()) -> None:
        super().__init__(operands=[sizes], result_types=[type])

    @override
    def verify_(self) -> None:
        type = self.result.type
        _by_value(type)
        dynamic = 0
        if isinstance(type, TensorType):
            dynamic = sum(extent < 0 for extent in type.get_shape())
        if dynamic != len(self.sizes):
            raise VerifyException(f"{type} has {dynamic} dynamic sizes, not {len(self.sizes)}")


@irdl_op_definition
class AddOp(IRDLOperation):
    """The sum of two tangents: ``%c = autodiff.add %a, %b : f64``."""

    name = "autodiff.add"
    T: ClassVar = VarConstraint("T", AnyAttr())
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue | Operation, rhs: SSAValue | Operation) -> None:
        super().__init__(operands=[lhs, rhs], result_types=[SSAValue.get(lhs).type])

    @override
    def verify_(self) -> None:
        _by_value(self.result.type)


@irdl_op_definition
class ScaleOp(IRDLOperation):
    """A real number times a tangent: ``%c = autodiff.scale %s, %t : f64, complex<f64>``."""

    name = "autodiff.scale"
    T: ClassVar = VarConstraint("T", AnyAttr())
    factor = operand_def()
    tangent = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$factor `,` $tangent attr-dict `:` type($factor) `,` type($result)"

    def __init__(self, factor: SSAValue | Operation, tangent: SSAValue | Operation) -> None:
        type = SSAValue.get(tangent).type
        super().__init__(operands=[factor, tangent], result_types=[type])

    @override
    def verify_(self) -> None:
        _by_value(self.result.type)


class _DetachingOp(IRDLOperation):
    """The same value, without a derivative."""

    T: ClassVar = VarConstraint("T", AnyAttr())
    value = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$value attr-dict `:` type($value)"

    def __init__(self, value: SSAValue | Operation) -> None:
        super().__init__(operands=[value], result_types=[SSAValue.get(value).type])


@irdl_op_definition
class StopGradientOp(_DetachingOp):
    """The value, as a constant for every derivative: ``%c = autodiff.stop_gradient %x : f64``."""

    name = "autodiff.stop_gradient"


@irdl_op_definition
class DetachOp(_DetachingOp):
    """`stop_gradient` by another name: ``%c = autodiff.detach %x : f64``.

    It says that dropping the derivative is intended, where the flow of derivatives is checked.
    """

    name = "autodiff.detach"


TANGENT_OPS: list[type[Operation]] = [ZeroOp, AddOp, ScaleOp, StopGradientOp, DetachOp]

Autodiff = Dialect(
    "autodiff",
    [*REQUEST_OPS, *TANGENT_OPS, *TAPE_OPS],
    [ActivityAttr, NoneType, TapeType, FrameType],
)

__all__ = [
    "ACTIVITIES",
    "ARGUMENT_ACTIVITY",
    "BACKWARD",
    "FORWARD",
    "INACTIVE",
    "PREFER",
    "PRIMAL_SUBSTITUTE",
    "Activity",
    "ActivityAttr",
    "AddOp",
    "ApplyOp",
    "ArenaAllocOp",
    "Autodiff",
    "BwdDiffOp",
    "DeferDeallocOp",
    "DetachOp",
    "FrameGrowOp",
    "FrameOp",
    "FrameType",
    "FwdDiffOp",
    "NoneType",
    "PopOp",
    "PropagateOp",
    "PushOp",
    "RequestOp",
    "RestoreOp",
    "RootOp",
    "SaveOp",
    "ScaleOp",
    "SetRootOp",
    "StopGradientOp",
    "TapeBeginOp",
    "TapeEndOp",
    "TapeMarkOp",
    "TapeResetOp",
    "TapeType",
    "ZeroOp",
    "activity_array",
    "check_request",
    "function_of",
]  # fmt: skip
