"""Rows of ``complex``: against mpmath, and tangents against cotangents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from ad_opt.passes.rules.registry import default_rules

from rule_programs import Program, program, text_of

mpmath = pytest.importorskip("mpmath")
mp = mpmath.mp.clone()
mp.dps = 50

POINTS = (0.5 + 0.25j, -1.5 + 0.75j, 0.3 - 2.0j, -0.7 - 0.4j)
PAIRS = ((0.5 + 0.25j, 2.0 - 1.0j), (-1.5 + 0.75j, 0.25 + 0.5j), (0.3 - 2.0j, -1.0 + 0.1j))
Z = "complex<f64>"


def atan2(y: Any, x: Any) -> Any:
    return -1j * mp.log((x + 1j * y) / mp.sqrt(x * x + y * y))


HOLOMORPHIC: dict[str, Callable[..., Any]] = {
    "exp": mp.exp,
    "expm1": mp.expm1,
    "log": mp.log,
    "log1p": lambda z: mp.log(1 + z),
    "sqrt": mp.sqrt,
    "rsqrt": lambda z: 1 / mp.sqrt(z),
    "sin": mp.sin,
    "cos": mp.cos,
    "tan": mp.tan,
    "tanh": mp.tanh,
    "neg": lambda z: -z,
    "add": lambda z, w: z + w,
    "sub": lambda z, w: z - w,
    "mul": lambda z, w: z * w,
    "div": lambda z, w: z / w,
    "pow": lambda z, w: mp.exp(w * mp.log(z)),
    "atan2": atan2,
}


def holomorphic(name: str, arguments: int, type: str = Z) -> Program:
    names = ", ".join(("%a", "%b")[:arguments])
    return program(text_of(f"%r = complex.{name} {names} : {type}", type, arguments))


def diff(function: Callable[..., Any], point: tuple[complex, ...], operand: int) -> complex:
    at = [mp.mpc(p) for p in point]

    def along(t: Any) -> Any:
        return function(*at[:operand], t, *at[operand + 1 :])

    step = mp.mpf(10) ** -15
    return complex((along(at[operand] + step) - along(at[operand] - step)) / (2 * step))


@pytest.mark.parametrize("name", HOLOMORPHIC)
def test_holomorphic_functions(name: str) -> None:
    function = HOLOMORPHIC[name]
    arguments = 1 if name in ("neg", *list(HOLOMORPHIC)[:10]) else 2
    points = [(p,) for p in POINTS] if arguments == 1 else list(PAIRS)
    made = holomorphic(name, arguments)
    d = 0.75 - 1.25j
    for point in points:
        pulled = made.run("pull", *point, d)
        for operand in range(arguments):
            true = diff(function, point, operand)
            unit = [d if k == operand else 0j for k in range(arguments)]
            assert made.run("push", *point, *unit)[0] == pytest.approx(true * d, rel=1e-13)
            # The transpose under Re(conj(a) b) multiplies by the conjugate.
            assert pulled[operand] == pytest.approx(true.conjugate() * d, rel=1e-13)


REAL_LINEAR = {
    # operation: (types of operands, type of the result, function of floats and complex numbers)
    "re": (Z, "f64", lambda z: z.real),
    "im": (Z, "f64", lambda z: z.imag),
    "conj": (Z, Z, lambda z: z.conjugate()),
    "abs": (Z, "f64", abs),
    "angle": (Z, "f64", lambda z: mp.arg(z)),
    "sign": (Z, Z, lambda z: z / abs(z)),
}


@pytest.mark.parametrize("name", REAL_LINEAR)
def test_functions_that_are_not_holomorphic(name: str) -> None:
    source, result, function = REAL_LINEAR[name]
    made = program(text_of(f"%r = complex.{name} %a : {source}", source, 1, result))
    for z in POINTS:
        columns: list[complex] = []
        for direction in (1.0 + 0j, 1j):
            step = mp.mpf(10) ** -15
            ahead, behind = (function(mp.mpc(z) + s * step * direction) for s in (1, -1))
            true = complex((ahead - behind) / (2 * step))
            columns.append(true)
            assert complex(made.run("push", z, direction)[0]) == pytest.approx(true, rel=1e-13)
        d = 0.75 - 1.25j if result == Z else 0.75
        inner = [(complex(d).conjugate() * column).real for column in columns]
        assert made.run("pull", z, d)[0] == pytest.approx(complex(*inner), rel=1e-13)


def test_numbers_from_parts() -> None:
    made = program(text_of(f"%r = complex.create %a, %b : {Z}", "f64", 2, Z))
    assert made.run("push", 1.0, 2.0, 3.0, 4.0) == (3 + 4j,)
    assert made.run("pull", 1.0, 2.0, 3 + 4j) == (3.0, 4.0)


@pytest.mark.parametrize("exponent", [-2, 0, 1, 3])
def test_integer_powers(exponent: int) -> None:
    made = program(
        f"func.func @f(%a: {Z}, %n: i32) -> {Z} {{\n  %r = complex.powi %a, %n : {Z}, i32\n"
        f"  func.return %r : {Z}\n}}"
    )
    for z in POINTS:
        true = exponent * z ** (exponent - 1)
        assert made.run("push", z, exponent, 1j)[0] == pytest.approx(1j * true, rel=1e-14)
        assert made.run("pull", z, exponent, 1j)[0] == pytest.approx(
            1j * true.conjugate(), rel=1e-14
        )


@pytest.mark.parametrize(
    ("op", "result", "point", "expected"),
    [
        ("abs", "f64", 0j, 0j),
        ("sign", Z, 0j, 0j),
    ],
)
def test_kinks(op: str, result: str, point: complex, expected: complex) -> None:
    made = program(text_of(f"%r = complex.{op} %a : {Z}", Z, 1, result))
    assert made.run("pull", point, 1.0)[0] == expected
    assert made.run("push", point, 1 + 1j)[0] == 0


SINGULAR: list[tuple[str, tuple[complex, ...]]] = [
    *((name, (0j,)) for name in ("log", "sqrt", "rsqrt")),
    *((name, (1000 + 0j,)) for name in ("exp", "expm1")),
    ("log1p", (-1 + 0j,)),
    ("div", (1j, 0j)),
    ("atan2", (0j, 0j)),
    ("pow", (0j, -1 + 0j)),
]


@pytest.mark.parametrize(("name", "point"), SINGULAR)
def test_a_masked_singularity_leaves_no_nan(name: str, point: tuple[complex, ...]) -> None:
    made = holomorphic(name, len(point))
    zeros = (0j,) * len(point)
    assert made.run("pull", *point, 0j) == zeros
    assert made.run("push", *point, *zeros) == (0j,)


def test_an_integer_power_masks_its_singularity() -> None:
    made = program(
        f"func.func @f(%a: {Z}, %n: i32) -> {Z} {{\n  %r = complex.powi %a, %n : {Z}, i32\n"
        f"  func.return %r : {Z}\n}}"
    )
    assert made.run("push", 0j, -1, 0j) == (0j,)
    assert made.run("pull", 0j, -1, 0j) == (0j,)


def test_masked_angle() -> None:
    angle = program(text_of(f"%r = complex.angle %a : {Z}", Z, 1, "f64"))
    assert angle.run("pull", 0j, 0.0) == (0j,)
    assert angle.run("push", 0j, 0j) == (0.0,)


def test_power_at_zero() -> None:
    made = holomorphic("pow", 2)
    assert made.run("pull", 0j, 1 + 0j, 2 + 0j) == (2 + 0j, 0j)
    assert made.run("pull", 2 + 0j, 0j, 1 + 0j)[0] == 0j


@pytest.mark.parametrize("name", HOLOMORPHIC)
def test_single_precision(name: str) -> None:
    arguments = 1 if name in ("neg", *list(HOLOMORPHIC)[:10]) else 2
    single, double = holomorphic(name, arguments, "complex<f32>"), holomorphic(name, arguments)
    point = POINTS[:1] if arguments == 1 else PAIRS[0]
    found, true = (one.run("pull", *point, 1 + 1j) for one in (single, double))
    assert [complex(f) for f in found] == pytest.approx([complex(t) for t in true], rel=1e-5)


def test_every_complex_row_is_tested() -> None:
    names = {r.name for r in default_rules() if r.name.startswith("complex.")}
    tested = {*HOLOMORPHIC, *REAL_LINEAR, "create", "powi", "bitcast"}
    assert names == {f"complex.{name}" for name in tested}
