"""Lower aggregates by value to structs and arrays of the llvm dialect.

Needs: aggregates without generic parameters; existentials and pairs are gone. Leaves: no ``agg``
type or operation. Values may be anywhere that values can be: carried by loops, passed to blocks and
functions, in buffers and in the records of tapes. Functions that can be called from outside keep
the signature that the program gave them in the attribute ``ad.signature``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.llvm.addresses import load_from, store_to
from ad_opt.dialects.llvm.layouts import (
    AGGREGATES,
    FLOATS,
    PLAIN,
    Layouts,
    TypeNotLowered,
    has_types,
    replace_types,
    size_and_alignment,
)
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import defining_op, integer_property
from ad_opt.dialects.support.ir.rewriting import erase, set_type
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.dialects.types.agg_record import SIGNATURE, convert_operation, note_signature
from ad_opt.dialects.types.records import Records
from ad_opt.lowering.to_llvm.construction import ops
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    FunctionType,
    IntegerType,
    ModuleOp,
    StringAttr,
    UnrealizedConversionCastOp,
    i1,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType, LLVMStructType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

MOST_SELECTS = 8
"""Most numbers of an array that is indexed by selects; longer ones go through memory. A guess:
selects stay in registers, but there is one a number.
"""
MOST_NUMBERS = 512
"""Most numbers of a value. LLVM keeps them apart, and the time that it takes for such values
grows with their square. Measured: half a minute for a thousand.
"""
DEFINITIONS = frozenset(
    {"agg.struct_def", "iface.interface", "iface.witness_table", "iface.generic"}
)
"""Operations that only say what others mean."""


@dataclass(frozen=True)
class LowerAggregatesPass(ModulePass):
    """Lower `agg` types and operations to structs and arrays of the llvm dialect.

    Before::

        agg.struct_def @Box {
          agg.field @w : f64
          agg.field @h : f64
        }
        func.func private @area(%b: !agg.struct<@Box>) -> f64 {
          %w = agg.get %b "w" : !agg.struct<@Box> -> f64
          ...

    After::

        func.func private @area(%b: !llvm.struct<(f64, f64)>) -> f64 {
          %w = llvm.extractvalue %b[0] : !llvm.struct<(f64, f64)>
          ...

    An element whose index is not a constant is chosen by selects if the array has up to eight
    numbers, and read from the stack if it is larger. An index outside of the array is undefined.
    A value of more than 512 numbers is AD0402.

    No options.
    """

    name = "lower-aggregates"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if has_types(op, AGGREGATES) or any(top.name in DEFINITIONS for top in op.ops):
            for top in op.ops:
                if top.name == "builtin.module":  # its types are not those of this one
                    raise error_at(top, "AD0401", "a module in a module has no machine form")
            _Lowering(op).run()


class _Lowering:
    """One module."""

    def __init__(self, module: ModuleOp):
        self.module = module
        self.layouts = Layouts(module)
        self.records = Records(module)
        self.known: dict[Any, Any] = {}
        self.numbers: dict[Attribute, int] = {}
        """Of lowered types."""
        self.fields: dict[Operation, int] = {}
        """The position of the field that an operation reads or writes."""
        self.originals: dict[SSAValue, Attribute] = {}
        """The types that values had."""

    def convert(self, type_: Attribute) -> Attribute:
        """The type with everything of ours in it lowered."""
        return replace_types(type_, self._replace, self.known)

    def _replace(self, type_: Attribute) -> Attribute | None:
        return self.layouts.llvm_type(type_) if type_.name in AGGREGATES else None

    def run(self) -> None:
        """First all types, then the operations: a block may stand before what it uses."""
        handled: list[Operation] = []
        for top in list(self.module.body.block.ops):
            if top.name in DEFINITIONS:
                continue
            if top.name == "func.func":
                self._note_signature(top)
            for op in top.walk():
                with _located(op):
                    self._types(op)
                if op.name in HANDLERS:
                    handled.append(op)
        for op in handled:
            self._lower(op)
        for top in list(self.module.body.block.ops):
            if top.name in DEFINITIONS:
                top.detach()
                top.erase(safe_erase=False)

    def _note_signature(self, op: Operation) -> None:
        """Note what callers from outside see, before it changes."""
        type_ = cast(FunctionType, op.properties["function_type"])
        hidden = op.properties.get("sym_visibility")
        if hidden is None and SIGNATURE not in op.attributes:
            signature = self.records.signature(type_)
            if signature != type_:
                note_signature(op, signature)

    def _types(self, op: Operation) -> None:
        """Lower the types that an operation gives, and those in its attributes."""
        if op.name in ("agg.get", "agg.set"):
            field = cast(StringAttr, op.properties["field"]).data
            self.fields[op] = self.layouts.position(self._original(op.operands[0]), field)
        convert_operation(op, self._value, self.convert)

    def _original(self, value: SSAValue) -> Attribute:
        return self.originals.get(value, value.type)

    def _value(self, value: SSAValue) -> None:
        if value.type.name not in PLAIN:
            new = self.convert(value.type)
            if new is not value.type:
                self._limit(value, new)
                self.originals[value] = value.type
                set_type(value, new)

    def _limit(self, value: SSAValue, lowered: Attribute) -> None:
        """AD0402 for a value that is too large for one."""
        if value.type.name not in AGGREGATES:
            return
        numbers = self.numbers.get(lowered)
        if numbers is None:
            numbers = self.numbers[lowered] = count_numbers(lowered)
        if numbers > MOST_NUMBERS:
            raise error_at(
                value,
                "AD0402",
                f"a value of type {value.type} has {numbers} numbers; by value, {MOST_NUMBERS} "
                "are the most",
                help="keep what is large in a buffer (`memref`), and pass that",
            )

    def _lower(self, op: Operation) -> None:
        assert op.parent is not None
        b = Aggregates(op.parent, op, op.location)
        (result,) = op.results
        new = b.converted(HANDLERS[op.name](op, b, self.fields.get(op, 0)), result.type)
        new.name_hint = new.name_hint or result.name_hint
        result.replace_all_uses_with(new)
        erase(op)


@contextmanager
def _located(op: Operation) -> Generator[None]:
    try:
        yield
    except TypeNotLowered as error:
        raise error_at(op, "AD0402", error.reason) from None


class Aggregates(Builder):
    """Builds operations on lowered aggregates."""

    def converted(self, value: SSAValue, type_: Attribute) -> SSAValue:
        """Between a type and what it is inside of an aggregate: an index and i64, say."""
        if value.type == type_:
            return value
        return self.value(UnrealizedConversionCastOp(operands=[[value]], result_types=[[type_]]))

    def extract(self, value: SSAValue, at: int) -> SSAValue:
        """A part of an aggregate."""
        type_ = part_type(value.type, at)
        return self.operation("llvm.extractvalue", (value,), type_, ops.position(at))

    def insert(self, into: SSAValue, part: SSAValue, at: int) -> SSAValue:
        """The aggregate with another part."""
        raw = self.converted(part, part_type(into.type, at))
        return self.operation("llvm.insertvalue", (into, raw), into.type, ops.position(at))

    def slot(self, type_: Attribute, op: Operation) -> SSAValue:
        """Stack memory for one value, at the start of the function."""
        function = enclosing(op, "func.func")
        assert function is not None
        entry = function.regions[0].blocks[0]
        b = Aggregates(entry, entry.first_op, op.location)
        alignment = _aligned(type_)["alignment"]
        properties = {"alignment": alignment, "elem_type": type_}
        return b.operation("llvm.alloca", (b.integer(1, i64),), ops.PTR, properties)

    def element(self, slot: SSAValue, type_: Attribute, index: SSAValue) -> SSAValue:
        """A pointer to an element of the array in a slot."""
        at = self.converted(index, i64)
        properties = ops.gep(type_, (ops.DYNAMIC_INDEX,))
        return self.operation("llvm.getelementptr", (slot, at), ops.PTR, properties)

    def load(self, pointer: SSAValue, type_: Attribute) -> SSAValue:
        """Read a value."""
        return self.value(load_from(pointer, type_, _aligned(type_)))

    def store(self, value: SSAValue, pointer: SSAValue) -> None:
        """Write a value."""
        self.emit(store_to(value, pointer, _aligned(value.type)))


def _aligned(type_: Attribute) -> dict[str, Attribute]:
    return dict(ops.alignment(size_and_alignment(type_)[1]))


def part_type(type_: Attribute, at: int) -> Attribute:
    """The type of a part of a struct or array of the llvm dialect."""
    if isinstance(type_, LLVMArrayType):
        return type_.type
    assert isinstance(type_, LLVMStructType)
    return type_.types.data[at]


def count_numbers(type_: Attribute) -> int:
    """Return the count of numbers in a type of the llvm dialect, at any depth."""
    if isinstance(type_, LLVMArrayType):
        return type_.size.data * count_numbers(type_.type)
    if isinstance(type_, LLVMStructType):
        return sum(map(count_numbers, type_.types))
    return 1


def known_index(value: SSAValue) -> int | None:
    """An index where it is a constant."""
    if (owner := defining_op(value, "arith.constant")) is not None:
        return integer_property(owner, "value")
    return None


# ------------------------------------------------------------------ operations

Handler = Callable[[Operation, Aggregates, int], SSAValue]


def _make(op: Operation, b: Aggregates, _field: int) -> SSAValue:
    made = b.operation("llvm.mlir.poison", (), op.results[0].type)
    for at, part in enumerate(op.operands):
        made = b.insert(made, part, at)
    return made


def _get(op: Operation, b: Aggregates, field: int) -> SSAValue:
    return b.extract(op.operands[0], field)


def _set(op: Operation, b: Aggregates, field: int) -> SSAValue:
    return b.insert(op.operands[0], op.operands[1], field)


def _elem(op: Operation, b: Aggregates, _field: int) -> SSAValue:
    array, index = op.operands
    type_, length = _array(array)
    if (at := known_index(index)) is not None and 0 <= at < length:
        return b.extract(array, at)
    if not length:
        return b.operation("llvm.mlir.poison", (), type_)
    if length <= MOST_SELECTS and _is_number(type_):
        chosen = b.extract(array, length - 1)
        for at in range(length - 2, -1, -1):
            here = b.value(arith.CmpiOp(index, b.index(at), "eq"))
            chosen = b.value(arith.SelectOp(here, b.extract(array, at), chosen))
        return chosen
    slot = b.slot(array.type, op)
    b.store(array, slot)
    return b.load(b.element(slot, type_, index), type_)


def _elem_set(op: Operation, b: Aggregates, _field: int) -> SSAValue:
    array, index, value = op.operands
    type_, length = _array(array)
    if (at := known_index(index)) is not None and 0 <= at < length:
        return b.insert(array, value, at)
    if not length:
        return array
    raw = b.converted(value, type_)
    if length <= MOST_SELECTS and _is_number(type_):
        made = array
        for at in range(length):
            here = b.value(arith.CmpiOp(index, b.index(at), "eq"))
            chosen = b.value(arith.SelectOp(here, raw, b.extract(array, at)))
            made = b.insert(made, chosen, at)
        return made
    slot = b.slot(array.type, op)
    b.store(array, slot)
    b.store(raw, b.element(slot, type_, index))
    return b.load(slot, array.type)


def _array(value: SSAValue) -> tuple[Attribute, int]:
    assert isinstance(value.type, LLVMArrayType)
    return value.type.type, value.type.size.data


def _is_number(type_: Attribute) -> bool:
    return isinstance(type_, IntegerType) or type(type_) in FLOATS


def _some(op: Operation, b: Aggregates, _field: int) -> SSAValue:
    made = b.operation("llvm.mlir.poison", (), op.results[0].type)
    return b.insert(b.insert(made, b.integer(1, i1), 0), op.operands[0], 1)


def _none(op: Operation, b: Aggregates, _field: int) -> SSAValue:
    return b.operation("llvm.mlir.zero", (), op.results[0].type)


def _has_value(op: Operation, b: Aggregates, _field: int) -> SSAValue:
    return b.extract(op.operands[0], 0)


def _value(op: Operation, b: Aggregates, _field: int) -> SSAValue:
    return b.extract(op.operands[0], 1)


HANDLERS: dict[str, Handler] = {
    "agg.make": _make,
    "agg.get": _get,
    "agg.set": _set,
    "agg.elem": _elem,
    "agg.elem_set": _elem_set,
    "agg.some": _some,
    "agg.none": _none,
    "agg.has_value": _has_value,
    "agg.value": _value,
}
