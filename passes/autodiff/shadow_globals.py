"""Shadows of globals: memory for the derivatives of what a function keeps in globals meanwhile.

    llvm.mlir.global internal @state(0.0 : f64) : f64
becomes also
    llvm.mlir.global internal @state.shadow() : f64 { zero }

A global is neither an input nor an output of a derivative, so its shadow begins as zeros for each
request: what `reset` puts in front of it. Addresses in a global's initial contents are those of
shadows in the shadow. Shadows of functions and of what is declared elsewhere do not exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ad_opt.dialects.llvm_ext_attrs import ZeroAttr
from ad_opt.dialects.support.build import walk
from ad_opt.dialects.support.classes import CLASSES
from ad_opt.dialects.support.diagnostics import error_at
from ad_opt.dialects.support.layouts import FLOATS, size_and_alignment
from xdsl.dialects.builtin import (
    ArrayAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    VectorType,
    i32,
    i64,
)
from xdsl.dialects.llvm import (
    LinkageAttr,
    LLVMArrayType,
    LLVMPointerType,
    LLVMStructType,
)
from xdsl.ir import Attribute, Operation, Region

from .emit import Emitter
from .pointers import address_of, fill_zero

if TYPE_CHECKING:
    from .session import Session

MOST_PARTS = 4096
"""Of a global that holds addresses, so many floats are made zero one by one."""

OF_THE_LIBRARY = frozenset(
    "stdin stdout stderr __stdinp __stdoutp __stderrp environ optarg optind tzname".split()
)
"""Globals of the C library, in which nothing is ever differentiated: their own shadows."""

ABOUT_TYPES = ("_ZTV", "_ZTI", "_ZTS")
"""Begins the names of what the C++ library says about types, to which the same applies."""


@dataclass
class ShadowGlobals:
    """The shadows that a session has made."""

    session: Session
    names: dict[str, str] = field(default_factory=dict)
    """Each global to its shadow."""

    def shadow(self, name: str, where: Operation) -> str:
        """The global that shadows ``name``, made if it is new; a function shadows itself."""
        known = self.names.get(name)
        if known is not None:
            return known
        target = self.session.symbol(name)
        if target is None or target.name != "llvm.mlir.global":
            return name
        if _is_external(target):
            if name in OF_THE_LIBRARY or name.startswith(ABOUT_TYPES):
                return name
            raise error_at(
                where,
                "AD0972",
                f"the global `@{name}` is defined elsewhere, so it has no shadow",
                help="define it in this module, or pass its memory as an argument",
            )
        shadow = self.names[name] = self.session.fresh_name(f"{name}.shadow")
        self.session.add_symbol(_shadow(self, target, shadow), target)
        return shadow

    def reset(self, before: Operation) -> None:
        """Make the derivatives in all shadows zero in front of an operation."""
        block = before.parent
        assert block is not None
        for name, shadow in self.names.items():
            target = self.session.symbol(name)
            assert target is not None
            _clear(Emitter(block, before, before.location), target, shadow)


def _is_external(target: Operation) -> bool:
    return "value" not in target.properties and not target.regions[0].blocks


def _shadow(globals: ShadowGlobals, target: Operation, name: str) -> Operation:
    """A copy without a value, or with shadows of the addresses in its value."""
    type = target.properties["global_type"]
    properties = dict(target.properties)
    for word in ("constant", "value", "comdat", "unnamed_addr"):
        properties.pop(word, None)
    properties["sym_name"] = StringAttr(name)
    properties["linkage"] = LinkageAttr("internal")
    region = Region()
    if holds_addresses(type) and target.regions[0].blocks:
        region = target.regions[0].clone()
        for op in walk_region(region):
            if op.name == "llvm.mlir.addressof":
                symbol = op.properties["global_name"]
                assert isinstance(symbol, SymbolRefAttr)
                found = globals.shadow(symbol.string_value(), target)
                op.properties["global_name"] = SymbolRefAttr(found)
    else:
        properties["value"] = ZeroAttr()
    return CLASSES["llvm.mlir.global"].create(
        properties=properties,
        attributes={"ad.shadow": UnitAttr()},
        regions=[region],
        location=target.location,
    )


def walk_region(region: Region) -> Iterator[Operation]:
    """The operations of an initializer."""
    for block in region.blocks:
        for op in block.ops:
            yield op
            yield from walk(op)


def holds_addresses(type: Attribute) -> bool:
    """Whether an llvm type has addresses in it."""
    match type:
        case LLVMPointerType():
            return True
        case LLVMArrayType() | VectorType():
            return holds_addresses(
                type.type if isinstance(type, LLVMArrayType) else type.element_type
            )
        case _:
            fields = getattr(type, "types", ())
            return isinstance(fields, ArrayAttr) and any(map(holds_addresses, fields))


def _clear(em: Emitter, target: Operation, shadow: str) -> None:
    type = target.properties["global_type"]
    pointer = address_of(em, shadow)
    if not holds_addresses(type):
        fill_zero(em, pointer, em.integer(size_and_alignment(type)[0], i64))
        return
    parts = list(_floats(type, 0))
    if len(parts) > MOST_PARTS:
        raise error_at(
            target, "AD0972", "this global holds addresses and too many floats to be shadowed"
        )
    for offset, part in parts:
        place = em.value(
            CLASSES["llvm.getelementptr"].create(
                operands=[pointer],
                result_types=[pointer.type],
                properties=_byte_step(offset),
            )
        )
        em.emit(
            CLASSES["llvm.store"].create(
                operands=[em.zero(part), place], properties={"ordering": IntegerAttr(0, i64)}
            )
        )


def _byte_step(offset: int) -> dict[str, Attribute]:
    from xdsl.dialects.builtin import DenseArrayBase, i8

    return {
        "rawConstantIndices": DenseArrayBase.from_list(i32, [offset]),
        "elem_type": i8,
        "noWrapFlags": IntegerAttr(3, i32),
    }


def _floats(type: Attribute, at: int) -> Iterator[tuple[int, Attribute]]:
    """The floats in a type, with their offsets."""
    if any(isinstance(type, kind) for kind in FLOATS):
        yield at, type
    elif isinstance(type, LLVMArrayType):
        size = size_and_alignment(type.type)[0]
        for number in range(type.size.data):
            yield from _floats(type.type, at + number * size)
    elif isinstance(type, LLVMStructType):
        for field_type in type.types:
            size, alignment = size_and_alignment(field_type)
            at = -(-at // alignment) * alignment
            yield from _floats(field_type, at)
            at += size
