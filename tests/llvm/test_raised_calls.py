"""Functions of LLVM IR that nobody differentiates, and whose products of matrices run in blocks."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ad_opt

# for i, j: { for k: C[i n + j] += A[i n + k] * B[k n + j]; C[i n + j] *= 1/2 } as clang -O1 has it
PRODUCT = """
define double @product(i64 %n, ptr %A, ptr %B, ptr %C) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %rows, label %end
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row.end ]
  %row = mul nsw i64 %i, %n
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %column.end ]
  %at = add nsw i64 %row, %j
  %c = getelementptr inbounds double, ptr %C, i64 %at
  br label %terms
terms:
  %k = phi i64 [ 0, %columns ], [ %k.next, %terms ]
  %a.at = add nsw i64 %row, %k
  %a = getelementptr inbounds double, ptr %A, i64 %a.at
  %b.row = mul nsw i64 %k, %n
  %b.at = add nsw i64 %b.row, %j
  %b = getelementptr inbounds double, ptr %B, i64 %b.at
  %x = load double, ptr %a, align 8, !tbaa !0
  %y = load double, ptr %b, align 8, !tbaa !0
  %p = fmul double %x, %y
  %s = load double, ptr %c, align 8, !tbaa !0
  %t = fadd double %s, %p
  store double %t, ptr %c, align 8, !tbaa !0
  %k.next = add nuw nsw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %column.end, label %terms
column.end:
  %j.next = add nuw nsw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %row.end, label %columns
row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.end = icmp eq i64 %i.next, %n
  br i1 %i.end, label %end, label %rows
