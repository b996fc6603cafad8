"""Memory behind the addresses that a function takes: from type trees, else from its accesses.

A C function does not say in its type which arrays it takes. `infer-type-trees` leaves on each
parameter what is there; where it knows nothing, loads and stores through the parameter say it for
the C header, but do not decide what has a derivative.
"""

from __future__ import annotations

import re

from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.support.ir.queries import each_once
from ad_opt.dialects.support.names.attribute_names import EXTENT, NO_ALIAS
from ad_opt.dialects.support.names.parameter_notes import ParameterNote, parameter_notes
from ad_opt.dialects.typetree.attributes import TreeAttr
from ad_opt.dialects.typetree.kinds import INTEGER, Kind
from ad_opt.dialects.typetree.tree import TypeTree
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TYPE_TREE
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import AnyFloat, Float32Type, Float64Type, ModuleOp, StringAttr, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.dialects.llvm import LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, Operation, SSAValue

READ_ONLY = ("llvm.readonly", "llvm.readnone")
HELD_BY_POINTERS = (TYPE_TREE, *READ_ONLY)
"""Attributes of a pointer that hold of the same parameter of a derivative."""

ELEMENTS: dict[str | None, AnyFloat] = {"double": Float64Type(), "float": Float32Type()}
"""Floats by their names in C."""

_C_NAMES = {
    "Float@double": "double",
    "Float@float": "float",
    "f64": "double",
    "f32": "float",
    "i8": "int8_t",
    "i16": "int16_t",
    "i32": "int32_t",
    "i64": "int64_t",
}


def is_address(type: Attribute) -> bool:
    """True if a parameter is an address."""
    return isinstance(type, LLVMPointerType)


def comes_from_llvm(function: FuncOp) -> bool:
    """True if the function was LLVM IR, so that its header has more to say."""
    module = function.parent_op()
    return any(map(is_address, function.function_type.inputs)) or (
        isinstance(module, ModuleOp) and "llvm.data_layout" in module.attributes
    )


def set_apart(function: FuncOp) -> None:
    """Say of a function that no two of its arguments share memory."""
    types = function.function_type.inputs.data
    attributes = [argument_attributes(function, at) for at in range(len(types))]
    for type, one in zip(types, attributes, strict=True):
        if is_memref(type):
            one[NO_ALIAS] = UnitAttr()
    set_argument_attributes(function, attributes)


def behind(tree: TypeTree) -> list[tuple[int, Kind]]:
    """Return what is known one step behind an address, by offset."""
    return [(path[1], kind) for path, kind in tree if len(path) == 2]


def note_of(function: FuncOp, at: int) -> ParameterNote:
    """Return what is known of a parameter of a function that is no derivative, or is one."""
    known = parameter_notes(function)
    if known:
        return known[at]
    if not is_address(function.function_type.inputs.data[at]):
        return ParameterNote()
    attributes, block = argument_attributes(function, at), function.body.first_block
    read_only = any(name in attributes for name in READ_ONLY)
    if block is not None and not read_only:
        from .loads import loads_by

        read_only = bool(loads_by(block.args[at]))
    element = _element(function, at, attributes)
    return ParameterNote(element=element, read_only=read_only, extent=_extent(function, at))


def float_behind(function: FuncOp, at: int) -> AnyFloat | None:
    """The type of all that lies behind an address, if it is one of floats, in structs as well."""
    if not is_address(function.function_type.inputs.data[at]):
        return None
    given = argument_attributes(function, at).get(TYPE_TREE)
    if isinstance(given, TreeAttr) and (facts := behind(given.tree)):
        kinds = {str(kind) for _, kind in facts}
        return ELEMENTS.get(_C_NAMES.get(kinds.pop())) if len(kinds) == 1 else None
    return ELEMENTS.get(note_of(function, at).element)


def _extent(function: FuncOp, at: int) -> str | None:
    """The number of elements that was declared, in the names of the function's arguments."""
    given, block = argument_attributes(function, at).get(EXTENT), function.body.first_block
    if not isinstance(given, StringAttr) or block is None:
        return None
    names = [default_name(number, one.name_hint) for number, one in enumerate(block.args)]
    return re.sub(r"\barg(\d+)\b", lambda found: names[int(found[1])], given.data)


def default_name(at: int, given: str | None) -> str:
    """The name of an argument in headers and on the command line."""
    return given or f"x{at}"


def _element(function: FuncOp, at: int, attributes: dict[str, Attribute]) -> str | None:
    """The C type of the elements of an array; ``None`` for structs, and where it is not known."""
    block = function.body.first_block
    accesses = _Accesses(block.args[at]) if block is not None else None
    if accesses is not None and accesses.structs:
        return None
    given = attributes.get(TYPE_TREE)
    if isinstance(given, TreeAttr):
        facts = behind(given.tree)
        kinds = {str(kind) for _, kind in facts}
        places = {offset for offset, _ in facts}
        if len(kinds) > 1 or (len(places) > 1 and (accesses is None or not accesses.indexed)):
            return None
        if kinds and kinds != {str(INTEGER)}:
            return _C_NAMES.get(kinds.pop())
    if accesses is None or accesses.others or len(accesses.types) != 1:
        return None
    return _C_NAMES.get(accesses.types.pop())


class _Accesses:
    """Accesses of a function by an address that it is given."""

    def __init__(self, address: SSAValue):
        self.types: set[str] = set()
        """Of all that is loaded and stored."""
        self.indexed = False
        """True if it steps over numbers by an index."""
        self.structs = False
        """True if it steps over or into structs."""
        self.others = False
        """True if it does anything else."""
        pending = [address]
        for value in each_once(pending):
            for use in value.uses:
                op = use.operation
                if op.name == "llvm.getelementptr" and use.index == 0:
                    self._step(op)
                    pending.append(op.results[0])
                else:
                    self._access(op, use.index)

    def _step(self, op: Operation) -> None:
        type = op.properties["elem_type"]
        self.structs = self.structs or isinstance(type, LLVMStructType)
        self.indexed = self.indexed or (str(type) in _C_NAMES and len(op.operands) > 1)

    def _access(self, op: Operation, index: int) -> None:
        if op.name == "llvm.load":
            self.types.add(str(op.results[0].type))
        elif op.name == "llvm.store" and index == 1:
            self.types.add(str(op.operands[0].type))
        else:
            self.others = True
