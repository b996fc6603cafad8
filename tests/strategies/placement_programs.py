"""Random chains of affine loop nests: arrays are filled, accumulated into and read by affine maps.

All numbers are small integers in ``f64``, so sums are exact in any order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

SIZE = 5
"""Extent of every dimension."""


@dataclass
class Box:
    """Loops around a statement: name, first value, end, step."""

    loops: list[tuple[str, int, int, int]]

    def range(self, name: str) -> range:
        for loop in self.loops:
            if loop[0] == name:
                return range(*loop[1:])
        raise KeyError(name)


@dataclass
class Program:
    """The text of a function ``@f`` while it grows."""

    random: Random
    lines: list[str] = field(default_factory=list[str])
    arrays: dict[str, int] = field(default_factory=dict[str, int])
    """Ranks of arrays that may be read."""
    names: int = 0

    def fresh(self, prefix: str) -> str:
        self.names += 1
        return f"%{prefix}{self.names}"

    def subscript(self, box: Box, plain: bool) -> str:
        """An affine form that stays in bounds."""
        random = self.random
        for _ in range(20):
            count = random.choice([0, 1, 1, 1, 2, 2])
            loops = random.sample(box.loops, min(count, len(box.loops)))
            terms = [(loop[0], 1 if plain else random.choice([1, 1, 1, -1, 2])) for loop in loops]
            low = sum(min(c * v for v in box.range(name)) for name, c in terms)
            high = sum(max(c * v for v in box.range(name)) for name, c in terms)
            if high - low < SIZE:
                offset = random.randint(-low, SIZE - 1 - high)
                if random.random() < 0.5 and -low <= 0 <= SIZE - 1 - high:
                    offset = 0
                text = " + ".join(f"{name} * {c}" if c != 1 else name for name, c in terms)
                return f"{text} + {offset}" if text and offset else text or str(offset)
        return str(random.randrange(SIZE))

    def access(self, array: str, box: Box, plain: bool = False) -> str:
        rank = self.arrays[array]
        subscripts = ", ".join(self.subscript(box, plain) for _ in range(rank))
        return f"{array}[{subscripts}] : {memref(rank)}"

    def box(self) -> Box:
        loops: list[tuple[str, int, int, int]] = []
        for _ in range(self.random.choice([0, 1, 1, 2, 2, 3])):
            low = self.random.choice([0, 0, 0, 1])
            end = self.random.randint(low + 1, SIZE)
            loops.append((self.fresh("i"), low, end, self.random.choice([1, 1, 1, 2])))
        return Box(loops)

    def whole(self, rank: int) -> Box:
        return Box([(self.fresh("i"), 0, SIZE, 1) for _ in range(rank)])

    def open(self, box: Box) -> None:
        for name, low, end, step in box.loops:
            by = f" step {step}" if step != 1 else ""
            self.lines.append(f"affine.for {name} = {low} to {end}{by} {{")

    def close(self, box: Box) -> None:
        self.lines += ["}"] * len(box.loops)

    def value(self, box: Box, readable: list[str]) -> str:
        """A value made of loads."""
        found: list[str] = []
        for _ in range(self.random.choice([1, 1, 2])):
            array = self.random.choice(readable)
            if self.arrays[array] and self.random.random() < 0.1:
                found.append(self.gathered(array, box))
                continue
            name = self.fresh("v")
            self.lines.append(f"{name} = affine.load {self.access(array, box)}")
            found.append(name)
        total = found[0]
        for other in found[1:]:
            name = self.fresh("v")
            op = self.random.choice(["addf", "subf", "maximumf"])
            self.lines.append(f"{name} = arith.{op} {total}, {other} : f64")
            total = name
        return total

    def gathered(self, array: str, box: Box) -> str:
        """An element that a loaded number chooses."""
        at, name = self.fresh("k"), self.fresh("v")
        self.lines.append(f"{at} = affine.load %q[{self.subscript(box, False)}] : memref<5xindex>")
        places = ", ".join([at] * self.arrays[array])
        self.lines.append(f"{name} = memref.load {array}[{places}] : {memref(self.arrays[array])}")
        return name

    def store(self, out: str, box: Box, value: str, accumulate: bool) -> None:
        place = self.access(out, box)
        if accumulate:
            old, new = self.fresh("v"), self.fresh("v")
            self.lines.append(f"{old} = affine.load {place}")
            op = self.random.choice(["addf", "addf", "maximumf", "subf"])
            self.lines.append(f"{new} = arith.{op} {old}, {value} : f64")
            value = new
        self.lines.append(f"affine.store {value}, {place}")

    def define(self, out: str, readable: list[str]) -> None:
        """Statements that write all of an array, then some that change it."""
        rank = self.arrays[out]
        if self.random.random() < 0.6:
            box = self.whole(rank)
            names = ", ".join(loop[0] for loop in box.loops)
            self.open(box)
            value = "%one" if self.random.random() < 0.5 else self.value(box, readable)
            self.lines.append(f"affine.store {value}, {out}[{names}] : {memref(rank)}")
            if self.random.random() < 0.3:  # in the same loops
                self.store(out, box, self.value(box, [*readable, out]), accumulate=True)
            self.close(box)
        else:
            box = self.whole(rank)
            names = ", ".join(loop[0] for loop in box.loops)
            self.open(box)
            self.lines.append(f"affine.store %one, {out}[{names}] : {memref(rank)}")
            self.close(box)
        for _ in range(self.random.choice([0, 1, 1, 2])):
            self.change(out, [*readable, *([out] if self.random.random() < 0.1 else [])])

    def change(self, out: str, readable: list[str]) -> None:
        box = self.box()
        self.open(box)
        self.store(out, box, self.value(box, readable), accumulate=self.random.random() < 0.6)
        if self.random.random() < 0.2:  # a second statement in the same loops
            other = self.random.choice(list(self.arrays)[1:])
            self.store(other, box, self.value(box, [*readable, out]), accumulate=False)
        self.close(box)

    def update(self, array: str, readable: list[str]) -> None:
        """Each cell of an array is changed, in place, by an element of another."""
        rank = self.arrays[array]
        box = self.whole(rank)
        names = [loop[0] for loop in box.loops]
        place = f"{array}[{', '.join(names)}] : {memref(rank)}"
        self.open(box)
        old, new, other = self.fresh("v"), self.fresh("v"), self.random.choice(readable)
        if self.arrays[other] == rank and self.random.random() < 0.7:
            turned = [
                f"-{one} + {SIZE - 1}" if self.random.random() < 0.3 else one for one in names
            ]
            value = self.fresh("v")
            read = f"{other}[{', '.join(turned)}] : {memref(rank)}"
            self.lines.append(f"{value} = affine.load {read}")
        else:
            value = self.value(box, readable)
        self.lines.append(f"{old} = affine.load {place}")
        self.lines.append(f"{new} = arith.subf {old}, {value} : f64")
        self.lines.append(f"affine.store {new}, {place}")
        self.close(box)


def memref(rank: int) -> str:
    return f"memref<{''.join(f'{SIZE}x' for _ in range(rank))}f64>"


def placement_program(seed: int) -> tuple[str, list[int]]:
    """The text of a program, and the ranks of the parameters of ``@f``.

    The last parameter is a vector of indices and not among these.
    """
    random = Random(seed)
    program = Program(random)
    inputs = [random.choice([0, 1, 2]) for _ in range(2)]
    outputs = [random.choice([0, 1, 2]) for _ in range(2)]
    for at, rank in enumerate([*inputs, *outputs]):
        program.arrays[f"%p{at}"] = rank
    noalias = " {llvm.noalias}" if random.random() < 0.8 else ""
    heads = [f"%p{at}: {memref(rank)}{noalias}" for at, rank in enumerate([*inputs, *outputs])]
    readable = ["%p0", "%p1"]
    lines = program.lines
    lines.append("%one = arith.constant 1.0 : f64")
    for at in range(random.randint(1, 5)):
        rank = random.choice([0, 1, 1, 2, 2])
        name = f"%n{at}"
        program.arrays[name] = rank
        lines.append(f"{name} = memref.alloc() : {memref(rank)}")
        program.define(name, readable)
        readable.append(name)
        if random.random() < 0.2:
            program.change(random.choice(readable[2:]), readable)
        if random.random() < 0.3:
            program.update(random.choice(readable[:2]), readable)
    for at in (2, 3):
        box = program.box()
        program.open(box)
        program.store(f"%p{at}", box, program.value(box, readable), random.random() < 0.5)
        program.close(box)
    body = "\n".join(lines)
    heads.append(f"%q: memref<{SIZE}xindex>{noalias}")
    text = f"func.func @f({', '.join(heads)}) {{\n{body}\nreturn\n}}\n"
    return text, [*inputs, *outputs]
