"""Random nests over small buffers: what passes about nests must leave the meaning of.

Numbers are small integers held in floats, so that sums are exact in any order.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

SIDE = 3
BUFFERS = {"a": 2, "b": 2, "v": 1, "w": 1, "s": 0, "l": 2, "m": 1, "n": 1, "r": 0}
"""Ranks; the first five are arguments, the others local."""
ARGUMENTS = ("a", "b", "v", "w", "s")


def _type(name: str) -> str:
    return f"memref<{f'{SIDE}x' * BUFFERS[name]}f64>"


class NestProgram:
    """A function ``@main`` of five buffers and an index, a straight line of nests."""

    def __init__(self, seed: int, *, loops: str = "affine", statements: int = 6):
        self._random = random.Random(seed)
        self._scf = loops == "scf"
        self._count = 0
        self._lines: list[str] = []
        for _ in range(statements):
            self._statement()
        self.text = self._function()

    def _function(self) -> str:
        given = ", ".join(f"%{n}: {_type(n)} {{llvm.noalias}}" for n in ARGUMENTS)
        local = [n for n in BUFFERS if n not in ARGUMENTS]
        head = [f"%{n} = memref.alloca() : {_type(n)}" for n in local]
        head += [f"%c{k} = arith.constant {k} : index" for k in range(SIDE + 1)]
        head += ["%zero = arith.constant 0.0 : f64", "%two = arith.constant 2.0 : f64"]
        # What is local is filled, so that nothing depends on what memory held before.
        head += [line for n in local for line in self._fill(n)]
        body = "\n  ".join([*head, *self._lines])
        return f"func.func @main({given}, %q: index) {{\n  {body}\n  func.return\n}}\n"

    def _name(self, of: str) -> str:
        self._count += 1
        return f"%{of}{self._count}"

    def _fill(self, name: str) -> list[str]:
        ivs = [self._name("f") for _ in range(BUFFERS[name])]
        ends = ["}"] * len(ivs)
        store = self._access("store", name, ivs, "%zero")
        return [*(self._loop(iv) for iv in ivs), store, *ends]

    def _loop(self, iv: str) -> str:
        if self._scf:
            return f"scf.for {iv} = %c0 to %c{SIDE} step %c1 {{"
        return f"affine.for {iv} = 0 to {SIDE} {{"

    def _access(self, kind: str, name: str, ivs: Sequence[str], value: str) -> str:
        """A store of ``value``, or a load that defines it."""
        dialect = "memref" if self._scf else "affine"
        places = f"%{name}[{', '.join(ivs)}] : {_type(name)}"
        if kind == "store":
            return f"{dialect}.store {value}, {places}"
        return f"{value} = {dialect}.load {places}"

    def _subscripts(self, name: str, ivs: Sequence[str]) -> list[str]:
        choices = [*ivs, *([] if self._scf else ["0", "1"]), *(["%c1"] if self._scf else [])]
        return [self._random.choice(choices) for _ in range(BUFFERS[name])]

    def _statement(self) -> None:
        """A nest in whose innermost loop, or around it, one element is written."""
        ivs = [self._name("i") for _ in range(self._random.choice((1, 2, 2, 3)))]
        target = self._random.choice(list(BUFFERS))
        outer = self._random.randrange(len(ivs) + 1)
        self._lines += [self._loop(iv) for iv in ivs]
        places = self._subscripts(target, ivs[: max(1, outer)])
        value = self._value(ivs)
        if self._random.random() < 0.5:
            value = self._added(self._loaded(target, places), value)
        self._lines.append(self._access("store", target, places, value))
        self._lines += ["}"] * len(ivs)

    def _loaded(self, name: str, places: Sequence[str]) -> str:
        value = self._name("x")
        self._lines.append(self._access("load", name, places, value))
        return value

    def _added(self, left: str, right: str) -> str:
        value = self._name("y")
        flags = " fastmath<reassoc>" if self._random.random() < 0.7 else ""
        self._lines.append(f"{value} = arith.addf {left}, {right}{flags} : f64")
        return value

    def _value(self, ivs: Sequence[str]) -> str:
        source = self._random.choice(list(BUFFERS))
        value = self._loaded(source, self._subscripts(source, ivs))
        match self._random.randrange(4):
            case 0:
                other = self._random.choice(list(BUFFERS))
                return self._added(value, self._loaded(other, self._subscripts(other, ivs)))
            case 1:
                negated = self._name("z")
                self._lines.append(f"{negated} = arith.negf {value} : f64")
                return negated
            case 2:
                return self._selected(value, ivs)
            case _:
                return value

    def _selected(self, value: str, ivs: Sequence[str]) -> str:
        """A value where two indices are equal."""
        same, chosen = self._name("p"), self._name("t")
        left, right = self._random.choice(ivs), self._random.choice([*ivs, "%q", "%c1"])
        self._lines.append(f"{same} = arith.cmpi eq, {left}, {right} : index")
        self._lines.append(f"{chosen} = arith.select {same}, {value}, %zero : f64")
        return chosen


def nest_arguments(seed: int) -> list[NDArray[np.float64] | int]:
    """Buffers of small integers, and an index that may lie outside."""
    rng = np.random.default_rng(seed)
    buffers = [
        rng.integers(-3, 4, (SIDE,) * BUFFERS[name]).astype(np.float64) for name in ARGUMENTS
    ]
    return [*buffers, int(rng.integers(-1, SIDE + 1))]
