"""Functions that callers use with different types, and floats that are passed as integers.

What C compilers make of ``void *`` parameters and of small structs. Derivatives are known by hand.
"""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

X = np.array([1.5, 2.5, -0.5, 3.0])
K = np.array([2, 3, 4, 5], dtype=np.int64)


def pairs() -> np.ndarray:
    """``struct {float a; int n;}``, four of them, as what a caller would pass."""
    found = np.zeros(8, dtype=np.float32)
    found[0::2] = [1.5, 2.5, -0.5, 3.0]
    found.view(np.int32)[1::2] = [2, 3, 4, 5]
    return found


COPY = """
define internal void @copy(ptr %to, ptr %from, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i64, ptr %from, i64 %i
  %bits = load i64, ptr %p
  %q = getelementptr inbounds i64, ptr %to, i64 %i
  store i64 %bits, ptr %q
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %loop
out:
  ret void
}
define double @f(ptr %x, ptr %k) {
  %t = alloca [4 x double]
  %j = alloca [4 x i64]
  call void @copy(ptr %t, ptr %x, i64 4)
  call void @copy(ptr %j, ptr %k, i64 4)
  %a = load double, ptr %t
  %q = getelementptr i8, ptr %t, i64 8
  %b = load double, ptr %q
  %ab = fmul double %a, %b
  %r = getelementptr i8, ptr %j, i64 24
  %n = load i64, ptr %r
  %m = sitofp i64 %n to double
  %y = fmul double %ab, %m
  ret double %y
}
"""

SWAP = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal void @swap(ptr %a, ptr %b, i64 %n) noinline {
  %t = alloca [64 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %a, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %t, i64 %n, i1 false)
  ret void
}
define double @f(ptr %x, ptr %k) {
  %x1 = getelementptr i8, ptr %x, i64 8
  call void @swap(ptr %x, ptr %x1, i64 8)
  %k1 = getelementptr i8, ptr %k, i64 8
  call void @swap(ptr %k, ptr %k1, i64 8)
  %a = load double, ptr %x
  %n = load i64, ptr %k
  %m = sitofp i64 %n to double
  %aa = fmul double %a, %a
  %y = fmul double %aa, %m
  ret double %y
}
"""


def test_a_function_for_floats_and_for_integers() -> None:
    """Once an i64 is a double, once it is not; so the function is there twice."""
    gradient = ad_opt.grad(ad_opt.load(COPY)["f"])(X.copy(), K.copy())
    np.testing.assert_allclose(gradient, [5 * X[1], 5 * X[0], 0, 0])


def test_bytes_of_unsaid_content_are_swapped() -> None:
    gradient = ad_opt.grad(ad_opt.load(SWAP)["f"])(X.copy(), K.copy())
    np.testing.assert_allclose(gradient, [0, 2 * X[1] * 3, 0, 0])


TAGGED = COPY.replace("load i64, ptr %p", "load i64, ptr %p, !tbaa !0").replace(
    "store i64 %bits, ptr %q", "store i64 %bits, ptr %q, !tbaa !0"
) + (
    '!0 = !{!1, !1, i64 0}\n!1 = !{!"long", !2, i64 0}\n!2 = !{!"omnipotent char", !3, i64 0}\n'
    '!3 = !{!"Simple C/C++ TBAA"}\n'
)


def test_floats_that_a_copy_names_integers_are_floats_where_an_array_says_so() -> None:
    """TBAA says of the copy that it is of integers, the caller's array that there are floats."""
    gradient = ad_opt.grad(ad_opt.load(TAGGED)["f"])(X.copy(), K.copy())
    np.testing.assert_allclose(gradient, [5 * X[1], 5 * X[0], 0, 0])


