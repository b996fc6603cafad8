"""Functions of the Rust allocator, and copies in place, get the names that tables know.

The compiler mangles the allocator's (`dialects.support.rust_names`).
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import callee_name, own_name
from ad_opt.dialects.support.names.rust_names import allocator_name
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass

_NOTHING = "__rust_no_alloc_shim_is_unstable"
"""Begins the name of a function that does nothing, which the linker looks for."""
_IN_PLACE = {f"llvm.intr.{name}.inline": f"llvm.intr.{name}" for name in ("memcpy", "memset")}


@dataclass(frozen=True)
class CanonicalNamesPass(ModulePass):
    """Give functions of the Rust allocator their plain names, and copies one form.

    Before::

        %p = llvm.call @_RNvCs123_7___rustc12___rust_alloc(%size, %align) : ...
        "llvm.intr.memcpy.inline"(%q, %p) <{len = 8 : i64, isVolatile = false}> : ...

    After::

        %p = llvm.call @__rust_alloc(%size, %align) : ...
        %n = llvm.mlir.constant(8 : i64) : i64
        "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : ...

    A function of a program that has such a name and a body keeps it. That a copy must not become
    a call says nothing of what it does. Options: none.
    """

    name = "canonical-names"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for copy in [found for found in walk(op) if found.name in _IN_PLACE]:
            _give_length(copy)
        renamed: dict[str, str] = {}
        for func in op.ops:
            if func.name != "llvm.func":
                continue
            name = own_name(func)
            plain = allocator_name(name)
            if plain is None or plain == name:
                continue
            if not func.regions[0].blocks:
                renamed[name] = plain
                func.properties["sym_name"] = StringAttr(plain)
        if not renamed:
            return
        for user in list(walk(op)):
            plain = renamed.get(callee_name(user) or "")
            if plain is None:
                continue
            if plain.startswith(_NOTHING):
                erase(user)
            else:
                user.properties["callee"] = SymbolRefAttr(plain)


def _give_length(copy: Operation) -> None:
    """The form whose length is an operand."""
    properties = dict(copy.properties)
    length = properties.pop("len")
    assert isinstance(length, IntegerAttr)
    block = copy.parent
    assert block is not None
    builder = Builder(block, copy, copy.location)
    number = builder.emit(
        CLASSES["llvm.mlir.constant"].create(
            result_types=[length.type], properties={"value": length}
        )
    )
    plain = CLASSES[_IN_PLACE[copy.name]].create(
        operands=[*copy.operands, number.results[0]],
        properties=properties,
        attributes=copy.attributes,
    )
    builder.emit(plain)
    erase(copy)
