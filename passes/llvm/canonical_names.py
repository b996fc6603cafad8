"""Functions of the Rust allocator get the names that tables know.

The compiler mangles them (`dialects.support.rust_names`).
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.build import walk
from ad_opt.dialects.support.rust_names import allocator_name
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.passes import ModulePass

_NOTHING = "__rust_no_alloc_shim_is_unstable"
"""Begins the name of a function that does nothing, which the linker looks for."""


@dataclass(frozen=True)
class CanonicalNamesPass(ModulePass):
    """Give functions of the Rust allocator their plain names.

    Before::

        %p = llvm.call @_RNvCs123_7___rustc12___rust_alloc(%size, %align) : ...

    After::

        %p = llvm.call @__rust_alloc(%size, %align) : ...

    A function of a program that has such a name and a body keeps it. Options: none.
    """

    name = "canonical-names"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        renamed: dict[str, str] = {}
        for func in op.ops:
            name = func.properties.get("sym_name")
            if func.name != "llvm.func" or not isinstance(name, StringAttr):
                continue
            plain = allocator_name(name.data)
            if plain is None or plain == name.data:
                continue
            if not func.regions[0].blocks:
                renamed[name.data] = plain
                func.properties["sym_name"] = StringAttr(plain)
        if not renamed:
            return
        for user in list(walk(op)):
            callee = user.properties.get("callee")
            if not isinstance(callee, SymbolRefAttr) or callee.string_value() not in renamed:
                continue
            plain = renamed[callee.string_value()]
            if plain.startswith(_NOTHING):
                user.detach()
                user.erase()
            else:
                user.properties["callee"] = SymbolRefAttr(plain)
