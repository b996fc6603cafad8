"""Random loops of statements that hand each other rows of scratch, numbers and sums."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

TYPES = {
    "%x": "memref<9x5xf64>",
    "%w": "memref<5x5xf64>",
    "%s": "memref<5xf64>",
    "%t": "memref<5xf64>",
    "%by_row": "memref<9xf64>",
    "%by_place": "memref<9x5xf64>",
    "%for_all": "memref<5xf64>",
}
"""The buffers that ``@main`` takes, in front of the extents ``%n`` and ``%m``."""
SHAPES = ((9, 5), (5, 5), (5,), (5,), (9,), (9, 5), (5,))
Body: TypeAlias = Callable[[str, str], str]


def arguments_of(seed: int, extents: Sequence[int]) -> list[object]:
    """Arguments of ``@main``: the same for the same seed."""
    numbers = np.random.default_rng(seed)
    return [*(numbers.normal(size=shape) for shape in SHAPES), *extents]


class DistributionProgram:
    """``@main`` has a loop over ``%n`` rows that fills, sums up and multiplies rows of ``%m``
    elements in two rows of scratch, adds to results of each row and of all, and carries sums.
    """

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self._count = 0
        self._lines: list[str] = []
        self._indent = 3
        self._types = dict(TYPES)
        self._moving = self.random.random() < 0.5
        self.extents = (self.random.choice([0, 1, 2, 4]), self.random.choice([0, 1, 3, 4]))
        self._carried = [f"%a{k}" for k in range(self.random.choice([1, 2]))]
        self._numbers = [self._op("memref.load %x[%i, %c0] : memref<9x5xf64>")]
        kinds = [
            *(self._fill, self._fill, self._accumulate, self._reduce, self._product, self._product),
            *(self._to_row, self._to_places, self._to_all, self._number, self._carry, self._recur),
            *(self._below_condition, self._allocate, self._shift, self._steps, self._find),
            *(self._element, self._sequence),
        ]
        for _ in range(self.random.randint(2, 6)):
            self.random.choice(kinds)()
        for n, carried in enumerate(self._carried):
            if self.random.random() < 0.7:
                self._carried[n] = self._op(f"arith.addf {carried}, {self._number()} : f64")
        self.text = self._whole()

    def _whole(self) -> str:
        count = len(self._carried)
        arguments = ", ".join(f"{name}: {type_} {{llvm.noalias}}" for name, type_ in TYPES.items())
        moving = self.random.choice(["addi %i, %c0", "addi %i, %c1", "subi %m, %i"])
        first = self.random.choice(["%c0", "%c0", "%c1"])
        carried = ", ".join(f"%a{n} = %one" for n in range(count))
        types = ", ".join(["f64"] * count)
        results = [f"%r#{n}" for n in range(count)] if count > 1 else ["%r"]
        return "\n".join(
            (
                f"func.func @main({arguments}, %n: index, %m: index) -> ({types}) {{",
                "  %c0 = arith.constant 0 : index",
                "  %c1 = arith.constant 1 : index",
                "  %zero = arith.constant 0.0 : f64",
                "  %one = arith.constant 1.5 : f64",
                f"  %r{f':{count}' if count > 1 else ''} = scf.for %i = {first} to %n step %c1"
                f" iter_args({carried}) -> ({types}) {{",
                f"    %moving = arith.{moving} : index",
                "    %end = arith.minsi %moving, %m : index",
                *self._lines,
                f"    scf.yield {', '.join(self._carried)} : {types}",
                "  }",
                f"  func.return {', '.join(results)} : {types}",
                "}",
            )
        )

    # Text

    def _emit(self, line: str) -> None:
        self._lines.append("  " * self._indent + line)

    def _op(self, text: str) -> str:
        self._count += 1
        self._emit(f"%v{self._count} = {text}")
        return f"%v{self._count}"

    def _load(self, buffer: str, *places: str) -> str:
        return self._op(f"memref.load {buffer}[{', '.join(places)}] : {self._types[buffer]}")

    def _store(self, value: str, buffer: str, *places: str) -> None:
        self._emit(f"memref.store {value}, {buffer}[{', '.join(places)}] : {self._types[buffer]}")

    def _loop(self, end: str, body: Callable[[str], None], first: str = "%c0") -> None:
        self._count += 1
        variable = f"%j{self._count}"
        self._emit(f"scf.for {variable} = {first} to {end} step %c1 {{")
        self._indent += 1
        body(variable)
        self._indent -= 1
        self._emit("}")

    def _sum(self, end: str, begin: str, body: Body) -> str:
        self._count += 1
        variable, carried, result = (f"%{name}{self._count}" for name in ("j", "c", "q"))
        self._emit(
            f"{result} = scf.for {variable} = %c0 to {end} step %c1"
            f" iter_args({carried} = {begin}) -> (f64) {{"
        )
        self._indent += 1
        self._emit(f"scf.yield {body(variable, carried)} : f64")
        self._indent -= 1
        self._emit("}")
        return result

    def _computed(self, *values: str) -> str:
        value = self.random.choice(values)
        for _ in range(self.random.randint(0, 2)):
            name = self.random.choice(["addf", "mulf", "subf", "maximumf"])
            value = self._op(f"arith.{name} {value}, {self.random.choice(values)} : f64")
        return value

    def _end(self) -> str:
        return self.random.choice(["%m", "%m", "%end"]) if self._moving else "%m"

    def _scratch(self) -> str:
        return self.random.choice(["%s", "%t"])

    # Statements

    def _fill(self) -> None:
        scratch, other = self._scratch(), self._scratch()

        def body(j: str) -> None:
            values = [self._load("%x", "%i", j), *self._numbers]
            if self.random.random() < 0.6:
                values.append(self._load(other, j))
            self._store(self._computed(*values), scratch, j)

        self._loop(self._end(), body)

    def _term(self, other: str, row: str, at: str) -> str:
        factor = self.random.choice([("%x", "%i", at), (other, at)])
        return self._op(
            f"arith.mulf {self._load(*factor)}, {self._load('%w', row, at)} : f64",
        )

    def _accumulate(self) -> None:
        scratch, other = self._scratch(), self._scratch()
        inner = self._end()

        def body(j: str) -> None:
            def add(k: str) -> None:
                total = self._load(scratch, j)
                term = self._term(other, j, k)
                self._store(self._op(f"arith.addf {total}, {term} : f64"), scratch, j)

            self._loop(inner, add)

        self._loop(self._end(), body)

    def _reduce(self) -> None:
        scratch = self._scratch()

        def body(j: str, total: str) -> str:
            term = self._computed(self._load(scratch, j), self._load("%x", "%i", j))
            return self._op(f"arith.addf {total}, {term} : f64")

        begin = self.random.choice(["%zero", *self._numbers])
        self._numbers.append(self._sum(self._end(), begin, body))

    def _product(self) -> None:
        scratch, other = self._scratch(), self._scratch()

        def body(j: str) -> None:
            def add(k: str, total: str) -> str:
                return self._op(f"arith.addf {total}, {self._term(other, j, k)} : f64")

            value = self._sum("%m", "%zero", add)
            self._store(self._computed(value, *self._numbers), scratch, j)

        self._loop("%m", body)

    def _to_row(self) -> None:
        self._store(self._number(), "%by_row", "%i")

    def _to_places(self) -> None:
        scratch = self._scratch()

        def body(j: str) -> None:
            value = self._computed(self._load(scratch, j), *self._numbers)
            self._store(value, "%by_place", "%i", j)

        self._loop(self._end(), body)

    def _to_all(self) -> None:
        scratch = self._scratch()

        def body(j: str) -> None:
            value = self._computed(self._load(scratch, j), *self._numbers)
            total = self._op(f"arith.addf {self._load('%for_all', j)}, {value} : f64")
            self._store(total, "%for_all", j)

        self._loop(self._end(), body)

    def _number(self) -> str:
        values = [*self._numbers]
        if self.random.random() < 0.3:
            values.append(self._load("%by_row", "%i"))
        self._numbers.append(self._computed(*values))
        return self._numbers[-1]

    def _carry(self) -> None:
        n = self.random.randrange(len(self._carried))
        term = self._computed(*self._numbers)
        self._carried[n] = self._op(f"arith.addf {self._carried[n]}, {term} : f64")

    def _recur(self) -> None:
        carried = self.random.choice(self._carried)
        term = self._computed(*self._numbers)
        self._numbers.append(self._op(f"arith.addf {carried}, {term} : f64"))

    def _below_condition(self) -> None:
        scratch = self._scratch()
        test = self._op(f"arith.cmpf ogt, {self.random.choice(self._numbers)}, %zero : f64")
        self._emit(f"scf.if {test} {{")
        self._indent += 1
        end = self._end()
        self._loop(end, lambda j: self._store(self._computed(*self._numbers), scratch, j))
        self._indent -= 1
        self._emit("}")

    def _allocate(self) -> None:
        buffer = self._op("memref.alloc() : memref<4xf64>")
        self._types[buffer] = "memref<4xf64>"
        self._loop("%m", lambda j: self._store(self._load("%x", "%i", j), buffer, j))

        def body(j: str, total: str) -> str:
            return self._op(f"arith.addf {total}, {self._load(buffer, j)} : f64")

        self._numbers.append(self._sum("%m", "%zero", body))
        self._emit(f"memref.dealloc {buffer} : memref<4xf64>")

    def _shift(self) -> None:
        scratch = self._scratch()

        def body(j: str) -> None:
            before = self._op(f"arith.subi {j}, %c1 : index")
            value = self._computed(self._load(scratch, before), *self._numbers)
            self._store(value, scratch, j)

        self._loop("%m", body, first="%c1")

    def _element(self) -> None:
        """An element that is stored and loaded right in the loop."""
        scratch = self._scratch()
        self._store(self._number(), scratch, "%c0")
        self._numbers.append(self._load(scratch, "%c0"))

    def _steps(self) -> None:
        """A loop inside, of which the statements may be taken apart, too."""

        def body(_: str) -> None:
            self._fill()
            self._accumulate()

        self._loop("%m", body)

    def _sequence(self) -> None:
        """Steps that hand a state on, of which some are nothing that other rows wait for."""
        state, other = self.random.choice([("%s", "%t"), ("%t", "%s")])
        if self.random.random() < 0.8:
            self._loop("%m", lambda j: self._store(self._computed(*self._numbers), state, j))

        def step(at: str) -> None:
            def gate(j: str) -> None:
                def add(k: str, total: str) -> str:
                    term = self._op(
                        f"arith.mulf {self._load('%w', j, k)}, {self._load(state, k)} : f64"
                    )
                    return self._op(f"arith.addf {total}, {term} : f64")

                begin = self._load("%x", "%i", at)
                self._store(self._sum(self._end(), begin, add), other, j)

            self._loop("%m", gate)
            for kind in (self._fill, self._accumulate, self._to_places, self._to_all, self._to_row):
                if self.random.random() < 0.15:
                    kind()
            self._loop(self._end(), lambda j: self._store(self._load(other, j), state, j))

        numbers = [*self._numbers]
        self._loop("%m", step)
        self._numbers = numbers

    def _find(self) -> None:
        """The place of the greatest element is a number for what follows."""
        self._count += 1
        n = self._count
        self._emit(
            f"%best{n}, %at{n} = scf.for %j{n} = %c0 to %m step %c1"
            f" iter_args(%b{n} = %zero, %p{n} = %c0) -> (f64, index) {{"
        )
        self._indent += 1
        value = self._load("%x", "%i", f"%j{n}")
        more = self._op(f"arith.cmpf ogt, {value}, %b{n} : f64")
        best = self._op(f"arith.select {more}, {value}, %b{n} : f64")
        place = self._op(f"arith.select {more}, %j{n}, %p{n} : index")
        self._emit(f"scf.yield {best}, {place} : f64, index")
        self._indent -= 1
        self._emit("}")
        self._numbers.append(self._load("%x", "%i", f"%at{n}"))
