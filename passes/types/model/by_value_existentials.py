"""Existentials that a type holds by value: in its fields, elements and halves.

Buffers and pointers hold nothing by value. The answer is found once per struct.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import each_once
from ad_opt.dialects.types.attributes.agg_types import StructType
from ad_opt.dialects.types.attributes.iface_types import AnyType
from xdsl.dialects.builtin import ArrayAttr, FunctionType, MemRefType, UnrankedMemRefType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, ParametrizedAttribute

from .interfaces import Interfaces


class Contained:
    """The interfaces whose existentials are in types."""

    def __init__(self, interfaces: Interfaces):
        self._interfaces = interfaces
        self._known: dict[Attribute, frozenset[str]] = {}

    def of(self, type: Attribute) -> frozenset[str]:
        """The names of the interfaces, of a type or of several in an array."""
        known = self._known.get(type)
        if known is None:
            known = self._known[type] = self._find(type, in_memory=False)
        return known

    def reached(self, type: Attribute) -> frozenset[str]:
        """The same, also of what is in buffers."""
        return self._find(type, in_memory=True)

    def _find(self, root: Attribute, in_memory: bool) -> frozenset[str]:
        found: set[str] = set()
        pending = [root]
        for type in each_once(pending):
            match type:
                case AnyType():
                    found.add(type.interface)
                case StructType():
                    struct = self._interfaces.structs.get(type.struct)
                    pending += [it.type for it in struct.fields] if struct is not None else ()
                case MemRefType() | UnrankedMemRefType() if in_memory:
                    pending.append(type.element_type)
                case MemRefType() | UnrankedMemRefType() | LLVMPointerType() | FunctionType():
                    pass
                case ArrayAttr():
                    pending += type.data
                case ParametrizedAttribute():
                    pending += type.parameters
                case _:
                    pass
        return frozenset(found)
