"""Options of code generation that a user may choose; part of every cache key."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict, get_args

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError


BlasLibrary: TypeAlias = Literal["none", "openblas", "scipy-openblas64", "mkl"]
"""A BLAS that a user may ask for."""
LIBRARIES: tuple[str, ...] = get_args(BlasLibrary)


FLAGS = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
"""The fast-math flags of LLVM, in the order in which it prints them."""
FAST = frozenset(FLAGS).difference(("nnan", "ninf"))
"""The flags that ``fp="fast"`` adds."""
_SUM = {"reassoc"}
"""The flags of a sum whose terms have no order; they stay as they are where all is fast.

Its partial sums can be kept in lanes, and that is what pays. With ``nsz`` and ``contract``, LLVM
makes one chain of dependent operations of them again when it unrolls the loop.
"""


def with_fast(flags: Collection[str]) -> Collection[str]:
    """The flags of an operation in fast code that has these."""
    return flags if set(flags) == _SUM else FAST.union(flags)


class Options(TypedDict, total=False):
    """Options of `ad_opt.load`, of what is read already."""

    opt_level: int
    fp: Literal["strict", "fast"]
    veclib: bool
    library: BlasLibrary
    cache: bool
    cpu: str
    interruptible: bool


@dataclass(frozen=True)
class CompileOptions:
    """Options by which LLVM IR becomes machine code for this process."""

    opt_level: int = 3
    """LLVM's pipeline, 0 to 3."""
    fp: Literal["strict", "fast"] = "strict"
    """``fast`` permits ``reassoc contract nsz arcp afn``; never ``nnan`` or ``ninf``.

    In this process, numbers too small to be normal count as zero then (`flush`).
    """
    veclib: bool = True
    """Vectorise calls of the C mathematics library (at most 4 ulp, see `veclib`)."""
    library: BlasLibrary = "none"
    """A BLAS for large products of matrices, in ``fast`` programs (`machine.blas`)."""
    cache: bool = True
    """Keep compiled objects in the cache on disk."""
    cpu: str = field(default_factory=lambda: os.environ.get("AD_OPT_CPU") or "native")
    """The processor that code is made for: `native`, or a level such as `x86-64-v3` that this one
    has; ``AD_OPT_CPU`` in the environment is the default."""

    interruptible: bool = False
    """Let loops of what is compiled from MLIR, derivatives too, end when the user asks for it."""

    def __post_init__(self) -> None:
        if self.opt_level not in (0, 1, 2, 3):
            raise _refused(f"opt_level is 0, 1, 2 or 3, not {self.opt_level!r}")
        if self.fp not in ("strict", "fast"):
            raise _refused(f"fp is 'strict' or 'fast', not {self.fp!r}")
        if self.library not in LIBRARIES:
            raise _refused(f"library is one of {LIBRARIES}, not {self.library!r}")
        for name in ("veclib", "cache", "interruptible"):
            if getattr(self, name) not in (True, False):
                raise _refused(f"{name} is True or False, not {getattr(self, name)!r}")
        if self.library != "none" and self.fp == "strict":
            raise _refused(
                f"library={self.library!r} adds in an order of its own: fp is 'fast' then"
            )

    def blas(self) -> str:
        """The interface of the BLAS that is asked for, loaded into this process; else empty.

        AD0404 where it is not installed.
        """
        if self.library == "none":
            return ""
        from ad_opt.lowering.codegen.machine.blas import interface_of

        return interface_of(self.library)


def _refused(text: str) -> DiagnosticError:
    """AD0404, as for a processor that is not there."""
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

    return DiagnosticError(Diagnostic("AD0404", text))
