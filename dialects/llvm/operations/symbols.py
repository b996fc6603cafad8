"""Functions, globals, aliases and module-level data of the llvm dialect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from ad_opt.dialects.support.definitions.extend import extend_op
from typing_extensions import override
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    i32,
    i64,
)
from xdsl.dialects.llvm import LinkageAttr, LLVMArrayType, LLVMFunctionType, LLVMVoidType
from xdsl.ir import Attribute, Operation, Region, TypedAttribute
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, NoTerminator, SymbolOpInterface, SymbolTable

from ..attributes.parameter_trees import ParameterTree, WordAttr
from .syntax import CCC, Builder, print_attributes

_LINKAGES = (
    "private internal available_externally linkonce weak common appending extern_weak "
    "linkonce_odr weak_odr external"
).split()
_VISIBILITY = ("default", "hidden", "protected")
_UNNAMED = ("", "local_unnamed_addr", "unnamed_addr")


def _parse_head(build: Builder, *, convention: bool) -> None:
    """Linkage, visibility and what else stands before the name."""
    parser, properties = build.parser, build.properties
    linkage = parser.parse_optional_keyword_in(_LINKAGES) or "external"
    properties["linkage"] = LinkageAttr(linkage)
    word = parser.parse_optional_keyword_in(_VISIBILITY)
    properties["visibility_"] = IntegerAttr(_VISIBILITY.index(word) if word else 0, i64)
    if not convention:
        build.flag("thread_local", "thread_local_")
    word = parser.parse_optional_keyword_in(_UNNAMED[1:])
    properties["unnamed_addr"] = IntegerAttr(_UNNAMED.index(word) if word else 0, i64)
    if convention:
        word = parser.parse_optional_keyword_in(sorted(llvm.LLVM_CALLING_CONVS))
        properties["CConv"] = llvm.CallingConventionAttr(word) if word is not None else CCC


def _print_head(printer: Printer, op: Any, *, external: bool) -> None:
    linkage = op.linkage.linkage.data
    printer.print_string(f" {linkage}" if external or linkage != "external" else "")
    if op.visibility_ is not None and op.visibility_.value.data:
        printer.print_string(f" {_VISIBILITY[op.visibility_.value.data]}")
    printer.print_string(" thread_local" if "thread_local_" in op.properties else "")
    if op.unnamed_addr is not None and op.unnamed_addr.value.data:
        printer.print_string(f" {_UNNAMED[op.unnamed_addr.value.data]}")
    if (convention := op.properties.get("CConv")) is not None and convention != CCC:
        printer.print_string(f" {convention.convention.data}")


def _parse_comdat(build: Builder) -> None:
    if build.parser.parse_optional_keyword("comdat") is not None:
        with build.parser.in_parens():
            build.properties["comdat"] = build.parser.parse_attribute()


def _print_comdat(printer: Printer, op: Any) -> None:
    if op.comdat is not None:
        printer.print_string(" comdat(")
        printer.print_attribute(op.comdat)
        printer.print_string(")")


# --- functions --------------------------------------------------------------------------------


@dataclass
class Signature:
    """Types, names and attributes of parameters and results."""

    arguments: list[Parser.Argument] = field(default_factory=list[Parser.Argument])
    inputs: list[Attribute] = field(default_factory=list[Attribute])
    attributes: list[DictionaryAttr] = field(default_factory=list[DictionaryAttr])
    outputs: list[Attribute] = field(default_factory=list[Attribute])
    result_attributes: list[DictionaryAttr] = field(default_factory=list[DictionaryAttr])
    variadic: bool = False

    def parse(self, parser: Parser) -> Self:
        """``(%x: f64 {llvm.noundef}, ...) -> f64``."""
        parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: self._argument(parser))
        if parser.parse_optional_punctuation("->") is not None:
            listed = parser.parse_optional_comma_separated_list(
                parser.Delimiter.PAREN, lambda: self._result(parser)
            )
            if listed is None:
                self.outputs.append(parser.parse_type())
        if len(self.outputs) > 1:
            parser.raise_error("a function of the llvm dialect has one result at most")
        return self

    def _argument(self, parser: Parser) -> None:
        if self.variadic:
            parser.raise_error("`...` must come last")
        if parser.parse_optional_characters("...") is not None:
            self.variadic = True
            return
        argument = parser.parse_optional_argument()
        self.inputs.append(argument.type if argument is not None else parser.parse_type())
        self.attributes.append(DictionaryAttr(parser.parse_optional_attr_dict()))
        location = parser.parse_optional_location()
        if argument is not None:
            argument.location = location
            self.arguments.append(argument)

    def _result(self, parser: Parser) -> None:
        self.outputs.append(parser.parse_type())
        self.result_attributes.append(DictionaryAttr(parser.parse_optional_attr_dict()))

    def properties(self) -> dict[str, Attribute]:
        """The function's type and the attributes of parameters and results."""
        output = self.outputs[0] if self.outputs else LLVMVoidType()
        made: dict[str, Attribute] = {
            "function_type": LLVMFunctionType(self.inputs, output, self.variadic)
        }
        for name, attrs in (("arg_attrs", self.attributes), ("res_attrs", self.result_attributes)):
            if any(a.data for a in attrs):
                made[name] = ArrayAttr(attrs)
        return made


