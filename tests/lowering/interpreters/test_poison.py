"""`ub`: poison is carried, and spoils what is computed from it; who looks at it is named.

Expected: LangRef's and MLIR's rules for poison, with effects on it refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

Run = Callable[..., Any]


def function(body: str) -> str:
    return f"func.func @f(%c: i1, %x: f64) -> f64 {{\n%p = ub.poison : f64\n{body}\n}}"


CHOSEN = """%q = arith.addf %x, %p : f64
%r = math.sin %q : f64
%s = arith.select %c, %x, %r : f64
return %s : f64"""
YIELDED = """%s = scf.if %c -> f64 {
scf.yield %x : f64
} else {
scf.yield %p : f64
}
return %s : f64"""
UNREACHABLE = "cf.cond_br %c, ^a, ^b\n^a:\nreturn %x : f64\n^b:\nub.unreachable"


@pytest.mark.parametrize("body", [CHOSEN, YIELDED, UNREACHABLE])
def test_what_nobody_looks_at_does_no_harm(run: Run, body: str) -> None:
    assert run(function(body), True, 2.0) == 2.0
    with pytest.raises(DiagnosticError) as caught:
        run(function(body), False, 2.0)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0602"


@pytest.mark.parametrize(
    ("body", "name"),
    [
        (
            "%d = arith.cmpf olt, %p, %x : f64\n%s = scf.if %d -> f64 {\nscf.yield %x : f64\n"
            "} else {\nscf.yield %x : f64\n}\nreturn %s : f64",
            "scf.if",
        ),
        ("%m = memref.alloca() : memref<f64>\nmemref.store %p, %m[] : memref<f64>\nreturn %x : f64",
         "memref.store"),
        ("%i = ub.poison : index\n%m = memref.alloca() : memref<4xf64>\n"
         "%v = memref.load %m[%i] : memref<4xf64>\nreturn %x : f64", "memref.load"),
        ("%i = ub.poison : i1\n%s = arith.select %i, %x, %x : f64\nreturn %s : f64",
         "arith.select"),
    ],
)  # fmt: skip
def test_who_looks_at_poison_is_named(run: Run, body: str, name: str) -> None:
    with pytest.raises(DiagnosticError, match=f"AD0602.*`{name}`.*poison"):
        run(function(body), True, 2.0)


def test_poison_with_elements_is_not_known(run: Run) -> None:
    with pytest.raises(DiagnosticError, match="AD0601"):
        run(function("%v = ub.poison : vector<4xf64>\nreturn %x : f64"), True, 2.0)
