"""Lower existentials to a number that says the type, and room for a value of any of the types.

Needs: no ``iface.open`` (`devirtualize`), and ``iface.any_value_size`` on every interface whose
existentials occur (`infer-any-value-sizes`). Leaves: no ``iface.any`` and no operation on one; what
is packed may be of any type that the lowering of aggregates knows, which comes later.

The number is the position of the witness table in ``iface.ids``, from 1. Null is all zeros: fresh
memory filled with zeros is a valid gradient, and unpacks as zeros of any type.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.llvm.addresses import load_from, store_to
from ad_opt.dialects.llvm.layouts import Layouts, TypeNotLowered, has_types, replace_types
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import replace, set_type
from ad_opt.dialects.support.ir.symbols import enclosing, own_name
from ad_opt.dialects.types.agg_record import convert_operation, note_signature, noted_signature
from ad_opt.dialects.types.iface import ANY_VALUE_SIZE, IDS, NARROWS, AnyType
from ad_opt.dialects.types.records import Records
from ad_opt.lowering.to_llvm.construction import ops
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnrealizedConversionCastOp,
    i1,
    i64,
)
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.llvm import LLVMArrayType, LLVMStructType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

NAMES = frozenset({"iface.any"})
WORD = 8
"""Bytes of the number, and of each word of the payload; also their alignment."""
DECLARATIONS = frozenset({"iface.interface", "iface.witness_table", "iface.generic"})


@dataclass(frozen=True)
class LowerExistentialsPass(ModulePass):
    """Lower `iface.any` to a struct of an id and as many words as its largest type needs.

    Before::

        iface.interface @IShape attributes {iface.any_value_size = 12, iface.ids = [@Disk, @Box]}
        %o = iface.pack %box via @Box : !agg.struct<@Box> -> !iface.any<@IShape>
        %id = iface.type_id %o : !iface.any<@IShape> -> index

    After::

        %room = llvm.alloca %one x !llvm.struct<(i64, !llvm.array<2 x i64>)>   // at the entry
        llvm.store %two, %room {alignment = 8 : i64} : i64, !llvm.ptr
        %payload = llvm.getelementptr %room[1] : (!llvm.ptr) -> !llvm.ptr, i64
        llvm.store %box, %payload {alignment = 8 : i64} : !agg.struct<@Box>, !llvm.ptr
        %o = llvm.load %room : !llvm.ptr -> !llvm.struct<(i64, !llvm.array<2 x i64>)>
        %number = llvm.extractvalue %o[0] : !llvm.struct<(i64, !llvm.array<2 x i64>)>
        %id = builtin.unrealized_conversion_cast %number : i64 to index

    No options.
    """

    name = "lower-existentials"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if has_types(op, NAMES):
            _Lowering(op).run()


class _Lowering:
    """One module."""

    def __init__(self, module: ModuleOp):
        self.module = module
        self.interfaces = {
            own_name(op): op for op in module.body.block.ops if op.name == "iface.interface"
        }
        self.layouts = Layouts(module, self._union)
        self.records = Records(module)
        self.numbers: dict[str, dict[str, int]] = {}
        self.known: dict[Any, Any] = {}
        self.originals: dict[SSAValue, AnyType] = {}
        """The types that existentials had."""
        self.where: Operation = module

    def run(self) -> None:
        """First all types, then the operations."""
        handled: list[Operation] = []
        for top in list(self.module.body.block.ops):
            if top.name in DECLARATIONS:
                continue
            if top.name == "func.func":
                self._note_signature(top)
            for op in top.walk():
                self.where = op
                self._types(op)
                if op.name in HANDLERS:
                    handled.append(op)
        for op in handled:
            self.where = op
            build = Existentials(op, self)
            HANDLERS[op.name](op, build)

    def _note_signature(self, op: Operation) -> None:
        """Note what callers from outside see, before it changes."""
        seen = noted_signature(op) or cast(FunctionType, op.properties["function_type"])
        if "sym_visibility" not in op.properties:
            signature = self.records.signature(seen)
            if signature != seen:
                note_signature(op, signature)

    def _types(self, op: Operation) -> None:
        convert_operation(op, self._value, self.convert)

    def _value(self, value: SSAValue) -> None:
        new = self.convert(value.type)
        if new is not value.type:
            if isinstance(value.type, AnyType):
                self.originals[value] = value.type
            set_type(value, new)

    def convert(self, attribute: Attribute) -> Attribute:
        """With every existential in it lowered."""
        return replace_types(attribute, self._union, self.known)

    def _union(self, type: Attribute) -> Attribute | None:
        if not isinstance(type, AnyType):
            return None
        words = -(-self._size(type) // WORD)
        return LLVMStructType.from_type_list([i64, LLVMArrayType(words, i64)])

    def _size(self, type: AnyType) -> int:
        interface = self.interfaces.get(type.interface)
        size = interface.attributes.get(ANY_VALUE_SIZE) if interface is not None else None
        if not isinstance(size, IntegerAttr):
            raise error_at(
                self.where,
                "AD0402",
                f"the size of {type} is not known",
                help="run `infer-any-value-sizes` first, or give iface.any_value_size",
            )
        return size.value.data

    def number(self, type: AnyType, table: Attribute | None) -> int:
        """The number of a witness table."""
        assert isinstance(table, SymbolRefAttr)
        known = self.numbers.get(type.interface)
        if known is None:
            given = self.interfaces[type.interface].attributes.get(IDS)
            order = cast("ArrayAttr[Attribute]", given).data if given is not None else ()
            known = self.numbers[type.interface] = {
                symbol.root_reference.data: at
                for at, symbol in enumerate(order, 1)
                if isinstance(symbol, SymbolRefAttr)
            }
        name = table.root_reference.data
        if name not in known:
            raise error_at(
                self.where,
                "AD0402",
                f"@{name} has no number in `iface.ids` of @{type.interface}",
                help="run `devirtualize` first",
            )
        return known[name]

    def fits(self, type: Attribute, union: AnyType) -> bool:
        """True if the payload has room for values of a type."""
        try:
            return self.layouts.size_of(type) <= self._size(union)
        except TypeNotLowered as error:
            raise error_at(self.where, "AD0402", error.reason) from None


class Existentials(Builder):
    """Builds operations on lowered existentials."""

    def __init__(self, op: Operation, lowering: _Lowering):
        assert op.parent is not None
        super().__init__(op.parent, op, op.location)
        self.op = op
        self.lowering = lowering

    def slot(self, type: Attribute) -> SSAValue:
        """Stack memory for one existential, at the start of the function."""
        function = enclosing(self.op, "func.func")
        assert function is not None
        entry = function.regions[0].blocks[0]
        first = entry.first_op
        assert first is not None
        build = Existentials(first, self.lowering)
        properties = {"alignment": _WORDS["alignment"], "elem_type": type}
        return build.operation("llvm.alloca", (build.integer(1, i64),), ops.PTR, properties)

    def payload(self, slot: SSAValue) -> SSAValue:
        """Return the address of the value, behind the number of its type."""
        properties = ops.gep(i64, (1,))
        return self.operation("llvm.getelementptr", (slot,), ops.PTR, properties)

    def store(self, value: SSAValue, pointer: SSAValue) -> None:
        """Write a value."""
        self.emit(store_to(value, pointer, _WORDS))

    def load(self, pointer: SSAValue, type: Attribute) -> SSAValue:
        """Read a value."""
        return self.value(load_from(pointer, type, _WORDS))

    def number_of(self, existential: SSAValue) -> SSAValue:
        """Return the number of the type that it holds, as an i64."""
        return self.operation("llvm.extractvalue", (existential,), i64, ops.position(0))


_CLOSED = frozenset({NARROWS, "iface.any_value_size_inferred"})
"""On interfaces whose size was found from what is packed."""
_WORDS: dict[str, Attribute] = dict(ops.alignment(WORD))


def _pack(op: Operation, b: Existentials) -> None:
    (value,), result = op.operands, op.results[0]
    type = b.lowering.originals[result]
    if not b.lowering.fits(value.type, type):
        if _CLOSED & b.lowering.interfaces[type.interface].attributes.keys():
            # A case of a switch that is never reached: who found the size has seen to it.
            text = f"{value.type} was packed where it never is"
            b.emit(AssertOp(b.integer(0, i1), StringAttr(text)))
            _null(op, b)
            return
        text = f"there is no room for {value.type} in {type}"
        raise error_at(op, "AD0868", text, help="run `infer-any-value-sizes` first")
    number = b.lowering.number(type, op.properties.get("table"))
    slot = b.slot(result.type)
    b.store(b.integer(number, i64), slot)
    b.store(value, b.payload(slot))
    made = b.load(slot, result.type)
    b.lowering.originals[made] = type
    replace(op, made)


def _unpack_as(op: Operation, b: Existentials) -> None:
    existential, result = op.operands[0], op.results[0]
    if b.lowering.fits(result.type, b.lowering.originals[existential]):
        slot = b.slot(existential.type)
        b.store(existential, slot)
        made = b.load(b.payload(slot), result.type)
    else:
        # The type is packed nowhere, so what is here is null, or nothing ever gets here.
        made = b.operation("llvm.mlir.zero", (), result.type)
    if result in b.lowering.originals:
        b.lowering.originals[made] = b.lowering.originals[result]
    replace(op, made)


def _type_id(op: Operation, b: Existentials) -> None:
    number = b.number_of(op.operands[0])
    cast = UnrealizedConversionCastOp(operands=[[number]], result_types=[[IndexType()]])
    replace(op, b.value(cast))


def _is_null(op: Operation, b: Existentials) -> None:
    replace(op, b.compare("eq", b.number_of(op.operands[0]), b.integer(0, i64)))


def _null(op: Operation, b: Existentials) -> None:
    made = b.operation("llvm.mlir.zero", (), op.results[0].type)
    b.lowering.originals[made] = b.lowering.originals[op.results[0]]
    replace(op, made)


HANDLERS: dict[str, Callable[[Operation, Existentials], None]] = {
    "iface.is_null_differential": _is_null,
    "iface.null_differential": _null,
    "iface.pack": _pack,
    "iface.type_id": _type_id,
    "iface.unpack_as": _unpack_as,
}
