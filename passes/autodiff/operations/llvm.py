"""The derivatives of memory behind addresses: ``llvm``, ``llvm_ext``, and ``ub.poison``."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.doubling import Doubler
from ad_opt.passes.autodiff.forward.forward_control import forward_copied
from ad_opt.passes.autodiff.forward.forward_memory import forward_deallocate
from ad_opt.passes.autodiff.forward.forward_pointers import (
    forward_address_of,
    forward_alloca,
    forward_call,
    forward_copy,
    forward_exchange,
    forward_fill,
    forward_load,
    forward_malloc,
    forward_nothing,
    forward_plain,
    forward_step,
    forward_store,
    forward_update,
)
from ad_opt.passes.autodiff.operations.nothing_back import nothing_back
from ad_opt.passes.autodiff.reverse.addresses.reverse_overwritten import take_back
from ad_opt.passes.autodiff.reverse.addresses.reverse_pointers import (
    remember_alloca,
    remember_call,
    remember_copy,
    remember_exchange,
    remember_fill,
    remember_free,
    remember_load,
    remember_stack,
    remember_store,
    remember_update,
    reverse_copy,
    reverse_exchange,
    reverse_fill,
    reverse_load,
    reverse_step,
    reverse_store,
    reverse_update,
)
from ad_opt.passes.autodiff.to_be_recorded.addresses import (
    tbr_copy,
    tbr_exchange,
    tbr_fill,
    tbr_load,
    tbr_step,
    tbr_store,
    tbr_update,
)
from ad_opt.passes.autodiff.to_be_recorded.calls import tbr_taken_back
from ad_opt.passes.rules.methods import Methods, methods

METHODS: list[Methods] = [
    *methods(
        "llvm",
        "load",
        forward=forward_load,
        remember=remember_load,
        needs=tbr_load,
        reverse=reverse_load,
    ),
    *methods(
        "llvm",
        "store",
        forward=forward_store,
        remember=remember_store,
        needs=tbr_store,
        reverse=reverse_store,
    ),
    *methods(
        "llvm",
        "intr.memcpy intr.memcpy.inline intr.memmove",
        forward=forward_copy,
        remember=remember_copy,
        needs=tbr_copy,
        reverse=reverse_copy,
    ),
    *methods(
        "llvm",
        "intr.memset",
        forward=forward_fill,
        remember=remember_fill,
        needs=tbr_fill,
        reverse=reverse_fill,
    ),
    *methods(
        "llvm",
        "atomicrmw",
        forward=forward_update,
        remember=remember_update,
        needs=tbr_update,
        reverse=reverse_update,
    ),
    *methods(
        "llvm",
        "cmpxchg",
        forward=forward_exchange,
        remember=remember_exchange,
        needs=tbr_exchange,
        reverse=reverse_exchange,
    ),
    *methods(
        "llvm",
        "getelementptr bitcast addrspacecast freeze",
        double=forward_step,
        needs=tbr_step,
        reverse=reverse_step,
    ),
    *methods(
        "llvm",
        "call",
        forward=forward_call,
        remember=remember_call,
        needs=tbr_taken_back,
        reverse=take_back,
        joint=True,
    ),
    # Shadows of addresses are written in the forward sweep; the way back has nothing to do.
    *nothing_back("llvm", "alloca", forward=forward_alloca, remember=remember_alloca),
    *nothing_back("llvm_ext", "malloc", double=forward_malloc),
    *nothing_back("llvm_ext", "elements", double=Doubler.view),
    *nothing_back("llvm_ext", "free", forward=forward_deallocate, remember=remember_free),
    *nothing_back("llvm", "mlir.addressof", double=forward_address_of),
    *nothing_back(
        "llvm", "intr.stacksave intr.stackrestore", forward=forward_copied, remember=remember_stack
    ),
    *(
        row
        for dialect, names in (("llvm", "mlir.zero mlir.undef mlir.poison"), ("ub", "poison"))
        for row in nothing_back(dialect, names, double=forward_nothing)
    ),
    # Questions about addresses, answered by the primal ones; an address that is made of a number
    # has no shadow.
    *nothing_back("llvm", "icmp ptrtoint mlir.constant fence inttoptr", double=forward_plain),
    *methods("llvm", "unreachable", double=forward_plain, no_reverse="nothing comes after it"),
]
