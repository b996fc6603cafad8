"""Addresses in the engine: what both modes do with ``!llvm.ptr`` and the memory behind it.

An address has a *shadow address*. What lies there mirrors the primal memory byte for byte: the
derivative of a float at the place of the float, the shadow of an address at the place of the
address, nothing where there is an integer. Shadows of new memory are zero. This is Enzyme's layout
(reference C.3), so shadows can be passed in from C.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ad_opt.dialects.llvm.addresses import (
    address_behind,
    load_from,
    memcpy,
    memset,
    plain,
    store_to,
)
from ad_opt.dialects.llvm.layouts import PAGE_SIZE, PTR, size_and_alignment
from ad_opt.dialects.llvm.llvm_ext import FreeOp, MallocOp
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    error_at,
    name_in_message,
)
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.dialects.support.names.rust_names import SLICES
from ad_opt.dialects.typetree.kinds import INTEGER
from ad_opt.dialects.typetree.tree import EVERYWHERE
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    NUMBERS,
    PRESUMED,
    TYPE_TREE,
    inferred_tree,
    surely_integers,
)
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.known_functions import ADVICE, known_callee
from xdsl.dialects.arith import AddiOp, ConstantOp, ExtUIOp, MuliOp, SubiOp
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    IntegerType,
    SymbolRefAttr,
    VectorType,
    i1,
    i8,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue

from .module_in_work import ModuleInWork

ALIGNED = 16
"""Alignment of the library's memory, in bytes."""


FACTS = frozenset({"llvm.icmp", "llvm.ptrtoint", "llvm.mlir.constant", "llvm.fence"})
"""Questions about addresses, answered by the primal ones."""

USABLE = "malloc_usable_size"
"""The function of the library that says how large memory is that was allocated."""

MALLOC = MallocOp
FREE = FreeOp


def load(em: Emitter, like: Operation, pointer: SSAValue, type: Attribute) -> SSAValue:
    """Read a value of ``type``, with the alignment of the access ``like``, and of what it is of."""
    return em.value(load_from(pointer, type, _hints(like), _known_bytes(like)))


def store(em: Emitter, like: Operation, value: SSAValue, pointer: SSAValue) -> None:
    """Write ``value``, with the alignment of the access ``like``, and as what it is of."""
    em.emit(store_to(value, pointer, _hints(like), _known_bytes(like)))


def _known_bytes(like: Operation) -> dict[str, Attribute]:
    """Return what is known of the bytes, for derivatives of derivatives: saved integers stay
    integers.
    """
    names = (TYPE_TREE, NUMBERS, PRESUMED)
    return {name: like.attributes[name] for name in names if name in like.attributes}


def alignment(like: Operation) -> dict[str, Attribute]:
    """Return how the shadow of what ``like`` accesses is aligned, if something is known.

    An address that the program has rounded up has a shadow at the same distance: what the library
    allocates is aligned to `ALIGNED`, and no more.
    """
    known = like.properties.get("alignment")
    if not isinstance(known, IntegerAttr):
        return {}
    return {"alignment": IntegerAttr(min(known.value.data, ALIGNED), i64)}


def _hints(like: Operation) -> dict[str, Attribute]:
    return {**plain(), **alignment(like)}


def read(em: Emitter, pointer: SSAValue, type: Attribute = PTR, **aligned: Attribute) -> SSAValue:
    """Read a value; an address, if no type is given."""
    return em.value(load_from(pointer, type, {**plain(), **aligned}))


def write(em: Emitter, value: SSAValue, pointer: SSAValue, **aligned: Attribute) -> None:
    """Write a value."""
    em.emit(store_to(value, pointer, {**plain(), **aligned}))


def bits(em: Emitter, pointer: SSAValue, type: IntegerType) -> SSAValue:
    """Load what lies behind an address, which may be any, as an integer."""
    return read(em, pointer, type, alignment=IntegerAttr(1, i64))


def fill_zero(em: Emitter, pointer: SSAValue, size: SSAValue) -> None:
    """Make ``size`` bytes zero; not where there are none, as behind an address of the library's."""
    if is_nowhere(pointer):
        return
    em.emit(memset(pointer, em.integer(0, i8), size))


