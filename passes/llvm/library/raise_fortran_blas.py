"""Calls of BLAS by Fortran's conventions become calls by value; see `autodiff.blas_wrappers`.

func.call @ddot_(%pn, %x, %pi, %y, %pj)  ->  loads of n, incx, incy, and
func.call @ddot_.by_value(%n, %x, %i, %y, %j)
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.autodiff.blas.blas_wrappers import by_address_type, by_value_type, wrapper
from ad_opt.passes.llvm.memory_parts import load
from ad_opt.passes.ops.blas_functions import Routine, fortran_routine
from ad_opt.passes.ops.call_graph import LIBRARY, has_body
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Operation, SSAValue


def raise_fortran_blas(module: ModuleOp, calls: list[Operation]) -> None:
    """Make those of the calls that are BLAS's calls by value, and add the functions they call."""
    functions = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp)}
    for call in calls:
        name = callee_name(call)
        function = functions.get(name) if name is not None else None
        routine = fortran_routine(name) if name is not None else None
        if function is None or routine is None or has_body(function):
            continue
        if function.function_type != by_address_type(routine) or _is_wrapped(call):
            continue
        symbol = routine.symbol(routine.name)
        if symbol not in functions:
            functions[symbol] = made = wrapper(routine)
            made.location = function.location
            module.body.block.insert_op_after(made, function)
        _by_value(call, routine, symbol)


def _is_wrapped(call: Operation) -> bool:
    """True if a call is that of a function by value, made before."""
    around = call.parent_op()
    return around is not None and LIBRARY in around.attributes


def _by_value(call: Operation, routine: Routine, symbol: str) -> None:
    b = Builder.at(call)
    type = by_value_type(routine)
    given: list[SSAValue] = []
    for name, kind, operand in zip(routine.parameters, type.inputs, call.operands, strict=True):
        given.append(operand if routine.is_array(name) else load(b, kind, operand))
    made = b.emit(CallOp(symbol, given, list(type.outputs)))
    replace(call, *made.results)
