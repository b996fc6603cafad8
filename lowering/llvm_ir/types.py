"""Types of the llvm dialect as LLVM IR text, and the names that overloaded intrinsics carry.

Texts are cached by the identity of the attribute: hashing an attribute costs more than printing
most of them. The cache keeps the attributes alive, so identities stay unique.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ad_opt.dialects.llvm.attributes.types import OpaqueStructType, PackedStructType, SpecialType
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IndexType,
    IntAttr,
    IntegerType,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue

Where = Operation | SSAValue | None

FLOATS: dict[type[Attribute], tuple[str, str]] = {
    Float16Type: ("half", "f16"),
    BFloat16Type: ("bfloat", "bf16"),
    Float32Type: ("float", "f32"),
    Float64Type: ("double", "f64"),
    Float80Type: ("x86_fp80", "f80"),
    Float128Type: ("fp128", "f128"),
}
"""Floating-point types: LLVM's keyword, and its spelling in names of intrinsics."""


def quote(name: str) -> str:
    """A name as LLVM writes it behind ``@`` or ``%``."""
    if name and not name[0].isdigit() and name.replace(".", "_").replace("$", "_").isidentifier():
        if name.isascii():
            return name
    return f'"{escape(name.encode())}"'


def escape(data: bytes) -> str:
    """Bytes as the inside of an LLVM string literal."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in (34, 92) else f"\\{byte:02X}" for byte in data
    )


def is_float(type_: Attribute) -> bool:
    """True if LLVM takes fast-math flags on operations that give this type."""
    kind = type(type_)
    if kind in FLOATS:
        return True
    if kind is VectorType:
        return type(cast(Any, type_).element_type) in FLOATS
    if kind is llvm.LLVMArrayType:
        return is_float(cast(llvm.LLVMArrayType, type_).type)
    return False


class TypeTable:
    """Texts of types, and the definitions of the named structs that they mention."""

    def __init__(self) -> None:
        self.definitions: dict[str, str] = {}
        self._texts: dict[int, str] = {}
        self._mangled: dict[int, str] = {}
        self._alive: list[Attribute] = []

    def text(self, type_: Attribute, where: Where = None) -> str:
        """``type_`` in LLVM IR."""
        found = self._texts.get(id(type_))
        if found is None:
            handler = _TEXTS.get(type(type_))
            if handler is None:
                raise error_at(
                    where, "AD0402", f"type `{type_}` cannot be written as LLVM IR", help=_HELP
                )
            found = handler(self, type_, where)
            self._texts[id(type_)] = found
            self._alive.append(type_)
        return found

    def mangle(self, type_: Attribute, where: Where = None) -> str:
        """``type_`` as a suffix in the name of an overloaded intrinsic, without the dot."""
        found = self._mangled.get(id(type_))
        if found is None:
            found = self._mangled[id(type_)] = self._mangle(type_, where)
            self._alive.append(type_)
        return found

    def _mangle(self, type_: Attribute, where: Where) -> str:
        if (kind := FLOATS.get(type(type_))) is not None:
            return kind[1]
        match type_:
            case IntegerType():
                return f"i{type_.width.data}"
            case llvm.LLVMPointerType():
                space = type_.addr_space
                return f"p{space.data if isinstance(space, IntAttr) else 0}"
            case VectorType():
                return f"v{type_.get_shape()[0]}{self.mangle(type_.element_type, where)}"
            case llvm.LLVMArrayType():
                return f"a{type_.size.data}{self.mangle(type_.type, where)}"
            case llvm.LLVMStructType() if not type_.struct_name.data:
                return f"sl_{''.join(self.mangle(t, where) for t in type_.types)}s"
            case llvm.LLVMStructType():
                return f"s_{type_.struct_name.data}s"
            case _:
                raise error_at(where, "AD0402", f"no LLVM intrinsic is overloaded by `{type_}`")

    def define(self, name: str, body: str) -> str:
        """Note that the named struct ``name`` has this body; its text."""
        text = f"%{quote(name)}"
        self.definitions.setdefault(text, body)
        return text


_HELP = "run `lower-to-llvm` first; it turns types of other dialects into LLVM types"


def _integer(table: TypeTable, type_: IntegerType, where: Where) -> str:
    return f"i{type_.width.data}"


def _pointer(table: TypeTable, type_: llvm.LLVMPointerType, where: Where) -> str:
    space = type_.addr_space
    number = space.data if isinstance(space, IntAttr) else 0
    return f"ptr addrspace({number})" if number else "ptr"


def _array(table: TypeTable, type_: llvm.LLVMArrayType, where: Where) -> str:
    return f"[{type_.size.data} x {table.text(type_.type, where)}]"


def _vector(table: TypeTable, type_: VectorType, where: Where) -> str:
    if type_.get_num_dims() != 1:
        raise error_at(
            where,
            "AD0402",
            f"type `{type_}` has {type_.get_num_dims()} dimensions; LLVM vectors have one",
            help="unroll the leading dimensions into `!llvm.array`",
        )
    vscale = "vscale x " if type_.get_num_scalable_dims() else ""
    return f"<{vscale}{type_.get_shape()[0]} x {table.text(type_.element_type, where)}>"


def _struct(table: TypeTable, type_: llvm.LLVMStructType, where: Where) -> str:
    body = f"{{ {', '.join(table.text(t, where) for t in type_.types)} }}" if type_.types else "{}"
    name = type_.struct_name.data
    return table.define(name, body) if name else body


def _packed(table: TypeTable, type_: PackedStructType, where: Where) -> str:
    inner = ", ".join(table.text(t, where) for t in type_.types)
    body = f"<{{ {inner} }}>" if inner else "<{}>"
    name = type_.struct_name.data
    return table.define(name, body) if name else body


def _opaque(table: TypeTable, type_: OpaqueStructType, where: Where) -> str:
    return table.define(type_.struct_name.data, "opaque")


def _function(table: TypeTable, type_: llvm.LLVMFunctionType, where: Where) -> str:
    inputs = [table.text(t, where) for t in type_.inputs]
    if type_.is_variadic:
        inputs.append("...")
    return f"{table.text(type_.output, where)} ({', '.join(inputs)})"


def _special(table: TypeTable, type_: SpecialType, where: Where) -> str:
    return type_.keyword


_TEXTS: dict[type[Attribute], Callable[[TypeTable, Any, Where], str]] = {
    IntegerType: _integer,
    IndexType: lambda table, type_, where: "i64",
    llvm.LLVMPointerType: _pointer,
    llvm.LLVMArrayType: _array,
    llvm.LLVMStructType: _struct,
    PackedStructType: _packed,
    OpaqueStructType: _opaque,
    llvm.LLVMVoidType: lambda table, type_, where: "void",
    llvm.LLVMFunctionType: _function,
    VectorType: _vector,
}
for _kind, (_keyword, _) in FLOATS.items():
    _TEXTS[_kind] = lambda table, type_, where, keyword=_keyword: keyword
for _kind in SpecialType.__subclasses__():
    _TEXTS[_kind] = _special
