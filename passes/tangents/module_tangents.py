"""Tangent types of a module's own types: structs, existentials, pairs and what is made of them.

Their tangents are the `Differential`s of their conformances, which stand in the module. Whoever
asks about types of a module does so inside ``with conforming(module)``; the conformances are read
when the first such type is met, so programs without them pay nothing.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from typing import TYPE_CHECKING

from ad_opt.dialects.types.attributes.agg_types import (
    ArrayType,
    OptionalType,
    StructType,
    TupleType,
)
from ad_opt.dialects.types.attributes.pair_types import PairType, PointerPairType, UserPairType
from xdsl.dialects.builtin import ModuleOp, i1
from xdsl.ir import Attribute

from .tangent import scope, tangent_type, tangent_types
from .tangent_registry import NONE, Query, TangentRule

if TYPE_CHECKING:
    from .conformances import Conformances

OWN_TYPES = (
    *("agg.struct", "agg.array", "agg.tuple", "agg.optional"),
    *("pair.pair", "pair.user", "pair.ptr"),
    *("iface.any", "iface.tparam", "iface.assoc", "iface.self", "autodiff.attributed"),
)
"""Types that conformances answer for."""


class _OfModule:
    def __init__(self, module: ModuleOp):
        self._module = module

    @cached_property
    def conformances(self) -> Conformances:
        from .conformances import Conformances

        return Conformances.of(self._module)

    def differential(self, type: Attribute, query: Query) -> Attribute:
        return self.conformances.differential(type) or NONE


_CURRENT: ContextVar[_OfModule | None] = ContextVar("module", default=None)


@contextmanager
def conforming(module: ModuleOp) -> Generator[None]:
    """Ask the conformances of ``module`` for the tangents of its types."""
    own = _OfModule(module)
    rule = TangentRule(own.differential, has_algebra=True)
    token = _CURRENT.set(own)
    try:
        with scope(tangent_types().extended(dict.fromkeys(OWN_TYPES, rule))):
            yield
    finally:
        _CURRENT.reset(token)


def conformances() -> Conformances:
    """Return the conformances of the module at hand."""
    own = _CURRENT.get()
    assert own is not None, "asked outside `conforming`"
    return own.conformances


def parts_of(type: Attribute) -> tuple[int, list[Attribute]]:
    """Return what values of one of the module's types are made of: so many times these types.

    Of existentials and types that are not known yet there are no parts.
    """
    match type:
        case StructType():
            return 1, [field.type for field in conformances().fields(type)]
        case TupleType():
            return 1, list(type.types)
        case ArrayType():
            return type.size or 0, [type.element]
        case OptionalType():
            return 1, [i1, type.element]
        case PairType() | UserPairType() | PointerPairType():
            return 1, [type.type, tangent_type(type.type)]
        case _:
            return 0, []
