"""lower-linalg-to-loops: executed results against NumPy, and against sums in the stated order."""

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

PASS = "lower-linalg-to-loops"
RNG = np.random.default_rng(7)


def function(arguments: dict[str, str], body: str) -> str:
    listed = ", ".join(f"%{name}: {type}" for name, type in arguments.items())
    return f"func.func @f({listed}) {{\n{body}\n  return\n}}\n"


def shaped(array: np.ndarray, static: bool) -> str:
    kind = {"f8": "f64", "f4": "f32", "i8": "i64", "i4": "i32"}[array.dtype.str[1:]]
    sizes = "".join(f"{n}x" if static else "?x" for n in array.shape)
    return f"memref<{sizes}{kind}>"


@pytest.fixture
def run(lower, execute):
    def run(body: str, static: bool = False, **arrays: np.ndarray) -> str:
        types = {name: shaped(array, static) for name, array in arrays.items()}
        for name, type in types.items():
            body = body.replace(f"<{name}>", type)
        text = lower(function(types, body), PASS)
        assert "linalg" not in text
        execute(text, "f", *arrays.values())
        return text

    return run


@pytest.mark.parametrize("static", [False, True])
def test_matmul_sums_in_order(run, static):
    a, b, c = RNG.normal(size=(3, 5)), RNG.normal(size=(5, 4)), RNG.normal(size=(3, 4))
    expected = c.copy()
    for k in range(5):
        expected += a[:, k : k + 1] * b[k]
    text = run("linalg.matmul ins(%a, %b : <a>, <b>) outs(%c : <c>)", static, a=a, b=b, c=c)
    assert (c == expected).all()
    assert ("memref.dim" in text) == (not static)


def test_matvec_dot_fill(run):
    a, x, y, s = RNG.normal(size=(3, 5)), RNG.normal(size=5), np.ones(3), np.array(2.0)
    expected = 1 + a @ x
    run("linalg.matvec ins(%a, %x : <a>, <x>) outs(%y : <y>)", a=a, x=x, y=y)
    np.testing.assert_allclose(y, expected, rtol=1e-14)
    run("linalg.dot ins(%x, %x : <x>, <x>) outs(%s : <s>)", x=x, s=s)
    np.testing.assert_allclose(s, 2 + x @ x, rtol=1e-14)
    run("%v = arith.constant 3.5 : f64\n linalg.fill ins(%v : f64) outs(%a : <a>)", a=a)
    assert (a == 3.5).all()


def test_batch_matmul_transpose_broadcast(run):
    a, b, c = RNG.normal(size=(2, 3, 5)), RNG.normal(size=(2, 5, 4)), np.zeros((2, 3, 4))
    run("linalg.batch_matmul ins(%a, %b : <a>, <b>) outs(%c : <c>)", a=a, b=b, c=c)
    np.testing.assert_allclose(c, a @ b, rtol=1e-13)
    t = np.zeros((4, 2, 3))
    run("linalg.transpose ins(%c : <c>) outs(%t : <t>) permutation = [2, 0, 1]", c=c, t=t)
    assert (t == c.transpose(2, 0, 1)).all()
    x, y = RNG.normal(size=3), np.zeros((2, 3, 4))
    run("linalg.broadcast ins(%x : <x>) outs(%y : <y>) dimensions = [0, 2]", x=x, y=y)
    assert (y == np.broadcast_to(x[:, None], (2, 3, 4))).all()


def test_map_and_reduce(run):
    x, y = RNG.normal(size=(3, 4)), np.zeros((3, 4))
    run("linalg.map { arith.mulf } ins(%x, %x : <x>, <x>) outs(%y : <y>)", x=x, y=y)
    assert (y == x * x).all()
    s = np.full(4, 0.25)
    run("linalg.reduce { arith.addf } ins(%x : <x>) outs(%s : <s>) dimensions = [0]", x=x, s=s)
    assert (s == ((0.25 + x[0]) + x[1]) + x[2]).all()


def test_elementwise_named(run):
    x, y = RNG.normal(size=4), np.zeros(4)
    for op, want in {"exp": np.exp, "abs": np.abs, "negf": np.negative, "sqrt": None}.items():
        source = np.abs(x) if want is None else x
        run(f"linalg.{op} ins(%x : <x>) outs(%y : <y>)", x=source, y=y)
        np.testing.assert_allclose(y, (want or np.sqrt)(source), rtol=1e-15)


