"""Covered reads: "only what it has written itself" is never said of a program that reads more.

Random nests are run element by element, for several extents.
"""

from __future__ import annotations

import random

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.dependence.covered_reads import reads_only_own_writes
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.manager import PassManager

LOWS = ("0", "1", "2")
FILLED = (("0", "n"), ("0", "n - 1"), ("1", "n - 1"))
HIGHS = ("n", "n - 1", "n - 2")


class _Program:
    """A random program over one matrix, as text and as what it does for an ``n``."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = 0
        self.fills = False
        self.body = self._block([], 0)

    def _block(self, variables, depth):
        found = []
        for at in range(self.random.randint(1, 3)):
            if not depth and not at and self.random.random() < 0.7:
                # Much of it, or all.
                row = ("for", "k", "0", "n", 1, [("store", "j", "k")])
                bounds = self.random.choice(FILLED)
                self.fills = bounds == FILLED[0]
                found.append(("for", "j", *bounds, 1, [row]))
            elif depth < 3 and self.random.random() < 0.55:
                name = f"i{self.names}"
                self.names += 1
                bounds = self.random.choice(LOWS), self.random.choice(HIGHS)
                if variables and self.random.random() < 0.2:
                    bounds = bounds[0], variables[-1]
                step = 2 if self.random.random() < 0.1 else 1
                inner = self._block([*variables, name], depth + 1)
                found.append(("for", name, *bounds, step, inner))
            else:
                places = [self._place(variables) for _ in range(2)]
                found.append((self.random.choice(("load", "store", "store")), *places))
        return found

    def _place(self, variables):
        if not variables or self.random.random() < 0.25:
            return self.random.choice(("0", "1", "n - 1"))
        name = self.random.choice(variables[-2:])
        form = self.random.choice(("{}", "{}", "{} - 1", "{} + 1", "n - 1 - {}", "{} + {}"))
        return form.format(name, name)

    def text(self):
        lines = [
            "func.func @f(%p: memref<?x?xf64>, %n: index) {",
            "%x = arith.constant 1.0 : f64",
            *self._lines(self.body),
            "return",
            "}",
        ]
        return "\n".join(lines)

    def _lines(self, block):
        for kind, *rest in block:
            if kind == "for":
                name, low, high, step, inner = rest
                low, high = map(_affine, (low, high))
                yield f"affine.for %{name} = {low} to {high} step {step} {{"
                yield from self._lines(inner)
                yield "}"
            else:
                places = ", ".join(_subscript(place) for place in rest)
                access = f"%p[{places}] : memref<?x?xf64>"
                yield f"affine.{'store %x,' if kind == 'store' else 'load'} {access}".replace(
                    "affine.load", f"%l{next(self.numbers)} = affine.load"
                )

    @property
    def numbers(self):
        self.names += 1
        return iter((self.names,))

    def reads_more(self, n):
        written = set()
        return any(
            place not in written if kind == "load" else written.add(place)
            for kind, place in self._run(self.body, {"n": n})
        )

    def _run(self, block, known):
        for kind, *rest in block:
            if kind == "for":
                name, low, high, step, inner = rest
                for value in range(_number(low, known), _number(high, known), step):
                    yield from self._run(inner, {**known, name: value})
            else:
                yield kind, tuple(_number(place, known) for place in rest)


def _number(form, known):
    return eval(form, {"__builtins__": {}}, known)


def _affine(bound):
    if bound.isdigit():
        return bound
    if bound.startswith("n"):
        return f"affine_map<(d0) -> ({bound.replace('n', 'd0')})>(%n)"
    return f"affine_map<(d0) -> (d0)>(%{bound})"


def _subscript(form):
    words = [f"%{word}" if word[0] in "ijk" else word for word in form.split()]
    return " ".join("symbol(%n)" if word == "n" else word for word in words)


def test_random_nests_that_are_said_to_read_only_their_own_read_nothing_else():
    context, said = make_context(), 0
    for seed in range(300):
        program = _Program(seed)
        module = parse_module(context, program.text())
        PassManager.parse(context, "lower-affine-to-scf").run(module)
        func = module.body.block.first_op
        aliasing = AnalysisManager().get(Aliasing, func)
        buffer = func.regions[0].block.args[0]
        if reads_only_own_writes(nests_in(func), buffer, aliasing):
            said += not program.fills and "load" in program.text()
            assert not any(program.reads_more(n) for n in range(9)), program.text()
    assert said >= 5
