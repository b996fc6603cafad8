"""Calls through pointers become calls of the functions that the pointer may be.

Needs: functions of the llvm dialect. Leaves: calls by name, chosen by comparing the pointer. The
candidates are the functions of the module whose address is taken and that have the type of the
call. A pointer that is none of them stops the program with a message: nobody can differentiate what
stands elsewhere. So it is, too, where there is no candidate: what comes after such a call is not
reached. In a program that asks for derivatives by itself (Enzyme's calls), functions that are only
executed call what the pointer is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.autodiff.autodiff import INACTIVE
from ad_opt.dialects.llvm.llvm_ext import ADDRESS_TAKEN
from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.dominance import successors_of
from ad_opt.dialects.support.ir.operand_groups import segment_sizes
from ad_opt.dialects.support.ir.queries import defining_op, each_once, outwards, reached, walk
from ad_opt.dialects.support.ir.rewriting import erase, erase_anyway
from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.dialects.support.names.runtime_names import KEEP_HANDLER, PAGES_HANDLER
from ad_opt.passes.llvm.module_symbols import Symbols
from ad_opt.passes.ops.catalogue import is_function
from ad_opt.passes.ops.known_functions import OF_LIBRARY, STREAM_OBJECTS, known_callee
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    IntegerAttr,
    LocationAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    i1,
    i32,
    i64,
)
from xdsl.dialects.llvm import LLVMFunctionType, LLVMPointerType, LLVMVoidType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.passes import ModulePass

_TOLD_OF_MEMORY = frozenset({KEEP_HANDLER, PAGES_HANDLER})
"""Variables of derivatives that name functions of the host."""


@dataclass(frozen=True)
class ResolveIndirectCallsPass(ModulePass):
    """Turn calls through pointers into branches on which function the pointer is.

    Before, where ``@f`` and ``@g`` are the functions of this type whose address is taken::

        %y = llvm.call %p(%x) : !llvm.ptr, (f64) -> f64

    After::

        %f = llvm.mlir.addressof @f : !llvm.ptr
        %is = llvm.icmp "eq" %p, %f : !llvm.ptr
        llvm.cond_br %is, ^f, ^next
      ^f:
        %a = llvm.call @f(%x) : (f64) -> f64
        llvm.br ^end(%a : f64)
      ^next:
        ... the same with @g, then ...
      ^none:
        cf.assert %false, "a call through a pointer reaches no function of this program"
        llvm.unreachable
      ^end(%y: f64):

    Options: ``others=keep`` calls what is none of the candidates through the pointer, instead of
    stopping. The program is then executed as it was written, but not differentiated.
    """

    name = "resolve-indirect-calls"

    others: str = "stop"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        symbols = Symbols(op)
        marked = [name for name, one in symbols.of.items() if one.attributes.pop(ADDRESS_TAKEN, 0)]
        calls: list[Operation] = []
        for inner in list(walk(op)):
            if _is_indirect(inner) and not _stays(_function_of(inner)):
                if _keeps_memory(inner):
                    erase(inner)
                else:
                    calls.append(inner)
        if not calls:
            return
        taken = _address_taken(op, symbols, marked)
        executed = _executed(op, symbols)
        # From the last to the first, so that what follows a call is moved once.
        for call in reversed(calls):
            keeps = self.others == "keep" or _function_of(call) in executed
            _Resolution(call, taken, keeps=keeps).run(symbols)


def _is_indirect(op: Operation) -> bool:
    resolved = OF_LIBRARY in op.attributes
    return op.name == "llvm.call" and "callee" not in op.properties and not resolved


def _stays(function: Operation | None) -> bool:
    """True if a function stays in LLVM's dialect: copies of a variadic one stand for it."""
    type_ = function.properties.get("function_type") if function is not None else None
    return isinstance(type_, LLVMFunctionType) and type_.is_variadic


def _keeps_memory(call: Operation) -> bool:
    """True if a call only tells the host of memory: to be freed at a stop, or large."""
    load = call.operands[0].owner
    if not isinstance(load, Operation) or load.name != "llvm.load" or call.results:
        return False
    variable = load.operands[0].owner
    if not isinstance(variable, Operation):
        return False
    return not _TOLD_OF_MEMORY.isdisjoint(_symbols_in(variable))


def _is_of_library(pointer: SSAValue) -> bool:
    """True if an address was found in an object of the library, which else called it itself.

    Streams have what is virtual inlined: ``std::endl`` asks a table of letters for a new line.
    """
    pending = [pointer]
    for value in each_once(pending):
        sources = _sources(value)
        if not sources and not any(
            name in STREAM_OBJECTS
            for name in (_symbols_in(value.owner) if isinstance(value.owner, Operation) else ())
        ):
            return False
        pending += sources
    return True


