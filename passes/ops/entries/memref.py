"""Buffers: ``memref``, and ``bufferization`` between them and tensors."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.forwarding import nothing, yielded
from ad_opt.passes.ops.memory_ops import (
    ALLOCATION,
    LOAD,
    NOTHING,
    STORE,
    UPDATE,
    VIEW,
    Effect,
    first_memrefs,
    last_memrefs,
    operand,
)

ENTRIES: list[Entry] = [
    *entries("memref", "load", effect=LOAD, loads=True, element=True),
    *entries("memref", "store", effect=STORE, stores=0, element=True),
    *entries("memref", "atomic_rmw", effect=UPDATE),
    *entries("memref", "generic_atomic_rmw", effect=Effect(reads=operand(0), writes=operand(0))),
    *entries("memref", "atomic_yield", effect=NOTHING),
    *entries("memref", "copy", effect=Effect(reads=operand(0), writes=operand(1))),
    *entries("memref", "alloc alloca", effect=ALLOCATION),
    *entries("memref", "dealloc", effect=Effect(frees=operand(0))),
    *entries(
        "memref",
        "realloc",
        effect=Effect(reads=operand(0), frees=operand(0), allocates=True),
    ),
    *entries("memref", "global", variable=True),
    *entries("memref", "get_global", effect=NOTHING, cheap=True, names_variable=True),
    *entries("memref", "cast memory_space_cast collapse_shape", effect=VIEW, cheap=True),
    *entries("memref", "expand_shape reinterpret_cast subview view", effect=VIEW, cheap=True),
    *entries("memref", "transpose assume_alignment", effect=VIEW, cheap=True),
    *entries("memref", "extract_strided_metadata", effect=VIEW, cheap=True),
    *entries("memref", "reshape", effect=Effect(reads=operand(1), views=True)),
    *entries(
        "memref",
        "extract_aligned_pointer_as_index",
        effect=Effect(keeps=operand(0)),
        cheap=True,
        discrete=True,
    ),
    *entries("memref", "dim", effect=NOTHING, cheap=True, discrete=True),
    *entries("memref", "rank", effect=NOTHING, discrete=True),
    *entries("memref", "prefetch", effect=NOTHING),
    *entries("memref", "alloca_scope", effect=NOTHING, once=True, forwards=yielded),
    *entries("memref", "alloca_scope.return", effect=NOTHING, forwards=nothing),
    *entries("bufferization", "to_tensor", effect=Effect(reads=operand(0), keeps=operand(0))),
    *entries("bufferization", "clone", effect=Effect(reads=operand(0), allocates=True)),
    *entries(
        "bufferization",
        "materialize_in_destination",
        effect=Effect(reads=first_memrefs, writes=last_memrefs),
    ),
]
