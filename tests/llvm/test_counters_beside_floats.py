"""A struct of a float and an integer in one register, whose integer is computed in place.

``struct {float x; int n;}`` is returned in a register of 64 bits, and LLVM counts ``n`` up by
``add x, 1 << 32`` there. Expected values are those of the formula.
"""

from __future__ import annotations

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

STEP = """
define internal {{ i64, float }} @step(i64 %word, float %y, float %z) noinline {{
  %low = trunc i64 %word to i32
  %x = bitcast i32 %low to float
  %x1 = fmul float %x, %z
  %y1 = fadd float %y, %x1
  %high = and i64 %word, -4294967296
  {counted}
  %bits = bitcast float %x1 to i32
  %wide = zext i32 %bits to i64
  %made = or i64 %counted, %wide
  %first = insertvalue {{ i64, float }} poison, i64 %made, 0
  %both = insertvalue {{ i64, float }} %first, float %y1, 1
  ret {{ i64, float }} %both
}}

define float @f(float %z, i32 %n) {{
  %wide = zext i32 %n to i64
  %up = shl i64 %wide, 32
  %word = or i64 %up, 1065353216
  %one = call {{ i64, float }} @step(i64 %word, float 3.0, float %z)
  %word1 = extractvalue {{ i64, float }} %one, 0
  %y1 = extractvalue {{ i64, float }} %one, 1
  %two = call {{ i64, float }} @step(i64 %word1, float %y1, float %z)
  %word2 = extractvalue {{ i64, float }} %two, 0
  %y2 = extractvalue {{ i64, float }} %two, 1
  %low = trunc i64 %word2 to i32
  %x = bitcast i32 %low to float
  %shifted = lshr i64 %word2, 32
  %count = trunc i64 %shifted to i32
  %n2 = sitofp i32 %count to float
  %p = fmul float %x, %y2
  %r = fmul float %p, %n2
  ret float %r
}}
"""


@pytest.mark.parametrize(
    ("counted", "count"),
    [
        ("%counted = add i64 %high, 4294967296", 7),
        ("%counted = sub i64 %high, 8589934592", 1),
        ("%counted = xor i64 %high, 25769803776", 5),
        ("%k = lshr i64 %word, 32\n  %up = shl i64 %k, 32\n  %counted = add i64 %up, %high", 20),
    ],
)
def test_integers_are_computed_in_place(counted: str, count: int) -> None:
    """x is z^2 after two steps, and y is 3 + z + z^2."""
    f = ad_opt.load(STEP.format(counted=counted))["f"]
    z = 1.5
    assert f(z, 5) == z**2 * (3 + z + z**2) * count
    slope = (6 * z + 3 * z**2 + 4 * z**3) * count
    assert ad_opt.grad(f)(z, 5) == pytest.approx(slope, rel=1e-6)
    assert ad_opt.jvp(f, (z, 5), (1.0, None))[1] == pytest.approx(slope, rel=1e-6)


def test_bits_of_floats_that_are_carried_over_are_refused() -> None:
    """The bits of x take part in the sum, which may carry from them to the count."""
    text = STEP.format(counted="%counted = add i64 %word, 4294967297")
    with pytest.raises(DiagnosticError, match="AD0708"):
        ad_opt.grad(ad_opt.load(text)["f"])(1.5, 5)
