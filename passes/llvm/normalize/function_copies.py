"""A copy of a function for each thing that its callers pass, where that is not the same for all.

``void copy(void *to, const void *from)`` moves floats for one caller and integers for another one.
Type trees know it, context by context; what is left in the program must be one or the other. So
functions are copied: contexts in which a function's accesses move the same share one.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import name_of, take_name
from ad_opt.passes.analysis.type_trees import TypeTrees
from ad_opt.passes.analysis.type_trees.facts.constants import is_told_by_type
from ad_opt.passes.analysis.type_trees.facts.layout import bits_of
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from ad_opt.passes.ops.catalogue import is_llvm_call
from xdsl.dialects.builtin import IntegerAttr, StringAttr, SymbolRefAttr, i64
from xdsl.dialects.llvm import LinkageAttr
from xdsl.ir import Operation

_NOT_OF_COPIES = ("comdat", "dll_storage", "ad_opt.dll_storage", "section", "alias")


def copy_functions(trees: TypeTrees) -> bool:
    """Copies functions and has calls call the copies; whether there was anything to copy."""
    classes = _classes(trees)
    bodies: list[tuple[FunctionState, list[Operation], list[Operation]]] = []
    names: dict[tuple[Operation, int], str] = {}
    taken = set(trees.program.symbols)
    copied = False
    for function, states in trees.functions():
        originals = list(walk(function))
        seen: dict[int, FunctionState] = {}
        for state in states:
            seen.setdefault(classes[state], state)
        for number, state in seen.items():
            ops = originals
            name = _name(function)
            if number != classes[states[0]]:
                copied = True
                name = take_name(f"{name}.for", taken)
                ops = list(walk(_copy(function, name)))
            names[function, number] = name
            bodies.append((state, originals, ops))
    if copied:
        for state, originals, ops in bodies:
            _retarget(state, originals, ops, classes, names)
    return copied


def _copy(function: Operation, name: str) -> Operation:
    copy = function.clone()
    make_private(copy, name)
    block = function.parent
    assert block is not None
    block.insert_op_after(copy, function)
    return copy


def is_private(op: Operation) -> bool:
    """True if a function or a variable is seen in its module only."""
    linkage = op.properties.get("linkage")
    return isinstance(linkage, LinkageAttr) and linkage.linkage.data in ("private", "internal")


def make_private(copy: Operation, name: str) -> None:
    """Gives a copy of a function its name, and takes away what is about linking it."""
    copy.properties["sym_name"] = StringAttr(name)
    copy.properties["linkage"] = LinkageAttr("internal")
    copy.properties["visibility_"] = IntegerAttr(0, i64)
    for word in _NOT_OF_COPIES:
        copy.properties.pop(word, None)
        copy.attributes.pop(word, None)


def _retarget(
    state: FunctionState,
    originals: list[Operation],
    ops: list[Operation],
    classes: dict[FunctionState, int],
    names: dict[tuple[Operation, int], str],
) -> None:
    for original, op in zip(originals, ops, strict=True):
        callee = state.calls.get(original)
        if callee is None or callee not in classes:
            continue
        name = names[callee.function, classes[callee]]
        if name != _name(callee.function):
            op.properties["callee"] = SymbolRefAttr(name)


def _name(function: Operation) -> str:
    return name_of(function) or ""


# ------------------------------------------------------------------ which contexts are alike


def _classes(trees: TypeTrees) -> dict[FunctionState, int]:
    """Contexts of a function by number; those with one number may share a body.

    Told apart first by what accesses move and registers hold, then by what is called, until
    nothing more is told apart.
    """
    views: dict[FunctionState, Hashable] = {}
    calls: dict[FunctionState, list[FunctionState]] = {}
    for function, states in trees.functions():
        several = len(states) > 1
        ops = list(walk(function)) if several else []
        for state in states:
            views[state] = _view(trees, state, ops) if several else None
            calls[state] = [callee for op in ops if (callee := state.calls.get(op)) is not None]
    classes = _numbered(trees, views)
    while True:
        finer = {
            state: (classes[state], tuple(classes.get(callee, 0) for callee in calls[state]))
            for state in views
        }
        new = _numbered(trees, finer)
        if new == classes:
            return classes
        classes = new


def _numbered(
    trees: TypeTrees, views: Mapping[FunctionState, Hashable]
) -> dict[FunctionState, int]:
    found: dict[FunctionState, int] = {}
    for _, states in trees.functions():
        numbers: dict[Hashable, int] = {}
        for state in states:
            found[state] = numbers.setdefault(views[state], len(numbers))
    return found


def _view(trees: TypeTrees, state: FunctionState, ops: list[Operation]) -> Hashable:
    """Return what of a context matters: bytes that are moved, and integer registers."""
    found: list[Hashable] = []
    for op in ops:
        access = trees.access_in(op, state)
        if access is not None:
            if access.value is None or not is_told_by_type(access.value.type):
                found.append((access.kinds, access.size))
        elif is_llvm_call(op):
            continue
        for result in op.results:
            if bits_of(result.type) >= 16:
                found.append(state.known(result))
    return tuple(found)
