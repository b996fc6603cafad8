"""Derivatives in the source language's calling convention, for its front ends.

Needs: functions whose ``out`` and ``inout`` parameters are marked, as results or as buffers of no
dimension. Leaves: the functions of values, and the derivative that was asked for. Follows the
source's convention for derivatives that users call or write (`inout_convention` has the table).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from ad_opt.dialects.autodiff.autodiff import DIFFERENTIABLE, BwdDiffOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import one_of
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, move_all
from ad_opt.dialects.types.pair import DiffOp, MakeOp, PrimalOp
from ad_opt.passes.tangents.module_tangents import conforming
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    FunctionType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.passes import ModulePass

from .derivative_wrappers import Wrappers, start
from .inout_convention import DIR, POSITION, Convention, Parameter
from .signatures import FWD, Signature


@dataclass(frozen=True)
class WrapInoutPass(ModulePass):
    """Add a derivative that is called as in the source language.

        func.func @f(%x: f64, %y: f64 {autodiff.dir = "inout"}) -> (f64 {autodiff.dir = "inout"})
    gets, for `function=f mode=bwd`,
        func.func @f_bwd(%x: !pair.pair<f64> {autodiff.dir = "inout"},
                         %y: !pair.pair<f64> {autodiff.dir = "inout"})
            -> (!pair.pair<f64> {autodiff.dir = "inout"}, !pair.pair<f64> {autodiff.dir = "inout"})

    and for `mode=fwd` a function `@f_fwd` of pairs. Parameters that are buffers of no dimension
    (`memref<f64> {autodiff.dir = "out"}`) become values first, in every function that has some:
    `@f` then calls `@f.values`, and the derivative is one of that.

    Options: `function`, its symbol (without it, only buffers become values); `mode`, `fwd` or
    `bwd`; `result`, the new function's symbol.
    """

    name = "wrap-inout"

    function: str | None = None
    mode: Literal["fwd", "bwd"] = "bwd"
    result: str = ""

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        wrappers = Wrappers(op)
        functions = [cast(FuncOp, it) for it in op.body.block.ops if it.name == "func.func"]
        values = {it.sym_name.data: _as_values(it, wrappers) for it in functions}
        if self.function is None:
            return
        if self.function not in values:
            raise error_at(
                None,
                "AD0703",
                f"there is no function `@{self.function}` to differentiate",
                help=one_of(self.function, list(values)),
            )
        name = wrappers.fresh(self.result or f"{self.function}_{self.mode}")
        with conforming(op):
            make = _forward if self.mode == "fwd" else _backward
            wrappers.add(make(values[self.function], name, wrappers), values[self.function])


# ------------------------------------------------------------------ buffers become values


def _as_values(func: FuncOp, wrappers: Wrappers) -> FuncOp:
    """The function of values behind one with parameters in memory; the function itself if none."""
    marks = _marks(func)
    if not any(isinstance(t, MemRefType) for t in marks.values()):
        return func
    for at, type in marks.items():
        if not isinstance(type, MemRefType) or type.get_shape():
            raise error_at(
                func,
                "AD0830",
                f"argument {at} is marked `{DIR}` and is a {type}",
                help="mark values, or buffers of no dimension: `memref<f64>`",
            )
    return _Valued(func, cast("dict[int, MemRefType]", marks), wrappers).make()


def _marks(func: FuncOp) -> dict[int, Attribute]:
    """The arguments that are ``out`` or ``inout``, with their types."""
    given = func.arg_attrs.data if func.arg_attrs is not None else ()
    return {
        at: func.function_type.inputs.data[at]
        for at, one in enumerate(given)
        if one.data.get(DIR) in (StringAttr("out"), StringAttr("inout"))
    }


class _Valued:
    """Makes the function of values: the old body, with buffers of its own."""

    def __init__(self, func: FuncOp, buffers: dict[int, MemRefType], wrappers: Wrappers):
        self.func = func
        self.buffers = buffers
        self.wrappers = wrappers
        assert func.arg_attrs is not None
        self.attributes = [dict(one.data) for one in func.arg_attrs.data]
        self.out = {at for at in buffers if self.attributes[at][DIR] == StringAttr("out")}

    def make(self) -> FuncOp:
        func, types = self.func, self.func.function_type
        inputs = [
            self.buffers[at].element_type if at in self.buffers else type
            for at, type in enumerate(types.inputs)
            if at not in self.out
        ]
        outputs = [*types.outputs, *(one.element_type for one in self.buffers.values())]
        name = self.wrappers.fresh(f"{func.sym_name.data}.values")
        made = start(name, FunctionType.from_lists(inputs, outputs), func)
        made.properties["arg_attrs"] = ArrayAttr(
            DictionaryAttr(one) for at, one in enumerate(self.attributes) if at not in self.out
        )
        made.properties["res_attrs"] = self.result_attributes()
        made.attributes.update(func.attributes)
        if func.body.blocks.first is None:
            made.body.detach_block(0)
        else:
            self.move_body(made)
            self.call(made)
        for name in [name for name in func.attributes if name != DIFFERENTIABLE]:
            del func.attributes[name]
        self.wrappers.add(made, func)
        return made

    def result_attributes(self) -> ArrayAttr[DictionaryAttr]:
        old = self.func.res_attrs.data if self.func.res_attrs is not None else ()
        found = [*old, *[DictionaryAttr({})] * (len(self.func.function_type.outputs) - len(old))]
        for at in self.buffers:
            entries: dict[str, Attribute] = {DIR: self.attributes[at][DIR]}
            if at in self.out:
                entries[POSITION] = IntegerAttr(at, i64)
            found.append(DictionaryAttr(entries))
        return ArrayAttr(found)

    def move_body(self, made: FuncOp) -> None:
        """The blocks of the function, with stack memory for its buffers, which is returned."""
        entry = made.body.block
        values = iter(entry.args)
        new: list[SSAValue] = []
        build = Builder(entry, None, self.func.location)
        for at, old in enumerate(self.func.body.blocks[0].args):
            if at not in self.buffers:
                new.append(next(values))
                continue
            place = build.value(memref.AllocaOp.get(self.buffers[at].element_type, shape=[]))
            if at not in self.out:
                build.emit(memref.StoreOp.get(next(values), place, []))
            place.name_hint = old.name_hint
            new.append(place)
        places = {at: new[at] for at in self.buffers}
        self.take_blocks(entry, made, new)
        for op in [op for op in walk(made) if op.name == "func.return"]:
            before = Builder.at(op)
            loaded = [before.value(memref.LoadOp.get(place, [])) for place in places.values()]
            before.emit(ReturnOp(*op.operands, *loaded))
            erase(op)

    def take_blocks(self, entry: Block, made: FuncOp, new: list[SSAValue]) -> None:
        first = self.func.body.blocks[0]
        for old, value in zip(list(first.args), new, strict=True):
            value.name_hint = value.name_hint or old.name_hint
            old.replace_all_uses_with(value)
        move_all(first, entry)
        for block in list(self.func.body.blocks)[1:]:
            self.func.body.detach_block(block)
            made.body.add_block(block)

    def call(self, made: FuncOp) -> None:
        """The function itself loads, calls, and stores."""
        block = self.func.body.blocks[0]
        build = Builder(block, None, self.func.location)
        operands: list[SSAValue] = []
        for at, argument in enumerate(block.args):
            if at not in self.buffers:
                operands.append(argument)
            elif at not in self.out:
                operands.append(build.value(memref.LoadOp.get(argument, [])))
        types = made.function_type.outputs.data
        results = build.emit(CallOp(made.sym_name.data, operands, list(types))).results
        count = len(types) - len(self.buffers)
        for at, value in zip(self.buffers, results[count:], strict=True):
            build.emit(memref.StoreOp.get(value, block.args[at], []))
        build.emit(ReturnOp(*results[:count]))


# ------------------------------------------------------------------ derivatives


def _forward(func: FuncOp, name: str, wrappers: Wrappers) -> FuncOp:
    """Pairs for what has a derivative; directions stay."""
    wrapper = wrappers.derivative(func, FWD, Signature.of(func))
    made = start(name, wrapper.function_type, func)
    build = Builder(made.body.block, None, func.location)
    types = list(wrapper.function_type.outputs)
    call = build.emit(CallOp(wrapper.sym_name.data, list(made.body.block.args), types))
    build.emit(ReturnOp(*call.results))
    for attributes in ("arg_attrs", "res_attrs"):
        if attributes in func.properties:
            made.properties[attributes] = func.properties[attributes]
    made.properties.pop("sym_visibility", None)
    return made


def _backward(func: FuncOp, name: str, wrappers: Wrappers) -> FuncOp:
    """The table of `inout_convention`."""
    convention = Convention.of(func)
    made = start(name, convention.backward(), func)
    made.properties.pop("sym_visibility", None)
    _Reverse(made, func, convention).write()
    return made


class _Reverse:
    """Writes the body of a reverse derivative in the source's convention."""

    def __init__(self, made: FuncOp, func: FuncOp, convention: Convention):
        self.made = made
        self.func = func
        self.convention = convention
        self.build = Builder(made.body.block, None, func.location)
        self.seeds: dict[int, SSAValue] = {}
        """By the number of the result."""
        self.arguments: dict[int, list[SSAValue]] = {}
        """Operands that a request takes for an argument."""

    def write(self) -> None:
        given = iter(self.made.body.block.args)
        paired: list[tuple[Parameter, SSAValue]] = []
        for one in self.convention.parameters:
            if one.in_reverse is not None:
                value = next(given)
                self.take(one, value)
                if one.paired:
                    paired.append((one, value))
        for at in self.convention.seeds():
            self.seeds[at] = next(given)
        gradients = self.request()
        results = [
            self.build.value(MakeOp(self.primal(one), gradient, value.type))
            for (one, value), gradient in zip(paired, gradients, strict=True)
        ]
        self.build.emit(ReturnOp(*results))
        self.mark()

    def primal(self, one: Parameter) -> SSAValue:
        assert one.argument is not None
        return self.arguments[one.argument][0]

    def take(self, one: Parameter, value: SSAValue) -> None:
        """Take one parameter apart."""
        if one.argument is None:
            assert one.result is not None
            self.seeds[one.result] = value
            return
        if not one.slot.lifted:
            self.arguments[one.argument] = [value]
            return
        primal = self.build.value(PrimalOp(value))
        self.arguments[one.argument] = [primal]
        if one.slot.buffer is not None:
            self.arguments[one.argument].append(self.build.value(DiffOp(value, one.slot.buffer)))
        elif one.result is not None and one.slot.differential is not None:
            self.seeds[one.result] = self.build.value(DiffOp(value, one.slot.differential))

    def request(self) -> list[SSAValue]:
        """A gradient for each argument with one, in order."""
        inputs, outputs = self.convention.signature.inputs, self.convention.signature.outputs
        operands = [value for at in range(len(inputs)) for value in self.arguments[at]]
        operands += [self.seeds[at] for at in range(len(outputs)) if outputs[at].differential]
        words = ["dup" if s.buffer else "active" if s.differential else "const" for s in inputs]
        results = [slot.differential for slot in inputs]
        op = BwdDiffOp(
            self.func.sym_name.data,
            operands,
            [type for type in results if type is not None],
            words,
            ["active" if slot.lifted else "const" for slot in outputs],
            primal=BoolAttr.from_bool(False),
        )
        return list(self.build.emit(op).results)

    def mark(self) -> None:
        """Say which parameters go in and out."""
        inout, plain = DictionaryAttr({DIR: StringAttr("inout")}), DictionaryAttr({})
        words = [inout if p.paired else plain for p in self.convention.parameters if p.in_reverse]
        words += [plain] * (len(self.made.function_type.inputs) - len(words))
        self.made.properties["arg_attrs"] = ArrayAttr(words)
        count = len(self.made.function_type.outputs)
        self.made.properties["res_attrs"] = ArrayAttr([inout] * count)
