"""``devirtualize``: dynamic dispatch becomes a choice by the type's id, with plain calls.

Needs a closed world: every type that implements an interface has a witness table in the module.
Leaves no ``iface.open`` and no lookup; so whatever differentiates the program sees `func.call`s,
also when it does so again. The source lowers lookups to run-time dispatch, after differentiation,
and has no second derivative of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, move_all, replace
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.dialects.types.iface import AnyType, TypeParameterType, UnpackAsOp
from ad_opt.passes.types.generics.instances import Instances, Scope
from ad_opt.passes.types.generics.specialize_generics import erase_generics
from ad_opt.passes.types.model.closed_types import Binding
from ad_opt.passes.types.model.existential_switch import assign_ids, choose_type, implementers_by_id
from ad_opt.passes.types.model.interfaces import Witness
from ad_opt.passes.types.model.nested_modules import in_each
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass


@dataclass(frozen=True)
class DevirtualizePass(ModulePass):
    """Open existentials by a choice among all types that implement the interface.

        %y = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
        ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
          %area = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
          %a = autodiff.invoke %area(%v) : (!iface.tparam<"T">) -> f64
          iface.yield %a : f64
        }
    becomes
        %id = iface.type_id %o : !iface.any<@IShape> -> index
        %y = scf.index_switch %id -> f64
        case 1 {
          %v = iface.unpack_as %o via @Disk_IShape : !iface.any<@IShape> -> !agg.struct<@Disk>
          %a = func.call @Disk.area(%v) : (!agg.struct<@Disk>) -> f64
          scf.yield %a : f64
        }
        default {
          %v = iface.unpack_as %o via @Box_IShape : !iface.any<@IShape> -> !agg.struct<@Box>
          %a = func.call @Box.area(%v) : (!agg.struct<@Box>) -> f64
          scf.yield %a : f64
        }

    The last type is the default. In front of the choice stands a `cf.assert` that there is a value:
    opening a null stops the program.

    Options: `checked` leaves the `cf.assert` out if it is false; what opening a null gives is then
    undefined (true).
    """

    name = "devirtualize"
    checked: bool = True

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        in_each(op, self._apply)

    def _apply(self, op: ModuleOp) -> None:
        if not any(child.name in _INTERFACES for child in op.body.block.ops):
            return
        opens = [child for child in walk(op) if child.name == "iface.open"]
        instances = Instances(op)
        if any(enclosing(child, "iface.generic") is None for child in opens):
            # Instances are made on the way, and they may open existentials too.
            instances.rewrite_all()
            assign_ids(instances.interfaces)
            Opener(instances, self.checked).run()
        else:
            assign_ids(instances.interfaces)
        erase_generics(op)


_INTERFACES = frozenset({"iface.interface", "iface.witness_table"})


@dataclass
class Opener:
    """Replaces the ``iface.open`` of a module."""

    instances: Instances
    checked: bool

    def run(self) -> None:
        """Open everything; what a case opens again, and what new instances open, comes later."""
        module = self.instances.module
        while True:
            opens = [op for op in walk(module) if op.name == "iface.open"]
            outermost = [
                op
                for op in opens
                if enclosing(op.parent_op(), "iface.generic", "iface.open") is None
            ]
            if not outermost:
                return
            for op in outermost:
                self._open(op)
            self.instances.drain()
            assign_ids(self.instances.interfaces)

    def _open(self, op: Operation) -> None:
        existential = op.operands[0]
        type = existential.type
        assert isinstance(type, AnyType)
        interfaces = self.instances.interfaces
        witnesses = implementers_by_id(interfaces, type.interface)
        if not witnesses:
            raise error_at(
                op,
                "AD0867",
                f"nothing implements @{type.interface}, so there is nothing to open",
                help="give a type a witness table for it",
            )
        message = f"a null of @{type.interface} was opened"
        switch = choose_type(
            Builder.at(op),
            existential,
            witnesses,
            [result.type for result in op.results],
            lambda build, witness: self._fill(build, op, witness),
            message if self.checked else None,
        )
        replace(op, *switch.results)

    def _fill(self, build: Builder, op: Operation, witness: Witness) -> None:
        """The body of ``op`` for one type."""
        parameter = attribute_of(op, "parameter")
        assert isinstance(parameter, StringAttr)
        assert witness.table is not None
        value = build.value(UnpackAsOp(op.operands[0], witness.table, witness.type))
        region = op.regions[0].clone()
        block = region.block
        proof, opened = block.args
        value.name_hint = opened.name_hint
        opened.replace_all_uses_with(value)
        *moved, end = block.ops
        move_all(block, build.block)
        back = scf.YieldOp(*end.operands)
        back.location = end.location
        build.block.insert_op_before(back, end)
        erase(end)
        binding: Binding = {TypeParameterType(parameter): witness.type}
        scope = Scope([*moved, back], binding, {proof: witness}, self.instances.depth)
        self.instances.rewrite_now(scope)
