"""A program compiled with other options is the same program."""

from __future__ import annotations

import inspect
import platform
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ad_opt

SUM = """
func.func @sum(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  return %s : f64
}
"""


def test_options_change_the_code_and_not_the_program() -> None:
    strict = ad_opt.load(SUM, opt_level=0)
    fast = strict.with_options(opt_level=3, fp="fast")
    assert "reassoc" not in strict.ir("llvm-ir")
    assert "reassoc" in fast.ir("llvm-ir")
    assert strict.options.opt_level == 0
    x = np.arange(100.0)
    assert strict["sum"](x) == fast["sum"](x) == 4950.0
    assert fast.module is strict.module


def test_options_that_are_not_given_stay() -> None:
    program = ad_opt.load(SUM, opt_level=1, veclib=False, cache=False)
    other = program.with_options(opt_level=2)
    assert (other.options.veclib, other.options.cache, other.options.fp) == (False, False, "strict")


PRODUCT = """
func.func @product(%x: f64, %y: f64) -> f64 {
  %z = arith.mulf %x, %y : f64
  return %z : f64
}

func.func @checked(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %positive = arith.cmpf ogt, %x, %zero : f64
  cf.assert %positive, "x is not above zero"
  return %x : f64
}
"""


def python_keeps_small_numbers() -> bool:
    return float(np.float64(1e-310) * np.float64(0.5)) > 0


@pytest.mark.skipif(platform.machine() != "x86_64", reason="other machines keep small numbers")
def test_fast_arithmetic_flushes_small_numbers_and_only_for_the_call() -> None:
    strict = ad_opt.load(PRODUCT)
    fast = strict.with_options(fp="fast")
    assert strict["product"](1e-200, 1e-110) == pytest.approx(1e-310, rel=1e-10)
    assert fast["product"](1e-200, 1e-110) == 0.0
    assert ad_opt.grad(strict["product"])(1e-310, 1.0) == (1.0, 1e-310)
    assert python_keeps_small_numbers()
    with pytest.raises(ad_opt.DiagnosticError, match="x is not above zero"):
        fast["checked"](-1.0)
    assert python_keeps_small_numbers()
    assert fast["checked"](1.5) == 1.5


SINES = """
func.func @sines(%x: memref<256xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  scf.for %i = %c0 to %n step %c1 {
    %e = memref.load %x[%i] : memref<256xf32>
    %y = math.sin %e : f32
    %one = arith.constant 1.0 : f32
    %z = arith.addf %y, %one : f32
    memref.store %z, %x[%i] : memref<256xf32>
  }
  return
}
"""
MATRICES = """
func.func @product(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}
"""
OPTIONS = {
    "opt_level": (SINES, {"opt_level": 0}),
    "fp": (SUM, {"fp": "fast"}),
    "veclib": (SINES, {"veclib": False}),
    "library": (MATRICES, {"library": "openblas"}),
    "cpu": (SINES, {"cpu": "x86-64"}),
    "debug": (SUM, {"debug": True}),
    "interruptible": (SUM, {"interruptible": True}),
    "cache": (SUM, {"cache": False}),
}
"""A program on which each option has an effect, and its value."""


def _effects(program: ad_opt.Program) -> tuple[str, ...]:
    """All that options decide of code: the program's, the assembly, the derivative's."""
    (name,) = program.functions
    made = program[name].source("grad" if name == "sum" else "vjp")
    return program.ir("llvm-dialect"), program.ir("llvm-ir"), program.ir("asm"), made


@pytest.mark.parametrize("option", [name for name in OPTIONS if name != "cache"])
def test_each_option_has_the_effect_that_it_has_when_a_program_is_loaded(option) -> None:
    """Also on a program that was lowered and compiled before."""
    if platform.machine() != "x86_64":
        pytest.skip("effects are those of x86")
    if option == "library":
        pytest.importorskip("scipy_openblas64")
    text, value = OPTIONS[option]
    base = {} if option == "fp" else {"fp": "fast"}
    program = ad_opt.load(text, **base)
    before = _effects(program)
    after = _effects(program.with_options(**value))
    assert after == _effects(ad_opt.load(text, **base, **value))
    assert after != before
    assert _effects(program) == before
    back = {name: getattr(program.options, name, False) for name in value}
    assert _effects(program.with_options(**value).with_options(**back)) == before


def test_a_program_without_a_cache_writes_none(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("AD_OPT_CACHE_DIR", str(tmp_path / "cache"))
    program = ad_opt.load(SUM, cache=False, opt_level=1)
    assert program["sum"](np.ones(3)) == 3.0
    assert not [*tmp_path.rglob("*.o*")]
    kept = program.with_options(cache=True)
    assert kept["sum"](np.ones(3)) == 3.0
    files = {*tmp_path.rglob("*")}
    assert any(file.is_file() for file in files)
    assert kept.with_options(cache=False, opt_level=2)["sum"](np.ones(3)) == 3.0
    assert {*tmp_path.rglob("*")} == files


def test_the_table_of_options_is_whole() -> None:
    assert OPTIONS.keys() == inspect.signature(ad_opt.Program.with_options).parameters.keys() - {
        "self"
    }


@pytest.mark.parametrize("options", [{"veclib": "no"}, {"cache": None}, {"interruptible": "x"}])
def test_truth_values_are_such(options: Any) -> None:
    """`"no"` was as good as true."""
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0404.* is True or False, not"):
        ad_opt.load(SUM, **options)


@pytest.mark.parametrize(
    "options", [{"flags": "-O2"}, {"flags": [1]}, {"flags": None}, {"compiler": 3}]
)
def test_flags_are_a_list_of_texts(options: Any, tmp_path: Path) -> None:
    """A text was taken letter by letter; what is none ended in a TypeError."""
    (tmp_path / "f.c").write_text("double f(double x) { return x * x; }")
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0006.*flags are a list of texts"):
        ad_opt.load(tmp_path / "f.c", **options)
