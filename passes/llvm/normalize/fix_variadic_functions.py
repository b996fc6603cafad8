"""Variadic functions get a copy for each list of types that they are called with.

Needs: functions of the llvm dialect, for x86-64 with the System V conventions. Leaves: copies with
as many parameters as the calls pass, which lay what would be variable out in memory of their own,
one behind the other as where registers do not suffice, and calls of these. ``va_start`` says that
no registers are left; so what clang makes of ``va_arg``, and functions that are passed the list,
``vprintf`` too, find everything there. Calls through addresses, and functions that read registers'
save area without asking what is left, stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from ad_opt.dialects.llvm.addresses import address_behind, load_from, memcpy, plain, store_to
from ad_opt.dialects.llvm.layouts import PTR, size_and_alignment
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.operand_groups import segment_sizes
from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import callee_name, fresh_name, own_name, symbols_in
from ad_opt.passes.ops.catalogue import viewed_root
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    Float64Type,
    Float80Type,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    VectorType,
    i8,
    i32,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType, LLVMFunctionType, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, Block, Operation, SSAValue, TypeAttribute
from xdsl.passes import ModulePass

from .function_copies import is_private, make_private

SLOT = 8
"""Bytes that an argument takes at least, and a multiple of which it takes."""
ALIGNMENT = 16
"""Bytes of which a ``long double``, and memory with one, begins at a multiple."""
GENERAL, FLOATING = 48, 176
"""Offsets that a list holds when no registers are left, in bytes."""
OFFSETS = {"general": 0, "floating": 4, "rest": 8, "registers": 16}
"""Offsets of the fields of a list, in bytes."""

BYVAL = "llvm.byval"

Passed: TypeAlias = tuple[Attribute, Attribute | None]
"""The type of an argument, and that of the memory that is passed in its place."""


@dataclass(frozen=True)
class FixVariadicFunctionsPass(ModulePass):
    """Give variadic functions as many parameters as they are called with.

    Before::

        %s = llvm.call @sum(%n, %x, %y) vararg(!llvm.func<f64 (i32, ...)>) : (i32, f64, f64) -> f64

    After::

        %s = llvm.call @sum.with(%n, %x, %y) : (i32, f64, f64) -> f64

        llvm.func internal @sum.with(%n: i32, %x: f64, %y: f64) -> f64 {
          %rest = llvm.alloca ... !llvm.struct<(f64, f64)>
          llvm.store %x, ...
          ... ``llvm.intr.vastart`` stores 48, 176 and %rest

    Programs for other targets are left as they are. Options: none.
    """

    name = "fix-variadic-functions"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = {own_name(one): one for one in op.ops if one.name == "llvm.func"}
        variadic = {name: one for name, one in functions.items() if _is_readable(one)}
        if variadic and _is_system_v(op):
            _Copies(op, variadic).run()
            for one in op.ops:
                if one.name == "llvm.func" and not _type_of(one).is_variadic:
                    _write_out(one)


def _is_system_v(module: ModuleOp) -> bool:
    triple = module.attributes.get("llvm.target_triple")
    text = triple.data if isinstance(triple, StringAttr) else ""
    return text.startswith("x86_64") and not any(
        word in text for word in ("windows", "win32", "x32", "uefi")
    )


def _type_of(function: Operation) -> LLVMFunctionType:
    return cast(LLVMFunctionType, function.properties["function_type"])


def _is_readable(function: Operation) -> bool:
    """True if a function is variadic, has a body, and asks what is left before it reads."""
    if not _type_of(function).is_variadic or not function.regions[0].blocks:
        return False
    lists = {viewed_root(op.operands[0]) for op in walk(function) if op.name == "llvm.intr.vastart"}
    loads = (op for op in walk(function) if op.name == "llvm.load")
    return not any(_reads_registers(op) for op in loads if viewed_root(op.operands[0]) in lists)


def _reads_registers(load: Operation) -> bool:
    """True if an address is loaded, from where registers' save area is noted, and read at once."""
    if load.results[0].type != PTR or _offset(load.operands[0]) != OFFSETS["registers"]:
        return False
    return any(
        use.operation.name != "llvm.getelementptr" or len(use.operation.operands) == 1
        for use in load.results[0].uses
    )


def _offset(address: SSAValue) -> int | None:
    """Return the distance of an address from that of a list in bytes, if this can be seen."""
    owner = defining_op(address, "llvm.getelementptr")
    if owner is None:
        return None
    gep = cast(Any, owner)
    indices = list(gep.rawConstantIndices.iter_values())
    if len(owner.operands) > 1:
        return None
    if gep.elem_type == i8 and len(indices) == 1:
        return indices[0]
    is_field = isinstance(gep.elem_type, LLVMStructType) and len(indices) == 2
    return list(OFFSETS.values())[indices[1]] if is_field and 0 <= indices[1] < 4 else None


class _Copies:
    """The copies of a module's variadic functions."""

    def __init__(self, module: ModuleOp, variadic: Mapping[str, Operation]):
        self.module = module
        self.variadic = variadic
        self.taken = set(symbols_in(module))
        self.made: dict[tuple[str, tuple[Passed, ...]], str] = {}

    def run(self) -> None:
        """Redirect all calls that can be known to copies."""
        pending = [op for op in walk(self.module) if op.name == "llvm.call"]
        while pending:
            call = pending.pop()
            name = callee_name(call) or ""
            function = self.variadic.get(name)
            passed = _passed(call, function) if function is not None else None
            if function is None or passed is None:
                continue
            key = name, passed
            if key not in self.made:
                made = _Copy(function, passed, fresh_name(f"{name}.with", self.taken)).make()
                self.made[key] = own_name(made)
                self.taken.add(own_name(made))
                pending += [op for op in walk(made) if op.name == "llvm.call"]
            _retarget(call, self.made[key])
        self.remove_unused()

    def remove_unused(self) -> None:
        """Private functions that nobody calls any more are in the way of nobody."""
        used = {
            reference.string_value()
            for op in walk(self.module)
            for key in ("callee", "global_name")
            if isinstance(reference := op.properties.get(key), SymbolRefAttr)
        }
        for name in {name for name, _ in self.made} - used:
            function = self.variadic[name]
            if is_private(function):
                erase(function)


def _passed(call: Operation, function: Operation) -> tuple[Passed, ...] | None:
    """Return what a call passes beyond the parameters that there are, if all of it is known."""
    type = _type_of(function)
    fixed = len(type.inputs)
    sizes = segment_sizes(call)
    types = [value.type for value in call.operands]
    results = [value.type for value in call.results]
    wanted = [] if type.output.name == "llvm.void" else [type.output]
    if sizes[1] or types[:fixed] != list(type.inputs) or (results and results != wanted):
        return None
    given = call.properties.get("arg_attrs")
    found: list[Passed] = []
    for at in range(fixed, len(types)):
        attributes = cast("ArrayAttr[DictionaryAttr]", given).data[at].data if given else {}
        one = types[at], attributes.get(BYVAL)
        if not _is_passed_plainly(*one):
            return None
        found.append(one)
    return tuple(found)


def _is_passed_plainly(type: Attribute, memory: Attribute | None) -> bool:
    """True if it is known where an argument is found: in so many slots, in order."""
    if memory is not None:
        return size_and_alignment(memory)[1] <= ALIGNMENT
    if isinstance(type, IntegerType):
        return type.width.data in (32, 64)
    if isinstance(type, VectorType):
        return size_and_alignment(type)[0] == SLOT
    return isinstance(type, LLVMPointerType | Float64Type | Float80Type)


def _retarget(call: Operation, name: str) -> None:
    call.properties["callee"] = SymbolRefAttr(name)
    del call.properties["var_callee_type"]
    given = call.properties.get("arg_attrs")
    if isinstance(given, ArrayAttr):
        call.properties["arg_attrs"] = ArrayAttr(
            [
                DictionaryAttr({k: v for k, v in one.data.items() if k != BYVAL})
                if at >= 0
                else one
                for at, one in enumerate(cast("ArrayAttr[DictionaryAttr]", given))
            ]
        )


class _Copy:
    """One copy."""

    def __init__(self, function: Operation, passed: Sequence[Passed], name: str):
        self.function = function
        self.passed = passed
        self.copy = function.clone()
        make_private(self.copy, name)
        self.fixed = len(_type_of(function).inputs)

    def make(self) -> Operation:
        """Put the copy behind the function."""
        copy, type = self.copy, _type_of(self.function)
        inputs = [*type.inputs, *(one for one, _ in self.passed)]
        copy.properties["function_type"] = LLVMFunctionType(inputs, type.output)
        given = copy.properties.get("arg_attrs")
        if isinstance(given, ArrayAttr):
            more = [DictionaryAttr({}) for _ in self.passed]
            copy.properties["arg_attrs"] = ArrayAttr([*cast("ArrayAttr[Any]", given), *more])
        block = self.function.parent
        assert block is not None
        block.insert_op_after(copy, self.function)
        starts = [op for op in walk(copy) if op.name == "llvm.intr.vastart"]
        area = self.lay_out(copy.regions[0].blocks[0])
        for start in starts:
            _begin(start, area)
            erase(start)
        return copy

    def lay_out(self, entry: Block) -> SSAValue:
        """The arguments in memory, at the start of the function."""
        values = [entry.insert_arg(type, len(entry.args)) for type, _ in self.passed]
        first = entry.first_op
        assert first is not None
        b = Builder(entry, first, self.copy.location)
        if not values:
            return b.operation("llvm.mlir.zero", (), PTR)
        slots, offsets = _slots([memory or type for type, memory in self.passed])
        whole = slots[0] if len(slots) == 1 else LLVMStructType.from_type_list(slots)
        if len(slots) > 1 and len(set(slots)) == 1:
            whole = LLVMArrayType(len(slots), cast(TypeAttribute, slots[0]))
        one = _integer(b, 1, i64)
        properties = {"elem_type": whole, "alignment": IntegerAttr(ALIGNMENT, i64)}
        area = b.operation("llvm.alloca", (one,), PTR, properties)
        for value, at, (_, memory) in zip(values, offsets, self.passed, strict=True):
            place = _at(b, area, at)
            if memory is None:
                _store(b, value, place)
            else:
                _copy_bytes(b, place, value, size_and_alignment(memory)[0])
        return area


def _slots(types: Sequence[Attribute]) -> tuple[list[Attribute], list[int]]:
    """The types that arguments take in memory, one behind the other, and where they begin."""
    slots: list[Attribute] = []
    offsets: list[int] = []
    end = 0
    for type in types:
        size, alignment = size_and_alignment(type)
        if missing := -end % max(alignment, SLOT):
            slots.append(LLVMArrayType(missing, i8))
        offsets.append(end + missing)
        slots.append(_in_slots(type))
        end += missing + -(-size // SLOT) * SLOT
    return slots, offsets


def _in_slots(type: Attribute) -> Attribute:
    """A type that takes whole slots."""
    missing = -size_and_alignment(type)[0] % SLOT
    if not missing:
        return type
    return LLVMStructType.from_type_list([type, LLVMArrayType(missing, i8)])


def _begin(start: Operation, area: SSAValue) -> None:
    """Write what ``va_start`` does."""
    b = Builder.at(start)
    items = start.operands[0]
    _store(b, _integer(b, GENERAL, i32), _at(b, items, OFFSETS["general"]))
    _store(b, _integer(b, FLOATING, i32), _at(b, items, OFFSETS["floating"]))
    _store(b, area, _at(b, items, OFFSETS["rest"]))
    _store(b, b.operation("llvm.mlir.zero", (), PTR), _at(b, items, OFFSETS["registers"]))


def _write_out(function: Operation) -> None:
    """``va_copy`` copies a list, ``va_end`` does nothing."""
    for op in [op for op in walk(function) if op.name in ("llvm.intr.vacopy", "llvm.intr.vaend")]:
        if op.name == "llvm.intr.vacopy":
            b = Builder.at(op)
            to, source = op.operands
            for name, offset in OFFSETS.items():
                type = i32 if name in ("general", "floating") else PTR
                aligned = plain(size_and_alignment(type)[0])
                value = b.value(load_from(_at(b, source, offset), type, aligned))
                _store(b, value, _at(b, to, offset))
        erase(op)


def _integer(b: Builder, number: int, type: IntegerType) -> SSAValue:
    return b.operation("llvm.mlir.constant", (), type, {"value": IntegerAttr(number, type)})


def _at(b: Builder, pointer: SSAValue, offset: int) -> SSAValue:
    return b.value(address_behind(pointer, offset, inside=True)) if offset else pointer


def _store(b: Builder, value: SSAValue, place: SSAValue) -> None:
    b.emit(store_to(value, place, plain(min(size_and_alignment(value.type)[0], SLOT))))


def _copy_bytes(b: Builder, target: SSAValue, source: SSAValue, size: int) -> None:
    b.emit(memcpy(target, source, _integer(b, size, i64)))