_FUNC_SYNTAX = (
    "sym_name function_type CConv linkage visibility_ unnamed_addr arg_attrs res_attrs comdat "
    "vscale_range"
).split()

_UNIT_PROPERTIES = (
    "always_inline inline_hint will_return convergent noreturn returns_twice hot cold noduplicate "
    "minsize optsize nobuiltin nocallback no_caller_saved_registers arm_streaming "
    "arm_locally_streaming arm_streaming_compatible dso_local"
).split()

_OTHER_PROPERTIES = (
    "alignment garbageCollector section personality memory_effects function_entry_count comdat "
    "vscale_range uwtable_kind denormal_fp_math denormal_fp_math_f32 fp_contract "
    "reciprocal_estimates prefer_vector_width no_infs_fp_math no_nans_fp_math "
    "no_signed_zeros_fp_math unsafe_fp_math approx_func_fp_math instrument_function_entry "
    "instrument_function_exit trap_func_name"
).split()

_FunctionProperties = type(
    "_FunctionProperties",
    (IRDLOperation,),
    {
        **{name: opt_prop_def(UnitAttr) for name in _UNIT_PROPERTIES},
        **{name: opt_prop_def() for name in _OTHER_PROPERTIES},
        "__doc__": "A function, with what LLVM may be told about it beyond what xDSL lists.",
    },
)


@extend_op
class FuncOp(_FunctionProperties, llvm.FuncOp):
    """A function, defined or declared."""

    CConv = prop_def(llvm.CallingConventionAttr, default_value=CCC)
    linkage = prop_def(llvm.LinkageAttr, default_value=llvm.LinkageAttr("external"))

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        _parse_head(build, convention=True)
        build.properties["sym_name"] = parser.parse_symbol_name()
        signature = Signature().parse(parser)
        build.properties |= signature.properties()
        _parse_vscale(build)
        _parse_comdat(build)
        extra = parser.parse_optional_attr_dict_with_keyword(_FUNC_SYNTAX[:-2])
        for name, value in (extra.data if extra is not None else {}).items():
            known = name in cls.get_irdl_definition().properties
            (build.properties if known else build.attributes)[name] = value
        region = parser.parse_optional_region(
            signature.arguments if signature.arguments or not signature.inputs else None
        )
        return cls.create(
            properties=build.properties,
            attributes=build.attributes,
            regions=[region if region is not None else Region()],
        )

    @override
    def print(self, printer: Printer) -> None:
        _print_head(printer, self, external=False)
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        self._print_signature(printer)
        _print_vscale(printer, self.properties.get("vscale_range"))
        _print_comdat(printer, self)
        shown = {
            name: value
            for name, value in (self.properties | self.attributes).items()
            if name not in _FUNC_SYNTAX
        }
        printer.print_op_attributes(shown, print_keyword=True)
        if self.body.blocks:
            printer.print_string(" ")
            printer.print_region(self.body, False, False)

    def _print_signature(self, printer: Printer) -> None:
        type_ = self.function_type
        block = self.body.blocks.first
        arg_attrs = self.arg_attrs.data if self.arg_attrs is not None else ()
        with printer.in_parens():
            for i, input_type in enumerate(type_.inputs):
                printer.print_string(", " if i else "")
                if block is not None:
                    printer.print_block_argument(block.args[i], print_type=False)
                    printer.print_string(": ")
                printer.print_attribute(input_type)
                if i < len(arg_attrs):
                    printer.print_op_attributes(arg_attrs[i].data)
                if block is not None and printer.print_debuginfo:
                    printer.print_string(" ")
                    printer.print_attribute(block.args[i].location)
            if type_.is_variadic:
                printer.print_string(", ..." if type_.inputs.data else "...")
        if isinstance(type_.output, LLVMVoidType):
            return
        printer.print_string(" -> ")
        if self.res_attrs is None:
            printer.print_attribute(type_.output)
            return
        with printer.in_parens():
            printer.print_attribute(type_.output)
            printer.print_op_attributes(self.res_attrs.data[0].data)


