"""Rows of ``vector``: tangents against the interpreter's dual numbers, cotangents as transposes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.interpreters.dual.dual import run_dual
from ad_opt.passes.rules.registry import default_rules
from numpy.typing import NDArray

import ad_opt
from rule_programs import Program, program

Array = NDArray[np.float64]


def function(op: str, params: str, result: str) -> str:
    names = ", ".join(f"%r#{k}" for k in range(2)) if op.startswith("%r:2") else "%r"
    return f"func.func @f({params}) -> ({result}) {{\n  {op}\n  func.return {names} : {result}\n}}"


CASES: dict[str, str] = {
    "fma": function(
        "%r = vector.fma %a, %b, %c : vector<3xf64>",
        "%a: vector<3xf64>, %b: vector<3xf64>, %c: vector<3xf64>",
        "vector<3xf64>",
    ),
    "broadcast-scalar": function(
        "%r = vector.broadcast %a : f64 to vector<4xf64>", "%a: f64", "vector<4xf64>"
    ),
    "broadcast-matrix": function(
        "%r = vector.broadcast %a : f64 to vector<2x3xf64>", "%a: f64", "vector<2x3xf64>"
    ),
    "broadcast-rows": function(
        "%r = vector.broadcast %a : vector<3xf64> to vector<2x3xf64>",
        "%a: vector<3xf64>",
        "vector<2x3xf64>",
    ),
    "broadcast-stretch": function(
        "%r = vector.broadcast %a : vector<1xf64> to vector<4xf64>",
        "%a: vector<1xf64>",
        "vector<4xf64>",
    ),
    "broadcast-columns": function(
        "%r = vector.broadcast %a : vector<3x1xf64> to vector<2x3x4xf64>",
        "%a: vector<3x1xf64>",
        "vector<2x3x4xf64>",
    ),
    "transpose": function(
        "%r = vector.transpose %a, [2, 0, 1] : vector<2x3x4xf64> to vector<4x2x3xf64>",
        "%a: vector<2x3x4xf64>",
        "vector<4x2x3xf64>",
    ),
    "shape_cast": function(
        "%r = vector.shape_cast %a : vector<2x3xf64> to vector<6xf64>",
        "%a: vector<2x3xf64>",
        "vector<6xf64>",
    ),
    "extract": function(
        "%r = vector.extract %a[2] : f64 from vector<4xf64>", "%a: vector<4xf64>", "f64"
    ),
    "extract-row": function(
        "%r = vector.extract %a[1] : vector<3xf64> from vector<2x3xf64>",
        "%a: vector<2x3xf64>",
        "vector<3xf64>",
    ),
    "extract-dynamic": function(
        "%r = vector.extract %a[%i] : f64 from vector<4xf64>", "%a: vector<4xf64>, %i: index", "f64"
    ),
    "insert": function(
        "%r = vector.insert %a, %b[1] : f64 into vector<4xf64>",
        "%a: f64, %b: vector<4xf64>",
        "vector<4xf64>",
    ),
    "insert-dynamic": function(
        "%r = vector.insert %a, %b[%i] : f64 into vector<4xf64>",
        "%a: f64, %b: vector<4xf64>, %i: index",
        "vector<4xf64>",
    ),
    "from_elements": function(
        "%r = vector.from_elements %a, %b, %a : vector<3xf64>", "%a: f64, %b: f64", "vector<3xf64>"
    ),
    "to_elements": function(
        "%r:2 = vector.to_elements %a : vector<2xf64>", "%a: vector<2xf64>", "f64, f64"
    ),
    "shuffle": function(
        "%r = vector.shuffle %a, %b [0, 5, 2, 2, 4] : vector<4xf64>, vector<2xf64>",
        "%a: vector<4xf64>, %b: vector<2xf64>",
        "vector<5xf64>",
    ),
    "shuffle-one-side": function(
        "%r = vector.shuffle %a, %b [1, 0] : vector<2xf64>, vector<2xf64>",
        "%a: vector<2xf64>, %b: vector<2xf64>",
        "vector<2xf64>",
    ),
    "shuffle-rows": function(
        "%r = vector.shuffle %a, %b [0, 2, 0] : vector<2x3xf64>, vector<1x3xf64>",
        "%a: vector<2x3xf64>, %b: vector<1x3xf64>",
        "vector<3x3xf64>",
    ),
    "extract_strided_slice": function(
        "%r = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} "
        ": vector<4x3xf64> to vector<2x3xf64>",
        "%a: vector<4x3xf64>",
        "vector<2x3xf64>",
    ),
    "insert_strided_slice": function(
        "%r = vector.insert_strided_slice %a, %b {offsets = [1, 1], strides = [1]} "
        ": vector<2xf64> into vector<3x4xf64>",
        "%a: vector<2xf64>, %b: vector<3x4xf64>",
        "vector<3x4xf64>",
    ),
    "interleave": function(
        "%r = vector.interleave %a, %b : vector<2xf64> -> vector<4xf64>",
        "%a: vector<2xf64>, %b: vector<2xf64>",
        "vector<4xf64>",
    ),
    "deinterleave": function(
        "%r:2 = vector.deinterleave %a : vector<4xf64> -> vector<2xf64>",
        "%a: vector<4xf64>",
        "vector<2xf64>, vector<2xf64>",
    ),
    **{
        f"reduction-{kind}": function(
            f"%r = vector.reduction <{kind}>, %a : vector<4xf64> into f64",
            "%a: vector<4xf64>",
            "f64",
        )
        for kind in ("add", "mul", "maximumf", "minimumf", "maxnumf", "minnumf")
    },
    **{
        f"reduction-{kind}-from": function(
            f"%r = vector.reduction <{kind}>, %a, %b : vector<4xf64> into f64",
            "%a: vector<4xf64>, %b: f64",
            "f64",
        )
        for kind in ("add", "mul", "maximumf")
    },
    **{
        f"multi_reduction-{kind}": function(
            f"%r = vector.multi_reduction <{kind}>, %a, %b [0, 2] : vector<2x3x2xf64> "
            "to vector<3xf64>",
            "%a: vector<2x3x2xf64>, %b: vector<3xf64>",
            "vector<3xf64>",
        )
        for kind in ("add", "mul", "maximumf", "minimumf")
    },
    "multi_reduction-scalar": function(
        "%r = vector.multi_reduction <mul>, %a, %b [0, 1] : vector<2x2xf64> to f64",
        "%a: vector<2x2xf64>, %b: f64",
        "f64",
    ),
    "outerproduct": function(
        "%r = vector.outerproduct %a, %b, %c : vector<2xf64>, vector<3xf64>",
        "%a: vector<2xf64>, %b: vector<3xf64>, %c: vector<2x3xf64>",
        "vector<2x3xf64>",
    ),
    "outerproduct-plain": function(
        "%r = vector.outerproduct %a, %b : vector<2xf64>, vector<3xf64>",
        "%a: vector<2xf64>, %b: vector<3xf64>",
        "vector<2x3xf64>",
    ),
    "outerproduct-scalar": function(
        "%r = vector.outerproduct %a, %b : vector<3xf64>, f64",
        "%a: vector<3xf64>, %b: f64",
        "vector<3xf64>",
    ),
    "contract-matmul": function(
        "%r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, "
        "affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], "
        'iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} '
        "%a, %b, %c : vector<2x3xf64>, vector<3x2xf64> into vector<2x2xf64>",
        "%a: vector<2x3xf64>, %b: vector<3x2xf64>, %c: vector<2x2xf64>",
        "vector<2x2xf64>",
    ),
    "contract-matvec": function(
        "%r = vector.contract {indexing_maps = [affine_map<(i, k) -> (k, i)>, "
        "affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], "
        'iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} '
        "%a, %b, %c : vector<3x2xf64>, vector<3xf64> into vector<2xf64>",
        "%a: vector<3x2xf64>, %b: vector<3xf64>, %c: vector<2xf64>",
        "vector<2xf64>",
    ),
    "contract-dot": function(
        "%r = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, "
        "affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> ()>], "
        'iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} '
        "%a, %b, %c : vector<2x3xf64>, vector<3x2xf64> into f64",
        "%a: vector<2x3xf64>, %b: vector<3x2xf64>, %c: f64",
        "f64",
    ),
    "contract-batch": function(
        "%r = vector.contract {indexing_maps = [affine_map<(n, i, k) -> (n, i, k)>, "
        "affine_map<(n, i, k) -> (k, n)>, affine_map<(n, i, k) -> (i, n)>], "
        'iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} '
        "%a, %b, %c : vector<2x3x2xf64>, vector<2x2xf64> into vector<3x2xf64>",
        "%a: vector<2x3x2xf64>, %b: vector<2x2xf64>, %c: vector<3x2xf64>",
        "vector<3x2xf64>",
    ),
    "contract-summed-on-one-side": function(
        "%r = vector.contract {indexing_maps = [affine_map<(n, i, k) -> (n, i, k)>, "
        "affine_map<(n, i, k) -> (k)>, affine_map<(n, i, k) -> (i)>], "
        'iterator_types = ["reduction", "parallel", "reduction"], kind = #vector.kind<add>} '
        "%a, %b, %c : vector<2x3x4xf64>, vector<4xf64> into vector<3xf64>",
        "%a: vector<2x3x4xf64>, %b: vector<4xf64>, %c: vector<3xf64>",
        "vector<3xf64>",
    ),
    "contract-summed-apart": function(
        "%r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, "
        "affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> ()>], "
        'iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<add>} '
        "%a, %b, %c : vector<2x3xf64>, vector<4x2xf64> into f64",
        "%a: vector<2x3xf64>, %b: vector<4x2xf64>, %c: f64",
        "f64",
    ),
}


def shapes(types: Any) -> list[tuple[int, ...]]:
    return [t.get_shape() if hasattr(t, "get_shape") else () for t in types]


def draw(rng: np.random.Generator, shape: tuple[int, ...]) -> Any:
    values = rng.uniform(-2.0, 2.0, shape)
    return values if shape else float(values)


def arguments(made: Program, rng: np.random.Generator) -> list[Any]:
    types = [arg.type for arg in made.function.body.block.args]
    return [
        2 if str(type) == "index" else draw(rng, shape)
        for type, shape in zip(types, shapes(types), strict=True)
    ]


def flat(values: Any) -> Array:
    return np.concatenate([np.zeros(0), *(np.ravel(v) for v in values)])


@pytest.mark.parametrize("name", CASES)
def test_tangents_are_those_of_dual_numbers(name: str) -> None:
    made, rng = program(CASES[name]), np.random.default_rng(1)
    for _ in range(3):
        given = arguments(made, rng)
        rates = [None if isinstance(a, int) else draw(rng, np.shape(a)) for a in given]
        true = run_dual(made.module, "f", given, rates)
        found = made.run("push", *given, *operand_values(made, given, rates))
        np.testing.assert_allclose(flat(found), flat(true.tangents), rtol=1e-13, atol=1e-15)


def operand_values(made: Program, given: list[Any], rates: list[Any]) -> list[Any]:
    """The tangents a float operand: one value may be several operands."""
    of = dict(zip(made.function.body.block.args, rates, strict=True))
    return [of[operand] for operand in made.operands()]


@pytest.mark.parametrize("name", CASES)
def test_cotangents_are_the_transpose(name: str) -> None:
    made, rng = program(CASES[name]), np.random.default_rng(2)
    given = arguments(made, rng)
    tangents = [draw(rng, shape) for shape in shapes(v.type for v in made.operands())]
    cotangents = [draw(rng, shape) for shape in shapes(r.type for r in made.op.results)]
    forward = flat(made.run("push", *given, *tangents)) @ flat(cotangents)
    backward = flat(made.run("pull", *given, *cotangents)) @ flat(tangents)
    assert backward == pytest.approx(forward, rel=1e-13)


@pytest.mark.parametrize("name", CASES)
def test_each_operand_alone(name: str) -> None:
    """The cotangent of an operand is the same, whatever others are wanted."""
    made, rng = program(CASES[name]), np.random.default_rng(3)
    given = arguments(made, rng)
    cotangents = [draw(rng, shape) for shape in shapes(r.type for r in made.op.results)]
    together = made.run("pull", *given, *cotangents)
    for number in range(len(made.operands())):
        alone = Program(CASES[name])
        operand = alone.operands()[number]
        alone.add_pull([list(alone.op.operands).index(operand)])
        position = alone.operands().index(operand)
        np.testing.assert_array_equal(
            alone.run("pull", *given, *cotangents)[position], together[position]
        )


def test_products_with_zero_factors() -> None:
    made = program(CASES["reduction-mul"])
    at = np.array([2.0, 0.0, 3.0, 5.0])
    (found,) = made.run("pull", at, 1.0)
    np.testing.assert_array_equal(found, [0.0, 30.0, 0.0, 0.0])


def test_ties_share_equally() -> None:
    made = program(CASES["reduction-maximumf-from"])
    found, start = made.run("pull", np.array([2.0, 1.0, 2.0, 2.0]), 2.0, 1.0)
    np.testing.assert_array_equal(found, [0.25, 0.0, 0.25, 0.25])
    assert start == 0.25


REFUSED = {
    "complex width": (
        "AD0701",
        function("%r = complex.exp %a : complex<f64>", "%a: complex<f64>", "complex<f64>"),
    ),
    "bits": (
        "AD0708",
        function(
            "%r = vector.bitcast %a : vector<2xf64> to vector<4xf32>",
            "%a: vector<2xf64>",
            "vector<4xf32>",
        ),
    ),
    "scalar bits": (
        "AD0708",
        function(
            "%b = arith.bitcast %a : f64 to i64\n%r = arith.bitcast %b : i64 to f64",
            "%a: f64",
            "f64",
        ),
    ),
    "kind": (
        "AD0701",
        function(
            "%r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} "
            ": vector<2xf64>, vector<3xf64>",
            "%a: vector<2xf64>, %b: vector<3xf64>, %c: vector<2x3xf64>",
            "vector<2x3xf64>",
        ),
    ),
    "width": (
        "AD0701",
        function(
            "%r = vector.reduction <add>, %a : vector<4xf64> into f64", "%a: vector<4xf64>", "f64"
        ),
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_has_no_derivative_is_refused(name: str) -> None:
    code, text = REFUSED[name]
    with pytest.raises(DiagnosticError) as caught:
        Program(text).add_push(2 if "width" in name else 0)
    assert caught.value.diagnostics[0].code == code
    assert caught.value.diagnostics[0].location is not None


def test_every_vector_row_is_tested() -> None:
    names = {r.name for r in default_rules() if r.name.startswith("vector.")}
    tested = {f"vector.{name.partition('-')[0]}" for name in CASES}
    assert names == tested | {"vector.bitcast", "vector.splat"}


LARGEST_PRODUCTS = """
func.func @f(%a: memref<2x3xf64>, %b: memref<3xf64>, %w: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %x = vector.load %a[%c0, %c0] : memref<2x3xf64>, vector<2x3xf64>
  %y = vector.load %b[%c0] : memref<3xf64>, vector<3xf64>
  %s = vector.broadcast %w : f64 to vector<2xf64>
  %c = vector.contract {
      indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>,
                       affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"], kind = #vector.kind<maximumf>}
      %x, %y, %s : vector<2x3xf64>, vector<3xf64> into vector<2xf64>
  %r = vector.reduction <mul>, %c : vector<2xf64> into f64
  return %r : f64
}
"""


def test_a_contraction_by_a_maximum() -> None:
    """Its products and their maximum have derivatives; as one operation it was refused."""
    f = ad_opt.load(LARGEST_PRODUCTS)["f"]
    a, b = np.array([[1.0, 3.0, 2.0], [-1.0, -2.0, -0.5]]), np.array([4.0, 2.0, 2.5])
    # The rows' maxima are 6 (second product) and -1.25, or `w` where that is larger.
    by_a, by_b, by_w = ad_opt.grad(f)(a, b, -10.0)
    np.testing.assert_allclose(by_a, [[0, -2.5, 0], [0, 0, 15.0]])
    np.testing.assert_allclose(by_b, [0, 3 * -1.25, 6 * -0.5])
    assert by_w == 0.0
    assert ad_opt.grad(f, wrt="w")(a, b, 0.5) == 6.0
    np.testing.assert_allclose(ad_opt.hessian(f, wrt="w")(a, b, 100.0), 2.0)
