"""The functions of BLAS that have derivatives: their parameters, and what they read and write.

`ROUTINES` has a row a routine, for both formats (``s``, ``d``). In rows, ``/`` marks an array that
is read, ``*`` one that is read and written, ``!`` one that is only written. Calls name routines as
CBLAS does (``cblas_ddot``); a call by Fortran's conventions (``ddot_``, all by address) is made one
by value, ``ddot_.by_value``, by `raise-library-calls`. The rules are in `autodiff.blas_pullbacks`
and `autodiff.blas_pushforwards`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ad_opt.dialects.support.ir.symbols import callee_name
from xdsl.dialects.builtin import Float32Type, Float64Type, IntegerType
from xdsl.ir import Attribute, Operation

BY_VALUE = ".by_value"
"""Suffix of functions that take by value what a Fortran routine takes by address."""

_ROWS = """
dot: n x/ incx y/ incy -> result
axpy: n alpha x/ incx y* incy
scal: n alpha x* incx
copy: n x/ incx y! incy
swap: n x* incx y* incy
nrm2: n x/ incx -> result
asum: n x/ incx -> result
rot: n x* incx y* incy c s
gemv: order trans m n alpha a/ lda x/ incx beta y* incy
ger: order m n alpha x/ incx y/ incy a* lda
symv: order uplo n alpha a/ lda x/ incx beta y* incy
syr2: order uplo n alpha x/ incx y/ incy a* lda
trmv: order uplo trans diag n a/ lda x* incx
trsv: order uplo trans diag n a/ lda x* incx
gemm: order trans transb m n k alpha a/ lda b/ ldb beta c* ldc
trsm: order side uplo trans diag m n alpha a/ lda b* ldb
trmm: order side uplo trans diag m n alpha a/ lda b* ldb
syrk: order uplo trans n k alpha a/ lda beta c* ldc
"""

FLOATS = frozenset({"alpha", "beta", "c", "s"})
LETTERS = frozenset({"trans", "transb", "uplo", "side", "diag"})
"""Parameters that Fortran passes as letters and CBLAS as numbers."""


@dataclass(frozen=True)
class Routine:
    """A routine of BLAS in one format and one set of conventions."""

    name: str
    """Without the letter of its format: ``gemv``."""
    parameters: tuple[str, ...]
    """By value, with ``order`` only where CBLAS has it."""
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    gives: bool
    """True if it returns a number."""
    format: str
    """``s`` or ``d``."""
    fortran: bool
    suffix: str = ""
    """Suffix of the name in libraries with integers of 64 bits."""

    def symbol(self, routine: str) -> str:
        """The name of another routine of the same format and conventions."""
        name = f"{self.format}{routine}{self.suffix}"
        return f"{name}_{BY_VALUE}" if self.fortran else f"cblas_{name}"

    def other(self, routine: str) -> Routine:
        """Another routine of the same format and conventions."""
        found = routine_named(self.symbol(routine))
        assert found is not None
        return found

    @property
    def float_type(self) -> Attribute:
        """The type of its numbers."""
        return Float32Type() if self.format == "s" else Float64Type()

    def is_array(self, parameter: str) -> bool:
        """True if a parameter is the address of an array."""
        return parameter in self.reads or parameter in self.writes

    def is_float(self, parameter: str) -> bool:
        """True if a parameter is a number by value."""
        return parameter in FLOATS and not self.is_array(parameter)

    def places(self, parameters: tuple[str, ...]) -> tuple[int, ...]:
        """The numbers of parameters."""
        return tuple(self.parameters.index(one) for one in parameters)

    def fits(self, op: Operation) -> bool:
        """True if a call passes and expects what the routine takes and gives."""
        if len(op.operands) != len(self.parameters) or len(op.results) != int(self.gives):
            return False
        results = [result.type for result in op.results]
        return results == [self.float_type] * self.gives and all(
            self._takes(name, x.type) for name, x in zip(self.parameters, op.operands, strict=True)
        )

    def _takes(self, name: str, type: Attribute) -> bool:
        if self.is_array(name):
            return type.name == "llvm.ptr"
        return type == self.float_type if self.is_float(name) else isinstance(type, IntegerType)


@cache
def _rows() -> dict[str, tuple[tuple[str, ...], bool]]:
    found: dict[str, tuple[tuple[str, ...], bool]] = {}
    for line in _ROWS.strip().splitlines():
        name, _, words = line.partition(":")
        words, arrow, _ = words.partition("->")
        found[name] = (tuple(words.split()), bool(arrow))
    return found


_NAME = re.compile(rf"(?:(cblas_)([sd])(\w+?)(64_|_64)?|([sd])(\w+?)(_64)?_{re.escape(BY_VALUE)})$")


@cache
def routine_named(symbol: str) -> Routine | None:
    """The routine that a function of this name is."""
    matched = _NAME.match(symbol)
    if matched is None:
        return None
    by_value, format, name, wide, letter, fortran, wide_fortran = matched.groups()
    row = _rows().get(name or fortran)
    if row is None:
        return None
    words, gives = row
    marked = [(word.rstrip("/*!"), word[-1]) for word in words]
    given = [(word, mark) for word, mark in marked if by_value or word != "order"]
    return Routine(
        name or fortran,
        tuple(word for word, _ in given),
        tuple(word for word, mark in given if mark in "/*"),
        tuple(word for word, mark in given if mark in "*!"),
        gives,
        format or letter,
        fortran is not None,
        wide or wide_fortran or "",
    )


def blas_routine(op: Operation) -> Routine | None:
    """The routine that a call calls, if it is one with a derivative."""
    name = callee_name(op)
    return routine_named(name) if name is not None else None


def symbols() -> Iterator[str]:
    """The names of all routines that have derivatives."""
    for name in _rows():
        for format in "sd":
            yield from (f"cblas_{format}{name}{suffix}" for suffix in ("", "64_", "_64"))
            yield from (f"{format}{name}{suffix}_{BY_VALUE}" for suffix in ("", "_64"))


def fortran_routine(symbol: str) -> Routine | None:
    """The routine by value that a Fortran routine like ``ddot_`` is."""
    return routine_named(symbol + BY_VALUE) if symbol.endswith("_") else None
