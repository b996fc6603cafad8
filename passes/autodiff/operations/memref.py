"""The derivatives of operations on buffers: ``memref``."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.doubling import Doubler
from ad_opt.passes.autodiff.forward.forward_control import (
    forward_choice,
    forward_copied,
    forward_yield,
)
from ad_opt.passes.autodiff.forward.forward_memory import (
    forward_allocate,
    forward_atomic,
    forward_byte_view,
    forward_copy,
    forward_deallocate,
    forward_get_global,
    reader,
    refuse_generic_atomic,
    writer,
)
from ad_opt.passes.autodiff.operations.nothing_back import nothing_back
from ad_opt.passes.autodiff.reverse.handlers.reverse_control import remember_scope, reverse_scope
from ad_opt.passes.autodiff.reverse.handlers.reverse_memory import (
    remember_alloc,
    remember_dealloc,
    remember_store,
    reverse_alloc,
    reverse_atomic,
    reverse_copy,
    reverse_load,
    reverse_store,
)
from ad_opt.passes.autodiff.to_be_recorded.control import tbr_scope
from ad_opt.passes.autodiff.to_be_recorded.memory import (
    tbr_alloc,
    tbr_atomic,
    tbr_copy,
    tbr_load,
    tbr_store,
)
from ad_opt.passes.rules.methods import Methods, methods

_NO_CONTENTS = "it does not look at what is in the buffer"

METHODS: list[Methods] = [
    *methods("memref", "load", double=reader(0), needs=tbr_load, reverse=reverse_load),
    *methods(
        "memref",
        "store",
        forward=writer(0, 1),
        remember=remember_store,
        needs=tbr_store,
        reverse=reverse_store,
    ),
    *methods("memref", "copy", forward=forward_copy, needs=tbr_copy, reverse=reverse_copy),
    *methods(
        "memref", "atomic_rmw", forward=forward_atomic, needs=tbr_atomic, reverse=reverse_atomic
    ),
    *methods(
        "memref",
        "generic_atomic_rmw",
        forward=refuse_generic_atomic,
        no_reverse="nobody knows what the update computes",
        refused="forward, reverse",
    ),
    *methods(
        "memref",
        "alloc alloca",
        forward=forward_allocate,
        remember=remember_alloc,
        needs=tbr_alloc,
        reverse=reverse_alloc,
    ),
    # Shadows are freed where the mirror of the allocation is.
    *nothing_back("memref", "dealloc", forward=forward_deallocate, remember=remember_dealloc),
    # Another buffer of the same size: the old one's tangents move.
    *methods("memref", "realloc", forward=Doubler.view, no_reverse="`expand-realloc` runs before"),
    # Shadows of views follow on demand.
    *nothing_back(
        "memref",
        "cast memory_space_cast collapse_shape expand_shape reinterpret_cast subview transpose "
        "assume_alignment extract_strided_metadata reshape",
        double=Doubler.view,
    ),
    *nothing_back("memref", "view", forward=forward_byte_view, refused="forward, reverse"),
    *nothing_back("memref", "get_global", double=forward_get_global),
    *nothing_back("memref", "dim", double=forward_copied),
    *methods(
        "memref",
        "rank prefetch extract_aligned_pointer_as_index",
        double=forward_copied,
        no_reverse=_NO_CONTENTS,
    ),
    *methods(
        "memref",
        "alloca_scope",
        forward=forward_choice,
        remember=remember_scope,
        needs=tbr_scope,
        reverse=reverse_scope,
        joint=True,
    ),
    *methods(
        "memref",
        "alloca_scope.return",
        forward=forward_yield,
        no_reverse="the operation around it reverses it",
        joint=True,
    ),
]
