"""Fixtures of the interpreter's tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function

Run = Callable[..., Any]


@pytest.fixture(scope="session")
def run() -> Run:
    """``run(text, *args)`` calls `@f`; a single result is not wrapped in a tuple."""
    context = make_context()

    def call(text: str, *args: Any) -> Any:
        results = run_function(parse_module(context, text), "f", args)
        return results[0] if len(results) == 1 else results

    return call


@pytest.fixture(scope="session")
def operation(run: Run) -> Run:
    """``operation("arith.addf", "f64", 1.0, 2.0)`` evaluates ``addf`` of scalars of one type."""

    def call(name: str, type: str, *args: Any, result: str | None = None, tail: str = "") -> Any:
        names = [f"%a{at}" for at in range(len(args))]
        params = ", ".join(f"{n}: {type}" for n in names)
        out = result or type
        ins = ", ".join([type] * len(args))
        return run(
            f"func.func @f({params}) -> {out} {{\n"
            f'  %r = "{name}"({", ".join(names)}) {tail} : ({ins}) -> {out}\n'
            f"  func.return %r : {out}\n}}",
            *args,
        )

    return call
