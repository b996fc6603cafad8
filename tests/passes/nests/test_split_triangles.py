"""split-triangles: nests with bounds that move, bit by bit what the interpreter makes of them."""

from __future__ import annotations

import random
from typing import Any, TypeAlias

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid

from shares import some_of

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
N = 11
SIDE = N + 28
"""Variables are in -13 .. N + 13, places of elements are 14 more."""


class Nest:
    """A random ``for i { for p { for q { out += left * right } } }`` where a range moves with i."""

    def __init__(self, seed: int):
        draw = self.draw = random.Random(seed)
        self.ranges = {"p": ["%c0", "%n"], "q": ["%c0", "%n"]}
        self.moving = draw.choice("pq")
        self.bounds = [self._bound(at) for at in draw.choice([(0,), (1,), (0, 1)])]
        self.rows, self.columns, self.terms = draw.sample("ipq", 3)
        self.out = "%c"
        self.left, self.right = draw.choice([("%a", "%b")] * 4 + [("%a", "%a"), ("%a", "%c")])

    def _bound(self, at: int) -> str:
        shift, name = self.draw.randrange(-2, 3), f"%bound{at}"
        self.ranges[self.moving][at] = name
        if self.draw.random() < 0.6:
            return f"{name} = arith.addi %i, %by{shift + 2} : index"
        return f"{name} = arith.subi %last{shift + 2}, %i : index"

    def _place(self, row: str, column: str) -> str:
        return f"[%{row}_at, %{column}_at] : memref<?x?xf64>"

    def _product(self) -> list[str]:
        scaled = self.draw.random() < 0.4
        left = ["%x1 = arith.mulf %s, %x : f64"] if scaled else []
        return [
            "%q_at = arith.addi %q, %far : index",
            f"%x = memref.load {self.left}{self._place(self.rows, self.terms)}",
            *left,
            f"%y = memref.load {self.right}{self._place(self.terms, self.columns)}",
            f"%t = arith.mulf {'%x1' if scaled else '%x'}, %y : f64",
        ]

    def _inner(self) -> list[str]:
        """The loop over q: the sum is in memory, or carried."""
        low, high = self.ranges["q"]
        out = f"{self.out}{self._place(self.rows, self.columns)}"
        head = f"scf.for %q = {low} to {high} step %c1"
        if self.terms == "q" and self.draw.random() < 0.5:
            behind = self.draw.choice(["%sum", "%scaled"])
            return [
                f"%first = memref.load {out}",
                f"%sum = {head} iter_args(%u = %first) -> (f64) {{",
                *self._product(),
                "%v = arith.addf %u, %t : f64",
                "scf.yield %v : f64 }",
                "%scaled = arith.mulf %s, %sum : f64",
                f"memref.store {behind}, {out}",
            ]
        old, new = f"%old = memref.load {out}", f"memref.store %new, {out}"
        other = "memref.store %x, %c[%i_at, %c0] : memref<?x?xf64>"
        rest = [other] if self.draw.random() < 0.2 else []
        return [f"{head} {{", *self._product(), old, "%new = arith.addf %old, %t : f64", new,
                *rest, "}"]  # fmt: skip

    def text(self) -> str:
        constants = [f"%by{k} = arith.constant {k - 2} : index" for k in range(5)]
        constants += [f"%last{k} = arith.constant {N + k - 3} : index" for k in range(5)]
        low, high = self.ranges["p"]
        scale = "%z = memref.load %c[%i_at, %p_at] : memref<?x?xf64>\n%w = arith.mulf %z, %s : f64"
        scale += "\nmemref.store %w, %c[%i_at, %p_at] : memref<?x?xf64>"
        body = [
            *constants,
            "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index",
            "%far = arith.constant 14 : index",
            "scf.for %i = %c0 to %n step %c1 {\n%i_at = arith.addi %i, %far : index",
            *self.bounds,
            f"scf.for %p = {low} to {high} step %c1 {{\n%p_at = arith.addi %p, %far : index",
            *([scale] if self.draw.random() < 0.4 else []),
            *self._inner(),
            "}\n}\nreturn\n}",
        ]
        arrays = ", ".join(f"%{x}: memref<?x?xf64> {{llvm.noalias}}" for x in "abc")
        return f"func.func @f(%n: index, %s: f64, {arrays}) {{\n" + "\n".join(body)


def _run(text: str, pipeline: str, n: int) -> tuple[list[Array], int]:
    """Run a program; gives its arrays behind it, and how many products it has."""
    context = make_context()
    module = parse_module(context, text)
    if pipeline:
        PassManager.parse(context, pipeline).run(module)
        require_valid(module)
    rng = np.random.default_rng(n)
    arrays = [rng.normal(size=(SIDE, SIDE)) for _ in range(3)]
    run_function(module, "f", [n, 0.7, *arrays])
    return arrays, str(module).count("linalg.generic")


def _check(seed: int) -> int:
    text = Nest(seed).text()
    fast, products = seed % 2 == 1, 0
    for n in (N, random.Random(seed).randrange(N)):
        expected, _ = _run(text, "", n)
        pipeline = f"split-triangles{{size=4 threshold=1 fast={str(fast).lower()}}}"
        got, products = _run(text, pipeline, n)
        for one, other in zip(got, expected, strict=True):
            if fast:
                np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12, err_msg=text)
            else:
                np.testing.assert_array_equal(one, other, err_msg=text)
    return products


def test_random_nests() -> None:
    raised = [_check(seed) for seed in range(some_of(40))]
    assert sum(map(bool, raised)) >= some_of(10)
