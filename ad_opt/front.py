"""The functions that a process begins with; they import the rest where the cache does not do."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from ad_opt.dialects.support.process import lazy_dataclasses
from ad_opt.dialects.support.process.garbage_collection import IMPORTS, rare_collections
from ad_opt.lowering.codegen.machine.options import BlasLibrary, CompileOptions

from . import unread

if TYPE_CHECKING:
    from ad_opt.programs.program import Program


def imported(module: str, name: str) -> Any:
    """A name of a module that is imported when it is first needed."""
    known = sys.modules.get(module)
    if known is not None and not getattr(known.__spec__, "_initializing", False):
        return getattr(known, name)
    with rare_collections(IMPORTS):  # what an import makes is there to stay
        lazy_dataclasses.install()
        import_module("ad_opt.dialects.support.text.lazy_formats").install()
        import_module("ad_opt.dialects.support.definitions.lazy_operations").install()
        return getattr(import_module(module), name)


def load(
    source: str | bytes | os.PathLike[str],
    *,
    opt_level: int = 3,
    fp: Literal["strict", "fast"] = "strict",
    veclib: bool = True,
    library: BlasLibrary = "none",
    cache: bool = True,
    debug: bool = False,
    cpu: str | None = None,
    interruptible: bool = False,
    flags: Sequence[str] = (),
    compiler: str | None = None,
) -> Program:
    """Load a program from a file (``.ll`` and bitcode: LLVM IR; ``.c``, ``.cpp``, ``.rs``,
    ``.f90``: compiled to it; else MLIR) or from its text.

    A string is text if it has a line break or a brace, otherwise a path; bytes are bitcode or
    text. Raises `DiagnosticError` when the program cannot be read or is wrong.

    Options say how it is compiled: `opt_level` 0 to 3; `fp` ``"fast"`` permits reassociation and
    the like, and numbers below the smallest normal one count as zero; `veclib` lets loops call
    vector versions of the mathematics library; `library` names a BLAS that is installed, for large
    products of matrices in ``"fast"`` programs (AD0404 where it is not); `cache` keeps compiled
    code on disk, and what calls of gradients need, so that later processes start with it; `debug`
    makes derivatives check themselves: what is wrong becomes AD0505 with the place of the operation
    of the primal; `cpu` is the processor that code is made for, ``"native"`` or a level of x86-64
    that this one has, such as ``"x86-64-v3"`` (AD0404); the default is in ``AD_OPT_CPU``;
    `interruptible` lets Ctrl-C end a call (KeyboardInterrupt) at the next iteration of a loop of
    the MLIR program or of a derivative, which costs time in short loops. Functions that LLVM IR
    brings along run to their end.

    A file of C, C++, Rust or Fortran is compiled by clang, rustc or flang, or by the ``compiler``
    named, with ``flags`` behind our own (``["-Iinclude"]``). The command is logged by the logger
    ``ad_opt.compilers``. AD0106 where no compiler is installed, AD0107 where it refuses the file,
    AD0108 where its LLVM is newer than ours.
    """
    chosen: dict[str, Any] = {} if cpu is None else {"cpu": cpu}
    options = CompileOptions(
        opt_level, fp, veclib, library, cache, interruptible=interruptible, **chosen
    )
    if not (debug or flags or compiler) and (known := unread.load(source, options)) is not None:
        for name in DERIVATIVES:
            vars(sys.modules["ad_opt"]).pop(name, None)
        return known
    read = imported("ad_opt.programs.loading", "load")
    return read(source, options, debug=debug, flags=flags, compiler=compiler)


def _api(name: str) -> Callable[[], Callable[..., Any]]:
    return cache(lambda: imported("ad_opt.derivatives.functions.api", name))


_RUNS: dict[str, Callable[..., Any]] = {
    **dict.fromkeys(("grad", "value_and_grad", "hessian", "jacobian"), unread.derive),
    **dict.fromkeys(("jvp", "hvp"), unread.along),
    "vjp": unread.pull,
}
DERIVATIVES = {kind: unread.Entry(kind, _api(kind), run) for kind, run in _RUNS.items()}
"""Derivatives of functions of programs that are not read yet."""
