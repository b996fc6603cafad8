"""Remove what nobody needs: marked from what has effects, and swept in one more walk.

Loop-carried values that only feed themselves, and results and arguments of loops and branches that
nobody reads, are not needed either. Nor are loads: nobody notices a load that is not made.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import outwards, walk
from ad_opt.dialects.support.ir.rewriting import replace_uses
from ad_opt.passes.ops.catalogue import is_for, only_reads
from xdsl.dialects import affine
from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, Region, SSAValue
from xdsl.traits import IsTerminator, MemoryEffect, MemoryEffectKind, NoMemoryEffect, get_effects

STRUCTURED = frozenset(
    {"scf.for", "affine.for", "scf.if", "affine.if", "scf.while", "scf.index_switch"}
)
"""Operations whose results, arguments and yields are followed one by one."""

_READ_ONLY = frozenset({MemoryEffectKind.READ})


def remove_unneeded(func: Operation) -> None:
    """Clean up one function."""
    live = Live()
    operations = [*walk(func)]
    for op in operations:
        if is_root(op):
            live.operation(op)
    live.run()
    sweep(operations, live)


def is_structured(op: Operation | None) -> bool:
    """True if the values that flow through ``op`` are known one by one."""
    if op is None or op.name not in STRUCTURED:
        return False
    return all(region.first_block is region.last_block for region in op.regions)


def is_removable(op: Operation) -> bool:
    """True if nobody notices that ``op``, whose results are not used, is not there."""
    known = _ALWAYS_REMOVABLE.get(type(op))
    if known is None:
        effects = op.get_traits_of_type(MemoryEffect)
        known = bool(effects) and all(type(e).__mro__.count(NoMemoryEffect) for e in effects)
        _ALWAYS_REMOVABLE[type(op)] = known
    if known:
        return True
    effects = get_effects(op)
    if effects is not None:
        return {effect.kind for effect in effects} <= _READ_ONLY
    return not op.regions and only_reads(op)


_ALWAYS_REMOVABLE: dict[type[Operation], bool] = {}


_ENDS: dict[type[Operation], bool] = {}


def is_root(op: Operation) -> bool:
    """True if an operation is needed whoever uses its results."""
    if is_structured(op):
        return False
    ends = _ENDS.get(type(op))
    if ends is None:
        ends = _ENDS[type(op)] = op.has_trait(IsTerminator, value_if_unregistered=False)
    if ends:
        return not is_structured(op.parent_op())
    return bool(op.regions) or not is_removable(op)


class Live:
    """Live operations and values: by identity, as hashing them goes through Python."""

    def __init__(self) -> None:
        self.operations: set[int] = set()
        self.values: set[int] = set()
        self._pending: list[SSAValue] = []

    def operation(self, op: Operation) -> None:
        """``op`` is needed, and the operations around it, and what decides whether it runs."""
        for current in outwards(op):
            if id(current) in self.operations:
                break
            self.operations.add(id(current))
            for value in _control(current) if is_structured(current) else current.operands:
                self.value(value)

    def value(self, value: SSAValue) -> None:
        """``value`` is needed."""
        if id(value) not in self.values:
            self.values.add(id(value))
            self._pending.append(value)

    def run(self) -> None:
        """Find all that is needed for what is."""
        while self._pending:
            value = self._pending.pop()
            if isinstance(value, OpResult):
                owner = value.op
                self.operation(owner)
                if is_structured(owner):
                    for source in _sources_of_result(owner, value.index):
                        self.value(source)
            elif isinstance(value, BlockArgument):
                block = value.block
                if (parent := block.parent_op()) is None:
                    continue
                self.operation(parent)
                if is_structured(parent):
                    for source in _sources_of_argument(parent, block, value.index):
                        self.value(source)


def _end(region: Region) -> Operation:
    block = region.first_block
    assert block is not None
    assert block.last_op is not None
    return block.last_op


def _control(op: Operation) -> Sequence[SSAValue]:
    """The operands that a structured operation needs even if its results are not used."""
    match op.name:
        case "scf.for" | "affine.for":
            return op.operands[: _first_carried(op)]
        case "scf.while":
            return _end(op.regions[0]).operands[:1]
        case _:
            return op.operands


def _first_carried(loop: Operation) -> int:
    """The number of the operand that the first carried value of a counted loop starts from."""
    return len(loop.operands) - len(loop.results)


def _sources_of_result(op: Operation, at: int) -> list[SSAValue]:
    """Return the values that a result comes from."""
    if op.name == "scf.while":
        return [_end(op.regions[0]).operands[1 + at]]
    found = [_end(region).operands[at] for region in op.regions if region.first_block]
    if is_for(op):
        found.append(op.operands[_first_carried(op) + at])
    return found


def _sources_of_argument(op: Operation, block: Block, at: int) -> list[SSAValue]:
    """Return the values that a block argument comes from."""
    if is_for(op):
        if at == 0:
            return []
        start = op.operands[_first_carried(op) + at - 1]
        return [start, _end(op.regions[0]).operands[at - 1]]
    if op.name == "scf.while":
        if block.parent is op.regions[0]:
            return [op.operands[at], _end(op.regions[1]).operands[at]]
        return [_end(op.regions[0]).operands[1 + at]]
    return []


def sweep(operations: Sequence[Operation], live: Live) -> None:
    """Erase what is not marked, uses before definitions, inside before outside."""
    for op in reversed(operations):
        if id(op) in live.operations:
            if is_structured(op):
                _narrow(op, live)
        elif not (is_structured(op.parent_op()) and _ends(op)):
            op.detach()
            op.erase(safe_erase=False)


def _ends(op: Operation) -> bool:
    return op.parent is not None and op.parent.last_op is op


def _kept(values: Sequence[SSAValue], others: Sequence[SSAValue], live: Live) -> list[int]:
    pairs = zip(values, others, strict=True)
    return [at for at, (a, b) in enumerate(pairs) if not live.values.isdisjoint((id(a), id(b)))]


def _narrow(op: Operation, live: Live) -> None:
    """Take away results, arguments and yields that nobody needs."""
    match op.name:
        case "scf.for" | "affine.for":
            _narrow_for(op, live)
        case "scf.while":
            _narrow_while(op, live)
        case _:
            kept = [at for at, result in enumerate(op.results) if id(result) in live.values]
            if len(kept) == len(op.results):
                return
            for region in op.regions:
                if region.first_block is not None:
                    _keep_operands(_end(region), kept)
            _rebuild(op, list(op.operands), kept)


def _narrow_for(op: Operation, live: Live) -> None:
    body = op.regions[0].block
    kept = _kept(op.results, body.args[1:], live)
    if len(kept) < len(op.results):
        keep_carried(op, kept)


def keep_carried(loop: Operation, kept: Sequence[int]) -> None:
    """Let a counted loop carry only some of its values; nobody uses the others."""
    _keep_operands(_end(loop.regions[0]), kept)
    _keep_arguments(loop.regions[0].block, [0, *(at + 1 for at in kept)])
    first = _first_carried(loop)
    operands = [*loop.operands[:first], *(loop.operands[first + at] for at in kept)]
    _rebuild(loop, operands, kept)


def _narrow_while(op: Operation, live: Live) -> None:
    before, after = op.regions[0].block, op.regions[1].block
    carried = [at for at, argument in enumerate(before.args) if id(argument) in live.values]
    passed = _kept(op.results, after.args, live)
    if len(carried) == len(before.args) and len(passed) == len(op.results):
        return
    _keep_operands(_end(op.regions[1]), carried)
    _keep_operands(_end(op.regions[0]), [0, *(at + 1 for at in passed)])
    _keep_arguments(before, carried)
    _keep_arguments(after, passed)
    _rebuild(op, [op.operands[at] for at in carried], passed)


def _keep_operands(op: Operation, kept: Sequence[int]) -> None:
    op.operands = [op.operands[at] for at in kept]


def _keep_arguments(block: Block, kept: Sequence[int]) -> None:
    wanted = set(kept)
    for argument in reversed(block.args):
        if argument.index not in wanted:
            block.erase_arg(argument, safe_erase=False)


def _rebuild(op: Operation, operands: Sequence[SSAValue], kept: Sequence[int]) -> None:
    """The same operation with some of its results."""
    regions = [op.detach_region(region) for region in [*op.regions]]
    # No fact: these two may lack their second region.
    if op.name in ("scf.if", "affine.if") and not kept:
        regions[1] = _without_empty_else(regions[1])
    types: list[Attribute] = [op.results[at].type for at in kept]
    new = make(
        type(op),
        operands=operands,
        result_types=types,
        properties=op.properties,
        attributes=op.attributes,
        regions=regions,
        location=op.location,
    )
    if isinstance(op, affine.ForOp):
        sizes = len(op.lowerBoundOperands), len(op.upperBoundOperands), len(kept)
        new.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)
    block = op.parent
    assert block is not None
    block.insert_op_before(new, op)
    for at, result in zip(kept, new.results, strict=True):
        result.name_hint = op.results[at].name_hint
        replace_uses(op.results[at], result)
    op.detach()
    op.erase(safe_erase=False)


def _without_empty_else(region: Region) -> Region:
    block = region.first_block
    if block is not None and block.first_op is block.last_op:
        return Region()
    return region
