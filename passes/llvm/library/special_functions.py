"""Slopes of functions of the C library that only other functions can express: as text of MLIR.

`SLOPES` says by the name of a function of doubles which argument is differentiated and the body of
``@f.slope``, from the arguments and the result to the derivative. What such a body calls is either
another function of the library, which has a derivative in turn, or `DIGAMMA`.
"""

from __future__ import annotations

from dataclasses import dataclass

DIGAMMA = """
func.func private @ad_opt.digamma(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %ten = arith.constant 10.0 : f64
  %pi = arith.constant 3.141592653589793238462643 : f64
  %b1 = arith.constant 0.08333333333333333333333 : f64
  %b2 = arith.constant 0.00833333333333333333333 : f64
  %b3 = arith.constant 0.00396825396825396825397 : f64
  %b4 = arith.constant 0.00416666666666666666667 : f64
  %b5 = arith.constant 0.00757575757575757575758 : f64
  %b6 = arith.constant 0.02109279609279609279609 : f64
  %b7 = arith.constant 0.08333333333333333333333 : f64

  // psi(x) = psi(1 - x) - pi cot(pi x); the cotangent of the exact distance to the next integer.
  %reflected = arith.cmpf ole, %x, %zero : f64
  %other = arith.subf %one, %x : f64
  %start = arith.select %reflected, %other, %x : f64
  %near = math.round %x : f64
  %distance = arith.subf %x, %near : f64
  %angle = arith.mulf %pi, %distance : f64
  %tangent = math.tan %angle : f64
  %cotangent = arith.divf %pi, %tangent : f64

  // psi(z) = psi(z + 1) - 1/z, until z is large.
  %large, %sum = scf.while (%z = %start, %s = %zero) : (f64, f64) -> (f64, f64) {
    %small = arith.cmpf olt, %z, %ten : f64
    scf.condition(%small) %z, %s : f64, f64
  } do {
  ^bb0(%z: f64, %s: f64):
    %inverse = arith.divf %one, %z : f64
    %more = arith.addf %s, %inverse : f64
    %next = arith.addf %z, %one : f64
    scf.yield %next, %more : f64, f64
  }

  // log z - 1/(2z) - sum of B(2k) / (2k z^2k)
  %r = arith.divf %one, %large : f64
  %w = arith.mulf %r, %r : f64
  %p7 = arith.mulf %w, %b7 : f64
  %q6 = arith.subf %b6, %p7 : f64
  %p6 = arith.mulf %w, %q6 : f64
  %q5 = arith.subf %b5, %p6 : f64
  %p5 = arith.mulf %w, %q5 : f64
  %q4 = arith.subf %b4, %p5 : f64
  %p4 = arith.mulf %w, %q4 : f64
  %q3 = arith.subf %b3, %p4 : f64
  %p3 = arith.mulf %w, %q3 : f64
  %q2 = arith.subf %b2, %p3 : f64
  %p2 = arith.mulf %w, %q2 : f64
  %q1 = arith.subf %b1, %p2 : f64
  %series = arith.mulf %w, %q1 : f64
  %log = math.log %large : f64
  %r2 = arith.mulf %half, %r : f64
  %a = arith.subf %log, %r2 : f64
  %b = arith.subf %a, %series : f64
  %c = arith.subf %b, %sum : f64
  %d = arith.subf %c, %cotangent : f64
  %psi = arith.select %reflected, %d, %c : f64
  return %psi : f64
}
"""
"""The logarithmic derivative of the gamma function, good to a few units in the last place of the
larger of its terms; its own derivative is as good."""


@dataclass(frozen=True)
class Slope:
    """The derivative of a function of doubles, and perhaps of an integer before the double."""

    body: str
    """From ``%x`` (and ``%n``) and the result ``%y`` to ``%r``."""
    integer: bool = False
    """True if the function takes an integer first."""
    calls: tuple[str, ...] = ()
    """Declarations of the functions that the body calls."""


_ONE = "func.func private @{0}(f64) -> f64"
_TWO = "func.func private @{0}(i32, f64) -> f64"
_INFINITY = "0x7FF0000000000000"
_DIGAMMA = "%r = func.call @ad_opt.digamma(%x) : (f64) -> f64"


