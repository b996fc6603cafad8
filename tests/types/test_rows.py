"""Small programs with known derivatives: what they give, and that all ways to it agree.

A file of `rows` has programs between lines ``// -----``; comments in each say what must hold::

    // ROW A1 what it is about
    // CALL @f(2, 1.5) = 3                      results
    // JVP @f(2, 1.5; 1, 1) = 8                 tangents of results
    // VJP @f(2, [1, 2]; 1, out=[1, 1]) = 3, 4  gradients by all arguments that can have one
    // HVP @f(2; 1) = 0.5                       the Hessian, times a vector

Lists of numbers stand for vectors and buffers, tuples for structs. Numbers on the right are
compared in order, whatever contains them; they may be formulas. At every point of a JVP or VJP the
derivatives are also checked against each other, and those of second order by forward over
forward against forward over reverse mode; all of them against differences, unless a line
``// UNCHECKED`` says what differences cannot see. A line ``// DISAGREE @f AD0821`` says that a
derivative is given for one mode that is none in the other, or a wrong one, and what comes out.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.pipelines import derivative
from xdsl.dialects.builtin import MemRefType, VectorType

import ad_opt
from ad_opt.checking import numbers_of
from ad_opt.derivatives.derivatives import vjp_tangent
from ad_opt.programs.wrt import name_of, role_of
from ad_opt.values.fresh_arrays import copied

FILES = sorted((Path(__file__).parent / "rows").glob("*.mlir"))
TOLERANCE = 1e-9
"""Relative, of programs in f64; the source computes in f32 and compares to 1e-4."""
STATEMENT = re.compile(r"// (CALL|JVP|VJP|HVP) @([\w.]+)\((.*)\) = (.*)")


@dataclass(frozen=True)
class Statement:
    """One line of what must hold."""

    kind: str
    function: str
    arguments: list[Any]
    directions: list[Any]
    buffers: dict[str, Any]
    expected: list[float]


@dataclass
class Row:
    """One program."""

    label: str
    text: str
    statements: list[Statement] = field(default_factory=list)
    unchecked: str = ""
    disagree: dict[str, str] = field(default_factory=dict)
    """By function, the code with which the comparison of the two modes ends."""


def rows() -> Iterator[Row]:
    for path in FILES:
        for text in path.read_text().split("// -----\n"):
            label = re.search(r"// ROW (\S+)", text)
            assert label is not None, text
            reason = re.search(r"// UNCHECKED (.*)", text)
            statements = [statement(*found) for found in STATEMENT.findall(text)]
            disagree = dict(re.findall(r"// DISAGREE @(\w+) (AD\d+)", text))
            yield Row(label[1], text, statements, reason[1] if reason else "", disagree)


def statement(kind: str, function: str, given: str, expected: str) -> Statement:
    arguments, _, directions = given.partition(";")
    point, _ = read(arguments)
    cotangents, buffers = read(directions)
    formulas = {name: getattr(math, name) for name in ("log", "sin", "cos", "sqrt")}
    numbers = [float(eval(word, formulas)) for word in expected.split(",")]
    return Statement(kind, function, point, cotangents, buffers, numbers)


def read(text: str) -> tuple[list[Any], dict[str, Any]]:
    """``1, [2, 3], out=4`` as positional and named values."""
    call = ast.parse(f"f({text})", mode="eval").body
    assert isinstance(call, ast.Call)
    values = [ast.literal_eval(argument) for argument in call.args]
    return values, {k.arg or "": ast.literal_eval(k.value) for k in call.keywords}


def typed(function: ad_opt.Function, values: list[Any]) -> list[Any]:
    """Values as the function takes them; ``None`` stays."""
    kinds = function.signature.inputs
    return [one(kind, value) for kind, value in zip(kinds, values, strict=True)]


def one(kind: Any, value: Any) -> Any:
    if value is None:
        return None
    if isinstance(kind, MemRefType | VectorType):
        return np.array(value, _dtype(kind.element_type))
    return float(value) if str(kind) in ("f64", "f32") else value


def _dtype(element: Any) -> Any:
    name = str(element)
    return {"f64": np.float64, "f32": np.float32, "index": np.int64}.get(name) or np.dtype(
        name.replace("i", "int", 1)
    )


def flat(value: Any) -> list[float]:
    """The numbers in a value, in order."""
    if value is None:
        return []
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        return [number for entry in value for number in flat(entry)]
    if isinstance(value, np.ndarray) and value.dtype.names:
        return [number for name in value.dtype.names for number in flat(value[name])]
    return [float(entry) for entry in np.ravel(value)]


def measured(function: ad_opt.Function, s: Statement) -> list[float]:
    arguments = typed(function, s.arguments)
    if s.kind == "CALL":
        return flat(function(*arguments))
    if s.kind == "VJP":
        _, pull = ad_opt.vjp(function, *arguments)
        results = [one(kind, v) for kind, v in zip(active(function), s.directions, strict=True)]
        buffers = {name: np.array(value, float) for name, value in s.buffers.items()}
        return flat(pull(*results, **buffers))
    tangents = typed(function, s.directions)
    if s.kind == "HVP":
        return flat(ad_opt.hvp(function, arguments, tangents))
    _, rates = ad_opt.jvp(function, arguments, tangents)
    return flat(rates)


def active(function: ad_opt.Function) -> list[Any]:
    return [kind for kind in function.signature.results if str(kind)[0] not in "i"]


ROWS = {row.label: row for row in rows()}


@pytest.mark.parametrize("label", ROWS)
def test_row(label: str) -> None:
    row = ROWS[label]
    assert row.statements
    program = ad_opt.load(row.text).with_options(opt_level=1)
    for s in row.statements:
        found = measured(program[s.function], s)
        assert found == pytest.approx(s.expected, rel=TOLERANCE, abs=1e-12), s


def points(row: Row) -> Iterator[tuple[ad_opt.Function, list[Any]]]:
    """Functions, and arguments at which they have derivatives."""
    program = ad_opt.load(row.text).with_options(opt_level=1)
    for s in row.statements:
        if s.kind in ("JVP", "VJP"):
            function = program[s.function]
            yield function, typed(function, s.arguments)


@pytest.mark.parametrize("label", ROWS)
def test_all_ways_agree(label: str) -> None:
    row = ROWS[label]
    for function, arguments in points(row):
        order = 0 if row.unchecked else 2
        code = row.disagree.get(function.name)
        if code is None:
            ad_opt.check_grads(function, *arguments, order=order, rtol=TOLERANCE)
        else:
            with pytest.raises(DiagnosticError, match=code):
                ad_opt.check_grads(function, *arguments, order=0)


@pytest.mark.parametrize("label", ROWS)
def test_second_derivatives_by_two_ways_agree(label: str) -> None:
    """Also of what differences do not see: what is detached once stays so."""
    row = ROWS[label]
    for function, arguments in points(row):
        code = row.disagree.get(function.name)
        if code is None:
            forward, reverse = second(function, arguments)
            assert forward == pytest.approx(reverse, rel=TOLERANCE, abs=1e-12)
        elif code == "AD0821":
            with pytest.raises(DiagnosticError, match=code):
                second(function, arguments)


def direction(kind: Any, value: Any, rng: np.random.Generator | None) -> Any:
    """A random direction from a value, or none at all."""
    if role_of(kind) == "constant":
        return None

    def random(shape: Any) -> Any:
        return np.zeros(shape) if rng is None else np.array(rng.standard_normal(shape))

    numbers = numbers_of(kind)
    if numbers is not None:
        return numbers.write_derivative(value, random(np.shape(numbers.read(value))))
    return random(np.shape(value)) if isinstance(value, np.ndarray) else float(random(()))


def second(function: ad_opt.Function, arguments: list[Any]) -> tuple[float, float]:
    """``w · d²f(u, v)`` for random u, v and w: forward over forward, and forward over reverse."""
    rng = np.random.default_rng(0)
    kinds, outputs = function.signature.inputs, function.signature.results
    roles = [role_of(kind) for kind in kinds]

    def directions(rng: np.random.Generator | None) -> list[Any]:
        return [direction(k, x, rng) for k, x in zip(kinds, arguments, strict=True)]

    def both(values: Sequence[Any], tangents: Sequence[Any]) -> list[Any]:
        rows = zip(roles, copied(values), tangents, strict=True)
        return [x for role, *pair in rows for x in pair[: 1 if role == "constant" else 2]]

    u, v, still = directions(rng), directions(rng), directions(None)
    given = function(*copied(arguments))
    results = (given,) if len(outputs) == 1 else given or ()
    pairs = zip(outputs, results, strict=True)
    w = [direction(k, x, rng) for k, x in pairs if role_of(k) != "constant"]
    buffers = [i for i, role in enumerate(roles) if role == "buffer"]
    w_buffers = {name_of(function.signature, i): directions(rng)[i] for i in buffers}

    reverse = vjp_tangent(function, copied(arguments), copied(v), w, w_buffers)
    pushed = function.program.after(derivative(function.name, "jvp"))[f"{function.name}_jvp"]
    _, changes = ad_opt.jvp(pushed, both(arguments, copied(u)), both(v, still))
    forward = flat(changes)[len(flat(w)) :] + flat([still[i] for i in buffers])
    weights = flat([*w, *w_buffers.values()])
    moving = [x for x in u if x is not None]
    return float(np.dot(forward, weights)), float(np.dot(flat(reverse), flat(moving)))


def test_labels_are_distinct() -> None:
    labels = [row.label for row in rows()]
    assert len(labels) == len(set(labels))
