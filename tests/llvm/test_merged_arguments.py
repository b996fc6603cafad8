"""Addresses of memory without derivative that a recursive function exchanges for others.

``falling`` compares each number with one behind an address: at first that of a local copy, or none,
then that of a number before it, through which a derivative flows. Rust's stable sort hands
pivots down so. Expected values are those of the formula.
"""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

FALLING = """
define internal double @falling(ptr %x, i64 %n, ptr %before) {
entry:
  %last = alloca double
  %begin = icmp sgt i64 %n, 0
  br i1 %begin, label %loop, label %out
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %s = phi double [ 0.0, %entry ], [ %s1, %join ]
  %p = phi ptr [ %before, %entry ], [ %at, %join ]
  %at = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %at
  %none = icmp eq ptr %p, null
  br i1 %none, label %add, label %compare
compare:
  %w = load double, ptr %p
  %less = fcmp olt double %v, %w
  br i1 %less, label %add, label %join
add:
  %square = fmul double %v, %v
  %more = fadd double %s, %square
  br label %join
join:
  %s1 = phi double [ %s, %compare ], [ %more, %add ]
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %down
down:
  %higher = fadd double %v, 0.5
  store double %higher, ptr %last
  %rest = sub i64 %n, 1
  %below = call double @CALLED(ptr %x, i64 %rest, ptr %last)
  %sum = fadd double %s1, %below
  ret double %sum
out:
  ret double 0.0
}

define internal double @twice(ptr %x, i64 %n, ptr %before) {
entry:
  %more = icmp sgt i64 %n, 0
  br i1 %more, label %run, label %out
run:
  %one = call double @falling(ptr %x, i64 %n, ptr %before)
  %two = fmul double %one, 2.0
  ret double %two
out:
  ret double 0.0
}

define double @f(ptr %x, i64 %n) {
  %r = call double @falling(ptr %x, i64 %n, ptr null)
  ret double %r
}
"""


@pytest.mark.parametrize(
    ("called", "slopes"),
    [
        # of 3^2 + 1^2 + (1^2)
        ("falling", [6.0, 4.0, 0.0]),
        # of 3^2 + 1^2 + 2 (1^2)
        ("twice", [6.0, 6.0, 0.0]),
    ],
)
@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_pivots_are_handed_down(called: str, slopes: list[float], fp: str) -> None:
    f = ad_opt.load(FALLING.replace("CALLED", called), fp=fp)["f"]
    x = np.array([3.0, 1.0, 2.0])
    assert ad_opt.grad(f)(x, 3).tolist() == slopes
    assert ad_opt.jvp(f, (x, 3), (np.ones(3), None))[1] == sum(slopes)
    curvature = ad_opt.hvp(f, (x, 3), (np.ones(3), None))
    assert curvature.tolist() == [2.0, slopes[1], 0.0]
