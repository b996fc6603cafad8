"""Alias analysis: the underlying objects that a memref may denote, and what may overlap.

Objects are where memory comes from: an argument, an allocation, a global. Which of them a memref
may denote is worked out over all ways in which memrefs are handed on: views, selects, loops,
branches, calls (by summary, recursion included). A memref that was loaded from memory, or comes
from an operation nobody knows, may denote anything that escapes. Flow-insensitive, linear in edges.
Addresses (``!llvm.ptr``) are followed through memory, see `points_to`; one that comes from outside
stands for all that is reached from it.

Two arguments may be the same memory if their elements are of one type (or one of them is bytes),
but a shadow (``autodiff.shadow``) only if the other is one, too (among addresses, if any is marked,
all are, and shadows hold no addresses), and one that is said to be apart (``llvm.noalias``) never.
Sets of objects are bit masks inside; bit 0 says "or something unknown".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import COTANGENTS, SHADOW
from ad_opt.dialects.support.ir.argument_attributes import argument_attributes
from ad_opt.dialects.support.ir.queries import attribute_of, constant_of, walk
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from ad_opt.passes.ops.call_graph import CallGraph, root_of
from ad_opt.passes.ops.catalogue import (
    effect_of,
    effect_of_kind,
    forwarded,
    is_func_call,
    is_null,
    names_variable,
)
from ad_opt.passes.ops.known_functions import Known, known_callee
from ad_opt.passes.ops.memory_ops import Effect, is_memref, is_pointer, memrefs
from xdsl.dialects.builtin import FunctionType, SymbolRefAttr
from xdsl.ir import Attribute, Operation, SSAValue

from .global_addresses import GlobalAddresses
from .points_to import Contents

if TYPE_CHECKING:
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager

    from .merged_arguments import MergedArguments
    from .saved_memory import SavedMemory
from .objects import (
    ANY_SCALAR,
    FRESH,
    UNKNOWN,
    AliasSummary,
    Alloc,
    Arg,
    Global,
    Obj,
    bits_of,
    scalar_of,
)


class AliasSummaries:
    """The summaries of all functions of a module (a cached analysis)."""

    def __init__(self, graph: CallGraph, module: Operation):
        self.graph = graph
        self._module = module
        self.of: dict[Operation, AliasSummary] = {}
        self.facts: dict[Operation, Aliasing] = {}
        """Results from which the summaries were made."""
        graph.settle(self._update)

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> AliasSummaries:
        """Summaries of every function in the module ``op``."""
        return cls(analyses.get(CallGraph, op), op)

    @cached_property
    def globals(self) -> GlobalAddresses:
        """Return the globals that may be reached from others."""
        return GlobalAddresses(self._module)

    @cached_property
    def merged(self) -> MergedArguments:
        """Return the arguments that one address in a function may stand for."""
        from .merged_arguments import MergedArguments

        return MergedArguments(self.graph, self.facts)

    def _update(self, func: Operation) -> bool:
        if not self.graph.defines(func):
            return False
        self.facts[func] = Aliasing(func, self)
        new = self.facts[func].summary()
        changed = self.of.get(func) != new
        self.of[func] = new
        return changed

    def callee(self, call: Operation) -> AliasSummary | None:
        """The summary of what a call runs; ``None`` if that is not known."""
        func = self.graph.callee(call)
        if func is None or not self.graph.looks_into(func):
            return None
        if func in self.of:
            return self.of[func]
        nothing: frozenset[int | str | None] = frozenset()
        found = (nothing,) * len(call.results)
        return AliasSummary(found, found, frozenset())


class Aliasing:
    """Points-to sets of the memrefs of one function (a cached analysis)."""

    def __init__(self, func: Operation, summaries: AliasSummaries):
        self.func = func
        self._summaries = summaries
        self.all_objects: list[Obj | None] = [None]
        """Objects by bit number; bit 0 is no object but the unknown."""
        self._bits: dict[Obj, int] = {}
        self._types: list[Attribute | None] = [None]
        self._masks: dict[SSAValue, int] = {}
        self._edges: dict[SSAValue, list[SSAValue]] = {}
        self._kept: list[SSAValue] = []
        self._returned: list[Operation] = []
        self.contents = Contents()
        """Addresses that lie in each object."""
        self._arguments()
        self._visit_all()
        self._propagate()
        self.holders = self.contents.holding(self._masks)
        """Objects with addresses in them that this function loads or stores."""
        self._captured_mask = self._captured()
        given = (v for op in self._returned for v in memrefs(op.operands))
        returned = self.contents.closure(self._union(given))
        self._escaping_mask = self._captured_mask | returned | UNKNOWN
        self._outside: dict[Attribute | None, int] = {}
        """Arguments and globals, by what they are made of."""
        self._globals = 0
        self._shadows = self._plain = 0
        """Arguments that share no memory with those of the other kind."""
        self._apart = 0
        """Arguments that share memory with nothing else from outside."""
        self._sort_outside()
        self._overlaps = [self._overlap(bit) for bit in range(len(self.all_objects))]
        self._closures: dict[int, int] = {}

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Aliasing:
        """The aliasing of one function."""
        summaries = analyses.get(AliasSummaries, root_of(op))
        return summaries.facts.get(op) or cls(op, summaries)

    # Building

    def _sort_outside(self) -> None:
        """Enter arguments and globals into the masks of those that may share memory."""
        marked = self._marks_addresses()
        for bit, found in enumerate(self.all_objects):
            if not isinstance(found, Arg | Global):
                continue
            one, scalar = 1 << bit, scalar_of(self._types[bit])
            self._escaping_mask |= one
            self._outside[scalar] = self._outside.get(scalar, 0) | one
            if isinstance(found, Global):
                self._globals |= one
                continue
            notes = argument_attributes(self.func, found.index)
            if NO_ALIAS in notes:
                self._apart |= one
            elif scalar not in ANY_SCALAR or (marked and self._is_address(bit)):
                if SHADOW in notes:
                    self._shadows |= one
                else:
                    self._plain |= one

    def _is_address(self, bit: int) -> bool:
        type = self._types[bit]
        return type is not None and is_pointer(type)

    def _marks_addresses(self) -> bool:
        """True if shadows among addresses are said to be such."""
        given = [
            argument_attributes(self.func, found.index)
            for bit, found in enumerate(self.all_objects)
            if isinstance(found, Arg) and self._is_address(bit)
        ]
        return any(SHADOW in one for one in given)

    def _bit(self, found: Obj, type: Attribute | None) -> int:
        number = self._bits.get(found)
        if number is None:
            number = self._bits[found] = len(self.all_objects)
            self.all_objects.append(found)
            self._types.append(type)
            if isinstance(found, Arg | Global):
                self.contents.outside |= 1 << number
            elif is_null(found.op) or found.op.name == "llvm.intr.stacksave":
                self.contents.nulls |= 1 << number
        return 1 << number

    def _arguments(self) -> None:
        entry = self.func.regions[0].first_block if self.func.regions else None
        for argument in entry.args if entry is not None else ():
            if is_memref(argument.type):
                self._add(argument, self._bit(Arg(argument.index), argument.type))

    def _add(self, value: SSAValue, mask: int) -> None:
        self._masks[value] = self._masks.get(value, 0) | mask

    def _edge(self, source: SSAValue, target: SSAValue) -> None:
        if is_memref(target.type):
            if is_memref(source.type):
                self._edges.setdefault(source, []).append(target)
            else:
                self._add(target, UNKNOWN)

    def _visit_all(self) -> None:
        """Visit all operations but those that give one value which is no memory, and do nothing:
        most operations, which are known by their names.
        """
        apart: dict[str, bool] = {}
        for op in walk(self.func):
            if len(op.results) == 1 and not op.regions:
                if (is_apart := apart.get(op.name)) is None:
                    effect = effect_of_kind(op)
                    is_apart = apart[op.name] = effect is not None and effect.is_nothing
                if is_apart and not is_memref(op.results[0].type):
                    continue
            self._visit(op)

    def _visit(self, op: Operation) -> None:
        if is_func_call(op):
            self._visit_call(op)
            return
        if op.name == "func.return" and op.parent_op() is self.func:
            self._returned.append(op)
            return
        effect = effect_of(op)
        if not effect.is_nothing:
            self._kept.extend(memrefs(effect.keeps(op)))
            self.contents.visit(op)
        if (pairs := forwarded(op)) is not None:
            for source, target in pairs:
                self._edge(source, target)
        else:
            self._region_arguments(op)
            self._results(op, effect)

    def _region_arguments(self, op: Operation) -> None:
        for region in op.regions:
            for block in region.blocks:
                for argument in memrefs(block.args):
                    self._add(argument, UNKNOWN)

    def _results(self, op: Operation, effect: Effect) -> None:
        for number, result in enumerate(op.results):
            if not is_memref(result.type):
                continue
            if effect.allocates:
                self._add(result, self._bit(Alloc(op, number), result.type))
            elif names_variable(op):
                self._add(result, self._global(op, result.type))
            elif effect.views and op.operands:
                self._edge(op.operands[0], result)
            elif op.name in ("llvm.load", "llvm.atomicrmw") and is_pointer(op.operands[0].type):
                pass  # `points_to` says what it denotes
            elif op.name == "llvm.call":
                self._result_from_outside(op, number, known_callee(op))
            elif effect.tape and (saved := self._saved.restored(op)) is not None:
                for source in saved:
                    self._edge(source, result)
            else:
                self._add(result, UNKNOWN)

    @cached_property
    def _saved(self) -> SavedMemory:
        from .saved_memory import SavedMemory  # which first derivatives do not need

        return SavedMemory(self.func)

    def _result_from_outside(self, op: Operation, number: int, known: Known | None) -> None:
        """Enter what a function without body gives: memory of its own, if the table knows it."""
        result = op.results[number]
        if known is None:
            self._add(result, UNKNOWN)
        elif known.returns is None:
            self._add(result, self._bit(Alloc(op, number), result.type))
        else:
            self._edge(op.operands[known.returns], result)

    def _global(self, op: Operation, type: Attribute) -> int:
        name = attribute_of(op, "name") or attribute_of(op, "global_name")
        if isinstance(name, SymbolRefAttr):
            return self._bit(Global(name.string_value()), type)
        return UNKNOWN

    def named_by(self, call: Operation) -> frozenset[str]:
        """The globals that what ``call`` runs names."""
        summary = self._summaries.callee(call)
        return frozenset(name for name, _ in summary.globals) if summary else frozenset()

    def _visit_call(self, op: Operation) -> None:
        summary = self._summaries.callee(op)
        arguments = op.operands[1:] if op.name == "func.call_indirect" else op.operands
        if summary is None:
            known = known_callee(op)
            if known is None:
                self._kept.extend(memrefs(op.operands))
                self.contents.holders += [x for x in op.operands if is_pointer(x.type)]
            for number, result in enumerate(op.results):
                if is_memref(result.type):
                    self._result_from_outside(op, number, known)
            return
        for name, type in sorted(summary.globals, key=lambda named: named[0]):
            self._bit(Global(name), type)
        self._kept.extend(memrefs([arguments[k] for k in summary.keeps]))
        self.contents.holders += [arguments[k] for k in summary.holds]
        if summary.puts or summary.keeps:
            # What it has put where is not followed: any of these may lie in any other.
            self._kept.extend(x for x in arguments if is_pointer(x.type))
        for number, (result, sources) in enumerate(zip(op.results, summary.results, strict=True)):
            if not is_memref(result.type):
                continue
            for source in sources:
                if source is None:
                    self._add(result, UNKNOWN)
                elif isinstance(source, str):
                    self._add(result, self._bit(Global(source), result.type))
                elif source == FRESH:
                    own = self._bit(Alloc(op, number), result.type)
                    self._add(result, own)
                    if is_pointer(result.type):
                        self._inside_result(own, result, arguments, summary.inside[number])
                else:
                    self._edge(arguments[source], result)
                    if is_pointer(result.type):
                        self.contents.reached.append((arguments[source], result))

    def _inside_result(
        self,
        own: int,
        result: SSAValue,
        arguments: Sequence[SSAValue],
        inside: frozenset[int | str | None],
    ) -> None:
        """Enter what a callee has put into the memory that it made and returned; what it made
        besides counts as part of that.
        """
        for source in inside:
            if source is None:
                own |= UNKNOWN
            elif isinstance(source, str):
                own |= self._bit(Global(source), result.type)
            else:
                self.contents.store(arguments[source], result)
        self.contents.hold(self._masks[result], own)

    def _propagate(self) -> None:
        pending = list(self._masks)
        while pending:
            self._along_edges(pending)
            pending = self.contents.flow(self._masks, self._kept)

    def _captured(self) -> int:
        return self.contents.closure(self._union(self._kept) | self.contents.put_outside)

    def _along_edges(self, pending: list[SSAValue]) -> None:
        while pending:
            value = pending.pop()
            mask = self._masks[value]
            for target in self._edges.get(value, ()):
                old = self._masks.get(target, 0)
                if mask & ~old:
                    self._masks[target] = old | mask
                    pending.append(target)

    def _union(self, values: Iterable[SSAValue]) -> int:
        mask = 0
        for value in values:
            mask |= self._masks.get(value, 0)
        return mask

    # Overlap

    def _overlap(self, bit: int) -> int:
        """Every object that may share memory with object number ``bit``."""
        if bit == 0:
            return self._escaping_mask
        one, own = self.all_objects[bit], 1 << bit
        mask = own | (UNKNOWN if self._escaping_mask & own else 0)
        if isinstance(one, Arg | Global) and not own & self._apart:
            scalar = scalar_of(self._types[bit])
            every = scalar in ANY_SCALAR
            for other, found in self._outside.items():
                if every or other == scalar or other in ANY_SCALAR:
                    mask |= found
            if isinstance(one, Global):
                # Two globals are two, but what lies behind addresses in them may be the same.
                mask &= ~self._globals | own | self._met(one)
            elif own & self._shadows:
                mask &= ~self._plain
            elif own & self._plain:
                mask &= ~self._shadows
            mask &= ~self._apart
        return mask

    def _met(self, one: Global) -> int:
        """The other globals from which memory may be reached that is reached from ``one``."""
        mask = 0
        for bit in bits_of(self._globals):
            other = self.all_objects[bit]
            if isinstance(other, Global) and other != one:
                mask |= self._summaries.globals.may_meet(one.name, other.name) << bit
        return mask

    def met_globals(self) -> Iterator[tuple[int, int]]:
        """The numbers of any two globals from which the same memory may be reached."""
        for bit in bits_of(self._globals):
            one = self.all_objects[bit]
            assert isinstance(one, Global)
            for other in bits_of(self._met(one)):
                yield bit, other

    def closure(self, mask: int) -> int:
        """``mask`` with every object that may share memory with one in it."""
        found = self._closures.get(mask)
        if found is None:
            found = 0
            for bit in bits_of(mask):
                found |= self._overlaps[bit]
            self._closures[mask] = found
        return found

    # Answers

    def mask(self, memref: SSAValue) -> int:
        """The objects that a memref may denote, as bits; never empty."""
        return self._masks.get(memref, 0) or UNKNOWN

    def is_shadow(self, mask: int) -> bool:
        """True if objects are cotangents: shadows that a caller gives, or buffers for some."""
        for bit in bits_of(mask & ~self._shadows):
            found = self.all_objects[bit]
            if isinstance(found, Arg) and 1 << bit & self._apart:
                if SHADOW not in argument_attributes(self.func, found.index):
                    return False
            elif not isinstance(found, Alloc) or COTANGENTS not in found.op.attributes:
                return False
        return True

    def is_apart(self, found: Obj) -> bool:
        """True if no value and no memory may hold either the object's address or another one's."""
        own = self.mask_of(found)
        if own & (UNKNOWN | self._captured_mask | self.contents.stored):
            return False
        return all(mask == own for mask in self._masks.values() if mask & own)

    def reached(self, memref: SSAValue) -> int:
        """The objects that are reached from a memref: through the addresses in them, too."""
        mask = self.mask(memref)
        return self.contents.closure(mask) if is_pointer(memref.type) else mask

    def reached_object(self, found: Obj) -> int:
        """An object, and those that are reached through the addresses in it."""
        return self.contents.closure(self.mask_of(found))

    def merged_at(self, call: Operation) -> list[int]:
        """Return the objects of arguments, as bits, that one address in the callee may denote."""
        found: list[int] = []
        for operands in self._summaries.merged.operands(call):
            mask = 0
            for operand in operands:
                mask |= self._masks.get(operand, 0)
            found.append(mask)
        return found

    def mask_of(self, found: Obj) -> int:
        """The bit of one object; the unknown for one that is not of this function."""
        number = self._bits.get(found)
        return UNKNOWN if number is None else 1 << number

    def objects_of(self, mask: int) -> frozenset[Obj] | None:
        """The objects of a mask; ``None`` if it has the unknown."""
        if mask & UNKNOWN:
            return None
        return frozenset(o for bit in bits_of(mask) if (o := self.all_objects[bit]) is not None)

    def objects(self, memref: SSAValue) -> frozenset[Obj] | None:
        """Underlying objects of a memref; ``None`` if they are not known."""
        return self.objects_of(self.mask(memref))

    def may_alias(self, a: SSAValue, b: SSAValue) -> bool:
        """True if two memrefs may share an element."""
        return bool(self.closure(self.mask(a)) & self.mask(b))

    def must_same_location(
        self,
        a: SSAValue,
        a_indices: Sequence[SSAValue],
        b: SSAValue,
        b_indices: Sequence[SSAValue],
    ) -> bool:
        """True if both are surely one element, where both are in sight: same values, or same
        constants as indices.
        """
        return (
            a is b
            and len(a_indices) == len(b_indices)
            and all(map(_same_index, a_indices, b_indices))
        )

    def escapes(self, found: Obj) -> bool:
        """True if code elsewhere may reach the object: it is an argument, a global, stored,
        returned, or kept by a callee.
        """
        return bool(self.mask_of(found) & self._escaping_mask)

    def captured(self, found: Obj) -> bool:
        """True if this function puts the object where nobody follows it (return not counted)."""
        return bool(self.mask_of(found) & self._captured_mask)

    @property
    def captured_mask(self) -> int:
        """All captured objects."""
        return self._captured_mask

    @property
    def escaping_mask(self) -> int:
        """All escaping objects, and the unknown."""
        return self._escaping_mask

    def summary(self) -> AliasSummary:
        """Return what callers must know."""
        type = attribute_of(self.func, "function_type")
        known = len(type.outputs) if isinstance(type, FunctionType) else 0  # it may never return
        count = max((len(op.operands) for op in self._returned), default=known)
        masks = [self._union(op.operands[k] for op in self._returned) for k in range(count)]
        fresh = [self._fresh(k, masks) for k in range(count)]
        results = [self._result(mask, own) for mask, own in zip(masks, fresh, strict=True)]
        kept = self.objects_of(self._captured_mask & ~UNKNOWN) or ()
        held = self.objects_of(self.holders & ~UNKNOWN) or ()
        return AliasSummary(
            tuple(results),
            tuple(self._led_to(mask) for mask in masks),
            frozenset(found.index for found in kept if isinstance(found, Arg)),
            frozenset(found.index for found in held if isinstance(found, Arg)),
            bool(self.contents.put_outside),
            frozenset(
                (found.name, type)
                for found, type in zip(self.all_objects, self._types, strict=True)
                if isinstance(found, Global) and type is not None
            ),
        )

    def _fresh(self, at: int, masks: Sequence[int]) -> int:
        """Allocations that only result ``at`` gives to the caller."""
        others = self._captured_mask
        for number, mask in enumerate(masks):
            if number != at:
                others |= mask
        return masks[at] & ~others

    def _led_to(self, mask: int) -> frozenset[int | str | None]:
        """Return what the addresses in returned memory lead to; what is made here, and nobody
        else knows, goes with the memory.
        """
        made = sum(
            1 << bit
            for bit in bits_of(self.contents.closure(mask) & ~self._captured_mask)
            if isinstance(self.all_objects[bit], Alloc)
        )
        return self._result(self.contents.closure(mask) & ~mask & ~made, 0)

    def _result(self, mask: int, fresh: int) -> frozenset[int | str | None]:
        found: set[int | str | None] = set()
        for bit in bits_of(mask):
            match self.all_objects[bit]:
                case Arg(index):
                    found.add(index)
                case Global(name):
                    found.add(name)
                case Alloc() if fresh >> bit & 1:
                    found.add(FRESH)
                case _:
                    found.add(None)
        return frozenset(found)


def _same_index(a: SSAValue, b: SSAValue) -> bool:
    if a is b:
        return True
    number = constant_of(a)
    return number is not None and number == constant_of(b)
