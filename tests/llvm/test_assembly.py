"""Assembly of one instruction that is known: minima and maxima, as Eigen writes them for x86."""

from __future__ import annotations

import platform

import numpy as np
import pytest

import ad_opt

PROGRAM = """
define <2 x double> @largest(<2 x double> %a, <2 x double> %b) {
  %m = call <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"
      (<2 x double> %b, <2 x double> %a)
  ret <2 x double> %m
}

define double @f(ptr %p, ptr %q) {
  %a = load <2 x double>, ptr %p, align 8
  %b = load <2 x double>, ptr %q, align 8
  %m = call <2 x double> @largest(<2 x double> %a, <2 x double> %b)
  %square = fmul <2 x double> %m, %m
  %x = extractelement <2 x double> %square, i32 0
  %y = extractelement <2 x double> %square, i32 1
  %xy = fadd double %x, %y
  ret double %xy
}
"""

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="for x86")


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(PROGRAM.replace("\n      (<2", "(<2"))


def test_larger_lanes_have_the_derivative(program: ad_opt.Program) -> None:
    p, q = np.array([2.0, -3.0]), np.array([1.0, 4.0])
    by_p, by_q = ad_opt.grad(program["f"])(p, q)
    np.testing.assert_array_equal(by_p, [4.0, 0.0])
    np.testing.assert_array_equal(by_q, [0.0, 8.0])


@pytest.mark.parametrize(("x", "y"), [(np.nan, 1.0), (1.0, np.nan), (0.0, -0.0), (2.0, 2.0)])
def test_what_is_raised_computes_what_the_processor_does(
    program: ad_opt.Program, x: float, y: float
) -> None:
    p, q = np.array([x, 5.0]), np.array([y, 1.0])
    expected = program["f"](p, q)
    value, _ = ad_opt.jvp(program["f"], (p, q), (np.zeros(2), np.zeros(2)))
    np.testing.assert_equal(value, expected)
