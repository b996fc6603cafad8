"""Functions of the llvm dialect that let no derivative through: they format, log, count.

A variadic function of the program stays one of LLVM's, and nobody follows what it does with its
arguments. But often no float, and no address of one, leaves it: all that it stores outside of its
own stack, and returns, is text and integers, and what it calls only prints or formats. Its calls
are inactive then. Globals that it writes must be its own: the way back restores what the rest of
the program writes, and an address in a global that only half of the program restores would lead to
memory that has been freed. Needs what `infer-type-trees` has left on loads and stores.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.llvm.layouts import PTR, size_and_alignment
from ad_opt.dialects.support.ir.queries import defining_op, each_once, walk
from ad_opt.dialects.support.ir.symbols import named_by, own_name
from ad_opt.dialects.typetree.kinds import INTEGER
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    PRESUMED,
    inferred_tree,
    presumed_integers,
    tree_in,
)
from ad_opt.passes.ops.allocators import ALLOCATORS
from ad_opt.passes.ops.catalogue import viewed_root
from ad_opt.passes.ops.known_functions import KNOWN
from ad_opt.passes.ops.library_types import calls_library
from ad_opt.passes.ops.written_bytes import reads_numbers
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerType
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .module_symbols import Symbols

HARMLESS = ("llvm.va_", "llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.expect", "llvm.umax",
            "llvm.umin", "llvm.smax", "llvm.smin")  # fmt: skip
"""Intrinsics, by how their names begin."""
REFUSED = frozenset(
    f"llvm.{name}"
    for name in (
        *("atomicrmw", "cmpxchg", "inline_asm", "invoke", "intr.memcpy", "intr.memmove"),
        *("intr.memcpy.inline", "intr.masked.store", "intr.masked.scatter", "indirectbr"),
    )
)
"""Operations that may write floats, or whatever they like."""


def is_silent(function: Operation, symbols: Symbols) -> bool:
    """True if no derivative leaves a function with a body that stays as it is."""
    if function not in symbols.silent:
        known = bool(function.regions[0].blocks) and _leaves_nothing(function, symbols)
        symbols.silent[function] = known
    return symbols.silent[function]


def _leaves_nothing(function: Operation, symbols: Symbols) -> bool:
    """True if no derivative leaves a function, nor any that it calls."""
    seen: set[Operation] = set()
    pending = [function]
    for current in each_once(pending):
        seen.add(current)
        for op in walk(current):
            called = _callees(op, symbols) if op.name == "llvm.call" else []
            row = _LEAVES_NOTHING.get(op.name)
            if called is None or op.name in REFUSED or (row is not None and not row(op)):
                return False
            pending += called
    return all(_users(name, symbols) <= seen for function in seen for name in _written(function))


def _written(function: Operation) -> set[str]:
    """The globals that a function stores to."""
    found: set[str] = set()
    for op in walk(function):
        if op.name == "llvm.store":
            name = symbol_at(viewed_root(op.operands[1]))
            if name is not None:
                found.add(name)
    return found


def _users(name: str, symbols: Symbols) -> set[Operation]:
    """The functions that mention a global."""
    return {
        function
        for function in symbols.of.values()
        if any(
            op.name == "llvm.mlir.addressof" and named_by(op, "global_name") == name
            for op in walk(function)
        )
    }


def _callees(op: Operation, symbols: Symbols) -> list[Operation] | None:
    """The functions with bodies that a call calls; ``None`` if it may do anything."""
    function = symbols.function(op.properties.get("callee"))
    if function is None:
        return None
    name = own_name(function)
    if function.regions[0].blocks:
        return [function]
    if not calls_library(name, op):
        return None
    known = KNOWN.get(name)
    if known is not None:
        silent = not known.derivative and known.writes is not None and not reads_numbers(name)
        return [] if silent else None
    return [] if name in ALLOCATORS or name.startswith(HARMLESS) else None


def _stored(op: Operation) -> bool:
    value, place = op.operands
    return defining_op(place, "llvm.alloca") is not None or _is_no_float(op, value)


def _returned(op: Operation) -> bool:
    return all(map(_is_plain_integer, op.operands))


def _is_plain_integer(value: SSAValue) -> bool:
    """True if a value is an integer that is surely not the bits of a double."""
    if not isinstance(value.type, IntegerType):
        return False
    if value.type.width.data <= 32:  # floats are passed on as doubles
        return True
    owner = value.owner
    if not isinstance(owner, Operation) or owner.name in ("llvm.bitcast", "llvm.select"):
        return False
    return owner.name != "llvm.load" or presumed_integers(owner, value.type.width.data // 8)


def _filled(op: Operation) -> bool:
    tree = inferred_tree(op)
    if tree is None:
        return PRESUMED in op.attributes
    return all(kind == INTEGER for _, kind in tree)


def _is_no_float(op: Operation, value: SSAValue) -> bool:
    if isinstance(value.type, IntegerType):
        narrow = value.type.width.data < 16
        return narrow or presumed_integers(op, size_and_alignment(value.type)[0])
    return value.type == PTR and _leads_to_no_float(value)


def _leads_to_no_float(value: SSAValue) -> bool:
    """True if there is text, or nothing, behind an address."""
    owner = value.owner
    if isinstance(value, BlockArgument):
        return _is_text_parameter(value)
    assert isinstance(owner, Operation)
    if owner.name == "llvm.mlir.zero":
        return True
    tree = inferred_tree(owner) if owner.name == "llvm.call" else None
    return tree is not None and bool(tree.facts) and all(kind == INTEGER for _, kind in tree)


def _is_text_parameter(value: BlockArgument) -> bool:
    function = value.block.parent_op()
    given = function.get_attr_or_prop("arg_attrs") if function is not None else None
    if not isinstance(given, ArrayAttr) or value.block.prev_block is not None:
        return False
    attributes = cast("ArrayAttr[DictionaryAttr]", given).data[value.index]
    tree = tree_in(cast("dict[str, Attribute]", attributes.data))
    behind = [kind for path, kind in tree if len(path) > 1] if tree is not None else []
    return bool(behind) and all(kind == INTEGER for kind in behind)


_LEAVES_NOTHING: dict[str, Callable[[Operation], bool]] = {
    "llvm.store": _stored,
    "llvm.return": _returned,
    "llvm.intr.memset": _filled,
}
"""Tests by name: True if an operation that may carry something out of a function does not."""
