"""Functions of the C library that call back get bodies: ``qsort``, ``qsort_r``, ``bsearch``.

Needs: functions of the llvm dialect. Leaves: calls of functions of the module (`library_bodies`),
one for each function that is called back, so that what they move and compare is seen and
differentiated like what the program does itself. A function that the program defines is left alone,
as are calls by other conventions than C's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects import make_context
from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.ir.symbols import callee_name, fresh_name, own_name, symbols_in
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.type_trees.facts.known_integers import constant_integer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, SymbolRefAttr, i32
from xdsl.dialects.llvm import LLVMFunctionType, LLVMPointerType
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from .cxx_library import ANY, NUMBA_BLAS, body_of, copied_texts_of, types_of
from .library_bodies import CALLING_BACK, CallingBack


@dataclass(frozen=True)
class DefineLibraryFunctionsPass(ModulePass):
    """Give ``qsort``, ``qsort_r`` and ``bsearch`` bodies.

    Before::

        %compare = llvm.mlir.addressof @ascending : !llvm.ptr
        llvm.call @qsort(%p, %n, %size, %compare) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()

    After::

        llvm.call @qsort.ascending(%p, %n, %size, %null) : ...

    where ``@qsort.ascending`` sorts elements of this size, calling ``@ascending``, whose address
    nobody has then. A function that is not known is called through its address. Options: none.
    """

    name = "define-library-functions"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        symbols = symbols_in(op)
        _define_known_bodies(op, symbols)
        wanted = {name for name in CALLING_BACK if _is_declared(symbols.get(name))}
        if not wanted:
            return
        made: dict[Key, str] = {}
        for call in list(walk(op)):
            name = _called(call)
            if name not in wanted or _types_of(call) != CALLING_BACK[name].types:
                continue
            row = CALLING_BACK[name]
            compare = _compared_by(call, row, symbols)
            key = name, compare, _number(call.operands[row.size])
            if key not in made:
                made[key] = _define(op, symbols, call, *key)
            _retarget(call, made[key], None if compare is None else row.compare)


Key: TypeAlias = tuple[str, str | None, int | None]
"""A function of the library, what it calls back, and the size of an element."""


def _is_declared(function: Operation | None) -> bool:
    """True if this is the library's function, with C's calling convention."""
    return function is not None and function.name == "llvm.func" and not function.regions[0].blocks


def _types_of(call: Operation) -> str:
    inputs = ", ".join(str(value.type) for value in call.operands)
    return f"({inputs}) -> ({', '.join(str(value.type) for value in call.results)})"


def _number(value: SSAValue) -> int | None:
    owner = defining_op(value, "llvm.mlir.constant")
    if owner is None:
        return None
    return constant_integer(owner).known


def _compared_by(call: Operation, row: CallingBack, symbols: Mapping[str, Operation]) -> str | None:
    """The name of the function that is called back, if it is known and has the right type."""
    name = symbol_at(call.operands[row.compare])
    function = symbols.get(name or "")
    if function is None or function.name != "llvm.func":
        return None
    pointers = [LLVMPointerType()] * row.parameters
    fits = function.properties["function_type"] == LLVMFunctionType(pointers, i32)
    return name if fits else None


def _called(op: Operation) -> str:
    return (callee_name(op) or "") if op.name == "llvm.call" else ""


def _define_known_bodies(module: ModuleOp, symbols: dict[str, Operation]) -> None:
    """Redirect calls of C++'s, Rust's and Fortran's libraries to bodies in the module."""
    declared = (name for name, symbol in symbols.items() if _is_declared(symbol))
    wanted = {name for name in declared if name in NUMBA_BLAS or body_of(name) is not None}
    for number, call in enumerate(list(walk(module)) if wanted else ()):
        name = _called(call)
        if name not in wanted:
            continue
        types = _types_of(call)
        body = body_of(name, _number(call.operands[0]) if name in NUMBA_BLAS else None, types)
        if body is None or types != types_of(body):
            continue
        suffix = f".{number}" if body.endswith(ANY) else ""
        for own, text in copied_texts_of(body, suffix):
            if own not in symbols:
                _add(module, symbols, text, call)
        _retarget(call, body + suffix, None)


def _define(
    module: ModuleOp,
    symbols: dict[str, Operation],
    call: Operation,
    name: str,
    compare: str | None,
    size: int | None,
) -> str:
    """Add a body to the module; its name."""
    made = fresh_name(f"{name}.{compare or 'any'}", set(symbols))
    _add(module, symbols, CALLING_BACK[name].body(made, compare, size), call)
    return made


def _add(module: ModuleOp, symbols: dict[str, Operation], text: str, call: Operation) -> None:
    """Add the functions of a text to the module, unless they are there, in place of a call."""
    for function in list(parse_module(make_context(), text, "<library>").ops):
        symbol = own_name(function)
        if symbol in symbols:
            continue
        function.detach()
        for inner in walk(function):
            inner.location = call.location
        symbols[symbol] = function
        module.body.block.add_op(function)


def _retarget(call: Operation, name: str, known: int | None) -> None:
    """A plain call of ``name``, which is not passed the function that it knows."""
    block = call.parent
    assert block is not None
    operands = list(call.operands)
    taken = operands[known].owner if known is not None else None
    if known is not None:
        null = CLASSES["llvm.mlir.zero"].create(
            result_types=[operands[known].type], location=call.location
        )
        block.insert_op_before(null, call)
        operands[known] = null.results[0]
    new = CLASSES["llvm.call"].create(
        operands=operands,
        result_types=[result.type for result in call.results],
        properties={
            **{key: call.properties[key] for key in _KEPT if key in call.properties},
            "callee": SymbolRefAttr(name),
            "operandSegmentSizes": DenseArrayBase.from_list(i32, [len(operands), 0]),
            "op_bundle_sizes": DenseArrayBase.from_list(i32, []),
        },
        location=call.location,
    )
    block.insert_op_before(new, call)
    replace(call, *new.results)
    if isinstance(taken, Operation) and not taken.results[0].uses.get_length():
        erase(taken)


_KEPT = ("CConv", "fastmathFlags")
