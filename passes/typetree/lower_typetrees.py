"""Layouts to type trees.

Needs: parameters, results and operations of ``func`` and ``llvm`` with ``typetree.layout``.
Leaves: ``llvm.enzyme_type`` on parameters and results of functions and calls and on operands of
memory intrinsics, ``enzyme_type`` on operations; no ``typetree.layout``. Follows rustc, which
attaches them at the same places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import callee_name, named_by, own_name
from ad_opt.dialects.typetree.attributes import (
    CONFLICT_HELP,
    LAYOUT,
    PARAMETER_TYPE,
    RESULT_TYPE,
    first_conflict,
    tree_of,
)
from ad_opt.dialects.typetree.kinds import INTEGER
from ad_opt.dialects.typetree.layout import LayoutTrees
from ad_opt.dialects.typetree.rustc import RustcTrees
from ad_opt.dialects.typetree.sizes import companion
from ad_opt.dialects.typetree.tree import EVERYWHERE, TypeTree
from ad_opt.passes.ops.catalogue import fills_bytes, is_call, is_function, moves_bytes
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, StringAttr
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass

from .fitting import WORDS, Fitting, layout_given
from .known_trees import Known, follow

SHOWN = frozenset({"llvm.extractvalue"})
"""Operations that are told the tree of their result where it follows from others."""

Entries = list[dict[str, Attribute]]


@dataclass(frozen=True)
class LowerTypetreesPass(ModulePass):
    """Say in Enzyme's words what ``typetree.layout`` says in those of a language.

    Before::

        llvm.func @f(%x: !llvm.ptr {typetree.layout = !typetree.ref<f32>})

    After::

        llvm.func @f(%x: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Float@float}"})

    The layout may stand on parameters and results of functions and of calls, on ``llvm.alloca``,
    ``llvm.mlir.global`` and memory intrinsics (what lies in memory there) and on ``llvm.load``.
    Calls get the trees of the function they name; memory intrinsics and ``llvm.extractvalue``
    those that follow from addresses and structs that are known.

    ``spelling=rustc`` writes what rustc writes: integers and arrays inside of structs at their
    first byte only, and tuples without padding. ``raw-pointers=integer`` calls
    ``!typetree.ptr<T>`` an integer, as older versions of rustc do.
    """

    name = "lower-typetrees"

    spelling: Literal["document", "rustc"] = "document"
    raw_pointers: Literal["pointer", "integer"] = "pointer"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        integers = self.raw_pointers == "integer"
        rustc = self.spelling == "rustc"
        trees = RustcTrees(integers) if rustc else LayoutTrees(integers)
        _Lowering(op, Fitting(trees), rustc=rustc).run()


class _Lowering:
    def __init__(self, module: ModuleOp, fitting: Fitting, *, rustc: bool):
        self.module = module
        self.fitting = fitting
        self.rustc = rustc
        self.known: Known = {}
        self.signatures: dict[str, tuple[Entries, Entries]] = {}
        """The attributes of parameters and results of each function."""
        self.globals: dict[str, TypeTree] = {}

    def run(self) -> None:
        """Rewrite the module."""
        ops = list(walk(self.module))
        for op in ops:
            if is_function(op):
                self._function(op)
            elif op.name == "llvm.mlir.global" and (tree := self._memory(op)) is not None:
                self.globals[own_name(op)] = tree
        for op in ops:
            if is_call(op):
                self._call(op)
            elif moves_bytes(op) or fills_bytes(op):
                self._transfer(op)
            elif not is_function(op) and op.name != "llvm.mlir.global":
                self._other(op)

    # ------------------------------------------------------------------ functions and calls

    def _function(self, op: Operation) -> None:
        inputs, outputs = _types(op.properties["function_type"])
        arguments = self._entries(op, "arg_attrs", inputs, "argument")
        results = self._entries(op, "res_attrs", outputs, "result")
        self.signatures[own_name(op)] = (arguments, results)
        block = op.regions[0].first_block if op.regions else None
        for argument, entry in zip(block.args if block is not None else (), arguments):
            if (tree := tree_of(entry, op)) is not None:
                self.known[argument] = tree

    def _entries(self, op: Operation, key: str, types: Sequence[Attribute], what: str) -> Entries:
        """Replace the layouts among the attributes of parameters or results."""
        entries = _read(op, key, len(types))
        if not any(LAYOUT in entry for entry in entries):
            return entries
        for i, entry in enumerate(entries):
            layout = layout_given(entry.pop(LAYOUT, None), op)
            if layout is None:
                continue
            found = self.fitting.value(layout, types[i], f"{what} {i}", op)
            _add(entry, found.value, op)
            if found.companion is not None:
                self._check_companion(op, entries, types, i, companion(cast(Any, layout).type))
                _add(entries[i + 1], found.companion, op)
        _write(op, key, entries)
        return entries

    def _check_companion(
        self, op: Operation, entries: Entries, types: Sequence[Attribute], i: int, word: str
    ) -> None:
        """AD0923 unless the value behind an address is its length or table."""
        if i + 1 < len(types) and types[i + 1].name in WORDS[word] and LAYOUT not in entries[i + 1]:
            return
        message = f"argument {i} is an address with a {word}, and no {word} comes behind it"
        help = "an address of a slice, str or dyn is two parameters; only the first has a layout"
        raise error_at(op, "AD0923", message, help=help)

    def _call(self, op: Operation) -> None:
        indirect = op.name != "func.call" and op.properties.get("callee") is None
        operands = _arguments(op)[1:] if indirect else _arguments(op)
        arguments = self._entries(op, "arg_attrs", [v.type for v in operands], "argument")
        results = self._entries(op, "res_attrs", [v.type for v in op.results], "result")
        name = callee_name(op) or ""
        if name in self.signatures:
            theirs, its = self.signatures[name]
            self._hand_on(op, "arg_attrs", arguments, theirs)
            self._hand_on(op, "res_attrs", results, its)
        if op.results and (tree := tree_of(results[0], op)) is not None:
            self.known[op.results[0]] = tree

    def _hand_on(self, op: Operation, key: str, mine: Entries, theirs: Entries) -> None:
        """Trees of a function's parameters, for a call of it."""
        changed = False
        for entry, other in zip(mine, theirs):
            if (tree := tree_of(other, op)) is not None:
                _add(entry, tree, op)
                changed = True
        if changed:
            _write(op, key, mine)

    # ------------------------------------------------------------------ operations

    def _memory(self, op: Operation) -> TypeTree | None:
        """The tree of the address of what a layout on ``op`` describes."""
        layout = layout_given(op.attributes.pop(LAYOUT, None), op)
        return None if layout is None else self.fitting.memory(layout, op)

    def _transfer(self, op: Operation) -> None:
        """memcpy, memmove, memset."""
        given = self._memory(op)
        count = 2 if moves_bytes(op) else 1
        entries = _read(op, "arg_attrs", len(op.operands))
        changed = False
        for i in range(count):
            tree = given if given is not None else self.known.get(op.operands[i])
            if tree is not None:
                _add(entries[i], self._as_operand(tree), op)
                changed = True
        if not changed:
            return
        if len(op.operands) > 2 and "inline" not in op.name:
            _add(entries[2], TypeTree.scalar(INTEGER), op)
        _write(op, "arg_attrs", entries)

    def _as_operand(self, tree: TypeTree) -> TypeTree:
        """Rustc says 0 where others say -1 for an operand of a memory intrinsic."""
        if not self.rustc:
            return tree
        return TypeTree.of(
            ((0 if path[0] == EVERYWHERE else path[0], *path[1:]), kind) for path, kind in tree
        )

    def _other(self, op: Operation) -> None:
        tree = follow(op, self.known)
        if op.name == "llvm.mlir.addressof":
            tree = self.globals.get(named_by(op, "global_name") or "")
        if LAYOUT in op.attributes:
            tree = self._own(op)
        elif tree is None or op.name not in SHOWN | {"llvm.mlir.addressof"}:
            return
        assert tree is not None
        self.known[op.results[0]] = tree
        _add(op.attributes, tree, op, RESULT_TYPE)

    def _own(self, op: Operation) -> TypeTree:
        """The tree that a layout on an operation gives its result."""
        if op.name == "llvm.alloca":
            tree = self._memory(op)
        elif op.name in ("llvm.load", "llvm.extractvalue"):
            layout = layout_given(op.attributes.pop(LAYOUT), op)
            assert layout is not None
            tree = self.fitting.value(layout, op.results[0].type, "the result", op).value
        else:
            help = "it belongs on parameters, results, allocations, globals, loads and transfers"
            raise error_at(op, "AD0924", f"`{LAYOUT}` is on `{op.name}`", help=help)
        assert tree is not None
        return tree


