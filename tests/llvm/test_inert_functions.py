"""Functions that no differentiable value enters stay as they are, and derivatives as they were."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.llvm.llvm_ext import INERT
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.llvm.inert.set_apart_inert_functions import SetApartInertFunctionsPass
from ad_opt.passes.llvm.inert.value_flow import Flow, Node

import ad_opt
from work import calls_during

DIGITS = "\n".join(
    f"""
  %d{k} = urem i64 %n{k}, 10
  %c{k} = add i64 %d{k}, 48
  %b{k} = trunc i64 %c{k} to i8
  %q{k} = getelementptr i8, ptr %p, i64 {20 - k}
  store i8 %b{k}, ptr %q{k}
  %n{k + 1} = udiv i64 %n{k}, 10"""
    for k in range(20)
)
PROGRAM = f"""
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @puts(ptr)

define internal ptr @message(i64 %n0) {{
  %p = call ptr @malloc(i64 32)
  {DIGITS}
  %end = getelementptr i8, ptr %p, i64 21
  store i8 0, ptr %end
  ret ptr %p
}}

define double @f(ptr %x, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %s = phi double [ 0.0, %entry ], [ %t, %more ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %wrong = fcmp olt double %v, -1.0e3
  br i1 %wrong, label %error, label %more
error:
  %text = call ptr @message(i64 %i)
  %ignored = call i32 @puts(ptr %text)
  call void @free(ptr %text)
  br label %more
more:
  %square = fmul double %v, %v
  %t = fadd double %s, %square
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret double %t
}}
"""
"""A sum of squares, with a message for numbers that are too small."""

BITS = """
define internal i64 @twice(i64 %bits) {
  %r = add i64 %bits, 4503599627370496
  ret i64 %r
}

define internal ptr @where(ptr %p, i64 %k) {
  %q = getelementptr double, ptr %p, i64 %k
  ret ptr %q
}

define internal void @put(ptr %cell, ptr %q) {
  store ptr %q, ptr %cell
  ret void
}

define double @f(ptr %x, i64 %n) {
  %cell = alloca ptr
  %p = call ptr @where(ptr %x, i64 1)
  call void @put(ptr %cell, ptr %p)
  %q = load ptr, ptr %cell
  %bits = load i64, ptr %q
  %more = call i64 @twice(i64 %bits)
  %v = bitcast i64 %more to double
  %w = fmul double %v, %v
  ret double %w
}
"""
"""``(2 x[1])²``: the exponent is one more, and the address of ``x[1]`` goes through memory."""


def marked(program: ad_opt.Program) -> set[str]:
    return {op.sym_name.data for op in program.module.ops if INERT in op.attributes}


def test_messages_are_set_apart() -> None:
    f = ad_opt.load(PROGRAM)["f"]
    assert marked(f.program.focused("f")) == {"message"}
    x = np.array([1.0, -2000.0, 3.0])
    assert f(x, 3) == 1.0 + 4e6 + 9.0
    np.testing.assert_array_equal(ad_opt.grad(f)(x, 3), 2 * x)
    assert ad_opt.jvp(f, (x, 3), (np.ones(3), None))[1] == 2 * x.sum()
    assert "llvm.func internal @message" in f.source("grad")


def test_the_whole_program_is_raised() -> None:
    assert not marked(ad_opt.load(PROGRAM))


def test_bits_of_floats_and_their_addresses_are_not() -> None:
    module = import_llvm(BITS, "f.ll", ("f",))
    SetApartInertFunctionsPass(("f",), 1).apply(make_context(), module)
    assert not [op for op in module.ops if INERT in op.attributes]
    f = ad_opt.load(BITS)["f"]
    assert f(np.array([1.0, 3.0]), 2) == 36.0
    with pytest.raises(ad_opt.DiagnosticError, match="AD0708"):
        ad_opt.grad(f)(np.array([1.0, 3.0]), 2)


def work_of_edges(count: int) -> int:
    """The work for a chain of values, each of which also comes from outside, and goes there."""
    flow, nodes = Flow(), [Node() for _ in range(count)]
    for node, next_node in pairwise(nodes):
        flow.edge(node, next_node)
        flow.edge(flow.outside, node)
        flow.escape(next_node)
    work = calls_during(flow.run)
    assert all(flow.is_active(node) for node in nodes)
    return work


def test_work_grows_with_the_edges_alone() -> None:
    """Calls of recursive functions, each looked at by itself, make thousands of them."""
    assert work_of_edges(800) < 6 * work_of_edges(200)
