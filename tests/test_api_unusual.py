"""The API given what one would not expect: each works, or is refused with a number."""

from __future__ import annotations

import copy
import pickle
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

MLIR = """
memref.global @state : memref<1xf64> = dense<2.0>
func.func @square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @sum(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %q = math.sin %v : f64
    %t = arith.addf %s, %q : f64
    scf.yield %t : f64
  }
  return %sum : f64
}
func.func @scale(%x: f64, %m: memref<2xf64>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf64>
  %y = arith.mulf %v, %x : f64
  memref.store %y, %m[%c0] : memref<2xf64>
  return
}
"""
LLVM = "define double @square(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n"


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(MLIR)


@pytest.mark.parametrize("text", [MLIR, LLVM])
@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))]
)
def test_copies(text: str, copied: Callable[[Any], Any]) -> None:
    program = ad_opt.load(text, opt_level=1)
    assert program["square"](2.0) == 4.0
    for f in (copied(program)["square"], copied(program["square"])):
        assert f(3.0) == 9.0
        assert ad_opt.grad(f)(3.0) == 6.0
        assert f.program.options == program.options


def test_what_was_made_of_a_program_is_copied_too(program: ad_opt.Program) -> None:
    made = pickle.loads(pickle.dumps(ad_opt.load(LLVM).after("canonicalize")))
    assert made["square"](3.0) == 9.0


@pytest.mark.parametrize("text", [MLIR, LLVM])
def test_derivatives_that_were_attached_are_pickled_too(text: str) -> None:
    program = ad_opt.load(text)
    ad_opt.custom_rule(program["square"])(lambda x: 7 * x)
    made = pickle.loads(pickle.dumps(program))
    assert ad_opt.grad(made["square"])(3.0) == 21.0
    assert ad_opt.grad(pickle.loads(pickle.dumps(made))["square"])(3.0) == 21.0


def test_a_rule_in_the_place_of_a_name(program: ad_opt.Program) -> None:
    for target, name in ((program["square"], lambda x: x), (program, 3), (program["sum"], "f")):
        with pytest.raises(DiagnosticError, match="AD0709"):
            ad_opt.custom_rule(target, name)  # type: ignore[arg-type]


def test_arguments_by_name(program: ad_opt.Program) -> None:
    f = program["square"]
    for call in (f, ad_opt.grad(f), ad_opt.value_and_grad(f), ad_opt.jacobian(f)):
        assert call(x=2.0) == call(2.0)
        with pytest.raises(DiagnosticError, match=r"AD0502.*no argument `xx`(.|\n)*mean `x`"):
            call(xx=2.0)


def test_positions_are_integers_of_any_kind(program: ad_opt.Program) -> None:
    assert ad_opt.grad(program["square"], wrt=np.int64(0))(3.0) == 6.0  # type: ignore[arg-type]
    assert ad_opt.grad(program["square"], wrt=(np.uint8(0),))(3.0) == (6.0,)  # type: ignore[arg-type]


