"""``llvm_ext``: what programs in LLVM IR do by calls and analyses want to see as operations.

    %p = llvm_ext.malloc %bytes : !llvm.ptr
    llvm_ext.free %p
    %m = llvm_ext.elements %p : !llvm.ptr -> memref<?xf64>
    %k = llvm_ext.elements %p[%size] : !llvm.ptr -> memref<?xf64>

Memory of the heap. ``allocator`` and ``deallocator`` name the functions that are called in the end,
where these are not ``malloc`` and ``free`` (``_Znwm``, ``_ZdlPv``); memory that must be aligned to
more than ``malloc`` gives says so (``alignment``), and comes from ``aligned_alloc``. The operations
that LLVM IR has and xDSL lacks are not here but in the ``llvm`` dialect, by their upstream names.
"""

from __future__ import annotations

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    i64,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    opt_attr_def,
    opt_operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import MemoryAllocEffect, MemoryFreeEffect, NoMemoryEffect

PTR = LLVMPointerType()

UNSUPPORTED = "ad_opt.unsupported"
"""On a declaration: why the body that the function has in LLVM IR could not be read, and where."""

INERT = "ad_opt.inert"
"""On a function: no differentiable value enters or leaves it, nor the address of one."""

TEXT = "ad_opt.text"
"""A function as LLVM IR: no operation stands for what it does, or its body leaves out handlers."""

USES = "ad_opt.uses"
"""The functions and globals that the text mentions, and the group (``comdat``) that it is in."""

TYPES = "ad_opt.types"
"""The named structs that the text mentions."""

INTRINSICS = "ad_opt.intrinsics"
"""Declarations of the intrinsics that the text calls."""

WRITTEN_ELSEWHERE = "ad_opt.written_elsewhere"
"""On a variable of which functions that are not in the module may write, or keep the address."""

ADDRESS_TAKEN = "ad_opt.address_taken"
"""On a function whose address is taken in functions that are not in the module."""

FRESH_MEMORY = "ad_opt.fresh"
"""On a ``memset`` of memory that has just been allocated."""

SHADOW_GLOBAL = "ad.shadow"
"""On a variable that holds derivatives: it is no part of the program."""

CARRIED = (TEXT, USES, TYPES, INTRINSICS)
"""All that is carried along of a function."""


@irdl_op_definition
class MallocOp(IRDLOperation):
    """Memory of so many bytes, whatever is in it: ``%p = llvm_ext.malloc %n : i64``."""

    name = "llvm_ext.malloc"
    size = operand_def(base(IntegerType))
    pointer = result_def(base(LLVMPointerType))
    allocator = opt_attr_def(StringAttr)
    alignment = opt_attr_def(IntegerAttr[IntegerType])
    traits = traits_def(MemoryAllocEffect())
    assembly_format = "$size attr-dict `:` type($size) `->` type($pointer)"

    def __init__(
        self, size: SSAValue | Operation, allocator: str | None = None, alignment: int = 0
    ) -> None:
        given: dict[str, Attribute] = {}
        if allocator is not None:
            given["allocator"] = StringAttr(allocator)
        if alignment:
            given["alignment"] = IntegerAttr(alignment, i64)
        super().__init__(operands=[size], result_types=[PTR], attributes=given)


@irdl_op_definition
class FreeOp(IRDLOperation):
    """Give memory back, or do nothing with null: ``llvm_ext.free %p : !llvm.ptr``."""

    name = "llvm_ext.free"
    pointer = operand_def(base(LLVMPointerType))
    deallocator = opt_attr_def(StringAttr)
    traits = traits_def(MemoryFreeEffect())
    assembly_format = "$pointer attr-dict `:` type($pointer)"

    def __init__(self, pointer: SSAValue | Operation, deallocator: str | None = None) -> None:
        name = {} if deallocator is None else {"deallocator": StringAttr(deallocator)}
        super().__init__(operands=[pointer], attributes=name)


@irdl_op_definition
class ElementsOp(IRDLOperation):
    """Memory behind an address as a buffer of elements: accesses to it are accesses to memory. Its
    extent is ``size``; without one nobody knows it.

    ``%m = llvm_ext.elements %p[%size] : !llvm.ptr -> memref<?xf64>``
    """

    name = "llvm_ext.elements"
    pointer = operand_def(base(LLVMPointerType))
    size = opt_operand_def(IndexType)
    buffer = result_def(base(MemRefType))
    traits = traits_def(NoMemoryEffect())
    assembly_format = "$pointer (`[` $size^ `]`)? attr-dict `:` type($pointer) `->` type($buffer)"

    def __init__(
        self, pointer: SSAValue | Operation, element: Attribute, size: SSAValue | None = None
    ) -> None:
        type_ = MemRefType(element, [DYNAMIC_INDEX])
        super().__init__(operands=[pointer, size], result_types=[type_])


LlvmExt = Dialect("llvm_ext", [MallocOp, FreeOp, ElementsOp])
