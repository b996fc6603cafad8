"""Operations of the llvm dialect on values: comparison, conversion, vectors, constants, addresses.

Where xDSL has the operation, ours is a subclass that reads and prints what ``mlir-opt`` 22 does
and takes the types that it takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from ad_opt.dialects.support.definitions.extend import extend_op
from ad_opt.dialects.support.ir.shaped_types import truth_type
from typing_extensions import override
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    AnyFloatConstr,
    DenseArrayBase,
    IntegerAttr,
    IntegerType,
    UnitAttr,
    VectorType,
    i32,
    i64,
)
from xdsl.dialects.utils import parse_dynamic_index_list_without_types, print_dynamic_index_list
from xdsl.ir import Operation
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import ConstantLike, Pure
from xdsl.utils.exceptions import VerifyException

from .syntax import Builder, print_attributes

# --- comparison -------------------------------------------------------------------------------


def _parse_comparison(cls: type[IRDLOperation], parser: Parser, names: Sequence[str]) -> Any:
    build = Builder(parser, cls)
    name = parser.parse_str_literal("predicate")
    if name not in names:
        parser.raise_error(f"unknown predicate `{name}`")
    build.properties["predicate"] = IntegerAttr(names.index(name), i64)
    lhs = parser.parse_unresolved_operand()
    parser.parse_punctuation(",")
    rhs = parser.parse_unresolved_operand()
    build.dictionary()
    parser.parse_punctuation(":")
    type_ = parser.parse_type()
    operands = parser.resolve_operands([lhs, rhs], [type_, type_], parser.pos)
    return build.make(operands, [truth_type(type_)])


def _print_comparison(op: IRDLOperation, printer: Printer, names: Sequence[str]) -> None:
    predicate: Any = op.properties["predicate"]
    printer.print_string(f' "{names[predicate.value.data]}" ')
    printer.print_list(op.operands, printer.print_ssa_value)
    print_attributes(printer, op, ("predicate",))
    printer.print_string(" : ")
    printer.print_attribute(op.operands[0].type)


_ICMP = tuple(str(flag.value) for flag in llvm.ALL_ICMP_FLAGS)
_FCMP = tuple(str(flag.value) for flag in llvm.ALL_FCMP_FLAGS)


@extend_op
class ICmpOp(llvm.ICmpOp):
    """Compares integers, pointers or vectors of them."""

    T: ClassVar = VarConstraint("T", AnyAttr())

    lhs = operand_def(T)
    rhs = operand_def(T)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_comparison(cls, parser, _ICMP)

    @override
    def print(self, printer: Printer) -> None:
        _print_comparison(self, printer, _ICMP)

    @override
    def verify_(self, verify_nested_ops: bool = True) -> None:
        _verify_comparison(self)


@extend_op
class FCmpOp(llvm.FCmpOp):
    """Compares floating-point numbers or vectors of them."""

    T: ClassVar = VarConstraint("T", AnyFloatConstr | VectorType.constr(AnyFloatConstr))

    lhs = operand_def(T)
    rhs = operand_def(T)
    res = result_def()

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        return _parse_comparison(cls, parser, _FCMP)

    @override
    def print(self, printer: Printer) -> None:
        _print_comparison(self, printer, _FCMP)

    @override
    def verify_(self) -> None:
        _verify_comparison(self)


def _verify_comparison(op: IRDLOperation) -> None:
    expected = truth_type(op.operands[0].type)
    if op.results[0].type != expected:
        raise VerifyException(f"result must be `{expected}`, not `{op.results[0].type}`")


@extend_op
class SelectOp(llvm.SelectOp):
    """Chooses one of two values, or elementwise for a vector of conditions."""

    cond = operand_def()


# --- conversion -------------------------------------------------------------------------------


def _cast(name: str) -> type[Operation]:
    doc = f"LLVM's ``{name}``."
    members = {"name": f"llvm.{name}", "__doc__": doc, "__module__": __name__}
    title = f"{name.title()}Op"
    return irdl_op_definition(type(title, (llvm.GenericCastOp,), members))


@irdl_op_definition
class UIToFPOp(IRDLOperation):
    """LLVM's ``uitofp``: an unsigned integer as a float."""

    name = "llvm.uitofp"
    arg = operand_def()
    result = result_def()
    non_neg = opt_prop_def(UnitAttr, prop_name="nonNeg")
    traits = traits_def(Pure())
    assembly_format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($result)"


