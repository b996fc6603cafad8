"""Kernels as compiled functions, in every shape, against an oracle that shares no code."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from energy_oracle import Energy
from kernel_runs import Compiled, parse, problem_of

SHAPES = ("ifs", "select", "peeled")
HEAD = """
nlls.problem @p precision f64 {
  nlls.dim @W
  nlls.dim @H
  nlls.dim @D
  nlls.dim @E
"""
STENCIL = (
    HEAD
    + """
  nlls.unknown @X : !nlls.array<[@W, @H], 2 x f64>
  nlls.image @A : !nlls.array<[@W, @H], 2 x f64>
  nlls.image @M : !nlls.array<[@W, @H], 1 x ui8>
  nlls.image @shared : !nlls.array<[], 2 x f64>
  nlls.param @w : f32
  nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W, @H], 2 x f64, planar>
  nlls.vector @total role "sum" : !nlls.array<[], 2 x f64, planar>
  nlls.kernel @jtj kind "jtj" over [@W, @H] {
    %x = expr.access #expr.access<@X, [0, 0], 0>
    %y = expr.access #expr.access<@X, [2, -1], 1>
    %z = expr.access #expr.access<@X, [-1, 1], 0>
    %u = expr.access #expr.access<@A, [-1, 0], 0>
    %v = expr.access #expr.access<@A, [-1, 0], 1>
    %far = expr.access #expr.access<@M, [0, 3], 0>
    %s = expr.access #expr.access<@shared, [], 1>
    %m = expr.access #expr.access<@M, [0, 0], 0>
    %w = expr.param #expr.param<@w>
    %i = expr.index #expr.index<0, 1>
    %j = expr.index #expr.index<1, 0>
    %b = expr.bounds #expr.bounds<[0, -1], [2, 0]>
    %c = expr.bounds #expr.bounds<[-1, 0], [0, 1]>
    %t = expr.const 100.0
    %masked = expr.less %m, %t
    %free = expr.not %masked
    %on = expr.or %free, %c
    %one = expr.powc -1.0 (%z)
    %p0 = expr.prod 2.0 (%b, %masked, %y)
    %p1 = expr.prod -1.0 (%c, %one)
    %p2 = expr.prod 0.5 (%u, %v)
    %p3 = expr.prod 0.01 (%far, %on)
    %p4 = expr.prod 1.0 (%b, %c)
    %p5 = expr.prod 3.0 (%b, %free)
    %r = expr.sum 0.25 (%p0, %p1, %p2, %p3, %p4, %p5, %s)
    %q0 = expr.prod 1.0 (%b, %masked, %i, %y)
    %q1 = expr.prod 1.0 (%b, %w, %j)
    %sin = expr.sin %x
    %q = expr.sum 0.0 (%q0, %q1, %sin)
    %e = expr.prod 1.0 (%q, %r)
    nlls.yield %r to #nlls.store<@Ap.X, 1>, %q to #nlls.add<@Ap.X, 0>, %e to #nlls.reduce<@pAp>,
               %q to #nlls.sum<@total, 1> : !expr.real, !expr.real, !expr.real, !expr.real
  }
}
"""
)
VOLUME = (
    HEAD
    + """
  nlls.unknown @X : !nlls.array<[@W, @H, @D], 1 x f64>
  nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W, @H, @D], 1 x f64, planar>
  nlls.kernel @jtj kind "jtj" over [@W, @H, @D] {
    %x = expr.access #expr.access<@X, [0, 0, 0], 0>
    %a = expr.access #expr.access<@X, [1, 0, 0], 0>
    %b = expr.access #expr.access<@X, [0, -1, 0], 0>
    %c = expr.access #expr.access<@X, [0, 0, 1], 0>
    %d = expr.access #expr.access<@X, [0, 1, -1], 0>
    %in = expr.bounds #expr.bounds<[0, -1, 0], [1, 0, 1]>
    %p = expr.prod 1.0 (%in, %a, %b)
    %q = expr.prod 1.0 (%in, %c)
    %s = expr.sum 0.0 (%x, %p, %q, %d)
    nlls.yield %s to #nlls.store<@Ap.X, 0>, %s to #nlls.reduce<@sum> : !expr.real, !expr.real
  }
}
"""
)
LINE = (
    HEAD
    + """
  nlls.unknown @X : !nlls.array<[@W], 1 x f64>
  nlls.image @I : !nlls.array<[@W, @H], 1 x f64>
  nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W], 1 x f64, planar>
  nlls.kernel @jtj kind "jtj" over [@W] {
    %x = expr.access #expr.access<@X, [1], 0>
    %y = expr.access #expr.access<@X, [0], 0>
    %two = expr.prod 2.0 (%x)
    %s = expr.sample #expr.sample<@I, 0, [0, 0], []> (%y, %two)
    %t = expr.sample #expr.sample<@I, 0, [1, 0], []> (%two, %y)
    %r = expr.sum 1.0 (%s, %t, %x)
    nlls.yield %r to #nlls.store<@Ap.X, 0>, %r to #nlls.reduce<@sum> : !expr.real, !expr.real
  }
  nlls.kernel @one kind "cost" over [] {
    %c = expr.const 1.5
    nlls.yield %c to #nlls.reduce<@cost> : !expr.real
  }
}
"""
)
GRAPH = (
    HEAD
    + """
  nlls.unknown @X : !nlls.array<[@W, @H], 2 x f64>
  nlls.image @weight : !nlls.array<[@E], 1 x f64>
  nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W, @H], 2 x f64, planar>
  nlls.graph @G over [@E] (@v0 -> [@W, @H], @v1 -> [@W, @H])
  nlls.kernel @scatter kind "jtj" over @G {
    %x = expr.edge #expr.edge<@X, @G, @v0, 1>
    %y = expr.edge #expr.edge<@X, @G, @v1, 0>
    %w = expr.access #expr.access<@weight, [0], 0>
    %m = expr.prod -1.0 (%y)
    %d = expr.sum 0.0 (%x, %m)
    %p = expr.prod 1.0 (%w, %d)
    %n = expr.prod -1.0 (%w, %d)
    nlls.yield %p to #nlls.scatter<@Ap.X, @G, @v0, 1>, %n to #nlls.scatter<@Ap.X, @G, @v1, 0>,
               %p to #nlls.reduce<@sum> : !expr.real, !expr.real, !expr.real
  }
  nlls.kernel @gather kind "jtj" over [@W, @H] gather @G @v1 {
    %x = expr.edge #expr.edge<@X, @G, @v0, 1>
    %y = expr.edge #expr.edge<@X, @G, @v1, 0>
    %w = expr.access #expr.access<@weight, [0], 0>
    %p = expr.prod 3.0 (%w, %x, %y)
    nlls.yield %p to #nlls.add<@Ap.X, 0>, %w to #nlls.add<@Ap.X, 1> : !expr.real, !expr.real
  }
}
"""
)
TEXTS = {"stencil": STENCIL, "volume": VOLUME, "line": LINE, "graph": GRAPH}
SIZES = {
    "stencil": [(1, 1), (1, 6), (7, 1), (2, 3), (3, 2), (4, 5), (19, 8), (0, 3)],
    "volume": [(1, 1, 1), (2, 2, 2), (1, 5, 3), (6, 5, 4)],
    "line": [(1, 1), (2, 1), (9, 4)],
    "graph": [(3, 2), (1, 1)],
}


@cache
def compiled(name: str, shape: str, precision: str) -> Compiled:
    text = TEXTS[name].replace("precision f64", f"precision {precision}")
    if precision == "f32":
        for kind in ("nlls.unknown", "nlls.vector"):
            text = "\n".join(
                line.replace("x f64", "x f32") if kind in line else line
                for line in text.splitlines()
            )
    return Compiled(text, shape)


def energy_of(name: str, sizes: tuple[int, ...]) -> Energy:
    rng = np.random.default_rng(len(name) + sum(sizes))
    energy = Energy(problem_of(parse(TEXTS[name])), {}, {}, {"w": 0.75})
    energy.sizes = {"W": sizes[0], "H": sizes[1], "D": [*sizes, 1][2], "E": 11}
    for op in energy.problem.body.block.ops:
        if "type" in op.properties and op.name not in ("nlls.param", "nlls.kernel"):
            array = energy.zeros(op.sym_name.data)  # type: ignore[attr-defined]
            array[...] = np.float32(rng.uniform(0.5, 4, array.shape))
            if op.name == "nlls.image" and "ui8" in str(op.properties["type"]):
                array[...] = rng.integers(0, 256, array.shape)
            energy.arrays[op.sym_name.data] = array  # type: ignore[attr-defined]
    if name == "graph":
        columns = [rng.integers(0, size, 11) for size in (*sizes, *sizes)]
        energy.graphs["G"] = np.stack(columns, -1)
    return energy


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("name", "precision"), [*((n, "f64") for n in TEXTS), ("stencil", "f32")])
def test_a_kernel_does_what_its_expressions_say(name: str, precision: str, shape: str) -> None:
    program = compiled(name, shape, precision)
    tolerance = 1e-13 if precision == "f64" else 2e-6
    for sizes in SIZES[name]:
        expected, energy = energy_of(name, sizes), energy_of(name, sizes)
        wanted = [
            [*expected.run(kernel).values()]
            for kernel in expected.problem.body.block.ops
            if kernel.name == "nlls.kernel"
        ]
        found = program.run(energy)
        for one, result in zip(wanted, found, strict=True):
            given = [] if result is None else np.atleast_1d(result)
            np.testing.assert_allclose(given, one, tolerance, tolerance, err_msg=str(sizes))
        for array, value in expected.arrays.items():
            message = f"{array} {sizes}"
            np.testing.assert_allclose(
                energy.arrays[array], value, tolerance, tolerance, err_msg=message
            )
