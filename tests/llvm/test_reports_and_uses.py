"""Code that compilers write for sanitizers (``-fsanitize=undefined``) and debuggers (``-Og``)."""

from __future__ import annotations

import numpy as np

import ad_opt

PROGRAM = """
@0 = private unnamed_addr global { [2 x i8], i32 } { [2 x i8] c"f\\00", i32 3 }
declare void @__ubsan_handle_add_overflow(ptr, i64, i64)
declare void @__ubsan_handle_divrem_overflow(ptr, i64, i64)
declare void @llvm.fake.use(...)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)

define double @f(ptr %x, i64 %n) {
entry:
  %made = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %n, i64 1)
  %k = extractvalue { i64, i1 } %made, 0
  %wrong = extractvalue { i64, i1 } %made, 1
  br i1 %wrong, label %report, label %next
report:
  call void @__ubsan_handle_add_overflow(ptr @0, i64 %n, i64 1)
  br label %next
next:
  %at = getelementptr double, ptr %x, i64 %k
  %v = load double, ptr %at
  %zero = fcmp oeq double %v, 0.0
  br i1 %zero, label %divides, label %fine
divides:
  %bits = bitcast double %v to i64
  call void @__ubsan_handle_divrem_overflow(ptr @0, i64 1, i64 %bits)
  br label %fine
fine:
  %y = fdiv double 1.0, %v
  call void (...) @llvm.fake.use(double %v)
  call void (...) @llvm.fake.use(ptr %x)
  ret double %y
}
"""


def test_derivatives_report_nothing() -> None:
    """Of ``1 / x[n + 1]``: what is undefined is said by the program, which stays whole."""
    f = ad_opt.load(PROGRAM)["f"]
    x, direction = np.array([1.0, 2.0, 4.0]), np.array([0.0, 0.0, 8.0])
    assert ad_opt.grad(f)(x, 1).tolist() == [0.0, 0.0, -1 / 16]
    assert ad_opt.jvp(f, (x, 1), (direction, None)) == (0.25, -0.5)
    assert ad_opt.hvp(f, (x, 1), (direction, None)).tolist() == [0.0, 0.0, 8 * 2 / 64]
