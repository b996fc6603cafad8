"""Memory after a derivative: Enzyme's leave what the function leaves, ours put it back.

In reverse mode the engine undoes what the function wrote. Where the program would see that, the
function runs once more behind the derivative: as it is, or without its printing. Where it cannot
run twice (it frees memory, reads input, draws random numbers, does what nobody knows), the
derivative logs what it undoes and does it again in the end (``leave_memory``).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import each_once, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import callee_name, fresh_name
from ad_opt.passes.analysis.memory.effects import EffectSummaries, EffectSummary
from ad_opt.passes.analysis.memory.objects import Arg, Global
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.catalogue import effect_of, is_call
from ad_opt.passes.ops.known_functions import NO_RETURN, PRINTS, TELLS_ERROR, known_callee
from xdsl.dialects.builtin import (
    AnyFloat,
    IndexType,
    IntegerType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Operation

from .enzyme_calls import Arguments, EnzymeCall, is_pointer, mode_of
from .enzyme_halves import SECOND, second_halves
from .enzyme_names import Names
from .enzyme_nested import NestedSummaries
from .enzyme_values import Place

REQUESTS = "autodiff."
STOPS = frozenset(
    "exit _exit _Exit abort quick_exit __assert_fail __assert_rtn __stack_chk_fail".split()
)
"""Functions that do not return: who got past them once does so again."""
NOTHING = EffectSummary()
ANYTHING = EffectSummary(frozenset({None}), frozenset({None}))


@dataclass
class _Look:
    """Effects of one function itself, without those of its callees."""

    names: set[str] = field(default_factory=set[str])
    """The functions that it calls, or hands to Enzyme."""
    asks: bool = False
    """True if it asks for a derivative."""
    has_numbers_only: bool = True


@dataclass(frozen=True)
class Leaving:
    """Way in which a derivative leaves in memory what its function leaves there."""

    again: FuncOp | None = None
    """Function that runs once more behind it."""
    logs: bool = False
    """True if the derivative logs what it undoes, and does it again."""

    def run_again(self, call: EnzymeCall, found: Arguments, place: Place) -> None:
        """Run the function once more where that is the way."""
        if self.again is not None:
            values, types = found.values, list(call.type.outputs)
            place.builder.emit(CallOp(self.again.sym_name.data, values, types))


def _is_number(type: Attribute) -> bool:
    return isinstance(type, IntegerType | IndexType | AnyFloat)


class MemoryFacts:
    """Facts about what the functions of a module do to memory; computed only where it matters."""

    def __init__(self, module: ModuleOp, names: Names):
        self.module = module
        self.names = names
        self._summaries = AnalysisManager().get(EffectSummaries, module)
        self._quiet: dict[FuncOp, FuncOp | None] = {}
        self._looks: dict[FuncOp, _Look] = {}
        self._nested: NestedSummaries | None = None
        halves = list(second_halves(module, names))
        self.apart = frozenset(name for name, _, stays in halves if not stays)
        """The functions between whose halves memory may change."""
        self.halves = {
            mode: frozenset(name for name, one, _ in halves if one == mode) for mode in SECOND
        }
        """The functions of which there are second halves, by entry point."""

    def summary(self, function: FuncOp) -> EffectSummary:
        """Return the effects of ``function`` that callers see."""
        takes_addresses = any(is_pointer(type) for type in function.function_type.inputs)
        if not function.body.blocks:
            return ANYTHING if takes_addresses else NOTHING
        reached = self._reached(function)
        if not any(self._look(one).asks for one in reached):
            return self._summaries.of.get(function, ANYTHING)
        # It leaves what the derivatives leave that it asks for.
        if self._nested is None:
            self._nested = NestedSummaries(self.module)
        return self._nested.of(function) or ANYTHING

    def _reached(self, function: FuncOp) -> list[FuncOp]:
        """The function and those that it calls or asks the derivative of."""
        found: dict[FuncOp, None] = {}
        pending = [function]
        for one in each_once(pending):
            found[one] = None
            named = (self.names.of.get(name) for name in self._look(one).names)
            pending += [other for other in named if isinstance(other, FuncOp)]
        return list(found)

    def _look(self, function: FuncOp) -> _Look:
        """Return the effects of one function itself, found once: requests in it only become
        more.
        """
        known = self._looks.get(function)
        if known is None:
            types = (*function.function_type.inputs, *function.function_type.outputs)
            known = self._looks[function] = _Look(has_numbers_only=all(map(_is_number, types)))
            for op in walk(function):
                known.names.update(self._named(op))
                known.asks |= self._is_request(op)
                known.has_numbers_only &= all(
                    _is_number(x.type) for x in (*op.operands, *op.results)
                )
        return known

    def _is_request(self, op: Operation) -> bool:
        """True if an operation asks for a derivative."""
        if is_call(op):
            return mode_of(op, self.names) is not None
        return op.name.startswith(REQUESTS)

    def _named(self, op: Operation) -> list[str]:
        if is_call(op) or op.name.startswith(REQUESTS):
            named = (callee_name(op), *(self.names.function(value) for value in op.operands[:2]))
            return [name for name in named if name is not None]
        return []

    def globals_written(self, function: FuncOp) -> set[str]:
        """The global variables that it, or a function that it calls, is seen to write."""
        found = (self._summaries.of.get(one, NOTHING).writes for one in self._reached(function))
        return {one.name for writes in found for one in writes if isinstance(one, Global)}

    def has_numbers_only(self, function: FuncOp) -> bool:
        """True if there are no addresses, vectors or structs anywhere in it."""
        return all(self._look(one).has_numbers_only for one in self._reached(function))

    def repeatable(self, function: FuncOp) -> bool:
        """True if nobody sees how often it runs."""
        found = self.summary(function)
        return not (found.writes or found.frees or found.ordered)

    def undoable(self, function: FuncOp) -> bool:
        """True if nobody sees how often its reverse derivative runs, which undoes what it wrote."""
        found = self.summary(function)
        return not (found.frees or found.ordered)

    # ------------------------------------------------------------------ once more

    def leaving(self, call: EnzymeCall, found: Arguments) -> Leaving:
        """Choose how memory comes to hold in the end what the function leaves there."""
        summary = self.summary(call.function)
        unwanted = {Arg(i) for i, word in enumerate(found.words) if word == "dup_no_need"}
        if not summary.writes - unwanted:
            return Leaving()
        again = None if summary.frees else self.without_output(call.function)
        return Leaving(again, logs=again is None)

    def without_output(self, function: FuncOp) -> FuncOp | None:
        """The function, or a copy that does not print; ``None`` where it does something else."""
        if function in self._quiet:
            return self._quiet[function]
        if not function.body.blocks:
            return None
        self._quiet[function] = function
        printing: list[Operation] = []
        changed: list[tuple[Operation, FuncOp]] = []
        for op in walk(function):
            verdict = self._looked_at(op)
            if verdict is None:
                self._quiet[function] = None
                return None
            if isinstance(verdict, FuncOp):
                changed.append((op, verdict))
            elif verdict:
                printing.append(op)
        if printing or changed:
            self._quiet[function] = self._copy(function, printing, changed)
        return self._quiet[function]

    def why_once(self, function: FuncOp) -> str:
        """Say why a function cannot run several times and leave what it leaves when it runs
        once.
        """
        if self.summary(function).frees:
            return "frees memory that its own run may not have allocated"
        for one in self._reached(function):
            for op in walk(one):
                if is_call(op) and self._looked_at(op) is None:
                    callee = callee_name(op)
                    if callee is None:
                        return "calls what is only known when it runs"
                    if self.names.of.get(callee) not in self._quiet:
                        return f"calls `@{callee}`"
        return "does what nobody knows"

    def _looked_at(self, op: Operation) -> FuncOp | bool | None:
        """True if an operation prints; the function to call instead; ``None``: not to run twice."""
        if not is_call(op):
            effect = effect_of(op)
            return False if effect.known or op.name.startswith(REQUESTS) else None
        name = callee_name(op)
        target = self.names.of.get(name or "")
        if isinstance(target, FuncOp) and target.body.blocks:
            inner = self.without_output(target)
            return inner if inner is None or inner is not target else False
        row = known_callee(op)
        if name in STOPS or NO_RETURN in op.attributes:
            return False
        if row in (PRINTS, TELLS_ERROR) and not any(result.first_use for result in op.results):
            return True
        return False if row is not None and not row.ordered else None

    def _copy(
        self, function: FuncOp, printing: list[Operation], changed: list[tuple[Operation, FuncOp]]
    ) -> FuncOp:
        """A private copy without some operations, and with other functions called."""
        clone = function.clone()
        pairs = dict(zip(walk(function), walk(clone), strict=True))
        name = fresh_name(f"{function.sym_name.data}.quiet", self.names.of)
        clone.properties["sym_name"] = StringAttr(name)
        clone.properties["sym_visibility"] = StringAttr("private")
        for op, target in changed:
            pairs[op].properties["callee"] = SymbolRefAttr(target.sym_name.data)
        for op in printing:
            erase(pairs[op])
        self.module.body.block.insert_op_after(clone, function)
        self.names.of[name] = clone
        return clone