def _pointer_cast(base: type[IRDLOperation]) -> type[Operation]:
    """The same operation, for vectors too."""
    members: dict[str, Any] = {
        "name": base.name,
        "__doc__": base.__doc__ or f"``{base.name}``.",
        "__module__": __name__,
        "input": operand_def(),
        "output": result_def(),
    }
    return extend_op(type(base.__name__, (base,), members))


@extend_op
class TruncOp(llvm.TruncOp):
    """Cuts off high bits; may promise that no information is lost."""

    overflowFlags = opt_prop_def(llvm.OverflowAttr | IntegerAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        name = parser.parse_unresolved_operand()
        flags = llvm.OverflowAttr.parse(parser).to_int()
        build.properties["overflowFlags"] = IntegerAttr(flags, i32)
        build.dictionary()
        parser.parse_punctuation(":")
        operand = parser.resolve_operand(name, parser.parse_type())
        parser.parse_keyword("to")
        return build.make([operand], [parser.parse_type()])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.arg)
        flags = self.overflowFlags
        if isinstance(flags, IntegerAttr):
            flags = llvm.OverflowAttr.from_int(flags.value.data)
        if flags is not None:
            flags.print(printer)
        print_attributes(printer, self, ("overflowFlags",))
        printer.print_string(" : ")
        printer.print_attribute(self.arg.type)
        printer.print_string(" to ")
        printer.print_attribute(self.res.type)


@irdl_op_definition
class FreezeOp(IRDLOperation):
    """Turns undef and poison into some fixed value."""

    name = "llvm.freeze"
    T: ClassVar = VarConstraint("T", AnyAttr())
    val = operand_def(T)
    res = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$val attr-dict `:` type($val)"


# --- vectors ----------------------------------------------------------------------------------


@irdl_op_definition
class ExtractElementOp(IRDLOperation):
    """One element of a vector."""

    name = "llvm.extractelement"

    vector = operand_def()
    position = operand_def(IntegerType)
    res = result_def()
    traits = traits_def(Pure())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        vector = parser.parse_unresolved_operand()
        with parser.in_square_brackets():
            index = parser.parse_unresolved_operand()
            parser.parse_punctuation(":")
            position = parser.resolve_operand(index, parser.parse_type())
        build.dictionary()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        if not isinstance(type_, VectorType):
            parser.raise_error("expected a vector type")
        return build.make([parser.resolve_operand(vector, type_), position], [type_.element_type])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.vector)
        with printer.in_square_brackets():
            printer.print_ssa_value(self.position)
            printer.print_string(" : ")
            printer.print_attribute(self.position.type)
        print_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_attribute(self.vector.type)


@irdl_op_definition
class VectorInsertOp(IRDLOperation):
    """A vector with a smaller one put in at a fixed place."""

    name = "llvm.intr.vector.insert"

    T: ClassVar = VarConstraint("T", AnyAttr())
    dstvec = operand_def(T)
    srcvec = operand_def()
    pos = prop_def(IntegerAttr.constr(i64))
    res = result_def(T)
    traits = traits_def(Pure())
    assembly_format = (
        "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)"
    )


@irdl_op_definition
class VectorExtractOp(IRDLOperation):
    """Consecutive elements of a vector from a fixed place on."""

    name = "llvm.intr.vector.extract"

    srcvec = operand_def()
    pos = prop_def(IntegerAttr.constr(i64))
    res = result_def()
    traits = traits_def(Pure())
    assembly_format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)"


# --- constants --------------------------------------------------------------------------------


