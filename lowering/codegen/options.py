"""What a user may choose about code generation; part of every cache key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class CompileOptions:
    """How LLVM IR becomes machine code for this process."""

    opt_level: int = 3
    """LLVM's pipeline, 0 to 3."""
    fp: Literal["strict", "fast"] = "strict"
    """``fast`` permits ``reassoc contract nsz arcp afn``; never ``nnan`` or ``ninf``.

    In this process, numbers too small to be normal count as zero then (`flush`).
    """
    veclib: bool = True
    """Vectorise calls of the C mathematics library (at most 4 ulp, see `veclib`)."""
    cache: bool = True
    """Keep compiled objects in the cache on disk."""

    def __post_init__(self) -> None:
        if self.opt_level not in (0, 1, 2, 3):
            raise ValueError(f"opt_level is 0, 1, 2 or 3, not {self.opt_level!r}")
        if self.fp not in ("strict", "fast"):
            raise ValueError(f"fp is 'strict' or 'fast', not {self.fp!r}")
