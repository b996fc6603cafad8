"""Fortran's routines of BLAS by value: functions that put numbers into memory and call them.

    func.func private @ddot_.by_value(%n: i32, %x: !llvm.ptr, ...) -> f64 {
      %a = llvm.alloca ... ; llvm.store %n, %a
      %r = func.call @ddot_(%a, %x, ...) : (!llvm.ptr, !llvm.ptr, ...) -> f64
      return %r }

So rules see values, as with CBLAS, and stack memory stays in a function of its own.
"""

from __future__ import annotations

from ad_opt.dialects.llvm.addresses import store_to
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.passes.ops.blas_functions import BY_VALUE, LETTERS, Routine
from ad_opt.passes.ops.call_graph import LIBRARY
from xdsl.dialects.builtin import FunctionType, IntegerType, UnitAttr, i32, i64
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, SSAValue


def by_value_type(routine: Routine) -> FunctionType:
    """The type of a routine by value."""
    inputs = [_type(routine, name) for name in routine.parameters]
    return FunctionType.from_lists(inputs, [routine.float_type] * routine.gives)


def by_address_type(routine: Routine) -> FunctionType:
    """The type of the routine itself."""
    outputs = [routine.float_type] * routine.gives
    return FunctionType.from_lists([PTR] * len(routine.parameters), outputs)


def wrapper(routine: Routine) -> FuncOp:
    """The function that takes by value what the routine takes by address."""
    symbol = routine.symbol(routine.name)
    kind = by_value_type(routine)
    made = FuncOp(symbol, kind, visibility="private")
    made.attributes[LIBRARY] = UnitAttr()
    while made.body.blocks:
        made.body.detach_block(0)
    block = Block(arg_types=list(kind.inputs))
    made.body.add_block(block)
    b = Builder(block)
    given: list[SSAValue] = []
    for name, value in zip(routine.parameters, block.args, strict=True):
        given.append(value if routine.is_array(name) else _in_memory(b, value))
    call = b.emit(CallOp(symbol.removesuffix(BY_VALUE), given, list(kind.outputs)))
    b.emit(ReturnOp(*call.results))
    return made


def _type(routine: Routine, name: str) -> Attribute:
    if routine.is_array(name):
        return PTR
    if routine.is_float(name):
        return routine.float_type
    if name in LETTERS:
        return IntegerType(8)
    return i64 if routine.suffix else i32


def _in_memory(b: Builder, value: SSAValue) -> SSAValue:
    cell = b.operation("llvm.alloca", [b.integer(1, i32)], PTR, {"elem_type": value.type})
    b.emit(store_to(value, cell))
    return cell
