"""Calling programs from Python: values, arrays, ownership, errors, threads."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest

import ad_opt
from ad_opt.values import results

PROGRAM = """
func.func @add(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func @scale(%k: f64, %x: memref<?xf64, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64, strided<[?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %u = memref.load %x[%i] : memref<?xf64, strided<[?], offset: ?>>
    %p = arith.mulf %u, %k : f64
    memref.store %p, %x[%i] : memref<?xf64, strided<[?], offset: ?>>
  }
  return
}
func.func @first(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %r = memref.load %x[%c0] : memref<?xf64>
  return %r : f64
}
func.func @fixed(%x: memref<2x3xf32>) -> memref<2x3xf32> {
  return %x : memref<2x3xf32>
}
func.func @fresh(%n: index, %v: f64) -> (memref<?xf64>, memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xf64>
  }
  return %m, %m, %n : memref<?xf64>, memref<?xf64>, index
}
func.func @shift(%x: i8) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.addi %x, %one : i8
  return %r : i8
}
func.func @not(%x: i1) -> i1 {
  %one = arith.constant true
  %r = arith.xori %x, %one : i1
  return %r : i1
}
func.func @halve(%x: f32) -> f32 {
  %h = arith.constant 0.5 : f32
  %r = arith.mulf %x, %h : f32
  return %r : f32
}
func.func @nothing() {
  return
}
func.func private @hidden() {
  return
}
"""


@pytest.fixture(scope="module")
def program():
    return ad_opt.load(PROGRAM, cache=False)


def test_public_functions_are_listed(program):
    assert list(program.functions) == [
        *("add", "scale", "first", "fixed", "fresh", "shift", "not", "halve", "nothing")
    ]
    assert list(program) == list(program.functions)
    assert "add" in program
    assert "sub" not in program


@pytest.mark.parametrize("one", [1, 1.0, True, np.float32(1), np.int8(1), np.array(1.0)])
def test_numbers_of_every_kind(program, one):
    result = program["add"](one, 2.5)
    assert result == 3.5
    assert type(result) is float


def test_results_have_the_type_of_the_function(program):
    assert type(program["halve"](3)) is np.float32
    assert program["halve"](3) == 1.5
    assert program["not"](False) is True
    assert program["shift"](127) == -128
    assert program["nothing"]() is None


class _Index:
    def __index__(self):
        return 200


@pytest.mark.parametrize("given", [200, np.uint8(200), np.array(200), _Index()])
def test_integers_without_a_sign_are_meant_either_way(program, given):
    assert program["shift"](given) == program["shift"](200 - 256) == 200 - 256 + 1
    double = """func.func @double(%n: i32, %m: i64, %x: f64) -> (f64, f64) {
      %wide = arith.uitofp %n : i32 to f64
      %wider = arith.uitofp %m : i64 to f64
      %y = arith.mulf %wide, %x : f64
      return %y, %wider : f64, f64
    }"""
    f = ad_opt.load(double)["double"]
    assert f(3_000_000_000, 2**63, 0.5) == (1.5e9, 2.0**63)
    for _ in range(2):  # the second by a short way
        assert ad_opt.grad(f, wrt="x", of=np.int32(0))(3_000_000_000, 1, 0.5) == 3e9
        assert ad_opt.jvp(f, (3_000_000_000, 1, 0.5), (None, None, 1.0))[1] == (3e9, 0.0)
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        f(2**32, 0, 0.5)


def test_arrays_are_written_in_place_with_any_strides(program):
    x = np.arange(12.0).reshape(3, 4)
    program["scale"](10.0, x[:, 1])
    program["scale"](-1.0, x[0, ::-2])
    assert x.tolist() == [[0, -10, 2, -3], [4, 50, 6, 7], [8, 90, 10, 11]]


def test_an_argument_that_is_returned_is_the_same_memory(program):
    x = np.zeros((2, 3), np.float32)
    y = program["fixed"](x)
    y[1, 2] = 7
    assert x[1, 2] == 7
    del x
    gc.collect()
    assert y[1, 2] == 7


def test_memory_of_results_is_freed_exactly_once(program, monkeypatch):
    freed = []
    monkeypatch.setattr(results, "_libc_free", freed.append)
    a, b, n = program["fresh"](5, 1.5)
    assert (a.tolist(), n) == ([1.5] * 5, 5)
    b[0] = 9
    assert a[0] == 9
    part = a[1:3]
    address = a.__array_interface__["data"][0]
    del a, b
    gc.collect()
    assert freed == []
    del part
    gc.collect()
    assert freed == [address]


def test_many_results_do_not_leak_or_crash(program):
    for i in range(2000):
        a, b, _ = program["fresh"](1000, float(i))
        assert a[999] == b[0] == i


def test_empty_arrays(program):
    program["scale"](2.0, np.zeros(0))
    a, _, _ = program["fresh"](0, 1.0)
    assert a.shape == (0,)


def rejected(call, code, *words):
    with pytest.raises(ad_opt.DiagnosticError) as caught:
        call()
    text = str(caught.value)
    assert code in text
    for word in words:
        assert word in text


READ_ONLY = np.arange(3.0)
READ_ONLY.flags.writeable = False

WRONG = [
    ("add", (1.0,), "AD0502", ["@add takes 2 arguments, but 1 came", "(f64, f64) -> f64"]),
    ("add", ("x", 1.0), "AD0503", ["the first argument (`%a`) of @add is f64", "str 'x'"]),
    ("add", (1.0, 1j), "AD0503", ["the second argument (`%b`)", "complex"]),
    ("add", (1.0, np.ones(1)), "AD0503", ["array of shape (1,)"]),
    ("add", (10**400, 1.0), "AD0503", []),
    ("halve", (1e300,), "AD0503", ["too large for f32"]),
    ("shift", (256,), "AD0503", ["between -128 and 255"]),
    ("shift", (-129,), "AD0503", ["between -128 and 255"]),
    ("shift", (1.5,), "AD0503", ["float 1.5"]),
    ("not", (2,), "AD0503", ["between 0 and 1"]),
    ("first", ([1.0],), "AD0503", ["pass a NumPy array"]),
    ("first", (np.arange(3),), "AD0503", ["int64", "must be float64"]),
    ("first", (np.ones((2, 2)),), "AD0503", ["rank is 2, not 1"]),
    ("first", (np.ones(6)[::2],), "AD0503", ["strided<[?], offset: ?>", "ascontiguousarray"]),
    ("scale", (2.0, READ_ONLY), "AD0503", ["read-only", "second argument (`%x`)"]),
    ("first", (np.ones(3, ">f8"),), "AD0503", ["must be float64"]),
    ("first", (np.frombuffer(bytearray(17), "u1")[1:].view(float),), "AD0503", ["aligned"]),
    ("fixed", (np.ones((2, 4), np.float32),), "AD0503", ["size 4, not 3, along axis 1"]),
]


@pytest.mark.parametrize(("name", "arguments", "code", "words"), WRONG)
def test_wrong_arguments_are_diagnostics(program, name, arguments, code, words):
    rejected(lambda: program[name](*arguments), code, *words)


def test_unknown_and_private_functions(program):
    rejected(lambda: program["ad"], "AD0501", "did you mean `add`?")
    rejected(lambda: program["hidden"], "AD0501")


def test_diagnostics_point_at_the_function(program):
    with pytest.raises(ad_opt.DiagnosticError) as caught:
        program["add"](1.0)
    where = caught.value.diagnostics[0].location
    assert where is not None
    assert PROGRAM.split("\n")[where.line - 1].startswith("func.func @add")


def test_undefined_callees_are_found_before_anything_runs():
    text = """func.func private @no_such_function(f64) -> f64
    func.func @f(%x: f64) -> f64 {
      %r = func.call @no_such_function(%x) : (f64) -> f64
      return %r : f64
    }"""
    rejected(lambda: ad_opt.load(text)["f"](1.0), "AD0403", "no_such_function")


def test_threads_call_and_compile_at_once():
    program = ad_opt.load(PROGRAM, cache=False)
    wrong = []

    def work(k):
        for i in range(500):
            x = np.full(64, float(i))
            program["scale"](float(k), x)
            if not np.all(x == k * i) or program["add"](k, i) != k + i:
                wrong.append((k, i))

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.parametrize("opt_level", range(4))
def test_every_optimisation_level(opt_level):
    assert ad_opt.load(PROGRAM, opt_level=opt_level, cache=False)["add"](1, 2) == 3


def test_stages_can_be_seen(program):
    assert "func.func @add" in program.ir("mlir")
    assert "llvm.func @add" in program.ir("llvm-dialect")
    assert "define double @add" in program.ir("llvm-ir")
    assert "define" in program.ir("llvm-ir-opt")
    assert "add:" in program.ir("asm")
    rejected(lambda: program.ir("wasm"), "AD0006")


def test_files_and_their_errors(tmp_path):
    path = tmp_path / "p.mlir"
    path.write_text(PROGRAM)
    assert ad_opt.load(path)["add"](1, 2) == 3
    assert ad_opt.load(str(path))["add"](1, 2) == 3
    rejected(lambda: ad_opt.load(tmp_path / "none.mlir"), "AD0001")
    path.write_bytes(b"\xff\xfe")
    rejected(lambda: ad_opt.load(path), "AD0007")
    path.write_text("func.func @f(")
    rejected(lambda: ad_opt.load(path), "AD0101")


LLVM = """
define double @sum(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%j, %loop]
  %s = phi double [0.0, %entry], [%t, %loop]
  %at = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %at
  %t = fadd double %s, %v
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret double %t
}
"""


def test_llvm_ir_programs_can_be_called(tmp_path):
    assert ad_opt.load(LLVM)["sum"](np.arange(5.0), 5) == 10
    path = tmp_path / "p.ll"
    path.write_text(LLVM)
    assert ad_opt.load(path)["sum"](np.arange(5.0), 5) == 10
    path.write_text("define i32 @f() { ret i64 0 }")
    rejected(lambda: ad_opt.load(path).functions, "AD0104", "p.ll:1:")
