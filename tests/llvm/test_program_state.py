"""Constructors, destructors and variables of programs in this process; what only others need."""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from ad_opt.lowering.llvm_symbols import SymbolTable
from ad_opt.tools.ad_opt import main as ad_opt_main

import ad_opt

CLANG = next((c for c in ("clang", "clang-22", "clang-19") if shutil.which(c)), None)
needs_clang = pytest.mark.skipif(CLANG is None, reason="no clang")

CONSTRUCTED = """
@table = internal global ptr null
@count = internal global i32 0
@order = internal global double 1.0
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @last, ptr null },
  { i32, ptr, ptr } { i32 101, ptr @"first one", ptr @table },
  { i32, ptr, ptr } { i32 200, ptr @second, ptr null }]
declare ptr @malloc(i64)
define internal void @"first one"() {
  %p = call ptr @malloc(i64 16)
  store ptr %p, ptr @table
  store double 2.5, ptr %p
  %q = getelementptr double, ptr %p, i64 1
  store double 4.5, ptr %q
  ret void
}
define internal void @second() {
  %x = load double, ptr @order
  %y = fmul double %x, 10.0
  store double %y, ptr @order
  ret void
}
define internal void @last() {
  %n = load i32, ptr @count
  %m = add i32 %n, 1
  store i32 %m, ptr @count
  %x = load double, ptr @order
  %y = fadd double %x, 1.0
  store double %y, ptr @order
  ret void
}
define double @f(double %x) {
  %p = load ptr, ptr @table
  %q = getelementptr double, ptr %p, i64 1
  %k = load double, ptr %q
  %a = fmul double %k, %x
  %b = fmul double %a, %x
  ret double %b
}
define double @ordered(double %x) {
  %k = load double, ptr @order
  %a = fmul double %k, %x
  ret double %a
}
define i32 @runs() {
  %n = load i32, ptr @count
  ret i32 %n
}
"""
"""f(x) = 4.5 x², ordered(x) = (1 * 10 + 1) x: the constructors run by their priorities."""


def test_constructors_run_once_in_their_order():
    program = ad_opt.load(CONSTRUCTED)
    assert program["f"](2.0) == 18.0
    assert ad_opt.grad(program["f"])(2.0) == 18.0
    assert ad_opt.jvp(program["f"], (2.0,), (1.0,)) == (18.0, 18.0)
    assert ad_opt.hessian(program["f"])(2.0) == 9.0
    assert program["ordered"](2.0) == 22.0
    assert ad_opt.grad(program["ordered"])(2.0) == 11.0
    assert program["runs"]() == 1


def test_a_derivative_is_enough_for_constructors_to_run():
    assert ad_opt.grad(ad_opt.load(CONSTRUCTED)["f"])(2.0) == 18.0


