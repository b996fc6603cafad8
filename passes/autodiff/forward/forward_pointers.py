"""Forward mode behind addresses: everything happens a second time, on shadow addresses.

    %v = llvm.load %p : !llvm.ptr -> f64     ->     %v = llvm.load %p, %dv = llvm.load %dp

Bytes may be copied without knowing what they are: the shadow has the derivatives in the same
places. Integers are not written to shadows. An integer that may be the bits of a float in active
memory is refused.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import INACTIVE
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.passes.autodiff.addresses import computed_words, pointers
from ad_opt.passes.autodiff.forward.forward_overwritten import call_and_clear
from ad_opt.passes.emit.buffers import keep_off_stack
from ad_opt.passes.ops.deciding_bits import only_decides
from ad_opt.passes.ops.known_functions import is_known_inactive
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.ir import Operation, SSAValue

from .doubling import Doubler
from .forward_calls import bind_found
from .forward_memory import check_lost, reader, writer

read_shadow = reader(0, hints=pointers.alignment)
write_shadow = writer(0, 1, hints=pointers.alignment)

FADD = 11
"""The number of ``fadd`` among the kinds of ``llvm.atomicrmw``."""


def forward_load(doubler: Doubler, op: Operation) -> None:
    """Integers that may be floats are refused where the memory has derivatives."""
    result = op.results[0]
    if doubler.derivative_type(result.type) is None:
        if not only_decides(result):
            _check_word(doubler, op, result, op.operands[0])
        doubler.clone(op)
        return
    read_shadow(doubler, op)


def forward_store(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``llvm.store``."""
    value, memory = op.operands
    if doubler.derivative_type(value.type) is None:
        doubler.clone(op)
        shadow = doubler.derivative(memory)
        if shadow is not None and pointers.may_set_floats(op, value):
            pointers.store(doubler.em, op, pointers.no_bits(doubler.em, value.type), shadow)
            return
        if computed_words.is_word(value.type) and computed_words.is_computed(value):
            if shadow is not None and _may_hide(doubler, op, value, memory):
                computed_words.clear(doubler.em, op, shadow, value.type)
            return
        _check_bytes(doubler, op, value, memory)
        return
    if is_pointer(value.type) and doubler.derivative(value) is None and not doubler.carries(value):
        doubler.clone(op)  # whoever loads it from there asks for no shadow
        return
    if doubler.derivative(memory) is None and not is_pointer(value.type):
        doubler.clone(op)
        check_lost(doubler, op, value, memory)
        return
    write_shadow(doubler, op)


def _check_word(doubler: Doubler, op: Operation, value: SSAValue, memory: SSAValue) -> None:
    """A word that is computed with has no derivative, or the program stops."""
    if not computed_words.is_word(value.type):
        _check_bytes(doubler, op, value, memory)
        return
    shadow = doubler.derivative(memory)
    if shadow is not None and _may_hide(doubler, op, value, memory):
        computed_words.check(doubler.em, op, shadow, value.type)


def _may_hide(doubler: Doubler, op: Operation, value: SSAValue, memory: SSAValue) -> bool:
    return pointers.may_hide_floats(op, value.type) and doubler.holds_derivatives(memory)


def _check_bytes(doubler: Doubler, op: Operation, value: SSAValue, memory: SSAValue) -> None:
    if doubler.derivative(memory) is not None and _may_hide(doubler, op, value, memory):
        raise pointers.unknown_bytes(op)


