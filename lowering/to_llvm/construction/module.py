"""The module under construction, and the way of one operation through the tables of handlers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from ad_opt.dialects.support.diagnostics.advice import INSTEAD
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.dominance import reverse_post_order
from ad_opt.dialects.support.ir.symbols import symbols_in
from ad_opt.dialects.support.names.runtime_names import ERRNO_ADDRESSES
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from . import ops
from .builder import Builder, Skipped
from .types import LLVMFunctionType, TypeNotLowered

Handler = Callable[[Operation, Builder], None]

ALL_HANDLERS: dict[str, Handler] = {}
"""Every handler by the name of the operation that it lowers; filled by `lower_module`."""


class ModuleLowering:
    """The module under construction: new top-level operations, declarations, and diagnostics."""

    def __init__(self, module: ModuleOp):
        self.module = module
        self.top: list[Operation] = []
        self.diagnostics: list[Diagnostic] = []
        self.symbols: dict[str, Operation] = {}
        """The top-level operations of the source program by name."""
        self.renamed: dict[str, str] = {}
        self.skipped: Operation | None = None
        """An operation that was left out because an operand has no value."""
        self._made: set[str] = set()
        self._helpers: dict[str, str] = {}
        """Private functions of our own: what they are to be called, and what they are called."""
        self.symbols.update(symbols_in(module))
        self.errno = next((name for name in self.symbols if name in ERRNO_ADDRESSES), None)
        """The function that gives the address of ``errno``, if the program asks for it."""

    # Errors -----------------------------------------------------------------------------------

    def report(self, error: DiagnosticError) -> None:
        """Keep the diagnostics for the end, so that one run shows all."""
        self.diagnostics += error.diagnostics

    def report_type(self, where: Operation | SSAValue, error: TypeNotLowered) -> None:
        """Report a type that has no lowering."""
        self.report(error_at(where, "AD0402", error.reason))

    # Symbols ----------------------------------------------------------------------------------

    def name_of(self, symbol: str) -> str:
        """The name in the lowered module."""
        return self.renamed.get(symbol, symbol)

    def fresh(self, stem: str) -> str:
        """A name that nothing has yet."""
        name, i = stem, 0
        while name in self.symbols or name in self._made:
            name, i = f"{stem}.{i}", i + 1
        self._made.add(name)
        return name

    def declare(
        self,
        name: str,
        inputs: Sequence[Attribute],
        output: Attribute | None,
        attributes: Mapping[str, Attribute] = {},
    ) -> str:
        """Make sure that the external function ``name`` is declared; returns ``name``."""
        if name in self._made:
            return name
        return self.declare_as(name, LLVMFunctionType(list(inputs), output), attributes)

    def declare_as(
        self, name: str, type_: LLVMFunctionType, attributes: Mapping[str, Attribute] = {}
    ) -> str:
        """The same for a function of a type, which may be variadic."""
        if name in self._made:
            return name
        self._made.add(name)
        present = self.symbols.get(name)
        if present is not None and name not in self.renamed:
            if any(region.blocks for region in present.regions):
                message = f"the lowered program calls @{name} of the C library"
                hint = f"rename @{name}, or make it private"
                self.report(
                    error_at(present, "AD0401", f"{message}, which is defined here", help=hint)
                )
            return name
        self.top.append(function(name, type_, Region(), ops.EXTERNAL, {}, attributes))
        return name

    def helper(
        self,
        name: str,
        type_: LLVMFunctionType,
        build: Callable[[Builder], None],
        properties: Mapping[str, Attribute] = {},
    ) -> str:
        """A private function of our own, built on first use; its name, which may have a number."""
        known = self._helpers.get(name)
        if known is not None:
            return known
        stem, name = name, self.fresh(name)
        self._helpers[stem] = name
        region = Region()
        builder = Builder(self, region, None)
        entry = Block(arg_types=list(type_.inputs))
        builder.start(entry)
        build(builder)
        builder.finish()
        self.top.append(function(name, type_, region, ops.INTERNAL, properties))
        return name

    def shared_function(
        self,
        name: str,
        type_: LLVMFunctionType,
        build: Callable[[Builder], None],
        properties: Mapping[str, Attribute] = {},
    ) -> None:
        """A function of our own that is one with those of other modules when they are linked.

        Where the program has it, since it holds derivatives already, it is that one.
        """
        if name in self._made or self._defines(name):
            return
        self._made.add(name)
        region = Region()
        builder = Builder(self, region, None)
        builder.start(Block(arg_types=list(type_.inputs)))
        build(builder)
        builder.finish()
        self.top.append(function(name, type_, region, ops.WEAK_ODR, properties))

    def shared_variable(self, name: str, type_: Attribute) -> None:
        """A variable of our own, zero at first, that linked modules share, as `shared_function`."""
        if name in self._made or self._defines(name):
            return
        self._made.add(name)
        self.top.append(
            CLASSES["llvm.mlir.global"].create(
                regions=(Region(_zero_initializer(type_)),),
                properties={
                    "global_type": type_,
                    "sym_name": StringAttr(name),
                    "linkage": ops.WEAK_ODR,
                    "addr_space": ops.NO_WRAP_FLAGS,
                },
            )
        )

    def _defines(self, name: str) -> bool:
        """True if the program itself defines a function or variable."""
        op = self.symbols.get(name)
        return op is not None and ("value" in op.properties or any(r.blocks for r in op.regions))


def _zero_initializer(type_: Attribute) -> Block:
    block = Block()
    zero = CLASSES["llvm.mlir.zero"].create(result_types=(type_,))
    block.add_ops((zero, CLASSES["llvm.return"].create(operands=zero.results)))
    return block


def function(
    name: str,
    type_: LLVMFunctionType,
    body: Region,
    linkage: Attribute,
    properties: Mapping[str, Attribute],
    attributes: Mapping[str, Attribute] = {},
) -> Operation:
    """An ``llvm.func``."""
    return CLASSES["llvm.func"].create(
        regions=(body,),
        properties={
            "sym_name": StringAttr(name),
            "function_type": type_,
            "CConv": ops.CCC,
            "linkage": linkage,
            "visibility_": ops.VISIBLE,
            **properties,
        },
        attributes=attributes,
    )


def not_lowered(op: Operation, reason: str = "") -> DiagnosticError:
    """The error for an operation, or a form of it, that has no lowering."""
    name = getattr(getattr(op, "op_name", None), "data", op.name)
    help: str | None = None
    if not reason:
        known = INSTEAD.get(name) or did_you_mean(name, list(ALL_HANDLERS))
        help = known or _EARLIER.get(name.split(".")[0])
    message = f"{name} has no lowering" + (f" {reason}" if reason else " to the llvm dialect")
    return error_at(op, "AD0401", message, help=help)


_EARLIER = {
    "scf": "run lower-scf-to-cf first",
    "affine": "run lower-affine-to-scf first",
    "linalg": "run lower-linalg-to-loops first",
    "tensor": "run bufferize-tensors first",
}


def lower_region(source: Region, b: Builder, table: dict[str, Handler]) -> None:
    """Append the reachable blocks of ``source``, whose entry block is already in ``b.blocks``."""
    order = reverse_post_order(source, last_first=True)
    for block in order[1:]:
        types: list[Attribute] = []
        for arg in block.args:
            try:
                types += b.block_types(arg.type)
            except TypeNotLowered as error:
                b.module.report_type(arg, error)
        b.blocks[block] = b.new_block(*types)
    for block in order:
        if block is not order[0]:
            b.start(b.blocks[block])
            _map_arguments(block, b)
        for op in block.ops:
            lower_op(op, b, table)


def _map_arguments(block: Block, b: Builder) -> None:
    new = iter(b.block.args)
    for arg in block.args:
        try:
            parts = [next(new) for _ in b.block_types(arg.type)]
        except TypeNotLowered:
            continue
        if len(parts) == 1:
            parts[0].name_hint = arg.name_hint
        b.set(arg, b.from_block_args(parts, arg.type))


def lower_op(op: Operation, b: Builder, table: dict[str, Handler]) -> None:
    """Lower one operation; what cannot be lowered is reported, and its results have no value."""
    handler = table.get(op.name)
    b.location = op.location
    try:
        if handler is not None:
            handler(op, b)
        elif op.name.startswith("llvm."):
            clone(op, b)
        else:
            raise not_lowered(op)
    except Skipped:
        b.module.skipped = op
    except TypeNotLowered as error:
        b.module.report_type(op, error)
    except DiagnosticError as error:
        b.module.report(error)


def clone(op: Operation, b: Builder) -> None:
    """Copy an operation that is of the llvm dialect already."""
    if op.regions:
        raise not_lowered(op, "inside a function")
    new = type(op).create(
        operands=[b.ssa(x) for x in op.operands],
        result_types=[r.type for r in op.results],
        properties=renamed(op.properties, b.module),
        attributes=op.attributes,
        successors=[b.blocks[s] for s in op.successors],
        location=op.location,
    )
    b.block.add_op(new)
    for old, result in zip(op.results, new.results, strict=True):
        b.set(old, result)


def renamed(properties: Mapping[str, Attribute], module: ModuleLowering) -> dict[str, Attribute]:
    """The same properties; functions that got another name are called by it."""
    found = dict(properties)
    for key in ("callee", "global_name") if module.renamed else ():
        symbol = found.get(key)
        if isinstance(symbol, SymbolRefAttr):
            found[key] = ops.symbol(module.name_of(symbol.root_reference.data))
    return found


def passthrough(*names: str) -> Attribute:
    """Function attributes by their LLVM names."""
    return cast(Attribute, ArrayAttr([StringAttr(n) for n in names]))


ONCE_A_TAPE: Mapping[str, Attribute] = {
    "passthrough": passthrough("noinline", "optnone", "nounwind")
}
"""Properties of functions of our own that run a few times a call: LLVM leaves them as they are.

Measured: of the 93 ms that LLVM took for the gradient of a Runge-Kutta method, 18 were for what
begins, extends and ends tapes."""
