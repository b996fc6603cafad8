"""Doubling of memory: a buffer is followed by the buffer of its tangents.

Accesses happen twice, with the same indices. A memref without derivative (a ``const`` argument, a
global) reads as constant; storing an active value into it is refused, since the derivative would be
lost. Views of a buffer are the same views of its shadow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, cast

from ad_opt.dialects.core.memref.memref import ATOMIC_KINDS
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.creation import remake
from ad_opt.dialects.support.ir.operand_groups import segment_sizes
from ad_opt.dialects.support.ir.queries import defining_op, integer_property
from ad_opt.passes.autodiff.addresses.pointers import differ
from ad_opt.passes.emit.buffers import fill, keep_off_stack
from ad_opt.passes.emit.emit import Emitter, flows_by_value
from ad_opt.passes.ops.catalogue import is_allocation
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects import memref
from xdsl.dialects.builtin import ArrayAttr, BoolAttr, MemRefType, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .doubling import Doubler, Handler


def lost_derivative(op: Operation, memory: SSAValue) -> DiagnosticError:
    """The refusal to write an active value where its derivative has no place."""
    return error_at(
        op,
        "AD0708",
        f"an active value is written to {_named(memory)}, which has no derivative",
        help="request the function with that buffer as `dup`, or detach the value with "
        "`autodiff.stop_gradient`",
    )


def _named(memory: SSAValue) -> str:
    """A memref as messages call it."""
    return f"`%{memory.name_hint}`" if memory.name_hint else f"a {memory.type}"


def check_lost(doubler: Doubler, op: Operation, value: SSAValue, memory: SSAValue) -> None:
    """Refuse to write ``value`` to memory without shadow if both carry a derivative."""
    if doubler.derivative(value) is not None and doubler.carries(memory):
        raise lost_derivative(op, memory)


def check_constant(doubler: Doubler, op: Operation, memory: SSAValue) -> None:
    """Refuse to read an active value from memory whose shadow is not at hand."""
    if not doubler.carries(memory):
        return
    raise error_at(
        op,
        "AD0708",
        f"an active value is read from {_named(memory)}, which has no derivative",
        help="request the function with that buffer as `dup`, or detach what is stored there with "
        "`autodiff.stop_gradient`",
    )


def element_type(value: SSAValue) -> Attribute:
    """Return the type that one access of a memref gives."""
    assert isinstance(value.type, MemRefType)
    return value.type.element_type


def _check_width(doubler: Doubler, op: Operation) -> None:
    """Vectors of elements that are vectors of directions do not exist."""
    if doubler.width > 1 and "vector" in op.name:
        raise error_at(
            op,
            "AD0702",
            f"`{op.name}` has no tangent of width {doubler.width}",
            help="differentiate in one direction at a time (width 1)",
        )


# ------------------------------------------------------------------ accesses


Hints: TypeAlias = Callable[[Operation], Mapping[str, Attribute]]
"""Properties in which an access of the shadow differs from that of the memory."""


def _same(op: Operation) -> Mapping[str, Attribute]:
    return {}


def reader(memory: int, pass_through: Sequence[int] = (), hints: Hints = _same) -> Handler:
    """Reads operand ``memory``; where a mask is off, operands ``pass_through`` are given."""

    def handler(doubler: Doubler, op: Operation) -> None:
        doubler.clone(op)
        result = op.results[0]
        count = len(op.operands)
        through = [at % count for at in pass_through if at < count]
        shadow = doubler.derivative(op.operands[memory])
        active = [at for at in through if doubler.derivative(op.operands[at]) is not None]
        if shadow is None and active:
            raise error_at(
                op, "AD0708", "an active value stands in for masked elements of constant memory",
                help="select between both after the access",
            )  # fmt: skip
        if not doubler.carries(result):
            return
        if shadow is None:
            check_constant(doubler, op, op.operands[memory])
            return
        _check_width(doubler, op)
        replaced = {memory: shadow}
        for at in through:
            replaced[at] = doubler.required(op.operands[at], op)
        type = doubler.derivative_type(result.type)
        assert type is not None
        new = doubler.on_derivatives(op, replaced, [type], **hints(op))
        doubler.bind(result, doubler.value(result), new.results[0])

    return handler


def writer(value: int, memory: int, hints: Hints = _same) -> Handler:
    """Writes operand ``value`` into operand ``memory``."""

    def handler(doubler: Doubler, op: Operation) -> None:
        doubler.clone(op)
        value_at, memory_at = (at % len(op.operands) for at in (value, memory))
        target = doubler.derivative(op.operands[memory_at])
        if target is None:
            check_lost(doubler, op, op.operands[value_at], op.operands[memory_at])
            return
        _check_width(doubler, op)
        written = doubler.required(op.operands[value_at], op)
        doubler.on_derivatives(op, {memory_at: target, value_at: written}, [], **hints(op))

    return handler


def forward_transfer_read(doubler: Doubler, op: Operation) -> None:
    """The padding stands behind the indices; it is given where a mask is off, or beyond the end."""
    sizes = segment_sizes(op)
    bounds = cast("ArrayAttr[BoolAttr]", op.properties["in_bounds"])
    is_whole = not sizes[3] and all(bool(flag.value.data) for flag in bounds)
    is_constant = is_whole and doubler.derivative(op.operands[0]) is None
    reader(0, () if is_constant else (sizes[0] + sizes[1],))(doubler, op)


def forward_atomic(doubler: Doubler, op: Operation) -> None:
    """Sums and assignments are linear; other updates mix the old value with its derivative."""
    value, memory, *_ = op.operands
    word = ATOMIC_KINDS[integer_property(op, "kind")]
    shadow = doubler.derivative(memory)
    if shadow is None:
        check_lost(doubler, op, value, memory)
        doubler.clone(op)
        return
    if word not in ("addf", "assign") or doubler.width > 1:
        raise error_at(
            op,
            "AD0708",
            f"`memref.atomic_rmw {word}` has no derivative"
            + (" of width greater than one" if doubler.width > 1 else ""),
            help="use a load, the operation and a store where no other thread writes",
        )
    doubler.clone(op)
    replaced = {0: doubler.required(value, op), 1: shadow}
    old = doubler.on_derivatives(op, replaced, [replaced[0].type])
    doubler.bind(op.results[0], doubler.value(op.results[0]), old.results[0])


def refuse_generic_atomic(doubler: Doubler, op: Operation) -> None:
    """Refused: ``memref.generic_atomic_rmw``."""
    if doubler.derivative(op.operands[0]) is None and not flows_by_value(
        element_type(op.operands[0])
    ):
        doubler.clone(op)
        return
    raise error_at(
        op,
        "AD0708",
        "`memref.generic_atomic_rmw` on floats has no derivative",
        help="use `memref.atomic_rmw addf`",
    )


# ------------------------------------------------------------------ buffers


def forward_allocate(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``memref.alloc``, ``memref.alloca``."""
    doubler.clone(op)
    result = op.results[0]
    if not doubler.carries(result):
        return
    type = doubler.derivative_type(result.type)
    assert type is not None
    new = doubler.on_derivatives(op, {}, [type])
    keep_off_stack(new)
    doubler.bind(result, doubler.value(result), new.results[0])
    if doubler.session.has_opaque_writers:
        fill_zero(doubler, new.results[0])


