"""lower-to-llvm on func and cf, the order of blocks, clashes of names, and its diagnostics."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, Location
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.lowering.to_llvm.lower_to_llvm import LowerToLlvmPass

import ad_opt


def lowered(text: str):
    ctx = make_context()
    module = parse_module(ctx, text, "t.mlir")
    LowerToLlvmPass().apply(ctx, module)
    module.verify()
    return module


def test_recursion_and_several_results():
    text = """
    func.func private @fib(%n: i64) -> (i64, i64) {
      %0 = arith.constant 0 : i64
      %1 = arith.constant 1 : i64
      %c = arith.cmpi sle, %n, %0 : i64
      cf.cond_br %c, ^base, ^step
    ^base:
      return %0, %1 : i64, i64
    ^step:
      %m = arith.subi %n, %1 : i64
      %r:2 = call @fib(%m) : (i64) -> (i64, i64)
      %s = arith.addi %r#0, %r#1 : i64
      return %r#1, %s : i64, i64
    }
    func.func @f(%n: i64) -> (i64) {
      %r:2 = call @fib(%n) : (i64) -> (i64, i64)
      return %r#0 : i64
    }"""
    assert ad_opt.load(text)["f"](30) == 832040


def test_memrefs_through_calls_and_branches():
    text = """
    func.func private @pick(%c: i1, %a: memref<?xf64>, %b: memref<?xf64>)
        -> (memref<?xf64>, index) {
      %0 = arith.constant 0 : index
      cf.cond_br %c, ^end(%a : memref<?xf64>), ^end(%b : memref<?xf64>)
    ^end(%m: memref<?xf64>):
      %n = memref.dim %m, %0 : memref<?xf64>
      return %m, %n : memref<?xf64>, index
    }
    func.func @f(%c: i1, %a: memref<?xf64>, %b: memref<?xf64>, %i: index) -> (f64, index) {
      %m, %n = call @pick(%c, %a, %b) : (i1, memref<?xf64>, memref<?xf64>) -> (memref<?xf64>, index)
      %x = memref.load %m[%i] : memref<?xf64>
      return %x, %n : f64, index
    }"""
    f = ad_opt.load(text)["f"]
    a, b = np.arange(3.0), np.arange(5.0) + 10
    assert f(True, a, b, 2) == (2.0, 3)
    assert f(False, a, b, 4) == (14.0, 5)


def test_indirect_calls():
    text = """
    func.func private @twice(%x: f64) -> (f64) {
      %y = arith.addf %x, %x : f64
      return %y : f64
    }
    func.func private @square(%x: f64) -> (f64) {
      %y = arith.mulf %x, %x : f64
      return %y : f64
    }
    func.func @f(%c: i1, %x: f64) -> (f64) {
      %t = func.constant @twice : (f64) -> f64
      %s = func.constant @square : (f64) -> f64
      %g = arith.select %c, %t, %s : (f64) -> f64
      %y = func.call_indirect %g(%x) : (f64) -> f64
      return %y : f64
    }"""
    f = ad_opt.load(text)["f"]
    assert (f(True, 5.0), f(False, 5.0)) == (10.0, 25.0)


def test_switch():
    text = """
    func.func @f(%k: i32, %x: f64) -> (f64) {
      %a = arith.constant 10.0 : f64
      cf.switch %k : i32, [
        default: ^end(%x : f64),
        -1: ^other(%a, %x : f64, f64),
        7: ^end(%a : f64)
      ]
    ^other(%p: f64, %q: f64):
      %s = arith.addf %p, %q : f64
      cf.br ^end(%s : f64)
    ^end(%r: f64):
      return %r : f64
    }"""
    f = ad_opt.load(text)["f"]
    assert [f(k, 2.0) for k in (0, -1, 7)] == [2.0, 12.0, 10.0]


@pytest.mark.parametrize("type", ["i8", "i64"])
def test_of_equal_cases_the_first_is_taken(type: str):
    """MLIR accepts them, LLVM does not; 255 and -1 are the same in eight bits."""
    cases = ((-1, "one"), (3, "two"), (3, "one"), (255 if type == "i8" else -1, "two"))
    listed = ", ".join(f"{n}: ^{b}(%n : i64)".replace("%n", f"%{b}n") for n, b in cases)
    text = f"""
    func.func @f(%k: {type}) -> i64 {{
      %onen = arith.constant 1 : i64
      %twon = arith.constant 2 : i64
      %none = arith.constant 0 : i64
      cf.switch %k : {type}, [ default: ^one(%none : i64), {listed} ]
    ^one(%p: i64):
      return %p : i64
    ^two(%q: i64):
      return %q : i64
    }}"""
    f = ad_opt.load(text)["f"]
    assert [f(k) for k in (0, -1, 3)] == [0, 1, 2]
    module = parse_module(make_context(), text)
    assert [run_function(module, "f", [k]) for k in (0, -1, 3)] == [(0,), (1,), (2,)]


def test_a_block_may_stand_before_its_dominator():
    text = """
    func.func @f(%x: f64) -> (f64) {
      cf.br ^first
    ^second:
      %z = arith.mulf %y, %y : f64
      return %z : f64
    ^first:
      %y = arith.addf %x, %x : f64
      cf.br ^second
    }"""
    assert ad_opt.load(text)["f"](3.0) == 36.0


def test_unreachable_blocks_are_left_out():
    module = lowered("""
    func.func @f(%x: f64) -> (f64) {
      return %x : f64
    ^never:
      cf.br ^never
    }""")
    assert "llvm.br" not in str(module)


ASSERTING = """
func.func @f(%c: i1) -> (i32) {
  cf.assert %c, "it must hold"
  %r = arith.constant 3 : i32
  return %r : i32
}"""


def test_assertions_that_hold():
    assert ad_opt.load(ASSERTING)["f"](True) == 3


def test_a_failed_assertion_is_an_error_in_python(tmp_path: Path):
    file = tmp_path / "a.mlir"
    file.write_text(ASSERTING.lstrip())
    f = ad_opt.load(file)["f"]
    for _ in range(2):
        with pytest.raises(DiagnosticError) as caught:
            f(False)
        (diagnostic,) = caught.value.diagnostics
        assert diagnostic.code == "AD0505"
        assert diagnostic.location == Location(str(file), 2, 3)
        assert diagnostic.message.endswith("assertion failed: it must hold")
        assert f(True) == 3


def test_failed_assertions_in_threads_return_to_their_own_callers():
    f = ad_opt.load(ASSERTING)["f"]

    def fails(number: int) -> bool:
        try:
            return f(number % 2 == 0) != 3
        except DiagnosticError:
            return True

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(fails, range(400)))
    assert found == [number % 2 == 1 for number in range(400)]


def test_a_failed_assertion_in_an_object_file_aborts(clang: str, tmp_path: Path):
    (tmp_path / "a.mlir").write_text(ASSERTING.lstrip())
    (tmp_path / "main.c").write_text("int f(int); int main(void) { return f(0); }")
    emit = [sys.executable, "-m", "ad_opt.tools.ad_opt", "a.mlir", "--emit=obj", "-o", "a.o"]
    subprocess.run(emit, cwd=tmp_path, check=True)
    subprocess.run([clang, "main.c", "a.o", "-o", "a.out", "-lm"], cwd=tmp_path, check=True)
    done = subprocess.run(["./a.out"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode < 0
    assert done.stderr == "a.mlir:2:3: assertion failed: it must hold\n"


def test_a_private_function_may_be_called_like_one_of_libm():
    text = """
    func.func private @exp(%x: f64) -> (f64) {
      %y = arith.addf %x, %x : f64
      return %y : f64
    }
    func.func @f(%x: f64) -> (f64, f64) {
      %a = call @exp(%x) : (f64) -> f64
      %b = math.exp %x : f64
      return %a, %b : f64, f64
    }"""
    assert ad_opt.load(text)["f"](0.0) == (0.0, 1.0)


def test_a_declaration_of_libm_is_shared():
    text = """
    func.func private @sin(f64) -> f64
    func.func @f(%x: f64) -> (f64) {
      %a = call @sin(%x) : (f64) -> f64
      %b = math.sin %x : f64
      %c = arith.subf %a, %b : f64
      return %c : f64
    }"""
    assert ad_opt.load(text)["f"](1.0) == 0.0


def test_types_and_attributes_of_functions():
    text = str(
        lowered("""
    func.func @f(%m: memref<4xf64> {llvm.noalias}, %x: i32 {llvm.signext}) { return }
    func.func private @g() { return }
    func.func private @h(memref<f32>) -> (f32, complex<f32>)
    """)
    )
    assert "llvm.func @f(%0: !llvm.ptr, %m: !llvm.ptr {llvm.noalias}, %1: i64, " in text
    assert "ad.signature = (memref<4xf64>, i32) -> ()" in text
    assert "llvm.func internal @g()" in text
    assert "@h(!llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(f32, !llvm.struct<(f32, f32)>)>" in text


# Diagnostics ----------------------------------------------------------------------------------


def errors(text: str) -> list[tuple[str, int, str]]:
    with pytest.raises(DiagnosticError) as caught:
        lowered(text)
    found = caught.value.diagnostics
    return [(d.code, d.location.line if d.location else 0, d.message) for d in found]


def test_all_that_has_no_lowering_is_reported_at_once():
    found = errors("""
    func.func @f(%m: memref<4xf64>, %v: vector<2x2xf64>) -> (f64) {
      %t = bufferization.to_tensor %m : memref<4xf64> to tensor<4xf64>
      %0 = arith.constant 0 : index
      %x = tensor.extract %t[%0] : tensor<4xf64>
      return %x : f64
    }
    func.func @g(%m: memref<4xf64, 3>) { return }
    func.func @h(%c: i1) {
      scf.if %c { }
      return
    }""")
    assert [(code, line) for code, line, _ in found] == [
        ("AD0402", 2),
        ("AD0402", 8),
        ("AD0401", 10),
    ]
    assert "vector<2x2xf64>" in found[0][2]
    assert "memory space" in found[1][2]
    assert "scf.if" in found[2][2]


def test_operations_after_one_without_lowering_are_not_reported():
    found = errors("""
    func.func @f(%m: memref<4xf64>) -> (f64) {
      %t = bufferization.to_tensor %m : memref<4xf64> to tensor<4xf64>
      %0 = arith.constant 0 : index
      %x = tensor.extract %t[%0] : tensor<4xf64>
      %y = arith.addf %x, %x : f64
      return %y : f64
    }""")
    assert [(code, line) for code, line, _ in found] == [("AD0401", 3), ("AD0401", 5)]


@pytest.mark.parametrize(
    "type_", ["tensor<4xf64>", "vector<[4]xf64>", "none", "si8", "vector<f64>"]
)
def test_types_without_lowering(type_: str):
    ((code, line, message),) = errors(f"func.func private @f({type_})")
    assert (code, line) == ("AD0402", 1)
    assert type_ in message


def test_a_public_function_called_like_one_of_libm():
    ((code, _, message),) = errors("""
    func.func @exp(%x: f64) -> (f64) {
      %b = math.exp %x : f64
      return %b : f64
    }""")
    assert code == "AD0401"
    assert "@exp" in message


def test_the_module_is_as_it_was_after_an_error():
    ctx = make_context()
    text = """
    func.func @g() { return }
    func.func @f(%v: vector<2x2xf64>) { return }
    """
    module = parse_module(ctx, text)
    before = str(module)
    with pytest.raises(DiagnosticError):
        LowerToLlvmPass().apply(ctx, module)
    assert str(module) == before


def test_a_value_that_does_not_dominate_its_use():
    ((code, line, _),) = errors("""
    func.func @f(%c: i1, %z: i32) -> (i32) {
      cf.br ^a
    ^a:
      %y = arith.addi %x, %z : i32
      cf.br ^b
    ^b:
      %x = arith.addi %z, %z : i32
      return %z : i32
    }""")
    assert (code, line) == ("AD0202", 5)


def test_what_loops_say_to_llvm_is_printed_and_read_again():
    """It is a property of branches of the llvm dialect, whatever it was before."""
    ctx = make_context()
    module = parse_module(
        ctx,
        """
    func.func @f(%n: i64) {
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      cf.br ^head(%zero : i64)
    ^head(%i: i64):
      %c = arith.cmpi slt, %i, %n : i64
      cf.cond_br %c, ^body, ^end
    ^body:
      %next = arith.addi %i, %one : i64
      cf.br ^head(%next : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
    ^end:
      return
    }""",
    )
    LowerToLlvmPass().apply(ctx, module)
    text = str(module)
    assert text.count("disableNonforced = true") == 1
    assert str(parse_module(ctx, text)) == text
