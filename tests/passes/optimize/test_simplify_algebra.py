"""simplify-algebra: bits without flags, values with them, and what it costs."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from typing import Any

import mpmath
import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager
from hypothesis import given, settings
from hypothesis.strategies import randoms

import ad_opt
from ieee_terms import SPECIAL, same_bits
from shares import some_of

FAST = "reassoc,nsz,arcp,contract,afn"
NUMBERS = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.1, -4.0)
BINARY = {"addf": "+", "subf": "-", "mulf": "*", "divf": "/"}
UNARY = ("absf", "sqrt", "sin", "exp")
ARGUMENTS = ("%a", "%b", "%x", "%y")


class Code:
    """Random straight-line code, and what it says in any arithmetic."""

    def __init__(self, draw: random.Random, type_: str, flags: Sequence[str], size: int):
        self.type = type_
        self.lines: list[str] = []
        self.steps: list[tuple[str, tuple[str, ...], float | None]] = []
        names = list(ARGUMENTS)
        for n in range(size):
            name, flag = f"%v{n}", draw.choice(flags)
            given = f" fastmath<{flag}>" if flag else ""
            # Late values are likelier: code is deep, and has parts in common.
            picked = [draw.choice(names[-4:] if draw.random() < 0.6 else names) for _ in range(3)]
            kind = draw.randrange(12)
            if kind < 2:
                self._add(name, "constant", (), draw.choice(NUMBERS))
                self.lines.append(f"{name} = arith.constant {self.steps[-1][2]!r} : {type_}")
            elif kind < 8:
                op = draw.choice(list(BINARY))
                self._add(name, op, tuple(picked[:2]))
                self._line(name, f"arith.{op} {picked[0]}, {picked[1]}{given}")
            elif kind < 9:
                self._add(name, "negf", (picked[0],))
                self._line(name, f"arith.negf {picked[0]}{given}")
            elif kind < 11:
                op = draw.choice(UNARY)
                self._add(name, op, (picked[0],))
                self._line(name, f"math.{op} {picked[0]}{given}")
            else:
                self._add(name, "select", tuple(picked))
                self.lines.append(f"{name}c = arith.cmpf olt, {picked[0]}, {picked[1]} : {type_}")
                self._line(name, f"arith.select {name}c, {picked[2]}, {picked[0]}")
            names.append(name)
        self.results = names[-2:]

    def _add(self, name: str, op: str, args: tuple[str, ...], number: float | None = None) -> None:
        self.steps.append((op, (name, *args), number))

    def _line(self, name: str, text: str) -> None:
        self.lines.append(f"{name} = {text} : {self.type}")

    def text(self) -> str:
        head = ", ".join(f"{name}: {self.type}" for name in ARGUMENTS)
        body = "\n  ".join([*self.lines, f"return {', '.join(self.results)} : {self._both()}"])
        return f"func.func @f({head}) -> ({self._both()}) {{\n  {body}\n}}"

    def _both(self) -> str:
        return f"{self.type}, {self.type}"

    def values(self, at: Sequence[float]) -> list[Any] | None:
        """In fifty digits; None where rounding decides, or a value is huge or not real."""
        found = {name: mpmath.mpf(x) for name, x in zip(ARGUMENTS, at, strict=True)}
        for op, (name, *args), number in self.steps:
            x = [found[arg] for arg in args]
            if op in BINARY:
                if op == "divf" and abs(x[1]) < 1e-3:
                    return None
                made = {"addf": mpmath.fadd, "subf": mpmath.fsub, "mulf": mpmath.fmul}.get(op)
                value = (made or mpmath.fdiv)(x[0], x[1])
            elif op == "select":
                if abs(x[0] - x[1]) < 1e-6:
                    return None
                value = x[2] if x[0] < x[1] else x[0]
            elif op == "constant":
                value = mpmath.mpf(float(np.float32(number)) if self.type == "f32" else number)
            elif op == "sqrt":
                if x[0] < 1e-3:
                    return None
                value = mpmath.sqrt(x[0])
            else:
                known = {"absf": abs, "sin": mpmath.sin, "exp": mpmath.exp, "negf": lambda v: -v}
                value = known[op](x[0])
            if abs(value) > 1e3:
                return None
            found[name] = value
        return [found[name] for name in self.results]


def simplified(text: str, options: str = "") -> Any:
    module = parse_module(make_context(), text)
    given = f"{{{options}}}" if options else ""
    PassManager.parse(make_context(), f"simplify-algebra{given}").run(module)
    module.verify()
    return module


def operations(module: Any) -> list[str]:
    return [op.name for op in module.walk() if op.name.startswith(("arith.", "math."))]


@settings(max_examples=some_of(60), deadline=None)
@given(randoms(use_true_random=False))
def test_without_flags_every_bit_stays(draw: random.Random) -> None:
    code = Code(draw, draw.choice(("f32", "f64")), ("",), 12)
    before, after = Interpreter(parse_module(make_context(), code.text())), simplified(code.text())
    machine = Interpreter(after)
    real = np.float32 if code.type == "f32" else np.float64
    for _ in range(40):
        at = [real(draw.choice(SPECIAL)) for _ in ARGUMENTS]
        with np.errstate(all="ignore"):
            pairs = zip(before.run("f", at), machine.run("f", at), strict=True)
        assert all(same_bits(left, right) for left, right in pairs), (at, str(after))


@settings(max_examples=some_of(60), deadline=None)
@given(randoms(use_true_random=False))
def test_values_with_flags(draw: random.Random) -> None:
    """Interpreted, against what the code says in fifty digits; flags mixed, and all fast."""
    code = Code(draw, "f64", ("", "reassoc", "reassoc,nsz", FAST, "fast"), 14)
    modules = [
        simplified(code.text()),
        simplified(code.text(), "fastmath=" + "-".join(FAST.split(","))),
    ]
    machines = [Interpreter(module) for module in modules]
    with mpmath.workdps(50):
        for _ in range(10):
            at = [draw.uniform(0.2, 2.0) * draw.choice((1, -1)) for _ in ARGUMENTS]
            wanted = code.values(at)
            if wanted is None:
                continue
            for machine in machines:
                for found, right in zip(machine.run("f", at), wanted, strict=True):
                    assert math.isclose(found, right, rel_tol=1e-8, abs_tol=1e-8), str(modules)


def test_compiled_values() -> None:
    """One program of many functions, by machine code, in both precisions."""
    draw = random.Random(4)
    compared = 0
    for type_, tolerance in (("f32", 2e-3), ("f64", 1e-8)):
        codes = [Code(draw, type_, ("", "reassoc,nsz", FAST), 12) for _ in range(40)]
        texts = [code.text().replace("@f(", f"@f{n}(") for n, code in enumerate(codes)]
        program = ad_opt.load(str(simplified("\n".join(texts))))
        for (n, code), _ in itertools.product(enumerate(codes), range(5)):
            at = [float(np.float32(draw.uniform(0.2, 2.0))) for _ in ARGUMENTS]
            with mpmath.workdps(50):
                wanted = code.values(at)
            for found, right in zip(program[f"f{n}"](*at), wanted or (), strict=wanted is not None):
                assert math.isclose(found, right, rel_tol=tolerance, abs_tol=tolerance), texts[n]
                compared += 1
    assert compared > 100


def test_what_is_a_condition_stays_a_number() -> None:
    """``c ? 0 : 1`` is the condition "not c" among terms, and one or zero in the program."""
    text = """func.func @f(%a: f64, %b: f64, %x: f64) -> (f64, f64) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %c = arith.cmpf olt, %a, %b : f64
  %v = arith.select %c, %zero, %one : f64
  %w = arith.addf %v, %zero fastmath<fast> : f64
  %q = arith.mulf %x, %w fastmath<fast> : f64
  %e = math.exp %w fastmath<fast> : f64
  %r = arith.mulf %e, %q fastmath<fast> : f64
  return %w, %r : f64, f64
}"""
    for options in ("", "fastmath=" + "-".join(FAST.split(","))):
        found = Interpreter(simplified(text, options)).run("f", [2.0, 1.0, 4.0])
        assert found == pytest.approx((1.0, 4 * math.e))


def test_never_dearer() -> None:
    for seed in range(40):
        code = Code(random.Random(seed), "f64", ("", FAST, "fast"), 14)
        before, after = parse_module(make_context(), code.text()), simplified(code.text())
        assert len(operations(after)) <= len(operations(before)) + 4 * operations(after).count(
            "arith.constant"
        )


def test_deep_code() -> None:
    """A chain of thousands is no matter of recursion."""
    lines = ["%v0 = arith.addf %x, %x : f64"]
    lines += [f"%v{n} = arith.mulf %v{n - 1}, %x : f64" for n in range(1, 3000)]
    lines += ["%s = arith.negf %v2999 : f64", "%t = arith.negf %s : f64"]
    body = "\n".join(lines)
    after = simplified(f"func.func @f(%x: f64) -> f64 {{\n{body}\nreturn %t : f64\n}}")
    assert "arith.negf" not in operations(after)


def test_unknown_flag() -> None:
    with pytest.raises(DiagnosticError, match="AD0004"):
        simplified("func.func @f() {\n  return\n}", "fastmath=quick")


@pytest.mark.parametrize("number", [1e30, 1e-30])
def test_constants_that_a_type_has_not(number: float) -> None:
    """A product of numbers that single precision has not is not made."""
    text = f"""
    func.func @f(%x: f32) -> f32 {{
      %n = arith.constant {number:.1e} : f32
      %p = arith.mulf %x, %n fastmath<fast> : f32
      %q = arith.mulf %p, %n fastmath<fast> : f32
      return %q : f32
    }}"""
    assert operations(simplified(text)).count("arith.mulf") == 2
    x = np.float32(1 / number)
    assert Interpreter(simplified(text)).run("f", [x])[0] == pytest.approx(number, rel=1e-5)


def test_half_precision_stays() -> None:
    text = """
    func.func @f(%x: f16) -> f16 {
      %n = arith.constant 9.5367431640625e-07 : f16
      %q = arith.divf %x, %n : f16
      return %q : f16
    }"""
    assert "arith.divf" in operations(simplified(text))
