"""One function: its signature, what is said about it, and its blocks in an order of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from ad_opt.dialects.autodiff.autodiff import INACTIVE
from ad_opt.dialects.core.func import FuncOp
from ad_opt.dialects.llvm.layouts import TypeNotLowered, size_and_alignment
from ad_opt.dialects.llvm.operations.memory import MEMORY
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.argument_attributes import TOLD, told_to_llvm
from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES
from ad_opt.dialects.support.ir.dominance import reverse_post_order
from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.passes.llvm.aggregate_leaves import leaf_types, leaves_of
from ad_opt.passes.llvm.module_symbols import Symbols
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    IntegerAttr,
    StringAttr,
    UnitAttr,
    i1,
    i64,
)
from xdsl.dialects.llvm import LinkageAttr, LLVMFunctionType, LLVMPointerType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from . import aggregates, arithmetic, calls, control, libm, vectors
from . import expanded_operations as numbers
from . import hint_intrinsics as hints
from .arithmetic import Handler
from .calls import outputs_of, split_attributes

TABLES = (aggregates, arithmetic, calls, control, hints, libm, numbers, vectors)


@cache
def handlers() -> dict[str, Handler]:
    """Every row by the name of its operation."""
    return {name: row for table in TABLES for name, row in table.HANDLERS.items()}


ABOUT_BODIES = ("no_unwind", "always_inline")
"""Properties that hold of a function whatever is done to its body."""
ABOUT_DECLARATIONS = (
    *ABOUT_BODIES,
    "memory_effects",
    "will_return",
    "noreturn",
    "cold",
    "convergent",
    "returns_twice",
)
"""Properties that are kept of functions without a body: nothing else says what they do."""

_ABOUT_CODE = (
    "frame-pointer min-legal-vector-width no-trapping-math stack-protector-buffer-size target-cpu "
    "target-features tune-cpu probe-stack optnone noinline nofree norecurse nosync mustprogress "
    "no-builtins uwtable unsafe-fp-math no-nans-fp-math no-infs-fp-math no-signed-zeros-fp-math "
    "approx-func-fp-math less-precise-fpmad use-soft-float no-inline-line-tables "
    "no-jump-tables disable-tail-calls strictfp allockind alloc-family"
).split()
"""String attributes about how LLVM compiles a function, or that need not hold of its derivative."""


def raise_function(old: Operation, symbols: Symbols) -> Operation:
    """The ``func.func`` for an ``llvm.func``, which is left as it is."""
    try:
        return _raise(old, symbols)
    except TypeNotLowered as error:
        name = own_name(old)
        raise error_at(
            old,
            "AD0950",
            f"`@{name}` cannot be raised: {error.reason}",
            help="pass such data through memory",
        ) from None


def _raise(old: Operation, symbols: Symbols) -> Operation:
    type_ = cast(LLVMFunctionType, old.properties["function_type"])
    inputs, outputs = leaf_types(list(type_.inputs)), outputs_of(type_)
    region = Region()
    source = old.regions[0]
    properties: dict[str, Attribute] = {
        "sym_name": old.properties["sym_name"],
        "function_type": FunctionType.from_lists(inputs, outputs),
    }
    private = _is_private(old)
    if private:
        properties["sym_visibility"] = StringAttr("private")
    properties |= _parameter_attributes(old, type_, outputs, own_copies=private)
    if source.blocks:
        _Body(old, symbols, region).fill(source)
    return FuncOp.create(
        properties=properties,
        attributes=_attributes(old),
        regions=[region],
        location=old.location,
    )


_PRIVATE = ("private", "internal")
_PLAIN_LINKAGE = (*_PRIVATE, "external")


def _linkage(old: Operation) -> str:
    return str(cast(LinkageAttr, old.properties["linkage"]).linkage.data)


def _is_private(old: Operation) -> bool:
    return not old.regions[0].blocks or _linkage(old) in _PRIVATE


def _attributes(old: Operation) -> dict[str, Attribute]:
    """Return the attributes of the function that hold of the raised one."""
    kept = dict(old.attributes)
    names = ABOUT_BODIES if old.regions[0].blocks else ABOUT_DECLARATIONS
    kept |= {name: old.properties[name] for name in names if name in old.properties}
    if (linkage := _linkage(old)) not in _PLAIN_LINKAGE:
        # Whoever keeps the function wants it, also where nothing here calls it.
        kept["llvm.linkage"] = LinkageAttr(linkage.replace("linkonce", "weak"))
    if calls.never_returns(old):
        # Nothing behind a call of it is reached, so no derivative comes back through it.
        kept[INACTIVE] = UnitAttr()
    told = [one for name, one in told_to_llvm(old).items() if name not in _ABOUT_CODE]
    if told:
        kept[TOLD] = ArrayAttr(told)
    return kept


def _parameter_attributes(
    old: Operation, type_: LLVMFunctionType, outputs: Sequence[Attribute], *, own_copies: bool
) -> dict[str, Attribute]:
    found: dict[str, Attribute] = {}
    given = old.properties.get("arg_attrs")
    if given is not None:
        split = cast("ArrayAttr[DictionaryAttr]", split_attributes(given, list(type_.inputs)))
        if own_copies and old.regions[0].blocks:
            named = {_BYVAL: OWN_COPY}
            split = ArrayAttr(
                [
                    DictionaryAttr({named.get(k, k): v for k, v in attrs.data.items()})
                    for attrs in split
                ]
            )
        if any(attrs.data for attrs in split):
            found["arg_attrs"] = split
    given = old.properties.get("res_attrs")
    if given is not None and len(outputs) == 1:
        found["res_attrs"] = given
    return found


_BYVAL = "llvm.byval"
OWN_COPY = "ad_opt.own_copy"
"""On a parameter of a private function: a struct that the program passes by value, and its type.
Nobody else calls the function, so no call copies the struct for it."""


class _Body:
    """The blocks of one function."""

    def __init__(self, old: Operation, symbols: Symbols, region: Region):
        self.old = old
        self.r = Raiser(symbols, region)
        self.rows = handlers()

    def fill(self, source: Region) -> None:
        """Raise the blocks that may run, each after what dominates it."""
        r = self.r
        order = reverse_post_order(source)
        for block in order:
            new = r.blocks[block] = Block(arg_types=leaf_types([arg.type for arg in block.args]))
            r.region.add_block(new)
            left = iter(new.args)
            for arg in block.args:
                leaves = [next(left) for _ in leaves_of(arg.type)]
                for leaf in leaves:
                    leaf.location = arg.location
                r.set(arg, *leaves)
        for block in order:
            r.block = r.blocks[block]
            if block is order[0]:
                self.copy_arguments(block)
            for op in block.ops:
                self.raise_op(op)

    def raise_op(self, op: Operation) -> None:
        """Raise one operation; what has no row stays."""
        r = self.r
        r.location = op.location
        r.attributes = op.attributes or NO_ATTRIBUTES
        if MEMORY in r.attributes:
            # Where the function is inlined, or differentiated, it need not hold.
            del op.attributes[MEMORY]
        row = self.rows.get(op.name)
        if row is None:
            r.clone(op, [self.raise_region(region) for region in op.regions])
        else:
            row(op, r)

    def raise_region(self, source: Region) -> Region:
        """Raise what stands in a region of an operation that stays, such as ``scf.if``."""
        r = self.r
        around = r.region, r.block, r.location, r.attributes
        r.region = Region()
        order = reverse_post_order(source) if source.blocks else []
        for block in order:
            new = r.blocks[block] = Block(arg_types=[arg.type for arg in block.args])
            r.region.add_block(new)
        for block in order:
            r.block = r.blocks[block]
            for arg, new in zip(block.args, tuple(r.block.args), strict=True):
                r.set(arg, *r.unpack(new))
            for op in block.ops:
                self.raise_op(op)
        raised = r.region
        r.region, r.block, r.location, r.attributes = around
        return raised

    def copy_arguments(self, entry: Block) -> None:
        """Copy what is passed by value through memory, since it is the function's own."""
        given = self.old.properties.get("arg_attrs")
        if given is None:
            return
        r = self.r
        r.location = self.old.location
        dictionaries = cast("ArrayAttr[DictionaryAttr]", given).data
        for arg, attrs in zip(entry.args, dictionaries, strict=True):
            if _BYVAL in attrs.data:
                self.copy(arg, attrs.data)

    def copy(self, arg: SSAValue, attrs: Any) -> None:
        """Memory of the function's own with what the argument points to."""
        r = self.r
        type_ = attrs[_BYVAL]
        size, natural = size_and_alignment(type_)
        align = attrs.get("llvm.align")
        alignment = align.value.data if isinstance(align, IntegerAttr) else natural
        given = r.x(arg)
        copied = r.value(
            "llvm.alloca",
            (r.int(1, i64),),
            LLVMPointerType(),
            {"elem_type": type_, "alignment": IntegerAttr(alignment, i64)},
        )
        operands = (copied, given, r.int(size, i64))
        r.emit("llvm.intr.memcpy", operands, (), {"isVolatile": IntegerAttr(0, i1)})
        r.values[arg] = copied