def _types(function_type: Attribute) -> tuple[list[Attribute], list[Attribute]]:
    """Types of parameters and results of a function of either dialect."""
    given: Any = function_type
    if function_type.name == "llvm.func":
        output = given.output
        return list(given.inputs), [] if output.name == "llvm.void" else [output]
    return list(given.inputs), list(given.outputs)


def _arguments(op: Operation) -> Sequence[Any]:
    """Return the operands that a call hands over; for a call of an address, that first."""
    given: Any = op
    return list(given.arguments) if op.name == "func.call" else list(given.args)


def _read(op: Operation, key: str, count: int) -> Entries:
    """The attributes of parameters or results, as dictionaries to be changed."""
    given = op.properties.get(key) or op.attributes.get(key)
    entries: Entries = []
    if isinstance(given, ArrayAttr):
        entries = [dict(cast(DictionaryAttr, entry).data) for entry in cast(Any, given)]
    return entries + [{} for _ in range(count - len(entries))]


def _write(op: Operation, key: str, entries: Entries) -> None:
    """Put them back."""
    value = ArrayAttr([DictionaryAttr(entry) for entry in entries])
    place = op.attributes if key in op.attributes else op.properties
    place[key] = value


def _add(
    entry: dict[str, Attribute], tree: TypeTree, where: Operation, key: str = PARAMETER_TYPE
) -> None:
    """Say a tree together with what is said already; AD0921 where that contradicts it."""
    if (known := tree_of(entry, where)) is not None:
        tree |= known
        if (conflict := first_conflict(tree)) is not None:
            raise error_at(where, "AD0921", conflict, help=CONFLICT_HELP)
    if tree:
        entry[key] = StringAttr(str(tree))
