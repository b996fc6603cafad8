"""Structs and arrays that are loaded and stored whole are loaded and stored field by field.

Needs: functions of the llvm dialect. What is said of an access is said of one number or one address
then, so that integers, addresses and floats in one struct are told apart.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.analysis.type_trees.facts.layout import offset_at
from ad_opt.passes.ops.memory_ops import is_plain
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from .register_pieces import alignment, create, leaves_of, put, step, take

MOST_FIELDS = 64
"""Most fields of a struct that is loaded or stored in parts; larger ones stay whole. A guess:
each field becomes an access.
"""


@dataclass(frozen=True)
class SplitStructsPass(ModulePass):
    """Load and store the fields of structs and arrays one by one.

    Before::

        llvm.store %s, %p : !llvm.struct<(ptr, i64)>, !llvm.ptr

    After::

        %a = llvm.extractvalue %s[0] : !llvm.struct<(ptr, i64)>
        llvm.store %a, %p : !llvm.ptr, !llvm.ptr
        %n = llvm.extractvalue %s[1] : !llvm.struct<(ptr, i64)>
        %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %n, %q : i64, !llvm.ptr

    Options: none.
    """

    name = "split-structs"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for inner in list(walk(op)):
            if inner.name == "llvm.load" and _is_split(inner, inner.results[0].type):
                _load(inner)
            elif inner.name == "llvm.store" and _is_split(inner, inner.operands[0].type):
                _store(inner)


def _is_split(op: Operation, type: Attribute) -> bool:
    whole = type.name in ("llvm.struct", "llvm.array")
    return whole and is_plain(op) and 0 < len(leaves_of(type)) <= MOST_FIELDS


def _load(op: Operation) -> None:
    b, type = Builder.at(op), op.results[0].type
    whole: SSAValue = b.value(create("llvm.mlir.undef", [], type))
    for position, leaf in leaves_of(type):
        at, _ = offset_at(type, position)
        field = create("llvm.load", [step(op.operands[0], at, b)], leaf, **_properties(op, at))
        whole = put(whole, b.value(field), position, b)
    replace(op, whole)


def _store(op: Operation) -> None:
    b, (value, target) = Builder.at(op), op.operands
    for position, leaf in leaves_of(value.type):
        at, _ = offset_at(value.type, position)
        field = take(value, position, leaf, b)
        place = step(target, at, b)
        b.emit(type(op).create(operands=[field, place], properties=_properties(op, at)))
    erase(op)


def _properties(op: Operation, at: int) -> dict[str, Attribute]:
    """Return the properties without those that are said of the type of all."""
    properties = {**op.properties, "alignment": alignment(op, at)}
    for name in ("tbaa", "invariantGroup"):
        properties.pop(name, None)
    return properties
