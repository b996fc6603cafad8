"""Assertions at the entry of derivatives: shadows are other memory than the primal, shaped alike.

A shadow that overlaps a buffer of the primal would give wrong numbers without a word, and one of
another size would be read outside its bounds.
"""

from __future__ import annotations

from ad_opt.passes.autodiff.engine.check_attributes import Description, description_of
from ad_opt.passes.autodiff.engine.element_bytes import element_bytes
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, ModuleOp, NoneAttr
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue


def check_shadows(module: ModuleOp) -> None:
    """Insert the assertions into every derivative function."""
    for op in module.ops:
        description = description_of(op)
        if isinstance(op, FuncOp) and description is not None:
            entry = op.body.blocks[0]
            em = Emitter(entry, entry.first_op, op.location)
            _Checks(em, description, list(entry.args)).insert()


class _Checks:
    """The assertions of one function."""

    def __init__(self, em: Emitter, description: Description, arguments: list[SSAValue]):
        self._em = em
        self._name = description.of
        self._arguments = arguments
        self._primals = description.primals
        self._pairs = description.shadows

    def _words(self, at: int) -> str:
        return f"argument {self._primals.index(at)} of `@{self._name}`"

    def insert(self) -> None:
        """Check each shadow against its buffer, then against all buffers."""
        for buffer, shadow in self._pairs:
            self._same_shape(buffer, shadow)
        places = {
            at: _place(self._em, self._arguments[at])
            for at in {*self._primals, *(shadow for _, shadow in self._pairs)}
            if self._pairs and isinstance(self._arguments[at].type, MemRefType)
        }
        for owner, shadow in self._pairs:
            for other in self._primals:
                if other in places:
                    text = f"the shadow of {self._words(owner)} overlaps argument "
                    text += str(self._primals.index(other))
                    apart = _apart(self._em, places[shadow], places[other])
                    self._em.emit(AssertOp(apart, text))

    def _same_shape(self, buffer: int, shadow: int) -> None:
        em = self._em
        first, second = self._arguments[buffer], self._arguments[shadow]
        assert isinstance(first.type, MemRefType)
        for dim, extent in enumerate(first.type.get_shape()):
            if extent != DYNAMIC_INDEX:
                continue
            sizes = [em.index(em.dim(value, dim)) for value in (first, second)]
            text = f"the shadow of {self._words(buffer)} has another size along dimension {dim}"
            em.emit(AssertOp(em.compare("eq", *sizes), text))


Place = tuple[SSAValue, SSAValue, bool]
"""Begin of a buffer, its end, and True if all memory between belongs to it."""


def _place(em: Emitter, buffer: SSAValue) -> Place:
    type = buffer.type
    assert isinstance(type, MemRefType)
    start = em.value(memref.ExtractAlignedPointerAsIndexOp.get(buffer))
    size = element_bytes(type.element_type)
    dense = isinstance(type.layout, NoneAttr)
    count = size
    length = em.known(em.index(1))
    for dim in range(len(type.get_shape())):
        length = em.mul(length, em.dim(buffer, dim))
    if not dense:
        metadata = memref.ExtractStridedMetaDataOp(buffer)
        em.emit(metadata)
        shift = em.mul(metadata.offset, size)
        start = em.index(em.add(start, shift))
        # Elements of other buffers may lie between: only the first one is known to be here.
        length = em.index(em.minimum(length, 1))
    return start, em.index(em.add(start, em.mul(length, count))), dense


def _apart(em: Emitter, one: Place, other: Place) -> SSAValue:
    """True if one ends before the other begins, or one is empty."""
    conditions = [
        em.compare("ule", one[1], other[0]),
        em.compare("ule", other[1], one[0]),
        em.compare("eq", one[0], one[1]),
        em.compare("eq", other[0], other[1]),
    ]
    result = conditions[0]
    for condition in conditions[1:]:
        result = em.value(arith.OrIOp(result, condition))
    return result
