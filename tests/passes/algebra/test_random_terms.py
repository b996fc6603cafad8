"""Random expressions: simplified, factored, interpreted and compiled, they are worth what they say.

The values come from an evaluator that knows the terms as they were written and computes with thirty
digits.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import mpmath
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.core.func import FuncOp
from ad_opt.dialects.energies.expr_keys import BOOL, REAL
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.passes.algebra.convert import Outside, Writer
from ad_opt.passes.algebra.derive import derive
from ad_opt.passes.algebra.polynomial import polysimplify
from ad_opt.passes.algebra.rename import rename
from ad_opt.passes.algebra.terms import Apply, Const, Term, Variable, constant, variable, written
from ad_opt.passes.algebra.text import text
from ad_opt.passes.schedule.expr_to_arith import ExprToArithPass
from hypothesis import given, settings
from hypothesis.strategies import randoms
from xdsl.builder import Builder
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import ReturnOp
from xdsl.ir import Block, Region
from xdsl.rewriter import InsertPoint

import ad_opt
from shares import some_of
from term_counts import count
from term_values import NAMES, point, simplified, value, work

REALS, CONDITIONS = "abxyz", "pqr"
NUMBERS = (-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, 3.0)
EXPONENTS = (-2.0, -1.0, -0.5, 0.0, 0.5, 1.5, 2.0, 3.0)
UNARY = ("sin", "cos", "atan", "tanh", "exp", "abs", "sqrt", "log", "opaque", "asinh")
COMPARED = ("less", "lesseq", "greater", "greatereq", "eq", "ne")


def condition(draw: random.Random, depth: int) -> Term:
    """A random condition, as it is written."""
    if depth == 0 or draw.random() < 0.3:
        return NAMES[draw.choice(CONDITIONS)]
    match draw.randrange(4):
        case 0:
            return written("not", None, condition(draw, depth - 1))
        case 1 | 2:
            op = draw.choice(("and", "or"))
            return written(op, None, condition(draw, depth - 1), condition(draw, depth - 1))
        case _:
            sides = real(draw, depth - 1), real(draw, depth - 1)
            return written(draw.choice(COMPARED), None, *sides)


def real(draw: random.Random, depth: int) -> Term:
    """A random number, as it is written."""
    if depth == 0 or draw.random() < 0.1:
        leaf = draw.choice((*REALS, *REALS, *CONDITIONS, None))
        return constant(draw.choice(NUMBERS)) if leaf is None else NAMES[leaf]

    def some(count: int) -> list[Term]:
        kinds = [condition if draw.random() < 0.2 else real for _ in range(count)]
        return [kind(draw, depth - 1) for kind in kinds]

    match draw.randrange(8):
        case 0 | 1 | 2:
            return written("sum", draw.choice(NUMBERS), *some(draw.randrange(4)))
        case 3 | 4:
            return written("prod", draw.choice(NUMBERS), *some(draw.randrange(1, 4)))
        case 5:
            return written("powc", draw.choice(EXPONENTS), *some(1))
        case 6:
            return written("select", None, condition(draw, depth - 1), *some(2))
        case _:
            return written(draw.choice(UNARY), None, *some(1))


def worth(term: Term, at: dict[Any, float]) -> tuple[float, float] | None:
    """The value, and the largest number met on the way; None where one is not real or not finite.

    None too where a comparison or a division is decided by rounding.
    """
    largest = 1.0
    work = [term]
    while work:
        part = work.pop()
        work += part.args
        try:
            found = value(part, at)
        except (ValueError, ZeroDivisionError, OverflowError):
            return None
        if not mpmath.isfinite(found) or abs(found) > 1e6 or 0 < abs(found) < 1e-6:
            return None
        largest = max(largest, float(abs(found)))
        if isinstance(part, Apply) and part.op in COMPARED:
            left, right = (value(arg, at) for arg in part.args)
            if left != right and abs(left - right) < 1e-9:
                return None
            if left == right and not (is_leaf(part.args[0]) and is_leaf(part.args[1])):
                return None
    return float(value(term, at)), largest


def is_leaf(term: Term) -> bool:
    return isinstance(term, Const | Variable)


def close(found: float, wanted: tuple[float, float]) -> bool:
    number, largest = wanted
    return math.isclose(found, number, rel_tol=1e-9, abs_tol=1e-12 * largest**3)


def module_of(terms: Sequence[Term]) -> ModuleOp:
    """A function with the values of terms, as they are."""
    names = [*REALS, *CONDITIONS]
    block = Block(arg_types=[REAL if name in REALS else BOOL for name in names])
    keys = {name: Outside(block.args[n], n) for n, name in enumerate(names)}
    writer = Writer(Builder(InsertPoint.at_end(block)))
    values = [writer.value(rename(term, lambda key: keys[str(key)]), REAL) for term in terms]
    block.add_op(ReturnOp(*values))
    inputs = [arg.type for arg in block.args]
    return ModuleOp([FuncOp("f", (inputs, [REAL] * len(terms)), Region(block))])


def points(draw: random.Random) -> list[dict[Any, float]]:
    return [point(draw) for _ in range(6)]


@settings(max_examples=some_of(150), deadline=None)
@given(randoms(use_true_random=False))
def test_simplified_and_factored(draw: random.Random) -> None:
    """Neither form changes a value or becomes longer, and the simple one stays as it is."""
    term = real(draw, 3)
    simple = simplified(term)
    factored = polysimplify(simple)
    assert work(simple) <= work(term)
    assert simplified(simple) is simple
    for at in points(draw):
        if (wanted := worth(term, at)) is not None:
            assert close(float(value(simple, at)), wanted), (term, simple)
            assert close(float(value(factored, at)), wanted), (term, factored)


NUMBERS_TO_THE_LIMIT = (-2.0, 0.0, 1.0, 1e308, -1e308, 1e-320, math.inf, -0.0)
EXPONENTS_TO_THE_LIMIT = (-2.0, -0.5, 0.0, 0.3, 3.0, 1000.0, -1e10, 1e308)


def test_nothing_stops_at_the_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers that overflow: terms, derivatives, texts and counts are made of them all the same."""
    monkeypatch.setitem(globals(), "NUMBERS", NUMBERS_TO_THE_LIMIT)
    monkeypatch.setitem(globals(), "EXPONENTS", EXPONENTS_TO_THE_LIMIT)
    for seed in range(300):
        simple = simplified(real(random.Random(seed), 3))
        for name in REALS:
            factored = polysimplify(derive(simple, variable(name)))
            assert text(factored)
            assert count(factored)


def test_interpreted_and_compiled() -> None:
    """One function of many expressions: by the interpreter, and by machine code."""
    draw = random.Random(7)
    terms = [real(draw, 3) for _ in range(60)]
    simple = [simplified(term) for term in terms]
    made = [both for term in simple for both in (term, polysimplify(term))]
    module = module_of(made)
    module.verify()
    machine = Interpreter(module.clone())
    ExprToArithPass().apply(make_context(), module)
    compiled = ad_opt.load(str(module))["f"]
    compared = 0
    for at in [point(draw) for _ in range(8)]:
        inputs = [at[name] for name in REALS] + [bool(at[NAMES[name].key]) for name in CONDITIONS]
        interpreted, run = machine.run("f", inputs), compiled(*inputs)
        for n, term in enumerate(terms):
            if (wanted := worth(term, at)) is None:
                continue
            compared += 1
            for found in (*interpreted[2 * n : 2 * n + 2], *run[2 * n : 2 * n + 2]):
                assert close(float(found), wanted), term
    assert compared > 100
