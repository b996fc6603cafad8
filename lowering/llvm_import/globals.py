"""Globals, aliases, linker groups, lists of constructors."""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.llvm.attributes.parameter_trees import ZeroAttr
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, i32, i64
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .functions import UNNAMED, comdat, linkage_words
from .text.attributes import UNIT, Attributes
from .text.constants import OPS, Const, attribute, integer, materialize
from .text.state import ModuleReader
from .text.tokens import Refused, Tokens, name, not_understood, string
from .text.types import PTR

_GLOBAL, _ALIAS = OPS["llvm.mlir.global"], OPS["llvm.mlir.alias"]

_EXPRESSIONS = frozenset("getelementptr bitcast addrspacecast inttoptr".split())


def _thread_local(t: Tokens, properties: Attributes, attributes: Attributes) -> None:
    if t.accept("thread_local"):
        properties["thread_local_"] = UNIT
        if t.accept("("):
            attributes["ad_opt.tls_model"] = StringAttr(t.next())
            t.expect(")")


def _unnamed(t: Tokens, properties: Attributes) -> None:
    if (word := t.accept_in(UNNAMED)) is not None:
        properties["unnamed_addr"] = integer(UNNAMED[word], i64)


def read_global(module: ModuleReader, t: Tokens) -> Operation | None:
    """``@x = ...``; a list of constructors is an operation of its own."""
    symbol = name(t.next())
    t.expect("=")
    # The order in which the text of the dialect gives them.
    properties: Attributes = {"sym_name": StringAttr(symbol), "addr_space": integer(0, i32)}
    attributes: Attributes = {}
    linkage_words(t, properties, attributes)
    _thread_local(t, properties, attributes)
    _unnamed(t, properties)
    if t.accept("alias"):
        return _alias(module, t, properties, attributes)
    if t.accept("ifunc"):
        raise Refused(f"the ifunc `@{symbol}`")
    if space := _space(t):
        properties["addr_space"] = IntegerAttr(space, i32)
    if t.accept("externally_initialized"):
        properties["externally_initialized"] = UNIT
    if t.accept("constant"):
        properties["constant"] = UNIT
    else:
        t.expect("global")
    type_ = properties["global_type"] = module.types.read(t)
    const = None
    if t.items[t.at] not in ("", ","):
        const = module.constants.read(t, type_)
    if symbol in ("llvm.global_ctors", "llvm.global_dtors"):
        return _structors(symbol, const)
    _tail(t, symbol, properties, attributes)
    region = Region()
    if const is not None:
        region = _initialise(const, properties)
    return _GLOBAL.create(properties=properties, attributes=attributes, regions=[region])


def _space(t: Tokens) -> int:
    return int(t.skip_group()[0]) if t.accept("addrspace") else 0


def _tail(t: Tokens, symbol: str, properties: Attributes, attributes: Attributes) -> None:
    """``, section "s", comdat, align 8, !dbg !0 #1``."""
    while t.accept(","):
        word = t.next()
        if word == "section":
            properties["section"] = StringAttr(string(t.next()))
        elif word == "comdat":
            properties["comdat"] = comdat(t, symbol)
        elif word == "align":
            properties["alignment"] = integer(int(t.next()), i64)
        elif word == "code_model":
            attributes["ad_opt.code_model"] = StringAttr(string(t.next()))
        elif word == "partition" or word[:1] == "!":
            t.at += 1
        elif not word.startswith(("no_sanitize", "sanitize")):
            raise not_understood(f"{word} on a global")


def _initialise(const: Const, properties: Attributes) -> Region:
    """The value of a global: an attribute where one can say it, else a region."""
    if (value := attribute(const)) is not None:
        properties["value"] = value
        return Region()
    return _region(const)


def _region(const: Const) -> Region:
    block = Block()

    def emit(op: Operation) -> SSAValue:
        block.add_op(op)
        return op.results[0]

    value = materialize(const, emit)
    block.add_op(OPS["llvm.return"].create(operands=[value]))
    return Region([block])


def _alias(
    module: ModuleReader, t: Tokens, properties: Attributes, attributes: Attributes
) -> Operation:
    del properties["addr_space"]
    properties["alias_type"] = module.types.read(t)
    t.expect(",")
    # A constant expression stands there without its type.
    expression = t.items[t.at] in _EXPRESSIONS
    const = module.constants.read(t, PTR) if expression else module.constants.typed(t)
    return _ALIAS.create(properties=properties, attributes=attributes, regions=[_region(const)])


def _structors(symbol: str, const: Const | None) -> Operation:
    kind = symbol.removeprefix("llvm.global_")
    functions: list[Attribute] = []
    priorities: list[Attribute] = []
    data: list[Attribute] = []
    rows: list[Const] = const.data if const is not None and const.kind == "list" else []
    for row in rows:
        priority, function, associated = cast(list[Const], row.data)
        if function.kind != "symbol":
            raise Refused(f"an entry of `@{symbol}` that is no function")
        functions.append(SymbolRefAttr(function.data))
        priorities.append(IntegerAttr(priority.data if priority.kind == "int" else 0, i32))
        if associated.kind == "symbol":
            data.append(SymbolRefAttr(associated.data))
        else:
            data.append(ZeroAttr())
    return OPS[f"llvm.mlir.global_{kind}"].create(
        properties={
            kind: ArrayAttr(functions),
            "priorities": ArrayAttr(priorities),
            "data": ArrayAttr(data),
        }
    )
