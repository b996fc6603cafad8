"""Operations that are said to carry no derivative do not change with a float, but in jumps."""

from __future__ import annotations

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.passes.rules.registry import default_rules

POINTS = (-2.3, -0.4, 0.6, 1.7)
STEP = 1e-6
FORMS = ("{} %x : f64", "{} %x, %y : f64", "{} %x : f64 to f64")


def takes_and_gives_floats(name: str) -> str:
    """A program whose only operation is the one named, if there is one of floats."""
    for form in FORMS:
        text = (
            f"func.func @f(%x: f64, %y: f64) -> f64 {{\n  %r = {form.format(name)}\n"
            "  return %r : f64\n}"
        )
        try:
            if verify(parse_module(make_context(), text)) == []:
                return text
        except DiagnosticError:
            pass
    return ""


def is_flat(text: str) -> bool:
    module = parse_module(make_context(), text)
    return all(
        run_function(module, "f", [x, 1.3]) == run_function(module, "f", [x + STEP, 1.3 + STEP])
        for x in POINTS
    )


OF_FLOATS = {
    name: text
    for name in default_rules().inactive()
    if name.startswith(("arith.", "math.")) and (text := takes_and_gives_floats(name))
}


def test_which_take_and_give_floats() -> None:
    rounding = "ceil floor round roundeven trunc"
    assert set(OF_FLOATS) == {f"math.{name}" for name in rounding.split()}


@pytest.mark.parametrize("name", OF_FLOATS)
def test_they_are_flat(name: str) -> None:
    assert is_flat(OF_FLOATS[name])


@pytest.mark.parametrize("name", ["math.sin", "math.absf", "arith.maximumf", "arith.remf"])
def test_others_are_not(name: str) -> None:
    """Functions with a derivative are not flat: such an entry would be found."""
    assert not is_flat(takes_and_gives_floats(name))
