"""``enzyme_type`` on parameters and results: trees that the program gives itself."""

from __future__ import annotations

from typing import TypeAlias, cast

from ad_opt.dialects.typetree.attributes import tree_of
from ad_opt.dialects.typetree.tree import EMPTY, TypeTree
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.ir import Attribute, Operation


def given_tree(attributes: Attribute | None, position: int, where: Operation) -> TypeTree:
    """The tree that a list of attributes of parameters or results has at a position."""
    if not isinstance(attributes, ArrayAttr) or position >= len(attributes):
        return EMPTY
    one = cast("ArrayAttr[Attribute]", attributes).data[position]
    return (tree_of(one.data, where) or EMPTY) if isinstance(one, DictionaryAttr) else EMPTY


Given: TypeAlias = tuple[list[tuple[int, TypeTree]], TypeTree]
"""Trees that attributes give parameters, by position, and the result."""


def given_trees(described: Operation) -> Given:
    """The trees that a function or a call gives its parameters and its result, without empty
    ones.
    """
    parameters = described.get_attr_or_prop("arg_attrs")
    count = len(parameters) if isinstance(parameters, ArrayAttr) else 0
    trees = [(at, given_tree(parameters, at, described)) for at in range(count)]
    returned = given_tree(described.get_attr_or_prop("res_attrs"), 0, described)
    return [(at, tree) for at, tree in trees if tree], returned
