"""Types of the ``pair`` dialect: a value and its derivative as one value.

``pair`` is what the round of differentiation in progress makes; ``user`` is the same thing to a
later round: an ordinary aggregate, differentiable itself. ``ptr`` holds two handles, which are
inputs in both modes.
"""

from __future__ import annotations

from typing import TypeAlias

from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition


@irdl_attr_definition
class PairType(ParametrizedAttribute, TypeAttribute):
    """A value of type T and a value of T's differential: ``!pair.pair<T>``."""

    name = "pair.pair"
    type: Attribute


@irdl_attr_definition
class UserPairType(ParametrizedAttribute, TypeAttribute):
    """A pair that the program already had: ``!pair.user<T>``."""

    name = "pair.user"
    type: Attribute


@irdl_attr_definition
class PointerPairType(ParametrizedAttribute, TypeAttribute):
    """A handle and the handle of its shadow: ``!pair.ptr<memref<?xf64>>``."""

    name = "pair.ptr"
    type: Attribute


AnyPairType: TypeAlias = PairType | UserPairType | PointerPairType
PAIR_TYPES = (PairType, UserPairType, PointerPairType)
