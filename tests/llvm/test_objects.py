"""Objects of derivatives of programs in LLVM IR, linked to the programs and called from C."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from ad_opt.tools.ad_opt import main as ad_opt_main

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")

PROGRAM_C = """
double scale = 2.0;
const double table[2] = {3.0, 5.0};
int calls;
double square(double a) { return a * a; }
double cube(double a) { return a * a * a; }
struct pair { double sum, product; };
struct pair both(double a, double b) { struct pair r = {a + b, a * b}; return r; }
double f(const double *x, int n) {
  double s = 0;
  calls++;
  for (int i = 0; i < n; i++) s += scale * table[i & 1] * x[i] * x[i];
  return s;
}
double choose(double (*which)(double), double x) { return which == square ? square(x) : 7 * x; }
double product(double a, double b) { return a * a * b; }
void fill(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }
"""

PROGRAM_LL = """
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@scale = dso_local global double 2.0, align 8
@table = dso_local constant [2 x double] [double 3.0, double 5.0], align 16
@calls = dso_local global i32 0, align 4

define dso_local double @square(double %a) {
  %r = fmul double %a, %a
  ret double %r
}
define dso_local { double, double } @both(double %a, double %b) {
  %sum = fadd double %a, %b
  %product = fmul double %a, %b
  %p = insertvalue { double, double } poison, double %sum, 0
  %q = insertvalue { double, double } %p, double %product, 1
  ret { double, double } %q
}
define dso_local double @f(ptr noundef readonly %x, i32 noundef %n) {
  %c = load i32, ptr @calls, align 4
  %c1 = add nsw i32 %c, 1
  store i32 %c1, ptr @calls, align 4
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %start, label %exit
start:
  %count = zext nneg i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %s = phi double [ 0.0, %start ], [ %s1, %loop ]
  %scale = load double, ptr @scale, align 8
  %odd = and i64 %i, 1
  %at = getelementptr inbounds [2 x double], ptr @table, i64 0, i64 %odd
  %t = load double, ptr %at, align 8
  %st = fmul double %scale, %t
  %xi = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %xi, align 8
  %v2 = fmul double %v, %v
  %term = fmul double %st, %v2
  %s1 = fadd double %s, %term
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %count
  br i1 %done, label %exit, label %loop
exit:
  %r = phi double [ 0.0, %0 ], [ %s1, %loop ]
  ret double %r
}
define dso_local double @choose(ptr noundef %which, double noundef %x) {
  %same = icmp eq ptr %which, @square
  %sq = call double @square(double %x)
  %seven = fmul double %x, 7.0
  %r = select i1 %same, double %sq, double %seven
  ret double %r
}
define dso_local double @product(double noundef %a, double noundef %b) {
  %aa = fmul double %a, %a
  %r = fmul double %aa, %b
  ret double %r
}
define dso_local void @fill(ptr noundef readonly %x, ptr noundef writeonly %y, i32 noundef %n) {
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %j = sext i32 %i to i64
  %xi = getelementptr inbounds double, ptr %x, i64 %j
  %yi = getelementptr inbounds double, ptr %y, i64 %j
  %v = load double, ptr %xi, align 8
  %v2 = fmul double %v, %v
  store double %v2, ptr %yi, align 8
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
"""

STATIC_C = """
static double total;
void add(double x) { total += x; }
double f(double x) { return x * x * total; }
"""

STATIC_LL = """
@total = internal unnamed_addr global double 0.0, align 8
define dso_local void @add(double noundef %x) {
  %t = load double, ptr @total, align 8
  %t1 = fadd double %t, %x
  store double %t1, ptr @total, align 8
  ret void
}
define dso_local double @f(double noundef %x) {
  %t = load double, ptr @total, align 8
  %xx = fmul double %x, %x
  %r = fmul double %xx, %t
  ret double %r
}
"""


def make(folder: Path, text: str, *options: str, name: str = "f") -> str:
    """Write ``NAME_grad.o`` and ``NAME_grad.h``; gives the header."""
    (folder / f"{name}.ll").write_text(text)
    header = folder / f"{name}_grad.h"
    words = [str(folder / f"{name}.ll"), *options, "--emit=obj", f"--header={header}"]
    assert ad_opt_main([*words, "-o", str(folder / f"{name}_grad.o")]) == 0
    return header.read_text()


def run(folder: Path, main: str, *objects: str) -> list[float]:
    """Return the output of a C program that is linked to objects and C files."""
    (folder / "main.c").write_text(main)
    build = ["gcc", "-O1", "-Wall", "-Wextra", "-Werror", "main.c", *objects, "-lm", "-o", "main"]
    subprocess.run(build, cwd=folder, check=True)
    out = subprocess.run(["./main"], cwd=folder, check=True, capture_output=True, text=True)
    return [float(word) for word in out.stdout.split()]


@needs_gcc
def test_variables_are_those_of_the_program(tmp_path: Path) -> None:
    header = make(tmp_path, PROGRAM_LL, "--grad=f")
    assert "void f_grad(const double *x, double *dx, int32_t n);" in header
    assert "dx: as large as `x`" in header
    (tmp_path / "f.c").write_text(PROGRAM_C)
    main = """
    #include "f_grad.h"
    #include <stdio.h>
    extern double scale;
    extern int calls;
    double f(const double *x, int n);
    int main(void) {
      double x[3] = {1, 2, 3}, dx[3] = {0}, again[3] = {0};
      f_grad(x, dx, 3);
      scale = 10.0;
      f_grad(x, again, 3);
      f(x, 3);
      printf("%g %g %g  %g %g %g  %d\\n", dx[0], dx[1], dx[2], again[0], again[1], again[2], calls);
      return 0;
    }"""
    # d/dx of scale * table * x^2; what the gradient counts in `calls` is undone on its way back.
    assert run(tmp_path, main, "f.c", "f_grad.o") == [12, 40, 36, 60, 200, 180, 1]


@needs_gcc
def test_functions_have_the_address_of_the_program_s_own(tmp_path: Path) -> None:
    make(tmp_path, PROGRAM_LL, "--grad=choose", "--constant=which")
    (tmp_path / "f.c").write_text(PROGRAM_C)
    main = """
    #include "f_grad.h"
    #include <stdio.h>
    double square(double), cube(double);
    int main(void) {
      printf("%g %g\\n", choose_grad((void *)square, 5.0), choose_grad((void *)cube, 5.0));
      return 0;
    }"""
    assert run(tmp_path, main.replace("-Wall", ""), "f.c", "f_grad.o") == [10, 7]


def test_private_state_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "f.ll").write_text(STATIC_LL)
    assert ad_opt_main([str(tmp_path / "f.ll"), "--grad=f", "--emit=obj", "-o", "/dev/null"]) == 1
    message = capfd.readouterr().err
    assert "error[AD0987]" in message
    assert "`@total`" in message
    assert "--with-primal" in message


@needs_gcc
def test_the_object_may_stand_for_the_program(tmp_path: Path) -> None:
    make(tmp_path, STATIC_LL, "--grad=f", "--with-primal")
    main = """
    #include "f_grad.h"
    #include <stdio.h>
    void add(double);
    double f(double);
    int main(void) {
      add(3.0);
      printf("%g %g\\n", f(2.0), f_grad(2.0));
      return 0;
    }"""
    assert run(tmp_path, main, "f_grad.o") == [12, 12]


@needs_gcc
def test_the_program_keeps_its_own_interface(tmp_path: Path) -> None:
    """A struct of two doubles is returned in registers, whatever the header's functions do."""
    make(tmp_path, PROGRAM_LL, "--grad=f", "--with-primal")
    main = """
    #include <stdio.h>
    struct pair { double sum, product; };
    struct pair both(double a, double b);
    int main(void) {
      struct pair r = both(3.0, 4.0);
      printf("%g %g\\n", r.sum, r.product);
      return 0;
    }"""
    assert run(tmp_path, main, "f_grad.o") == [7, 12]


@needs_gcc
def test_objects_of_several_programs_are_linked_together(tmp_path: Path) -> None:
    make(tmp_path, PROGRAM_LL, "--grad=f")
    make(tmp_path, STATIC_LL.replace("@f(", "@h("), "--grad=h", "--with-primal", name="h")
    (tmp_path / "f.c").write_text(PROGRAM_C)
    main = """
    #include "f_grad.h"
    #include "h_grad.h"
    #include <stdio.h>
    void add(double);
    int main(void) {
      double x[1] = {1}, dx[1] = {0};
      add(1.0);
      f_grad(x, dx, 1);
      printf("%g %g\\n", dx[0], h_grad(4.0));
      return 0;
    }"""
    assert run(tmp_path, main, "f.c", "f_grad.o", "h_grad.o") == [12, 8]


LIST_LL = """
define double @f(double %x, i32 %n) {
entry:
  br label %make
make:
  %first = phi ptr [ %made, %make ], [ null, %entry ]
  %i = phi i32 [ %next.i, %make ], [ 0, %entry ]
  %made = call ptr @_Znwm(i64 16)
  %number = sitofp i32 %i to double
  %v = fmul double %x, %number
  store double %v, ptr %made
  %behind = getelementptr i8, ptr %made, i64 8
  store ptr %first, ptr %behind
  %next.i = add nsw i32 %i, 1
  %all = icmp eq i32 %next.i, %n
  br i1 %all, label %sum, label %make
sum:
  %at = phi ptr [ %next, %sum ], [ %made, %make ]
  %s = phi double [ %t, %sum ], [ 0.0, %make ]
  %w = load double, ptr %at
  %square = fmul double %w, %w
  %t = fadd double %s, %square
  %next.at = getelementptr i8, ptr %at, i64 8
  %next = load ptr, ptr %next.at
  call void @_ZdlPv(ptr %at)
  %end = icmp eq ptr %next, null
  br i1 %end, label %exit, label %sum
exit:
  ret double %t
}
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)
"""


@needs_gcc
def test_memory_goes_back_to_what_has_allocated_it(tmp_path: Path) -> None:
    """`operator new` may be the program's own: its memory starts 16 bytes behind ``malloc``'s."""
    make(tmp_path, LIST_LL, "--grad=f")
    main = """
    #include "f_grad.h"
    #include <stdio.h>
    #include <stdlib.h>
    static int there = 0, most = 0;
    void *_Znwm(unsigned long n) { most = ++there; return (char *)malloc(n + 16) + 16; }
    void _ZdlPv(void *p) { there--; free((char *)p - 16); }
    int main(void) {
      double gradient = f_grad(3.0, 4);
      printf("%g %d %d\\n", gradient, there, most >= 4);
      return 0;
    }"""
    assert run(tmp_path, main, "f_grad.o") == [2 * 3.0 * (1 + 4 + 9), 0, 1]


@needs_gcc
def test_every_kind_of_derivative_is_called_from_c(tmp_path: Path) -> None:
    kinds = ("grad", "value-and-grad", "jvp", "vjp", "hvp", "jacobian")
    options = [f"--{kind}=product" for kind in kinds]
    header = make(tmp_path, PROGRAM_LL, *options, "--vjp=fill", "--jvp=fill")
    for line in (
        "double product_grad(double a, double b, double *db);",
        "double product_value_and_grad(double a, double b, double *da, double *db);",
        "double product_jvp(double a, double da, double b, double db, double *value_tangent);",
        "double product_vjp(double a, double b, double dvalue, double *da, double *db);",
        "double product_jacobian(double a, double b, double value_tangent[2]);",
        "void fill_vjp(const double *x, double *dx, double *y, double *dy, int32_t n);",
    ):
        assert line in header.splitlines()
    main = """
    #include "f_grad.h"
    #include <stdio.h>
    int main(void) {
      double da, db, t, row[2], x[2] = {3, 4}, y[2], dx[2] = {0}, dy[2] = {1, 10}, tb;
      printf("%g ", product_grad(2, 3, &db)); printf("%g ", db);
      printf("%g ", product_value_and_grad(2, 3, &da, &db)); printf("%g %g ", da, db);
      printf("%g ", product_jvp(2, 1, 3, 10, &t)); printf("%g ", t);
      printf("%g ", product_vjp(2, 3, 2, &da, &db)); printf("%g %g ", da, db);
      product_jacobian(2, 3, row); printf("%g %g ", row[0], row[1]);
      fill_vjp(x, dx, y, dy, 2); printf("%g %g ", dx[0], dx[1]);
      dx[0] = 1; dx[1] = 0;
      fill_jvp(x, dx, y, dy, 2); printf("%g %g ", dy[0], dy[1]);
      double dda, ddb;
      da = product_hvp(2, 1, 3, 0, &db, &dda, &ddb);
      tb = ddb;
      printf("%g %g %g %g\\n", da, db, dda, tb);
      return 0;
    }"""
    gradient, hessian_a = [12.0, 4.0], [6.0, 4.0]  # of a²b at (2, 3)
    expected = [*gradient, 12, *gradient, 12, 52, 12, 24, 8, *gradient, 6, 80, 6, 0]
    found = run(tmp_path, main, "f_grad.o")
    assert found == [*expected, *gradient, *hessian_a]


@pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")
def test_headers_are_c_and_c_plus_plus(tmp_path: Path) -> None:
    make(tmp_path, PROGRAM_LL, "--grad=f", "--vjp=fill", "--jacobian=product")
    for compiler, language in (("gcc", "c"), ("g++", "c++")):
        command = [compiler, "-x", language, "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]
        subprocess.run([*command, "f_grad.h"], cwd=tmp_path, check=True)


MACHINES = {"x86_64": 62, "aarch64": 183, "riscv64": 243, "amdgcn": 224}
"""ELF's numbers."""


@pytest.mark.parametrize("target", ["x86_64", "aarch64", "riscv64", "wasm32", "nvptx64", "amdgcn"])
def test_objects_are_made_for_every_target(tmp_path: Path, target: str) -> None:
    make(tmp_path, PROGRAM_LL, "--grad=product", f"--target={target}")
    made = (tmp_path / "f_grad.o").read_bytes()
    assert b"product_grad" in made
    if target in MACHINES:
        assert made[:4] == b"\x7fELF"
        assert int.from_bytes(made[18:20], "little") == MACHINES[target]
    elif target == "wasm32":
        assert made[:8] == b"\0asm\1\0\0\0"
    else:
        assert b".visible .func" in made


@pytest.mark.parametrize("target", ["x86_64", "aarch64", "riscv64", "wasm32"])
def test_gradients_with_memory_are_made_for_processors(tmp_path: Path, target: str) -> None:
    make(tmp_path, PROGRAM_LL, "--grad=f", f"--target={target}")
    assert b"f_grad" in (tmp_path / "f_grad.o").read_bytes()


ROWS = """
define double @rows(ptr %p) {
  %row = load ptr, ptr %p
  %v = load double, ptr %row
  ret double %v
}
"""


def test_addresses_in_memory_must_fit_the_target(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "f.ll").write_text(ROWS)
    words = [str(tmp_path / "f.ll"), "--emit=obj", "--target=wasm32", "-o", "/dev/null"]
    assert ad_opt_main(words) == 1
    message = capfd.readouterr().err
    assert "error[AD0404]" in message
    assert "64 bits in this program" in message


def test_constants_are_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    header = make(tmp_path, PROGRAM_LL, "--grad=product", "--constant=b")
    assert "double product_grad(double a, double b);" in header
    header = make(tmp_path, PROGRAM_LL, "--grad=product", "--constant=0", name="g")
    assert "double product_grad(double a, double b);" in header
    words = [str(tmp_path / "f.ll"), "--grad=product", "--constant=c", "--emit=mlir"]
    assert ad_opt_main(words) == 1
    assert "has no argument `c`" in capfd.readouterr().err
    assert ad_opt_main([str(tmp_path / "f.ll"), "--constant=b"]) == 2


def test_constants_of_several_requests(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A name is meant where a function has it; one that none has is refused."""
    two = "--grad=product", "--grad=choose"
    header = make(tmp_path, PROGRAM_LL, *two, "--constant=b,which")
    assert "double product_grad(double a, double b);" in header
    assert "double choose_grad(void *which, double x);" in header
    words = [str(tmp_path / "f.ll"), *two, "--constant=b,other", "--emit=mlir"]
    assert ad_opt_main(words) == 1
    assert "has no argument `other`" in capfd.readouterr().err


BYTES = """
define double @mean(ptr noundef readonly %image, ptr noundef readonly %w, i64 noundef %n) {
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %at = getelementptr inbounds i8, ptr %image, i64 %i
  %byte = load i8, ptr %at, align 1
  %half = lshr i8 %byte, 1
  %number = uitofp i8 %half to double
  %wi = getelementptr inbounds double, ptr %w, i64 %i
  %v = load double, ptr %wi, align 8
  %p = fmul double %v, %number
  %t = fadd double %s, %p
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  %r = phi double [ 0.0, %entry ], [ %t, %loop ]
  ret double %r
}
define double @digits(ptr %text, ptr %w) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %text, %entry ], [ %q, %more ]
  %s = phi double [ 0.0, %entry ], [ %t, %more ]
  %c = load i8, ptr %p, align 1
  %end = icmp eq i8 %c, 0
  br i1 %end, label %exit, label %more
more:
  %digit = sub i8 %c, 48
  %number = sitofp i8 %digit to double
  %v = load double, ptr %w, align 8
  %sv = fmul double %s, %v
  %t = fadd double %sv, %number
  %q = getelementptr inbounds i8, ptr %p, i64 1
  br label %loop
exit:
  ret double %s
}
define double @moved(ptr readonly %a, ptr %out, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i8, ptr %a, i64 %i
  %byte = load i8, ptr %at, align 1
  %to = getelementptr inbounds i8, ptr %out, i64 %i
  store i8 %byte, ptr %to, align 1
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  %v = load double, ptr %out, align 8
  %r = fmul double %v, %v
  ret double %r
}
define double @word(ptr readonly %a, double %w) {
  %low = load i8, ptr %a, align 1
  %wide = zext i8 %low to i64
  %at = getelementptr inbounds i8, ptr %a, i64 1
  %high = load i8, ptr %at, align 1
  %wide1 = zext i8 %high to i64
  %up = shl nuw nsw i64 %wide1, 56
  %sum = add nuw nsw i64 %up, %wide
  %v = bitcast i64 %sum to double
  %r = fmul double %v, %w
  ret double %r
}
"""


def test_bytes_of_which_no_float_is_made_have_no_shadow(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The whole function says so: numbers and letters are made of them; bytes that are moved, or
    put together to floats, may be such.
    """
    header = make(tmp_path, BYTES, "--grad=mean", "--grad=digits")
    assert "mean_grad(const int8_t *image, const double *w, double *dw, int64_t n)" in header
    assert " *text, const double *w, double *dw);" in header
    header = make(tmp_path, BYTES, "--grad=moved", name="moved")
    assert "moved_grad(const int8_t *a, int8_t *da," in header
    assert ad_opt_main([str(tmp_path / "f.ll"), "--grad=word"]) == 1
    assert "error[AD0708]" in capfd.readouterr().err


@needs_gcc
def test_gradients_beside_bytes(tmp_path: Path) -> None:
    make(tmp_path, BYTES, "--grad=mean")
    (tmp_path / "main.c").write_text("""
#include <stdio.h>
#include "f_grad.h"
int main(void) {
  unsigned char image[3] = {2, 255, 6};
  double w[3] = {1.0, 2.0, 3.0}, dw[3] = {0};
  mean_grad((const int8_t *)image, w, dw, 3);
  printf("%g %g %g\\n", dw[0], dw[1], dw[2]);
}
""")
    words = ["gcc", "main.c", "f_grad.o", "-lm", "-o", "main"]
    subprocess.run(words, cwd=tmp_path, check=True)
    found = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["1", "127", "3"]


UNNAMED = """
define double @f(ptr %0, ptr %1, i32 %2) {
  %4 = sext i32 %2 to i64
  %5 = getelementptr i32, ptr %1, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  ret double %10
}
"""


def test_names_and_types_of_what_has_none(tmp_path: Path) -> None:
    header = make(tmp_path, UNNAMED, "--grad=f")
    assert "void f_grad(const float *x0, float *dx0, const int32_t *x1, int32_t x2);" in header


def test_code_without_optimisation_says_what_is_only_read(tmp_path: Path) -> None:
    """Each parameter lies in a variable; one of these is written through, as is another's."""
    header = make(
        tmp_path,
        """
define double @f(ptr %x, ptr %w, ptr %v) {
entry:
  %x.addr = alloca ptr, align 8
  %w.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %p = alloca ptr, align 8
  store ptr %x, ptr %x.addr, align 8
  store ptr %w, ptr %w.addr, align 8
  store ptr %v, ptr %v.addr, align 8
  %0 = load ptr, ptr %x.addr, align 8
  %at = getelementptr inbounds double, ptr %0, i64 1
  %1 = load double, ptr %at, align 8
  %2 = load ptr, ptr %w.addr, align 8
  store double %1, ptr %2, align 8
  %3 = load ptr, ptr %v.addr, align 8
  store ptr %3, ptr %p, align 8
  %4 = load ptr, ptr %p, align 8
  store double %1, ptr %4, align 8
  ret double %1
}""",
        "--grad=f",
    )
    assert "const double *x, double *dx, double *w, double *dw, double *v, double *dv" in header
