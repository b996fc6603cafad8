"""A module's functions together: contexts, calls, and what is known of globals.

Every function is looked at by itself first, callees before callers: its *base*. A caller that knows
more of the arguments or the result than the callee finds out itself has the callee looked at again
in a context of its own, shared by all calls that know the same. Contexts grow with what the caller
finds out; a function has so many at most (``budget``), and calls beyond them use the base, which
holds for all; so do all calls once a program has taken more work for contexts than its size allows.
Nothing here is recursive, and what is found out later goes on to whoever used less.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias, cast

from ad_opt.dialects.llvm.llvm_ext import INERT
from ad_opt.dialects.support.ir.symbols import symbols_in
from ad_opt.dialects.typetree.kinds import Kind
from ad_opt.dialects.typetree.tree import EMPTY, Path, TypeTree
from ad_opt.passes.analysis.type_trees.facts.call_order import CallOrder
from ad_opt.passes.analysis.type_trees.facts.enzyme_type_attributes import Given, given_trees
from ad_opt.passes.analysis.type_trees.facts.function_facts import Body
from ad_opt.passes.analysis.type_trees.facts.known_integers import Multiple
from ad_opt.passes.infrastructure.function_pass import functions_in
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from . import transfer as moves
from .fixpoint import FunctionState, Globals, Key, Rule
from .options import TypeTreeOptions

NO_BURDEN = 100_000
"""Rules that are run for contexts in any case. A guess: small programs have all contexts."""
CONTEXTS_PER_NODE = 8
"""Further ones for each operation of the program; then there are no new contexts, and those that
there are learn nothing more. Where all functions call each other, contexts would otherwise be
most of the work, and it would grow faster than the program: whole programs such as Lua did not
come to an end. The number is a guess; programs of `tests/data` stay below it.
"""

NODES_IN_CONTEXTS = 8_000
"""Operations of a function, over all its contexts, from which on it has no new ones.