def test_messages_name_the_option(program: ad_opt.Program) -> None:
    with pytest.raises(DiagnosticError, match="of names an argument twice"):
        ad_opt.jacobian(program["scale"], of=("m", 1))
    with pytest.raises(DiagnosticError, match="of takes positions and names"):
        ad_opt.jacobian(program["scale"], of=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("source", ["", None, 5, "no\0path", "no path"])
def test_what_is_no_program(source: Any) -> None:
    with pytest.raises(DiagnosticError, match="AD0001"):
        ad_opt.load(source)


@pytest.mark.parametrize("text", [MLIR, LLVM])
def test_byte_order_marks_and_line_ends(text: str, tmp_path: Any) -> None:
    marked = "\ufeff" + text.replace("\n", "\r\n")
    file = tmp_path / ("f.ll" if text is LLVM else "f.mlir")
    file.write_bytes(marked.encode())
    for source in (marked, marked.encode(), bytearray(marked.encode()), file):
        assert ad_opt.load(source)["square"](3.0) == 9.0


def test_memory_is_released_while_others_differentiate(program: ad_opt.Program) -> None:
    gradient, x = ad_opt.grad(program["sum"]), np.linspace(0, 1, 100)
    right, wrong = np.cos(x), list[Any]()

    def work() -> None:
        for _ in range(100):
            if not np.allclose(gradient(x), right):
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for _ in range(100):
        ad_opt.release_memory()
    for thread in threads:
        thread.join()
    assert not wrong


def test_pullbacks_keep_their_point(program: ad_opt.Program) -> None:
    x = np.linspace(0, 1, 5)
    right = np.cos(x)
    _, pullback = ad_opt.vjp(program["sum"], x)
    x[:] = 7.0
    for factor in (1.0, 2.0):
        np.testing.assert_allclose(pullback(factor), factor * right)
        ad_opt.release_memory()


def test_a_buffer_of_a_negative_size() -> None:
    text = """
    func.func @made(%n: index) -> memref<?xf64> {
      %m = memref.alloc(%n) : memref<?xf64>
      return %m : memref<?xf64>
    }"""
    made: Any = ad_opt.load(text)["made"]
    assert made(2).shape == (2,)
    with pytest.raises(DiagnosticError, match=r"AD0505.*size -1"):
        made(-1)


@pytest.mark.parametrize("option", [{"fp": "nonsense"}, {"opt_level": 7}])
def test_options_that_do_not_exist(option: Any) -> None:
    text = "func.func @f(%x: f64) -> f64 { return %x : f64 }"
    with pytest.raises(DiagnosticError, match="AD0404"):
        ad_opt.load(text, **option)
    with pytest.raises(DiagnosticError, match="AD0404"):
        ad_opt.load(text).with_options(**option)


def test_a_rule_that_raises() -> None:
    text = """
    func.func private @h(f64) -> f64
    func.func @f(%x: f64) -> f64 {
      %y = func.call @h(%x) : (f64) -> f64
      return %y : f64
    }"""
    with pytest.raises(DiagnosticError, match=r"AD0709.*ZeroDivisionError"):
        ad_opt.custom_rule(ad_opt.load(text), "h")(lambda x: 1 / 0)


def test_an_array_interface_that_cannot_be_read() -> None:
    class NoMemory:
        __array_interface__ = {"shape": (1,), "typestr": "<f8", "version": 3}  # noqa: RUF012

    class Raises:
        @property
        def __array_interface__(self) -> Any:
            raise RuntimeError("no")

    text = """
    func.func @first(%x: memref<?xf64>) -> f64 {
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : memref<?xf64>
      return %v : f64
    }"""
    first: Any = ad_opt.load(text)["first"]
    for value in (NoMemory(), Raises()):
        for call in (first, ad_opt.grad(first)):
            with pytest.raises(DiagnosticError, match="AD0503"):
                call(value)


VECTORS = """
func.func @f(%a: memref<?xvector<4xf64>>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %a, %c0 : memref<?xvector<4xf64>>
  %factor = vector.broadcast %x : f64 to vector<4xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %v = memref.load %a[%i] : memref<?xvector<4xf64>>
    %w = arith.mulf %v, %v : vector<4xf64>
    %u = arith.mulf %w, %factor : vector<4xf64>
    memref.store %u, %a[%i] : memref<?xvector<4xf64>>
    %t = vector.reduction <add>, %u, %s : vector<4xf64> into f64
    scf.yield %t : f64
  }
  return %r : f64
}
"""


def test_buffers_of_vectors_lie_anywhere() -> None:
    """Arrays are aligned to their numbers, the caller's as those that derivatives make."""
    f = ad_opt.load(VECTORS)["f"]
    memory = np.arange(40.0)
    for start in range(5):
        a = memory[start : start + 12].reshape(3, 4)
        assert f(a.copy(), 2.0) == 2.0 * (a * a).sum()
        by_a, by_x = ad_opt.grad(f)(a, 2.0)
        np.testing.assert_array_equal(by_a, 4.0 * a)
        assert by_x == (a * a).sum()
        changes = ad_opt.hvp(f, (a, 2.0), (np.ones((3, 4)), 1.0))
        np.testing.assert_array_equal(changes[0], 4.0 + 2.0 * a)
        ad_opt.check_grads(f, a, 2.0)
