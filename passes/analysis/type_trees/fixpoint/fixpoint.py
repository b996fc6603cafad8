"""Facts about the values of one function, carried along until nothing new is said.

A `FunctionState` holds a tree per value and a queue of operations. The rule of an operation
(`rules.py` and its neighbours) reads trees and adds facts; a value that learns something puts its
users, its maker and, where a branch passes it on, the block argument back in the queue. Facts only
add up, so this ends. Who said what is kept as `Step`s, from which `explain` reads its chains.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.typetree.kinds import Kind
from ad_opt.dialects.typetree.tree import EMPTY, MAX_DEPTH, TypeTree
from ad_opt.passes.analysis.type_trees.facts.constants import tree_of_constant, tree_of_global
from ad_opt.passes.analysis.type_trees.facts.enzyme_type_attributes import given_tree
from ad_opt.passes.analysis.type_trees.facts.function_facts import global_name
from ad_opt.passes.analysis.type_trees.facts.known_integers import Integers, Multiple, offset_of_gep
from ad_opt.passes.analysis.type_trees.facts.layout import is_settled, size_of, tree_of_type
from ad_opt.passes.ops.catalogue import is_llvm_call
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from . import transfer as moves
from .worklist import Worklist

if TYPE_CHECKING:
    from .program import ContextKey, Program

Key: TypeAlias = SSAValue | str
"""Owner of a tree: a value, or a global by its name."""

Node: TypeAlias = Operation | BlockArgument
"""Owner of a rule: an operation, or an argument of a block."""

Rule: TypeAlias = Callable[["FunctionState", Operation], None]


@dataclass(frozen=True)
class Step:
    """Something that was said of a value: what, by which operation, because of which value."""

    facts: TypeTree
    said_by: Node | str
    """An operation, a block argument, or words for what is no operation."""
    because_of: Key | None = None


@dataclass
class Globals:
    """Knowledge of the globals of a module: one tree each, for all functions."""

    definitions: dict[str, Operation]
    trees: dict[str, TypeTree] = field(default_factory=dict[str, TypeTree])
    steps: dict[str, list[Step]] = field(default_factory=dict[str, list[Step]])
    contradicted: dict[str, None] = field(default_factory=dict[str, None])
    users: dict[str, dict[FunctionState, None]] = field(
        default_factory=dict[str, "dict[FunctionState, None]"]
    )

    def tree(self, name: str) -> TypeTree:
        """The tree of the address of a global."""
        found = self.trees.get(name)
        if found is None:
            definition = self.definitions.get(name)
            known = definition is not None and definition.name == "llvm.mlir.global"
            found = tree_of_global(definition) if known else moves.POINTER_TREE  # pyright: ignore
            self.trees[name] = found
        return found


class FunctionState:
    """Knowledge of one function in one context."""

    def __init__(
        self, function: Operation, program: Program, integers: dict[int, Multiple] | None = None
    ):
        self.function = function
        self.program = program
        self.options = program.options
        self._each_use_by_itself = program.options.aliasing == "none"
        self.body = program.body(function)
        self.region = self.body.region
        self.globals = program.globals
        self.flow = self.body.flow
        self._rules = program.rules
        self.arguments = self.body.arguments
        given: dict[SSAValue, Multiple] = {
            self.arguments[at]: known for at, known in (integers or {}).items()
        }
        self.integers = Integers(self.flow, given)
        self.trees: dict[SSAValue, TypeTree] = {}
        self.steps: dict[Key, list[Step]] = {}
        self.result = EMPTY
        """Tree of what the function returns."""
        self._settled: set[SSAValue] = set()
        self._worklist = Worklist(len(self.body.nodes))
        self._depths: dict[Key, int] = {}
        self._gep_offsets: dict[Operation, Multiple] = {}
        self._calls: OrderedDict[Operation, None] = OrderedDict()
        """Calls to be looked at."""
        self.context: ContextKey | None = None
        """Knowledge of the callers, unless it is nothing."""
        self.sites: dict[tuple[FunctionState, Operation], None] = {}
        """The calls that use this, in the order in which they were found: the order of visits, and
        with it what is noticed first, is the same in each run."""
        self.calls: dict[Operation, FunctionState] = {}
        """States that the calls in the function use."""
        self.said_behind: dict[SSAValue, list[tuple[Multiple, Kind]]] = {}
        """Facts about places behind an address, by way of all addresses that are steps from it;
        asked for when nothing more is inferred."""
        self.contradicted: dict[SSAValue, None] = {}
        """Values of which contradictory things are said."""
        self.interface_changed = False
        """True if callers have something to learn."""
        self.silent = False
        """True if rules that leave the function are left out: while something is tried."""
        self.work = 0
        """Rules that were run."""
        self._start()

    def _start(self) -> None:
        self.enqueue_all(self.body.nodes)
        for name in self.body.addresses:
            self.globals.users.setdefault(name, {})[self] = None
        self._say_own_attributes()

    def _say_own_attributes(self) -> None:
        """``enzyme_type`` on parameters, on the result, and on operations."""
        function = self.function
        given = function.get_attr_or_prop("arg_attrs")
        if given is not None:
            for argument in self.arguments:
                tree = given_tree(given, argument.index, function)
                self.add(argument, tree, "its attribute", None)
        given = function.get_attr_or_prop("res_attrs")
        if given is not None:
            self.add_result(given_tree(given, 0, function))
        for value, tree in self.body.said:
            self.add(value, tree, "its attribute", None)

    def copy(self) -> FunctionState:
        """Return a state of its own with the same knowledge, for a caller that knows more.

        Rules are run for what it learns, and for calls, of which it chooses the contexts anew.
        """
        other = copy(self)
        other.trees, other._settled = dict(self.trees), set(self._settled)
        other.steps = {key: list(steps) for key, steps in self.steps.items()}
        other._worklist = self._worklist.copy()
        other._depths, other._gep_offsets = dict(self._depths), dict(self._gep_offsets)
        other._calls = OrderedDict(self._calls)
        other.sites, other.calls, other.said_behind = {}, {}, {}
        other.contradicted, other.work = dict(self.contradicted), 0
        for name in self.body.addresses:
            self.globals.users.setdefault(name, {})[other] = None
        other.enqueue_all(self.body.calls)
        return other

    # ------------------------------------------------------------------ asking

    def key(self, value: SSAValue) -> Key:
        """Return the owner of a value's tree: every address of a global is the same one."""
        if (op := defining_op(value, "llvm.mlir.addressof")) is not None:
            return global_name(op)
        return value

    def tree(self, value: SSAValue) -> TypeTree:
        """Return what is known of a value and passed on: rules ask for this."""
        found = self.known(value)
        silenced = self.program.silenced
        if silenced and (paths := silenced.get(self.key(value))):
            return moves.but(found, paths)
        return found

    def known(self, value: SSAValue) -> TypeTree:
        """Return what is known of a value."""
        found = self.trees.get(value)
        if found is not None:
            return found
        owner = value.op if isinstance(value, OpResult) else None
        if owner is not None and owner.name == "llvm.mlir.addressof":
            return self.globals.tree(global_name(owner))
        constant = tree_of_constant(owner) if owner is not None else None
        if constant is not None:
            self._settled.add(value)
            found = constant
        else:
            if is_settled(value.type):
                self._settled.add(value)
            found = tree_of_type(value.type)
        self.trees[value] = found
        return found

    def knows(self, arguments: list[TypeTree]) -> bool:
        """True if what a caller knows of the arguments is nothing new."""
        return all(
            moves.follows(self.known(value), tree)
            for value, tree in zip(self.arguments, arguments, strict=True)
        )

    def gep_offset(self, op: Operation) -> Multiple:
        """Return how far a ``getelementptr`` steps, in bytes."""
        found = self._gep_offsets.get(op)
        if found is None:
            found = self._gep_offsets[op] = offset_of_gep(op, self.integers)
        return found

    # ------------------------------------------------------------------ saying

    def add(
        self, value: SSAValue, facts: TypeTree, said_by: Node | str, because_of: SSAValue | None
    ) -> None:
        """Says something of a value; what is news goes on from there."""
        if not facts or value in self._settled:
            return
        old = self.trees.get(value)
        if old is not None and moves.joined(old, facts) is old:
            return  # Most of what is said is no news.
        if self._each_use_by_itself and not self._holds(value, said_by):
            return
        key = self.key(value)
        if isinstance(key, str):
            self._add_global(key, facts, said_by, because_of)
            return
        if old is None:
            old = self.known(value)
            if value in self._settled or moves.joined(old, facts) is old:
                return
        size = size_of(value.type)
        facts = moves.canonical(moves.without_conflicts(facts), size)
        new = moves.canonical(self._joined(key, old, facts), size)
        if new == old:
            return
        self.trees[value] = new
        if moves.contradictions(new):
            self.contradicted[value] = None
        if isinstance(value, BlockArgument) and value.block is self.region.first_block:
            self.interface_changed = True
        self._remember(self.steps, key, facts, said_by, because_of)
        self._tell(value)

    def _holds(self, value: SSAValue, said_by: Node | str) -> bool:
        """True if what an operation says of a value holds wherever the value is made."""
        if isinstance(said_by, str):
            return True
        return not isinstance(self.key(value), str) and self.body.always_follows(said_by, value)

    def _add_global(
        self, name: str, facts: TypeTree, said_by: Node | str, because_of: SSAValue | None
    ) -> None:
        if self.silent:
            return
        old = self.globals.tree(name)
        new = self._joined(name, old, moves.without_conflicts(facts))
        if new == old:
            return
        self.globals.trees[name] = new
        if moves.contradictions(new):
            self.globals.contradicted[name] = None
        self._remember(self.globals.steps, name, facts, said_by, because_of)
        for state in list(self.globals.users.get(name, ())):
            state.global_changed(name)

    def _joined(self, key: Key, old: TypeTree, facts: TypeTree) -> TypeTree:
        """Both, no deeper than there is room for: once cut, never so deep again, or two values
        might tell each other for ever what neither can keep.
        """
        depth = self._depths.get(key, MAX_DEPTH)
        new = moves.joined(old, moves.shallow(facts, depth))
        if len(new) > moves.MOST_FACTS:
            fits = moves.depth_within(new, depth)
            if fits < depth:
                self._depths[key] = fits
                new = moves.shallow(new, fits)
        return new

    def _remember(
        self,
        steps: dict[Key, list[Step]] | dict[str, list[Step]],
        key: Key,
        facts: TypeTree,
        said_by: Node | str,
        because_of: SSAValue | None,
    ) -> None:
        via = self.key(because_of) if because_of is not None else None
        steps.setdefault(key, []).append(Step(facts, said_by, via))  # pyright: ignore

    def add_result(self, facts: TypeTree) -> bool:
        """Says something of what the function returns; whether that is news."""
        new = self._joined("", self.result, moves.without_conflicts(facts))
        if new == self.result:
            return False
        self.result = new
        self.interface_changed = True
        self.enqueue_all(self.body.returns)
        return True

    def _tell(self, value: SSAValue) -> None:
        for use in value.uses:
            self.enqueue(use.operation)
        for argument in self.body.passed_to.get(value, ()):
            self.enqueue(argument)
        if isinstance(value, BlockArgument):
            if self.flow.edges(value.block):
                self.enqueue(value)
        else:
            assert isinstance(value.owner, Operation)
            self.enqueue(value.owner)

    def global_changed(self, name: str) -> None:
        """Look again at uses of a global's address, since more is known of what it leads to."""
        self.program.notify(self)
        for op in self.body.addresses.get(name, ()):
            for use in op.results[0].uses:
                self.enqueue(use.operation)
            for argument in self.body.passed_to.get(op.results[0], ()):
                self.enqueue(argument)

    def look_at_arrays(self) -> None:
        """Has the rules run once more for which it matters that elements are alike."""
        for op, offset in self._gep_offsets.items():
            if offset.stride > 1:
                self.enqueue(op)
        for block in self.flow.order:
            if self.flow.edges(block):
                self.enqueue_all(value for value in block.args if value.type.name == "llvm.ptr")
        self.program.notify(self)

    def look_outside(self) -> None:
        """Has the rules run once more that tell other functions something."""
        self.enqueue_all(self.body.calls)
        for name in self.body.addresses:
            self.global_changed(name)
        self.interface_changed = True
        self.program.notify(self)

    def try_out(self, facts: list[tuple[SSAValue, TypeTree]], said_by: str) -> bool:
        """Says something unless a contradiction comes of it, in this function; whether it held."""
        trees, result = dict(self.trees), self.result
        steps = {key: len(found) for key, found in self.steps.items()}
        contradicted, changed = dict(self.contradicted), self.interface_changed
        self.silent = True
        for value, tree in facts:
            self.add(value, tree, said_by, None)
        self.run()
        self.silent = False
        if self.contradicted.keys() <= contradicted.keys():
            self.look_outside()
            return True
        self.trees, self.result = trees, result
        self.contradicted, self.interface_changed = contradicted, changed
        for key, found in self.steps.items():
            del found[steps.get(key, 0) :]
        return False

    # ------------------------------------------------------------------ running

    def enqueue(self, node: Node) -> None:
        """Has a rule run, once more if it has run."""
        # `isinstance` of abstract classes takes longer than the rest of this.
        if type(node) is BlockArgument:
            self._worklist.add(self.body.position(node))
            return
        op = cast(Operation, node)
        if op.name in self._rules:
            if is_llvm_call(op):
                self._calls.setdefault(op)
            else:
                self._worklist.add(self.body.position(op))

    def enqueue_all(self, nodes: Iterable[Node]) -> None:
        """Has several rules run."""
        for node in nodes:
            self.enqueue(node)

    def run(self) -> None:
        """Runs rules until nothing is news."""
        from .block_arguments import merge

        self.said_behind.clear()
        while self._worklist or self._calls:
            # Calls wait until all else is known, so that callees see few different contexts.
            if self._worklist:
                node = self.body.nodes[self._worklist.next()]
            else:
                node, _ = self._calls.popitem(last=False)
            self.work += 1
            if isinstance(node, BlockArgument):
                merge(self, node)
            else:
                self._rules[node.name](self, node)
