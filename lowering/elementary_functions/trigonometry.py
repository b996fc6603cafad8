"""Sine and cosine of one number as straight-line arithmetic that vectorises.

The argument is reduced to [-π/4, π/4] after Cody and Waite: n π/2 is subtracted in parts, of which
the first have so few bits that their products with n, of 20 bits, are exact. What lies beyond that
calls the mathematics library.

LLVM's vectoriser makes no vectors of a loop with such a call in a branch, even one that is never
taken. So the function is one for numbers, which says that there are others for vectors of several
lengths; these branch once for all lanes, as vector libraries do.

`SINE` and `COSINE` were made by Remez's algorithm in sixty digits, on z = r² up to
(π/4)² and a thousandth more: of (sin(r)/r - 1)/z and of (cos(r) - 1 + z/2)/z². The forms in which
they are evaluated are those of fdlibm's ``k_sin.c`` and ``k_cos.c``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ad_opt.dialects.support.names.runtime_names import AS_WRITTEN

BOUND = 2.0**20
"""Magnitudes up to which no library is called. Fixed by the parts of π/2: their products with the
whole numbers up to there are exact."""

SINE: Mapping[str, Sequence[str]] = {
    "f32": ("-0x1.55554581cb292p-3", "0x1.110756ab2a3a7p-7", "-0x1.994b5439316b5p-13"),
    "f64": (
        "-0x1.5555555555549p-3",
        "0x1.111111110f843p-7",
        "-0x1.a01a019c0a5a1p-13",
        "0x1.71de357129fa0p-19",
        "-0x1.ae5e60e8c2630p-26",
        "0x1.5d9168ead9626p-33",
    ),
}
COSINE: Mapping[str, Sequence[str]] = {
    "f32": ("0x1.55554aa4160b1p-5", "-0x1.6c0c818c2175cp-10", "0x1.99ff530180c89p-16"),
    "f64": (
        "0x1.555555555554cp-5",
        "-0x1.6c16c16c15142p-10",
        "0x1.a01a019cab9d8p-16",
        "-0x1.27e4f80552ea3p-22",
        "0x1.1ee9e8a6c0e65p-29",
        "-0x1.8facdd29085e8p-37",
    ),
}
"""Coefficients, of the lowest power first."""

ERRORS: Mapping[str, tuple[float, float]] = {"f32": (5.8e-9, 4.8e-10), "f64": (8.1e-18, 1.2e-18)}
"""The largest errors of sine, relative to r, and of cosine: with coefficients as the type has them,
in exact arithmetic."""

HALF_PI = (
    "0x1.921fb54400000p+0",
    "0x1.0b4611a600000p-34",
    "0x1.3198a2e000000p-69",
    "0x1.b839a252049c1p-104",
)
"""π/2 in three parts of 33 bits and one of 53."""

TWO_OVER_PI = float.fromhex("0x1.45f306dc9c883p-1")

_REDUCED_F64 = """
    %h0 = arith.constant {0} : {wide}
    %h1 = arith.constant {1} : {wide}
    %h2 = arith.constant {2} : {wide}
    %h3 = arith.constant {3} : {wide}
    %m0 = arith.mulf %n, %h0 : {wide}
    %m1 = arith.mulf %n, %h1 : {wide}
    %m2 = arith.mulf %n, %h2 : {wide}
    %m3 = arith.mulf %n, %h3 : {wide}
    %r0 = arith.subf {x}, %m0 : {wide}
    %r1 = arith.subf %r0, %m1 : {wide}
    %d1 = arith.subf %r0, %r1 : {wide}
    %e1 = arith.subf %d1, %m1 : {wide}
    %r2 = arith.subf %r1, %m2 : {wide}
    %d2 = arith.subf %r1, %r2 : {wide}
    %e2 = arith.subf %d2, %m2 : {wide}
    %e = arith.addf %e1, %e2 : {wide}
    %low = arith.subf %e, %m3 : {wide}
    %r = arith.addf %r2, %low : {wide}
    %lost = arith.subf %r2, %r : {wide}
    %tail = arith.addf %lost, %low : {wide}"""
"""The rest as the sum of ``%r`` and ``%tail``: what each difference loses is kept."""

_REDUCED_F32 = """
    %h0 = arith.constant {0} : {wide}
    %h1 = arith.constant {1} : {wide}
    %m0 = arith.mulf %n, %h0 : {wide}
    %m1 = arith.mulf %n, %h1 : {wide}
    %r0 = arith.subf {x}, %m0 : {wide}
    %r1 = arith.subf %r0, %m1 : {wide}
    %r = arith.truncf %r1 : {wide} to {type}"""

_SINE_F64 = """
    // r - ((z (tail/2 - v p) - tail) - v sine0), where v is r^3
    %v = arith.mulf %z, %r : {type}
    %sine0 = arith.constant {sine0} : {type}
    %half_tail = arith.mulf %half, %tail : {type}
    %vp = arith.mulf %v, %sine_rest : {type}
    %u0 = arith.subf %half_tail, %vp : {type}
    %u1 = arith.mulf %z, %u0 : {type}
    %u2 = arith.subf %u1, %tail : {type}
    %u3 = arith.mulf %v, %sine0 : {type}
    %u4 = arith.subf %u2, %u3 : {type}
    %sine = arith.subf %r, %u4 : {type}"""

_SINE_F32 = """
    %v = arith.mulf %z, %r : {type}
    %vp = arith.mulf %v, %sine_rest : {type}
    %sine = arith.addf %r, %vp : {type}"""

_COSINE = """
    // 1 - z/2, and what that lost, are apart from the rest
    %hz = arith.mulf %half, %z : {type}
    %near = arith.subf %one, %hz : {type}
    %c0 = arith.subf %one, %near : {type}
    %c1 = arith.subf %c0, %hz : {type}
    %zz = arith.mulf %z, %z : {type}
    %c2 = arith.mulf %zz, %cosine_rest : {type}{tail}
    %c5 = arith.addf %c1, {last} : {type}
    %cosine = arith.addf %near, %c5 : {type}"""

_COSINE_TAIL = """
    %c3 = arith.mulf %r, %tail : {type}
    %c4 = arith.subf %c2, %c3 : {type}"""

_BODY = """{widened}
    %per = arith.constant {per} : {wide}
    %magic = arith.constant {magic} : {wide}
    %turns = arith.mulf {x}, %per : {wide}
    // the nearest whole number is in the last bits of this sum
    %shifted = arith.addf %turns, %magic : {wide}
    %n = arith.subf %shifted, %magic : {wide}
    %bits = arith.bitcast %shifted : {wide} to {wide_word}{narrowed}{reduced}
    %half = arith.constant {half} : {type}
    %one = arith.constant {one} : {type}
    %z = arith.mulf %r, %r : {type}{polynomials}{sine}{cosine}
    // odd quadrants swap both; the upper bit of q is sine's sign, that of q + 1 cosine's
    %i1 = arith.constant {i1} : {word}
    %i2 = arith.constant {i2} : {word}
    %i0 = arith.constant {i0} : {word}
    %top = arith.constant {top} : {word}
    %odd = arith.andi {q}, %i1 : {word}
    %is_even = arith.cmpi eq, %odd, %i0 : {word}
    %p = arith.select %is_even, %sine, %cosine : {choice}{type}
    %k = arith.select %is_even, %cosine, %sine : {choice}{type}
    %q1 = arith.addi {q}, %i1 : {word}
    %a = arith.andi {q}, %i2 : {word}
    %b = arith.andi %q1, %i2 : {word}
    %a_sign = arith.shli %a, %top : {word}
    %b_sign = arith.shli %b, %top : {word}
    %p_bits = arith.bitcast %p : {type} to {word}
    %k_bits = arith.bitcast %k : {type} to {word}
    %p_signed = arith.xori %p_bits, %a_sign : {word}
    %k_signed = arith.xori %k_bits, %b_sign : {word}
    %sine_or_zero = arith.bitcast %p_signed : {word} to {type}
    %c = arith.bitcast %k_signed : {word} to {type}
    // the sine of -0 is -0
    %no = arith.constant {no} : {type}
    %is_zero = arith.cmpf oeq, %x, %no : {type}
    %s = arith.select %is_zero, %x, %sine_or_zero : {choice}{type}
    %size = math.absf %x : {type}
    %bound = arith.constant {bound} : {type}
    %far = arith.cmpf ugt, %size, %bound : {type}"""

_OF_NUMBER = """
func.func private @{name}(%x: {type}) -> ({type}, {type}) attributes {{
  passthrough = ["noinline", "nounwind", "{as_written}"{variants}]
}} {{{body}
    %both:2 = scf.if %far -> ({type}, {type}) {{
      %far_s = math.sin %x : {type}
      %far_c = math.cos %x : {type}
      scf.yield %far_s, %far_c : {type}, {type}
    }} else {{
      scf.yield %s, %c : {type}, {type}
    }}
    return %both#0, %both#1 : {type}, {type}
}}
"""

_OF_VECTOR = """
func.func private @{name}.{lanes}(%x: {type}) -> ({type}, {type}) attributes {{
  passthrough = ["noinline", "nounwind", "{as_written}"]
}} {{{body}
    %any = vector.reduction <or>, %far : vector<{lanes}xi1> into i1
    %both:2 = scf.if %any -> ({type}, {type}) {{
      %first = arith.constant 0 : index
      %step = arith.constant 1 : index
      %end = arith.constant {lanes} : index
      %each:2 = scf.for %i = %first to %end step %step
          iter_args(%s0 = %s, %t0 = %c) -> ({type}, {type}) {{
        %xi = vector.extract %x[%i] : {number} from {type}
        %si, %ci = func.call @{name}(%xi) : ({number}) -> ({number}, {number})
        %s1 = vector.insert %si, %s0[%i] : {number} into {type}
        %t1 = vector.insert %ci, %t0[%i] : {number} into {type}
        scf.yield %s1, %t1 : {type}, {type}
      }}
      scf.yield %each#0, %each#1 : {type}, {type}
    }} else {{
      scf.yield %s, %c : {type}, {type}
    }}
    return %both#0, %both#1 : {type}, {type}
}}
"""

LANES: Mapping[str, Sequence[int]] = {"f32": (4, 8, 16), "f64": (2, 4, 8)}
"""Lengths of vectors of which there are functions: registers of 128 to 512 bits."""


_ARITHMETIC = re.compile(r"(arith\.(?:add|sub|mul)f .*?) :")
"""Arithmetic, all of which may be contracted: products with parts of π/2 are exact."""


class _Types:
    """Types and constants of a function of one number, or of a vector of them."""

    def __init__(self, number: str, lanes: int | None):
        self.single, self._lanes = number == "f32", lanes
        self.type, self.wide, self.wide_word = map(self._of, (number, "f64", "i64"))
        self.word = self._of("i32" if self.single else "i64")
        self.choice = "" if lanes is None else f"{self._of('i1')}, "

    def _of(self, element: str) -> str:
        return element if self._lanes is None else f"vector<{self._lanes}x{element}>"

    def constant(self, value: float) -> str:
        """The attribute of a constant, alike in all lanes."""
        return repr(value) if self._lanes is None else f"dense<{value!r}>"


def _polynomial(name: str, coefficients: Sequence[float], to: _Types) -> str:
    """A polynomial in ``%z`` after Horner."""
    last = len(coefficients) - 1
    lines = [f"%{name}{last} = arith.constant {to.constant(coefficients[last])} : {to.type}"]
    for n in reversed(range(last)):
        value = f"%{name}_rest" if n == 0 else f"%{name}{n}"
        lines += [
            f"%{name}_k{n} = arith.constant {to.constant(coefficients[n])} : {to.type}",
            f"%{name}_m{n} = arith.mulf %z, %{name}{n + 1} : {to.type}",
            f"{value} = arith.addf %{name}_k{n}, %{name}_m{n} : {to.type}",
        ]
    return "".join(f"\n    {line}" for line in lines)


def _reduced(to: _Types) -> str:
    parts = [float.fromhex(part) for part in HALF_PI]
    if to.single:  # here a product with what is left of π/2 may be rounded
        parts = [parts[0], sum(parts[:0:-1])]
    text = _REDUCED_F32 if to.single else _REDUCED_F64
    x = "%wide" if to.single else "%x"
    return text.format(*map(to.constant, parts), x=x, wide=to.wide, type=to.type)


def _body(number: str, lanes: int | None) -> str:
    """Sine ``%s`` and cosine ``%c`` of ``%x``, and ``%far``, which says where they are not."""
    to = _Types(number, lanes)
    sine, cosine = ([float.fromhex(c) for c in t[number]] for t in (SINE, COSINE))
    # Double precision adds the first term of sine by itself, beside what the reduction left.
    polynomials = _polynomial("sine", sine if to.single else sine[1:], to)
    tail, last = ("", "%c2") if to.single else (_COSINE_TAIL.format(type=to.type), "%c4")
    numbers = {
        "per": TWO_OVER_PI,
        "magic": 1.5 * 2.0**52,
        "half": 0.5,
        "one": 1.0,
        "no": 0.0,
        "bound": BOUND,
    }
    numbers |= {"i0": 0, "i1": 1, "i2": 2, "top": 30 if to.single else 62}
    narrowed = f"\n    %q = arith.trunci %bits : {to.wide_word} to {to.word}"
    return _BODY.format(
        **{name: to.constant(value) for name, value in numbers.items()},
        **{"type": to.type, "wide": to.wide, "word": to.word, "wide_word": to.wide_word},
        choice=to.choice,
        x="%wide" if to.single else "%x",
        q="%q" if to.single else "%bits",
        widened=f"\n    %wide = arith.extf %x : {to.type} to {to.wide}" if to.single else "",
        narrowed=narrowed if to.single else "",
        reduced=_reduced(to),
        polynomials=polynomials + _polynomial("cosine", cosine, to),
        sine=(_SINE_F32 if to.single else _SINE_F64).format(
            type=to.type, sine0=to.constant(sine[0])
        ),
        cosine=_COSINE.format(type=to.type, tail=tail, last=last),
    )


def functions_text(number: str, name: str, *, vectors: bool = True) -> str:
    """Functions that give sine and cosine of an ``f32`` or ``f64``, as MLIR.

    ``name`` is that of numbers, ``name.n`` with ``vectors`` that of n of them (`LANES`). Errors
    are below one unit in the last place (``f64``) or two (``f32``) up to `BOUND`.
    """
    lengths = LANES[number] if vectors else ()
    listed = ",".join(f"_ZGV_LLVM_N{n}v_{name}({name}.{n})" for n in lengths)
    variants = f', ["vector-function-abi-variant", "{listed}"]' if vectors else ""
    body = _body(number, None)
    texts = [
        _OF_NUMBER.format(
            name=name, type=number, as_written=AS_WRITTEN, variants=variants, body=body
        )
    ]
    for lanes in lengths:
        type_, body = f"vector<{lanes}x{number}>", _body(number, lanes)
        texts.append(
            _OF_VECTOR.format(
                name=name, lanes=lanes, number=number, type=type_, as_written=AS_WRITTEN, body=body
            )
        )
    return _ARITHMETIC.sub(r"\1 fastmath<contract> :", "".join(texts))


USED = "llvm.compiler.used"


def used_text(names: Sequence[str]) -> str:
    """A global that keeps functions as they are until loops are vectorised, as MLIR."""
    type_ = f"!llvm.array<{len(names)} x ptr>"
    lines = [f"%a0 = llvm.mlir.undef : {type_}"]
    for n, name in enumerate(names):
        lines.append(f"%f{n} = llvm.mlir.addressof @{name} : !llvm.ptr")
        lines.append(f"%a{n + 1} = llvm.insertvalue %f{n}, %a{n}[{n}] : {type_}")
    lines.append(f"llvm.return %a{len(names)} : {type_}")
    inside = "".join(f"  {line}\n" for line in lines)
    head = 'llvm.mlir.global appending @llvm.compiler.used() {section = "llvm.metadata"}'
    return f"{head} : {type_} {{\n{inside}}}\n"
