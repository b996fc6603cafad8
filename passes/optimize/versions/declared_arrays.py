"""Arrays whose extents are declared: memrefs, in the version for arrays that are apart.

Then that version is what a derivative of memrefs is: shadows that begin with zeros are known to be
of zeros as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.autodiff import SHADOW
from ad_opt.dialects.autodiff.requests import BwdDiffOp, RequestOp
from ad_opt.dialects.llvm.llvm_ext import ElementsOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import ancestors
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.analysis.affine.polynomials import Polynomial
from ad_opt.passes.autodiff.requests.arguments.own_copies import add_given, hand_on
from ad_opt.passes.emit.buffers import dynamic_sizes, fill_zero
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.llvm.memory.raise_arguments import arrays_behind, raise_arguments
from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.dialects.memref import AllocOp, DeallocOp
from xdsl.ir import Attribute, Operation, SSAValue

from .entry_tests import Array, EntryTest


@dataclass(frozen=True)
class Raised:
    """A version of a function."""

    function: FuncOp
    elements: Mapping[int, Attribute] = field(default_factory=dict[int, Attribute])
    """Of the arguments that it takes as memrefs, by position."""
    copied: Sequence[int] = ()
    """Positions of those that it has once more at the end: there is what was in them."""


def raise_declared(
    function: FuncOp, extents: Mapping[int, Polynomial], copied: Sequence[int]
) -> Raised:
    """Let arguments whose extents are declared be memrefs, where they are only indexed."""
    found = arrays_behind(function, [*extents])
    raise_arguments(function, found)
    own = [at for at in copied if at in found.elements]
    add_given(function, own)
    return Raised(function, found.elements, own)


class DeclaredArrays:
    """The arrays of a request that its version takes as memrefs."""

    def __init__(
        self, test: EntryTest, request: RequestOp, arrays: Sequence[Array], version: Raised
    ):
        self._request = request
        elements = version.elements
        self._raised = {one.address: elements[one.of] for one in arrays if one.of in elements}
        extents = test.touched.extents
        self._sizes = {
            one.address: test.b.cast(arith.IndexCastOp, test.number(extents[one.of]), IndexType())
            for one in arrays
            if one.of in elements
        }
        own = {one.of: one.address for one in arrays if not one.is_shadow}
        self._copied = [own[at] for at in version.copied]
        self._given: list[SSAValue] = []
        self._copies: list[SSAValue] = []
        shadows = [one.address for one in arrays if one.is_shadow and one.of in elements]
        self._fills = {one: fills for one in shadows if (fills := _fills_of(one, request))}

    def type_of(self, operand: SSAValue) -> Attribute:
        """The type of an operand of the request as the version takes it."""
        element = self._raised.get(operand)
        return operand.type if element is None else MemRefType(element, [DYNAMIC_INDEX])

    def held(self, operand: SSAValue, given: Mapping[str, Attribute]) -> Mapping[str, Attribute]:
        """The attributes of an operand that hold for the version."""
        if operand not in self._raised:
            return given
        return {name: one for name, one in given.items() if name == SHADOW}

    def buffers(
        self, b: Builder, instead: Mapping[SSAValue, SSAValue]
    ) -> Mapping[SSAValue, SSAValue]:
        """Buffers in the place of addresses, of which some have others ``instead``."""
        found = dict(instead)
        for address, element in self._raised.items():
            passed = instead.get(address, address)
            found[address] = b.value(ElementsOp(passed, element, self._sizes[address]))
        return found

    def begin(self, b: Builder, known: dict[SSAValue, SSAValue]) -> None:
        """Write zeros to shadows, as is done in front of the request, and make memory for copies,
        which differentiation fills.
        """
        em = Emitter(b.block, b.before, self._request.location)
        for address in self._fills:
            fill_zero(em, known[address])
        for address in self._copied:
            given = known[address]
            known[address] = em.value(AllocOp(dynamic_sizes(em, given), [], given.type))
            self._given.append(given)
            self._copies.append(known[address])

    def hand_on(self, asked: RequestOp) -> None:
        """Let the version have what was in the arrays that it overwrites in copies."""
        if self._given:
            assert isinstance(asked, BwdDiffOp)
            hand_on(asked, self._given)

    def end(self, b: Builder) -> None:
        """Free the copies."""
        for own in self._copies:
            b.emit(DeallocOp.get(own))

    def move_fills(self) -> None:
        """Let what fills shadows in front of the request be done only where that is."""
        for fills in self._fills.values():
            for one in fills:
                move(one, self._request)


def _fills_of(shadow: SSAValue, request: Operation) -> list[Operation]:
    """Loops in front of a request that write the shadow of an array whose extent is declared."""
    block = request.parent
    found: dict[Operation, None] = {}
    for use in shadow.uses:
        if isinstance(use.operation, ElementsOp) and use.operation.parent is block:
            for access in use.operation.buffer.uses:
                around = [access.operation, *ancestors(access.operation)]
                nest = next((op for op in around if op.parent is block), None)
                if nest is not None and nest.regions:
                    found[nest] = None
    return list(found)
