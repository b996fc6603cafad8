"""Activity: values that vary with an active input and matter to an active output.

A value is *varied* if it depends on an active argument, *useful* if an active result (or the final
contents of an active buffer, or of a global) depends on it, and *active* if it is both. A memref is
active if its contents are. Two walks over the graph of `dependence`: along the edges, and against
them. Integers are never active; where one is the bits of a float that matters, the cast is no
constant operation, so that differentiation asks its rule, which refuses.

An active buffer and a constant one are taken to be distinct memory: the caller says so by giving
only one of them a shadow. Constant ones may overlap each other, unless the caller is a function
that is differentiated itself: what it passes as constant carries no derivative by any name. What
stands in a global when a derivative is requested is constant; a function that is called while one
is computed may find something there that is not, and the call says which globals these are
(`globals_at`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import INACTIVE, FrameType, TapeType
from ad_opt.dialects.support.ir.queries import outwards, walk
from ad_opt.dialects.support.ir.symbols import symbol
from ad_opt.passes.analysis.memory.data_flow import Place, has_no_tangent
from ad_opt.passes.analysis.memory.dependence import DependenceSummaries, FlowGraph, Vertex, spread
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.global_addresses import is_never_active
from ad_opt.passes.analysis.memory.objects import UNKNOWN, Alloc, Arg, Global, Obj, bits_of
from ad_opt.passes.ops.call_graph import root_of
from ad_opt.passes.ops.catalogue import effect_of, is_func_call
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import IsTerminator

if TYPE_CHECKING:
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager


def holds_memory(type: Attribute) -> bool:
    """True if other memory, that nobody follows, is reached through values of ``type``."""
    if isinstance(type, MemRefType):
        return is_memref(type.element_type)
    return isinstance(type, FrameType | TapeType)  # what is behind an address is one object


class Activity:
    """Activity in one function for one choice of active arguments and results."""

    def __init__(
        self,
        func: Operation,
        active_args: Sequence[bool],
        active_results: Sequence[bool],
        analyses: AnalysisManager,
        apart: bool = False,
        globals: frozenset[str] = frozenset(),
    ):
        self.func = func
        self._apart = apart
        self._active_on_entry = globals
        self.effects = analyses.get(Effects, func)
        self.aliasing = self.effects.aliasing
        summaries = analyses.get(DependenceSummaries, root_of(func))
        self._active_args = tuple(active_args)
        self._active_results = tuple(active_results)
        self._graph = FlowGraph(func, self.effects, summaries, self._overlapping())
        inputs = list(self._inputs())
        without = set(self._inactive_globals())
        self._varied = spread(self._graph.edges, inputs, without)
        outputs = [*self._outputs(), *self._buffers(), *self._globals()]
        self._useful = spread(self._graph.back_edges, outputs, without)
        self._active = self._varied & self._useful
        self._active_mask = sum(1 << v for v in self._active if isinstance(v, int) and v >= 0)

    def _inactive_globals(self) -> Iterator[Vertex]:
        """Globals of which the program says that no derivative flows through them, and texts
        and tables that never change.
        """
        for bit, found in enumerate(self.aliasing.all_objects):
            if isinstance(found, Global) and (op := symbol(self.func, found.name)) is not None:
                if INACTIVE in op.attributes or is_never_active(op):
                    yield bit

    def _overlapping(self) -> int:
        """Memory from outside that has no shadow, where it may overlap memory that has one."""
        return 0 if self._apart else self._constant

    @cached_property
    def _constant(self) -> int:
        """Memory from outside that has no shadow."""
        return sum(
            1 << bit
            for bit, found in enumerate(self.aliasing.all_objects)
            if isinstance(found, Arg) and not self._active_args[found.index]
        )

    def _buffers(self) -> Iterator[Vertex]:
        """Contents of the active arguments, and what addresses in them lead to: inputs, and
        outputs. What is asked for as constant is neither, though an address may lead there.
        """
        for argument in self._arguments():
            if is_memref(argument.type):
                mask = self.aliasing.mask(argument)
                reached = self.aliasing.reached(argument) & ~self._constant
                yield from bits_of(mask | reached)
            if holds_memory(argument.type):
                yield Place.UNKNOWN.value
            if isinstance(argument.type, FrameType | TapeType):
                yield Place.TAPE.value

    def _globals(self) -> Iterator[Vertex]:
        """Contents of globals: outputs, for whoever reads them later."""
        for found in self.aliasing.all_objects:
            if isinstance(found, Global):
                yield from bits_of(self.aliasing.reached_object(found))

    def _given_globals(self) -> Iterator[Vertex]:
        """Contents of globals into which a derivative was put before this function runs."""
        for found in self.aliasing.all_objects:
            if isinstance(found, Global) and found.name in self._active_on_entry:
                yield from bits_of(self.aliasing.reached_object(found))

    def _given_back(self) -> Iterator[Vertex]:
        """Buffers that are made here, and globals, that are returned: the caller may put
        derivatives there.
        """
        for value in self._returned_buffers():
            for bit in bits_of(self._behind(value)):
                found = self.aliasing.all_objects[bit]
                if bit == Place.UNKNOWN.value or isinstance(found, Alloc | Global):
                    yield bit

    def _behind(self, returned: SSAValue) -> int:
        """Return the objects that the caller reaches from memory that it is given. What has been
        put into a buffer of buffers is not followed: that may be all that has been put anywhere.
        """
        mask = self.aliasing.reached(returned)
        return mask | UNKNOWN | self.aliasing.captured_mask if holds_memory(returned.type) else mask

    def _returned_buffers(self) -> Iterator[SSAValue]:
        for terminator in self._graph.returns:
            for value, active in zip(terminator.operands, self._active_results, strict=True):
                if active and is_memref(value.type):
                    yield value

    def _arguments(self) -> Iterator[SSAValue]:
        entry = self.func.regions[0].first_block
        for argument in entry.args if entry is not None else ():
            if self._active_args[argument.index]:
                yield argument

    def _inputs(self) -> Iterator[Vertex]:
        yield from self._buffers()
        yield from self._given_back()
        yield from self._given_globals()
        for argument in self._arguments():
            if not is_memref(argument.type) and not has_no_tangent(argument.type, argument):
                yield argument

    def _outputs(self) -> Iterator[Vertex]:
        for terminator in self._graph.returns:
            for value, active in zip(terminator.operands, self._active_results, strict=True):
                if active and is_memref(value.type):
                    yield from bits_of(self._behind(value))
                elif active and not has_no_tangent(value.type, value):
                    yield value

    # Answers

    def is_varied(self, value: SSAValue) -> bool:
        """True if a value (a memref's contents) depends on an active input."""
        return self._in(self._varied, value)

    def varies_in(self, objects: int) -> bool:
        """True if the contents of one of some objects depend on an active input."""
        return any(bit in self._varied for bit in bits_of(objects))

    def is_useful(self, value: SSAValue) -> bool:
        """True if an active output depends on a value (on a memref's contents)."""
        return self._in(self._useful, value)

    def is_active(self, value: SSAValue) -> bool:
        """True if a value (a memref's contents) carries a derivative."""
        return self._in(self._active, value) and not has_no_tangent(value.type, value)

    def is_active_argument(self, index: int) -> bool:
        """True if the caller wants a derivative with respect to an argument."""
        return self._active_args[index]

    def is_active_object(self, found: Obj) -> bool:
        """True if the contents of an object carry a derivative."""
        return bool(self._active_mask & self.aliasing.mask_of(found))

    def globals_at(self, call: Operation) -> frozenset[str]:
        """The globals through which a derivative flows, of those that what ``call`` runs touches:
        it finds the derivative there, or leaves one.

        Where it may touch any, those that it does not name make no difference to it.
        """
        if not self._active_globals:
            return frozenset()
        touched = self.effects.touched_globals(call)
        found = {one.name for one in self._active_globals if touched is None or one in touched}
        return frozenset(found & self.aliasing.named_by(call) or found)

    @cached_property
    def _active_globals(self) -> list[Global]:
        """Globals that hold what carries a derivative, or lead there."""
        return [
            one
            for one in self.aliasing.all_objects
            if isinstance(one, Global)
            and self._active_mask & self.aliasing.reached_object(one) & ~UNKNOWN
        ]

    def _in(self, vertices: set[Vertex], value: SSAValue) -> bool:
        if is_memref(value.type):
            return any(bit in vertices for bit in bits_of(self.aliasing.mask(value)))
        return value in vertices

    def is_constant_op(self, op: Operation) -> bool:
        """True if a derivative needs nothing from ``op`` but that it runs: it neither gives a value
        that carries one, nor changes or frees active memory, nor does an operation inside it.
        """
        return op not in self._at_work

    @cached_property
    def _at_work(self) -> set[Operation]:
        """The operations that are not constant."""
        found: set[Operation] = set()
        for op in walk(self.func):
            if op in found or not self._works(op):
                continue
            for current in outwards(op):
                if current is self.func or current in found:
                    break
                found.add(current)
        return found

    def _works(self, op: Operation) -> bool:
        active = self._active
        if any(self._in(active, result) for result in op.results):
            return True
        known = is_func_call(op) or effect_of(op).known
        if op.has_trait(IsTerminator, value_if_unregistered=False) or not known:
            return any(self._in(active, operand) for operand in op.operands)
        own = self.effects.own(op)
        if self._active_mask & (own.writes | own.frees):
            return True
        if own.writes & UNKNOWN and is_func_call(op):
            return any(self._in(active, operand) for operand in op.operands)
        return own.ordered and effect_of(op).tape and Place.TAPE.value in active
