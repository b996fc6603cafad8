"""A function on copies of what it overwrites behind addresses: a derivative of that is asked for.

    func.func @f(%p: !llvm.ptr) -> f64                 ; an array of `double`
is called by
    func.func private @f.own(%p: !llvm.ptr, %p_bytes: i64) -> f64 {
      %own = llvm_ext.malloc ...                       ; as many elements as fit into these bytes
      ...                                              ; are copied
      %r = func.call @f(%own) : (!llvm.ptr) -> f64
      llvm_ext.free %own
      return %r : f64
    }

Memory that is made here is an array that everybody sees to be one (`raise-pointers`), whose extent
is known, and that nobody else has: more is known of it than of what an address leads to.

A memref has its extents with it, so its request makes the copy, and hands on the argument as well,
as `with_given` says: what the function overwrites is in the argument still when it is reversed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.autodiff.autodiff import GIVEN, BwdDiffOp
from ad_opt.dialects.autodiff.requests import activity_array
from ad_opt.dialects.llvm.addresses import address_behind, load_from, plain, store_to
from ad_opt.dialects.llvm.llvm_ext import FreeOp, MallocOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import fresh_name, name_of
from ad_opt.passes.emit.buffers import dynamic_sizes, plain_type
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    IndexType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    SymbolRefAttr,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.dialects.memref import AllocOp, DeallocOp
from xdsl.ir import Attribute, Block, Region, SSAValue

from .pointer_parameters import ELEMENTS, default_name, is_address, note_of


def with_own_copies(module: ModuleOp, primal: FuncOp, copied: Sequence[int]) -> FuncOp:
    """Add the function that runs ``primal`` on copies of some arguments; each has one more at the
    end, the bytes that there are. AD0704 where these are no arrays of one type of float.
    """
    types = list(primal.function_type.inputs)
    elements = {at: _element(primal, at) for at in copied}
    block = Block(arg_types=[*types, *(i64 for _ in copied)])
    _name_arguments(primal, block, copied)
    em = Emitter(block, None, primal.location)
    given: list[SSAValue] = list(block.args[: len(types)])
    for at, bytes_ in zip(copied, block.args[len(types) :], strict=True):
        given[at] = _copied(em, given[at], bytes_, elements[at])
    results = primal.function_type.outputs.data
    call = em.emit(CallOp(primal.sym_name.data, given, list(results)))
    for at in copied:
        em.emit(FreeOp(given[at]))
    em.emit(ReturnOp(*call.results))
    known = {symbol for op in module.ops if (symbol := name_of(op)) is not None}
    name = fresh_name(f"{primal.sym_name.data}.own", known)
    made = FuncOp(name, ([a.type for a in block.args], list(results)), Region(block), "private")
    made.location = primal.location
    set_argument_attributes(
        made, [*(argument_attributes(primal, k) for k in range(len(types))), *({},) * len(copied)]
    )
    module.body.block.insert_op_after(made, primal)
    return made


def _element(primal: FuncOp, at: int) -> AnyFloat:
    known = is_address(primal.function_type.inputs.data[at])
    element = ELEMENTS.get(note_of(primal, at).element) if known else None
    if element is None:
        text = f"argument {at} of `@{primal.sym_name.data}` is no address of floats of one type"
        raise error_at(primal, "AD0704", text, help="leave it out of `copied`")
    return element


def _name_arguments(primal: FuncOp, block: Block, copied: Sequence[int]) -> None:
    given = primal.body.blocks[0].args
    for new, old in zip(block.args, given, strict=False):
        new.name_hint = old.name_hint
    for new, at in zip(block.args[len(given) :], copied, strict=True):
        new.name_hint = f"{default_name(at, given[at].name_hint)}_bytes"


def _copied(em: Emitter, memory: SSAValue, bytes_: SSAValue, element: AnyFloat) -> SSAValue:
    """Return fresh memory with the elements that fit into so many bytes."""
    width = element.bitwidth // 8
    shift = em.integer(width.bit_length() - 1, i64)
    count = em.value(arith.ShRUIOp(bytes_, shift))
    size = em.value(arith.MuliOp(count, em.integer(width, i64)))
    own = em.value(MallocOp(size))
    number, inner = em.each(0, em.value(arith.IndexCastOp(count, IndexType())))
    place = inner.value(arith.IndexCastOp(number, i64))
    source = inner.value(address_behind(memory, place, element))
    value = inner.value(load_from(source, element, plain(width)))
    target = inner.value(address_behind(own, place, element))
    inner.emit(store_to(value, target, plain(width)))
    return own


# ---------------------------------------------------------------------- memrefs


def with_given(module: ModuleOp, primal: FuncOp, copied: Sequence[int]) -> FuncOp:
    """Add the function that runs ``primal``, and is given each memref that is ``copied`` once more
    at the end, constant: there is what was in it when the function began.

    It does nothing with these. Whoever reverses it may read there (`Storage.given`).
    """
    types = list(primal.function_type.inputs)
    block = Block(arg_types=[*types, *(types[at] for at in copied)])
    for new, old in zip(block.args, primal.body.blocks[0].args, strict=False):
        new.name_hint = old.name_hint
    em = Emitter(block, None, primal.location)
    results = list(primal.function_type.outputs)
    call = em.emit(CallOp(primal.sym_name.data, block.args[: len(types)], results))
    em.emit(ReturnOp(*call.results))
    known = {symbol for op in module.ops if (symbol := name_of(op)) is not None}
    name = fresh_name(f"{primal.sym_name.data}.given", known)
    made = FuncOp(name, ([a.type for a in block.args], results), Region(block), "private")
    made.location = primal.location
    notes: list[dict[str, Attribute]] = [argument_attributes(primal, k) for k in range(len(types))]
    for at in copied:
        notes.append({**notes[at], GIVEN: IntegerAttr(at, i64)})
    set_argument_attributes(made, notes)
    module.body.block.insert_op_after(made, primal)
    return made


def work_on_copies(
    module: ModuleOp, request: FuncOp, primal: FuncOp, copied: Sequence[int]
) -> None:
    """Let a gradient of ``primal`` work on memory of its own in the place of memrefs that this
    overwrites, and hand these on as well: differentiation fills the former (`first_contents`).
    """
    block = request.body.block
    (asked,) = (op for op in walk(request) if isinstance(op, BwdDiffOp))
    em, behind = (Emitter(block, at, request.location) for at in (asked, asked.next_op))
    operands, places, at = list(asked.operands), list[int](), 0
    for word in asked.activities:
        places.append(at)
        at += _passed_for(word)
    given = [operands[places[argument]] for argument in copied]
    for argument, own in zip(copied, given, strict=True):
        assert isinstance(own.type, MemRefType)
        kind = plain_type(own.type)
        sizes = dynamic_sizes(em, own)
        copy = em.value(AllocOp.get(kind.get_element_type(), None, kind.get_shape(), sizes))
        behind.emit(DeallocOp.get(copy))
        operands[places[argument]] = copy
    asked.operands = operands
    hand_on(asked, given)
    name = with_given(module, primal, copied).sym_name.data
    asked.properties["callee"] = SymbolRefAttr(name)


def hand_on(asked: BwdDiffOp, given: Sequence[SSAValue]) -> None:
    """Pass arguments more, constants, to a function that has parameters for them at its end."""
    end = sum(map(_passed_for, asked.activities))
    asked.operands = [*asked.operands[:end], *given, *asked.operands[end:]]
    asked.properties["activity"] = activity_array([*asked.activities, *("const" for _ in given)])


def _passed_for(activity: str) -> int:
    """Operands for one argument."""
    return 2 if activity.startswith("dup") else 1


def add_given(function: FuncOp, copied: Sequence[int]) -> None:
    """Let a function that nobody calls yet be given memrefs once more, as in `with_given`."""
    block = function.body.blocks[0]
    notes = [argument_attributes(function, at) for at in range(len(block.args))]
    for at in copied:
        block.insert_arg(block.args[at].type, len(block.args))
        notes.append({**notes[at], GIVEN: IntegerAttr(at, i64)})
    function.update_function_type()
    set_argument_attributes(function, notes)
