"""Numbers of addresses that meet in block arguments and selects before they are addresses again.

So Rust's vectors come out of the optimiser: 8 stands for the memory of an empty one. Expected
values are derivatives by hand.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.llvm.normalize.joined_addresses import join_addresses

import ad_opt

HEADER = """
declare noalias ptr @malloc(i64)
declare void @free(ptr)
"""

JOINED = """
define double @f(double %x, i64 %n) {
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %join, label %alloc
alloc:
  %m = call ptr @malloc(i64 16)
  %end = getelementptr double, ptr %m, i64 1
  store double %x, ptr %end
  %number = ptrtoint ptr %m to i64
  br label %join
join:
  %at = phi i64 [ 8, %entry ], [ %number, %alloc ]
  %p = inttoptr i64 %at to ptr
  %distance = sub i64 %at, 8
  %far = icmp ugt i64 %distance, 4096
  br i1 %far, label %use, label %done
use:
  %q = getelementptr double, ptr %p, i64 1
  %v = load double, ptr %q
  %w = fmul double %v, %v
  call void @free(ptr %p)
  br label %done
done:
  %r = phi double [ %x, %join ], [ %w, %use ]
  ret double %r
}
"""

AROUND_A_LOOP = """
define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %at = phi i64 [ 8, %entry ], [ %kept, %next ]
  %made = icmp eq i64 %i, 1
  br i1 %made, label %alloc, label %next
alloc:
  %m = call ptr @malloc(i64 8)
  store double %x, ptr %m
  %number = ptrtoint ptr %m to i64
  br label %next
next:
  %kept = phi i64 [ %at, %loop ], [ %number, %alloc ]
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %out
out:
  %p = inttoptr i64 %kept to ptr
  %some = icmp ugt i64 %n, 1
  br i1 %some, label %use, label %done
use:
  %v = load double, ptr %p
  %w = fmul double %v, %v
  call void @free(ptr %p)
  br label %done
done:
  %r = phi double [ %x, %out ], [ %w, %use ]
  ret double %r
}
"""

SELECTED = """
define double @f(double %x, i64 %n) {
entry:
  %m = alloca double
  store double %x, ptr %m
  %number = ptrtoint ptr %m to i64
  %empty = icmp eq i64 %n, 0
  %at = select i1 %empty, i64 8, i64 %number
  %p = inttoptr i64 %at to ptr
  br i1 %empty, label %done, label %use
use:
  %v = load double, ptr %p
  %w = fmul double %v, %v
  br label %done
done:
  %r = phi double [ %x, %entry ], [ %w, %use ]
  ret double %r
}
"""


@pytest.mark.parametrize("text", [JOINED, AROUND_A_LOOP, SELECTED], ids=["phi", "loop", "select"])
def test_addresses_that_are_joined_as_numbers(text: str, tmp_path: Path):
    path = tmp_path / "joined.ll"
    path.write_text(HEADER + text)
    f = ad_opt.load(path)["f"]
    for n, value, slope, curvature in ((0, 3.0, 1.0, 0.0), (3, 9.0, 6.0, 2.0)):
        assert ad_opt.value_and_grad(f)(3.0, n) == (value, slope)
        assert ad_opt.jvp(f, (3.0, n), (1.0, None)) == (value, slope)
        assert ad_opt.hvp(f, (3.0, n), (1.0, None)) == curvature


EXCHANGED = """
define double @f(double %x, i64 %n) {
entry:
  %a = call ptr @malloc(i64 8)
  %b = call ptr @malloc(i64 8)
  store double %x, ptr %a
  store double 1.0, ptr %b
  %na = ptrtoint ptr %a to i64
  %nb = ptrtoint ptr %b to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %more ]
  %p = phi i64 [ %na, %entry ], [ %q, %more ]
  %q = phi i64 [ %nb, %entry ], [ %p, %more ]
  %to = inttoptr i64 %p to ptr
  %v = load double, ptr %to
  %w = fmul double %v, %x
  store double %w, ptr %to
  br label %more
more:
  %from = inttoptr i64 %q to ptr
  %u = load double, ptr %from
  %t = fadd double %u, %w
  store double %t, ptr %from
  %j = add i64 %i, 1
  %end = icmp eq i64 %j, %n
  br i1 %end, label %done, label %loop
