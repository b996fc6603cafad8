"""Products with the Hessians of the ADBench objectives: symmetric, and by two nestings of modes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.passes.pipelines import derivative

import ad_opt
import inputs
from derivatives import directional_difference


def objective(root: Path, kind: str) -> ad_opt.Function:
    return ad_opt.load(root / "examples" / "adbench" / f"{kind}.mlir")[f"{kind}_objective"]


def check_hessian(
    function: ad_opt.Function, arguments: dict[str, Any], wrt: tuple[str, ...]
) -> None:
    """Products with the Hessian are symmetric, and the change of the gradient."""
    rng = np.random.default_rng(5)
    u, v = ({k: rng.standard_normal(arguments[k].shape) for k in wrt} for _ in range(2))
    parts = wrt[0] if len(wrt) == 1 else wrt
    flat = lambda d: np.concatenate([np.ravel(d[part]) for part in wrt])  # noqa: E731
    join = lambda found: flat(dict(zip(wrt, [found] if len(wrt) == 1 else found)))  # noqa: E731

    def times(direction: dict[str, Any]) -> Any:
        tangents = [direction.get(part) for part in arguments]
        return join(ad_opt.hvp(function, tuple(arguments.values()), tangents, parts))

    hu, hv = times(u), times(v)
    size = float(np.linalg.norm(flat(u)) * np.linalg.norm(hv))
    assert abs(flat(u) @ hv - flat(v) @ hu) <= 1e-12 * size
    gradient = ad_opt.grad(function, parts)

    def along(step: float) -> tuple[float, ...]:
        moved = {k: x + step * v[k] if k in v else x for k, x in arguments.items()}
        return tuple(map(float, join(gradient(*moved.values()))))

    estimate = directional_difference(along, [0.0], [1.0], first_step=1e-3)
    np.testing.assert_allclose(hv, estimate.value, rtol=0, atol=1e-6 * np.abs(hv).max())


HESSIANS = [
    ("gmm_d2_K5", ("alphas", "means", "icf")),
    ("gmm_d10_K25", ("alphas", "means", "icf")),
    ("lstm_l2_c1024", ("main", "extra")),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "wrt"), HESSIANS)
def test_adbench(root: Path, name: str, wrt: tuple[str, ...]) -> None:
    arguments = inputs.read(name)
    if name.startswith("lstm"):
        arguments["sequence"] = arguments["sequence"][:40].copy()
    elif len(arguments["x"]) > 100:
        arguments["x"] = arguments["x"][:100].copy()
    check_hessian(objective(root, name.split("_")[0]), arguments, wrt)


SQUARES = """
func.func @squares({arguments}) -> f64 {{
  call @{name}_objective({names}) : ({types}) -> ()
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %out, %0 : memref<?x{width}xf64>
  %width = arith.constant {width} : index
  %r = scf.for %i = %0 to %n step %1 iter_args(%a = %zero) -> f64 {{
    %s = scf.for %j = %0 to %width step %1 iter_args(%b = %a) -> f64 {{
      %e = memref.load %out[%i, %j] : memref<?x{width}xf64>
      %e2 = arith.mulf %e, %e : f64
      %t = arith.addf %b, %e2 : f64
      scf.yield %t : f64
    }}
    scf.yield %s : f64
  }}
  return %r : f64
}}
"""
LEAST_SQUARES = {
    "ba": ("residuals", ("cams", "points"), 2),
    "hand": ("errors", ("theta",), 3),
}


def squares(root: Path, name: str, out: str, width: int, arguments: dict[str, Any]) -> str:
    """The objective with the sum of the squares of what it writes to ``out``."""
    text = (root / "examples" / "adbench" / f"{name}.mlir").read_text()
    (function,) = (
        op
        for op in ad_opt.load(text).module.ops
        if op.name == "func.func" and op.sym_name.data == f"{name}_objective"
    )
    types = [str(type) for type in function.function_type.inputs]
    names = ["%out" if key == out else f"%{key}" for key in arguments]
    pairs = ", ".join(f"{a}: {type}" for a, type in zip(names, types, strict=True))
    return text + SQUARES.format(
        arguments=pairs, name=name, names=", ".join(names), types=", ".join(types), width=width
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", LEAST_SQUARES)
def test_adbench_least_squares(root: Path, name: str) -> None:
    """The Hessian of a sum of squares of residuals."""
    out, wrt, width = LEAST_SQUARES[name]
    data = {"ba": "ba1_n49_m7776_p31843", "hand": "hand2_t26_c192"}[name]
    arguments = inputs.read(data)
    if name == "ba":
        arguments |= {k: arguments[k][:60].copy() for k in ("weights", "observations", "features")}
        arguments |= {k: arguments[k][:60].copy() for k in ("residuals", "weight_residuals")}
        arguments["points"] = arguments["points"][:60].copy()
    arguments[out] = np.zeros_like(arguments[out])
    function = ad_opt.load(squares(root, name, out, width, arguments))["squares"]
    check_hessian(function, arguments, wrt)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gmm_d2_K5", "lstm_l2_c1024", "hand2_t26_c192"])
def test_adbench_reverse_over_reverse(root: Path, name: str) -> None:
    """The pullback of the gradient is the product with the Hessian, as forward over reverse has."""
    kind = name.split("_")[0].rstrip("0123456789")
    arguments = inputs.read(name)
    wrt = {"gmm": ("alphas", "means", "icf"), "lstm": ("main", "extra"), "hand": ("theta",)}[kind]
    if kind == "lstm":
        arguments["sequence"] = arguments["sequence"][:40].copy()
    if kind == "hand":
        arguments["errors"] = np.zeros_like(arguments["errors"])
        program, function = ad_opt.load(squares(root, kind, "errors", 3, arguments)), "squares"
    else:
        function = f"{kind}_objective"
        program = ad_opt.load(root / "examples" / "adbench" / f"{kind}.mlir")
    rng = np.random.default_rng(5)
    direction = {k: rng.standard_normal(arguments[k].shape) for k in wrt}
    tangents = [direction.get(part) for part in arguments]
    expected = ad_opt.hvp(program[function], tuple(arguments.values()), tangents, wrt)
    gradient = program.after(derivative(function, "grad"))[f"{function}_grad"]
    given: list[Any] = []
    places: list[int] = []
    seeds: dict[str, Any] = {}
    for part, value in arguments.items():
        places += [len(given)] if part in wrt else []
        given.append(value)
        if isinstance(value, np.ndarray) and value.dtype.kind == "f":
            if part in wrt:
                seeds[gradient.signature.parameters[len(given)]] = direction[part]
            given.append(np.zeros_like(value))
    numbers = [0.0 for value in arguments.values() if isinstance(value, float)]
    _, pullback = ad_opt.vjp(gradient, *given, wrt=tuple(places))
    for found, true in zip(pullback(*numbers, **seeds), expected, strict=True):
        np.testing.assert_allclose(found, true, rtol=0, atol=1e-12 * np.abs(true).max())
