"""Functions that allocate and free memory: of the libraries of C, C++ and Rust, and of numba."""

from __future__ import annotations

ALLOCATED = {
    "malloc": (0,),
    "calloc": (0, 1),
    "aligned_alloc": (1,),
    "memalign": (1,),
    "_Znwm": (0,),
    "_Znam": (0,),
    "_ZnwmRKSt9nothrow_t": (0,),
    "_ZnamRKSt9nothrow_t": (0,),
    "__rust_alloc": (0,),
    "__rust_alloc_zeroed": (0,),
    "NRT_Allocate": (0,),
}
"""Functions that return fresh memory, and the operands whose product is its size."""
RESIZED = frozenset({"realloc", "__rust_realloc"})
"""Functions that return fresh memory with what stood in that of their first operand."""
FREED = {
    "free": 1,
    "cfree": 1,
    "_ZdlPv": 1,
    "_ZdaPv": 1,
    "_ZdlPvm": 2,
    "_ZdaPvm": 2,
    "__rust_dealloc": 3,
    "NRT_Free": 1,
}
"""Functions that free the memory of their first operand, and how many operands they have."""
ALLOCATORS = frozenset({*ALLOCATED, *RESIZED, *FREED})
