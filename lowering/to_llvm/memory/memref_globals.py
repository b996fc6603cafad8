"""``memref.global`` and ``memref.get_global``: memory that the program starts with."""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import ModuleLowering, not_lowered
from ad_opt.lowering.to_llvm.construction.properties import int_property
from ad_opt.lowering.to_llvm.construction.types import Layout, convert_type, layout_of
from xdsl.dialects.builtin import (
    ComplexType,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    TensorType,
    UnitAttr,
    i8,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType
from xdsl.ir import Attribute, Block, Operation, Region

from .memref import CACHE_LINE


def lower_global(op: Operation, module: ModuleLowering) -> None:
    """``memref.global`` to an array of the element type."""
    layout = layout_of(op.properties["type"])
    initial = op.properties.get("initial_value")
    private = op.properties.get("sym_visibility") == ops.string("private")
    name = module.name_of(cast(StringAttr, op.properties["sym_name"]).data)
    value, body = _contents(op, layout, initial)
    declared_only = initial is None
    properties: dict[str, Attribute] = {
        "global_type": _array(layout),
        "sym_name": StringAttr(name),
        "linkage": ops.INTERNAL if private and not declared_only else ops.EXTERNAL,
        "addr_space": ops.NO_WRAP_FLAGS,
        "alignment": IntegerAttr(int_property(op, "alignment", CACHE_LINE), i64),
    }
    if value is not None:
        properties["value"] = value
    if "constant" in op.properties:
        properties["constant"] = ops.UNIT
    module.top.append(
        CLASSES["llvm.mlir.global"].create(
            regions=(body,), properties=properties, location=op.location
        )
    )


def _array(layout: Layout) -> Attribute:
    """Nested as MLIR does it; complex numbers are two numbers each."""
    memory, sizes = layout.memory, [n for n in layout.sizes if n is not None]
    if isinstance(layout.element, ComplexType):
        memory = convert_type(layout.element.element_type)
        sizes.append(2)
    type_ = memory
    for size in reversed(sizes):
        type_ = LLVMArrayType(size, type_)
    return type_


def _contents(
    op: Operation, layout: Layout, initial: Attribute | None
) -> tuple[Attribute | None, Region]:
    """The initial value, as an attribute or as a body."""
    match initial:
        case None:
            return None, Region()
        case UnitAttr():
            block = Block()
            zero = CLASSES["llvm.mlir.zero"].create(result_types=(_array(layout),))
            block.add_ops((zero, CLASSES["llvm.return"].create(operands=zero.results)))
            return None, Region(block)
        case DenseIntOrFPElementsAttr():
            dense = cast("DenseIntOrFPElementsAttr[Any]", initial)
            if not layout.sizes and not isinstance(layout.element, ComplexType):
                return next(iter(dense.iter_attrs())), Region()
            return _retyped(dense, layout), Region()
        case _:
            raise not_lowered(op, f"with the initial value {initial}")


def _retyped(dense: DenseIntOrFPElementsAttr[Any], layout: Layout) -> DenseIntOrFPElementsAttr[Any]:
    """The same numbers under the element type in memory."""
    element = layout.element
    shape = list(dense.get_shape())
    if isinstance(element, IndexType):
        return DenseIntOrFPElementsAttr(TensorType(i64, shape), dense.data)
    if isinstance(element, IntegerType) and element.width.data == 1:
        bits = [abs(int(v)) for v in dense.get_values()]
        return DenseIntOrFPElementsAttr.from_list(TensorType(i8, shape), bits)
    if isinstance(element, ComplexType):
        part = cast("ComplexType[Any]", element).element_type
        return DenseIntOrFPElementsAttr(TensorType(part, [*shape, 2]), dense.data)
    return DenseIntOrFPElementsAttr(TensorType(cast(Any, element), shape), dense.data)


def get_global(op: Operation, b: Builder) -> None:
    """A descriptor with a null allocated pointer: the memory is nobody's to free."""
    layout = layout_of(op.results[0].type)
    name = cast(SymbolRefAttr, op.properties["name"]).root_reference.data
    properties: dict[str, Attribute] = {"global_name": ops.symbol(b.module.name_of(name))}
    pointer = b.value("llvm.mlir.addressof", (), ops.PTR, properties)
    sizes = [n for n in layout.sizes if n is not None]
    strides = [n for n in layout.strides if n is not None]
    b.set(op.results[0], b.descriptor(layout, b.null(), pointer, 0, sizes, strides))


HANDLERS = {"memref.get_global": get_global}