done:
  %last = inttoptr i64 %p to ptr
  %r = load double, ptr %last
  ret double %r
}
"""


def test_numbers_that_loops_exchange_become_addresses_in_several_places():
    f = ad_opt.load(HEADER + EXCHANGED)["f"]
    assert ad_opt.value_and_grad(f)(3.0, 1) == (9.0, 6.0)  # x²
    assert ad_opt.value_and_grad(f)(3.0, 2) == (30.0, 28.0)  # (1 + x²) x
    assert ad_opt.jvp(f, (3.0, 2), (1.0, None))[1] == 28.0
    assert ad_opt.hvp(f, (3.0, 2), (1.0, None)) == 18.0


SELVES = """
@selves = internal global [2 x ptr] [ptr inttoptr (i64 8 to ptr), ptr null]

define double @f(ptr %x, i64 %n) {
entry:
  store ptr %x, ptr getelementptr (i8, ptr @selves, i64 8)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %s = phi double [ 1.0, %entry ], [ %t, %next ]
  %kind = and i64 %i, 1
  %at = getelementptr ptr, ptr @selves, i64 %kind
  %self = load ptr, ptr %at
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %reading = icmp eq i64 %kind, 1
  br i1 %reading, label %reads, label %next
reads:
  %a = load double, ptr %self
  %w = fmul double %a, %v
  br label %next
next:
  %factor = phi double [ %v, %loop ], [ %w, %reads ]
  %t = fmul double %s, %factor
  %j = add i64 %i, 1
  %end = icmp eq i64 %j, %n
  br i1 %end, label %done, label %loop
done:
  ret double %t
}
"""


def test_a_number_that_was_there_before_and_stands_for_no_memory():
    """As the address of an object without fields does, next to one that has some."""
    f, x = ad_opt.load(SELVES)["f"], np.array([2.0, 3.0])
    value, gradient = ad_opt.value_and_grad(f, wrt=0)(x, 2)
    assert value == 2.0 * 2.0 * 3.0
    np.testing.assert_array_equal(gradient, [2 * 2.0 * 3.0, 2.0 * 2.0])
    assert ad_opt.jvp(f, (x, 2), (np.ones(2), None))[1] == 16.0


def test_a_number_from_elsewhere_is_no_address(tmp_path: Path):
    path = tmp_path / "elsewhere.ll"
    path.write_text(HEADER + JOINED.replace("[ 8, %entry ]", "[ %n, %entry ]"))
    with pytest.raises(ad_opt.DiagnosticError, match="AD0970"):
        ad_opt.grad(ad_opt.load(path)["f"])(3.0, 1)


def test_branches_of_others_pass_what_nobody_knows():
    """Their numbers stay numbers."""
    text = """
    llvm.func @f(%n: i64) -> !llvm.ptr {
      "other.branch"(%n)[^b] : (i64) -> ()
    ^b(%a: i64):
      %p = llvm.inttoptr %a : i64 to !llvm.ptr
      llvm.return %p : !llvm.ptr
    }
    """
    module = parse_module(make_context(allow_unregistered=True), text)
    before = str(module)
    (cast,) = (op for op in module.walk() if op.name == "llvm.inttoptr")
    join_addresses(cast)
    assert str(module) == before


PASSED = """
define double @f(ptr %x, i64 %n) {
  %copy = alloca [2 x double]
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %x, i64 16, i1 false)
  %number = ptrtoint ptr %copy to i64
  %r = call double @g(i64 %n, i64 %number)
  ret double %r
}
define linkonce_odr double @g(i64 %n, i64 %number) {
entry:
  %p = inttoptr i64 %number to ptr
  %v = load double, ptr %p
  %end = icmp eq i64 %n, 0
  br i1 %end, label %done, label %again
again:
  %m = sub i64 %n, 1
  %w = call double @g(i64 %m, i64 %number)
  %q = getelementptr double, ptr %p, i64 1
  %u = load double, ptr %q
  %y = fmul double %w, %u
  br label %done
done:
  %r = phi double [ %v, %entry ], [ %y, %again ]
  ret double %r
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def test_an_address_that_is_passed_as_a_number():
    """As clang passes a struct of one address on the stack: an iterator, or a closure."""
    f, x = ad_opt.load(PASSED)["f"], np.array([2.0, 3.0])
    value, gradient = ad_opt.value_and_grad(f, wrt=0)(x, 3)
    assert value == 2.0 * 3.0**3
    np.testing.assert_array_equal(gradient, [3.0**3, 2.0 * 3 * 3.0**2])
    assert ad_opt.jvp(f, (x, 3), (np.array([1.0, 1.0]), None)) == (value, gradient.sum())
    curvature = ad_opt.hvp(f, (x, 3), (np.array([0.0, 1.0]), None))
    np.testing.assert_array_equal(curvature, [3 * 3.0**2, 2.0 * 6 * 3.0])
