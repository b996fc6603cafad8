"""Type trees of values that follow at once from the layouts of a function's parameters.

Not an analysis: an address plus a constant, an element of a struct, the result of a load from an
address that is known. Everything else is left to ``infer-type-trees``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from ad_opt.dialects.llvm.addresses import known_step
from ad_opt.dialects.typetree.sizes import NoLayout, layout_of, size_of
from ad_opt.dialects.typetree.tree import TypeTree
from xdsl.ir import Attribute, Operation, SSAValue

Known = dict[SSAValue, TypeTree]


def _any(op: object) -> Any:
    return op


def position_of(type: Attribute, path: Sequence[int]) -> tuple[int, Attribute]:
    """The offset in bytes of an element, and its type; raises `NoLayout`."""
    offset = 0
    for index in path:
        if type.name == "llvm.struct":
            offset += layout_of(type).offsets[index]
            type = _any(type).types.data[index]
        elif type.name in ("llvm.array", "vector"):
            type = _any(type).type if type.name == "llvm.array" else _any(type).element_type
            offset += index * size_of(type)
        else:
            raise NoLayout(f"{type} has no elements")
    return offset, type


def _extractvalue(op: Operation, known: Known) -> TypeTree | None:
    tree = known.get(op.operands[0])
    if tree is None:
        return None
    path = list(_any(op).position.iter_values())
    offset, type = position_of(op.operands[0].type, path)
    size = size_of(type)
    return tree.shifted(offset, size, 0).canonical(size)


def _gep(op: Operation, known: Known) -> TypeTree | None:
    tree = known.get(op.operands[0])
    offset = known_step(op)
    if tree is None or offset is None or offset < 0:
        return None
    return tree.data0.shifted(offset, None, 0).pointed()


def _load(op: Operation, known: Known) -> TypeTree | None:
    tree = known.get(op.operands[0])
    return None if tree is None else tree.lookup(size_of(op.results[0].type))


def _same(op: Operation, known: Known) -> TypeTree | None:
    return known.get(op.operands[0])


RULES: dict[str, Callable[[Operation, Known], TypeTree | None]] = {
    "llvm.extractvalue": _extractvalue,
    "llvm.getelementptr": _gep,
    "llvm.load": _load,
    "llvm.addrspacecast": _same,
    "llvm.freeze": _same,
}


def follow(op: Operation, known: Known) -> TypeTree | None:
    """The tree of the result of ``op``, if it follows from what is known."""
    rule = RULES.get(op.name)
    if rule is None:
        return None
    try:
        found = rule(op, known)
    except NoLayout:
        return None
    if found:
        known[cast(SSAValue, op.results[0])] = found
    return found
