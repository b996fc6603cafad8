"""The table of languages whose compilers write LLVM IR, and the options that keep what
differentiation needs: names of parameters and types of variables (``-g``), loops as they are
written (no vectors, no calls in their place), functions that are inlined.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

NEWEST_LLVM = 22
"""Version of LLVM that llvmlite brings, hence the newest whose IR is read."""
OLDEST_LLVM = 14
"""Version of the oldest LLVM whose IR is tested (docs/llvm-ir.md)."""

_CLANG = (
    *("-O1", "-g", "-fno-discard-value-names", "-fdebug-compilation-dir=."),
    *("-mllvm", "-disable-loop-idiom-all"),
    *("-mllvm", "-runtime-check-per-loop-load-elim=0"),
    *("-mllvm", "-indvars-widen-indvars=false", "-S", "-emit-llvm"),
)
"""With a folder of its own, clang names files as they are given, and writes the same everywhere.
Loops that copy or clear stay loops, whose subscripts are seen: gradients of programs that copy rows
by `memcpy` instead, as which clang writes these loops for memory of `malloc`, took 1.7 to 2 times
as long. Nor are loops written twice, behind tests of addresses, to carry an element that may be in
memory that they write: such addresses are no arrays that are only indexed, and gradients of
tridiagonal systems in place took 1.3 times as long, measured against JAX. Counters keep their 32
bits: where LLVM widens them, it forgets that products of sizes do not overflow, and `widen-indices`
does not. The gradient of a product of flat matrices of 256 x 256 with sizes of `int` took 12 times
as long."""


_PLAIN_LOOPS = ("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")
"""Of clang, beside ``-O2`` and more. Measured over 38 programs of C: gradients of what is
vectorised and unrolled take 1.3 to 9 times as long, of products up to 60 times; with these, as long
as from ``-O1``.
"""
_RAISES_LEVEL = re.compile("-O([2-9sz]|fast)$").match


@dataclass(frozen=True)
class Language:
    """A language, its compilers, and the options that they are called with."""

    title: str
    suffixes: tuple[str, ...]
    compilers: tuple[str, ...]
    """Names of programs, the best first; ``name-VERSION`` of each is looked for, too."""
    options: tuple[str, ...]
    output: tuple[str, ...] = ("-o", "-")
    """Options that send the IR to standard output."""
    plain_loops: tuple[str, ...] = ()
    """Options that leave loops as they are at levels that would vectorise and unroll them."""
    modules: tuple[str, ...] = ()
    """Options that say where files about modules go, which compilers write besides; the first one
    is ours.
    """

    def writes_modules(self, flags: tuple[str, ...]) -> bool:
        """True if the compiler leaves files about modules, and no flag says where."""
        return bool(self.modules) and not any(flag.startswith(self.modules) for flag in flags)

    def command(self, compiler: str, path: str, flags: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words of the command; the user's flags come last, so that they win."""
        path = f"./{path}" if path.startswith("-") else path
        plain = self.plain_loops if any(map(_RAISES_LEVEL, flags)) else ()
        return (compiler, *self.options, *plain, *flags, path, *self.output)


LANGUAGES = (
    Language("C", (".c",), ("clang",), _CLANG, plain_loops=_PLAIN_LOOPS),
    Language(
        "C++",
        (".cc", ".cpp", ".cxx", ".c++", ".C"),
        ("clang++", "clang"),
        _CLANG,
        plain_loops=_PLAIN_LOOPS,
    ),
    Language(
        "Rust",
        (".rs",),
        ("rustc",),
        (
            *("--crate-type=lib", "--edition=2021", "--emit=llvm-ir", "--error-format=short"),
            *("-Cpanic=abort", "-Copt-level=2", "-g", "-Ccodegen-units=1"),
            *("-Cno-vectorize-loops", "-Cno-vectorize-slp", "-Cllvm-args=-unroll-runtime=0"),
        ),
    ),
    Language(
        "Fortran",
        (".f90", ".f95", ".f03", ".f08", ".f18", ".f", ".for", ".F90", ".F"),
        ("flang", "flang-new"),
        ("-O1", "-g", "-S", "-emit-llvm"),
        modules=("-J", "-module-dir", "--module-dir"),
    ),
)


def language_of(path: str) -> Language | None:
    """The language of a file, by how its name ends; ``None`` for IR and what is not known."""
    suffix = Path(path).suffix
    return next((one for one in LANGUAGES if suffix in one.suffixes), None)
