"""Debug information about variables: believed of bytes that nothing else speaks of."""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.typetree.attributes import DEBUG_TYPE, TreeAttr
from ad_opt.dialects.typetree.kinds import UNKNOWN, Kind
from ad_opt.dialects.typetree.tree import Path, TypeTree
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.ir import SSAValue

SAID_BY = "the type of the variable in the source"


def debug_hints(state: FunctionState) -> list[tuple[SSAValue, TypeTree]]:
    """Return what the source says of values of a function, of bytes that are not known."""
    said: list[tuple[SSAValue, TypeTree]] = []
    given = state.function.get_attr_or_prop("arg_attrs")
    if isinstance(given, ArrayAttr):
        attributes = cast("ArrayAttr[DictionaryAttr]", given)
        for argument, one in zip(state.arguments, attributes, strict=False):
            tree = one.data.get(DEBUG_TYPE)
            if isinstance(tree, TreeAttr):
                said.append((argument, tree.tree))
    said += state.body.variables
    found = [(value, _news(state.known(value), tree)) for value, tree in said]
    return [(value, tree) for value, tree in found if tree]


def _news(known: TypeTree, said: TypeTree) -> TypeTree:
    facts: list[tuple[Path, Kind]] = []
    for path, kind in said:
        (*way, last) = path
        width = 1 if last < 0 else kind.size
        if all(_kind_at(known, (*way, last + byte)) == UNKNOWN for byte in range(width)):
            facts.append((path, kind))
    return TypeTree.of(facts)


def _kind_at(tree: TypeTree, path: Path) -> Kind:
    """Return the kind that a byte is, or is a part of."""
    found = tree[path]
    if found != UNKNOWN or path[-1] < 0:
        return found
    way = path[:-1]
    for other, kind in tree:
        inside = len(other) == len(path) and other[:-1] == way
        if inside and 0 <= other[-1] < path[-1] < other[-1] + kind.size:
            return kind
    return UNKNOWN
