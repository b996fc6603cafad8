"""Requests in Enzyme's spelling: what they compute, and those that cannot be translated."""

from __future__ import annotations

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

PROGRAM = """
func.func @f(%x: f64, %y: f64) -> (f64, f64) {
  %p = arith.mulf %x, %y : f64
  %q = arith.mulf %p, %x : f64
  return %p, %q : f64, f64
}
"""


def activities(*words: str) -> str:
    return ", ".join(f"#enzyme<activity enzyme_{word}>" for word in words)


def module_with(request_: str) -> str:
    return f"{PROGRAM} func.func @main(%x: f64, %y: f64, %a: f64, %b: f64) {request_}"


def test_forward_results_are_interleaved() -> None:
    text = module_with(f"""-> (f64, f64, f64, f64) {{
      %r:4 = enzyme.fwddiff @f(%x, %a, %y, %b) {{
        activity = [{activities("dup", "dup")}], ret_activity = [{activities("dup", "dup")}]
      }} : (f64, f64, f64, f64) -> (f64, f64, f64, f64)
      return %r#0, %r#1, %r#2, %r#3 : f64, f64, f64, f64
    }}""")
    ctx = make_context()
    module = parse_module(ctx, text, "enzyme")
    PassManager.parse(ctx, "translate-enzyme-requests,differentiate").run(module)
    x, y, a, b = 3.0, 0.5, 2.0, -1.0
    tangents = (a * y + x * b, 2 * x * y * a + x * x * b)
    expected = (x * y, tangents[0], x * x * y, tangents[1])
    assert run_function(module, "main", [x, y, a, b]) == expected


def test_reverse_gives_what_is_needed_then_gradients() -> None:
    text = module_with(f"""-> (f64, f64) {{
      %r:2 = enzyme.autodiff @f(%x, %y, %a) {{
        activity = [{activities("active", "const")}],
        ret_activity = [{activities("constnoneed", "active")}]
      }} : (f64, f64, f64) -> (f64, f64)
      return %r#0, %r#1 : f64, f64
    }}""")
    ctx = make_context()
    module = parse_module(ctx, text, "enzyme")
    PassManager.parse(ctx, "translate-enzyme-requests,differentiate").run(module)
    assert run_function(module, "main", [3.0, 0.5, 2.0, 0.0]) == (4.5, 2 * 3.0 * 0.5 * 2.0)


def test_loading_a_program_translates_it() -> None:
    text = """
      func.func @square(%x: f64) -> f64 {
        %y = arith.mulf %x, %x : f64
        return %y : f64
      }
      func.func @main(%x: f64, %s: f64) -> f64 {
        %d = enzyme.autodiff @square(%x, %s) {activity = [#enzyme<activity enzyme_out>]}
          : (f64, f64) -> f64
        return %d : f64
      }
    """
    assert ad_opt.load(text)["main"](3.0, 10.0) == 60.0


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ("enzyme.autodiff @g(%x) {activity = [ACTIVE]} : (f64) -> f64", "no function @g"),
        (
            "enzyme.autodiff @f(%x, %y, %a, %b) {activity = [ACTIVE, ACTIVE], "
            "ret_activity = [ACTIVE]} : (f64, f64, f64, f64) -> f64",
            "has 2 results, but ret_activity names 1",
        ),
        (
            "enzyme.autodiff @f(%x, %y, %a, %b) {activity = [ACTIVE, ACTIVE], width = 2} "
            ": (f64, f64, f64, f64) -> f64",
            "one cotangent at a time",
        ),
        (
            "enzyme.autodiff @f(%x, %y, %a, %b) {activity = [ACTIVE, ACTIVE]} "
            ": (f64, f64, f64, f64) -> f64",
            "results of this request are (f64, f64)",
        ),
    ],
)
def test_requests_that_cannot_be_translated(request_: str, message: str) -> None:
    request_ = request_.replace("ACTIVE", activities("active"))
    text = module_with(f"{{\n %r = {request_}\n return\n}}")
    ctx = make_context()
    module = parse_module(ctx, text, "enzyme")
    with pytest.raises(DiagnosticError) as caught:
        PassManager.parse(ctx, "translate-enzyme-requests").run(module)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0704"
    assert message in found.message
    assert found.location is not None