def _first_kind(zeroth: str, at_zero: str) -> str:
    """``f0(x) - f1(x)/x``."""
    return f"""
  %zero = arith.constant 0.0 : f64
  %limit = arith.constant {at_zero} : f64
  %f0 = func.call @{zeroth}(%x) : (f64) -> f64
  %q = arith.divf %y, %x : f64
  %d = arith.subf %f0, %q : f64
  %there = arith.cmpf oeq, %x, %zero : f64
  %r = arith.select %there, %limit, %d : f64
"""


def _any_kind(name: str) -> str:
    """``(f(n-1, x) - f(n+1, x)) / 2``."""
    return f"""
  %one = arith.constant 1 : i32
  %half = arith.constant 0.5 : f64
  %below = arith.subi %n, %one : i32
  %above = arith.addi %n, %one : i32
  %f = func.call @{name}(%below, %x) : (i32, f64) -> f64
  %g = func.call @{name}(%above, %x) : (i32, f64) -> f64
  %d = arith.subf %f, %g : f64
  %r = arith.mulf %half, %d : f64
"""


def _zeroth_kind(first: str) -> str:
    return f"%d = func.call @{first}(%x) : (f64) -> f64\n  %r = arith.negf %d : f64"


SLOPES: dict[str, Slope] = {
    "lgamma": Slope(_DIGAMMA, calls=(DIGAMMA,)),
    "tgamma": Slope(
        "%p = func.call @ad_opt.digamma(%x) : (f64) -> f64\n  %r = arith.mulf %y, %p : f64",
        calls=(DIGAMMA,),
    ),
    "j0": Slope(_zeroth_kind("j1"), calls=(_ONE.format("j1"),)),
    "y0": Slope(_zeroth_kind("y1"), calls=(_ONE.format("y1"),)),
    "j1": Slope(_first_kind("j0", "0.5"), calls=(_ONE.format("j0"),)),
    "y1": Slope(_first_kind("y0", _INFINITY), calls=(_ONE.format("y0"),)),
    "jn": Slope(_any_kind("jn"), integer=True, calls=(_TWO.format("jn"),)),
    "yn": Slope(_any_kind("yn"), integer=True, calls=(_TWO.format("yn"),)),
}
"""By the name for doubles; those for floats end in ``f``, and are differentiated as doubles."""


def derivatives(name: str, base: str, type: str) -> str:
    """The text of ``@name.forward``, ``@name.backward`` and what they call."""
    slope = SLOPES[base]
    integer, passed = ("%n: i32, ", "%n, ") if slope.integer else ("", "")
    types = "i32, " if slope.integer else ""
    wide = type == "f64"

    def widened(value: str) -> str:
        return "" if wide else f"  {value}w = arith.extf {value} : {type} to f64\n"

    given, s = ("%x, %y", "%s") if wide else ("%xw, %yw", "%sw")
    narrowed = "" if wide else f"  %s = arith.truncf %sw : f64 to {type}\n"
    common = f"""
  %y = func.call @{name}({passed}%x) : ({types}{type}) -> {type}
{widened("%x")}{widened("%y")}
  {s} = func.call @{name}.slope({passed}{given}) : ({types}f64, f64) -> f64
{narrowed}  %zero = arith.constant 0.0 : {type}
  %p = arith.mulf %s, %d : {type}
  %none = arith.cmpf oeq, %d, %zero : {type}
  %gone = arith.cmpf uno, %p, %p : {type}
  %both = arith.andi %none, %gone : i1
  %r = arith.select %both, %zero, %p : {type}
"""
    return f"""
func.func private @{name}.slope({integer}%x: f64, %y: f64) -> f64 {{
  {slope.body}
  return %r : f64
}}
func.func private @{name}.forward({integer}%x: {type}, %d: {type}) -> ({type}, {type}) {{{common}
  return %y, %r : {type}, {type}
}}
func.func private @{name}.backward({integer}%x: {type}, %d: {type}) -> {type} {{{common}
  return %r : {type}
}}
"""
