"""Elements of memory with a known value, as `forward_stores` keeps them while it walks.

An element is a memref and a key made of its indices: numbers where they are constant, else values.
Two keys of constants on one memref are one element only if they are equal; all other pairs of
elements that may overlap are taken to. What is learnt is logged, so that it can be forgotten again
at the end of a region. Amortised, each element learnt is looked at a constant number of times.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import known_or_value
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.objects import bits_of
from ad_opt.passes.ops.catalogue import element_memref
from xdsl.dialects.builtin import AffineMapAttr, MemRefType, NoneAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr

Part: TypeAlias = int | SSAValue | AffineMapAttr
Key: TypeAlias = tuple[Part, ...]
Element: TypeAlias = tuple[SSAValue, Key]


def element_of(op: Operation) -> Element | None:
    """The one element that a load or store is about; ``None`` for any other operation."""
    at = element_memref(op)
    if at is None:
        return None
    memref, indices = op.operands[at], op.operands[at + 1 :]
    map = op.properties.get("map")
    if isinstance(map, AffineMapAttr):
        return memref, _mapped(map, indices)
    return memref, tuple(known_or_value(index) for index in indices)


def _mapped(map: AffineMapAttr, operands: Sequence[SSAValue]) -> Key:
    """The key of an affine access: as that of a plain one where the map is simple."""
    parts: list[Part] = []
    for result in map.data.results:
        if isinstance(result, AffineConstantExpr):
            parts.append(result.value)
        elif isinstance(result, AffineDimExpr):
            parts.append(known_or_value(operands[result.position]))
        else:
            return (map, *operands)
    return tuple(parts)


def is_exact(element: Element) -> bool:
    """True if another exact key of the same memref is surely another element."""
    memref, key = element
    type = memref.type
    plain = isinstance(type, MemRefType) and isinstance(type.layout, NoneAttr)
    return plain and all(isinstance(part, int) for part in key)


class KnownElements:
    """Values of elements, with a way back."""

    def __init__(self, aliasing: Aliasing):
        self._aliasing = aliasing
        self._values: dict[SSAValue, dict[Key, SSAValue]] = {}
        self._inexact: dict[SSAValue, dict[Key, None]] = {}
        self._by_bit: dict[int, dict[SSAValue, None]] = {}
        """Memrefs with known elements by object; may list some that have none any more."""
        self._log: list[tuple[Element, SSAValue | None]] = []

    def get(self, element: Element) -> SSAValue | None:
        """The value that an element surely has."""
        memref, key = element
        return self._values.get(memref, {}).get(key)

    def set(self, element: Element, value: SSAValue) -> None:
        """From now on the element has this value."""
        self._log.append((element, self.get(element)))
        self._put(element, value)

    def _put(self, element: Element, value: SSAValue) -> None:
        memref, key = element
        self._values.setdefault(memref, {})[key] = value
        if not is_exact(element):
            self._inexact.setdefault(memref, {})[key] = None
        for bit in bits_of(self._aliasing.mask(memref)):
            self._by_bit.setdefault(bit, {})[memref] = None

    def _drop(self, memref: SSAValue, key: Key) -> None:
        self._values[memref].pop(key, None)
        self._inexact.get(memref, {}).pop(key, None)

    def _forget(self, memref: SSAValue, key: Key) -> None:
        self._log.append(((memref, key), self._values[memref][key]))
        self._drop(memref, key)

    def overwrite(self, element: Element) -> None:
        """A store to the element: forget what else it may have changed."""
        memref, _ = element
        own = self._inexact if is_exact(element) else self._values
        for key in list(own.get(memref, ())):
            self._forget(memref, key)
        self._forget_all(self._aliasing.mask(memref), keep=memref)

    def forget(self, mask: int) -> None:
        """Something in the objects of ``mask`` may have changed."""
        self._forget_all(mask, keep=None)

    def _forget_all(self, mask: int, keep: SSAValue | None) -> None:
        for bit in bits_of(self._aliasing.closure(mask)):
            memrefs = self._by_bit.get(bit)
            if not memrefs:
                continue
            self._by_bit[bit] = {keep: None} if keep is not None and keep in memrefs else {}
            for memref in memrefs:
                if memref is not keep:
                    for key in list(self._values[memref]):
                        self._forget(memref, key)

    def mark(self) -> int:
        """Return the position at which the log stands."""
        return len(self._log)

    def undo_to(self, mark: int) -> None:
        """Know what was known at ``mark``."""
        while len(self._log) > mark:
            element, old = self._log.pop()
            if old is None:
                self._drop(*element)
            else:
                self._put(element, old)
