"""The derivatives of vectors in memory: ``vector``. What only computes has rules."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.forward_control import forward_copied
from ad_opt.passes.autodiff.forward.forward_memory import (
    forward_transfer_read,
    forward_type_cast,
    reader,
    writer,
)
from ad_opt.passes.autodiff.operations.nothing_back import nothing_back
from ad_opt.passes.autodiff.reverse.handlers.reverse_vector import (
    remember_store,
    reverse_load,
    reverse_store,
)
from ad_opt.passes.autodiff.to_be_recorded.vectors import tbr_load, tbr_store
from ad_opt.passes.rules.methods import Methods, methods

METHODS: list[Methods] = [
    *methods("vector", "load", forward=reader(0), needs=tbr_load, reverse=reverse_load),
    *methods(
        "vector",
        "maskedload gather expandload",
        forward=reader(0, (-1,)),
        needs=tbr_load,
        reverse=reverse_load,
    ),
    *methods(
        "vector",
        "transfer_read",
        forward=forward_transfer_read,
        needs=tbr_load,
        reverse=reverse_load,
    ),
    *methods(
        "vector",
        "store transfer_write",
        forward=writer(0, 1),
        remember=remember_store,
        needs=tbr_store,
        reverse=reverse_store,
    ),
    *methods(
        "vector",
        "maskedstore scatter compressstore",
        forward=writer(-1, 0),
        remember=remember_store,
        needs=tbr_store,
        reverse=reverse_store,
    ),
    *nothing_back("vector", "type_cast", double=forward_type_cast),
    *nothing_back("vector", "print", double=forward_copied),
]
