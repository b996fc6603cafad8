"""Random kernels of energies: expressions that share parts, under conditions of all kinds."""

from __future__ import annotations

import random

HEAD = """nlls.problem @p precision f64 {
  nlls.dim @W
  nlls.dim @H
  nlls.unknown @X : !nlls.array<[@W, @H], 2 x f64>
  nlls.image @A : !nlls.array<[@W, @H], 2 x f64>
  nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W, @H], 2 x f64, planar>
  nlls.kernel @k kind "jtj" over [@W, @H] {
"""
BOXES = (
    ([0, 0], [1, 0]), ([-1, 0], [0, 0]), ([0, -1], [0, 0]), ([0, 0], [0, 2]), ([-1, -1], [1, 1]),
)  # fmt: skip


def _once(values: list[str]) -> str:
    return ", ".join(dict.fromkeys(values))


class _Writer:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.lines: list[str] = []
        self.reals: list[str] = []
        self.bools: list[str] = []

    def add(self, text: str, *, to: list[str]) -> None:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"    {name} = expr.{text}")
        to.append(name)

    def some(self, values: list[str], least: int, most: int) -> list[str]:
        """Values, the last ones more often, so that expressions are deep."""
        count = self.rng.randint(least, most)
        return [values[-1 - int(len(values) * self.rng.random() ** 2)] for _ in range(count)]

    def start(self) -> None:
        for _ in range(self.rng.randint(2, 6)):
            x, y = self.rng.randint(-2, 2), self.rng.randint(-2, 2)
            array, channel = self.rng.choice("XA"), self.rng.randint(0, 1)
            self.add(f"access #expr.access<@{array}, [{x}, {y}], {channel}>", to=self.reals)
        self.add("const 0.5", to=self.reals)
        self.add("index #expr.index<0, 1>", to=self.reals)
        for low, high in self.rng.sample(BOXES, self.rng.randint(1, 4)):
            self.add(f"bounds #expr.bounds<{low}, {high}>", to=self.bools)
        less = ", ".join(self.some(self.reals, 2, 2))
        self.add(f"less {less}", to=self.bools)

    def step(self) -> None:
        number = self.rng.choice((-1.0, 0.0, 0.5, 1.0, 2.0))
        match self.rng.choice("sssspppppgggcnoaubx"):
            case "s":
                terms = _once(self.some(self.reals, 1, 6))
                self.add(f"sum {number} ({terms})", to=self.reals)
            case "p":
                factors = self.some(self.bools, 1, 3) + self.some(self.reals, 1, 2)
                self.add(
                    f"prod {number or 3.0} ({', '.join(dict.fromkeys(factors))})", to=self.reals
                )
            case "g":
                guards = self.some(self.bools, 0, 2) + self.some(self.reals, 1, 3)
                self.add(
                    f"prod {number or 1.0} ({', '.join(dict.fromkeys(guards))})", to=self.reals
                )
            case "c":
                values = ", ".join(self.some(self.bools, 1, 1) + self.some(self.reals, 2, 2))
                self.add(f"select {values}", to=self.reals)
            case "n":
                self.add(f"not {self.some(self.bools, 1, 1)[0]}", to=self.bools)
            case "o":
                self.add(f"or {', '.join(self.some(self.bools, 2, 2))}", to=self.bools)
            case "a":
                self.add(f"prod 1.0 ({_once(self.some(self.bools, 2, 3))})", to=self.bools)
            case "u":
                self.add(f"sin {self.some(self.reals, 1, 1)[0]}", to=self.reals)
            case "b":
                mixed = self.some(self.bools, 1, 2) + self.some(self.reals, 1, 2)
                self.add(f"sum {number} ({_once(mixed)})", to=self.reals)
            case _:
                less = ", ".join(self.some(self.reals, 2, 2))
                self.add(f"greatereq {less}", to=self.bools)


def random_kernel(seed: int) -> str:
    """A problem with one kernel, which stores two values and sums a third."""
    writer = _Writer(seed)
    writer.start()
    for _ in range(writer.rng.randint(5, 40)):
        writer.step()
    first, second, third = writer.some(writer.reals, 3, 3)
    end = (
        f"    nlls.yield {first} to #nlls.store<@Ap.X, 0>, {second} to #nlls.add<@Ap.X, 1>, "
        f"{third} to #nlls.reduce<@sum> : !expr.real, !expr.real, !expr.real\n  }}\n}}\n"
    )
    return HEAD + "\n".join(writer.lines) + "\n" + end
