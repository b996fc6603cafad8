"""A slice computed for one cell, in front of a place: loops whose variables are known are dropped.

Loops that are left accumulate: they carry what the node holds at this cell. Stores become values,
loads of the node at the cell what it holds so far, and guards choose between new and old.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ad_opt.dialects.support.affine.build import affine_loop, end_loop
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import copy_operation, make
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from ad_opt.passes.analysis.affine.nests import Loop
from ad_opt.passes.ops.catalogue import is_element_load
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    i1,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .indices import Indices, key_of
from .nodes import Routine, exact_subscripts
from .reasons import Refused
from .slices import Slice, Store
from .solving import Guard, Solution


@dataclass
class Cell:
    """The value that a node holds at one cell, so far; ``None`` where nothing has been written."""

    type: Attribute
    value: SSAValue | None = None

    def at(self, b: Builder) -> SSAValue:
        """The value; zero for what nobody has written."""
        if self.value is None:
            self.value = b.zero(self.type)
        return self.value


def _key(guard: Guard) -> object:
    return key_of(guard.form), guard.equal


def check_element(type: Attribute) -> None:
    """Require elements of which there is a zero: numbers. Raises `Refused`."""
    if not isinstance(type, AnyFloat | IntegerType | IndexType):
        raise Refused(8)


@dataclass
class Inlining:
    """One slice for one cell."""

    slice: Slice
    solutions: Mapping[Operation, Solution]
    """Of its stores; one that is not there does not write the cell."""
    indices: Indices
    routine: Routine
    copies: Mapping[SSAValue, SSAValue]
    """Values from outside of the statement, and what stands for them here."""

    def __post_init__(self) -> None:
        self.values: dict[SSAValue, SSAValue] = {}
        self.forms: dict[SSAValue, Linear] = {}
        """Variables of loops that are dropped, or are kept by another name."""
        self.conditions: dict[Operation, SSAValue | None] = {}
        self.guards = {op: found.guards for op, found in self.solutions.items()}
        self.branches = False
        """True if the slice stands below a condition; else values are selected."""

    def prepare(self) -> None:
        """Decide how the slice is written. Raises `Refused`; `emit` does not."""
        live = [store for store in self.slice.stores if store.op in self.solutions]
        for store in live:
            for value, form in self.solutions[store.op].found.items():
                if self.forms.setdefault(value, form) != form:
                    raise Refused(4)
        for store in live:
            found = self.solutions[store.op].found
            if any(one.iv in self.forms and one.iv not in found for one in store.loops):
                raise Refused(4)
        if any(map(self.takes_other_values, self.slice.whole)):
            raise Refused(205)
        self.branches = any(self.guards.values()) and not self.is_speculative()
        if self.branches and len({tuple(map(_key, one)) for one in self.guards.values()}) > 1:
            raise Refused(13)

    def emit(self, cell: Cell, b: Builder) -> Cell:
        """Write the slice; what the node holds afterwards."""
        if not self.solutions:
            return cell
        self.values = dict(self.copies)
        if self.branches:
            return self.emit_branch(cell, b)
        self.conditions = {op: self.condition(found, b) for op, found in self.guards.items()}
        return self.emit_operation(self.slice.statement, cell, b)

    @property
    def covers(self) -> bool:
        """True if the slice leaves nothing of what the cell held before."""
        if self.slice.own or self.branches:
            return False
        kept = {loop.iv for loop in self.slice.kept}
        return any(
            not solution.guards and not any(loop.iv in kept for loop in store.loops)
            for store in self.slice.stores
            if (solution := self.solutions.get(store.op)) is not None
        )

    def takes_other_values(self, op: Operation) -> bool:
        """True if operations of ``affine`` in a copy would get an index that they do not take."""
        affine = [one for one in walk(op) if one.name.startswith("affine.")]
        return any(
            self.becomes_other(v)
            for one in affine
            if one.name != "affine.apply"
            for v in one.operands
        )

    def becomes_other(self, value: SSAValue) -> bool:
        """True if a copy of a value is made of what ``affine`` does not take."""
        if value in self.forms:
            return not self.indices.is_affine(self.forms[value])
        owner = value.owner
        if not isinstance(owner, Operation) or owner not in self.slice.needed:
            return False
        return any(map(self.becomes_other, owner.operands))

    def is_speculative(self) -> bool:
        """True if the slice may run where guards do not hold: it loads in bounds, and all that it
        computes is defined.
        """
        if self.slice.is_partial:
            return False
        for op in self.slice.reads:
            found = exact_subscripts(op)
            if found is None or not isinstance(op.operands[0].type, MemRefType):
                return False
            for form, extent in zip(found, op.operands[0].type.get_shape(), strict=True):
                known = self.routine.interval(form.substitute(self.forms))
                if known is None or known[0] < 0 or known[1] >= extent:
                    return False
        return True

    def emit_branch(self, cell: Cell, b: Builder) -> Cell:
        """Write the slice below a condition, which is that of all its stores."""
        condition = self.condition(next(iter(self.guards.values())), b)
        assert condition is not None
        old = cell.at(b)
        then, other = Block(), Block()
        branch = make(
            scf.IfOp,
            operands=[condition],
            result_types=[cell.type],
            regions=[Region(then), Region(other)],
        )
        inside = b.inside(then)
        self.indices = Indices(self.routine, inside)
        self.conditions = dict.fromkeys(self.guards)
        new = self.emit_operation(self.slice.statement, Cell(cell.type, old), inside)
        inside.emit(make(scf.YieldOp, operands=[new.at(inside)]))
        b.inside(other).emit(make(scf.YieldOp, operands=[old]))
        return Cell(cell.type, b.value(branch))

    def condition(self, guards: list[Guard], b: Builder) -> SSAValue | None:
        """The conjunction of guards."""
        found: SSAValue | None = None
        for guard in guards:
            zero = self.indices.value(Linear())
            value = self.indices.value(guard.form)
            one = b.compare("eq" if guard.equal else "sge", value, zero)
            found = one if found is None else b.value(arith.AndIOp(found, one, i1))
        return found

    # Operations

    def emit_block(self, block: Block, cell: Cell, b: Builder) -> Cell:
        """Write what is needed of a block."""
        for op in block.ops:
            if op in self.slice.needed:
                cell = self.emit_operation(op, cell, b)
        return cell

    def emit_operation(self, op: Operation, cell: Cell, b: Builder) -> Cell:
        """Write one operation of the slice; what the node holds behind it."""
        stores = {store.op: store for store in self.slice.stores}
        if op in stores:
            return self.emit_store(stores[op], cell, b)
        if op.regions and op not in self.slice.whole:
            return self.emit_loop(self.routine.nests.loop_of(op), cell, b)
        if op in self.slice.own:
            self.values[op.results[0]] = cell.at(b)
        elif is_element_load(op) and self.emit_load(op, b):
            pass
        else:
            self.copy(op, b)
        return cell

    def emit_store(self, store: Store, cell: Cell, b: Builder) -> Cell:
        """Take the value that is stored, where the guards hold."""
        if store.op not in self.solutions:
            return cell
        new = self.values.get(store.value, store.value)
        guard = self.conditions[store.op]
        if guard is not None:
            new = b.value(arith.SelectOp(guard, new, cell.at(b)))
        return Cell(cell.type, new)

    def emit_loop(self, loop: Loop, cell: Cell, b: Builder) -> Cell:
        """Write the body of a loop whose variable is known, else a loop that carries the cell."""
        body = loop.op.regions[0].block
        if loop.iv in self.forms:
            return self.emit_block(body, cell, b)
        assert loop.trips is not None
        assert loop.step is not None
        low = loop.lower[0].constant
        high = low + loop.trips * loop.step
        new, inside = affine_loop(b, low, high, [cell.at(b)])
        new.properties["step"] = IntegerAttr(loop.step, IndexType())
        new.location = loop.op.location
        iv, carried = new.body.block.args
        iv.name_hint = loop.iv.name_hint
        self.values[loop.iv] = iv
        self.forms[loop.iv] = Linear.of(iv)
        outer, self.indices = self.indices, Indices(self.routine, inside)
        result = self.emit_block(body, Cell(cell.type, carried), inside)
        end_loop(inside, result.at(inside))
        self.indices = outer
        del self.forms[loop.iv]
        return Cell(cell.type, new.results[0])

    def emit_load(self, op: Operation, b: Builder) -> bool:
        """Write a load whose subscripts are linear; false if they are not."""
        found = exact_subscripts(op)
        if found is None:
            return False
        forms = [self.here(form) for form in found]
        memref = self.values.get(op.operands[0], op.operands[0])
        affine = all(map(self.indices.is_affine, forms))
        map_, operands = map_of(forms)
        load = make(
            CLASSES["affine.load" if affine else "memref.load"],
            operands=[memref, *(operands if affine else map(self.indices.value, forms))],
            result_types=[op.results[0].type],
            properties={"map": AffineMapAttr(map_)} if affine else {},
            location=op.location,
        )
        load.results[0].name_hint = op.results[0].name_hint
        self.values[op.results[0]] = b.value(load)
        return True

    def here(self, form: Linear) -> Linear:
        """A form of the statement as a form of what is visible here."""
        moved = form.substitute(self.forms)
        return moved.substitute(
            {v: Linear.of(self.values[v]) for v in form.terms if v in self.values}
        )

    def copy(self, op: Operation, b: Builder) -> None:
        """Write an operation as it is."""
        used = list(op.operands)
        for inner in walk(op):
            used += inner.operands
        for value in used:
            if value in self.forms:
                self.values[value] = self.indices.value(self.forms[value])
        if not op.regions:
            b.emit(copy_operation(op, self.values, {}))
            return
        copy = op.clone(self.values)
        b.emit(copy)
        for old, new in zip(op.results, copy.results, strict=True):
            self.values[old] = new