def _parse_vscale(build: Builder) -> None:
    from ..attributes.parameter_trees import VSCALE_RANGE

    if build.parser.parse_optional_keyword("vscale_range") is not None:
        with build.parser.in_parens():
            low = build.parser.parse_integer()
            build.parser.parse_punctuation(",")
            high = build.parser.parse_integer()
        attr = VSCALE_RANGE.of(minRange=IntegerAttr(low, i64), maxRange=IntegerAttr(high, i64))
        build.properties["vscale_range"] = attr


def _print_vscale(printer: Printer, attr: Attribute | None) -> None:
    if isinstance(attr, ParameterTree):
        low, high = (vscale_bound(attr, name) for name in ("minRange", "maxRange"))
        printer.print_string(f" vscale_range({low}, {high})")


def vscale_bound(attr: ParameterTree, name: str) -> int:
    """``minRange`` or ``maxRange`` of ``#llvm.vscale_range``."""
    item: Any = attr.get(name)
    if isinstance(item, IntegerAttr):
        return item.value.data
    word = item if isinstance(item, WordAttr) else item.key
    return int(word.text.data)


# --- globals ----------------------------------------------------------------------------------

_GLOBAL_SYNTAX = (
    "global_type sym_name linkage constant thread_local_ unnamed_addr visibility_ value comdat"
).split()


@extend_op
class GlobalOp(llvm.GlobalOp):
    """A global variable, with a value, with a region that computes one, or elsewhere."""

    addr_space = prop_def(IntegerAttr[IntegerType], default_value=IntegerAttr(0, i32))
    comdat = opt_prop_def(SymbolRefAttr)
    externally_initialized = opt_prop_def(UnitAttr)
    dbg_exprs = opt_prop_def()
    target_specific_attrs = opt_prop_def()

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        _parse_head(build, convention=False)
        build.flag("constant")
        build.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation("(")
        value = None
        if parser.parse_optional_punctuation(")") is None:
            value = build.properties["value"] = parser.parse_attribute()
            parser.parse_punctuation(")")
        _parse_comdat(build)
        build.properties["addr_space"] = IntegerAttr(0, i32)
        build.dictionary()
        if parser.parse_optional_punctuation(":") is not None:
            type_ = parser.parse_type()
        elif isinstance(value, StringAttr):
            type_ = LLVMArrayType(len(value.data.encode()), IntegerType(8))
        elif isinstance(value, TypedAttribute):
            type_ = value.get_type()
        else:
            parser.raise_error("expected `:` and the type of the global")
        build.properties["global_type"] = type_
        return cls.create(
            properties=build.properties,
            attributes=build.attributes,
            regions=[parser.parse_optional_region() or Region()],
        )

    @override
    def print(self, printer: Printer) -> None:
        _print_head(printer, self, external=True)
        printer.print_string(" constant " if self.constant is not None else " ")
        printer.print_symbol_name(self.sym_name.data)
        with printer.in_parens():
            if self.value is not None:
                printer.print_attribute(self.value)
        _print_comdat(printer, self)
        print_attributes(printer, self, _GLOBAL_SYNTAX)
        printer.print_string(" : ")
        printer.print_attribute(self.global_type)
        if self.body.blocks:
            printer.print_string(" ")
            printer.print_region(self.body)


