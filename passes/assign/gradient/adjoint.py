"""The reverse of one statement: what it adds to the cotangents of the tensors that it read.

Over the same points, with the projections of the output and of an input exchanged::

    h[i, j] += w[j, k] · x[i, k]        gives        w̄[j, k] += h̄[i, j] · x[i, k]
"""

from __future__ import annotations

from functools import partial

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.autodiff.engine.body_reversal import BodyReversal
from ad_opt.passes.autodiff.plan.facts.linalg_plan import is_captured
from ad_opt.passes.emit.emit import is_float_like
from ad_opt.passes.ops.catalogue import is_constant
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineMap

from . import kinds
from .reversed_statement import Reversed
from .statements import Key, key_of, refuse_own_reads
from .writer import Assignment, element_of


def _is_known(value: SSAValue) -> bool:
    """True for what has no derivative: no float, a constant, a parameter that is a number."""
    owner = value.owner
    return not is_float_like(value.type) or not isinstance(owner, Operation) or is_constant(owner)


class Adjoint(Reversed):
    """The reverse of one statement, while it is written."""

    def run(self) -> None:
        """Add to the cotangents of the inputs, and leave that of what the output held before."""
        statement, cotangents = self.statement, self.way.cotangents
        self._check()
        own: list[list[int]] = []
        if leaves := statement.adds or statement.does_nothing:
            cotangents.give(statement.key, self.cotangent)
        for key, inputs in self._groups():
            if key == statement.key:
                own.append(inputs)
            else:
                self._reverse_inputs(inputs)
        if not leaves and not statement.init and statement.key in self.active:
            self._reverse_old(in_place=not own)
        cotangents.release(self.cotangent)
        for inputs in own:
            # At the same element, so what is added to may be what is read.
            self._reverse_inputs(inputs)

    def _check(self) -> None:
        statement = self.statement
        for op in walk(statement.op):
            for value in op.operands:
                if is_captured(value, statement.body) and not _is_known(value):
                    raise error_at(
                        op, "AD1132",
                        "the body uses a float that is computed outside of it, whose derivative "
                        "is not known",
                        help="read what it is made of as an input of the assignment",
                    )  # fmt: skip
        refuse_own_reads(statement)

    def _groups(self) -> list[tuple[Key, list[int]]]:
        """The inputs that derivatives are wanted by; those of one element together."""
        statement = self.statement
        groups: dict[tuple[Key, AffineMap], list[int]] = {}
        if not statement.stops and 0 not in statement.bounds:
            for number, tensor in enumerate(statement.inputs):
                key = key_of(tensor)
                used = statement.body.args[number].first_use is not None
                if key in self.active and used and is_float_like(element_of(tensor)):
                    groups.setdefault((key, statement.in_maps[number]), []).append(number)
        return [(key, inputs) for (key, _), inputs in groups.items()]

    def _reverse_inputs(self, inputs: list[int]) -> None:
        """Add to the cotangent of a tensor what arrives at some inputs, all of one element."""
        statement = self.statement
        one = self.assignment()
        body = self.body(one)
        found = body.arriving(
            statement.arguments(inputs), [(statement.yielded, partial(self._seed, one, body))]
        )
        if not found:
            return
        first, *others = found.values()
        for other in others:
            first = one.em.addf(first, other)
        tensor, map_ = statement.inputs[inputs[0]], statement.in_maps[inputs[0]]
        self.way.cotangents.add(tensor, one, first, map_, whole=statement.pairs(tensor, map_))

    def _seed(self, one: Assignment, body: BodyReversal) -> SSAValue:
        """The cotangent of the contribution at a point."""
        statement = self.statement
        if statement.kind in ("add", "sub") or not statement.is_injective:
            return kinds.SEEDS[statement.kind][0](self, one, body)
        if statement.kind == "set" or (statement.init and statement.kind != "div"):
            return kinds.plain(self, one, body)
        return kinds.folded(self, one, body)

    # ------------------------------------------------------------------ what the output held

    def _reverse_old(self, *, in_place: bool) -> None:
        """Leave the cotangent of what the output held before."""
        statement, cotangents = self.statement, self.way.cotangents
        old = kinds.SEEDS[statement.kind][1]
        if old is not None and not statement.is_injective:
            one = self.assignment(of_elements=True)
            cotangents.add(statement.out, one, old(self, one), one.identity, whole=True)
            return
        whole = statement.pairs(statement.out, statement.out_map)
        if not statement.reaches_all:
            self._leave_others(in_place=in_place and old is None)
        if old is not None:
            one = self.assignment()
            value = self.by_operation(one, self.body(one), 0)
            cotangents.add(statement.out, one, value, statement.out_map, whole=whole)

    def _leave_others(self, *, in_place: bool) -> None:
        """Leave the cotangents of elements that are not written, and zero of those that are."""
        statement, cotangents = self.statement, self.way.cotangents
        held = cotangents.only(self.cotangent) if in_place else None
        if held is None:
            held = cotangents.new(statement.out)
            cotangents.write_to(held.node, self.cotangent)
        cotangents.give(statement.key, held)
        one = self.assignment()
        one.finish(one.em.zero(self.cotangent_type))
        one.write("set", held.node, statement.out_map)
