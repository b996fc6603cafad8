"""The tables of what each operation means, and what the dialect files use to fill them.

Every table maps the name of an operation to a *maker*: a function that reads the operation's
attributes and types once and returns a function of run-time values. That is all the compilation
there is.

- `OPS`: ``make(op, machine)`` returns ``f(*operands)``, which gives the value of the only result,
  or a tuple of values for any other number of results.
- `FRAMED`: the same, but ``f(env, *operands)`` also sees the frame of the running function.
- `CONTROL`: ``make(op, bodies, machine)`` returns a generator function ``f(env, *operands)``. It
  yields the generators of regions or functions to run, receives their results, and returns the
  tuple of its own. Generators run on an explicit stack, so depth is limited by memory only.
- `LEAVES`: names of terminators that hand their operands to the parent operation.
- `BRANCHES`: ``make(op, machine)`` returns ``f(*operands)`` giving successor index and arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cached_property
from typing import Any, Protocol, TypeAlias, TypeVar

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.values.scope import Scope
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    IntAttr,
    IntegerAttr,
    ModuleOp,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue

Value: TypeAlias = Any
Env: TypeAlias = dict[int, Any]
Task: TypeAlias = Generator[Any, Any, Sequence[Any]]
Evaluate: TypeAlias = Callable[..., Value]
Make: TypeAlias = "Callable[[Operation, Machine], Evaluate]"
MakeControl: TypeAlias = "Callable[[Operation, list[Body], Machine], Callable[..., Task]]"

OPS: dict[str, Make] = {}
FRAMED: dict[str, Make] = {}
CONTROL: dict[str, MakeControl] = {}
BRANCHES: dict[str, Make] = {}
LEAVES: set[str] = set()

_M = TypeVar("_M")

FRAME = -1
"""Key of `Env` under which the list of the frame's stack allocations stands."""


class Code(Protocol):
    """A function that can be run."""

    def run(self, arguments: Sequence[Value], env: Env | None = None, /) -> Task:
        """Run it, in a new frame or in that of whoever calls."""
        ...


class Body(Protocol):
    """A region of an operation that can be run."""

    scope: Scope

    simple: cached_property[bool]
    """True if `now` may run the region."""

    def nested(self, op: Operation, /) -> list[Body]:
        """The regions of an operation inside this one."""
        ...

    def now(self, env: Env, arguments: Sequence[Value] = ..., /) -> Sequence[Value]:
        """Run a `simple` region at once."""
        ...

    def run(self, env: Env, arguments: Sequence[Value] = ..., /) -> Task:
        """Run the region."""
        ...


class Machine(Protocol):
    """The interpreter, as the files of the dialects see it."""

    module: ModuleOp
    globals: dict[Operation, Value]

    def symbol(self, user: Operation, reference: SymbolRefAttr, /) -> Operation:
        """The operation that a symbol names."""
        ...

    def call(self, function: Operation, arguments: Sequence[Value], /) -> Task:
        """Call a function."""
        ...

    def drive(self, task: Task, /) -> Sequence[Value]:
        """Run a task to its end."""
        ...

    def code_of(self, function: Operation, /) -> Code:
        """The code of a function, compiled once."""
        ...


class Undefined(Exception):
    """The program did something that has no meaning; becomes AD0602 at the operation."""


def _enter(table: dict[str, _M], names: Iterable[str]) -> Callable[[_M], _M]:
    def enter(make: _M) -> _M:
        table.update(dict.fromkeys(names, make))
        return make

    return enter


def ops(*names: str) -> Callable[[Make], Make]:
    """Enter a maker in `OPS`."""
    return _enter(OPS, names)


def framed(*names: str) -> Callable[[Make], Make]:
    """Enter a maker in `FRAMED`."""
    return _enter(FRAMED, names)


def control(*names: str) -> Callable[[MakeControl], MakeControl]:
    """Enter a maker in `CONTROL`."""
    return _enter(CONTROL, names)


def branch(*names: str) -> Callable[[Make], Make]:
    """Enter a maker in `BRANCHES`."""
    return _enter(BRANCHES, names)


def unknown(op: Operation, what: str) -> DiagnosticError:
    """AD0601: the interpreter does not know ``what``."""
    return error_at(
        op,
        "AD0601",
        f"the interpreter does not know {what}",
        help="run the program through the lowering and the JIT instead",
    )


def undefined(op: Operation, message: str) -> DiagnosticError:
    """AD0602 at an operation."""
    return error_at(op, "AD0602", f"`{op.name}`: {message}")


def integer(attr: Attribute | None, default: int = 0) -> int:
    """The number in an integer attribute."""
    if isinstance(attr, IntegerAttr):
        return attr.value.data
    return attr.data if isinstance(attr, IntAttr) else default


def integers(attr: Attribute | None) -> tuple[int, ...]:
    """The numbers in a dense array, an array of integer attributes, or dense elements."""
    if attr is None:
        return ()
    if isinstance(attr, DenseArrayBase):
        return tuple(int(value) for value in attr.get_values())
    if isinstance(attr, ArrayAttr):
        return tuple(integer(entry) for entry in attr.data)
    values: Iterable[int] = getattr(attr, "get_values")()
    return tuple(int(value) for value in values)


def segments(op: Operation, values: Sequence[Value]) -> list[Sequence[Value]]:
    """Operand values, split as the operation's operand segments say."""
    found: list[Sequence[Value]] = []
    start = 0
    for size in integers(attribute_of(op, "operandSegmentSizes")):
        found.append(values[start : start + size])
        start += size
    return found


def result_type(op: Operation) -> Attribute:
    """The type of the first result."""
    return op.results[0].type


def operand_type(op: Operation, at: int = 0) -> Attribute:
    """The type of an operand."""
    return op.operands[at].type


def types(values: Iterable[SSAValue]) -> list[Attribute]:
    """The types of some values."""
    return [value.type for value in values]
