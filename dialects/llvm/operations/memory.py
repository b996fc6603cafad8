"""Loads, stores, allocas and atomics of the llvm dialect, with everything that upstream allows."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from ad_opt.dialects.support.definitions.extend import extend_op
from typing_extensions import override
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    I64,
    ArrayAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    UnitAttr,
    i1,
    i64,
)
from xdsl.ir import Attribute, Operation
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer

from .syntax import Builder, print_attributes, print_ordering, print_scope

MEMORY = "ad.memory"
"""On a load or store: what it lies in. Two of one function that say different things are apart."""

_ORDERING_SYNTAX = ("ordering", "syncscope", "volatile_")


class _Hinted(IRDLOperation):
    """An access to memory with metadata for the optimiser, which is kept but not looked at."""

    access_groups = opt_prop_def(ArrayAttr[Attribute])
    alias_scopes = opt_prop_def(ArrayAttr[Attribute])
    noalias_scopes = opt_prop_def(ArrayAttr[Attribute])
    tbaa = opt_prop_def(ArrayAttr[Attribute])
    mmra = opt_prop_def()


def _parse_atomic(build: Builder) -> None:
    if build.parser.parse_optional_keyword("atomic") is not None:
        build.scope()
        build.ordering()
    else:
        build.properties["ordering"] = IntegerAttr(0, i64)


def _print_atomic(printer: Printer, op: IRDLOperation) -> None:
    ordering: Any = op.properties.get("ordering")
    if ordering is not None and ordering.value.data:
        printer.print_string(" atomic")
        print_scope(printer, op)
        print_ordering(printer, op)


@extend_op
class LoadOp(_Hinted, llvm.LoadOp):
    """Reads memory."""

    volatile_ = opt_prop_def(UnitAttr)
    nontemporal = opt_prop_def(UnitAttr)
    invariant = opt_prop_def(UnitAttr)
    invariantGroup = opt_prop_def(UnitAttr)
    syncscope = opt_prop_def(StringAttr)
    dereferenceable = opt_prop_def()

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.flag("volatile", "volatile_")
        pointer = parser.parse_unresolved_operand()
        _parse_atomic(build)
        build.flag("invariant")
        build.flag("invariant_group", "invariantGroup")
        build.dictionary()
        parser.parse_punctuation(":")
        pointer_type = parser.parse_type()
        parser.parse_punctuation("->")
        result = parser.parse_type()
        return build.make([parser.resolve_operand(pointer, pointer_type)], [result])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" volatile " if self.volatile_ is not None else " ")
        printer.print_ssa_value(self.ptr)
        _print_atomic(printer, self)
        printer.print_string(" invariant" if self.invariant is not None else "")
        printer.print_string(" invariant_group" if self.invariantGroup is not None else "")
        print_attributes(printer, self, (*_ORDERING_SYNTAX, "invariant", "invariantGroup"))
        printer.print_string(" : ")
        printer.print_attribute(self.ptr.type)
        printer.print_string(" -> ")
        printer.print_attribute(self.dereferenced_value.type)


@extend_op
class StoreOp(_Hinted, llvm.StoreOp):
    """Writes memory."""

    invariantGroup = opt_prop_def(UnitAttr)
    syncscope = opt_prop_def(StringAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.flag("volatile", "volatile_")
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        pointer = parser.parse_unresolved_operand()
        _parse_atomic(build)
        build.flag("invariant_group", "invariantGroup")
        build.dictionary()
        parser.parse_punctuation(":")
        types = [parser.parse_type()]
        parser.parse_punctuation(",")
        types.append(parser.parse_type())
        return build.make(parser.resolve_operands([value, pointer], types, parser.pos))

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" volatile " if self.volatile_ is not None else " ")
        printer.print_list(self.operands, printer.print_ssa_value)
        _print_atomic(printer, self)
        printer.print_string(" invariant_group" if self.invariantGroup is not None else "")
        print_attributes(printer, self, (*_ORDERING_SYNTAX, "invariantGroup"))
        printer.print_string(" : ")
        printer.print_list([v.type for v in self.operands], printer.print_attribute)


@extend_op
class AllocaOp(llvm.AllocaOp):
    """Memory on the stack."""

    inalloca = opt_prop_def(UnitAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.flag("inalloca")
        size = parser.parse_unresolved_operand()
        parser.parse_keyword("x")
        build.properties["elem_type"] = parser.parse_type()
        build.dictionary()
        parser.parse_punctuation(":")
        type_ = parser.parse_function_type()
        operands = parser.resolve_operands([size], type_.inputs.data, parser.pos)
        return build.make(operands, type_.outputs.data)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" inalloca " if self.inalloca is not None else " ")
        printer.print_ssa_value(self.size)
        printer.print_string(" x ")
        printer.print_attribute(self.elem_type)
        print_attributes(printer, self, ("elem_type", "inalloca"))
        printer.print_string(" : ")
        printer.print_function_type([self.size.type], [self.res.type])


RMW_KINDS = (
    "xchg add sub _and nand _or _xor max min umax umin fadd fsub fmax fmin uinc_wrap udec_wrap "
    "usub_cond usub_sat fmaximum fminimum"
).split()
"""Operations of ``atomicrmw`` by number, as MLIR spells them."""


@irdl_op_definition
class AtomicRMWOp(_Hinted):
    """Reads, combines and writes as one step; gives what was there before."""

    name = "llvm.atomicrmw"

    T: ClassVar = VarConstraint("T", AnyAttr())
    ptr = operand_def()
    val = operand_def(T)
    res = result_def(T)
    bin_op = prop_def(IntegerAttr[IntegerType])
    ordering = prop_def(IntegerAttr[IntegerType])
    syncscope = opt_prop_def(StringAttr)
    alignment = opt_prop_def(IntegerAttr)
    volatile_ = opt_prop_def(UnitAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.flag("volatile", "volatile_")
        kind = parser.parse_identifier("atomic operation")
        if kind not in RMW_KINDS:
            parser.raise_error(f"unknown atomic operation `{kind}`")
        build.properties["bin_op"] = IntegerAttr(RMW_KINDS.index(kind), i64)
        names = [parser.parse_unresolved_operand()]
        parser.parse_punctuation(",")
        names.append(parser.parse_unresolved_operand())
        build.scope()
        build.ordering()
        build.dictionary()
        parser.parse_punctuation(":")
        types = [parser.parse_type()]
        parser.parse_punctuation(",")
        types.append(parser.parse_type())
        return build.make(parser.resolve_operands(names, types, parser.pos), types[1:])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" volatile" if self.volatile_ is not None else "")
        printer.print_string(f" {RMW_KINDS[self.bin_op.value.data]} ")
        printer.print_list(self.operands, printer.print_ssa_value)
        print_scope(printer, self)
        print_ordering(printer, self)
        print_attributes(printer, self, (*_ORDERING_SYNTAX, "bin_op"))
        printer.print_string(" : ")
        printer.print_list([v.type for v in self.operands], printer.print_attribute)


@irdl_op_definition
class CmpXchgOp(_Hinted):
    """Writes if memory holds the expected value; gives what was there and whether it wrote."""

    name = "llvm.cmpxchg"

    ptr = operand_def()
    cmp = operand_def()
    val = operand_def()
    res = result_def()
    success_ordering = prop_def(IntegerAttr[IntegerType])
    failure_ordering = prop_def(IntegerAttr[IntegerType])
    syncscope = opt_prop_def(StringAttr)
    alignment = opt_prop_def(IntegerAttr)
    weak = opt_prop_def(UnitAttr)
    volatile_ = opt_prop_def(UnitAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.flag("weak")
        build.flag("volatile", "volatile_")
        names = [parser.parse_unresolved_operand()]
        for _ in range(2):
            parser.parse_punctuation(",")
            names.append(parser.parse_unresolved_operand())
        build.scope()
        build.ordering("success_ordering")
        build.ordering("failure_ordering")
        build.dictionary()
        parser.parse_punctuation(":")
        pointer = parser.parse_type()
        parser.parse_punctuation(",")
        value = parser.parse_type()
        operands = parser.resolve_operands(names, [pointer, value, value], parser.pos)
        return build.make(operands, [llvm.LLVMStructType.from_type_list([value, i1])])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" weak" if self.weak is not None else "")
        printer.print_string(" volatile " if self.volatile_ is not None else " ")
        printer.print_list(self.operands, printer.print_ssa_value)
        print_scope(printer, self)
        print_ordering(printer, self, "success_ordering")
        print_ordering(printer, self, "failure_ordering")
        hidden = ("success_ordering", "failure_ordering", "weak", *_ORDERING_SYNTAX)
        print_attributes(printer, self, hidden)
        printer.print_string(" : ")
        printer.print_list([self.ptr.type, self.val.type], printer.print_attribute)


@irdl_op_definition
class FenceOp(IRDLOperation):
    """Orders memory accesses."""

    name = "llvm.fence"

    ordering = prop_def(IntegerAttr[IntegerType])
    syncscope = opt_prop_def(StringAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.scope()
        build.ordering()
        build.dictionary()
        return build.make(())

    @override
    def print(self, printer: Printer) -> None:
        print_scope(printer, self)
        print_ordering(printer, self)
        print_attributes(printer, self, _ORDERING_SYNTAX)


@irdl_op_definition
class VaArgOp(IRDLOperation):
    """The next argument of a variadic function."""

    name = "llvm.va_arg"
    arg = operand_def()
    res = result_def()
    assembly_format = "$arg attr-dict `:` functional-type($arg, $res)"


@irdl_op_definition
class InvariantEndOp(IRDLOperation):
    """Memory may change again."""

    name = "llvm.intr.invariant.end"
    start = operand_def(llvm.LLVMPointerType())
    ptr = operand_def()
    size = prop_def(IntegerAttr[I64])
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$start `,` $size `,` $ptr attr-dict `:` type($ptr)"


MEMORY_OPS: tuple[type[Operation], ...] = (
    LoadOp,
    StoreOp,
    AllocaOp,
    AtomicRMWOp,
    CmpXchgOp,
    FenceOp,
    VaArgOp,
    InvariantEndOp,
)
"""Operations that this module adds or replaces."""
