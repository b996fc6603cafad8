"""Functions as values, and their derivatives: what a front end asks for before names are known.

``autodiff.fwd_diff %f : A to B`` is read too; it is printed as ``autodiff.fwd_diff_of %f``, because
``autodiff.fwd_diff`` is the request about a named function that `autodiff_requests` has. The type
after ``to`` follows from the type of the function by the table in `support.derivative_types`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Self

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.text.declarations import parse_symbol
from ad_opt.dialects.support.text.syntax import create, parse_call
from ad_opt.dialects.types.attributes import derivative_types
from ad_opt.dialects.types.attributes.autodiff_value_types import (
    DERIVATIONS,
    AttributedType,
    ContextType,
    unwrap_attributed,
)
from ad_opt.dialects.types.attributes.iface_types import WitnessType
from ad_opt.dialects.types.rules.autodiff_value_rules import CANDIDATES, REFERENCE, WITNESS_OF_TYPE
from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, FunctionType, IndexType, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect, Pure

from .types import TapeType

Value = SSAValue | Operation
FUNCTION = base(FunctionType)
CONTEXT = base(ContextType)
CONTEXTS = (ContextType, TapeType)


@irdl_op_definition
class RefOp(IRDLOperation):
    """A function as a value: ``%f = autodiff.ref @f : (f64) -> f64``."""

    name = "autodiff.ref"
    callee = prop_def(SymbolRefAttr)
    result = result_def(FUNCTION)
    traits = traits_def(Pure(), REFERENCE)
    assembly_format = "$callee attr-dict `:` type($result)"

    def __init__(self, callee: str | SymbolRefAttr, type: Attribute) -> None:
        symbol = SymbolRefAttr(callee) if isinstance(callee, str) else callee
        super().__init__(properties={"callee": symbol}, result_types=[type])


# ------------------------------------------------------------------ derivatives of function values


class DerivativeOfOp(IRDLOperation):
    """A derivative of a function value."""

    function = operand_def(FUNCTION)
    result = result_def(FUNCTION)
    MISFIT: ClassVar[Callable[[FunctionType, FunctionType], str | None]]

    def __init__(self, function: Value, type: Attribute) -> None:
        super().__init__(operands=[function], result_types=[type])

    @classmethod
    def parse_after(cls, parser: Parser, function: UnresolvedOperand) -> Self:
        """The rest, after the function."""
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        operand = parser.resolve_operand(function, parser.parse_type())
        parser.parse_keyword("to")
        return create(cls, [operand], [parser.parse_type()], {}, attributes)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        return cls.parse_after(parser, parser.parse_unresolved_operand())

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.function)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.function.type)
        printer.print_string(" to ")
        printer.print_attribute(self.result.type)

    @override
    def verify_(self) -> None:
        primal, derivative = self.function.type, self.result.type
        assert isinstance(primal, FunctionType)
        assert isinstance(derivative, FunctionType)
        if (why := type(self).MISFIT(primal, derivative)) is not None:
            help = "docs/derivatives-as-values.md has the types of derivatives"
            raise error_at(self, "AD0888", why, help=help)


def _apply_misfit(primal: FunctionType, derivative: FunctionType) -> str | None:
    return derivative_types.apply_misfit(primal, derivative, CONTEXTS)


def _propagate_misfit(primal: FunctionType, derivative: FunctionType) -> str | None:
    return derivative_types.propagate_misfit(primal, derivative, CONTEXTS)


@irdl_op_definition
class FwdDiffOfOp(DerivativeOfOp):
    """The forward derivative, which takes and gives pairs.

    ``%df = autodiff.fwd_diff_of %f : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>``
    """

    name = "autodiff.fwd_diff_of"
    traits = traits_def(Pure())
    MISFIT = staticmethod(derivative_types.forward_misfit)


@irdl_op_definition
class BwdDiffOfOp(DerivativeOfOp):
    """The reverse derivative: arguments and cotangents of the results to cotangents of arguments.

    ``%df = autodiff.bwd_diff_of %f : (f64, i32) -> f64 to (f64, i32, f64) -> f64``
    """

    name = "autodiff.bwd_diff_of"
    traits = traits_def(Pure())
    MISFIT = staticmethod(derivative_types.backward_misfit)


@irdl_op_definition
class ApplyOfOp(DerivativeOfOp):
    """The function that also keeps what ``propagate`` needs.

    ``%a = autodiff.apply_of %f : (f64) -> f64 to (f64) -> (f64, !autodiff.ctx<@f>)``
    """

    name = "autodiff.apply_of"
    traits = traits_def(Pure())
    MISFIT = staticmethod(_apply_misfit)


@irdl_op_definition
class PropagateOfOp(DerivativeOfOp):
    """The reverse derivative after ``apply``.

    ``%p = autodiff.propagate_of %f : (f64) -> f64 to (!autodiff.ctx<@f>, f64) -> f64``
    """

    name = "autodiff.propagate_of"
    traits = traits_def(Pure())
    MISFIT = staticmethod(_propagate_misfit)


DERIVATIVES_OF: dict[str, type[DerivativeOfOp]] = dict(
    zip(DERIVATIONS, (FwdDiffOfOp, BwdDiffOfOp, ApplyOfOp, PropagateOfOp), strict=True)
)


# ------------------------------------------------------------------ calls


@irdl_op_definition
class InvokeOp(IRDLOperation):
    """A call of a function value: ``%r = autodiff.invoke %f(%x) : (f64) -> f64``.

    With ``{autodiff.no_diff}`` the call contributes no derivative.
    """

    name = "autodiff.invoke"
    function = operand_def(FUNCTION)
    arguments = var_operand_def()
    outputs = var_result_def()
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())

    def __init__(
        self,
        function: Value,
        arguments: Sequence[Value],
        attributes: dict[str, Attribute] | None = None,
    ) -> None:
        type = SSAValue.get(function).type
        assert isinstance(type, FunctionType)
        super().__init__(
            operands=[function, arguments],
            result_types=[type.outputs.data],
            attributes=attributes or {},
        )

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        function = parser.parse_unresolved_operand()
        arguments, attributes, type = parse_call(parser)
        operands = [parser.resolve_operand(function, type)]
        return create(cls, [*operands, arguments], [type.outputs.data], {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.function)
        _print_call(printer, self.arguments, self.attributes, self.results)

    @override
    def verify_(self) -> None:
        type = self.function.type
        assert isinstance(type, FunctionType)
        given = FunctionType.from_lists(list(self.arguments.types), list(self.result_types))
        if given != type:
            message = f"a function of type {type} is called as {given}"
            raise error_at(self, "AD0888", message, help=f"write {type}")


def _print_call(
    printer: Printer,
    arguments: Sequence[SSAValue],
    attributes: dict[str, Attribute],
    results: Sequence[SSAValue],
) -> None:
    with printer.in_parens():
        printer.print_list(arguments, printer.print_operand)
    printer.print_op_attributes(attributes)
    printer.print_string(" : ")
    printer.print_function_type([it.type for it in arguments], [it.type for it in results])


@irdl_op_definition
class InvokeOverloadOp(IRDLOperation):
    """A call of whichever candidate fits the arguments best, after the derivations of the chain.

    ``%r = autodiff.invoke_overload ["fwd_diff"] [@f, @g](%u) : (!pair.pair<f32>) -> ...``; the
    first derivation of the chain is applied last.
    """

    name = "autodiff.invoke_overload"
    chain = prop_def(ArrayAttr[StringAttr])
    candidates = prop_def(ArrayAttr[SymbolRefAttr])
    arguments = var_operand_def()
    outputs = var_result_def()
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect(), CANDIDATES)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        def derivation() -> StringAttr:
            at = parser.pos
            word = parser.parse_str_literal()
            if word not in DERIVATIONS:
                parser.raise_error(f"expected one of {', '.join(DERIVATIONS)}", at, parser.pos)
            return StringAttr(word)

        square = parser.Delimiter.SQUARE
        properties: dict[str, Attribute] = {
            "chain": ArrayAttr(parser.parse_comma_separated_list(square, derivation)),
            "candidates": ArrayAttr(
                parser.parse_comma_separated_list(square, lambda: parse_symbol(parser))
            ),
        }
        arguments, attributes, type = parse_call(parser)
        return create(cls, [arguments], [type.outputs.data], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.chain)
        printer.print_string(" ")
        printer.print_attribute(self.candidates)
        _print_call(printer, self.arguments, self.attributes, self.results)


# ------------------------------------------------------------------ attributed types


@irdl_op_definition
class UnwrapOp(IRDLOperation):
    """The value without remarks: ``autodiff.unwrap %b : !autodiff.attributed<...> -> f32``."""

    name = "autodiff.unwrap"
    value = operand_def(AttributedType)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$value attr-dict `:` type($value) `->` type($result)"

    @override
    def verify_(self) -> None:
        _check_wrapping(self, self.value.type, self.result.type)


@irdl_op_definition
class WrapOp(IRDLOperation):
    """The value with a remark: ``autodiff.wrap %b : f32 -> !autodiff.attributed<...>``."""

    name = "autodiff.wrap"
    value = operand_def()
    result = result_def(AttributedType)
    traits = traits_def(Pure())
    assembly_format = "$value attr-dict `:` type($value) `->` type($result)"

    @override
    def verify_(self) -> None:
        _check_wrapping(self, self.result.type, self.value.type)


def _check_wrapping(op: Operation, marked: Attribute, plain: Attribute) -> None:
    if unwrap_attributed(marked) != plain:
        message = f"{marked} is a marked {unwrap_attributed(marked)}, not a {plain}"
        raise error_at(op, "AD0889", message, help=f"write {unwrap_attributed(marked)}")


# ------------------------------------------------------------------ contexts and conformances


@irdl_op_definition
class CtxNewOp(IRDLOperation):
    """An empty context: ``%c = autodiff.ctx_new : !autodiff.ctx<@f>``."""

    name = "autodiff.ctx_new"
    context = result_def(CONTEXT)
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($context)"


@irdl_op_definition
class CtxSetOp(IRDLOperation):
    """The context with a value in a slot, one per indices of the loops around.

    ``%d = autodiff.ctx_set %c "s" [%i], %v : !autodiff.ctx<@f>, f64 -> !autodiff.ctx<@f>``
    """

    name = "autodiff.ctx_set"
    context = operand_def(CONTEXT)
    indices = var_operand_def(base(IndexType))
    value = operand_def()
    slot = prop_def(StringAttr)
    result = result_def(CONTEXT)
    traits = traits_def(Pure())
    assembly_format = (
        "$context $slot ` ` `[` $indices `]` `,` $value attr-dict `:` type($context) `,` "
        "type($value) `->` type($result)"
    )

    @override
    def verify_(self) -> None:
        if self.context.type != self.result.type:
            message = f"a {self.context.type} stays one, and is no {self.result.type}"
            raise error_at(self, "AD0888", message, help=f"write {self.context.type}")


@irdl_op_definition
class CtxGetOp(IRDLOperation):
    """Part of a context: ``autodiff.ctx_get %c "s" [%i] : !autodiff.ctx<@f> -> f64``."""

    name = "autodiff.ctx_get"
    context = operand_def(CONTEXT)
    indices = var_operand_def(base(IndexType))
    slot = prop_def(StringAttr)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$context $slot ` ` `[` $indices `]` attr-dict `:` type($context) `->` type($result)"
    )


@irdl_op_definition
class ConformsOp(IRDLOperation):
    """The witness at hand says how a type is differentiated.

    ``autodiff.conforms !iface.tparam<"T"> by %w : !iface.witness<@IDifferentiable>``
    """

    name = "autodiff.conforms"
    type = prop_def()
    witness = operand_def(WitnessType)
    traits = traits_def(MemoryWriteEffect(), WITNESS_OF_TYPE)
    assembly_format = "$type `by` $witness attr-dict `:` type($witness)"

    def __init__(self, type: Attribute, witness: Value) -> None:
        super().__init__(operands=[witness], properties={"type": type})


VALUE_OPS: list[type[Operation]] = [
    RefOp,
    *DERIVATIVES_OF.values(),
    InvokeOp,
    InvokeOverloadOp,
    UnwrapOp,
    WrapOp,
    CtxNewOp,
    CtxSetOp,
    CtxGetOp,
    ConformsOp,
]
