"""``enzyme_type`` on parameters and results: trees that the program gives itself."""

from __future__ import annotations

from typing import cast

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
