"""Bytes that a function moves between arrays of different floats are refused by derivatives.

The function says nothing of what it moves: the arrays do, and they must say the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ad_opt

PROGRAM = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @copy(ptr %d, ptr %s, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 %n, i1 false)
  ret void
}
define void @through(ptr %d, ptr %s) {
  %t = alloca [16 x i8]
  call void @copy(ptr %t, ptr %s, i64 16)
  call void @copy(ptr %d, ptr %t, i64 16)
  ret void
}
define void @swap(ptr %d, ptr %s) {
  %at = getelementptr i64, ptr %d, i64 1
  %v = load i64, ptr %at
  %w = load i64, ptr %s
  store i64 %v, ptr %s
  store i64 %w, ptr %at
  ret void
}
define void @scratch(ptr %d, ptr %s) {
  %both = alloca double
  %x = load double, ptr %both
  %y = load float, ptr %both
  call void @swap(ptr %d, ptr %s)
  ret void
}
define double @apart(ptr %d, ptr %s) {
  %x = load i64, ptr %d
  %y = load i64, ptr %s
  store i64 %x, ptr %d
  store i64 %y, ptr %s
  %v = load double, ptr %d
  %p = fmul double %v, %v
  ret double %p
}
"""
MIXED = np.dtype([("a", "f8"), ("b", "f4"), ("c", "f4")])
REFUSED = [("f4", "f8"), ("f8", "f4"), ("c8", "f8"), ("f8", "c8"), (MIXED, "f8"), ("f4", MIXED)]
NAMES = {"copy": (16,), "through": (), "swap": (), "scratch": ()}


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(PROGRAM)


def zeros(dtype: Any) -> Any:
    return np.zeros(16 // np.dtype(dtype).itemsize, dtype)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("to", "source"), REFUSED)
def test_different_floats(program: ad_opt.Program, name: str, to: Any, source: Any) -> None:
    arguments = zeros(to), zeros(source), *NAMES[name]
    for _ in range(2):
        with pytest.raises(ad_opt.DiagnosticError, match=r"AD0705.*moves bytes.*first.*second"):
            ad_opt.vjp(program[name], *arguments)
    with pytest.raises(ad_opt.DiagnosticError, match="AD0705"):
        ad_opt.jvp(program[name], arguments, [None] * len(arguments))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dtype", ["f4", "f8", "c16"])
def test_the_same_floats(program: ad_opt.Program, name: str, dtype: str) -> None:
    """Cotangents go back where bytes came from."""
    seed = np.array([1, 2], "f8").view(dtype) if dtype == "c16" else zeros(dtype) + 1
    arguments = zeros(dtype), zeros("f8" if dtype == "c16" else dtype), *NAMES[name]
    _, pull = ad_opt.vjp(program[name], *arguments)
    to, source = (gradient.tobytes() for gradient in pull(d=seed))
    word = 8
    if name in ("copy", "through"):
        assert (to, source) == (bytes(16), seed.tobytes())
    else:
        assert to == seed.tobytes()[:word] + bytes(8)
        assert source == seed.tobytes()[word:] + bytes(8)


def test_arrays_of_which_nothing_is_moved_between_them(program: ad_opt.Program) -> None:
    d, s = np.array([3.0]), np.zeros(4, "f4")
    assert [*ad_opt.grad(program["apart"], wrt=0)(d, s)] == [6]