def forward_alloca(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``llvm.alloca``."""
    shadow = _again(doubler, op)
    if shadow is not None:
        em = doubler.em
        size = pointers.alloca_size(em, op, doubler.value(op.operands[0]))
        pointers.fill_zero(em, shadow, size)


def forward_malloc(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``llvm_ext.malloc``."""
    doubler.clone(op)
    result = op.results[0]
    if doubler.carries(result):
        em, asked = doubler.em, doubler.value(op.operands[0])
        size = pointers.shadow_size(em, doubler.session, op, asked, doubler.value(result))
        shadow = doubler.on_derivatives(op, {0: size}, [result.type]).results[0]
        doubler.bind(result, doubler.value(result), shadow)
        pointers.fill_zero(em, shadow, size)


def _again(doubler: Doubler, op: Operation) -> SSAValue | None:
    """Do the same once more for the shadow."""
    doubler.clone(op)
    result = op.results[0]
    if not is_pointer(result.type) or not doubler.carries(result):
        return None
    again = doubler.on_derivatives(op, {}, [result.type])
    keep_off_stack(again)
    doubler.bind(result, doubler.value(result), again.results[0])
    return again.results[0]


def forward_nothing(doubler: Doubler, op: Operation) -> None:
    """An address of nothing is its own shadow, wherever it goes."""
    doubler.clone(op)
    result = op.results[0]
    if is_pointer(result.type):
        copy = doubler.value(result)
        doubler.bind(result, copy, copy)


def forward_address_of(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``llvm.mlir.addressof``."""
    doubler.clone(op)
    result = op.results[0]
    if doubler.carries(result):
        shadow = pointers.shadow_of_global(doubler.em, doubler.session, op)
        doubler.bind(result, doubler.value(result), shadow)


def forward_copy(doubler: Doubler, op: Operation) -> None:
    """Copy the shadow's bytes, too; what has no shadow has derivatives zero."""
    doubler.clone(op)
    target, source = op.operands[:2]
    shadow, tangent = doubler.derivative(target), doubler.derivative(source)
    if shadow is None:
        check_lost(doubler, op, source, target)
    elif tangent is not None and not pointers.is_nowhere(tangent):
        moved = doubler.on_derivatives(op, {0: shadow, 1: tangent}, [])
        moved.properties.pop("arg_attrs", None)  # how the program's memory is aligned
    else:
        size = pointers.widened(doubler.em, doubler.value(op.operands[2]))
        pointers.fill_zero(doubler.em, shadow, size)


def forward_fill(doubler: Doubler, op: Operation) -> None:
    """Bytes that are the same everywhere are constants; as addresses, they are null."""
    doubler.clone(op)
    shadow = doubler.derivative(op.operands[0])
    if shadow is not None:
        size = pointers.widened(doubler.em, doubler.value(op.operands[2]))
        pointers.fill_zero(doubler.em, shadow, size)


def forward_plain(doubler: Doubler, op: Operation) -> None:
    """Give no derivative: ``llvm.fence``, ``llvm.icmp``, ``llvm.inttoptr`` and their kin."""
    doubler.clone(op)
    if any(map(doubler.carries, op.results)):
        raise pointers.unknown_origin(op)


def forward_call(doubler: Doubler, op: Operation) -> None:
    """Functions of the C library that the table knows; they have no derivative."""
    if not is_known_inactive(op) and INACTIVE not in op.attributes:
        raise pointers.unknown_callee(op)
    call_and_clear(doubler, op)
    bind_found(doubler, op)


def forward_update(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``llvm.atomicrmw``."""
    memory, value = op.operands
    shadow = doubler.derivative(memory)
    if is_pointer(value.type):
        doubler.clone(op)
        exchange_shadows(doubler, op, keep=False)
        return
    if shadow is None or doubler.derivative_type(value.type) is None:
        doubler.clone(op)
        if shadow is None:
            check_lost(doubler, op, value, memory)
        return
    kind = integer_property(op, "bin_op")
    if kind != FADD:
        raise error_at(
            op, "AD0701", "only atomic additions of floats have a derivative",
            help="write the update as a load and a store",
        )  # fmt: skip
    doubler.clone(op)
    tangent = doubler.required(value, op)
    new = doubler.on_derivatives(op, {0: shadow, 1: tangent}, [op.results[0].type])
    doubler.bind(op.results[0], doubler.value(op.results[0]), new.results[0])


def exchange_shadows(doubler: Doubler, op: Operation, *, keep: bool) -> SSAValue | None:
    """Exchange the shadows of addresses, too; not in the same step.

    Return what the shadow of the memory held, if somebody asks for it or it is to be kept.
    """
    (memory, value), result = op.operands, op.results[0]
    place, shadow = doubler.derivative(memory), doubler.derivative(value)
    if place is None or (shadow is None and doubler.carries(value)):
        if doubler.carries(result) or doubler.carries(value):
            raise pointers.exchanged_address(op)
        return None
    old = None
    if doubler.carries(result) or (keep and shadow is not None):
        old = pointers.load(doubler.em, op, place, result.type)
    if old is not None and doubler.carries(result):
        doubler.bind(result, doubler.value(result), old)
    if shadow is not None:
        pointers.store(doubler.em, op, shadow, place)
    return old


def forward_exchange(doubler: Doubler, op: Operation) -> None:
    """Integers are compared and exchanged; where they may be floats with derivatives, it ends."""
    memory, value = op.operands[:2]
    if doubler.derivative(memory) is not None and is_pointer(value.type):
        raise pointers.exchanged_address(op)
    doubler.clone(op)
    _check_bytes(doubler, op, value, memory)


def forward_step(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``llvm.addrspacecast``, ``llvm.bitcast`` and their kin."""
    result = op.results[0]
    if is_pointer(result.type):
        doubler.view(op)
        return
    doubler.clone(op)
    tangent = doubler.derivative(op.operands[0])
    if tangent is None and doubler.derivative_type(result.type) is None:
        return
    if op.name != "llvm.freeze":
        raise pointers.no_rule(op)
    doubler.bind(result, doubler.value(result), tangent)