GENERIC = """
%c = arith.constant 2.0 : f64
linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i + k, j)>, affine_map<(i, j, k) -> ()>,
    affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (j, i)>, affine_map<(i, j, k) -> (i)>],
  iterator_types = ["parallel", "REDUCTION", "reduction"]}
  ins(%a, %c, %w : <a>, f64, <w>) outs(%o, %n : <o>, <n>) {
^bb0(%x: f64, %two: f64, %y: f64, %acc: f64, %count: i64):
  %k = linalg.index 2 : index
  %ki = arith.index_cast %k : index to i64
  %kf = arith.sitofp %ki : i64 to f64
  %p = arith.mulf %x, %y : f64
  %q = arith.mulf %p, %two : f64
  %r = arith.addf %q, %kf : f64
  %s = arith.addf %acc, %r : f64
  %m = arith.addi %count, %ki : i64
  linalg.yield %s, %m : f64, i64
}
"""


@pytest.mark.parametrize("static", [False, True])
def test_generic_with_two_outputs_window_and_index(run, static):
    a, w = RNG.normal(size=(6, 3)), RNG.normal(size=3)
    o, n = RNG.normal(size=(3, 4)), np.arange(4)
    expected, count = o.copy(), n.copy()
    for i in range(4):
        for j in range(3):
            for k in range(3):
                expected[j, i] += a[i + k, j] * w[k] * 2.0 + k
                count[i] += k
    run(GENERIC.replace("REDUCTION", "reduction"), static, a=a, w=w, o=o, n=n)
    assert (o == expected).all()
    assert (n == count).all()


def test_outputs_that_are_not_read_keep_the_last_value(run):
    x, y = np.arange(12.0).reshape(3, 4), np.zeros(3)
    run(
        """linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]} ins(%x : <x>) outs(%y : <y>) {
        ^bb0(%a: f64, %b: f64):
          linalg.yield %a : f64
        }""",
        x=x,
        y=y,
    )
    assert (y == x[:, -1]).all()


INPUTS = {
    "the buffer": "%v = memref.cast %s : <s> to <s>",
    "a choice": "%t = arith.constant true\n  %v = arith.select %t, %s, %s : <s>",
}


@pytest.mark.parametrize("shows", INPUTS)
def test_an_input_that_shows_the_sum_is_read_each_time(run, shows):
    """The sum was carried in a register, and the input read what was there before the loop."""
    body = f"""
  {INPUTS[shows]}
  linalg.generic {{
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}} ins(%x, %v : <x>, <s>) outs(%s : <s>) {{
  ^bb0(%a: f64, %b: f64, %c: f64):
    %p = arith.mulf %a, %b : f64
    %q = arith.addf %p, %c : f64
    linalg.yield %q : f64
  }}"""
    x, s = np.array([0.5, -0.25, 2.0, 1.5]), np.array(3.0)
    run(body, x=x, s=s)
    np.testing.assert_allclose(s, 3.0 * np.prod(1 + x), rtol=1e-14)


def test_empty_extents_touch_nothing(run):
    a, b, c = np.zeros((3, 0)), np.zeros((0, 4)), np.ones((3, 4))
    run("linalg.matmul ins(%a, %b : <a>, <b>) outs(%c : <c>)", a=a, b=b, c=c)
    assert (c == 1).all()


def test_matmul_runs_along_rows(lower):
    text = lower(
        function(
            {"a": "memref<3x5xf64>", "b": "memref<5x4xf64>", "c": "memref<3x4xf64>"},
            "linalg.matmul ins(%a, %b : memref<3x5xf64>, memref<5x4xf64>)"
            " outs(%c : memref<3x4xf64>)",
        ),
        PASS,
    )
    extents = [int(line.split()[3]) for line in text.splitlines() if "arith.constant" in line]
    assert [n for n in extents if n > 1] == [3, 5, 4]


def test_tensors_are_refused(lower):
    program = """func.func @f(%a: tensor<4xf64>) -> tensor<4xf64> {
      %r = linalg.exp ins(%a : tensor<4xf64>) outs(%a : tensor<4xf64>) -> tensor<4xf64>
      return %r : tensor<4xf64>
    }"""
    with pytest.raises(DiagnosticError, match="AD0401"):
        lower(program, PASS)
