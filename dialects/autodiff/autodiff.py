"""``autodiff``: requests for derivatives, arithmetic of tangents, and the tape.

The tangent operations are here, the requests in `autodiff_requests`, the tape in `autodiff_tape`,
function values in `autodiff_values`, types in `autodiff_types`; their names can be imported from
here.
"""

from __future__ import annotations

from typing import ClassVar, Self

from ad_opt.dialects.support.text.syntax import create
from ad_opt.dialects.types.attributes.autodiff_value_types import (
    AttributedType,
    ConformanceAttr,
    ContextType,
    DerivationAttr,
    DerivedAttr,
    NoDiffAttr,
    is_no_diff,
    unwrap_attributed,
)
from ad_opt.dialects.types.attributes.type_parameters import is_abstract
from typing_extensions import override
from xdsl.dialects.builtin import AnyFloat, MemRefType, TensorType, UnrankedMemRefType
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
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from .requests import (
    REQUEST_OPS,
    ApplyOp,
    BwdDiffOp,
    FwdDiffOp,
    PropagateOp,
    RequestOp,
    check_request,
    function_of,
)
from .tape import (
    OFF_STACK,
    TAPE_OPS,
    UNINITIALIZED,
    AccumulateOp,
    ArenaAllocOp,
    DeferDeallocOp,
    FrameGrowOp,
    FrameOp,
    LogMemoryOp,
    PopOp,
    PushOp,
    RestoreMemoryOp,
    RestoreOp,
    RootOp,
    SaveOp,
    SetRootOp,
    TapeBeginOp,
    TapeEndOp,
    TapeMarkOp,
    TapeResetOp,
)
from .types import ACTIVITIES, Activity, ActivityAttr, FrameType, NoneType, TapeType, activity_array
from .values import (
    DERIVATIVES_OF,
    VALUE_OPS,
    ApplyOfOp,
    BwdDiffOfOp,
    ConformsOp,
    CtxGetOp,
    CtxNewOp,
    CtxSetOp,
    FwdDiffOfOp,
    InvokeOp,
    InvokeOverloadOp,
    PropagateOfOp,
    RefOp,
    UnwrapOp,
    WrapOp,
)

# ------------------------------------------------------------------ attributes of func.func

FORWARD = "autodiff.forward"
"""``autodiff.forward = @g``: the function's derivative in forward mode is @g."""
BACKWARD = "autodiff.backward"
"""``autodiff.backward = @g``: the function's derivative in reverse mode is @g."""
AUGMENTED = "autodiff.augmented"
"""``autodiff.augmented = @g``, beside `BACKWARD`: @g runs on the way forward in its place.

It takes what `BACKWARD` takes without cotangents. What it returns behind the function's results,
the derivative takes last, and behind that the tape."""
KEEPS = "autodiff.keeps"
"""``autodiff.keeps = [@g, 1]`` on a function: globals, and arguments by number, whose memory is
left as the function leaves it: reverse mode does not undo what is written there."""
PRIMAL_SUBSTITUTE = "autodiff.primal_substitute"
"""``autodiff.primal_substitute = @g``: differentiate @g instead."""
INACTIVE = "autodiff.inactive"
"""The function has no derivative: what it gives is constant."""
COTANGENTS = "autodiff.cotangents"
"""On an allocation: a shadow that reverse mode made; its elements are sums in any order."""
SHADOW = "autodiff.shadow"
"""On an argument: a shadow. It may overlap other shadows, but nothing the program computes on."""
GIVEN = "autodiff.given"
"""``autodiff.given = k`` on an argument: never written, it holds what argument ``k`` holds when the
function begins."""
GIVEN_ONLY = "autodiff.given_only"
"""The function's body is not to be differentiated: only the derivatives that are given count."""
FWD_DERIVATIVE = "autodiff.fwd_derivative"
"""``autodiff.fwd_derivative = @g``: `FORWARD` in terms of pairs, until types are resolved."""
BWD_DERIVATIVE = "autodiff.bwd_derivative"
"""``autodiff.bwd_derivative = @g``: `BACKWARD` in terms of pairs, until types are resolved."""
DIFFERENTIABLE = "autodiff.differentiable"
"""``"both"`` or ``"forward"``: the function is to be differentiable, and is checked."""
TREAT_AS_DIFFERENTIABLE = "autodiff.treat_as_differentiable"
"""The function may be called where a derivative is expected; its derivative is zero."""
NO_DIFF = "autodiff.no_diff"
"""On a call or an access: its derivative is dropped, and that is intended."""
NO_DIFF_THIS = "autodiff.no_diff_this"
"""On a function: its first parameter has no derivative."""
MAX_ITERS = "autodiff.max_iters"
"""On a loop: how often it runs at most."""
PREFER = "autodiff.prefer"
"""``autodiff.prefer = "recompute"`` or ``"checkpoint"``: how reverse mode gets values back."""
ARGUMENT_ACTIVITY = "autodiff.activity"
"""On an argument: the activity that it has when a request does not say."""

# ------------------------------------------------------------------ tangents


def _by_value(type: Attribute) -> None:
    if isinstance(type, MemRefType | UnrankedMemRefType | LLVMPointerType):
        raise VerifyException(f"{type} is not a value: its zero is a buffer (arena_alloc)")


def _same_type(parser: Parser, named: Attribute | None, type: Attribute, at: int) -> None:
    """In ``autodiff.zero f64 : f64``, the two types are one."""
    if named is not None and named != type:
        parser.raise_error(f"expected {named}, the type named first", at, parser.pos)


