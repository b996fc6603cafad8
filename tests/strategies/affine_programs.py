"""Random programs of affine loops, and an evaluator of them in Python, apart from what is tested.

Bounds are numbers, symbols, variables of loops around, minima and maxima; subscripts are sums of
multiples, perhaps reduced by ``mod``; loops carry values; conditions hold for some iterations.
Programs are drawn first and brought in bounds by a run that notes what each access touches.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Memory = dict[str, Any]
"""Arrays by name, of which some may be one."""
LIMIT = 6000
"""Programs that take more steps are given up."""


class GivenUp(Exception):
    """A program reads what was never set, or takes too long."""


@dataclass(eq=False)
class Form:
    """``Σ factor · variable + constant``, perhaps ``mod`` a number."""

    terms: dict[str, int]
    constant: int = 0
    modulus: int = 0

    def at(self, env: Mapping[str, Any]) -> int:
        """The value under an assignment of variables."""
        total = self.constant + sum(factor * env[name] for name, factor in self.terms.items())
        return total % self.modulus if self.modulus else total

    def text(self, prefix: str = "%") -> str:
        """The form in MLIR, with names as subscripts have them or as maps do."""
        parts = [f"{prefix}{name} * {factor}" for name, factor in self.terms.items()]
        total = " + ".join([*parts, str(self.constant)])
        return f"({total}) mod {self.modulus}" if self.modulus else total

    def bring_within(self, seen: Sequence[int], extent: int) -> None:
        """Shift or reduce it so that what it was is below an extent."""
        low, high = (min(seen), max(seen)) if seen else (-extent, extent)
        if high - low < extent and not self.modulus:
            self.constant -= low if low < 0 else max(0, high - extent + 1)
        elif low < 0 or high >= extent:
            self.modulus = extent


def mapped(forms: Sequence[Form], extreme: str) -> str:
    """The bound of a loop that is the extreme of some forms."""
    names = sorted({name for form in forms for name in form.terms})
    results = ", ".join(form.text("") for form in forms)
    word = f"{extreme} " if len(forms) > 1 else ""
    operands = ", ".join(f"%{name}" for name in names)
    return f"{word}affine_map<({', '.join(names)}) -> ({results})>({operands})"


@dataclass
class Run:
    """A run of a program."""

    memory: Memory
    env: dict[str, Any]
    seen: dict[Form, list[int]] | None = None
    """Values that subscripts have had, while nothing is in bounds yet."""
    steps: int = 0


@dataclass(eq=False)
class Access:
    """A load or store of one element."""

    value: str
    buffer: str
    subscripts: list[Form]
    type: str
    stores: bool

    def text(self) -> Iterator[str]:
        """Its line."""
        place = f"%{self.buffer}[{', '.join(form.text() for form in self.subscripts)}]"
        store = f"affine.store %{self.value}, {place} : {self.type}"
        yield store if self.stores else f"%{self.value} = affine.load {place} : {self.type}"

    def run(self, run: Run) -> None:
        """Do it; where nothing is in bounds yet, only note it."""
        at = tuple(form.at(run.env) for form in self.subscripts)
        if run.seen is not None:
            for form, number in zip(self.subscripts, at, strict=True):
                run.seen.setdefault(form, []).append(number)
            run.env.setdefault(self.value, 0.0)
            return
        assert min(at, default=0) >= 0
        if self.stores:
            run.memory[self.buffer][at] = run.env[self.value]
        else:
            run.env[self.value] = run.memory[self.buffer][at]
            if run.env[self.value] is None:
                raise GivenUp


_BINARY = {
    "arith.addf": lambda x, y: x + y,
    "arith.subf": lambda x, y: x - y,
    "arith.mulf": lambda x, y: x * y,
}


@dataclass(eq=False)
class Value:
    """A number, or arithmetic of two values."""

    name: str
    operation: str | float
    operands: tuple[str, ...] = ()

    def text(self) -> Iterator[str]:
        """Its line."""
        given = ", ".join(f"%{one}" for one in self.operands)
        if isinstance(self.operation, str):
            yield f"%{self.name} = {self.operation} {given} : f64"
        else:
            yield f"%{self.name} = arith.constant {self.operation!r} : f64"

    def run(self, run: Run) -> None:
        """Compute it."""
        if isinstance(self.operation, str):
            run.env[self.name] = _BINARY[self.operation](*(run.env[x] for x in self.operands))
        else:
            run.env[self.name] = np.float64(self.operation)


@dataclass(eq=False)
class Branch:
    """Statements below a condition on variables of loops."""

    form: Form
    body: list[Statement]

    def text(self) -> Iterator[str]:
        """Its lines."""
        names = sorted(self.form.terms)
        condition = f"({', '.join(names)}) : ({self.form.text('')} >= 0)"
        yield f"affine.if affine_set<{condition}>({', '.join(f'%{one}' for one in names)}) {{"
        yield from lines(self.body)
        yield "}"

    def run(self, run: Run) -> None:
        """Run the body, or not."""
        if self.form.at(run.env) >= 0:
            execute(self.body, run)


@dataclass(eq=False)
class Loop:
    """A loop that may carry one value."""

    variable: str
    lower: list[Form]
    upper: list[Form]
    step: int
    body: list[Statement]
    carried: tuple[str, str, str, str] | None = None
    """The carried value: its start, the argument, the yielded value, and the result."""

    def text(self) -> Iterator[str]:
        """Its lines."""
        bounds = f"{mapped(self.lower, 'max')} to {mapped(self.upper, 'min')} step {self.step}"
        head = f"affine.for %{self.variable} = {bounds}"
        if self.carried is None:
            yield f"{head} {{"
            yield from lines(self.body)
        else:
            start, argument, last, result = self.carried
            yield f"%{result} = {head} iter_args(%{argument} = %{start}) -> (f64) {{"
            yield from lines(self.body)
            yield f"affine.yield %{last} : f64"
        yield "}"

    def run(self, run: Run) -> None:
        """Run all iterations."""
        low = max(form.at(run.env) for form in self.lower)
        high = min(form.at(run.env) for form in self.upper)
        start, argument, last, result = self.carried or ("", "", "", "")
        value = run.env[start] if self.carried else None
        for number in range(low, high, self.step):
            run.env[self.variable] = number
            run.env[argument] = value
            execute(self.body, run)
            value = run.env[last] if self.carried else None
        run.env[result] = value


Statement = Access | Value | Branch | Loop


def lines(body: Sequence[Statement]) -> Iterator[str]:
    """The text of statements."""
    for one in body:
        yield from one.text()


def execute(body: Sequence[Statement], run: Run) -> None:
    """Run statements."""
    for one in body:
        run.steps += 1
        if run.steps > LIMIT:
            raise GivenUp
        one.run(run)


@dataclass
class AffineProgram:
    """A function ``@f`` of arrays and an index ``%n``, by its seed."""

    seed: int
    shapes: dict[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    apart: set[str] = field(default_factory=set[str])
    """Arguments that share memory with no other."""
    body: list[Statement] = field(default_factory=list[Statement])
    _count: int = 0
    _accesses: list[Access] = field(default_factory=list[Access])
    _bounds: list[tuple[list[Form], list[Form], int]] = field(
        default_factory=list[tuple[list[Form], list[Form], int]]
    )

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)
        some = [self._shape(), self._shape()]
        for name in "abcstu"[self._random.randrange(3) :]:
            self.shapes[name] = self._random.choice(some)
        self.apart = {name for name in self.arguments if self._random.random() < 0.6}
        for name in self.locals:
            self._fill(name)
        for _ in range(self._random.randint(2, 4)):
            self.body += self._loop([], 0)
        for name in self.locals:
            self._drain(name)
        self._bring_in_bounds()

    @property
    def arguments(self) -> list[str]:
        """The arrays that come from the caller."""
        return [name for name in self.shapes if name in "abc"]

    @property
    def locals(self) -> list[str]:
        """The arrays that the function allocates."""
        return [name for name in self.shapes if name not in "abc"]

    def may_be_one(self) -> tuple[str, str] | None:
        """Two arguments that a caller may give one array for."""
        free = [name for name in self.arguments if name not in self.apart]
        pairs = [(x, y) for x in free for y in free if x < y and self.shapes[x] == self.shapes[y]]
        return pairs[0] if pairs else None

    def text(self) -> str:
        """The program."""
        marks = {name: " {llvm.noalias}" if name in self.apart else "" for name in self.arguments}
        given = ", ".join(f"%{name}: {self._type(name)}{mark}" for name, mark in marks.items())
        head = [f"%{name} = memref.alloca() : {self._type(name)}" for name in self.locals]
        body = "\n  ".join([*head, *lines(self.body), "return"])
        return f"func.func @f({given}, %n: index) {{\n  {body}\n}}\n"

    def memory(self, special: bool) -> Memory:
        """Arrays for the arguments, perhaps with numbers that are none, or signed zeros."""
        rng = np.random.default_rng(self.seed)
        found = {name: rng.normal(size=self.shapes[name]) for name in self.arguments}
        for array in found.values() if special else ():
            array[rng.random(array.shape) < 0.3] = rng.choice([np.nan, np.inf, -np.inf, 0.0, -0.0])
        return found

    def run(self, memory: Memory, n: int) -> None:
        """Run it on arrays, which change. Raises `GivenUp`."""
        local = {name: np.full(self.shapes[name], None, object) for name in self.locals}
        with np.errstate(all="ignore"):
            execute(self.body, Run({**memory, **local}, {"n": n}))

    def _bring_in_bounds(self) -> None:
        seen: dict[Form, list[int]] = {}
        for n in range(5):
            execute(self.body, Run({}, {"n": n}, seen))
        extents = {
            form: extent  # a load and a store may share it
            for access in self._accesses
            for form, extent in zip(access.subscripts, self.shapes[access.buffer], strict=True)
        }
        for form, extent in extents.items():
            form.bring_within(seen.get(form, []), extent)

    def _type(self, name: str) -> str:
        return f"memref<{''.join(f'{size}x' for size in self.shapes[name])}f64>"

    def _shape(self) -> tuple[int, ...]:
        rank = self._random.choice((0, 1, 1, 2, 2, 3))
        return tuple(self._random.choice((2, 3, 4, 5, 8)) for _ in range(rank))

    def _name(self, of: str) -> str:
        self._count += 1
        return f"{of}{self._count}"

    def _access(self, value: str, name: str, subscripts: list[Form], *, stores: bool) -> Access:
        made = Access(value, name, subscripts, self._type(name), stores)
        self._accesses.append(made)
        return made

    def _whole(self, name: str, inner: list[Statement], ivs: list[str]) -> None:
        for iv, size in zip(reversed(ivs), reversed(self.shapes[name]), strict=True):
            inner = [Loop(iv, [Form({})], [Form({}, size)], 1, inner)]
        self.body += inner

    def _fill(self, name: str) -> None:
        ivs = [self._name("i") for _ in self.shapes[name]]
        value = Value(self._name("v"), self._random.choice((0.0, 1.0, -0.0)))
        store = self._access(value.name, name, [Form({iv: 1}) for iv in ivs], stores=True)
        self._whole(name, [value, store], ivs)

    def _drain(self, name: str) -> None:
        ivs = [self._name("i") for _ in self.shapes[name]]
        load = self._access(self._name("v"), name, [Form({iv: 1}) for iv in ivs], stores=False)
        to = self._random.choice(self.arguments)
        store = self._access(load.value, to, self._subscripts(to, ivs), stores=True)
        self._whole(name, [load, store], ivs)

    def _subscripts(self, name: str, ivs: Sequence[str]) -> list[Form]:
        shape, draw = self.shapes[name], self._random
        if len(ivs) >= len(shape) and draw.random() < 0.6:
            chosen = sorted(draw.sample(ivs, len(shape)), key=list(ivs).index)
            return [Form({iv: 1}) for iv in chosen]
        return [self._form(ivs, extent) for extent in shape]

    def _form(self, ivs: Sequence[str], extent: int) -> Form:
        draw = self._random
        terms = {draw.choice(ivs): draw.choice((1, 1, -1, 2, extent)) for _ in range(2) if ivs}
        modulus = extent if draw.random() < 0.2 else 0
        return Form(terms, draw.randrange(extent), modulus)

    def _bounds_below(self, ivs: Sequence[str]) -> tuple[list[Form], list[Form], int]:
        draw = self._random
        if not ivs and self._bounds and draw.random() < 0.6:
            lower, upper, step = draw.choice(self._bounds)
            return lower, upper, step  # loops of one extent, which may fuse
        lower, upper = [Form({}, draw.choice((0, 0, 0, 1, -1)))], [Form({}, draw.randint(0, 5))]
        if draw.random() < 0.3:
            upper.append(Form({"n": 1}, draw.choice((0, 1))))
        if ivs and draw.random() < 0.3:
            lower.append(Form({draw.choice(ivs): draw.choice((1, -1))}, draw.choice((0, -1))))
        if ivs and draw.random() < 0.3:
            upper = [Form({draw.choice(ivs): 1}, draw.randint(0, 3)), *upper[1:]]
        found = lower, upper, draw.choice((1, 1, 1, 1, 2, 3))
        if not ivs:
            self._bounds.append(found)
        return found

    def _loop(self, ivs: list[str], depth: int) -> list[Statement]:
        draw, iv = self._random, self._name("i")
        lower, upper, step = self._bounds_below(ivs)
        body: list[Statement] = []
        for _ in range(draw.choice((1, 1, 2))):
            body += self._statement([*ivs, iv], depth + 1)
        if draw.random() < 0.7:
            return [Loop(iv, lower, upper, step, body)]
        start = Value(self._name("v"), draw.choice((0.0, -0.0, 2.0)))
        argument, result = self._name("s"), self._name("r")
        value = self._value(body, [*ivs, iv])
        last = Value(self._name("v"), "arith.addf", (argument, value))
        carried = start.name, argument, last.name, result
        to = draw.choice(list(self.shapes))
        store = self._access(result, to, self._subscripts(to, ivs), stores=True)
        return [start, Loop(iv, lower, upper, step, [*body, last], carried), store]

    def _statement(self, ivs: list[str], depth: int) -> list[Statement]:
        draw = self._random
        if depth < 3 and draw.random() < 0.4:
            return self._loop(ivs, depth)
        if depth < 4 and draw.random() < 0.15:
            condition = Form({draw.choice(ivs): draw.choice((1, -1))}, draw.randint(-2, 2))
            return [Branch(condition, self._statement(ivs, depth + 1))]
        body: list[Statement] = []
        to = draw.choice(list(self.shapes))
        places = self._subscripts(to, ivs)
        value = self._value(body, ivs)
        if draw.random() < 0.4:
            old = self._access(self._name("v"), to, places, stores=False)
            new = Value(self._name("v"), "arith.addf", (old.value, value))
            body += [old, new]
            value = new.name
        return [*body, self._access(value, to, places, stores=True)]

    def _value(self, body: list[Statement], ivs: Sequence[str]) -> str:
        names: list[str] = []
        for _ in range(self._random.choice((1, 2))):
            of = self._random.choice(list(self.shapes))
            load = self._access(self._name("v"), of, self._subscripts(of, ivs), stores=False)
            body.append(load)
            names.append(load.value)
        if len(names) == 1:
            return names[0]
        made = Value(self._name("v"), self._random.choice(list(_BINARY)), (names[0], names[1]))
        body.append(made)
        return made.name
