"""Transcribe code so that derivatives run beside it: the *doubling* of a function.

A `Doubler` copies operations in order. Values of certain types get a second value, their
*derivative* (a tangent in forward mode, a shadow in reverse mode): in block arguments, results and
terminators it stands right behind its primal. No derivative means zero; a zero is made only where
a join, a call or a store needs a value. Control flow keeps its form, structured or not.

What happens at an operation is a table by name (`Handler`); an operation outside it is arithmetic
with a rule, or carries no derivative, or is refused. Which types have a derivative and which values
are worth one are parameters: forward mode (`ForwardDoubler`) and the forward sweep of reverse mode
(`Sweep`) are both this, and add what is their own.

There may be several derivatives of each value, one a *direction*. A handler sees one of them and is
called once for each, the primal being copied the first time; those of what joins values (`JOINT`)
are called once and see to all.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TypeAlias, cast

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.creation import copy_operation, remake
from ad_opt.dialects.support.ir.dominance import reverse_post_order
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.memory.data_flow import is_of_integers
from ad_opt.passes.autodiff.addresses.known_addresses import check, must_check
from ad_opt.passes.autodiff.engine.no_rule import no_forward_rule
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.engine.trap_unsupported import is_single, stop
from ad_opt.passes.emit.emit import Emitter, flows_by_value
from ad_opt.passes.emit.structural_zeros import Zeros
from ad_opt.passes.ops.catalogue import viewed
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.rules.methods import Methods
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.dialects.ub import PoisonOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import is_side_effect_free

from .directions import Directions

Handler: TypeAlias = "Callable[[Doubler, Operation], None]"
Flags: TypeAlias = tuple[bool, ...]
"""For each value of a list (results, arguments, yielded values): does a derivative follow it?"""


class Doubler(Directions):
    """Copies code with derivatives beside it."""

    def __init__(
        self,
        session: Session,
        derivative_type: Callable[[Attribute], Attribute | None],
        is_active: Callable[[SSAValue], bool] = lambda value: True,
        is_constant: Callable[[Operation], bool] = lambda op: False,
        width: int = 1,
        directions: int = 1,
        *,
        returns_primal: bool = True,
        is_asked_for: bool = False,
    ):
        super().__init__(session, width, directions)
        self.rules = session.rules
        self.derivative_type = derivative_type
        self.is_active = is_active
        self.is_constant = is_constant
        self.values: dict[SSAValue, SSAValue] = {}
        """Each value to its copy."""
        self._copies: dict[Operation, Operation] = {}
        """Copies made of the operation that is being transcribed."""
        self.blocks: dict[Block, Block] = {}
        self.block_flags: dict[Block, Flags] = {}
        self.joins: dict[Region, Flags] = {}
        """For each region that terminators leave: which of their operands derivatives follow."""
        self.tails: dict[Region, Sequence[SSAValue]] = {}
        """Values that terminators take out of a region behind those of the primal."""
        self._pending: deque[Block] = deque()
        self._scratch: list[Block] = []
        self.here: Operation | None = None
        """Operation that is being transcribed, for errors."""
        self.zeros = Zeros()
        self.em: Emitter = Emitter(Block())
        self.returns_primal = returns_primal
        """True if ``func.return`` gives the primal results too."""
        self.is_asked_for = is_asked_for
        """True if the derivative that is made is one that the program, or its user, calls."""

    # ------------------------------------------------------------------ values

    def value(self, value: SSAValue) -> SSAValue:
        """The copy of a value."""
        return self.values[value]

    def derivative(self, value: SSAValue) -> SSAValue | None:
        """The derivative of a value; ``None`` is zero."""
        return self.derivatives.get(value)

    def carries(self, value: SSAValue) -> bool:
        """True if a value that joins several others is followed by a derivative."""
        return self.derivative_type(value.type) is not None and self.is_active(value)

    def holds_derivatives(self, memory: SSAValue) -> bool:
        """True if a derivative flows through the floats behind an address."""
        return True

    def active_globals(self, call: Operation) -> frozenset[str]:
        """The globals through which what ``call`` runs finds a derivative, or leaves one."""
        return frozenset()

    def slot_of(self, frame: FrameType, slot: int) -> int | None:
        """Return the slot in the frame of derivatives of the derivative of a slot."""
        kept = [self.derivative_type(type) is not None for type in frame.types]
        return sum(kept[:slot]) if kept[slot] else None

    def is_shadow_type(self, type: Attribute) -> bool:
        """True if the derivative of a type is something with an identity: no zero can be made."""
        return self.derivative_type(type) is not None and not flows_by_value(type)

    def flags(self, *groups: Sequence[SSAValue]) -> Flags:
        """Return which positions carry: all groups (arguments and results, say) must agree in a
        join.
        """
        return tuple(any(self.carries(value) for value in same) for same in zip(*groups))

    def bind(self, old: SSAValue, new: SSAValue, derivative: SSAValue | None = None) -> None:
        """Say what stands for ``old``."""
        self.values[old] = new
        new.name_hint = old.name_hint
        if derivative is not None:
            self.derivatives[old] = derivative
            if old.name_hint is not None and derivative.name_hint is None:
                derivative.name_hint = f"d{old.name_hint}"

    def bind_doubled(
        self, old: Sequence[SSAValue], new: Sequence[SSAValue], flags: Sequence[bool]
    ) -> None:
        """Bind values to a list in which derivatives stand behind those that carry."""
        rest = iter(new)
        for value, flag in zip(old, flags, strict=True):
            self.bind(value, next(rest))
            if flag:
                self.bind_derivatives(value, rest)

    def bind_derivatives(self, old: SSAValue, derivatives: Iterator[SSAValue]) -> None:
        """Take from a list what stands for the derivatives of ``old``."""
        for _ in self.directions():
            self.bind(old, self.values[old], next(derivatives))

    def required(self, value: SSAValue, where: Operation) -> SSAValue:
        """The derivative of a value, made now if it is zero."""
        known = self.derivatives.get(value)
        if known is not None:
            return known
        return self.zero(value, where)

    def zero(self, value: SSAValue, where: Operation) -> SSAValue:
        """The zero derivative of a by-value type; identities have none, which is refused."""
        type = self.derivative_type(value.type)
        assert type is not None
        if flows_by_value(type):
            return self.em.zero(type)
        if (shadow := self.zero_shadow(value, where)) is not None:
            return shadow
        name = f"`%{value.name_hint}`" if value.name_hint else f"a {value.type}"
        raise error_at(
            where,
            "AD0708",
            f"{name}, which has no derivative, is used where another {value.type} has one",
            help="request this function with that buffer as `dup`, or keep the two apart",
        )

    def zero_shadow(self, value: SSAValue, where: Operation) -> SSAValue | None:
        """A shadow for memory that never holds a derivative, where one can be made."""
        return None

    def types(self, values: Sequence[SSAValue], flags: Sequence[bool]) -> list[Attribute]:
        """The types of values, each followed by its derivative's if it carries."""
        types: list[Attribute] = []
        for value, flag in zip(values, flags, strict=True):
            types.append(value.type)
            if flag:
                derivative = cast(Attribute, self.derivative_type(value.type))
                types += [derivative] * self.separate_directions
        return types

    def doubled(
        self, values: Sequence[SSAValue], flags: Sequence[bool], where: Operation
    ) -> list[SSAValue]:
        """The copies of values, each followed by its derivative if it carries."""
        copies: list[SSAValue] = []
        for value, flag in zip(values, flags, strict=True):
            copies.append(self.value(value))
            if flag:
                copies += self.all_required(value, where)
        return copies

    def all_required(self, value: SSAValue, where: Operation) -> list[SSAValue]:
        """The derivatives of a value in all directions."""
        return [self.required(value, where) for _ in self.directions()]

    # ------------------------------------------------------------------ regions

    def schedule(
        self,
        old: Region,
        new: Region,
        argument_flags: Sequence[bool] | None = None,
        join_flags: Flags = (),
        extra: Sequence[Attribute] = (),
    ) -> None:
        """Fill ``new`` from ``old`` later: inner code waits until the code around it is there.

        ``argument_flags`` is about the entry block, ``join_flags`` about what its terminators take
        out of the region, ``extra`` the types of more arguments of the entry block. Unreachable
        blocks are left out.
        """
        self.joins[old] = join_flags
        for number, block in enumerate(reverse_post_order(old)):
            given = argument_flags if number == 0 else None
            flags = tuple(given) if given is not None else self.flags(block.args)
            types = self.types(block.args, flags)
            copy = Block(arg_types=types if number else [*types, *extra])
            new.add_block(copy)
            self.blocks[block] = copy
            self.block_flags[block] = flags
            self.bind_doubled(block.args, copy.args, flags)
            for argument in copy.args:
                argument.location = block.args[0].location if block.args else argument.location
            self._pending.append(block)

    def run(self) -> None:
        """Transcribe everything that was scheduled."""
        while self._pending:
            block = self._pending.popleft()
            self.em = Emitter(self.blocks[block], zeros=self.zeros)
            self.transcribe(block.ops)
        self.zeros.finish(self.em)
        for block in self._scratch:
            for op in block.ops:
                op.drop_all_references()

    def transcribe(self, ops: Iterable[Operation]) -> None:
        """Write operations, and their derivatives, to the end of the block that is written."""
        for op in ops:
            self.em.location = op.location
            self.here = op
            self.visit(op)

    def keep_alive(self, block: Block) -> None:
        """Code made for transcription only; what it uses is let go at the end."""
        self._scratch.append(block)

    # ------------------------------------------------------------------ operations

    def visit(self, op: Operation) -> None:
        """Transcribe one operation."""
        self._copies.clear()
        for _ in islice(self.directions(), 1) if self._is_joint(op) else self.directions():
            self._visit_once(op)
        found = [[result in known for result in op.results] for known in self.by_direction]
        if found.count(found[0]) < len(found):
            raise AssertionError(f"`{op.name}` has derivatives in some directions only")

    def methods_of(self, op: Operation) -> Methods | None:
        """The methods of an operation that is more than arithmetic."""
        return self.session.methods_of(op)

    def _is_joint(self, op: Operation) -> bool:
        """True if an operation is done once, for all directions: it joins values, or leads away."""
        found = self.methods_of(op)
        return found is not None and found.joint

    def _visit_once(self, op: Operation) -> None:
        try:
            self._visit(op)
        except DiagnosticError as error:
            if not self.session.traps(error) or not self._can_trap(op):
                raise
            self.trap(op, error)
            return
        for result in op.results:
            shadow = self.derivatives.get(result)
            if shadow is not None and is_pointer(shadow.type):
                followed = self.holds_derivatives(result)
                if followed and must_check(self.session, op, result):
                    check(self.em, self.values[result], shadow)

    def _visit(self, op: Operation) -> None:
        if (found := self.methods_of(op)) and (handler := found.forward or found.double):
            handler(self, op)
        elif self.rules.find(op.name, self.session.context) is not None:
            self.apply_rule(op)
        elif self._is_inactive(op):
            self.clone(op)
        elif viewed(op) is not None:
            self.view(op)
        else:
            raise no_forward_rule(op)

    def clone(self, op: Operation) -> Operation:
        """Copy an operation without derivative; there is one copy, whatever the direction."""
        copy = self._copies.get(op)
        if copy is None:
            cloned = op.clone(self.values) if op.regions else copy_operation(op, self.values, {})
            copy = self._copies[op] = self.em.emit(cloned)
        return copy

    def remade(
        self,
        op: Operation,
        operands: Sequence[SSAValue],
        result_types: Sequence[Attribute],
        regions: Sequence[Region] = (),
        **properties: Attribute,
    ) -> Operation:
        """Emit what stands for an operation: the same one over other operands and regions."""
        return self.again(op, operands, result_types, regions, **properties)

    def again(
        self,
        op: Operation,
        operands: Sequence[SSAValue],
        result_types: Sequence[Attribute],
        regions: Sequence[Region] = (),
        **properties: Attribute,
    ) -> Operation:
        """Emit an operation once more, on derivatives."""
        successors = [self.blocks[block] for block in op.successors]
        return self.em.emit(remake(op, operands, result_types, regions, successors, **properties))

    def on_derivatives(
        self,
        op: Operation,
        replaced: Mapping[int, SSAValue],
        result_types: Sequence[Attribute],
        **properties: Attribute,
    ) -> Operation:
        """The same operation again, with some operands replaced by derivatives."""
        operands = [
            replaced.get(at, self.values[operand]) for at, operand in enumerate(op.operands)
        ]
        return self.again(op, operands, result_types, (), **properties)

    def view(self, op: Operation) -> None:
        """Copy a view of memory; the same view of the shadow is the shadow of what it gives."""
        self.clone(op)
        shadow = self.derivative(op.operands[0])
        carried = [self.carries(result) for result in op.results]
        if shadow is None or not any(carried):
            return
        types = [
            (self.derivative_type(result.type) if carries else None) or result.type
            for result, carries in zip(op.results, carried, strict=True)
        ]
        new = self.on_derivatives(op, {0: shadow}, types)
        for result, carries, derivative in zip(op.results, carried, new.results, strict=True):
            if carries:
                self.bind(result, self.values[result], derivative)

    def apply_rule(self, op: Operation) -> None:
        """Copy an operation and give its results the tangents that its rule says."""
        row = self.rules.find(op.name, self.session.context)
        assert row is not None
        self.clone(op)
        tangents = [self.derivative(operand) for operand in op.operands]
        if self.is_constant(op):
            return
        # What is made of integers alone and is active all the same is for the rule to refuse.
        if all(tangent is None for tangent in tangents) and not is_of_integers(op):
            return
        for result in op.results:
            self.derivative_type(result.type)  # refused here where the type has none
        found = row.pushforward(self.em, op, self.value, tangents)
        for result, tangent in zip(op.results, found, strict=True):
            if tangent is not None and self.carries(result):
                self.bind(result, self.values[result], tangent)

    def _is_inactive(self, op: Operation) -> bool:
        """True if nothing can be lost by copying an operation that has no rule."""
        if self.rules.is_inactive(op.name):
            return True
        if any(isinstance(value.type, TensorType) for value in (*op.operands, *op.results)):
            return False
        # Its regions are copied as they are: what they use counts like an operand.
        inside = [one for one in walk(op)] if op.regions else []
        used = [*op.operands, *(operand for one in inside for operand in one.operands)]
        if any(self.derivative(operand) is not None for operand in used):
            return False
        made = [*op.results, *(result for one in inside for result in one.results)]
        if any(self._is_shadowed(value) for value in (*used, *made)):
            return False
        return is_side_effect_free(op) or not any(map(self.carries, made))

    def _is_shadowed(self, value: SSAValue) -> bool:
        return isinstance(value.type, MemRefType) and self.carries(value)

    def _can_trap(self, op: Operation) -> bool:
        """True if a plain copy of ``op`` can stand where its derivative is missing."""
        return is_single(op)

    def trap(self, op: Operation, error: DiagnosticError) -> None:
        """Copy ``op``, but stop when it is reached: its derivative is not known."""
        stop(self.em, error)
        if not op.results or any(result not in self.values for result in op.results):
            self.clone(op)
        for result in op.results:
            if self.is_shadow_type(result.type):
                type = self.derivative_type(result.type)
                assert type is not None
                same = type == result.type
                stand_in = self.values[result] if same else self.em.value(PoisonOp(type))
                self.derivatives[result] = stand_in