def _sources(value: SSAValue) -> list[SSAValue]:
    """The addresses that an address was reached from."""
    if isinstance(value, BlockArgument):
        return [
            passed[value.index]
            for block in value.block.predecessors()
            if (last := block.last_op) is not None
            for target, passed in zip(last.successors, successor_operands(last) or (), strict=False)
            if target is value.block
        ]
    op = value.owner
    assert isinstance(op, Operation)
    if op.name in ("llvm.load", "llvm.getelementptr"):
        return [op.operands[0]]
    row = known_callee(op) if op.name == "llvm.call" else None
    return [op.operands[row.returns]] if row is not None and row.returns is not None else []


def _function_of(op: Operation) -> Operation | None:
    return next(filter(is_function, outwards(op)), None)


def _executed(module: ModuleOp, symbols: Symbols) -> set[Operation]:
    """Functions of a program that asks for derivatives which no derivative is made of.

    Asked for are functions that somebody mentions who calls Enzyme, or registers something with it.
    """
    asking = [op for op in module.body.block.ops if _asks(op)]
    if not asking:
        return set()

    def mentioned(one: Operation) -> list[Operation]:
        names = {name for op in walk(one) for name in _symbols_in(op)}
        return [symbols.of[name] for name in names if name in symbols.of]

    found = reached((op for one in asking for op in mentioned(one)), mentioned)
    return {op for op in symbols.of.values() if op not in found}


def _asks(op: Operation) -> bool:
    if _ENZYME in str(op.properties.get("sym_name", "")):
        return op.name == "llvm.mlir.global"
    return any(_ENZYME in name for inner in walk(op) for name in _symbols_in(inner))


_ENZYME = "__enzyme_"


def _symbols_in(op: Operation) -> Iterator[str]:
    for key in ("callee", "global_name"):
        found = op.properties.get(key)
        if isinstance(found, SymbolRefAttr):
            yield found.root_reference.data


Taken = dict[LLVMFunctionType, list[str]]
"""Functions whose address is taken, by type."""


def _address_taken(module: ModuleOp, symbols: Symbols, elsewhere: Iterable[str]) -> Taken:
    """In the order in which they stand in the module."""
    named = {*elsewhere}
    for op in walk(module):
        if op.name == "llvm.call" or _only_called(op):
            continue
        for reference in _references(op):
            function = symbols.function(reference)
            if function is not None:
                named.add(own_name(function))
    taken: Taken = {}
    for name, op in symbols.of.items():
        if name in named and not name.startswith("llvm."):
            type_ = cast(LLVMFunctionType, op.properties["function_type"])
            taken.setdefault(type_, []).append(name)
    return taken


def _only_called(op: Operation) -> bool:
    """True if an address is taken for nothing but calls, which are of a known function then."""
    if op.name != "llvm.mlir.addressof" or not op.results[0].uses.get_length():
        return False
    return all(use.index == 0 and _is_indirect(use.operation) for use in op.results[0].uses)


def _references(op: Operation) -> Iterator[SymbolRefAttr]:
    for key in ("global_name", "value", "personality"):
        pending: list[Attribute] = [op.properties[key]] if key in op.properties else []
        while pending:
            attr = pending.pop()
            if isinstance(attr, SymbolRefAttr):
                yield attr
            elif isinstance(attr, ArrayAttr):
                pending += cast("ArrayAttr[Attribute]", attr).data