# struct {float a; int n;} and the like in registers, as clang for x86-64 passes them.
BY_VALUE = {
    "a struct is passed": (
        """
define {linkage} float @g(i64 %p) noinline {
  %low = trunc i64 %p to i32
  %a = bitcast i32 %low to float
  %high = lshr i64 %p, 32
  %n = trunc nuw i64 %high to i32
  %m = sitofp i32 %n to float
  %aa = fmul float %a, %a
  %y = fmul float %aa, %m
  ret float %y
}
define float @f(float %x) {
  %b = bitcast float %x to i32
  %z = zext i32 %b to i64
  %p = or disjoint i64 %z, 12884901888
  %y = call float @g(i64 %p)
  ret float %y
}
""",
        lambda x: 6 * x,
    ),
    "a struct is returned in two registers": (
        """
define {linkage} { <2 x float>, i64 } @g(float %x) noinline {
  %v = insertelement <2 x float> poison, float %x, i64 0
  %x1 = fadd float %x, 1.0
  %w = insertelement <2 x float> %v, float %x1, i64 1
  %x2 = fadd float %x, 2.0
  %s = insertvalue { <2 x float>, i64 } poison, <2 x float> %w, 0
  %b = bitcast float %x2 to i32
  %z = zext i32 %b to i64
  %p = or disjoint i64 %z, 12884901888
  %t = insertvalue { <2 x float>, i64 } %s, i64 %p, 1
  ret { <2 x float>, i64 } %t
}
define float @f(float %x) {
  %s = call { <2 x float>, i64 } @g(float %x)
  %v = extractvalue { <2 x float>, i64 } %s, 0
  %p = extractvalue { <2 x float>, i64 } %s, 1
  %low = trunc i64 %p to i32
  %c = bitcast i32 %low to float
  %a = extractelement <2 x float> %v, i64 0
  %b = extractelement <2 x float> %v, i64 1
  %ab = fmul float %a, %b
  %abc = fmul float %ab, %c
  %high = lshr i64 %p, 32
  %n = trunc i64 %high to i32
  %m = sitofp i32 %n to float
  %y = fmul float %abc, %m
  ret float %y
}
""",
        lambda x: 3 * ((x + 1) * (x + 2) + x * (x + 2) + x * (x + 1)),
    ),
    "a union is passed and returned": (
        """
define {linkage} i64 @g(i64 %p) noinline {
  %a = bitcast i64 %p to double
  %aa = fmul double %a, %a
  %r = bitcast double %aa to i64
  ret i64 %r
}
define float @f(float %x) {
  %d = fpext float %x to double
  %b = bitcast double %d to i64
  %r = call i64 @g(i64 %b)
  %y = bitcast i64 %r to double
  %t = fptrunc double %y to float
  ret float %t
}
""",
        lambda x: 2 * x,
    ),
    "a struct goes round a loop": (
        """
define {linkage} i64 @g(i64 %p, i64 %times) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = phi i64 [ %p, %entry ], [ %r, %loop ]
  %low = trunc i64 %q to i32
  %a = bitcast i32 %low to float
  %aa = fmul float %a, %a
  %b = bitcast float %aa to i32
  %z = zext i32 %b to i64
  %high = and i64 %q, -4294967296
  %r = or disjoint i64 %high, %z
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %times
  br i1 %done, label %out, label %loop
out:
  ret i64 %r
}
define float @f(float %x) {
  %b = bitcast float %x to i32
  %z = zext i32 %b to i64
  %p = or disjoint i64 %z, 12884901888
  %r = call i64 @g(i64 %p, i64 2)
  %low = trunc i64 %r to i32
  %a = bitcast i32 %low to float
  %high = lshr i64 %r, 32
  %n = trunc i64 %high to i32
  %m = sitofp i32 %n to float
  %y = fmul float %a, %m
  ret float %y
}
""",
        lambda x: 12 * x**3,
    ),
}


@pytest.mark.parametrize("linkage", ["internal", "dso_local"])
@pytest.mark.parametrize("name", BY_VALUE)
def test_floats_in_integer_registers_of_signatures(name: str, linkage: str) -> None:
    text, slope = BY_VALUE[name]
    f = ad_opt.load(text.replace("{linkage}", linkage))["f"]
    assert ad_opt.grad(f)(1.5) == pytest.approx(slope(1.5), rel=1e-5)
    assert ad_opt.jvp(f, (1.5,), (1.0,))[1] == pytest.approx(slope(1.5), rel=1e-5)


USE = """
  %a = load float, ptr %q
  %s = getelementptr i8, ptr %q, i64 4
  %n = load i32, ptr %s
  %m = sitofp i32 %n to float
  %aa = fmul float %a, %a
  %y = fmul float %aa, %m
  ret float %y
}
"""
TREE = (
    "{[-1]:Pointer"
    + "".join(
        f", [-1,{at}]:{'Float@float' if at % 8 == 0 else 'Integer'}"
        for at in range(16)
        if at % 8 in (0, 4, 5, 6, 7)
    )
    + "}"
)
MOVED = {
    "in one register": "%v = load i64, ptr %p\nstore i64 %v, ptr %q",
    "in a vector": "%v = load <2 x i64>, ptr %p\nstore <2 x i64> %v, ptr %q",
    "in a struct": "%v = load { i64, i64 }, ptr %p\nstore { i64, i64 } %v, ptr %q",
    "one of two": (
        "%v = load i64, ptr %p\n%o = getelementptr i8, ptr %p, i64 8\n%w = load i64, ptr %o\n"
        "%c = icmp sgt i32 %k, 0\n%u = select i1 %c, i64 %v, i64 %w\nstore i64 %u, ptr %q"
    ),
}


@pytest.mark.parametrize("name", MOVED)
def test_structs_of_floats_and_integers_are_copied(name: str) -> None:
    """Eight bytes or more at once, as optimisers do it."""
    said = f'ptr "enzyme_type"="{TREE}" %p'
    f = ad_opt.load(f"define float @f({said}, ptr %q, i32 %k) {{\n{MOVED[name]}{USE}")["f"]
    dp, dq = ad_opt.grad(f)(pairs(), np.zeros(8, dtype=np.float32), 1)
    np.testing.assert_allclose(dp[0], 2 * 1.5 * 2)
    assert not dp[1:].any()
    assert not dq.any()


MANY = """
declare void @llvm.mem{how}.p0.p0.i64(ptr, ptr, i64, i1)
define float @f(ptr "enzyme_type"="{TREE}" %p, ptr %q, i64 %count) {
  %bytes = shl i64 %count, 3
  call void @llvm.mem{how}.p0.p0.i64(ptr %q, ptr %p, i64 %bytes, i1 false)
  %o = getelementptr i8, ptr %q, i64 8
"""


@pytest.mark.parametrize("how", ["cpy", "move"])
def test_as_many_structs_as_are_there_are_copied(how: str) -> None:
    """Of a number of bytes that is not known but a multiple of eight: struct by struct."""
    head = MANY.replace("{how}", how).replace("{TREE}", TREE)
    f = ad_opt.load(head + USE.replace("%q", "%o"))["f"]
    dp, dq = ad_opt.grad(f)(pairs(), np.zeros(8, dtype=np.float32), 3)
    np.testing.assert_allclose(dp[2], 2 * 2.5 * 3)
    assert np.count_nonzero(dp) == 1
    assert not dq.any()
