"""Coverage of the interpreter, and its refusals."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import DIALECTS, make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.lowering.interpreters.unsupported import UNSUPPORTED
from ad_opt.lowering.interpreters.values.registry import BRANCHES, CONTROL, FRAMED, LEAVES, OPS
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.dialects.scf import IfOp, YieldOp
from xdsl.ir import Operation
from xdsl.universe import Universe

Run = Callable[..., Any]
CORE = "builtin arith math scf cf func memref affine linalg tensor complex vector bufferization ub"
HANDLED = {*OPS, *FRAMED, *CONTROL, *BRANCHES, *LEAVES}


@pytest.mark.parametrize("dialect", CORE.split())
def test_every_operation_is_interpreted_or_refused_with_a_reason(dialect: str) -> None:
    """Also of the dialects that xDSL registers under these names."""
    for table in (DIALECTS, Universe.get_multiverse().all_dialects):
        if dialect in table:
            names = {op.name for op in table[dialect]().operations}
            assert names <= HANDLED | set(UNSUPPORTED)


def test_no_operation_is_both() -> None:
    assert not HANDLED & set(UNSUPPORTED)
    assert all(UNSUPPORTED.values())


def test_an_unknown_operation_is_named_where_it_stands(run: Run) -> None:
    text = 'func.func @f() {\n  "vector.vscale"() : () -> index\n  func.return\n}'
    with pytest.raises(DiagnosticError) as caught:
        run(text)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0601"
    assert "`vector.vscale`" in diagnostic.message
    assert diagnostic.location is not None
    assert diagnostic.location.line == 2


SCALAR = "func.func @f(%x: i8, %y: f64, %m: memref<2x?xf32>) { func.return }"
GOOD = (1, 2.0, np.zeros((2, 3), np.float32))


@pytest.mark.parametrize(
    ("position", "value"),
    [
        *[(0, 256), (0, -129), (0, 1.5), (0, "x"), (1, "x"), (1, None)],
        *[(2, np.zeros((2, 3))), (2, np.zeros((3, 3), np.float32)), (2, [[1.0]])],
        *[(2, np.zeros(2, np.float32)), (2, 1.0)],
    ],
)
def test_arguments_that_do_not_fit(run: Run, position: int, value: Any) -> None:
    args = [*GOOD]
    run(SCALAR, *args)
    args[position] = value
    with pytest.raises(DiagnosticError, match=f"AD0503.*argument {position}"):
        run(SCALAR, *args)


def test_a_wrong_number_of_arguments(run: Run) -> None:
    with pytest.raises(DiagnosticError, match="AD0502"):
        run(SCALAR, 1)


def test_a_function_that_does_not_exist() -> None:
    module = parse_module(make_context(), "func.func @square() { func.return }")
    with pytest.raises(DiagnosticError, match=r"AD0501(.|\n)*did you mean `square`"):
        Interpreter(module).run("sqare", [])


def test_ints_are_accepted_signed_and_unsigned(run: Run) -> None:
    text = "func.func @f(%x: i8) -> i8 { func.return %x : i8 }"
    assert [run(text, x) for x in (255, -1, 127, -128)] == [-1, -1, 127, -128]


def test_types_of_results(run: Run) -> None:
    text = """func.func @f(%a: i1, %b: f32, %c: f16, %d: complex<f64>, %e: f64)
        -> (i1, f32, f16, complex<f64>, f64) {
      func.return %a, %b, %c, %d, %e : i1, f32, f16, complex<f64>, f64
    }"""
    results = run(text, 1, 0.1, 0.1, 1 + 2j, 0.1)
    assert [type(r) for r in results] == [bool, np.float32, np.float16, complex, float]
    assert results == (True, np.float32(0.1), np.float16(0.1), 1 + 2j, 0.1)


def test_nested_modules(run: Run) -> None:
    text = """
    module @inner {
      func.func @g() -> i64 { %x = arith.constant 4 : i64  func.return %x : i64 }
    }
    func.func @g() -> i64 { %x = arith.constant 3 : i64  func.return %x : i64 }
    func.func @f() -> i64 {
      %a = func.call @g() : () -> i64
      func.return %a : i64
    }"""
    assert run(text) == 3


def test_printing(run: Run) -> None:
    with redirect_stdout(io.StringIO()) as out:
        run("func.func @f(%x: i64) { vector.print %x : i64  func.return }", 42)
    assert out.getvalue() == "42\n"


def test_ten_thousand_nested_regions() -> None:
    """Built from the inside, since a parser may refuse such text."""
    function = parse_module(make_context(), "func.func @f(%c: i1) { func.return }").body.block
    body = function.first_op
    assert isinstance(body, FuncOp)
    inner: list[Operation] = [YieldOp()]
    for _ in range(10_000):
        inner = [IfOp(body.args[0], [], inner), YieldOp()]
    last = body.body.block.last_op
    assert last is not None
    inner[-1].erase()
    body.body.block.insert_op_before(inner[0], last)
    module = function.parent_op()
    assert isinstance(module, ModuleOp)
    assert Interpreter(module).run("f", [True]) == ()
