"""Random C functions of four doubles to four doubles, through memory of all kinds.

`random_c(seed)` is a source with one function ``f(double *in, double *out, int n)``, which
`c_memory.Compiled` runs as native code and as LLVM IR. Numbers stay small, whatever is repeated;
what is read has been written, so the function is defined wherever it is called.
"""

from __future__ import annotations

import random

from .builder import CBuilder
from .functions import write_functions

__all__ = ["random_c"]


def random_c(seed: int, size: int = 9) -> str:
    """The source of a seed; ``size`` bounds the statements of ``f``.

    Programs of odd seeds also draw from `library`.
    """
    return write_functions(CBuilder(random.Random(seed), libraries=seed % 2 == 1), size)