end:
  %first = load double, ptr %C, align 8, !tbaa !0
  ret double %first
}
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
"""


def as_written(n: int, memory: np.ndarray, a: int, b: int, c: int) -> np.ndarray:
    """The memory afterwards, where the arrays begin at some of its elements."""
    m = memory.tolist()
    for i, j in itertools.product(range(n), range(n)):
        for k in range(n):
            m[c + i * n + j] += m[a + i * n + k] * m[b + k * n + j]
    return np.array(m)


def run(program: ad_opt.Program, n: int, memory: np.ndarray, a: int, b: int, c: int) -> float:
    size = max(n * n, 1)
    parts = (memory[at : at + size] for at in (a, b, c))
    return program["product"](n, *parts)  # pyright: ignore[reportReturnType]


def has_own_code(program: ad_opt.Program) -> bool:
    function = program["product"].compile()
    assert function.entry is not None
    return function.entry.library is not program.library()


@pytest.mark.parametrize("n", [1, 2, 7, 33, 64])
def test_products_in_blocks_are_sums_in_their_order(n: int) -> None:
    program = ad_opt.load(PRODUCT, fp="strict")
    assert has_own_code(program)
    memory = np.random.default_rng(n).standard_normal(3 * n * n)
    want = as_written(n, memory, 0, n * n, 2 * n * n)
    assert run(program, n, memory, 0, n * n, 2 * n * n) == want[2 * n * n]
    assert memory.tolist() == want.tolist()


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize(
    "places", [(0, 0, 0), (0, 81, 40), (0, 81, 80), (100, 0, 81), (0, 200, 119), (0, 200, 9)]
)
def test_arrays_that_share_memory_are_what_they_are(places: tuple[int, int, int], fp: str) -> None:
    """Stores change factors that are read later, each in its turn."""
    n, size = 9, 300
    program = ad_opt.load(PRODUCT, fp=fp)  # pyright: ignore[reportArgumentType]
    memory = np.random.default_rng(5).standard_normal(size) / 4
    want = as_written(n, memory, *places)
    run(program, n, memory, *places)
    np.testing.assert_allclose(memory, want, rtol=0.0 if fp == "strict" else 1e-9)


@pytest.mark.parametrize("n", [1, 9, 64])
def test_arrays_that_are_promised_to_be_apart_need_no_test(n: int) -> None:
    """As ``restrict`` says; the memory of the product is cleared by a ``memset`` before."""
    text = PRODUCT.replace("ptr %", "ptr noalias %", 3).replace(
        "entry:",
        """entry:
  %nn = mul nsw i64 %n, %n
  %bytes = shl nsw i64 %nn, 3
  call void @llvm.memset.p0.i64(ptr align 8 %C, i8 0, i64 %bytes, i1 false)""",
    )
    program = ad_opt.load(f"{text}\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n")
    assert has_own_code(program)
    memory = np.random.default_rng(n).standard_normal(3 * n * n)
    cleared = memory.copy()
    cleared[2 * n * n :] = 0.0
    want = as_written(n, cleared, 0, n * n, 2 * n * n)
    run(program, n, memory, 0, n * n, 2 * n * n)
    assert memory.tolist() == want.tolist()


@pytest.mark.parametrize("n", [0, -3])
def test_no_iteration_writes_nothing(n: int) -> None:
    program = ad_opt.load(PRODUCT, fp="fast")
    memory = np.arange(3.0)
    assert run(program, n, memory, 0, 1, 2) == 2.0
    assert memory.tolist() == [0.0, 1.0, 2.0]


def test_fast_products_are_products() -> None:
    program = ad_opt.load(PRODUCT, fp="fast")
    assert has_own_code(program)
    a, b, c = np.random.default_rng(2).standard_normal((3, 50, 50))
    want = c + a @ b
    program["product"](50, a.reshape(-1), b.reshape(-1), c.reshape(-1))
    np.testing.assert_allclose(c, want, rtol=1e-12, atol=1e-12)


def test_code_is_that_of_the_program_where_it_is_not_optimised() -> None:
    assert not has_own_code(ad_opt.load(PRODUCT, opt_level=1))


def test_a_large_program_has_own_code_of_small_functions() -> None:
    copies = (PRODUCT.split("!0 =")[0].replace("@product", f"@other_{at}") for at in range(90))
    text = "\n".join([PRODUCT, *copies])
    assert len(text) > 100_000
    assert has_own_code(ad_opt.load(text))


def test_what_names_a_variable_is_code_of_the_program() -> None:
    counted = PRODUCT.replace("entry:", "entry:\n  store i64 %n, ptr @runs", 1)
    assert not has_own_code(ad_opt.load(f"@runs = global i64 0\n{counted}"))


def test_infinities_and_nan_are_those_of_the_sums() -> None:
    program = ad_opt.load(PRODUCT, fp="strict")
    a, b, c = np.ones((3, 40, 40))
    a[3, 5], b[7, 2], b[5, 9] = np.inf, np.nan, -np.inf
    with np.errstate(invalid="ignore"):
        want = c + a @ b
    program["product"](40, a.reshape(-1), b.reshape(-1), c.reshape(-1))
    np.testing.assert_array_equal(c, want)


ROWS_OF_24 = """
double norm(long n, const double *A, const double *B, double *C) {
  double e = 0;
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      double s = 0;
      for (long k = 0; k < 24; k++) s += A[i * 24 + k] * B[j * 24 + k];
      C[i * n + j] = s;
      e += s * s;
    }
  return e;
}
"""


def test_rows_whose_bytes_are_counted(clang: str) -> None:
    """The gradients of the sum of squares of ``A Bᵀ`` are ``2 A Bᵀ B`` and ``2 B Aᵀ A``."""
    command = [clang, "-O1", "-S", "-emit-llvm", "-x", "c", "-", "-o", "-"]
    text = subprocess.run(
        command, input=ROWS_OF_24, capture_output=True, text=True, check=True
    ).stdout
    norm = ad_opt.load(text, fp="fast")["norm"]
    a, b = np.random.default_rng(3).standard_normal((2, 30, 24))
    c = np.zeros((30, 30))
    by_a, by_b = ad_opt.grad(norm, wrt=(1, 2))(30, a, b, c)
    np.testing.assert_allclose(by_a, 2 * a @ b.T @ b, rtol=1e-11)
    np.testing.assert_allclose(by_b, 2 * b @ a.T @ a, rtol=1e-11)
    value = norm(30, a.reshape(-1), b.reshape(-1), c.reshape(-1))
    np.testing.assert_allclose(value, np.sum((a @ b.T) ** 2), rtol=1e-12)
    np.testing.assert_allclose(c, a @ b.T, rtol=1e-12, atol=1e-12)


def test_a_function_beside_its_gradient_tests_its_arrays_too(tmp_path: Path) -> None:
    source = tmp_path / "product.ll"
    source.write_text(PRODUCT)
    command = [sys.executable, "-m", "ad_opt.tools.ad_opt", str(source), "--grad=product"]
    done = subprocess.run(
        [*command, "--with-primal", "--emit=mlir"], capture_output=True, text=True, check=True
    )
    assert "linalg." in done.stdout.split("func.func @product(")[0]
    program = ad_opt.load(done.stdout, fp="strict")
    for n, places in ((9, (0, 81, 162)), (9, (0, 81, 80)), (33, (0, 1089, 2178)), (0, (0, 1, 2))):
        memory = np.random.default_rng(7).standard_normal(3300) / 4
        want = as_written(n, memory, *places)
        run(program, n, memory, *places)
        assert memory.tolist() == want.tolist()


COUNTED = """
double count(long n, double *y, const double *v, const int *unused) {
  double s = 0;
  for (long i = 0; i < n; i++) {
    for (long j = 0; j < n; j++) y[i * n + j] += v[j] / (1 + v[j] * v[j]);
    s += v[0] * v[1];
  }
  return s;
}
"""


def test_a_gradient_beside_its_function_is_of_it_as_it_is_written(
    clang: str, tmp_path: Path
) -> None:
    """``count`` is ``n v[0] v[1]``; what it adds to ``y`` counts for nothing."""
    source = tmp_path / "count.ll"
    command = [clang, "-O1", "-g", "-S", "-emit-llvm", "-x", "c", "-", "-o", str(source)]
    subprocess.run(command, input=COUNTED, text=True, check=True)
    command = [sys.executable, "-m", "ad_opt.tools.ad_opt", str(source), "--grad=count"]
    done = subprocess.run(
        [*command, "--with-primal", "--emit=mlir"], capture_output=True, text=True, check=True
    )
    gradient = ad_opt.load(done.stdout)["count_grad"]
    y, v, dy, dv = np.zeros(4), np.array([3.0, 5.0]), np.zeros(4), np.zeros(2)
    gradient(2, y, dy, v, dv, np.zeros(1, np.int32))
    assert dv.tolist() == [10.0, 6.0]
    assert y.tolist() == dy.tolist() == [0.0] * 4
