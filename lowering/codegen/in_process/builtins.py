"""Functions that LLVM's code generator calls and that not every system's libraries define.

Conversions to and from 16-bit floats, for processors without instructions for them, and integer
powers. They are LLVM IR so that LLVM itself settles the calling convention; each conversion uses
integer operations only, or it would call itself. Rounding is to nearest, ties to even.
"""

from __future__ import annotations

import re

from . import turns

_TRUNCATE = """
define {narrow} @{name}({wide} %x) {{
  %bits = bitcast {wide} %x to i{width}
  %sign = lshr i{width} %bits, {sign_shift}
  %sign16 = shl i{width} %sign, 15
  %abs = and i{width} %bits, {magnitude}
  %nan = icmp ugt i{width} %abs, {infinity}
  %payload = lshr i{width} %abs, {drop}
  %quiet.payload = and i{width} %payload, {fraction_mask}
  %quiet = or i{width} %quiet.payload, {quiet}
  %normal = icmp uge i{width} %abs, {least_normal}
  %rebased = sub i{width} %abs, {rebias}
  %odd.bits = lshr i{width} %rebased, {drop}
  %odd = and i{width} %odd.bits, 1
  %half = add i{width} %rebased, {half_less_one}
  %rounded = add i{width} %half, %odd
  %normal.result = lshr i{width} %rounded, {drop}
  %over = icmp uge i{width} %abs, {overflow}
  %exponent = lshr i{width} %abs, {mantissa}
  %fraction = and i{width} %abs, {mantissa_mask}
  %with.one = or i{width} %fraction, {hidden}
  %is.subnormal = icmp eq i{width} %exponent, 0
  %significand = select i1 %is.subnormal, i{width} %fraction, i{width} %with.one
  %exponent.least = select i1 %is.subnormal, i{width} 1, i{width} %exponent
  %shift.wide = sub i{width} {shift_from}, %exponent.least
  %shift.large = icmp ugt i{width} %shift.wide, {most_shift}
  %shift = select i1 %shift.large, i{width} {most_shift}, i{width} %shift.wide
  %kept = lshr i{width} %significand, %shift
  %ones = shl i{width} -1, %shift
  %mask = xor i{width} %ones, -1
  %rest = and i{width} %significand, %mask
  %before = sub i{width} %shift, 1
  %middle = shl i{width} 1, %before
  %above = icmp ugt i{width} %rest, %middle
  %tie = icmp eq i{width} %rest, %middle
  %kept.odd.bit = and i{width} %kept, 1
  %kept.odd = icmp ne i{width} %kept.odd.bit, 0
  %tie.up = and i1 %tie, %kept.odd
  %up = or i1 %above, %tie.up
  %increment = zext i1 %up to i{width}
  %small.result = add i{width} %kept, %increment
  %finite = select i1 %normal, i{width} %normal.result, i{width} %small.result
  %bounded = select i1 %over, i{width} {narrow_infinity}, i{width} %finite
  %number = select i1 %nan, i{width} %quiet, i{width} %bounded
  %signed = or i{width} %number, %sign16
  %low = trunc i{width} %signed to i16
  %result = bitcast i16 %low to {narrow}
  ret {narrow} %result
}}
"""

_EXTEND = """
define float @__extendhfsf2(half %x) {
  %bits = bitcast half %x to i16
  %wide = zext i16 %bits to i32
  %sign = and i32 %wide, 32768
  %sign32 = shl i32 %sign, 16
  %abs = and i32 %wide, 32767
  %special = icmp uge i32 %abs, 31744
  %shifted = shl i32 %abs, 13
  %rebased = add i32 %shifted, 939524096
  %to.special = or i32 %shifted, 2139095040
  %small = icmp ult i32 %abs, 1024
  %count = sitofp i32 %abs to float
  %scaled = fmul float %count, 0x3E70000000000000
  %small.bits = bitcast float %scaled to i32
  %finite = select i1 %small, i32 %small.bits, i32 %rebased
  %number = select i1 %special, i32 %to.special, i32 %finite
  %signed = or i32 %number, %sign32
  %result = bitcast i32 %signed to float
  ret float %result
}
"""


_POWER = """
define {type} @{name}({type} %x, i32 %n) {{
  %negative = icmp slt i32 %n, 0
  br label %loop
loop:
  %power = phi {type} [ %x, %0 ], [ %square, %more ]
  %product = phi {type} [ 1.0, %0 ], [ %kept, %more ]
  %left = phi i32 [ %n, %0 ], [ %half, %more ]
  %bit = and i32 %left, 1
  %odd = icmp ne i32 %bit, 0
  %multiplied = fmul {type} %product, %power
  %kept = select i1 %odd, {type} %multiplied, {type} %product
  %half = sdiv i32 %left, 2
  %done = icmp eq i32 %half, 0
  br i1 %done, label %end, label %more
more:
  %square = fmul {type} %power, %power
  br label %loop
end:
  %inverse = fdiv {type} 1.0, %kept
  %result = select i1 %negative, {type} %inverse, {type} %kept
  ret {type} %result
}}
"""
"""Integer powers by squaring, as compiler-rt has them."""


def _truncate(name: str, wide: str, narrow: str) -> str:
    """A conversion from ``float`` or ``double`` to ``half`` or ``bfloat``."""
    width, mantissa, bias = (32, 23, 127) if wide == "float" else (64, 52, 1023)
    small_mantissa, small_bias, top = (10, 15, 31) if narrow == "half" else (7, 127, 255)
    drop = mantissa - small_mantissa
    last = (top - 1 - small_bias + bias) << mantissa  # exponent of the largest finite numbers
    largest_kept = ((1 << (small_mantissa + 1)) - 1) << (drop - 1)
    fields: dict[str, object] = {
        "name": name,
        "wide": wide,
        "narrow": narrow,
        "width": width,
        "mantissa": mantissa,
        "drop": drop,
        "sign_shift": width - 1,
        "magnitude": (1 << (width - 1)) - 1,
        "infinity": ((2 * bias + 1) << mantissa),
        "fraction_mask": (1 << small_mantissa) - 1,
        "quiet": (top << small_mantissa) | (1 << (small_mantissa - 1)),
        "least_normal": (bias - small_bias + 1) << mantissa,
        "rebias": (bias - small_bias) << mantissa,
        "half_less_one": (1 << (drop - 1)) - 1,
        # From here on, rounding gives infinity: the largest finite number and a half unit.
        "overflow": last + largest_kept,
        "mantissa_mask": (1 << mantissa) - 1,
        "hidden": 1 << mantissa,
        # The unit of narrow subnormals, as a shift of the wide significand.
        "shift_from": bias - small_bias + 1 + drop,
        "most_shift": mantissa + 2,
        "narrow_infinity": top << small_mantissa,
    }
    return _TRUNCATE.format(**fields)


BUILTINS = "\n".join(
    [
        _truncate("__truncsfhf2", "float", "half"),
        _truncate("__truncdfhf2", "double", "half"),
        _truncate("__truncsfbf2", "float", "bfloat"),
        _truncate("__truncdfbf2", "double", "bfloat"),
        _EXTEND,
        _POWER.format(name="__powidf2", type="double"),
        _POWER.format(name="__powisf2", type="float"),
        turns.CODE,
    ]
)

BUILTIN_NAMES = frozenset(re.findall(r"^define (?!internal).*@([\w.]+)\(", BUILTINS, re.M))
"""Names of the functions that the text above defines."""