def fill_zero(doubler: Doubler, memory: SSAValue) -> None:
    """Make every element of a buffer of floats zero."""
    element = element_type(memory)
    if flows_by_value(element):
        fill(doubler.em, doubler.em.zero(element), memory)


def forward_deallocate(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``memref.dealloc`` and ``llvm_ext.free``."""
    doubler.clone(op)
    shadow = doubler.derivative(op.operands[0])
    if shadow is not None and not comes_from_outside(doubler, op.operands[0]):
        further = [doubler.values[operand] for operand in op.operands[1:]]
        em = _where_own(doubler, op.operands[0], shadow)
        em.emit(remake(op, [shadow, *further], []))


def forward_defer(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``autodiff.defer_dealloc``."""
    doubler.clone(op)
    tape, memory = op.operands
    shadow, target = doubler.derivative(memory), doubler.derivative(tape)
    if shadow is not None and target is not None and not comes_from_outside(doubler, memory):
        _where_own(doubler, memory, shadow).emit(remake(op, [target, shadow], []))


def comes_from_outside(doubler: Doubler, memory: SSAValue) -> bool:
    """True for an argument of a function whose derivative was asked for: its shadow belongs to who
    asked, who reads it afterwards.
    """
    if not doubler.is_asked_for or not isinstance(memory, BlockArgument):
        return False
    body = memory.block.parent
    return body is not None and isinstance(body.parent, FuncOp) and body.blocks[0] is memory.block


def _where_own(doubler: Doubler, memory: SSAValue, shadow: SSAValue) -> Emitter:
    """Emit what does not run if an address turns out to be an argument's: a choice between some, or
    what a block is given.
    """
    em = doubler.em
    if doubler.is_asked_for and is_pointer(memory.type) and not _is_made_here(memory):
        for argument in _arguments_around(memory):
            outside = doubler.derivative(argument)
            if outside is not None and is_pointer(argument.type):
                em = em.where(differ(em, shadow, outside))
    return em


def _is_made_here(memory: SSAValue) -> bool:
    return isinstance(memory.owner, Operation) and is_allocation(memory.owner)


def _arguments_around(value: SSAValue) -> Sequence[SSAValue]:
    """The arguments of the function in which a value is made."""
    op = value.owner if isinstance(value.owner, Operation) else value.owner.parent_op()
    while op is not None and not isinstance(op, FuncOp):
        op = op.parent_op()
    return () if op is None else op.body.blocks[0].args


def forward_copy(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``memref.copy``."""
    source, target = op.operands
    doubler.clone(op)
    shadow = doubler.derivative(target)
    tangent = doubler.derivative(source)
    if shadow is None:
        check_lost(doubler, op, source, target)
    elif tangent is not None:
        doubler.on_derivatives(op, {0: tangent, 1: shadow}, [])
    elif flows_by_value(element_type(target)):
        fill_zero(doubler, shadow)
    else:
        doubler.required(source, op)


def forward_get_global(doubler: Doubler, op: Operation) -> None:
    """The shadow of a global is another one; one that nobody can write has none."""
    doubler.clone(op)
    result = op.results[0]
    constant = _is_constant_global(doubler, op) and not doubler.holds_derivatives(result)
    if constant or not doubler.carries(result):
        return
    type = doubler.derivative_type(result.type)
    assert isinstance(type, MemRefType)
    shadow = doubler.session.shadow_globals.memref_shadow(op, type, doubler.em)
    doubler.bind(result, doubler.value(result), shadow)


def _is_constant_global(doubler: Doubler, op: Operation) -> bool:
    name = cast(SymbolRefAttr, op.properties["name"]).string_value()
    target = doubler.session.symbol(name)
    return isinstance(target, memref.GlobalOp) and target.constant is not None


def forward_byte_view(doubler: Doubler, op: Operation) -> None:
    """Bytes seen as floats: the bytes have no derivative, floats written to them would."""
    if doubler.carries(op.results[0]):
        raise error_at(
            op,
            "AD0708",
            f"bytes are viewed as {op.results[0].type}, which hides floats from differentiation",
            help="allocate the buffer with its element type",
        )
    doubler.clone(op)


def forward_type_cast(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``vector.type_cast``."""
    if doubler.width > 1:
        raise error_at(op, "AD0708", "`vector.type_cast` has no derivative of width above one")
    doubler.view(op)


def forward_select(doubler: Doubler, op: Operation) -> None:
    """A choice between buffers chooses between their shadows; other types have a rule."""
    condition, yes, no = op.operands
    if not doubler.is_shadow_type(op.results[0].type):
        doubler.apply_rule(op)
        return
    doubler.clone(op)
    result = op.results[0]
    if not doubler.carries(result) or all(doubler.derivative(v) is None for v in (yes, no)):
        return
    shadows = [doubler.required(v, op) for v in (yes, no)]
    chosen = doubler.em.select(doubler.value(condition), *shadows)
    doubler.bind(result, doubler.value(result), chosen)


def zero_shadow_of(doubler: Doubler, value: SSAValue) -> SSAValue | None:
    """A zero buffer for a constant global, which nobody can write a derivative to."""
    owner = defining_op(value, "memref.get_global")
    if owner is None:
        return None
    if not _is_constant_global(doubler, owner):
        return None
    type = doubler.derivative_type(value.type)
    assert isinstance(type, MemRefType)
    em = doubler.em
    made = em.emit(memref.AllocaOp.get(type.element_type, shape=type.get_shape()))
    keep_off_stack(made)
    shadow = made.results[0]
    fill_zero(doubler, shadow)
    return shadow
