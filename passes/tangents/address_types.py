"""Types that hold the address of numbers: buffers of floats, pointers to who knows what.

What is at an address has no place in a Differential, which is a value. Integers, and buffers of
integers, lead to no numbers that could have a derivative.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from ad_opt.dialects.support.ir.queries import reached
from ad_opt.dialects.types.attributes.agg_types import StructType
from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Attribute, ParametrizedAttribute

from .declarations import Declarations
from .tangent_rules import FLOATS

_ADDRESSES = frozenset({"memref", "unranked_memref", "llvm.ptr", "autodiff.tape", "pair.ptr"})
_UNKNOWN = ("iface.tparam", "iface.self", "iface.assoc", "iface.any", "llvm.ptr")
_NUMBERS = frozenset((*FLOATS, *_UNKNOWN))
"""Types that are numbers, or lead to some for all one knows."""
_CODE = frozenset({"fun", "llvm.func"})


class Addresses:
    """Answers for the types of a module; the structs are looked at once."""

    def __init__(self, declarations: Declarations):
        self._fields = {
            struct.name: [field.type for field in struct.fields if not field.no_diff]
            for struct in declarations.structs.values()
        }
        self._numeric = self._closed()

    def bears(self, type: Attribute) -> bool:
        """True if values of a type hold, by value, an address that leads to numbers."""
        pending = [type]
        seen: set[str] = set()
        while pending:
            at = pending.pop()
            if at.name in _ADDRESSES:
                if any(self._is_numeric(inner) for inner in _mentioned(at)):
                    return True
            elif isinstance(at, StructType):
                if at.struct not in seen:
                    seen.add(at.struct)
                    pending += self._fields.get(at.struct, ())
                    pending += at.arguments.data
            else:
                pending += _inner(at)
        return False

    def _is_numeric(self, type: Attribute) -> bool:
        if isinstance(type, StructType):
            return type.struct in self._numeric or type.struct not in self._fields
        return type.name in _NUMBERS

    def _closed(self) -> frozenset[str]:
        """The structs that lead, over any number of structs, to numbers."""
        users: dict[str, list[str]] = {}
        pending: list[str] = []
        for name, types in self._fields.items():
            for type in (inner for outer in types for inner in _mentioned(outer)):
                if type.name in _NUMBERS:
                    pending.append(name)
                elif isinstance(type, StructType):
                    users.setdefault(type.struct, []).append(name)
        return frozenset(reached(pending, lambda name: users.get(name, ())))


def _mentioned(type: Attribute) -> Iterator[Attribute]:
    """A type and everything that is written in it."""
    pending = [type]
    while pending:
        at = pending.pop()
        yield at
        pending += _inner(at)


def _inner(type: Attribute) -> Iterable[Attribute]:
    if type.name in _CODE:
        return ()
    if isinstance(type, ParametrizedAttribute):
        return type.parameters
    return cast(Iterable[Attribute], type.data) if isinstance(type, ArrayAttr) else ()
