"""Memory that a program allocates once, for itself, and finds again in a variable.

    static double *work;            // if (!work) work = malloc(n * 8);

What is there when a derivative is asked for is constant, so its shadow is zeros, as many as there
are bytes. How many, the library says: the variable holds nothing but what ``malloc`` gave, which
is never freed. No other address leads there, so no other shadow belongs to it: the address goes
into no memory but the variable, and into no function that is not known.
"""

from __future__ import annotations

from ad_opt.dialects.llvm.llvm_ext import WRITTEN_ELSEWHERE
from ad_opt.dialects.support.ir.queries import each_once, walk
from ad_opt.dialects.support.ir.symbols import flat, named_symbols
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.catalogue import viewed
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr, i64
from xdsl.dialects.func import FuncOp
from xdsl.dialects.llvm import LinkageAttr, LLVMPointerType
from xdsl.ir import Operation, SSAValue, Use

from . import pointers

_LOOKS = frozenset(
    f"llvm.{name}" for name in "load icmp intr.memcpy intr.memmove intr.memset".split()
)
"""Operations that may use an address without keeping it."""


def find_work_memory(module: ModuleOp) -> frozenset[str]:
    """The variables of a program, in which no derivatives are so far, that hold such memory."""
    found = {name for op in module.ops if (name := _variable(op)) is not None}
    if not found:
        return frozenset()
    functions = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp)}
    for op in walk(module):
        for name in found.intersection(named_symbols(op)):
            known = op.name == "llvm.mlir.addressof"
            if not known or not all(_is_kept(functions, name, use) for use in op.results[0].uses):
                found.discard(name)
    return frozenset(found)


def _variable(op: Operation) -> str | None:
    """The name of a variable of this program alone that begins as null."""
    name, linkage = op.get_attr_or_prop("sym_name"), op.properties.get("linkage")
    if op.name != "llvm.mlir.global" or not isinstance(name, StringAttr):
        return None
    own = isinstance(linkage, LinkageAttr) and linkage.linkage.data in ("internal", "private")
    type = op.properties["global_type"]
    begins = [one.name for block in op.regions[0].blocks for one in block.ops]
    null = begins == ["llvm.mlir.zero", "llvm.return"]
    if (
        not own
        or not null
        or WRITTEN_ELSEWHERE in op.attributes
        or not isinstance(type, LLVMPointerType)
    ):
        return None
    return name.data


def _is_kept(functions: dict[str, FuncOp], name: str, use: Use) -> bool:
    """True if a use of a variable reads it, or writes null or new memory."""
    op = use.operation
    if op.name == "llvm.load":
        address = op.results[0]
        return isinstance(address.type, LLVMPointerType) and _stays(functions, name, address)
    if op.name != "llvm.store" or use.index != 1:
        return False
    stored = op.operands[0].owner
    if not isinstance(stored, Operation):
        return False
    if stored.name == "llvm_ext.malloc" and "allocator" not in stored.attributes:
        return _stays(functions, name, stored.results[0])
    return stored.name == "llvm.mlir.zero"


def _stays(functions: dict[str, FuncOp], name: str, address: SSAValue) -> bool:
    """True if an address is kept in no other place, and the memory not freed."""
    pending = [address]
    for value in each_once(pending):
        for use in value.uses:
            following = _following(functions, name, use)
            if following is None:
                return False
            pending += following
    return True


def _following(functions: dict[str, FuncOp], name: str, use: Use) -> list[SSAValue] | None:
    """Return where an address goes by a use; ``None`` if nobody knows."""
    op = use.operation
    if viewed(op) is not None:
        return list(op.results) if use.index == 0 else None
    if op.name in _LOOKS:
        return []
    if op.name == "llvm.store":
        place = op.operands[1].owner
        to_variable = isinstance(place, Operation) and name in named_symbols(place)
        return [] if use.index == 1 or to_variable else None
    around = op.parent_op()
    if op.name == "scf.yield" and around is not None and around.name == "scf.if":
        return [around.results[use.index]]
    callee = functions.get(flat(op.properties["callee"])) if op.name == "func.call" else None
    if callee is not None and not callee.is_declaration:
        return [callee.body.blocks[0].args[use.index]]
    return None


# ------------------------------------------------------------------ its shadow


def shadow_of_work(em: Emitter, held: SSAValue, place: str) -> SSAValue:
    """Zeros for the memory at ``held``, which may be null; ``place`` keeps them until next time."""
    lent = pointers.address_of(em, place)
    em.emit(pointers.FREE.create(operands=[pointers.read(em, lent)]))
    size = em.operation("func.call", [held], i64, {"callee": SymbolRefAttr(pointers.USABLE)})
    new = em.value(pointers.MALLOC.create(operands=[size], result_types=[held.type]))
    pointers.fill_zero(em, new, size)
    pointers.write(em, new, lent)
    nothing = pointers.nowhere(em)
    return em.select(pointers.same(em, held, nothing), nothing, new)


def usable() -> FuncOp:
    """The declaration of the library's function."""
    return FuncOp.external(pointers.USABLE, [LLVMPointerType()], [i64])
