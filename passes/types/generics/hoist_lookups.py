"""``hoist-lookups``: what a witness says is looked up once, where the witness becomes known.

Needs nothing. Leaves at most one lookup of each member of a witness: in front of a generic's body,
at the start of a function or of an ``iface.open``. Follows the source, which emits lookups in the
region of the generic and not where the value is used.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass


@dataclass(frozen=True)
class HoistLookupsPass(ModulePass):
    """Move lookups to where their witness becomes known, and merge those that are equal.

        iface.generic @f [!iface.tparam<"T">, !iface.witness<@IArith>] {
        ^bb0(%w: !iface.witness<@IArith>):
          iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
          ^bb1(%a: !iface.tparam<"T">):
            %m = iface.lookup %w "mul" : ...
            %b = autodiff.invoke %m(%a, %a) : ...
            %n = iface.lookup %w "mul" : ...
            %c = autodiff.invoke %n(%a, %b) : ...
            iface.yield %c : !iface.tparam<"T">
          }
        }
    becomes
        iface.generic @f [!iface.tparam<"T">, !iface.witness<@IArith>] {
        ^bb0(%w: !iface.witness<@IArith>):
          %m = iface.lookup %w "mul" : ...
          iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
          ^bb1(%a: !iface.tparam<"T">):
            %b = autodiff.invoke %m(%a, %a) : ...
            %c = autodiff.invoke %m(%a, %b) : ...
            iface.yield %c : !iface.tparam<"T">
          }
        }

    Options: none.
    """

    name = "hoist-lookups"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        hoist_lookups(op)


def hoist_lookups(root: Operation) -> None:
    """Hoist the lookups below an operation."""
    witnesses: dict[tuple[Block, Attribute, Attribute], SSAValue] = {}
    found: dict[tuple[SSAValue, Attribute, Attribute], Operation] = {}
    last: dict[SSAValue | Block, Operation] = {}
    for op in list(walk(root)):
        if op.name == "iface.witness_of":
            _merge_witness(op, witnesses, last)
        elif op.name == "iface.lookup":
            witness = op.operands[0]
            key = witness, op.properties["key"], op.results[0].type
            known = found.setdefault(key, op)
            if known is op:
                _move(op, witness, last)
            else:
                replace(op, known.results[0])


def _merge_witness(
    op: Operation,
    witnesses: dict[tuple[Block, Attribute, Attribute], SSAValue],
    last: dict[SSAValue | Block, Operation],
) -> None:
    """``iface.witness_of`` of a type is one value in a function or generic."""
    block = _outermost(op)
    key = block, op.properties["of"], op.results[0].type
    if key in witnesses:
        replace(op, witnesses[key])
        return
    witnesses[key] = op.results[0]
    _insert(op, block, block.first_op, last.get(block))
    last[block] = op


def _outermost(op: Operation) -> Block:
    """The block of the function or generic around, in which a type is known everywhere."""
    at = op
    while (parent := at.parent_op()) is not None:
        if parent.name in ("func.func", "iface.generic", "iface.open"):
            break
        at = parent
    assert at.parent is not None
    first = at.parent.parent
    if parent is not None and parent.name != "iface.generic" and first is not None:
        entry = first.blocks.first
        assert entry is not None
        return entry
    return at.parent


def _move(op: Operation, witness: SSAValue, last: dict[SSAValue | Block, Operation]) -> None:
    """To behind the witness, and behind what was already moved there."""
    if isinstance(witness, BlockArgument):
        block = witness.block
        _insert(op, block, block.first_op, last.get(witness))
    else:
        owner = witness.owner
        assert isinstance(owner, Operation)
        assert owner.parent is not None
        _insert(op, owner.parent, owner.next_op, last.get(witness))
    last[witness] = op


def _insert(op: Operation, block: Block, front: Operation | None, behind: Operation | None) -> None:
    if op is front:
        return
    op.detach()
    if behind is not None:
        block.insert_op_after(op, behind)
    elif front is not None:
        block.insert_op_before(op, front)
    else:
        block.add_op(op)