def _parse_binary(
    parser: Parser, types_written: int
) -> tuple[list[UnresolvedOperand], list[Attribute], Attribute, dict[str, Attribute]]:
    """``%a, %b : T``, or with the type first ``T %a, %b : T, T -> T``."""
    named = parser.parse_optional_type()
    operands = [parser.parse_unresolved_operand()]
    parser.parse_punctuation(",")
    operands.append(parser.parse_unresolved_operand())
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    at = parser.pos
    types: list[Attribute] = []
    types += parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
    wanted = types_written if named is None else 2
    if len(types) != wanted:
        parser.raise_error(f"expected {wanted} types, not {len(types)}", at, parser.pos)
    result = types[-1]
    if parser.parse_optional_punctuation("->"):
        result = parser.parse_type()
    _same_type(parser, named, result, at)
    return operands, types, result, attributes


def _print_binary(printer: Printer, op: IRDLOperation, types: list[Attribute]) -> None:
    printer.print_string(" ")
    printer.print_list(op.operands, printer.print_operand)
    printer.print_op_attributes(op.attributes)
    printer.print_string(" : ")
    printer.print_list(types, printer.print_attribute)


@irdl_op_definition
class ZeroOp(IRDLOperation):
    """The zero of a tangent type: ``%z = autodiff.zero : f64``.

    A dynamic tensor type takes its sizes as operands: ``autodiff.zero(%n) : tensor<?xf64>``.
    """

    name = "autodiff.zero"
    sizes = var_operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def __init__(self, type: Attribute, sizes: tuple[SSAValue, ...] = ()) -> None:
        super().__init__(operands=[sizes], result_types=[type])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        sizes: list[UnresolvedOperand] = []
        types: list[Attribute] = []
        named: Attribute | None = None
        if not parser.parse_optional_punctuation("("):
            named = parser.parse_optional_type()
        else:
            sizes = parser.parse_comma_separated_list(
                parser.Delimiter.NONE, parser.parse_unresolved_operand
            )
            parser.parse_punctuation(":")
            types += parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
            parser.parse_punctuation(")")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        at = parser.pos
        type = parser.parse_type()
        _same_type(parser, named, type, at)
        operands = parser.resolve_operands(sizes, types, at)
        return create(cls, [operands], [type], {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        if self.sizes:
            printer.print_string("(")
            printer.print_list(self.sizes, printer.print_operand)
            printer.print_string(" : ")
            printer.print_list(self.sizes.types, printer.print_attribute)
            printer.print_string(")")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)

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

    def __init__(self, lhs: SSAValue | Operation, rhs: SSAValue | Operation) -> None:
        super().__init__(operands=[lhs, rhs], result_types=[SSAValue.get(lhs).type])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        operands, types, result, attributes = _parse_binary(parser, 1)
        values = parser.resolve_operands(operands, types * (2 // len(types)), parser.pos)
        return create(cls, values, [result], {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        _print_binary(printer, self, [self.result.type])

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

    def __init__(self, factor: SSAValue | Operation, tangent: SSAValue | Operation) -> None:
        type = SSAValue.get(tangent).type
        super().__init__(operands=[factor, tangent], result_types=[type])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        operands, types, result, attributes = _parse_binary(parser, 2)
        values = parser.resolve_operands(operands, types, parser.pos)
        return create(cls, values, [result], {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        _print_binary(printer, self, [self.factor.type, self.result.type])

    @override
    def verify_(self) -> None:
        _by_value(self.result.type)
        if not isinstance(self.factor.type, AnyFloat) and not is_abstract(self.factor.type):
            raise VerifyException(f"the factor is a float, not {self.factor.type}")


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
    [*REQUEST_OPS, *TANGENT_OPS, *TAPE_OPS, *VALUE_OPS],
    [
        ActivityAttr,
        NoneType,
        TapeType,
        FrameType,
        NoDiffAttr,
        AttributedType,
        ContextType,
        ConformanceAttr,
        DerivationAttr,
        DerivedAttr,
    ],
)

__all__ = [
    "ACTIVITIES",
    "ARGUMENT_ACTIVITY",
    "AUGMENTED",
    "BACKWARD",
    "COTANGENTS",
    "DERIVATIVES_OF",
    "FORWARD",
    "GIVEN",
    "GIVEN_ONLY",
    "INACTIVE",
    "KEEPS",
    "OFF_STACK",
    "PREFER",
    "PRIMAL_SUBSTITUTE",
    "UNINITIALIZED",
    "AccumulateOp",
    "Activity",
    "ActivityAttr",
    "AddOp",
    "ApplyOfOp",
    "ApplyOp",
    "ArenaAllocOp",
    "AttributedType",
    "Autodiff",
    "BwdDiffOfOp",
    "BwdDiffOp",
    "ConformanceAttr",
    "ConformsOp",
    "ContextType",
    "CtxGetOp",
    "CtxNewOp",
    "CtxSetOp",
    "DeferDeallocOp",
    "DerivedAttr",
    "DetachOp",
    "FrameGrowOp",
    "FrameOp",
    "FrameType",
    "FwdDiffOfOp",
    "FwdDiffOp",
    "InvokeOp",
    "InvokeOverloadOp",
    "LogMemoryOp",
    "NoDiffAttr",
    "NoneType",
    "PopOp",
    "PropagateOfOp",
    "PropagateOp",
    "PushOp",
    "RefOp",
    "RequestOp",
    "RestoreMemoryOp",
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
    "UnwrapOp",
    "WrapOp",
    "ZeroOp",
    "activity_array",
    "check_request",
    "function_of",
    "is_no_diff",
    "unwrap_attributed",
]  # fmt: skip
