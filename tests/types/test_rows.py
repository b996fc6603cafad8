"""Small programs with known derivatives: what they give, and that all ways to it agree.

A file of `rows` has programs between lines ``// -----``; comments in each say what must hold::

    // ROW A1 what it is about
    // CALL @f(2, 1.5) = 3                      results
    // JVP @f(2, 1.5; 1, 1) = 8                 tangents of results
    // VJP @f(2, [1, 2]; 1, out=[1, 1]) = 3, 4  gradients by all arguments that can have one
    // HVP @f(2; 1) = 0.5                       the Hessian, times a vector

Lists of numbers stand for vectors and buffers, tuples for structs. Numbers on the right are
compared in order, whatever contains them. At every point of a JVP or VJP the derivatives are also
checked against each other, against differences, and to second order, unless a line
``// UNCHECKED`` says why not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import MemRefType, VectorType

import ad_opt

FILES = sorted((Path(__file__).parent / "rows").glob("*.mlir"))
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


def rows() -> Iterator[Row]:
    for path in FILES:
        for text in path.read_text().split("// -----\n"):
            label = re.search(r"// ROW (\S+)", text)
            assert label is not None, text
            reason = re.search(r"// UNCHECKED (.*)", text)
            statements = [statement(*found) for found in STATEMENT.findall(text)]
            yield Row(label[1], text, statements, reason[1] if reason else "")


def statement(kind: str, function: str, given: str, expected: str) -> Statement:
    arguments, _, directions = given.partition(";")
    point, _ = read(arguments)
    cotangents, buffers = read(directions)
    numbers = [float(word) for word in expected.split(",")]
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
        assert found == pytest.approx(s.expected, rel=1e-4, abs=1e-7), s


@pytest.mark.parametrize("label", [label for label, row in ROWS.items() if not row.unchecked])
def test_all_ways_agree(label: str) -> None:
    row = ROWS[label]
    program = ad_opt.load(row.text).with_options(opt_level=1)
    for s in row.statements:
        if s.kind in ("JVP", "VJP"):
            function = program[s.function]
            ad_opt.check_grads(function, *typed(function, s.arguments))


def test_labels_are_distinct() -> None:
    labels = [row.label for row in rows()]
    assert len(labels) == len(set(labels))