@extend_op
class ConstantOp(llvm.ConstantOp):
    """A constant of any type: numbers, dense elements, strings, lists."""

    value = prop_def()
    traits = traits_def(Pure(), ConstantLike())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        with parser.in_parens():
            build.properties["value"] = cls.parse_value(parser)
        build.dictionary()
        parser.parse_punctuation(":")
        return build.make((), [parser.parse_type()])

    @override
    def print(self, printer: Printer) -> None:
        with printer.in_parens():
            printer.print_attribute(self.value)
        print_attributes(printer, self, ("value",))
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class PoisonOp(IRDLOperation):
    """The result of an undefined computation."""

    name = "llvm.mlir.poison"
    res = result_def()
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($res)"


@irdl_op_definition
class NoneTokenOp(IRDLOperation):
    """No token."""

    name = "llvm.mlir.none"
    res = result_def()
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($res)"


@extend_op
class ZeroOp(llvm.ZeroOp):
    """The zero of any type."""

    res = result_def()


# --- addresses --------------------------------------------------------------------------------

_GEP_WORDS = {"inbounds": 3, "nusw": 2, "nuw": 4}


@extend_op
class GEPOp(llvm.GEPOp):
    """Address arithmetic, with all of LLVM's flags; ``noWrapFlags`` holds them."""

    ptr = operand_def()
    ssa_indices = var_operand_def()
    result = result_def()
    noWrapFlags = prop_def(default_value=IntegerAttr(0, i32))

    def flags(self) -> int:
        """1 is inbounds, 2 nusw, 4 nuw; inbounds implies nusw."""
        value: Any = self.noWrapFlags
        return value.value.data | (3 if self.inbounds is not None else 0)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        flags = 0
        while (word := parser.parse_optional_keyword_in(_GEP_WORDS)) is not None:
            flags |= _GEP_WORDS[word]
            if parser.parse_optional_punctuation("|") is None:
                break
        build.properties["noWrapFlags"] = IntegerAttr(flags, i32)
        if flags & 1:
            build.properties["inbounds"] = UnitAttr()
        base = parser.parse_unresolved_operand()
        dynamic, indices = parse_dynamic_index_list_without_types(parser, llvm.GEP_USE_SSA_VAL)
        build.properties["rawConstantIndices"] = DenseArrayBase.from_list(i32, list(indices))
        build.dictionary()
        parser.parse_punctuation(":")
        type_ = parser.parse_function_type()
        parser.parse_punctuation(",")
        build.properties["elem_type"] = parser.parse_type()
        operands = parser.resolve_operands([base, *dynamic], type_.inputs.data, parser.pos)
        return build.make(operands, type_.outputs.data)

    @override
    def print(self, printer: Printer) -> None:
        flags = self.flags()
        words = [w for w, bits in _GEP_WORDS.items() if flags & bits == bits]
        if "inbounds" in words:
            words = [w for w in words if w != "nusw"]
        printer.print_string(f" {'|'.join(words)} " if words else " ")
        printer.print_ssa_value(self.ptr)
        print_dynamic_index_list(
            printer,
            llvm.GEP_USE_SSA_VAL,
            self.ssa_indices,
            list(self.rawConstantIndices.iter_values()),
        )
        hidden = ("noWrapFlags", "inbounds", "rawConstantIndices", "elem_type")
        print_attributes(printer, self, hidden)
        printer.print_string(" : ")
        printer.print_function_type([v.type for v in self.operands], [self.result.type])
        printer.print_string(", ")
        printer.print_attribute(self.elem_type)


VALUE_OPS: tuple[type[Operation], ...] = (
    ICmpOp,
    FCmpOp,
    SelectOp,
    *(_cast(name) for name in ("fptosi", "fptoui", "addrspacecast")),
    UIToFPOp,
    _pointer_cast(llvm.PtrToIntOp),
    _pointer_cast(llvm.IntToPtrOp),
    TruncOp,
    FreezeOp,
    VectorInsertOp,
    VectorExtractOp,
    ExtractElementOp,
    ConstantOp,
    PoisonOp,
    NoneTokenOp,
    ZeroOp,
    GEPOp,
)
"""Operations that this module adds or replaces."""
