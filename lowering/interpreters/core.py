"""The reference interpreter: runs functions of a module, one operation after the other.

It replaces xDSL's interpreter, which cannot serve as a reference: it has no ``arith.divf``, no
``math``, no dense constants, no ``complex``, no ``vector``; it computes every float in binary64,
every integer without a width; it recurses in Python, and needs 9 µs an operation.

A block is compiled on its first execution to a list of closures over an environment (a dict from
slot to value, one per function call). Regions and calls are generators on an explicit stack: the
depth of recursion and nesting is limited by memory, not by Python. What operations mean stands in
the files of `MEANINGS`, which fill the tables of `registry`.

Whatever is undefined in MLIR (out of bounds, use after free, division by zero, poison) is an error
here (AD0602) at the operation that does it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    error_at,
    location_of,
)
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.queries import ancestors, attribute_of, walk
from ad_opt.dialects.support.process.trampoline import TooDeep, drive
from ad_opt.lowering.interpreters.memory.printers import printer
from ad_opt.lowering.interpreters.values.own_types import enter, is_by_parts, leave
from ad_opt.lowering.interpreters.values.poison import CARRIERS, has_poison, spoiled
from ad_opt.lowering.interpreters.values.registry import (
    BRANCHES,
    CONTROL,
    FRAME,
    FRAMED,
    LEAVES,
    OPS,
    Body,
    Env,
    Evaluate,
    Task,
    Undefined,
    Value,
    undefined,
    unknown,
)
from ad_opt.lowering.interpreters.values.scope import Scope
from ad_opt.lowering.interpreters.values.values import Allocation, from_python, to_python
from xdsl.dialects.builtin import FunctionType, ModuleOp, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, Region
from xdsl.traits import IsTerminator

MEANINGS = (
    "numbers.arith",
    "numbers.builtin",
    "numbers.complex",
    "numbers.expr",
    "numbers.math",
    "numbers.ub",
    "memory.affine",
    "memory.memref",
    "memory.memref_views",
    "memory.ml_program",
    "control.cf",
    "control.func",
    "control.scf",
    "tensors.assign",
    "tensors.bufferization",
    "tensors.linalg",
    "tensors.linalg_named",
    "tensors.tensor",
    "vectors.vector",
    "vectors.vector_masks",
    "vectors.vector_memory",
    "types.agg",
    "types.autodiff",
    "types.iface",
)
"""Files with the meaning of operations, a file a dialect; importing one fills the tables of
`registry`."""

for _name in MEANINGS:
    import_module(f"ad_opt.lowering.interpreters.{_name}")

Step = Callable[[Env], None]


def _make_step(op: Operation, scope: Scope, f: Evaluate, *, framed: bool = False) -> Step:
    """A closure that runs one operation on an environment."""
    ins, outs = scope.slots(op.operands), scope.slots(op.results)

    def general(env: Env) -> None:
        try:
            values = [env[slot] for slot in ins]
            found = f(env, *values) if framed else f(*values)
        except Undefined as error:
            raise undefined(op, str(error)) from None
        if len(outs) == 1:
            env[outs[0]] = found
        else:
            env.update(zip(outs, found or (), strict=True))

    if framed or len(outs) != 1 or not 1 <= len(ins) <= 2:
        return general
    out, first, second = outs[0], ins[0], ins[-1]

    def unary(env: Env) -> None:
        try:
            env[out] = f(env[first])
        except Undefined as error:
            raise undefined(op, str(error)) from None

    def binary(env: Env) -> None:
        try:
            env[out] = f(env[first], env[second])
        except Undefined as error:
            raise undefined(op, str(error)) from None

    return unary if len(ins) == 1 else binary


def _wary(op: Operation, f: Evaluate) -> Evaluate:
    """The same, where an operand may be poison."""

    def evaluate(*values: Value) -> Value:
        return spoiled(op) if has_poison(values) else f(*values)

    return f if op.name in CARRIERS else evaluate


class BlockCode:
    """A block, compiled: straight-line steps between operations that run regions or functions."""

    def __init__(self, block: Block, region: RegionCode):
        scope, machine = region.scope, region.machine
        self.arguments = scope.slots(block.args)
        self.segments: list[tuple[list[Step], Callable[[Env], Task], list[int]]] = []
        self.leave: Callable[[Env], tuple[BlockCode | None, Sequence[Value]]] | None = None
        steps: list[Step] = []
        for op in block.ops:
            name = op.name
            if name in OPS:
                f = OPS[name](op, machine)
                steps.append(_make_step(op, scope, _wary(op, f) if machine.has_poison else f))
            elif name in CONTROL:
                bodies: list[Body] = [RegionCode(inner, scope, machine) for inner in op.regions]
                start = _make_start(op, scope, CONTROL[name](op, bodies, machine))
                start = _wary_start(op, start) if machine.has_poison else start
                self.segments.append((steps, start, scope.slots(op.results)))
                steps = []
            elif name in FRAMED:
                f = FRAMED[name](op, machine)
                f = _wary(op, f) if machine.has_poison else f
                steps.append(_make_step(op, scope, f, framed=True))
            elif name in LEAVES:
                self.leave = _make_leave(scope.slots(op.operands))
            elif name in BRANCHES:
                self.leave = _make_branch(op, region, BRANCHES[name](op, machine))
            elif op.has_trait(IsTerminator):
                raise unknown(op, f"the terminator `{name}`")
            else:
                raise unknown(op, f"the operation `{name}`")
        self.last_steps = steps


def _make_start(op: Operation, scope: Scope, f: Callable[..., Task]) -> Callable[[Env], Task]:
    ins = scope.slots(op.operands)
    return lambda env: f(env, *[env[slot] for slot in ins])


def _wary_start(op: Operation, start: Callable[[Env], Task]) -> Callable[[Env], Task]:
    """The same, where what decides may be poison."""

    def begin(env: Env) -> Task:
        try:
            return (yield from start(env))
        except Undefined as error:
            raise undefined(op, str(error)) from None

    return begin


def _make_leave(ins: list[int]) -> Callable[[Env], tuple[None, Sequence[Value]]]:
    return lambda env: (None, [env[slot] for slot in ins])


def _make_branch(
    op: Operation, region: RegionCode, f: Evaluate
) -> Callable[[Env], tuple[BlockCode, Sequence[Value]]]:
    ins = region.scope.slots(op.operands)

    def branch(env: Env) -> tuple[BlockCode, Sequence[Value]]:
        try:
            successor, arguments = f(*[env[slot] for slot in ins])
        except Undefined as error:
            raise undefined(op, str(error)) from None
        return region.block(op.successors[successor]), arguments

    return branch


class RegionCode:
    """A region, compiled block by block when it is first run."""

    def __init__(self, region: Region, scope: Scope, machine: Interpreter):
        self.region, self.scope, self.machine = region, scope, machine
        self._blocks: dict[Block, BlockCode] = {}

    def block(self, block: Block) -> BlockCode:
        """A block of the region, compiled."""
        code = self._blocks.get(block)
        if code is None:
            code = self._blocks[block] = BlockCode(block, self)
        return code

    def nested(self, op: Operation) -> list[Body]:
        """The regions of an operation inside this one."""
        return [RegionCode(inner, self.scope, self.machine) for inner in op.regions]

    @cached_property
    def entry(self) -> BlockCode | None:
        """The entry block; ``None`` if the region is empty."""
        first = self.region.first_block
        return None if first is None else self.block(first)

    @cached_property
    def simple(self) -> bool:
        """True if `now` may run the region: one block of straight-line code."""
        entry = self.entry
        one = self.region.first_block is self.region.last_block
        return entry is None or (one and not entry.segments)

    def now(self, env: Env, arguments: Sequence[Value] = ()) -> Sequence[Value]:
        """Run a `simple` region; gives what its terminator hands to the parent."""
        code = self.entry
        if code is None:
            return ()
        if self.machine.fuel is not None:
            self.machine.burn(self.region)
        for slot, value in zip(code.arguments, arguments, strict=True):
            env[slot] = value
        for step in code.last_steps:
            step(env)
        return code.leave(env)[1] if code.leave else ()

    def run(self, env: Env, arguments: Sequence[Value] = ()) -> Task:
        """Run any region; gives what its terminator hands to the parent."""
        code = self.entry
        while code is not None:
            if self.machine.fuel is not None:
                self.machine.burn(self.region)
            for slot, value in zip(code.arguments, arguments, strict=True):
                env[slot] = value
            for steps, start, outs in code.segments:
                for step in steps:
                    step(env)
                results = yield start(env)
                for slot, value in zip(outs, results, strict=True):
                    env[slot] = value
            for step in code.last_steps:
                step(env)
            code, arguments = code.leave(env) if code.leave else (None, ())
        return arguments


class FunctionCode:
    """A function with a body."""

    def __init__(self, op: Operation, machine: Interpreter):
        self.body = RegionCode(op.regions[0], Scope(), machine)

    def run(self, arguments: Sequence[Value], env: Env | None = None) -> Task:
        """Call the function. Its stack allocations die when it returns."""
        stack: list[Allocation] = []
        frame: Env = {} if env is None else env
        frame[FRAME] = stack
        results = yield self.body.run(frame, arguments)
        for allocation in stack:
            allocation.alive = False
        return results


def _has_body(op: Operation) -> bool:
    """True for a function that can be run."""
    return isinstance(attribute_of(op, "function_type"), FunctionType) and bool(
        op.regions[0].blocks
    )


class Interpreter:
    """Runs functions of one module; globals keep their values from run to run.

    ``externals`` gives a Python function for symbols that are declared without a body. ``fuel``
    limits the number of block executions, ``max_depth`` that of nested calls and regions.
    """

    def __init__(
        self,
        module: ModuleOp,
        *,
        externals: dict[str, Callable[..., Any]] | None = None,
        fuel: int | None = None,
        max_depth: int = 1_000_000,
    ):
        self.module = module
        self.externals = externals or {}
        self.globals: dict[Operation, Value] = {}
        self.fuel = fuel
        self.has_poison = any(op.name == "ub.poison" for op in walk(module))
        """True if values may be poison, so that operands are looked at."""
        self._max_depth = max_depth
        self._functions: dict[Operation, FunctionCode] = {}
        self._symbols: dict[Operation, dict[str, Operation]] = {}

    def run(self, name: str, arguments: Sequence[Any]) -> tuple[Any, ...]:
        """Call a function of the module with Python and NumPy values."""
        op = self._function_named(name)
        type = attribute_of(op, "function_type")
        assert isinstance(type, FunctionType)
        inputs = type.inputs.data
        if len(inputs) != len(arguments):
            raise error_at(
                op,
                "AD0502",
                f"`@{name}` takes {len(inputs)} arguments, but {len(arguments)} are given",
            )
        values: list[Value] = []
        for at, (wanted, given) in enumerate(zip(inputs, arguments, strict=True)):
            try:
                values.append(self._from_python(wanted, given, f"the memory of argument {at}"))
            except (TypeError, ValueError) as error:
                message = f"argument {at} of `@{name}` does not fit: {error}"
                raise error_at(op, "AD0503", message) from None
        with np.errstate(all="ignore"):
            results = self.drive(self.call(op, values))
            return self._to_python(op, type.outputs.data, results)

    def _from_python(self, type: Attribute, given: Any, what: str) -> Value:
        if not is_by_parts(type):
            return from_python(type, given, what)
        return enter(self.module, type, given, lambda t, v: from_python(t, v, what))

    def _to_python(
        self, op: Operation, types: Sequence[Attribute], results: Sequence[Value]
    ) -> tuple[Any, ...]:
        try:
            if has_poison(results):
                raise Undefined("it is poison")
            return tuple(
                leave(self.module, t, value, to_python) if is_by_parts(t) else to_python(t, value)
                for t, value in zip(types, results, strict=True)
            )
        except Undefined as error:
            raise undefined(op, f"a result is not valid: {error}") from None

    def _function_named(self, name: str) -> Operation:
        symbols = self.symbols_of(self.module)
        op = symbols.get(name)
        if op is not None and _has_body(op):
            return op
        place = location_of(self.module)
        message = f"the module has no function `@{name}` with a body"
        help = did_you_mean(name, [one for one, op in symbols.items() if _has_body(op)])
        raise DiagnosticError(Diagnostic("AD0501", message, place, help=help))

    def symbols_of(self, table: Operation) -> dict[str, Operation]:
        """The symbols that a module defines."""
        found = self._symbols.get(table)
        if found is None:
            found = self._symbols[table] = {}
            for op in table.regions[0].block.ops:
                name = attribute_of(op, "sym_name")
                if name is not None:
                    found[getattr(name, "data")] = op
        return found

    def symbol(self, user: Operation, reference: SymbolRefAttr) -> Operation:
        """The operation that a symbol names, as seen from ``user``."""
        path = [reference.root_reference.data, *(n.data for n in reference.nested_references.data)]
        for table in ancestors(user):
            if table.name == "builtin.module" and path[0] in self.symbols_of(table):
                found = table
                for name in path:
                    found = self.symbols_of(found)[name]
                return found
        raise undefined(user, f"`@{path[0]}` is not defined")

    def call(self, function: Operation, arguments: Sequence[Value]) -> Task:
        """The task of calling a function."""
        if not function.regions[0].blocks:
            return self._call_external(function, arguments)
        return self.code_of(function).run(arguments)

    def code_of(self, function: Operation) -> FunctionCode:
        """A function, or a generic, compiled."""
        code = self._functions.get(function)
        if code is None:
            code = self._functions[function] = FunctionCode(function, self)
        return code

    def _call_external(self, function: Operation, arguments: Sequence[Value]) -> Task:
        name = getattr(attribute_of(function, "sym_name"), "data", "")
        external = self.externals.get(name) or printer(name)
        if external is None:
            raise unknown(function, f"the body of `@{name}`, which is only declared")
        yield from ()
        try:
            return external(*arguments)
        except Undefined as error:
            raise undefined(function, str(error)) from None

    def burn(self, region: Region) -> None:
        """Count a block execution."""
        self.fuel = (self.fuel or 0) - 1
        if self.fuel < 0:
            op = region.parent_op()
            raise error_at(op, "AD0602", "the program does not end within the given fuel")

    def drive(self, task: Task) -> Sequence[Value]:
        """Run a task to its end, keeping the tasks that wait for it on an explicit stack."""
        try:
            return drive(task, self._max_depth)
        except TooDeep:
            raise error_at(self.module, "AD0602", "the call stack overflows") from None


def run_function(module: ModuleOp, name: str, args: Sequence[Any]) -> tuple[Any, ...]:
    """Run one function and give its results; memrefs are NumPy arrays and written in place."""
    return Interpreter(module).run(name, args)