Functions that are called for memory of different kinds are short. Measured on programs of numba,
where the functions that put error messages together have 2100 operations and 13 contexts each:
inference takes a third of the time.
"""
FEWEST = 3
"""Contexts that a function has in any case. A guess."""

ContextKey: TypeAlias = tuple[tuple[TypeTree, ...], TypeTree, tuple[tuple[int, Multiple], ...]]
"""Knowledge of a caller: of the arguments, of the result, and integers by position."""

Site: TypeAlias = tuple[FunctionState, Operation]
"""A call, in the context of its caller."""


class Program:
    """All functions of a module, and the contexts in which they are looked at."""

    def __init__(
        self,
        module: ModuleOp,
        rules: dict[str, Rule],
        options: TypeTreeOptions,
        silenced: Mapping[Key, frozenset[Path]] | None = None,
    ):
        self.options = options
        self.silenced = silenced or {}
        """Of contradicted values: the paths of which nothing is passed on."""
        self.arrays_are_alike = False
        """True if what is known of some elements of an array is taken to hold for all."""
        self.rules = rules
        self.symbols = symbols_in(module)
        self.globals = Globals(self.symbols)
        functions = (op for op in functions_in(module) if op.name == "llvm.func")
        bodies = [op for op in functions if INERT not in op.attributes]
        self.order = CallOrder(bodies, self.symbols)
        self.bases: dict[Operation, FunctionState] = {}
        self._bodies: dict[Operation, Body] = {}
        self._given: dict[Operation, Given] = {}
        self._contexts: dict[Operation, list[FunctionState]] = {}
        self._site_states: dict[Site, FunctionState] = {}
        self._pending: list[FunctionState] = []
        self._is_pending: set[FunctionState] = set()
        self.mixes: frozenset[frozenset[Kind]] = frozenset()
        """Sets of kinds that were ever said, together, to be at one place of memory."""
        self.widened: set[Operation] = set()
        """Functions that had more contexts than there is a budget for."""
        size = sum(len(self.body(function).nodes) for function in bodies)
        self._left = max(NO_BURDEN, CONTEXTS_PER_NODE * size)
        """Rules that may still be run for contexts."""
        for function in self.order.functions:
            self.bases[function] = FunctionState(function, self)
            self.notify(self.bases[function])
            self.run()

    @property
    def is_burden(self) -> bool:
        """True if there was more to do for contexts than was done."""
        return self._left <= 0

    # ------------------------------------------------------------------ running

    def notify(self, state: FunctionState) -> None:
        """Has a function looked at again."""
        if state not in self._is_pending:
            self._is_pending.add(state)
            self._pending.append(state)

    def run(self) -> None:
        """Until nothing is news anywhere."""
        while self._pending:
            state = self._pending.pop()
            self._is_pending.discard(state)
            before = state.work
            state.run()
            if state.context is not None:
                self._left -= state.work - before
            if state.interface_changed:
                state.interface_changed = False
                for caller, call in list(state.sites):
                    caller.enqueue(call)
                    self.notify(caller)

    def assume_arrays(self) -> None:
        """From now on elements of arrays are alike, where all that is known of them agrees.

        Only once everything else is known: what is found out later might not agree.
        """
        if self.options.aliasing == "none":
            return
        self.arrays_are_alike = True
        for state in self.states():
            state.look_at_arrays()
        self.run()

    def contradictions(self) -> dict[Key, frozenset[Path]]:
        """The paths of values of which contradictory things are said."""
        found: dict[Key, frozenset[Path]] = {}
        for state in self.states():
            for value in state.contradicted:
                paths = moves.contradictions(state.known(value))
                found[value] = found.get(value, frozenset()) | paths
        for name in self.globals.contradicted:
            found[name] = moves.contradictions(self.globals.tree(name))
        return found

    def mixes_in_memory(self) -> frozenset[frozenset[Kind]]:
        """The kinds that are said, together, to be at one place of memory."""
        trees = [state.known(value) for state in self.states() for value in state.contradicted]
        trees += [self.globals.tree(name) for name in self.globals.contradicted]
        return frozenset(mix for tree in trees for mix in moves.mixes_behind(tree))

    @property
    def work(self) -> int:
        """Rules that were run, over all."""
        return sum(state.work for state in self.states())

    def states(self) -> Iterator[FunctionState]:
        """Every function in every context."""
        for function in self.order.functions:
            yield from self.contexts_of(function)

    def contexts_of(self, function: Operation) -> list[FunctionState]:
        """A function in every context, its base first."""
        return [self.bases[function], *self._contexts.get(function, [])]

    # ------------------------------------------------------------------ calls

    def body(self, function: Operation) -> Body:
        """Return the facts that are the same in all contexts of a function."""
        found = self._bodies.get(function)
        if found is None:
            found = self._bodies[function] = Body(function, self.rules)
        return found

    def said_by_attributes(self, described: Operation) -> Given:
        """Return the trees that ``enzyme_type`` gives at a function or a call: read once, asked
        for often.
        """
        found = self._given.get(described)
        if found is None:
            found = self._given[described] = given_trees(described)
        return found

    def callee(self, name: str) -> Operation | None:
        """The function of a name, defined or declared."""
        found = self.symbols.get(name)
        return found if found is not None and found.name == "llvm.func" else None

    def targets(self, call: Operation) -> list[FunctionState]:
        """The functions that a call through an address may run, if all are known."""
        inputs = [value.type for value in call.operands][1:]
        outputs = [value.type for value in call.results]
        found: list[FunctionState] = []
        for function in self.order.in_program_order:
            if function not in self.order.addressed or function not in self.bases:
                continue
            base = self.bases[function]
            type_ = cast(Any, function.get_attr_or_prop("function_type"))
            returned = [] if type_.output.name == "llvm.void" else [type_.output]
            if [value.type for value in base.arguments] == inputs and returned == outputs:
                found.append(base)
        return found

    def summary(
        self,
        caller: FunctionState,
        call: Operation,
        callee: Operation,
        arguments: list[TypeTree],
        result: TypeTree,
        integers: dict[int, Multiple],
    ) -> FunctionState | None:
        """Return the state of a callee with a body as one call runs it."""
        base = self.bases.get(callee)
        if base is None:
            return base
        site = (caller, call)
        if self.order.same_component(caller.function, callee):
            # Recursion: only what registers are, or contexts would not come to an end.
            arguments, result = [moves.shallow(tree, 1) for tree in arguments], EMPTY
            integers = {}
            if caller.function is callee and caller.knows(arguments):
                return self._use(site, caller)
        wanted = self.order.cares(callee)
        integers = {at: known for at, known in integers.items() if at in wanted}
        if base.knows(arguments) and not integers and moves.follows(base.result, result):
            return self._use(site, base)
        key: ContextKey = (tuple(arguments), result, tuple(sorted(integers.items())))
        return self._use(site, self._context(site, callee, key, integers))

    def _use(self, site: Site, state: FunctionState) -> FunctionState:
        old = self._site_states.get(site)
        if old is not state:
            if old is not None:
                old.sites.pop(site, None)
            self._site_states[site] = state
            state.sites[site] = None
        return state

    def _context(
        self, site: Site, callee: Operation, key: ContextKey, integers: dict[int, Multiple]
    ) -> FunctionState:
        contexts = self._contexts.setdefault(callee, [])
        found = next((state for state in contexts if state.context == key), None)
        if found is not None:
            return found
        old = self._site_states.get(site)
        if self._left <= 0:
            self.widened.add(callee)
            return old if old is not None else self.bases[callee]
        if old is not None and old.context is not None and [*old.sites] == [site]:
            found = old  # only this call uses it, and it knows more now
        elif (unused := next((s for s in contexts if not s.sites), None)) is not None:
            contexts.remove(unused)
        if found is None:
            if len(contexts) >= self._most_contexts(callee):
                self.widened.add(callee)
                return self.bases[callee]
            if old is not None and _is_less(old.context, key):
                found = old.copy()  # other calls use it too, and know no more yet
            else:
                found = FunctionState(callee, self, integers)
            contexts.append(found)
        found.context = key
        for value, tree in zip(found.arguments, key[0]):
            found.add(value, tree, site[1], None)
        found.add_result(key[1])
        self.notify(found)
        return found

    def _most_contexts(self, function: Operation) -> int:
        """Return how many contexts of a function are told apart: large ones have fewer."""
        size = len(self.body(function).nodes)
        return min(self.options.budget, max(FEWEST, NODES_IN_CONTEXTS // max(size, 1)))

    # ------------------------------------------------------------------ in the end

    def live(self) -> dict[Operation, list[FunctionState]]:
        """The contexts of each function that calls from outside, or from these, lead to."""
        found: dict[Operation, list[FunctionState]] = {}
        seen: set[FunctionState] = set()

        def reach(state: FunctionState) -> None:
            pending = [state]
            while pending:
                one = pending.pop()
                if one not in seen:
                    seen.add(one)
                    found.setdefault(one.function, []).append(one)
                    pending += one.calls.values()

        for function in self.order.roots:
            reach(self.bases[function])
        for function in self.order.functions:
            if function not in found:
                reach(self.bases[function])
        return {function: found[function] for function in self.order.in_program_order}


def _is_less(context: ContextKey | None, other: ContextKey) -> bool:
    """True if all that one caller knows is known by another one too, and integers are the same."""
    if context is None or context[2] != other[2]:
        return False
    known = zip((*other[0], other[1]), (*context[0], context[1]), strict=True)
    return all(moves.follows(more, less) for more, less in known)