class _Resolution:
    """One call."""

    def __init__(self, call: Operation, taken: Taken, *, keeps: bool):
        self.call = call
        segments = segment_sizes(call)
        operands = list(call.operands)
        self.pointer, *self.arguments = operands[: int(segments[0])]
        self.bundles = operands[int(segments[0]) :]
        function = _function_of(call)
        raised = function is not None and function.name == "func.func"
        self.dead_end = "ub.unreachable" if raised else "llvm.unreachable"
        self.keeps = keeps
        self.taken = taken
        self.block = cast(Block, call.parent)
        self.location: LocationAttr = call.location

    def run(self, symbols: Symbols) -> None:
        """Replace the call."""
        if (known := defining_op(self.pointer, "llvm.mlir.addressof")) is not None:
            function = symbols.function(known.properties.get("global_name"))
            if function is not None and self.fits(function):
                self.directly(own_name(function))
                return
        candidates = self.taken.get(self.type(), [])
        if self.bundles or self.block.parent is None:
            return
        if _is_of_library(self.pointer):
            self.call.attributes |= {INACTIVE: UnitAttr(), OF_LIBRARY: UnitAttr()}
        elif candidates:
            self.branch(candidates)
        elif not self.keeps:
            self.stop()

    def fits(self, function: Operation) -> bool:
        """True if a function takes what is passed, although the call may not say what that is."""
        given = self.type()
        type_ = cast(LLVMFunctionType, _type_of(function))
        if type_ == given or _is_open(function):
            return True
        if type_.is_variadic or type_.output != given.output:
            return False
        # int f(x) int x; { ... }
        if [value.type for value in self.arguments] == list(type_.inputs):
            self.call.properties.pop("var_callee_type", None)
            return True
        return False

    def type(self) -> LLVMFunctionType:
        """The type of what is called."""
        if (given := self.call.properties.get("var_callee_type")) is not None:
            return cast(LLVMFunctionType, given)
        results = self.call.results
        output = results[0].type if results else LLVMVoidType()
        return LLVMFunctionType([value.type for value in self.arguments], output)

    def directly(self, name: str) -> None:
        """The pointer is a constant."""
        new = self.call_of(name)
        self.block.insert_op_before(new, self.call)
        self.finish(new.results)

    def call_of(self, name: str) -> Operation:
        """The call, of a function by its name."""
        sizes = DenseArrayBase.from_list(i32, [len(self.arguments), len(self.bundles)])
        return CLASSES["llvm.call"].create(
            operands=[*self.arguments, *self.bundles],
            result_types=[result.type for result in self.call.results],
            properties=self.call.properties
            | {"callee": SymbolRefAttr(name), "operandSegmentSizes": sizes},
            attributes=self.call.attributes,
            location=self.location,
        )

    def finish(self, results: Any) -> None:
        """Put ``results`` in the place of the call's."""
        for old, new in zip(self.call.results, results, strict=True):
            new.name_hint = old.name_hint
            old.replace_all_uses_with(new)
        erase(self.call)

    def branch(self, candidates: list[str]) -> None:
        """A chain of comparisons."""
        region = self.block.parent
        assert region is not None
        end = Block(arg_types=[result.type for result in self.call.results])
        while (op := self.call.next_op) is not None:
            op.detach()
            end.add_op(op)
        placed = self.block
        blocks: list[Block] = []
        here = self.block
        for name in candidates:
            chosen, following = Block(), Block()
            blocks += [chosen, following]
            address = self.add(
                here, "llvm.mlir.addressof", (), {"global_name": SymbolRefAttr(name)}
            )
            same = self.add(
                here,
                "llvm.icmp",
                (self.pointer, address),
                {"predicate": IntegerAttr(0, i64)},
                (i1,),
            )
            self.end(here, "llvm.cond_br", (same,), chosen, following)
            call = self.call_of(name)
            chosen.add_op(call)
            self.end(chosen, "llvm.br", call.results, end)
            here = following
        self.otherwise(here, end)
        for block in [*blocks, end]:
            region.insert_block_after(block, placed)
            placed = block
        self.finish(end.args)

    def stop(self) -> None:
        """There is no candidate: nothing behind the call is reached."""
        region = self.block.parent
        assert region is not None
        while (op := self.block.last_op) is not self.call and op is not None:
            erase_anyway(op)
        erase_anyway(self.call)
        self.message(self.block)
        _drop_unreachable(region)

    def otherwise(self, here: Block, end: Block) -> None:
        """Build the case that the pointer is none of the candidates."""
        if self.keeps:
            same = self.call.clone()
            here.add_op(same)
            self.end(here, "llvm.br", same.results, end)
            return
        self.message(here)

    def message(self, here: Block) -> None:
        """Stop the program."""
        false = self.add(here, "llvm.mlir.constant", (), {"value": IntegerAttr(0, i1)}, (i1,))
        message = StringAttr("a call through a pointer reaches no function of this program")
        stop = CLASSES["cf.assert"].create(
            operands=(false,), properties={"msg": message}, location=self.location
        )
        here.add_op(stop)
        here.add_op(CLASSES[self.dead_end].create(location=self.location))

    def add(
        self,
        block: Block,
        name: str,
        operands: tuple[SSAValue, ...],
        properties: dict[str, Attribute],
        types: tuple[Attribute, ...] = (LLVMPointerType(),),
    ) -> SSAValue:
        """Append an operation with a result."""
        op = CLASSES[name].create(
            operands=operands, result_types=types, properties=properties, location=self.location
        )
        block.add_op(op)
        return op.results[0]

    def end(self, block: Block, name: str, operands: Any, *targets: Block) -> None:
        """Append a branch."""
        properties: dict[str, Attribute] = {}
        if name == "llvm.cond_br":
            properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, [1, 0, 0])
        block.add_op(
            CLASSES[name].create(
                operands=list(operands),
                properties=properties,
                successors=targets,
                location=self.location,
            )
        )


def _drop_unreachable(region: Region) -> None:
    """Erase blocks that nothing leads to."""
    run = reached([region.blocks[0]], successors_of)
    for block in [block for block in region.blocks if block not in run]:
        region.erase_block(block, safe_erase=False)


def _type_of(function: Operation) -> Attribute:
    return function.properties["function_type"]


def _is_open(function: Operation) -> bool:
    """True if it is declared without saying what it takes, as old C does: ``int puts()``."""
    type_ = cast(LLVMFunctionType, _type_of(function))
    return type_.is_variadic and not type_.inputs.data and not function.regions[0].blocks
