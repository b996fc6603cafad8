"""``sched-build``: the expressions of a kernel as single steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.energies import expr, sched
from ad_opt.dialects.energies.expr_keys import BOOL, REAL, AccessAttr, EdgeAttr
from ad_opt.dialects.energies.nlls import KernelOp
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.dialects.energies.sched_types import ADDED, VARIABLE, VectorType
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.dialects.support.ir.rewriting import erase_unused
from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import FloatAttr, IntAttr, IntegerAttr, ModuleOp, StringAttr, f64, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass

from .arguments import is_own

VECTORS = (2, 4)
"""Channels that one load takes: what machines have loads for."""


@dataclass(frozen=True)
class SchedBuildPass(ModulePass):
    """Write the expressions of kernels as steps of the ``sched`` dialect.

    Every operation becomes a step. Sums of more than two terms become a variable, an addition for
    each term and a use, so that the additions can stand apart from each other and have conditions
    of their own: factors of a term that are booleans are the condition of its addition. Arrays
    whose 2 or 4 channels lie side by side are loaded at once.

    Before::

        %a = expr.access #expr.access<@A, [0, 0], 1>
        %b = expr.bounds #expr.bounds<[0, 0], [1, 0]>
        %p = expr.prod 2.0 (%b, %a)
        %s = expr.sum 1.0 (%p, %q, %r)

    After::

        %v = sched.vload #expr.access<@A, [0, 0], 0> : !sched.vector<2>
        %a = sched.extract %v[1] : !sched.vector<2>
        %b = sched.intrinsic #expr.bounds<[0, 0], [1, 0]> : !expr.bool
        %s = sched.vardecl 1.0
        %p = sched.apply "prod" [2.0] (%a) : (!expr.real) -> !expr.real
        %0 = sched.reduce %s, %p if (%b) : !expr.real
        %1 = sched.reduce %s, %q : !expr.real
        %2 = sched.reduce %s, %r : !expr.real
        %t = sched.varuse %s after (%0, %1, %2)

    Options: ``split-sums`` is the fewest terms of a sum that is taken apart, 0 for none;
    ``vector-loads=false`` loads each channel by itself.
    """

    name = "sched-build"
    split_sums: int = 3
    vector_loads: bool = True

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kernel in [one for one in op.walk() if isinstance(one, KernelOp)]:
            problem = kernel.parent_op()
            assert problem is not None
            vectors = _side_by_side(problem) if self.vector_loads else {}
            _Builder(kernel.body.block, vectors, self.split_sums).run()


def _side_by_side(problem: Operation) -> dict[str, int]:
    """Arrays whose channels are loaded at once, and how many there are."""
    found: dict[str, int] = {}
    for op in problem.regions[0].block.ops:
        type_ = op.properties.get("type")
        if is_own(op):
            continue
        if isinstance(type_, ArrayType) and type_.channels in VECTORS and not type_.is_planar:
            found[own_name(op)] = type_.channels
    return found


class _Builder:
    """Rewrites the block of one kernel."""

    def __init__(self, block: Block, vectors: dict[str, int], split: int) -> None:
        self.block, self.vectors, self.split = block, vectors, split
        self.values: dict[SSAValue, SSAValue] = {}
        self.keyed: dict[Attribute, SSAValue] = {}
        self.extracted: dict[tuple[SSAValue, int], SSAValue] = {}
        self.made: list[Operation] = []

    def run(self) -> None:
        """Replace the operations of ``expr`` by steps."""
        old = [op for op in self.block.ops if isinstance(op, expr.ExprOp)]
        for op in old:
            first = len(self.made)
            self.values[op.result] = self._step(op)
            for made in self.made[first:]:
                made.location = op.location
        end = last_of(self.block)
        for made in self.made:
            self.block.insert_op_before(made, end)
        end.operands = [self.values.get(value, value) for value in end.operands]
        erase_unused(old)
        erase_unused(op for op in self.block.ops if isinstance(op, sched.NODES))
        count("steps", len(list(self.block.ops)) - 1)

    def _new(
        self,
        kind: type[sched.Node],
        type_: Attribute,
        operands: Sequence[SSAValue] = (),
        condition: Sequence[SSAValue] | None = None,
        **properties: Attribute,
    ) -> SSAValue:
        """A step; ``condition`` where there are operands of several numbers."""
        if condition is not None:
            op = kind.build(
                operands=[operands, condition], result_types=[type_], properties=properties
            )
        else:
            op = make(kind, operands=operands, result_types=[type_], properties=properties)
        self.made.append(op)
        return op.results[0]

    def _apply(
        self, name: str, type_: Attribute, operands: Sequence[SSAValue], constant: float | None
    ) -> SSAValue:
        given = {} if constant is None else {"constant": FloatAttr(constant, f64)}
        function = StringAttr(name)
        return self._new(sched.ApplyOp, type_, operands, (), function=function, **given)

    def _step(self, op: expr.ExprOp) -> SSAValue:
        args = [self.values[arg] for arg in op.args]
        match op:
            case expr.ConstOp():
                return self._number(op.number)
            case expr.AccessOp():
                return self._load(op.key)
            case expr.EdgeOp():
                return self._load(op.key)
            case expr.SampleOp():
                return self._new(sched.SampleOp, REAL, args, (), key=op.key)
            case expr.SumOp() if self.split and len(args) >= self.split:
                return self._sum(op)
            case expr.NumberOp():
                return self._apply(op.name.removeprefix("expr."), op.result.type, args, op.number)
            case expr.KeyOp():
                assert op.data is not None
                return self._once(sched.IntrinsicOp, op.result.type, op.data)
            case _:
                return self._apply(op.name.removeprefix("expr."), op.result.type, args, None)

    def _number(self, value: float) -> SSAValue:
        return self._new(sched.ConstOp, REAL, value=FloatAttr(value, f64))

    def _load(self, key: Attribute) -> SSAValue:
        name = key.array.root_reference.data if isinstance(key, AccessAttr | EdgeAttr) else ""
        channels = self.vectors.get(name)
        if channels is None:
            return self._once(sched.LoadOp, REAL, key)
        first, channel = _first_channel(key)
        vector = self._once(sched.VLoadOp, VectorType(IntAttr(channels)), first)
        if (vector, channel) not in self.extracted:
            at = IntegerAttr(channel, i64)
            self.extracted[vector, channel] = self._new(sched.ExtractOp, REAL, [vector], channel=at)
        return self.extracted[vector, channel]

    def _once(self, kind: type[sched.Node], type_: Attribute, key: Attribute) -> SSAValue:
        """The step that reads a key, made where it is read first."""
        if key not in self.keyed:
            self.keyed[key] = self._new(kind, type_, key=key)
        return self.keyed[key]

    def _sum(self, op: expr.SumOp) -> SSAValue:
        start = FloatAttr(op.number, f64)
        variable = self._new(sched.VarDeclOp, VARIABLE, value=start)
        added: list[SSAValue] = []
        for arg in op.args:
            value, condition = self._term(arg)
            added.append(self._new(sched.ReduceOp, ADDED, [variable, value, *condition]))
        use = sched.VarUseOp.build(operands=[variable, added, ()], result_types=[REAL])
        self.made.append(use)
        return use.result

    def _term(self, arg: SSAValue) -> tuple[SSAValue, list[SSAValue]]:
        """A term without its factors that are booleans, and these."""
        owner = arg.owner
        if arg.type == BOOL:
            return self._number(1.0), [*self._factors(arg)]
        if not isinstance(owner, expr.ProdOp):
            return self.values[arg], []
        guards = [self.values[one] for one in owner.args if one.type == BOOL]
        if not guards:
            return self.values[arg], []
        rest = [self.values[one] for one in owner.args if one.type != BOOL]
        if not rest:
            return self._number(owner.number), guards
        if len(rest) == 1 and owner.number == 1:
            return rest[0], guards
        return self._apply("prod", REAL, rest, owner.number), guards

    def _factors(self, arg: SSAValue) -> list[SSAValue]:
        owner = arg.owner
        if isinstance(owner, expr.ProdOp):
            return [self.values[one] for one in owner.args]
        return [self.values[arg]]


def _first_channel(key: Attribute) -> tuple[Attribute, int]:
    if isinstance(key, AccessAttr):
        return AccessAttr(key.array, key.at, 0), key.channel.data
    assert isinstance(key, EdgeAttr)
    return EdgeAttr(key.array, key.graph, key.slot, 0), key.channel.data
