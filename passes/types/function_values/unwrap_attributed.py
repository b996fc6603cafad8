"""Translation of types' and calls' words about derivatives to what the engine knows.

Needs: requests about functions, no function values. Leaves: no ``!autodiff.attributed``, no call
with ``autodiff.no_diff``. A parameter that is ``no_diff`` is constant for who asks for a gradient,
and its derivative is dropped where the function begins; a result's where it is returned. Follows
the source's attributed types and its ``unwrapAttributedType``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import (
    ARGUMENT_ACTIVITY,
    INACTIVE,
    NO_DIFF,
    NO_DIFF_THIS,
    ActivityAttr,
    DetachOp,
)
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.symbols import symbol
from ad_opt.dialects.types.attributes.autodiff_value_types import is_no_diff, unwrap_attributed
from ad_opt.passes.analysis.memory.data_flow import has_no_tangent
from ad_opt.passes.tangents.module_tangents import conforming
from ad_opt.passes.types.model.replace_types import Replacer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    MemRefType,
    ModuleOp,
    SymbolRefAttr,
    UnrankedMemRefType,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from .constant_functions import Written, make_constant
from .derivative_wrappers import Wrappers, start


@dataclass(frozen=True)
class UnwrapAttributedPass(ModulePass):
    """Drop derivatives where types, functions and calls say so.

        func.func @f(%a: f32, %b: !autodiff.attributed<f32, #autodiff.no_diff>) -> f32 {
          %c = autodiff.unwrap %b : !autodiff.attributed<f32, #autodiff.no_diff> -> f32
          %d = func.call @g(%a) {autodiff.no_diff} : (f32) -> f32
    becomes
        func.func @f(%a: f32, %b: f32 {autodiff.activity = #autodiff.activity<const>}) -> f32 {
          %c = autodiff.detach %b : f32
          %d = func.call @g.no_diff(%a) : (f32) -> f32

    where `@g.no_diff` calls `@g` and is `autodiff.inactive`. What a load or another access with
    `autodiff.no_diff` gives is detached.

    No options.
    """

    name = "unwrap-attributed"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for inner in [op, *(found for found in walk(op) if found.name == "builtin.module")]:
            assert isinstance(inner, ModuleOp)
            _Unwrapper(inner).run()


class _Unwrapper:
    def __init__(self, module: ModuleOp):
        self.module = module
        self.wrappers: Wrappers | None = None
        self.written = Written(module)
        self.inactive: dict[str, str] = {}
        """The inactive twins of functions."""

    def run(self) -> None:
        found: list[Operation] = []
        for top in self.module.body.block.ops:
            if top.name == "func.func":
                assert isinstance(top, FuncOp)
                _fix_arguments(top)
            if top.name != "builtin.module":
                found += [op for op in walk(top) if op.name in _OPS or NO_DIFF in op.attributes]
        for op in found:
            if op.name in _OPS:
                replace(op, _detached(op))
            elif op.name == "func.call":
                self.call(op)
            else:
                _detach_results(op)
        if found or any(map(_mentions, self.module.body.block.ops)):
            Replacer(_plain).everywhere(self.module)

    def call(self, op: Operation) -> None:
        """Call the inactive twin."""
        callee = op.properties["callee"]
        assert isinstance(callee, SymbolRefAttr)
        name = callee.string_value()
        if name not in self.inactive:
            function = symbol(op, callee)
            if not isinstance(function, FuncOp) or INACTIVE in function.attributes:
                self.inactive[name] = name
            else:
                self.inactive[name] = self.twin(function).sym_name.data
        op.properties["callee"] = SymbolRefAttr(self.inactive[name])
        del op.attributes[NO_DIFF]

    def twin(self, function: FuncOp) -> FuncOp:
        """A function that calls another and has no derivative."""
        if self.wrappers is None:
            self.wrappers = Wrappers(self.module)
        name = function.sym_name.data
        made = start(self.wrappers.fresh(f"{name}.no_diff"), function.function_type, function)
        block = made.body.block
        call = CallOp(name, list(block.args), list(function.function_type.outputs))
        block.add_ops([call, ReturnOp(*call.results)])
        self.wrappers.add(made, function)
        with conforming(self.module):
            make_constant(made, self.written.by(function), self.wrappers)
        return made


_OPS = frozenset({"autodiff.unwrap", "autodiff.wrap"})


def _detached(op: Operation) -> SSAValue:
    """The value with another type, without derivative. Types are replaced later."""
    value = op.operands[0]
    if _is_buffer(value.type):
        return value
    return Builder.at(op).value(DetachOp(value))


def _mentions(op: Operation) -> bool:
    """True if attributed types may be in a top-level operation that has none of `_OPS`."""
    if not isinstance(op, FuncOp):
        return op.name.startswith(("agg.", "iface."))
    return any(map(is_no_diff, (*op.function_type.inputs, *op.function_type.outputs)))


def _plain(type: Attribute) -> Attribute | None:
    return unwrap_attributed(type) if is_no_diff(type) else None


def _fix_arguments(func: FuncOp) -> None:
    """Say that parameters are constant; drop what flows into them."""
    inputs = func.function_type.inputs.data
    this = func.attributes.pop(NO_DIFF_THIS, None) is not None and bool(inputs)
    fixed = [is_no_diff(type) or (this and at == 0) for at, type in enumerate(inputs)]
    if not any(fixed):
        return
    if this:
        _detach_this(func)
    given = func.properties.get("arg_attrs")
    old = given.data if isinstance(given, ArrayAttr) else (DictionaryAttr({}),) * len(inputs)
    func.properties["arg_attrs"] = ArrayAttr(
        _constant(one) if no else one for one, no in zip(old, fixed, strict=True)
    )


def _detach_results(op: Operation) -> None:
    """Drop the derivative of what an access gives."""
    del op.attributes[NO_DIFF]
    for result in op.results:
        block = op.parent
        if block is not None and not _is_buffer(result.type) and not has_no_tangent(result.type):
            detached = DetachOp(result)
            detached.location = op.location
            block.insert_op_after(detached, op)
            _use_instead(result, detached)


def _use_instead(value: SSAValue, detached: DetachOp) -> None:
    value.replace_uses_with_if(detached.result, lambda use: use.operation is not detached)


def _detach_this(func: FuncOp) -> None:
    """Put a value without derivative in the place of the first parameter."""
    block = func.body.blocks.first
    if block is None or _is_buffer(block.args[0].type):
        return
    this = block.args[0]
    detached = DetachOp(this)
    detached.location = func.location
    _use_instead(this, detached)
    if block.first_op is None:
        block.add_op(detached)
    else:
        block.insert_op_before(detached, block.first_op)


def _is_buffer(type: Attribute) -> bool:
    return isinstance(unwrap_attributed(type), MemRefType | UnrankedMemRefType)


def _constant(attributes: Attribute) -> DictionaryAttr:
    assert isinstance(attributes, DictionaryAttr)
    return DictionaryAttr({**attributes.data, ARGUMENT_ACTIVITY: ActivityAttr("const")})
