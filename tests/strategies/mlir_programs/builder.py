"""Writing a function's text: names in scope by type, and where choices come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")

INTEGERS = ("i1", "i8", "i16", "i32", "i64", "index")
FLOATS = ("f64", "f32", "f16", "bf16")
SCALARS = INTEGERS + FLOATS
FLOAT_CONSTANTS = ("0.0", "1.0", "-1.0", "0.5", "2.0", "-0.0", "3.25", "1.0e-3", "7.0e3")


@dataclass(frozen=True)
class Choices:
    """Sources of choices: a seeded generator or hypothesis. Low numbers are simple."""

    integer: Callable[[int, int], int]

    def of(self, options: Sequence[T]) -> T:
        return options[self.integer(0, len(options) - 1)]

    def chance(self, one_in: int) -> bool:
        return self.integer(0, one_in - 1) == one_in - 1


@dataclass
class FunctionBuilder:
    """Text of one function being written."""

    choose: Choices
    callees: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    scope: dict[str, list[str]] = field(default_factory=dict)
    depth: int = 1
    count: int = 0
    budget: int = 60
    """The number of statements that may still be written."""

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def line(self, text: str) -> None:
        self.lines.append("  " * self.depth + text)

    def define(self, type: str, text: str) -> str:
        """Write ``%new = text`` and put the value in scope."""
        name = self.fresh()
        self.line(f"{name} = {text}")
        self.add(type, name)
        return name

    def add(self, type: str, name: str) -> None:
        self.scope.setdefault(type, []).append(name)

    def value(self, type: str) -> str:
        """A value of the type: one in scope, mostly, or a new constant."""
        known = self.scope.get(type, [])
        if known and not self.choose.chance(6):
            # Recent values are preferred: it makes longer chains of dependence.
            return known[-1 - min(self.choose.integer(0, len(known) - 1) // 2, len(known) - 1)]
        return self.constant(type)

    def constant(self, type: str) -> str:
        if type in FLOATS:
            return self.define(type, f"arith.constant {self.choose.of(FLOAT_CONSTANTS)} : {type}")
        if type == "i1":
            return self.define(type, f"arith.constant {self.choose.of(('false', 'true'))}")
        return self.define(type, f"arith.constant {self.choose.integer(-9, 9)} : {type}")

    def literal(self, type: str, value: str | int) -> str:
        """A constant that is needed but of no interest to later statements."""
        name = self.fresh()
        self.line(f"{name} = arith.constant {value} : {type}")
        return name

    def raw(self, text: str) -> str:
        """Write ``%new = text`` without putting the value in scope."""
        name = self.fresh()
        self.line(f"{name} = {text}")
        return name

    def bounded_index(self, limit: int) -> str:
        """An index in ``[0, limit)``."""
        if self.choose.chance(2):
            return self.literal("index", self.choose.integer(0, limit - 1))
        size = self.literal("index", limit)
        return self.raw(f"arith.remui {self.value('index')}, {size} : index")

    @contextmanager
    def block(self) -> Iterator[None]:
        """An inner scope: what is defined in it is forgotten after it."""
        saved = {type: list(names) for type, names in self.scope.items()}
        self.depth += 1
        yield
        self.depth -= 1
        self.scope = saved