def test_constructors_run_once_for_all_threads():
    program = ad_opt.load(CONSTRUCTED)
    seen: list[float] = []
    names = ("f", "ordered") * 4
    calls = [lambda name=name: seen.append(ad_opt.grad(program[name])(1.0)) for name in names]
    threads = [threading.Thread(target=call) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(seen) == [9.0] * 4 + [11.0] * 4
    assert program["runs"]() == 1


STATE = """
@k = internal global double 1.0
@at = internal global i64 0
@chosen = internal global ptr @square
define void @set(double %v) {
  store double %v, ptr @k
  ret void
}
define double @scaled(double %x) {
  %k = load double, ptr @k
  %a = fmul double %k, %x
  %b = fmul double %a, %x
  ret double %b
}
define double @doubling(double %x) {
  %k = load double, ptr @k
  %l = fmul double %k, 2.0
  store double %l, ptr @k
  %a = fmul double %l, %x
  ret double %a
}
define internal double @square(double %x) {
  %a = fmul double %x, %x
  ret double %a
}
define internal double @cube(double %x) {
  %a = fmul double %x, %x
  %b = fmul double %a, %x
  ret double %b
}
define void @choose_cube() {
  store ptr @cube, ptr @chosen
  ret void
}
define double @indirect(double %x) {
  %f = load ptr, ptr @chosen
  %y = call double %f(double %x)
  ret double %y
}
"""


def test_derivatives_see_what_the_program_has_written():
    program = ad_opt.load(STATE)
    gradient = ad_opt.grad(program["scaled"])
    assert gradient(2.0) == 4.0
    program["set"](5.0)
    assert gradient(2.0) == 20.0
    assert ad_opt.grad(program["scaled"])(2.0) == 20.0
    assert ad_opt.hvp(program["scaled"], (2.0,), (1.0,)) == 10.0


def test_a_gradient_leaves_variables_as_they_were_and_a_tangent_as_the_program_does():
    program = ad_opt.load(STATE)
    assert ad_opt.grad(program["doubling"])(3.0) == 2.0
    assert ad_opt.grad(program["doubling"])(3.0) == 2.0
    assert ad_opt.jvp(program["doubling"], (3.0,), (1.0,)) == (6.0, 2.0)
    assert program["doubling"](3.0) == 12.0
    assert ad_opt.grad(program["scaled"])(1.0) == 8.0


def test_functions_in_variables_are_those_of_the_program():
    program = ad_opt.load(STATE)
    gradient = ad_opt.grad(program["indirect"])
    assert gradient(3.0) == 6.0
    program["choose_cube"]()
    assert program["indirect"](3.0) == 27.0
    assert gradient(3.0) == 27.0


CONSTANTS = """
%node = type { double, ptr }
%kind = type { i64, ptr, ptr }
%solver = type { ptr, ptr, double }
@sentinel = internal constant %node { double 2.0, ptr null }
@other = internal constant %node { double 3.0, ptr @sentinel }
@head = global ptr @other
@squaring = internal constant %kind { i64 8, ptr @set, ptr @square }
@kind = global ptr @squaring
declare ptr @malloc(i64)
declare void @free(ptr)

define double @compared(double %x) {  ; 2 x^2
  %p = load ptr, ptr @head
  %at = getelementptr %node, ptr %p, i32 0, i32 1
  %q = load ptr, ptr %at
  %is = icmp eq ptr %q, @sentinel
  %k = load double, ptr %q
  %y = fmul double %x, %k
  %z = fmul double %y, %x
  %r = select i1 %is, double %z, double %x
  ret double %r
}
define internal void @set(ptr %state, double %x) { store double %x, ptr %state ret void }
define internal double @square(ptr %state) {
  %x = load double, ptr %state
  %y = fmul double %x, %x
  store double %y, ptr %state
  ret double %y
}
define double @solved(double %x) {  ; x^4, as libraries write it that have solvers of many kinds
  %solver = call ptr @malloc(i64 24)
  %kind = load ptr, ptr @kind
  %size = load i64, ptr %kind
  %new = call ptr @malloc(i64 %size)
  store ptr %kind, ptr %solver
  %state.at = getelementptr %solver, ptr %solver, i32 0, i32 1
  store ptr %new, ptr %state.at
  %k = load ptr, ptr %solver
  %set.at = getelementptr %kind, ptr %k, i32 0, i32 1
  %set = load ptr, ptr %set.at
  %step.at = getelementptr %kind, ptr %k, i32 0, i32 2
  %step = load ptr, ptr %step.at
  %state = load ptr, ptr %state.at
  call void %set(ptr %state, double %x)
  %one = call double %step(ptr %state)
  %two = call double %step(ptr %state)
  call void @free(ptr %state)
  call void @free(ptr %solver)
  ret double %two
}
"""


def test_constants_that_variables_lead_to_are_those_of_the_program():
    program = ad_opt.load(CONSTANTS)
    assert program["compared"](3.0) == 18.0
    assert ad_opt.grad(program["compared"])(3.0) == 12.0
    assert ad_opt.jvp(program["compared"], (3.0,), (1.0,)) == (18.0, 12.0)
    assert ad_opt.grad(program["solved"])(1.5) == pytest.approx(4 * 1.5**3)
    assert ad_opt.jvp(program["solved"], (1.5,), (1.0,))[1] == pytest.approx(4 * 1.5**3)
    assert ad_opt.hvp(program["solved"], (1.5,), (1.0,)) == pytest.approx(12 * 1.5**2)


@pytest.mark.parametrize("name", ["compared", "solved"])
def test_addresses_that_two_objects_know_by_two_numbers_are_not_compared(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    source, out = tmp_path / "constants.ll", tmp_path / "grad.ll"
    source.write_text(CONSTANTS)
    words = [str(source), f"--grad={name}", "--emit=llvm-ir", "-o", str(out)]
    assert ad_opt_main(words) == 1
    assert "AD0987" in capsys.readouterr().err
    assert ad_opt_main([*words, "--with-primal"]) == 0


def test_programs_of_the_same_text_have_their_own_variables():
    one, two = ad_opt.load(STATE), ad_opt.load(STATE)
    one["set"](7.0)
    assert (ad_opt.grad(one["scaled"])(1.0), ad_opt.grad(two["scaled"])(1.0)) == (14.0, 2.0)


MLIR_STATE = """
memref.global "private" @k : memref<1xf64> = dense<1.0>
func.func @set(%v: f64) {
  %zero = arith.constant 0 : index
  %k = memref.get_global @k : memref<1xf64>
  memref.store %v, %k[%zero] : memref<1xf64>
  return
}
func.func @scaled(%x: f64) -> f64 {
  %zero = arith.constant 0 : index
  %k = memref.get_global @k : memref<1xf64>
  %s = memref.load %k[%zero] : memref<1xf64>
  %a = arith.mulf %s, %x : f64
  %b = arith.mulf %a, %x : f64
  return %b : f64
}
"""


def test_globals_of_mlir_are_shared_with_derivatives_too():
    program = ad_opt.load(MLIR_STATE)
    gradient = ad_opt.grad(program["scaled"])
    assert gradient(2.0) == 4.0
    program["set"](5.0)
    assert gradient(2.0) == 20.0


# ------------------------------------------------------------------ against the native program

EXITS = """
#include <cstdio>
#include <cstdlib>
struct Named {
  const char *name;
  Named(const char *name) : name(name) { printf("begin %s\\n", name); }
  ~Named() { printf("end %s\\n", name); }
};
static Named one("one"), two("two");
__attribute__((constructor(200))) static void early() { printf("early\\n"); }
__attribute__((constructor)) static void late() { printf("late\\n"); }
__attribute__((destructor)) static void end() { printf("end\\n"); }
static void bye() { printf("bye\\n"); }
static double run(double x) {
  static Named local("local");
  atexit(bye);
  return x * x;
}
int main(int count, char **) {
  printf("%g\\n", run(count));
  if (count > 1) exit(3);
  return 0;
}
"""


@needs_clang
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the order of ELF")
@pytest.mark.parametrize("words", [(), ("more",)])
def test_a_program_begins_and_ends_as_its_executable_does(tmp_path: Path, words: tuple[str]):
    source = tmp_path / "exits.cpp"
    source.write_text(EXITS)
    compiler = [str(CLANG), "--driver-mode=g++", "-O1", str(source)]
    subprocess.run([*compiler, "-S", "-emit-llvm", "-o", tmp_path / "exits.ll"], check=True)
    subprocess.run([*compiler, "-o", tmp_path / "exits"], check=True)
    native = subprocess.run([tmp_path / "exits", *words], capture_output=True, check=False)
    ours = subprocess.run(
        [sys.executable, "-m", "ad_opt.tools.ad_run", tmp_path / "exits.ll", "main", *words],
        capture_output=True,
        check=False,
    )
    assert (ours.stdout, ours.returncode) == (native.stdout, native.returncode)
    assert b"end one" in native.stdout


OBJECTS = """
#include <iostream>
struct Op { virtual double run(double x) = 0; };
struct Scale : Op {
  double k;
  Scale(double k) : k(k) {}
  double run(double x) { return k * x * x; }
};
struct Cube : Op { double run(double x) { return x * x * x; } };
static Scale scale(3.0);
static Cube cube;
static Op *ops[2] = {&scale, &cube};
static int at = 0;
extern "C" void choose(int i) { at = i; }
extern "C" double f(double x) { return ops[at]->run(x); }
extern "C" double loud(double x) { std::cout << ""; return x * x; }
"""


STATIC = """
extern "C" int puts(const char *);
struct Weights {
  double of[3];
  Weights() { for (int i = 0; i < 3; i++) of[i] = i + 1; }
  ~Weights() { puts(of[2] == 3 ? "end" : "never begun"); }
};
extern "C" double f(const double *x, int n) {
  static Weights weights;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += weights.of[i % 3] * x[i] * x[i];
  return sum;
}
"""

RUN_STATIC = """
import sys
import numpy as np
import ad_opt
f = ad_opt.load(sys.argv[1])["f"]
x = np.array([1.0, 2.0])
for derivative in sys.argv[2]:
    if derivative == "g":
        assert ad_opt.grad(f, 0)(x, 2).tolist() == [2.0, 8.0]
    else:
        assert ad_opt.jvp(f, (x, 2), (x, None))[1] == 18.0
"""


@needs_clang
@pytest.mark.parametrize(("calls", "printed"), [("gg", ""), ("gjg", "end\n")])
def test_a_static_variable_with_a_destructor(tmp_path: Path, calls: str, printed: str):
    """A gradient leaves it as it was, not begun, so nothing ends; a tangent begins it."""
    source, out = tmp_path / "static.cpp", tmp_path / "static.ll"
    source.write_text(STATIC)
    subprocess.run([str(CLANG), "-O1", "-S", "-emit-llvm", source, "-o", out], check=True)
    command = [sys.executable, "-c", RUN_STATIC, str(out), calls]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == printed


@needs_clang
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_static_objects_of_cxx(tmp_path: Path, level: str):
    source = tmp_path / "objects.cpp"
    source.write_text(OBJECTS)
    out = tmp_path / "objects.ll"
    compiler = [str(CLANG), level, "-fno-exceptions", "-S", "-emit-llvm", str(source)]
    subprocess.run([*compiler, "-o", out], check=True)
    program = ad_opt.load(out)
    assert (program["f"](2.0), ad_opt.grad(program["f"])(2.0)) == (12.0, 12.0)
    program["choose"](1)
    assert (program["f"](2.0), ad_opt.grad(program["f"])(2.0)) == (8.0, 12.0)
    assert program["loud"](2.0) == 4.0


# ------------------------------------------------------------------ what is not reached

PARTS = """
@k = internal global double 3.0
@slots = internal constant [1 x ptr] [ptr @lost]
declare i32 @nobody_has_this(double)
declare double @__enzyme_autodiff(...)
declare double @__enzyme_virtualreverse(...)
define double @f(double %x) {
  %k = load double, ptr @k
  %a = fmul double %x, %x
  %b = fmul double %a, %k
  ret double %b
}
define double @df(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
define i32 @lost(double %x) {
  %n = call i32 @nobody_has_this(double %x)
  ret i32 %n
}
define ptr @through_an_address(i64 %i) {
  %p = getelementptr ptr, ptr @slots, i64 %i
  %f = load ptr, ptr %p
  ret ptr %f
}
define double @next() {
  %k = load double, ptr @k
  %l = fadd double %k, 1.0
  store double %l, ptr @k
  ret double %l
}
define i32 @main() {
  %d = call double (...) @__enzyme_virtualreverse(ptr @f)
  ret i32 0
}
"""


def test_only_what_is_reached_counts():
    program = ad_opt.load(PARTS)
    assert (program["f"](2.0), ad_opt.grad(program["f"])(2.0)) == (12.0, 12.0)
    assert program["df"](2.0) == 12.0
    assert program["next"]() == 4.0
    assert (program["f"](2.0), program["df"](2.0)) == (16.0, 16.0)
    assert ad_opt.grad(program["f"])(2.0) == 16.0
    for name, code in (("lost", "AD0403"), ("through_an_address", "AD0403"), ("main", "AD0982")):
        arguments = {"lost": (1.0,), "through_an_address": (0,), "main": ()}[name]
        with pytest.raises(ad_opt.DiagnosticError, match=code):
            program[name](*arguments)


def test_only_what_is_reached_goes_into_an_object(tmp_path: Path):
    source = tmp_path / "parts.ll"
    source.write_text(PARTS.replace("@k = internal", "@k ="))
    out = tmp_path / "grad.ll"
    assert ad_opt_main([str(source), "--grad=f", "--emit=llvm-ir", "-o", str(out)]) == 0
    assert "f_grad" in out.read_text()
    source.write_text(PARTS)
    assert ad_opt_main([str(source), "--grad=f", "--emit=llvm-ir", "-o", str(out)]) == 1


def test_a_private_variable_that_others_write_is_refused_in_an_object(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    source = tmp_path / "state.ll"
    source.write_text(STATE)
    assert ad_opt_main([str(source), "--grad=scaled", "--emit=llvm-ir"]) == 1
    assert "AD0987" in capsys.readouterr().err


MLIR_PARTS = """
func.func private @nowhere(f64) -> f64
func.func @f(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @g(%x: f64) -> f64 {
  %y = func.call @nowhere(%x) : (f64) -> f64
  return %y : f64
}
"""


def test_a_function_without_definition_stops_those_that_call_it():
    program = ad_opt.load(MLIR_PARTS)
    assert (program["f"](3.0), ad_opt.grad(program["f"])(3.0)) == (9.0, 6.0)
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0403.*@nowhere"):
        program["g"](3.0)


BEGINS_WITH_NOBODYS = """
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 1, ptr @begin, ptr null }]
declare void @nowhere()
define internal void @begin() {
  call void @nowhere()
  ret void
}
define double @f(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
"""


def test_a_constructor_that_calls_a_function_without_definition_is_refused():
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0505.*nowhere is called"):
        ad_opt.load(BEGINS_WITH_NOBODYS)["f"](3.0)


FAILURES = """
@writers = internal constant [2 x ptr] [ptr @write, ptr @write]
define double @root(double %x) {
  %bad = fcmp olt double %x, 0.0
  br i1 %bad, label %fails, label %goes
fails:
  call void @fail(ptr @writers, ptr @elsewhere)
  unreachable
goes:
  %y = call double @llvm.sqrt.f64(double %x)
  ret double %y
}
define double @both(double %x) {
  %bad = fcmp olt double %x, 0.0
  br i1 %bad, label %fails, label %goes
fails:
  call void @fail(ptr @writers, ptr @elsewhere)
  unreachable
goes:
  %y = call double @root(double %x)
  call void @write(ptr null)
  ret double %y
}
define internal void @write(ptr %to) {
  call void @elsewhere(ptr %to)
  ret void
}
declare void @fail(ptr, ptr) noreturn
declare void @elsewhere(ptr)
declare double @llvm.sqrt.f64(double)
"""


def test_what_is_missing_where_a_program_fails_is_not_needed():
    """As in Rust's ``unwrap``: a function that writes what went wrong is mentioned, not called."""
    program = ad_opt.load(FAILURES)
    assert (program["root"](4.0), ad_opt.grad(program["root"])(4.0)) == (2.0, 0.25)
    with pytest.raises(ad_opt.DiagnosticError, match="AD0505"):
        ad_opt.grad(program["root"])(-1.0)
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0403.*@elsewhere"):
        program["both"](4.0)


CALLBACKS = """
define internal double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define internal double @two(double %x, ptr %data) {
  ret double %x
}
define double @apply(ptr %f, ptr %x) {
  %v = load double, ptr %x
  %y = call double %f(double %v)
  %z = call noundef double %f(double noundef 1.0)
  %s = fadd double %y, %z
  ret double %s
}
define double @user(ptr %x) {
  %y = call double @apply(ptr @square, ptr %x)
  ret double %y
}
define ptr @other() {
  ret ptr @two
}
define void @unrelated() {
  ret void
}
"""


def test_what_an_address_may_be_is_needed():
    table = SymbolTable(CALLBACKS)
    assert table.needed(["apply"]) == {"apply", "square"}
    assert table.needed(["unrelated"]) == {"unrelated"}
    assert table.addressed == {"square", "two"}
    program = ad_opt.load(CALLBACKS)
    assert ad_opt.grad(program["user"])(np.array([3.0])) == pytest.approx([6.0])


# ------------------------------------------------------------------ addresses in globals

ADDRESSES = """
@made = internal global ptr null
@array = global [2 x double] [double 1.0, double 2.0]
@other = global [3 x double] [double 3.0, double 4.0, double 5.0]
@chosen = global ptr @array
@also = global ptr getelementptr (i8, ptr @array, i64 8)
declare ptr @malloc(i64)
declare void @free(ptr)

define double @scratch(double %x) {
entry:
  %old = load ptr, ptr @made
  %none = icmp eq ptr %old, null
  br i1 %none, label %make, label %go
make:
  %new = call ptr @malloc(i64 8)
  store ptr %new, ptr @made
  br label %go
go:
  %p = load ptr, ptr @made
  %s = fmul double %x, %x
  store double %s, ptr %p
  %q = load ptr, ptr @made
  %t = load double, ptr %q
  %y = fmul double %t, %x
  ret double %y
}
define double @kept(double %x) {
entry:
  %old = load ptr, ptr @made
  %none = icmp eq ptr %old, null
  br i1 %none, label %make, label %go
make:
  %new = call ptr @malloc(i64 8)
  %s = fmul double %x, %x
  store double %s, ptr %new
  store ptr %new, ptr @made
  br label %go
go:
  %p = load ptr, ptr @made
  %t = load double, ptr %p
  %y = fmul double %t, %x
  ret double %y
}
define double @renewed(double %x) {
  %old = load ptr, ptr @made
  call void @free(ptr %old)
  %new = call ptr @malloc(i64 8)
  store ptr %new, ptr @made
  %s = fmul double %x, %x
  store double %s, ptr %new
  %p = load ptr, ptr @made
  %t = load double, ptr %p
  %y = fmul double %t, %x
  ret double %y
}
define void @choose() {
  store ptr @other, ptr @chosen
  store ptr getelementptr (i8, ptr @other, i64 8), ptr @also
  ret void
}
define double @direct(double %x) {
  %p = load ptr, ptr @chosen
  %q = getelementptr double, ptr %p, i64 1
  %s = fmul double %x, %x
  store double %s, ptr %q
  %r = load ptr, ptr @also
  %t = load double, ptr %r
  %y = fmul double %t, %x
  ret double %y
}
define double @named(double %x) {
  %s = fmul double %x, %x
  store double %s, ptr getelementptr (i8, ptr @array, i64 8)
  store double %s, ptr getelementptr (i8, ptr @other, i64 8)
  %p = load ptr, ptr @chosen
  %q = getelementptr double, ptr %p, i64 1
  %t = load double, ptr %q
  %y = fmul double %t, %x
  ret double %y
}
"""
"""All are x³ but `kept`, which is x³ where it is called first, and then linear."""

UNKNOWN = r"AD0505.*AD0970.*was there before"


def _both_modes(f: ad_opt.Function, x: float) -> None:
    assert ad_opt.grad(f)(x) == 3 * x * x
    assert ad_opt.jvp(f, (x,), (1.0,)) == (x**3, 3 * x * x)


@pytest.mark.parametrize("name", ["scratch", "kept", "renewed", "direct", "named"])
def test_addresses_that_a_derivative_finds_in_globals(name: str):
    f = ad_opt.load(ADDRESSES)[name]
    assert ad_opt.grad(f)(2.0) == 12.0
    _both_modes(f, 3.0)


@pytest.mark.parametrize("name", ["scratch", "kept"])
@pytest.mark.parametrize("first", ["call", "jvp"])
def test_memory_that_was_there_before_has_no_shadow(name: str, first: str):
    """Neither a crash nor what an earlier tangent has left there."""
    f = ad_opt.load(ADDRESSES)[name]
    assert (f(2.0) if first == "call" else ad_opt.jvp(f, (2.0,), (1.0,))[0]) == 8.0
    with pytest.raises(ad_opt.DiagnosticError, match=UNKNOWN):
        ad_opt.jvp(f, (3.0,), (1.0,))
    with pytest.raises(ad_opt.DiagnosticError, match=UNKNOWN):
        ad_opt.grad(f)(3.0)
    with pytest.raises(ad_opt.DiagnosticError, match=UNKNOWN):
        ad_opt.hvp(f, (3.0,), (1.0,))


def test_memory_that_is_only_given_back_needs_no_shadow():
    f = ad_opt.load(ADDRESSES)["renewed"]
    assert f(2.0) == 8.0
    assert ad_opt.jvp(f, (3.0,), (1.0,)) == (27.0, 27.0)
    assert ad_opt.jvp(f, (2.0,), (1.0,)) == (8.0, 12.0)


def test_addresses_of_globals_lead_to_their_shadows():
    """Also where the program has put others there than it begins with."""
    program = ad_opt.load(ADDRESSES)
    _both_modes(program["named"], 2.0)
    program["choose"]()
    _both_modes(program["named"], 3.0)


def test_addresses_of_globals_that_a_function_does_not_need_have_no_shadow():
    program = ad_opt.load(ADDRESSES)
    _both_modes(program["direct"], 2.0)
    program["choose"]()
    with pytest.raises(ad_opt.DiagnosticError, match=UNKNOWN):
        ad_opt.jvp(program["direct"], (3.0,), (1.0,))


HANDED_ON = """
@made = internal global ptr null
@box = internal global [1 x ptr] zeroinitializer
declare ptr @malloc(i64)
define void @make() {
  %p = call ptr @malloc(i64 8)
  store ptr %p, ptr @made
  store ptr %p, ptr @box
  ret void
}
define internal double @inner(ptr %place, double %x) noinline {
  %q = load ptr, ptr %place
  store double %x, ptr %q
  %r = load ptr, ptr %place
  %v = load double, ptr %r
  ret double %v
}
define internal double @again(ptr %place, double %x, i64 %n) noinline {
entry:
  %c = icmp eq i64 %n, 0
  br i1 %c, label %last, label %more
more:
  %m = sub i64 %n, 1
  %y = call double @again(ptr %place, double %x, i64 %m)
  ret double %y
last:
  %z = call double @inner(ptr %place, double %x)
  ret double %z
}
define double @local(double %x) {
  %slot = alloca ptr
  %p = load ptr, ptr @made
  store ptr %p, ptr %slot
  %y = call double @again(ptr %slot, double %x, i64 3)
  ret double %y
}
define double @global(double %x) {
  %y = call double @again(ptr @box, double %x, i64 3)
  ret double %y
}
define double @block(double %x, i1 %c) {
entry:
  %other = alloca ptr
  store ptr null, ptr %other
  br i1 %c, label %l, label %m
l:
  br label %e
m:
  br label %e
e:
  %place = phi ptr [ @box, %l ], [ %other, %m ]
  %q = load ptr, ptr %place
  store double %x, ptr %q
  %v = load double, ptr %q
  ret double %v
}
"""


@pytest.mark.parametrize("name", ["local", "global", "block"])
def test_an_address_without_shadow_stops_the_function_that_follows_it(name: str):
    """Also where it has come there by memory of the caller, or one of several places."""
    program = ad_opt.load(HANDED_ON)
    program["make"]()
    f, rest = program[name], [True] if name == "block" else []
    with pytest.raises(ad_opt.DiagnosticError, match=UNKNOWN):
        ad_opt.grad(f, wrt=0)(3.0, *rest)
    with pytest.raises(ad_opt.DiagnosticError, match=UNKNOWN):
        ad_opt.jvp(f, (3.0, *rest), (1.0, *(None for _ in rest)))


WORK = """
@work = internal global ptr null
declare ptr @malloc(i64)
define internal double @filled(ptr %p, i64 %n, double %x) noinline {
  %last = sub i64 %n, 1
  %q = getelementptr double, ptr %p, i64 %last
  %s = fmul double %x, %x
  store double %s, ptr %q
  %r = load double, ptr %q
  ret double %r
}
define double @f(double %x, i64 %n) {
entry:
  %old = load ptr, ptr @work
  %none = icmp eq ptr %old, null
  br i1 %none, label %make, label %go
make:
  %bytes = shl i64 %n, 3
  %new = call ptr @malloc(i64 %bytes)
  store double 0.0, ptr %new
  store ptr %new, ptr @work
  br label %go
go:
  %p = phi ptr [ %old, %entry ], [ %new, %make ]
  BODY
  ret double %y
}
"""
FILLED = """
  %r = call double @filled(ptr %p, i64 %n, double %x)
  %y = fmul double %r, %x
"""
SUMMED = """
  %a = load double, ptr %p
  %s = fmul double %x, %x
  %y = fadd double %a, %s
  store double %y, ptr %p
"""
KEPT_ELSEWHERE = "store ptr %p, ptr @other" + FILLED


def _work(body: str) -> ad_opt.Function:
    return ad_opt.load(WORK.replace("BODY", body) + "@other = internal global ptr null\n")["f"]


@pytest.mark.parametrize("first", ["call", "jvp", "grad"])
def test_memory_that_a_program_allocates_once_has_a_shadow(first: str):
    """In whatever order the function and its derivatives come: x³."""
    f = _work(FILLED)
    if first == "call":
        assert f(2.0, 50) == 8.0
    elif first == "grad":
        assert ad_opt.grad(f, wrt=0)(2.0, 50) == 12.0
    for x in (2.0, 3.0, 2.0):
        assert ad_opt.jvp(f, (x, 50), (1.0, None)) == (x**3, 3 * x * x)
        assert ad_opt.grad(f, wrt=0)(x, 50) == 3 * x * x
        assert ad_opt.vjp(f, x, 50)[1](1.0) == 3 * x * x
        assert f(x, 50) == x**3


def test_what_is_in_such_memory_before_is_constant():
    """A sum over all calls: its derivative is that of the last term."""
    f = _work(SUMMED)
    assert f(2.0, 4) == 4.0
    assert ad_opt.jvp(f, (3.0, 4), (1.0, None)) == (13.0, 6.0)
    assert ad_opt.jvp(f, (1.0, 4), (1.0, None)) == (14.0, 2.0)
    assert ad_opt.grad(f, wrt=0)(5.0, 4) == 10.0
    assert f(0.0, 4) == 14.0


def test_memory_that_others_may_know_has_none():
    f = _work(KEPT_ELSEWHERE)
    f(2.0, 4)
    with pytest.raises(ad_opt.DiagnosticError, match=UNKNOWN):
        ad_opt.jvp(f, (3.0, 4), (1.0, None))


COUNTED = """
declare double @sin(double)
@count = internal global i32 0
define double @f(ptr %w, i32 %n, double %x) {
entry:
  store i32 0, ptr @count
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi double [ %x, %entry ], [ %t, %body ]
  %on = icmp slt i32 %i, %n
  br i1 %on, label %body, label %end
body:
  %at = sext i32 %i to i64
  %p = getelementptr double, ptr %w, i64 %at
  %v = load double, ptr %p
  %a = call double @sin(double %s)
  %t = fmul double %a, %v
  %c = load i32, ptr @count
  %d = add i32 %c, 1
  store i32 %d, ptr @count
  %j = add i32 %i, 1
  br label %test
end:
  %k = load i32, ptr @count
  %y = sitofp i32 %k to double
  %r = fadd double %s, %y
  ret double %r
}
"""
"""``w[1] sin(w[0] sin(x)) + 2``; words of which only arithmetic says that they are integers."""

COUNTED_BY_CALLS = """
declare double @sin(double)
@count = internal global i32 0
define internal double @deep(ptr %w, i32 %n, double %s) noinline {
  %c = load i32, ptr @count
  %d = add i32 %c, 1
  store i32 %d, ptr @count
  %last = icmp eq i32 %n, 0
  br i1 %last, label %end, label %on
on:
  %v = load double, ptr %w
  %a = call double @sin(double %s)
  %t = fmul double %a, %v
  %next = getelementptr double, ptr %w, i64 1
  %m = sub i32 %n, 1
  %r = call double @deep(ptr %next, i32 %m, double %t)
  ret double %r
end:
  ret double %s
}
define double @f(ptr %w, i32 %n, double %x) {
  store i32 -1, ptr @count
  %s = call double @deep(ptr %w, i32 %n, double %x)
  %k = load i32, ptr @count
  %y = sitofp i32 %k to double
  %r = fadd double %s, %y
  ret double %r
}
"""
"""The same by a function that calls itself: each call has a frame of its own on the tape."""


@pytest.mark.parametrize("text", [COUNTED, COUNTED_BY_CALLS])
def test_counts_that_are_put_back_have_second_derivatives(text: str):
    f = ad_opt.load(text)["f"]
    w, x = np.array([0.5, 0.7]), 0.3
    u = w[0] * math.sin(x)
    assert f(w, 2, x) == pytest.approx(w[1] * math.sin(u) + 2, rel=1e-15)
    by_w, by_x = ad_opt.grad(f)(w, 2, x)
    assert by_w == pytest.approx([w[1] * math.cos(u) * math.sin(x), math.sin(u)], rel=1e-14)
    assert by_x == pytest.approx(w[1] * math.cos(u) * w[0] * math.cos(x), rel=1e-14)
    along_w, along_x = ad_opt.hvp(f, (w, 2, x), (np.zeros(2), 0, 1.0))
    slope = w[0] * math.cos(x)
    assert along_w == pytest.approx(
        [
            w[1] * (math.cos(u) * math.cos(x) - math.sin(u) * slope * math.sin(x)),
            math.cos(u) * slope,
        ],
        rel=1e-14,
    )
    curvature = -math.sin(u) * slope**2 - math.cos(u) * w[0] * math.sin(x)
    assert along_x == pytest.approx(w[1] * curvature, rel=1e-14)


POOLED = """
%node = type { ptr, ptr, double }
@pool = internal global [4 x %node] zeroinitializer
@text = constant [2 x i8] c"k\\00"
declare ptr @strdup(ptr)
declare void @free(ptr)
define double @f(ptr %x, i64 %n) {
entry:
  br label %push
push:
  %i = phi i64 [ 0, %entry ], [ %j, %push ]
  %head = phi ptr [ null, %entry ], [ %node, %push ]
  %node = getelementptr %node, ptr @pool, i64 %i
  %copy = call ptr @strdup(ptr @text)
  %key = getelementptr i8, ptr %node, i64 8
  store ptr %copy, ptr %key
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %vv = fmul double %v, %v
  %value = getelementptr i8, ptr %node, i64 16
  store double %vv, ptr %value
  store ptr %head, ptr %node
  %j = add i64 %i, 1
  %all = icmp eq i64 %j, %n
  br i1 %all, label %walk, label %push
walk:
  %at = phi ptr [ %node, %push ], [ %next, %walk ]
  %s = phi double [ 0.0, %push ], [ %t, %walk ]
  %from = getelementptr i8, ptr %at, i64 16
  %w = load double, ptr %from
  %sw = fmul double %s, %w
  %t = fadd double %sw, %w
  %its = getelementptr i8, ptr %at, i64 8
  %old = load ptr, ptr %its
  call void @free(ptr %old)
  %next = load ptr, ptr %at
  %none = icmp eq ptr %next, null
  br i1 %none, label %end, label %walk
end:
  ret double %t
}
"""
"""``((x2² + 1) x1² + 1) x0²``, by a list of nodes that keep the addresses of the last call."""


def test_addresses_that_are_only_put_back_or_freed_have_second_derivatives():
    f = ad_opt.load(POOLED)["f"]
    x, v = np.array([0.3, -0.7, 1.1]), np.array([1.0, 2.0, -1.0])
    a, b, c = x**2
    for _ in range(2):  # the second time nodes hold addresses of the first
        assert f(x, 3) == pytest.approx(((c + 1) * b + 1) * a, rel=1e-14)
    by_square = np.array([(c + 1) * b + 1, (c + 1) * a, a * b])
    assert ad_opt.grad(f)(x, 3) == pytest.approx(by_square * 2 * x, rel=1e-14)
    mixed = np.array([[0, c + 1, b], [c + 1, 0, a], [b, a, 0]])
    hessian = 4 * np.outer(x, x) * mixed + np.diag(2 * by_square)
    assert ad_opt.hvp(f, (x, 3), (v, None)) == pytest.approx(hessian @ v, rel=1e-13)