def copy_bytes(
    em: Emitter, like: Operation, source: SSAValue, target: SSAValue, size: SSAValue
) -> None:
    """Copy ``size`` bytes between places that do not overlap, of the kinds that ``like`` moves."""
    if is_nowhere(source):
        fill_zero(em, target, size)
    if is_nowhere(source) or is_nowhere(target):
        return
    em.emit(memcpy(target, source, size, _known_bytes(like)))


def alloca_size(em: Emitter, op: Operation, count: SSAValue) -> SSAValue:
    """The bytes of an ``llvm.alloca`` of ``count`` elements, as an i64."""
    size, alignment = size_and_alignment(op.properties["elem_type"])
    whole = em.integer(-(-size // alignment) * alignment, i64)
    return em.value(MuliOp(widened(em, count), whole))


def shadow_size(
    em: Emitter, session: ModuleInWork, op: Operation, size: SSAValue, memory: SSAValue
) -> SSAValue:
    """The bytes of the shadow of what ``llvm_ext.malloc`` has given.

    Where a program calls ``realloc``, all is copied that the library has given, which is more than
    was asked for: its shadow is as large, and zero.
    """
    asked = widened(em, size)
    usable = session.symbol(USABLE)
    if not isinstance(usable, FuncOp) or asked.type != op.operands[0].type:
        return asked
    return em.emit(CallOp(USABLE, [memory], [i64])).results[0]


def widened(em: Emitter, count: SSAValue) -> SSAValue:
    """A number of elements or bytes as an i64."""
    if count.type == i64:
        return count
    assert isinstance(count.type, IntegerType)
    return em.value(ExtUIOp(count, i64))


def address_of(em: Emitter, symbol: str) -> SSAValue:
    """The address of a global."""
    return em.operation("llvm.mlir.addressof", (), PTR, {"global_name": SymbolRefAttr(symbol)})


def nowhere(em: Emitter) -> SSAValue:
    """The null address: the shadow of memory that never has a derivative, such as text."""
    return em.operation("llvm.mlir.zero", (), PTR)


def is_nowhere(shadow: SSAValue) -> bool:
    """True if a shadow is the null address, whatever runs."""
    return defining_op(shadow, "llvm.mlir.zero") is not None


def is_on_no_page(em: Emitter, address: SSAValue) -> SSAValue:
    """True if an address is null, or a number that stands for nothing in the same way: Rust has the
    alignment of a value for the address of one without bytes, and all ones for a `Weak` of nothing.
    """
    behind_last = em.value(AddiOp(number(em, address), em.integer(PAGE_SIZE, i64)))
    return em.compare("ult", behind_last, em.integer(2 * PAGE_SIZE, i64))


def same(em: Emitter, left: SSAValue, right: SSAValue) -> SSAValue:
    """True if two addresses are equal."""
    return _compared(em, 0, left, right)


def differ(em: Emitter, left: SSAValue, right: SSAValue) -> SSAValue:
    """True if two addresses are not equal."""
    return _compared(em, 1, left, right)


def _compared(em: Emitter, predicate: int, left: SSAValue, right: SSAValue) -> SSAValue:
    return em.operation("llvm.icmp", [left, right], i1, {"predicate": IntegerAttr(predicate, i64)})


def number(em: Emitter, address: SSAValue) -> SSAValue:
    """An address as an i64."""
    return em.operation("llvm.ptrtoint", [address], i64)


def shadow_of_found(
    em: Emitter,
    call: Operation,
    find: Callable[[SSAValue], SSAValue],
    shadow_of: Callable[[SSAValue], SSAValue | None],
) -> SSAValue:
    """The shadow of the address that a function of the library gives: as far into the shadow of the
    argument that it is behind as it is into the argument. What is behind none has no derivative.
    """
    known = known_callee(call)
    if known is None or known.returns is None:
        return nowhere(em)
    begin = call.operands[known.returns]
    shadow = shadow_of(begin)
    if shadow is None:
        return nowhere(em)
    last, first = number(em, find(call.results[0])), number(em, find(begin))
    return behind(em, shadow, em.value(SubiOp(last, first)))


def behind(em: Emitter, pointer: SSAValue, offset: SSAValue) -> SSAValue:
    """Return the address ``offset`` bytes behind an address."""
    return em.value(address_behind(pointer, offset))


def shadow_of_global(em: Emitter, session: ModuleInWork, op: Operation) -> SSAValue:
    """The shadow of what ``llvm.mlir.addressof`` gives; functions are their own."""
    name = cast(SymbolRefAttr, op.properties["global_name"]).string_value()
    return address_of(em, session.shadow_globals.shadow(name, op))


def unknown_origin(op: Operation) -> DiagnosticError:
    """The refusal of an address of which nobody knows the shadow."""
    return error_at(
        op,
        "AD0970",
        f"nothing is known of the shadow of the address that `{op.name}` gives",
        help=SLICES
        if op.name == "llvm.inttoptr" and _is_part_of_argument(op.operands[0])
        else "pass the memory as an argument, or declare the function that gives it inactive",
    )


def _is_part_of_argument(value: SSAValue) -> bool:
    """True if a number is a field of a struct that a function takes as one value."""
    while (extract := defining_op(value, "llvm.extractvalue")) is not None:
        value = extract.operands[0]
    return isinstance(value.owner, Block)


def unknown_callee(op: Operation) -> DiagnosticError:
    """The refusal of a call of a function of which nobody knows what it does."""
    name = callee_name(op)
    what = f"`@{name}`" if name is not None else "a function that is known only when it runs"
    return error_at(
        op,
        "AD0973",
        f"{what} is called, which is not defined here and not known to the library's table",
        help=ADVICE.get(
            name or "", "define it, give it a derivative, or mark it `autodiff.inactive`"
        ),
    )


def no_rule(op: Operation) -> DiagnosticError:
    """The refusal of an operation on values that has no counterpart in core dialects."""
    return error_at(
        op,
        "AD0701",
        f"`{name_in_message(op)}` has no derivative rule",
        help="run `raise-llvm` first, or detach what it computes with `autodiff.stop_gradient`",
    )


def unknown_bytes(op: Operation) -> DiagnosticError:
    """The refusal of bytes of which nobody knows whether they are floats."""
    return error_at(
        op,
        "AD0971",
        f"`{op.name}` handles bytes in memory through which a derivative flows, and it is not "
        "known whether they are floats",
        help="run `infer-type-trees`, or say what they are with `enzyme_type`",
    )


def exchanged_address(op: Operation) -> DiagnosticError:
    """The refusal to exchange addresses that lead to derivatives."""
    return error_at(
        op,
        "AD0701",
        "an address that leads to derivatives is exchanged atomically, and its shadow cannot be",
        help="write the exchange as a load and a store",
    )


def copies_integers(op: Operation) -> bool:
    """True if a copy, however long, is of nothing but integers."""
    tree = inferred_tree(op)
    return tree is not None and tree.facts == (((EVERYWHERE,), INTEGER),)


def may_set_floats(op: Operation, value: SSAValue) -> bool:
    """True if constant bits are stored which may be those of a float: its derivative is zero."""
    constant = isinstance(value, OpResult) and value.op.name == "arith.constant"
    return constant and may_hide_floats(op, value.type)


def no_bits(em: Emitter, type: Attribute) -> SSAValue:
    """Zero, as an integer or a vector of integers."""
    if not isinstance(type, VectorType):
        return em.integer(0, type)
    zeros = DenseIntOrFPElementsAttr.from_list(type, [0])
    return em.value(make(ConstantOp, result_types=[type], properties={"value": zeros}))


def may_hide_floats(op: Operation, type: Attribute) -> bool:
    """True if an access of ``type`` may move floats as integers: nothing says it does not."""
    scalar = scalar_type(type)
    if not isinstance(scalar, IntegerType):
        return False
    return not surely_integers(op, size_and_alignment(type)[0])
