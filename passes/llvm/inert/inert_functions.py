"""Functions that no differentiable value enters or leaves, and no address of one.

What is passed to the roots, and memory behind it, may be differentiable, and so may all variables.
Of functions of a few operations each call is looked at by itself, as those that allocate and free
are called for all sorts of memory. What is not understood counts as handing everything to someone
outside. Needs functions of the llvm dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, cast

from ad_opt.dialects.support.ir.queries import each_once, walk
from ad_opt.dialects.support.ir.symbols import flat, named_by, own_name, references, symbols_in
from ad_opt.passes.llvm.raising import arithmetic, expanded_operations, libm, vectors
from ad_opt.passes.ops.allocators import ALLOCATED, FREED, RESIZED
from ad_opt.passes.ops.catalogue import moves_bytes
from ad_opt.passes.ops.known_functions import KNOWN, Known
from ad_opt.passes.ops.library_types import calls_library
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    IntegerType,
    ModuleOp,
    StringAttr,
    VectorType,
)
from xdsl.dialects.llvm import LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMVoidType
from xdsl.ir import Attribute, Operation, SSAValue

from .value_flow import Flow, Node

FEW = 64
"""Operations of a function of which each call is looked at by itself. A guess: numba's functions
that count references have 20."""
ROUNDS = 8
"""Times that the flow is worked out again, as calls turn out to call more. A guess."""
DEEP = 6
"""Calls in each other that are looked at so. A guess."""
MOST = 5000
"""Calls of a program that are looked at so. A guess: a tenth of a second."""

_SILENT = (
    *("llvm.intr.lifetime.", "llvm.intr.dbg.", "llvm.intr.assume", "llvm.intr.prefetch"),
    *("llvm.fence", "llvm.intr.memset", "llvm.unreachable", "llvm.return", "llvm.intr.trap"),
    *("llvm.intr.experimental.noalias.scope.decl", "llvm.intr.invariant."),
)
"""Operations, by how their names begin, through which nothing flows on."""
_CUT = frozenset(
    f"llvm.{name}" for name in "icmp fcmp fptosi fptoui sitofp uitofp intr.is.fpclass".split()
)
"""Operations through which no derivative goes, and that give no bits of what they are of."""
_NUMBERS = frozenset(f"llvm.{name}" for name in "mul sdiv udiv srem urem".split())
"""Operations whose results are no addresses."""
_MADE_OF_OPERANDS = frozenset(
    f"llvm.{name}"
    for name in (
        *("inttoptr ptrtoint addrspacecast extractvalue insertvalue intr.expect").split(),
        *("mlir.none alloca br cond_br switch").split(),
    )
) | {*arithmetic.HANDLERS, *expanded_operations.HANDLERS, *libm.HANDLERS, *vectors.HANDLERS}
"""Operations whose results are made of their operands, by the rules of this flow: among them all
that is raised to arithmetic.
"""
_ADDRESS = "llvm.mlir.addressof"

Handler: TypeAlias = "Callable[[Instance, Operation], None]"


class Instance:
    """A function as one call runs it, or as all do."""

    def __init__(self, function: Operation, program: Survey, depth: int):
        self.function = function
        self.program = program
        self.depth = depth
        self.nodes: dict[SSAValue, Node] = {}
        self.result = Node()
        self.calls: list[Instance] = []
        self.understood = True

    def node(self, value: SSAValue) -> Node:
        """The node of a value."""
        found = self.nodes.get(value)
        if found is None:
            found = self.nodes[value] = Node()
            found.useful = _may_hold(value.type, _is_number)
            found.addresses = _may_hold(value.type, _is_address)
            found.is_count = _is_count(value)
        return found

    @property
    def parameters(self) -> Sequence[SSAValue]:
        """The arguments of the function."""
        return self.function.regions[0].blocks[0].args

    def read(self) -> None:
        """Take up what all operations do."""
        for op in walk(self.function):
            row = _HANDLERS.get(op.name)
            if row is not None:
                row(self, op)
            elif moves_bytes(op):
                self._copy(op)
            elif not op.name.startswith(_SILENT) and op.name not in _CUT:
                if op.name not in _MADE_OF_OPERANDS:
                    self.give_away(op)
                self._flow(op)
            self._branch(op)

    def give_away(self, op: Operation) -> None:
        """Count an operation as one that may do anything."""
        self.understood = False
        for operand in op.operands:
            self.program.flow.escape(self.node(operand))
        for result in op.results:
            self.program.flow.edge(self.program.flow.outside, self.node(result))

    def _flow(self, op: Operation) -> None:
        if op.name == "llvm.alloca":
            self.program.flow.lead(self.node(op.results[0]), Node())
            return
        addresses = op.name not in _NUMBERS
        for result in op.results:
            for operand in op.operands:
                self.program.flow.edge(self.node(operand), self.node(result), addresses)

    def _branch(self, op: Operation) -> None:
        if not op.successors:
            return
        if op.name not in ("llvm.br", "llvm.cond_br", "llvm.switch"):
            self.give_away(op)
        targets = [argument for block in op.successors for argument in block.args]
        given = op.operands[len(op.operands) - len(targets) :]
        for operand, argument in zip(given, targets, strict=True):
            self.program.flow.edge(self.node(operand), self.node(argument))

    def _copy(self, op: Operation) -> None:
        held = Node()
        self.program.flow.load(self.node(op.operands[1]), held)
        self.program.flow.store(held, self.node(op.operands[0]))

    def is_inert(self) -> bool:
        """True if nothing from outside is in any value, or can be reached from there."""
        return self.understood and not self.program.flow.any_active(self.nodes.values())


def inert_functions(module: ModuleOp, roots: Iterable[str], least: int) -> list[Operation]:
    """Functions of ``least`` operations or more that no differentiable value enters or leaves.

    Calls through addresses are taken for such of functions whose addresses are taken here, and
    those for functions that nobody else calls, as long as nothing says otherwise.
    """
    others = [op for op in module.body.block.ops if op.name != "llvm.func"]
    if any(op.name == "func.func" and op.regions[0].blocks for op in others):
        return []
    exposed, wild = {*roots}, set[Operation]()
    inner = [op for op in module.body.block.ops if _has_body(op) and own_name(op) not in exposed]
    if not any(sum(1 for _ in walk(op)) >= least for op in inner):
        return []
    for _ in range(ROUNDS):
        survey = Survey(module, exposed, wild)
        more, open_ = survey.open_functions() - exposed, survey.wild_calls() - wild
        if not more and not open_:
            return survey.inert(least)
        exposed |= more
        wild |= open_
    return []


class Survey:
    """The flow through all that some functions of a module call.

    ``exposed`` are functions that are called from outside, ``wild`` calls that may call anything.
    """

    def __init__(self, module: ModuleOp, exposed: Collection[str], wild: Collection[Operation]):
        self.flow = Flow()
        self.symbols = symbols_in(module)
        self.wild = wild
        self.indirect: list[tuple[Node, Operation]] = []
        """Calls through addresses, with the nodes of these."""
        self.taken: list[tuple[Node, str]] = []
        """Addresses of functions as they are taken in bodies."""
        self._globals: dict[str, Node] = {}
        self._shared: dict[Operation, Instance] = {}
        self._pending: list[Instance] = []
        self._sizes: dict[Operation, int] = {}
        self._instances: dict[Operation, list[Instance]] = {}
        self._copies = 0
        bodies = [op for op in module.body.block.ops if _has_body(op)]
        open_ = {*exposed, *_mentioned(module)}
        self.addressed = [op for op in bodies if own_name(op) in _addressed(bodies)]
        self.roots = {op for op in bodies if own_name(op) in open_}
        for function in self.roots:
            self.expose(function)
        for function in (*bodies, None):
            while self._pending:
                self._pending.pop().read()
            seen = self._instances.keys() | {*self.addressed}
            if function is not None and function not in seen:
                self.roots.add(function)  # Nobody is seen to call it, so somebody else does.
                self.expose(function)
        self.flow.run()

    def open_functions(self) -> set[str]:
        """Functions whose address may get outside."""
        return {name for node, name in self.taken if node.find().useful}

    def wild_calls(self) -> set[Operation]:
        """Calls through addresses that may come from outside."""
        return {call for node, call in self.indirect if node.find().varied}

    def targets(self, call: Operation) -> list[Operation]:
        """The functions that a call through an address may call, if that is taken here."""
        given = [value.type for value in call.operands][1:]
        return [
            function
            for function in self.addressed
            if [argument.type for argument in function.regions[0].blocks[0].args] == given
        ]

    def expose(self, function: Operation) -> None:
        """Say that a function is called from outside."""
        instance = self._of(function)
        for parameter in instance.parameters:
            self.flow.edge(self.flow.outside, instance.node(parameter))
        self.flow.escape(instance.result)

    def _of(self, function: Operation) -> Instance:
        found = self._shared.get(function)
        if found is None:
            found = self._shared[function] = self._new(function, 0)
        return found

    def _new(self, function: Operation, depth: int) -> Instance:
        made = Instance(function, self, depth)
        self._instances.setdefault(function, []).append(made)
        self._pending.append(made)
        return made

    def instance_for(self, function: Operation, caller: Instance) -> Instance:
        """The function as a call in another one runs it."""
        size = self._sizes.setdefault(function, sum(1 for _ in walk(function)))
        deep = caller.depth >= DEEP or self._copies >= MOST
        if size > FEW or deep or function in self.roots:
            return self._of(function)
        self._copies += 1
        return self._new(function, caller.depth + 1)

    def memory_of(self, name: str) -> Node:
        """The content of a global; of one that may change, all that is outside."""
        found = self._globals.get(name)
        if found is None:
            found = self._globals[name] = self._memory_of(self.symbols.get(name))
        return found

    def _memory_of(self, op: Operation | None) -> Node:
        if op is not None and op.name == "llvm.func":
            return Node()
        if op is None or op.name != "llvm.mlir.global" or "constant" not in op.properties:
            return self.flow.outside
        region = op.regions[0]
        if not isinstance(op.properties.get("value"), StringAttr | DenseIntOrFPElementsAttr):
            if not region.blocks:
                return self.flow.outside
        node = self._globals[own_name(op)] = Node()
        for inner in walk(op):
            if inner.name == _ADDRESS:
                self.flow.lead(node, self.memory_of(named_by(inner, "global_name") or ""))
        return node

    def inert(self, least: int) -> list[Operation]:
        """Functions of ``least`` operations or more that nothing from outside gets into."""
        return [
            function
            for function, instances in self._instances.items()
            if function not in self.roots
            and sum(1 for _ in walk(function)) >= least
            and all(map(self._calls_inert, instances))
        ]

    def _calls_inert(self, instance: Instance) -> bool:
        pending = [instance]
        for at in each_once(pending):
            if not at.is_inert():
                return False
            pending += at.calls
        return True


def _has_body(op: Operation | None) -> bool:
    return op is not None and op.name == "llvm.func" and bool(op.regions[0].blocks)


def _is_number(type_: Attribute) -> bool:
    return not isinstance(type_, IntegerType | LLVMPointerType | LLVMVoidType)


def _is_address(type_: Attribute) -> bool:
    return not isinstance(type_, IntegerType | LLVMVoidType | AnyFloat)


_COUNTS = frozenset(f"llvm.{name}" for name in "sdiv srem sitofp".split())
"""Operations on numbers that are neither bits of floats nor addresses."""


def _is_count(value: SSAValue) -> bool:
    """True if an integer is used as a number, as type trees take it: an index, or divided."""
    if not isinstance(value.type, IntegerType):
        return False
    counts = False
    for use in value.uses:
        name = use.operation.name
        if name in ("llvm.inttoptr", "llvm.bitcast"):
            return False
        counts |= name in _COUNTS or (name == "llvm.getelementptr" and use.index > 0)
    return counts


def _may_hold(type_: Attribute, what: Callable[[Attribute], bool]) -> bool:
    """True if a type, or one that it is made of, is something."""
    if isinstance(type_, VectorType):
        return what(cast("VectorType[Attribute]", type_).element_type)
    if isinstance(type_, LLVMArrayType):
        return _may_hold(type_.type, what)
    if isinstance(type_, LLVMStructType) and len(type_.types):
        return any(_may_hold(one, what) for one in type_.types)
    return what(type_)


def _mentioned(module: ModuleOp) -> Iterator[str]:
    """Yield names that something else than a call by name, or what takes an address, mentions."""
    for top in module.body.block.ops:
        for op in (top, *walk(top)):
            names = [flat(reference) for reference in references(op)]
            if op.name == "llvm.call" and (callee := named_by(op, "callee")) in names:
                names.remove(callee)
            if op.name != _ADDRESS or top.name != "llvm.func":
                yield from names


def _addressed(functions: Iterable[Operation]) -> set[str | None]:
    """The names of which addresses are taken in functions."""
    ops = (op for function in functions for op in walk(function))
    return {named_by(op, "global_name") for op in ops if op.name == _ADDRESS}


# ---------------------------------------------------------------------- operations


def _load(instance: Instance, op: Operation) -> None:
    instance.program.flow.load(instance.node(op.operands[0]), instance.node(op.results[0]))


def _store(instance: Instance, op: Operation) -> None:
    value, address = op.operands
    instance.program.flow.store(instance.node(value), instance.node(address))


def _masked_load(instance: Instance, op: Operation) -> None:
    _load(instance, op)
    for other in op.operands[2:]:
        instance.program.flow.edge(instance.node(other), instance.node(op.results[0]))


def _store_masked(instance: Instance, op: Operation) -> None:
    instance.program.flow.store(instance.node(op.operands[0]), instance.node(op.operands[1]))


def _intrinsic(instance: Instance, op: Operation) -> None:
    name = op.properties.get("intrin")
    if isinstance(name, StringAttr) and name.data.startswith("llvm.x86.atomic."):
        for value in op.operands[1:]:  # The result says how it compares.
            instance.program.flow.store(instance.node(value), instance.node(op.operands[0]))
    elif op.operands or op.results:  # Others are fences and the like.
        instance.give_away(op)


def _exchange(instance: Instance, op: Operation) -> None:
    address, *values = op.operands
    for value in values:
        instance.program.flow.store(instance.node(value), instance.node(address))
    instance.program.flow.load(instance.node(address), instance.node(op.results[0]))


def _step(instance: Instance, op: Operation) -> None:
    # An index is no address, and leads nowhere.
    instance.program.flow.edge(instance.node(op.operands[0]), instance.node(op.results[0]))


def _select(instance: Instance, op: Operation) -> None:
    for value in op.operands[1:]:
        instance.program.flow.edge(instance.node(value), instance.node(op.results[0]))


def _address_of(instance: Instance, op: Operation) -> None:
    name, program = named_by(op, "global_name") or "", instance.program
    node = instance.node(op.results[0])
    if _has_body(program.symbols.get(name)):
        program.taken.append((node, name))
    program.flow.lead(node, program.memory_of(name))


def _return(instance: Instance, op: Operation) -> None:
    for value in op.operands:
        instance.program.flow.edge(instance.node(value), instance.result)


def _call(instance: Instance, op: Operation) -> None:
    name = named_by(op, "callee")
    callee = instance.program.symbols.get(name) if name is not None else None
    if name is None and op.operands and op not in instance.program.wild:
        instance.program.indirect.append((instance.node(op.operands[0]), op))
        for target in instance.program.targets(op):
            _enter(instance, op, target, op.operands[1:])
    elif name is None or callee is None or callee.name != "llvm.func":
        instance.give_away(op)
    elif _has_body(callee):
        _enter(instance, op, callee, op.operands)
    elif not _call_library(instance, op, name):
        instance.give_away(op)


def _enter(instance: Instance, op: Operation, callee: Operation, given: Sequence[SSAValue]) -> None:
    made = instance.program.instance_for(callee, instance)
    if len(made.parameters) != len(given):
        instance.give_away(op)
        instance.program.expose(callee)
        return
    instance.calls.append(made)
    flow = instance.program.flow
    for value, parameter in zip(given, made.parameters, strict=True):
        flow.edge(instance.node(value), made.node(parameter))
    for result in op.results:
        flow.edge(made.result, instance.node(result))


def _call_library(instance: Instance, op: Operation, name: str) -> bool:
    """Take up a call of a function without a body; false if nobody knows it."""
    flow = instance.program.flow
    if FREED.get(name) == len(op.operands):
        return True
    if name in ALLOCATED or name in RESIZED:
        result = instance.node(op.results[0])
        flow.lead(result, Node())
        if name in RESIZED:
            flow.edge(instance.node(op.operands[0]), result)
        return True
    row: Known | None = KNOWN.get(name)
    if row is None or row.derivative or not calls_library(name, op):
        return False
    for result in op.results:
        flow.lead(instance.node(result), Node())
        if row.returns is not None:
            flow.edge(instance.node(op.operands[row.returns]), instance.node(result))
    if row.writes != ():
        _move_text(instance, op)
    return True


def _move_text(instance: Instance, op: Operation) -> None:
    """Let what all arguments lead to get into each of them: text is copied."""
    held = Node()
    for value in op.operands:
        if cast(Any, value.type).name == "llvm.ptr":
            instance.program.flow.load(instance.node(value), held)
            instance.program.flow.store(held, instance.node(value))


_HANDLERS: dict[str, Handler] = {
    "llvm.load": _load,
    "llvm.intr.masked.load": _masked_load,
    "llvm.intr.masked.store": _store_masked,
    "llvm.call_intrinsic": _intrinsic,
    "llvm.store": _store,
    "llvm.atomicrmw": _exchange,
    "llvm.cmpxchg": _exchange,
    "llvm.getelementptr": _step,
    "llvm.select": _select,
    _ADDRESS: _address_of,
    "llvm.return": _return,
    "llvm.call": _call,
}
