"""Functions that a program declares by a name of the library's and with another type."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from ad_opt.dialects import make_context
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.llvm.library.library_bodies import CALLING_BACK
from ad_opt.passes.llvm.library.library_rules import PARTIALS
from ad_opt.passes.llvm.library.raise_library_calls import RAISED
from ad_opt.passes.llvm.raising.libm import BINARY, UNARY
from ad_opt.passes.ops.allocators import ALLOCATORS
from ad_opt.passes.ops.blas_functions import symbols
from ad_opt.passes.ops.known_functions import KNOWN
from ad_opt.passes.ops.library_types import LIBRARY_TYPES
from ad_opt.passes.pipelines import DerivativeOptions, derivative

import ad_opt

VALUES = {
    "b": "i1 %truth",
    "c": "i8 %letter",
    "s": "i16 %short",
    "i": "i32 %n",
    "l": "i64 %m",
    "p": "ptr %p",
    "d": "double %x",
    "f": "float %s",
}
TYPES = {letter: value.split()[0] for letter, value in VALUES.items()} | {"v": "void"}
MATHEMATICS = {
    **{f"{name}{end}": f"{x}({x})" for name in UNARY for end, x in (("", "d"), ("f", "f"))},
    **{f"{name}{end}": f"{x}({x}{x})" for name in BINARY for end, x in (("", "d"), ("f", "f"))},
    "fma": "d(ddd)",
    "ldexp": "d(di)",
    "frexp": "d(dp)",
    "modf": "d(dp)",
    "sincos": "v(dpp)",
    "qsort": "v(pllp)",
    "bsearch": "p(pplplp)",
}
COMPLEX = {
    "cexp": "d(dd)",
    "cabs": "d(dd)",
    "cargf": "f(ff)",
    "__muldc3": "d(dddd)",
    "__divsc3": "f(ffff)",
}
"""With one result, where the compiler has two: none of these is right unless it is real."""
# Buffers without a rank are no parameters that LLVM IR could declare.
OF_C = {name: signature for name, signature in LIBRARY_TYPES.items() if "u" not in signature}
NAMES = {**OF_C, **MATHEMATICS, **COMPLEX}


_BY_COMPILERS = ("_Fortran", "_ZNKSt8__detail20_Prime_", "__dynamic_cast")


def test_every_name_in_a_table_has_a_type():
    complex_numbers = {name for name in PARTIALS if name.startswith(("c", "__mul", "__div"))}
    # These names a compiler has made: they say the types, or nobody writes them.
    made = {name for name in KNOWN if name.startswith(_BY_COMPILERS)}
    known = {*KNOWN, *RAISED} - {*symbols()} - complex_numbers - made
    assert known - {*LIBRARY_TYPES} == set()
    assert {*CALLING_BACK} - {*NAMES} <= {"qsort_r"}


def test_every_allocator_is_raised():
    assert ALLOCATORS - {*RAISED} == set()
    raised = {name for name in RAISED if "alloc" in name or name.startswith(("_Zn", "_Zd"))}
    assert raised - ALLOCATORS == set()


def _others(signature: str) -> list[str]:
    """Signatures next to one that are not it; what is passed counts, and not how it is declared."""
    result, _, parameters = signature.removesuffix(")").partition("(")
    fixed = parameters.removesuffix(".")
    found = [f"{result}(.)"] if fixed else []
    found += [f"{result}({fixed}p)", f"{result}({fixed}d)"] if fixed == parameters else []
    found += [f"{result}({fixed[:-1]})", f"{result}({fixed[1:]})"] if fixed else []
    for at, letter in enumerate(fixed):
        for other in "dpif":
            if other != letter and not (other == "i" and letter == "l"):
                found.append(f"{result}({fixed[:at]}{other}{fixed[at + 1 :]})")
    found += [f"{other}({parameters})" for other in "dp" if other != result]
    return [one for one in dict.fromkeys(found) if one != signature]


def _program(name: str, signature: str) -> str:
    """A program that calls the function with what it declares, and returns a square."""
    result, _, parameters = signature.removesuffix(")").partition("(")
    declared = ", ".join("..." if letter == "." else TYPES[letter] for letter in parameters)
    given = ", ".join(VALUES[letter] for letter in parameters if letter != ".")
    kind = TYPES[result] + (f" ({declared})" if "." in parameters else "")
    call = f"call {kind} @{name}({given})"
    if result != "v":
        call = f"%r = {call}"
    used = {
        "d": "%y = fadd double %z, %r",
        "f": "%w = fpext float %r to double\n  %y = fadd double %z, %w",
        "p": "%w = load double, ptr %r\n  %y = fadd double %z, %w",
    }.get(result, "%y = fadd double %z, 0.0")
    return f"""declare {TYPES[result]} @{name}({declared})
define double @run(double %x, ptr %p, i32 %n, i64 %m) {{
  %s = fptrunc double %x to float
  %truth = trunc i32 %n to i1
  %letter = trunc i32 %n to i8
  %short = trunc i32 %n to i16
  %z = fmul double %x, %x
  store double %z, ptr %p
  {call}
  {used}
  ret double %y
}}
"""


@cache
def _attempt(name: str, signature: str, kind: str) -> str | None:
    """The code of the refusal, if it is refused; errors of ours come through.

    Kept: many functions are compared with one that nobody knows, of the same signature.
    """
    module = import_llvm(_program(name, signature))
    try:
        PassManager.parse(make_context(), derivative("run", kind, DerivativeOptions((2, 3)))).run(
            module
        )
    except ad_opt.DiagnosticError as error:
        return error.diagnostics[0].code
    return None


@pytest.mark.parametrize("letter", sorted({name.strip("_")[0].lower() for name in NAMES}))
def test_a_declaration_of_another_type_is_not_the_library_s(letter: str):
    """It is refused where a function without any meaning is, and only there."""
    random.seed(letter)
    for name in sorted(name for name in NAMES if name.strip("_")[0].lower() == letter):
        others = _others(NAMES[name])
        for signature in random.sample(others, min(3, len(others))):
            kind = random.choice(("grad", "jvp"))
            code = _attempt(name, signature, kind)
            assert code == _attempt("nobody_knows_this", signature, kind), (name, signature)


@pytest.mark.parametrize("name", ["strlen", "malloc", "puts", "tgamma", "sin", "memcpy", "exit"])
def test_a_declaration_of_its_type_is(name: str):
    assert _attempt(name, NAMES[name], "jvp") is None or name == "memcpy"


def test_vector_versions_are_of_the_library_s_functions_only():
    text = re.sub(r"@run\(.*?\{", "@run(double %x, i32 %n) {", _program("exp", "f(d)"))
    assert ad_opt.load(text.replace("  store double %z, ptr %p\n", "")).ir("llvm-ir-opt")