@irdl_op_definition
class AliasOp(IRDLOperation):
    """Another name for a global or function, or a place inside one."""

    name = "llvm.mlir.alias"

    alias_type = prop_def()
    sym_name = prop_def(StringAttr)
    linkage = prop_def(LinkageAttr)
    dso_local = opt_prop_def(UnitAttr)
    thread_local_ = opt_prop_def(UnitAttr)
    unnamed_addr = opt_prop_def(IntegerAttr)
    visibility_ = opt_prop_def(IntegerAttr)
    initializer = region_def("single_block")
    traits = traits_def(IsolatedFromAbove(), SymbolOpInterface())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        _parse_head(build, convention=False)
        build.properties["sym_name"] = parser.parse_symbol_name()
        build.dictionary()
        parser.parse_punctuation(":")
        build.properties["alias_type"] = parser.parse_type()
        return cls.create(
            properties=build.properties,
            attributes=build.attributes,
            regions=[parser.parse_region()],
        )

    @override
    def print(self, printer: Printer) -> None:
        _print_head(printer, self, external=True)
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        print_attributes(printer, self, (*_GLOBAL_SYNTAX, "alias_type"))
        printer.print_string(" : ")
        printer.print_attribute(self.alias_type)
        printer.print_string(" ")
        printer.print_region(self.initializer)


class _StructorsOp(IRDLOperation):
    """Functions that run before or after the program."""

    KEYWORD: ClassVar[str]

    priorities = prop_def(ArrayAttr[Attribute])
    data = prop_def(ArrayAttr[Attribute])

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        for i, name in enumerate((cls.KEYWORD, "priorities", "data")):
            if i:
                parser.parse_punctuation(",")
            parser.parse_keyword(name)
            parser.parse_punctuation("=")
            build.properties[name] = parser.parse_attribute()
        build.dictionary()
        return build.make(())

    @override
    def print(self, printer: Printer) -> None:
        names: Sequence[str] = (self.KEYWORD, "priorities", "data")
        for i, name in enumerate(names):
            printer.print_string(f"{',' if i else ''} {name} = ")
            printer.print_attribute(self.properties[name])
        print_attributes(printer, self, names)


@irdl_op_definition
class GlobalCtorsOp(_StructorsOp):
    """Functions that run before the program."""

    name = "llvm.mlir.global_ctors"
    KEYWORD: ClassVar[str] = "ctors"
    ctors = prop_def(ArrayAttr[Attribute])


@irdl_op_definition
class GlobalDtorsOp(_StructorsOp):
    """Functions that run after the program."""

    name = "llvm.mlir.global_dtors"
    KEYWORD: ClassVar[str] = "dtors"
    dtors = prop_def(ArrayAttr[Attribute])


@irdl_op_definition
class ModuleFlagsOp(IRDLOperation):
    """Facts about the module for the linker."""

    name = "llvm.module_flags"
    flags = prop_def(ArrayAttr[Attribute])
    assembly_format = "attr-dict $flags"


@irdl_op_definition
class ComdatOp(IRDLOperation):
    """A table of linker groups."""

    name = "llvm.comdat"

    sym_name = prop_def(StringAttr)
    body = region_def("single_block")
    traits = traits_def(SymbolOpInterface(), SymbolTable(), NoTerminator())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.properties["sym_name"] = parser.parse_symbol_name()
        region = parser.parse_region()
        build.dictionary()
        return cls.create(
            properties=build.properties, attributes=build.attributes, regions=[region]
        )

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        printer.print_string(" ")
        printer.print_region(self.body)
        print_attributes(printer, self, ("sym_name",))


_COMDATS = "any exactmatch largest nodeduplicate samesize".split()


@irdl_op_definition
class ComdatSelectorOp(IRDLOperation):
    """One linker group."""

    name = "llvm.comdat_selector"

    sym_name = prop_def(StringAttr)
    comdat = prop_def(IntegerAttr)
    traits = traits_def(SymbolOpInterface())

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        build = Builder(parser, cls)
        build.properties["sym_name"] = parser.parse_symbol_name()
        kind = parser.parse_identifier("kind of comdat")
        if kind not in _COMDATS:
            parser.raise_error(f"unknown comdat `{kind}`")
        build.properties["comdat"] = IntegerAttr(_COMDATS.index(kind), i64)
        build.dictionary()
        return build.make(())

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        printer.print_string(f" {_COMDATS[self.comdat.value.data]}")
        print_attributes(printer, self, ("sym_name", "comdat"))


SYMBOL_OPS: tuple[type[Operation], ...] = (
    FuncOp,
    GlobalOp,
    AliasOp,
    GlobalCtorsOp,
    GlobalDtorsOp,
    ModuleFlagsOp,
    ComdatOp,
    ComdatSelectorOp,
)
"""Operations that this module adds or replaces."""
