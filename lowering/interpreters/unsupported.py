"""Operations of the core dialects that are not interpreted, each with its reason."""

from __future__ import annotations

_PLACES = "only has a meaning inside its parent, which the parent's file gives"
_HARDWARE = "describes asynchronous hardware transfers, which have no portable meaning"

_REQUEST = "asks for a derivative, which differentiate puts in its place"

UNSUPPORTED: dict[str, str] = {
    "autodiff.fwd_diff": _REQUEST,
    "autodiff.bwd_diff": _REQUEST,
    "autodiff.apply": _REQUEST,
    "autodiff.propagate": _REQUEST,
    "builtin.unregistered": "its meaning is unknown by definition",
    "memref.dma_start": _HARDWARE,
    "memref.dma_wait": _HARDWARE,
    "tensor.parallel_insert_slice": _PLACES,
    "vector.type_cast": "memory of vectors is kept as objects here, so bytes cannot be shared",
    "vector.vscale": "the length of scalable vectors is a property of the machine",
}
