"""Code for several processors: the same results on each that this one can run."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.codegen.machine import target
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.codegen.objects.emission import emit

import ad_opt

PROGRAM = """
func.func @same(%x: bf16) -> bf16 { return %x : bf16 }
func.func @moved(%m: memref<?xbf16>, %i: index) -> bf16 {
  %x = memref.load %m[%i] : memref<?xbf16>
  return %x : bf16
}
func.func @narrowed(%x: f32) -> bf16 {
  %y = arith.truncf %x : f32 to bf16
  return %y : bf16
}
func.func @all(%x: memref<64xf32>, %y: memref<64xbf16>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 64 : index
  scf.for %i = %zero to %n step %one {
    %a = memref.load %x[%i] : memref<64xf32>
    %b = arith.truncf %a : f32 to bf16
    %c = arith.addf %b, %b : bf16
    memref.store %c, %y[%i] : memref<64xbf16>
  }
  return
}
func.func @sum(%x: memref<64xf32>, %h: f16) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 64 : index
  %start = arith.constant 0.0 : f32
  %s = scf.for %i = %zero to %n step %one iter_args(%t = %start) -> (f32) {
    %a = memref.load %x[%i] : memref<64xf32>
    %b = math.exp %a : f32
    %u = arith.addf %t, %b : f32
    scf.yield %u : f32
  }
  %w = arith.extf %h : f16 to f32
  %r = arith.mulf %s, %w : f32
  return %r : f32
}
"""

CPUS = ("native", *target.LEVELS)


@pytest.fixture(params=CPUS)
def program(request: pytest.FixtureRequest) -> ad_opt.Program:
    cpu = request.param
    if cpu not in target.processors() or target.missing_features(cpu):
        pytest.skip(f"this processor is no {cpu}")
    return ad_opt.load(PROGRAM, cpu=cpu)


def bits(values: Any) -> np.ndarray[Any, np.dtype[np.uint32]]:
    return np.array(values, np.uint32)


SMALL = bits([1, 0x80000001, 0x7F, 0x00010000, 0x00008000, 0x00018000, 0x007FFFFF, 0x3F808000] * 8)
"""Mostly numbers that are not normal, as the bits of an f32."""


def rounded(x: Any) -> Any:
    """The bits of bf16 that are next to those of f32, ties to even."""
    return ((x + 0x7FFF + (x >> 16 & 1)) >> 16).astype(np.uint16)


def test_conversions_keep_what_is_too_small_to_be_normal(program: ad_opt.Program) -> None:
    x, y = SMALL.view(np.float32), np.zeros(64, np.uint16)
    program["all"](x, y.view(ad_opt.values.bfloat16.BFLOAT16[0]))
    once = rounded(SMALL).astype(np.uint32) << 16
    twice = once.view(np.float32).astype(np.float64) * 2
    np.testing.assert_array_equal(y, rounded(twice.astype(np.float32).view(np.uint32)))
    for pattern in (1, 0x8001, 0x7F, 0x80):
        number = float((bits([pattern]) << 16).view(np.float32)[0])
        assert float(program["same"](number)) == number
        assert float(program["narrowed"](number)) == number
        buffer = np.array([pattern], np.uint16).view(ad_opt.values.bfloat16.BFLOAT16[0])
        assert float(program["moved"](buffer, 0)) == number


def test_derivatives_are_the_same(program: ad_opt.Program) -> None:
    x = np.linspace(-1, 1, 64, dtype=np.float32)
    gradient, by_half = ad_opt.grad(program["sum"])(x, 0.5)
    np.testing.assert_allclose(gradient, np.exp(x) / 2, rtol=1e-6)
    assert float(by_half) == pytest.approx(float(np.exp(x).sum()), rel=1e-3)


def test_processors_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(DiagnosticError, match="no processor `nativ`") as caught:
        ad_opt.load(PROGRAM, cpu="nativ")["same"](1.0)
    assert caught.value.diagnostics[0].code == "AD0404"
    monkeypatch.setattr(target, "host_cpu", lambda: ("old", "+sse,+sse2"))
    monkeypatch.setattr(target, "host_triple", lambda: "x86_64-unknown-linux-gnu")
    with pytest.raises(DiagnosticError, match="it lacks sse3"):
        target.here("x86-64-v2")
    assert target.here("x86-64").cpu == "x86-64"


def test_the_environment_says_what_is_meant_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AD_OPT_CPU", "x86-64-v2")
    assert CompileOptions().cpu == "x86-64-v2"
    monkeypatch.delenv("AD_OPT_CPU")
    assert CompileOptions().cpu == "native"


def test_code_for_other_processors_is_emitted() -> None:
    text = "define <8 x float> @f(<8 x float> %x) {\n %y = fadd <8 x float> %x, %x\n"
    text += " ret <8 x float> %y\n}\n"
    wide = emit(text, kind="asm", target="x86_64", cpu="x86-64-v3")
    narrow = emit(text, kind="asm", target="x86_64", cpu="x86-64")
    assert "ymm" in str(wide)
    assert "ymm" not in str(narrow)
    with pytest.raises(DiagnosticError, match="x86-64-v3"):
        emit(text, kind="asm", target="x86_64", cpu="x86-64-w3")


@pytest.mark.parametrize(
    ("cpu", "registers"),
    [("x86-64", (128, 16)), ("x86-64-v3", (256, 16)), ("x86-64-v4", (512, 32))],
)
def test_vector_registers(cpu: str, registers: tuple[int, int]) -> None:
    known = target.TARGETS["x86_64"]
    assert target.vector_registers(target.TargetInfo(known.triple, cpu)) == registers


def test_vector_registers_of_features() -> None:
    triple = target.TARGETS["x86_64"].triple
    assert target.vector_registers(target.TargetInfo(triple, "znver4", "+avx,+avx512f")) == (
        512,
        32,
    )
    assert target.vector_registers(target.TargetInfo(triple, "znver2", "+avx,-avx512f")) == (
        256,
        16,
    )
    assert target.vector_registers(target.TARGETS["aarch64"]) == (128, 32)
