"""Analyses of a function run once, not at each call of a derivative."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects

import ad_opt
from ad_opt.programs.program import Program

# out[i] = x[i]², by way of an array on the heap, of which forward mode has one direction at a time.
SQUARES = """
declare ptr @malloc(i64)
declare void @free(ptr)
define void @f(ptr %x, ptr %out, i64 %n) {
entry:
  %bytes = shl i64 %n, 3
  %t = call ptr @malloc(i64 %bytes)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %head ]
  %p = getelementptr double, ptr %x, i64 %i
  %q = getelementptr double, ptr %t, i64 %i
  %r = getelementptr double, ptr %out, i64 %i
  %v = load double, ptr %p
  store double %v, ptr %q
  %w = load double, ptr %q
  %s = fmul double %v, %w
  store double %s, ptr %r
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %head, label %end
end:
  call void @free(ptr %t)
  ret void
}
"""
CALLS = """
define double @f(ptr %x) {
  %v = load double, ptr %x
  %y = call double @g(double %v)
  ret double %y
}
define double @g(double %v) noinline {
  %y = fmul double %v, %v
  ret double %y
}
"""


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the runs of programs through passes, and analyses of functions from outside of them."""
    counts: Counter[str] = Counter()

    def counted(owner: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def call(*arguments: Any, **options: Any) -> Any:
            counts[f"{owner.__name__}.{name}"] += 1
            return real(*arguments, **options)

        monkeypatch.setattr(owner, name, call)

    counted(Program, "_run")
    counted(Aliasing, "compute")
    counted(Effects, "compute")
    return counts


def ways(f: Any) -> dict[str, Callable[[np.ndarray[Any, Any]], Any]]:
    """Derivatives of ``f`` at a point, each by the diagonal of its matrix."""
    matrix = ad_opt.jacobian(f, wrt=0, of="out")
    rows = ad_opt.jacobian(f, wrt=0, of="out", mode="reverse")

    def jvp(x: np.ndarray[Any, Any]) -> Any:
        dout = np.zeros_like(x)
        ad_opt.jvp(f, (x, np.zeros_like(x), x.size), (np.ones_like(x), dout, None))
        return dout

    def vjp(x: np.ndarray[Any, Any]) -> Any:
        _, pullback = ad_opt.vjp(f, x, np.zeros_like(x), x.size, wrt=0)
        return pullback(out=np.ones_like(x))

    return {
        "jvp": jvp,
        "vjp": vjp,
        "jacobian": lambda x: np.diag(matrix(x, np.zeros_like(x), x.size)),
        "rows": lambda x: np.diag(rows(x, np.zeros_like(x), x.size)),
    }


@pytest.mark.parametrize("way", ["jvp", "vjp", "jacobian", "rows"])
def test_the_second_call_only_runs(way: str, work: Counter[str]) -> None:
    derivative = ways(ad_opt.load(SQUARES)["f"])[way]
    for number in range(4):
        if number == 1:
            assert work["Program._run"]
            work.clear()
        x = np.arange(1.0, 4.0) + number
        assert np.array_equal(derivative(x), 2 * x)
    assert not work


def test_so_does_a_refusal(work: Counter[str]) -> None:
    text = "func.func private @unknown(f64) -> f64\nfunc.func @f(%x: f64) -> f64 {\n"
    text += "%y = call @unknown(%x) : (f64) -> f64\nreturn %y : f64\n}"
    f = ad_opt.load(text)["f"]
    for _ in range(3):
        with pytest.raises(DiagnosticError, match="AD0703"):
            ad_opt.grad(f)(2.0)
    assert work["Program._run"] == 1


def test_a_rule_that_is_attached_later_counts() -> None:
    program = ad_opt.load(CALLS)
    f, x = program["f"], np.array([3.0])
    gradient = ad_opt.grad(f)
    assert gradient(x)[0] == 6.0
    ad_opt.custom_rule(program, "g")(lambda v, y: 10 * v)
    assert gradient(x)[0] == 30.0
    assert ad_opt.jvp(f, (x,), (np.ones(1),))[1] == 30.0
