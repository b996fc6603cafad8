"""Writing one C function: what is in scope, and expressions of it that stay small."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

BOUNDED = (
    "sin({0})", "cos({0})", "tanh({0})", "{0} / (1 + {0} * {0})", "exp(-{0} * {0})",
    "sqrt(1 + {0} * {0}) - 1.5 + sin({0})", "atan({0})", "0.5 * sin({0}) + 0.25",
)  # fmt: skip
"""Functions that are small wherever they are read."""
JOINED = ("{0} + {1}", "{0} - {1}", "{0} * {1}", "{0} * {1}", "{0} / (2 + cos({1}))")
CHOSEN = ("{0} > {1} ? {0} : {1}", "fmin({0}, {1})", "fmax({0}, {1})", "fabs({0}) + {1}")
CONSTANTS = ("0.5", "1.25", "-0.75", "2.0", "0.1")


@dataclass
class CBuilder:
    """Text of a function, and the names in scope."""

    rng: Random
    lines: list[str] = field(default_factory=list)
    doubles: list[str] = field(default_factory=list)
    """Lvalues of type double."""
    fixed: list[str] = field(default_factory=list)
    """Doubles that are only read."""
    arrays: list[str] = field(default_factory=list)
    """Expressions of type ``double *`` behind which there are four doubles."""
    ints: list[str] = field(default_factory=list)
    """Integers that are only read."""
    structs: list[str] = field(default_factory=list)
    """Lvalues of the type ``struct node``."""
    helpers: list[str] = field(default_factory=list)
    """Functions ``double h(double, double *, int)``; each may be called."""
    variables: int = 0
    indent: int = 1
    budget: int = 30
    libraries: bool = False
    """True if `library` is drawn from."""

    # ---- text ----

    def line(self, text: str) -> None:
        self.lines.append("  " * self.indent + text)

    def fresh(self, prefix: str = "v") -> str:
        self.variables += 1
        return f"{prefix}{self.variables}"

    @contextmanager
    def block(self, head: str, tail: str = "}") -> Generator[None]:
        """A block in braces: what is declared in it is gone behind it."""
        self.line(f"{head} {{")
        lists = (self.doubles, self.fixed, self.arrays, self.ints, self.structs)
        before = [len(names) for names in lists]
        self.indent += 1
        yield
        self.indent -= 1
        for names, count in zip(lists, before, strict=True):
            del names[count:]
        self.line(tail)

    # ---- choices ----

    def chance(self, one_in: int) -> bool:
        return self.rng.randrange(one_in) == 0

    def of(self, items: Sequence[str]) -> str:
        return self.rng.choice(items)

    # ---- expressions ----

    def index(self) -> str:
        """An index below four."""
        if not self.ints or self.chance(2):
            return str(self.rng.randrange(4))
        return f"({self.of(self.ints)} + {self.rng.randrange(4)}) & 3"

    def array(self) -> str:
        return self.of(self.arrays[-4:] if self.chance(2) else self.arrays)

    def element(self) -> str:
        """An element of an array: its address is written in several ways."""
        a, i = self.array(), self.index()
        return f"{a}[{i}]" if self.rng.randrange(4) else f"*({a} + ({i}))"

    def leaf(self) -> str:
        kind = self.rng.randrange(10)
        if kind < 5 and self.doubles:
            known = self.doubles + self.fixed
            return self.of(known[-5:] if self.chance(2) else known)
        if kind < 9:
            return self.element()
        return self.of(CONSTANTS)

    def value(self, depth: int = 2) -> str:
        """An expression of type double, in parentheses."""
        kind = self.rng.randrange(8)
        if depth == 0 or kind < 2:
            return f"({self.leaf()})"
        if kind == 2:
            return f"({self.of(CHOSEN).format(self.value(depth - 1), self.value(depth - 1))})"
        if kind == 3:
            return f"({self.of(BOUNDED).format(self.value(0))})"
        return f"({self.of(JOINED).format(self.value(depth - 1), self.value(depth - 1))})"

    def tame(self) -> str:
        """A double that stays small when this is repeated."""
        return self.of(BOUNDED).format(self.value())

    def condition(self) -> str:
        """Of doubles or of integers."""
        if self.ints and self.chance(2):
            return f"({self.of(self.ints)} & {self.rng.randrange(1, 4)}) {self.of(('==', '!='))} 1"
        return f"{self.value(1)} {self.of(('<', '>', '<=', '>='))} {self.value(0)}"

    def target(self) -> str:
        """Something of type double that can be assigned to."""
        if self.doubles and self.chance(2):
            return self.of(self.doubles)
        return self.element()

    # ---- declarations ----

    def new_double(self, value: str) -> str:
        name = self.fresh()
        self.line(f"double {name} = {value};")
        self.doubles.append(name)
        return name

    def fill(self, name: str, count: int = 4) -> None:
        """Write every element of an array before anybody sees it."""
        i = self.fresh("i")
        with self.block(f"for (int {i} = 0; {i} < {count}; {i}++)"):
            self.ints.append(i)
            self.line(f"{name}[{i}] = {self.tame()};")
