"""Instructions on memory: allocas, loads, stores, atomics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ad_opt.dialects.llvm.operations.memory import RMW_KINDS
from ad_opt.dialects.llvm.operations.syntax import ORDERINGS
from ad_opt.dialects.support.ir.creation import make
from ad_opt.lowering.llvm_import.text.attributes import UNIT
from ad_opt.lowering.llvm_import.text.constants import OPS, integer
from ad_opt.lowering.llvm_import.text.metadata import attachments
from ad_opt.lowering.llvm_import.text.state import FunctionReader
from ad_opt.lowering.llvm_import.text.tokens import Refused, Tokens, string
from ad_opt.lowering.llvm_import.text.types import PTR
from xdsl.dialects.builtin import StringAttr, i1, i64
from xdsl.dialects.llvm import LLVMStructType
from xdsl.ir import Attribute, SSAValue

from .arithmetic import Handler

Attributes = dict[str, Attribute]


def _scope(t: Tokens, properties: Attributes) -> None:
    if t.accept("syncscope"):
        t.expect("(")
        properties["syncscope"] = StringAttr(string(t.next()))
        t.expect(")")


def _ordering(t: Tokens) -> Attribute:
    word = t.next()
    if word not in ORDERINGS:
        raise Refused(f"the atomic ordering `{word}`")
    return integer(ORDERINGS[word], i64)


def _alignment(t: Tokens, properties: Attributes) -> None:
    if t.items[t.at] == "," and t.items[t.at + 1] == "align":
        properties["alignment"] = integer(int(t.items[t.at + 2]), i64)
        t.at += 3


def _hints(f: FunctionReader, t: Tokens, properties: Attributes) -> None:
    """Read metadata about an access; what is not listed only helps the optimiser."""
    for kind, node in attachments(t):
        if kind == "tbaa":
            if (tags := f.module.metadata.tbaa_tags(node)) is not None:
                properties["tbaa"] = tags
        elif (list_ := _SCOPES.get(kind)) is not None:
            if (scopes := f.module.metadata.scopes(node)) is not None:
                properties[list_] = scopes
        elif (name := _FLAGS.get(kind)) is not None:
            properties[name] = UNIT


_SCOPES = {"alias.scope": "alias_scopes", "noalias": "noalias_scopes"}
_FLAGS = {
    "nontemporal": "nontemporal",
    "invariant.load": "invariant",
    "invariant.group": "invariantGroup",
}


def _alloca(f: FunctionReader, t: Tokens, result: str | None) -> None:
    properties: Attributes = {}
    if t.accept("inalloca"):
        properties["inalloca"] = UNIT
    swifterror = t.accept("swifterror")
    type_ = f.type(t)
    properties["elem_type"] = type_
    if t.items[t.at] == "," and _is_type(t.items[t.at + 1]):
        t.at += 1
        size = f.typed(t)
    else:
        size = f.operand(Tokens("1", t.line), f.types.word("i32"))
    _alignment(t, properties)
    pointer: Attribute = PTR
    if t.items[t.at] == "," and t.items[t.at + 1] == "addrspace":
        t.at += 1
        pointer = f.types.pointer(t)
    if swifterror:
        raise Refused("`swifterror`")
    f.emit(
        OPS["llvm.alloca"],
        operands=(size,),
        result_types=(pointer,),
        properties=properties,
        result=result,
    )


def _is_type(token: str) -> bool:
    return token not in ("align", "addrspace") and token[:1] != "!"


_Accessed = TypeVar("_Accessed")


def _access(
    f: FunctionReader, t: Tokens, read: Callable[[Tokens], _Accessed]
) -> tuple[_Accessed, SSAValue, Attributes]:
    """Read what is loaded or stored, at which address, and how."""
    properties: Attributes = {}
    atomic = t.accept("atomic")
    if t.accept("volatile"):
        properties["volatile_"] = UNIT
    accessed = read(t)
    t.expect(",")
    pointer = f.typed(t)
    if atomic:
        _scope(t, properties)
    properties["ordering"] = _ordering(t) if atomic else integer(0, i64)
    _alignment(t, properties)
    if t.items[t.at]:
        _hints(f, t, properties)
    return accessed, pointer, properties


def _load(f: FunctionReader, t: Tokens, result: str | None) -> None:
    type_, pointer, properties = _access(f, t, f.type)
    f.emit(
        OPS["llvm.load"],
        operands=(pointer,),
        result_types=(type_,),
        properties=properties,
        result=result,
    )


def _store(f: FunctionReader, t: Tokens, result: str | None) -> None:
    value, pointer, properties = _access(f, t, f.typed)
    f.emit(OPS["llvm.store"], operands=(value, pointer), properties=properties)


_RMW = {name.removeprefix("_"): integer(i, i64) for i, name in enumerate(RMW_KINDS)}


def _atomicrmw(f: FunctionReader, t: Tokens, result: str | None) -> None:
    properties: Attributes = {}
    if t.accept("volatile"):
        properties["volatile_"] = UNIT
    word = t.next()
    if word not in _RMW:
        raise Refused(f"`atomicrmw {word}`")
    properties["bin_op"] = _RMW[word]
    pointer = f.typed(t)
    t.expect(",")
    value = f.typed(t)
    _scope(t, properties)
    properties["ordering"] = _ordering(t)
    _alignment(t, properties)
    f.emit(
        OPS["llvm.atomicrmw"],
        operands=(pointer, value),
        result_types=(value.type,),
        properties=properties,
        result=result,
    )


def _cmpxchg(f: FunctionReader, t: Tokens, result: str | None) -> None:
    properties: Attributes = {}
    if t.accept("weak"):
        properties["weak"] = UNIT
    if t.accept("volatile"):
        properties["volatile_"] = UNIT
    operands = [f.typed(t)]
    for _ in range(2):
        t.expect(",")
        operands.append(f.typed(t))
    _scope(t, properties)
    properties["success_ordering"] = _ordering(t)
    properties["failure_ordering"] = _ordering(t)
    _alignment(t, properties)
    f.emit(
        OPS["llvm.cmpxchg"],
        operands=operands,
        result_types=(LLVMStructType.from_type_list([operands[1].type, i1]),),
        properties=properties,
        result=result,
    )


def _fence(f: FunctionReader, t: Tokens, result: str | None) -> None:
    properties: Attributes = {}
    _scope(t, properties)
    properties["ordering"] = _ordering(t)
    f.add(make(OPS["llvm.fence"], properties=properties, location=f.location))


MEMORY: dict[str, Handler] = {
    "alloca": _alloca,
    "load": _load,
    "store": _store,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "fence": _fence,
}
"""Instructions by keyword."""
