"""LLVM IR that compilers made for any processor, made for the one that runs it."""

from __future__ import annotations

import math

import numpy as np
import pytest
from ad_opt.lowering.codegen.machine.given_code import for_machine
from ad_opt.lowering.codegen.machine.target import here, vector_registers

import ad_opt

ANY = '"target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87"'
DOT = f"""
define double @dot(ptr %a, ptr %b, i64 %n) #0 {{
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi double [ 0.0, %entry ], [ %t, %body ]
  %at = getelementptr double, ptr %a, i64 %i
  %bt = getelementptr double, ptr %b, i64 %i
  %x = load double, ptr %at
  %y = load double, ptr %bt
  %p = fmul double %x, %y
  %t = fadd double %s, %p
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %body, label %end, !llvm.loop !0
end:
  ret double %t
}}
attributes #0 = {{ nounwind {ANY} "tune-cpu"="generic" }}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.unroll.disable"}}
"""


@pytest.mark.parametrize(
    "line",
    [
        f'attributes #0 = {{ nounwind {ANY} "tune-cpu"="generic" }}',
        f'attributes #1 = {{ "min-legal-vector-width"="0" {ANY} "tune-cpu"="generic" }}',
        'attributes #3 = { "probe-stack"="inline-asm" "target-cpu"="x86-64" }',
        f"define double @f(double %x) nounwind {ANY} {{",
    ],
)
def test_a_processor_that_stands_for_all_is_not_named(line: str) -> None:
    made = for_machine(f"{line}\n", fast=False)
    assert "target" not in made
    assert "tune" not in made
    assert made.split()[0] == line.split()[0]
    assert made.count("{") == line.count("{")


def test_a_group_of_nothing_but_the_processor() -> None:
    """As flang writes it of functions that may do anything."""
    text = DOT.replace(f'{{ nounwind {ANY} "tune-cpu"="generic" }}', '{ "target-cpu"="x86-64" }')
    a, b = np.arange(5.0), np.ones(5)
    f = ad_opt.load(text)["dot"]
    assert f(a, b, 5) == 10.0
    np.testing.assert_array_equal(ad_opt.grad(f, 1)(a, b, 5), a)


@pytest.mark.parametrize(
    "line",
    [
        'attributes #0 = { "target-cpu"="x86-64" "target-features"="+avx2,+sse2" }',
        'attributes #0 = { "target-cpu"="skylake" "target-features"="+sse2" }',
        f'attributes #0 = {{ "min-legal-vector-width"="256" {ANY} }}',
        'attributes #0 = { "target-cpu"="generic" "target-features"="+neon" }',
    ],
)
def test_what_a_function_needs_is_left(line: str) -> None:
    assert for_machine(f"{line}\n", fast=True) == f"{line}\n"


def test_loops_are_rolled_where_their_programmer_chose_some() -> None:
    one = "  br label %b, !llvm.loop !0\n!0 = distinct !{!0, !2}\n"
    hint = '!2 = !{!"llvm.loop.unroll.disable"}\n'
    assert "unroll.disable" not in for_machine(one + hint, fast=False)
    other = "  br label %b, !llvm.loop !1\n!1 = distinct !{!1, !3}\n"
    mixed = one + other + hint + '!3 = !{!"llvm.loop.mustprogress"}\n'
    assert for_machine(mixed, fast=False) == mixed


FLAGS = "reassoc nsz arcp contract afn"


@pytest.mark.parametrize(
    ("line", "fast"),
    [
        ("%a = fadd double %x, %y", f"%a = fadd {FLAGS} double %x, %y"),
        ('%"a = fadd b" = fneg <2 x float> %x', f'%"a = fadd b" = fneg {FLAGS} <2 x float> %x'),
        (
            "%a = fmul nnan contract half %x, %y",
            "%a = fmul reassoc nnan nsz arcp contract afn half %x, %y",
        ),
        (
            "%a = tail call double @llvm.fmuladd.f64(double %x, double %y, double %z)",
            f"%a = tail call {FLAGS} double @llvm.fmuladd.f64(double %x, double %y, double %z)",
        ),
        ("%a = fadd fast double %x, %y", None),
        ("%a = fadd reassoc double %x, %y", None),
        ("%a = call double @f(double %x)", None),
        ("%a = fcmp oeq double %x, %y", None),
        ("%a = fptrunc double %x to float", None),
        ('call void @f(ptr @"%a = fadd double")', None),
    ],
)
def test_flags_of_fast_arithmetic(line: str, fast: str | None) -> None:
    assert for_machine(f"  {line}\n", fast=True) == f"  {fast or line}\n"
    assert for_machine(f"  {line}\n", fast=False) == f"  {line}\n"


@pytest.mark.skipif(vector_registers(here())[0] < 256, reason="no wide registers")
def test_machine_code_has_the_vectors_of_the_processor() -> None:
    fast = ad_opt.load(DOT, fp="fast")
    assert "%ymm" in fast.ir("asm") or "%zmm" in fast.ir("asm")
    narrow = fast.with_options(cpu="x86-64").ir("asm")
    assert "%xmm" in narrow
    assert "%ymm" not in narrow
    strict = ad_opt.load(DOT, fp="strict").ir("asm")
    assert "addsd" in strict  # one term behind the other


def test_strict_sums_have_their_order_and_fast_ones_the_same_value() -> None:
    random = np.random.default_rng(1)
    a, b = random.standard_normal(1003), random.standard_normal(1003)
    exact = math.fsum(a * b)
    ordered = 0.0
    for x, y in zip(a, b, strict=True):
        ordered += x * y
    assert ad_opt.load(DOT, fp="strict")["dot"](a, b, 1003) == ordered
    assert abs(ad_opt.load(DOT, fp="fast")["dot"](a, b, 1003) - exact) < 1e-12


def test_overlapping_arrays_are_what_they_are() -> None:
    shift = """
define void @shift(ptr %a, i64 %n) #0 {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %at
  %next = add i64 %i, 1
  %to = getelementptr double, ptr %a, i64 %next
  %y = fadd double %x, 1.0
  store double %y, ptr %to
  %more = icmp slt i64 %next, %n
  br i1 %more, label %body, label %end, !llvm.loop !0
end:
  ret void
}
""" + DOT[DOT.index("attributes") :]
    a = np.zeros(101)
    ad_opt.load(shift, fp="fast")["shift"](a, 100)
    assert a.tolist() == [*map(float, range(101))]
