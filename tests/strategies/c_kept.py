"""Sources in C whose LLVM IR is kept, so that machines without clang test it.

Every source is made by the tables of `c_memory`, `c_unions` and `c_states`; ``tests/data/memory``
has what clang 22 makes of it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from c_memory import COMPUTED, KEPT, LOOKED_AT, UNTOLD, sample, source
from c_states import EVERY_LAYOUT
from c_states import source_of as source_of_states
from c_unions import ADDRESSES, CELLS, EVERY_MEMBER, INTEGERS, source_of
from native import llvm_ir

REQUESTS = """
#if !defined(__PIC__) || defined(__PIE__)
extern void __enzyme_autodiff(void *, ...);
extern void __enzyme_fwddiff(void *, ...);
#define REQUESTS(f) \\
  void forward_##f(void *x, void *dx, void *y, void *dy, int n) \\
  { __enzyme_fwddiff((void *)f, x, dx, y, dy, n); } \\
  void reverse_##f(void *x, void *dx, void *y, void *dy, int n) \\
  { __enzyme_autodiff((void *)f, x, dx, y, dy, n); }
@
#endif
"""
"""Enzyme's calls, but not in the library that differences are taken of."""
REQUESTED = LOOKED_AT | UNTOLD | COMPUTED
"""Functions that are differentiated by calls in the program."""


def _with_requests() -> str:
    requests = "".join(f"REQUESTS({name})\n" for name in REQUESTED)
    return source([], REQUESTED) + REQUESTS.replace("@", requests)


ALL = ("O0", "O1", "O2")
LEVELS_OF: dict[str, tuple[str, ...]] = {
    **{f"pieces_{number}": (f"O{number}",) for number in range(3)},
    "looked_at": ALL,
    "requested": ALL,
    "floats": ("O0", "O1"),
    "unions_of_integers": ALL,
    "unions_of_addresses": ("O0", "O2"),
    "every_member": ("O0", "O2"),
    "cells": ALL,
    "states": ("O1",),
}
SOURCES: dict[str, str] = {
    **{f"pieces_{number}": source(sample(14, seed=number)) for number in range(3)},
    "looked_at": source([], LOOKED_AT | COMPUTED),
    "requested": _with_requests(),
    "floats": source([("floats", "memcpy", "memcpy")], {}),
    "unions_of_integers": source_of(INTEGERS),
    "unions_of_addresses": source_of(ADDRESSES),
    "every_member": source_of(EVERY_MEMBER),
    "cells": CELLS,
    "states": source_of_states(EVERY_LAYOUT),
}


def llvm_ir_of(name: str, level: str, clang: str, folder: Path) -> str:
    """Output of clang for a source; requests are for programs, not for libraries."""
    (folder / f"{name}.c").write_text(SOURCES[name])
    return llvm_ir(name, level, clang, folder)


def write(clang: str) -> None:
    """Make all files anew."""
    KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, levels in LEVELS_OF.items():
            for level in levels:
                text = llvm_ir_of(name, level, clang, Path(folder))
                (KEPT / f"{name}.{level}.ll").write_text(text)
