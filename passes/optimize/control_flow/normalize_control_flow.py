"""Tidy graphs of blocks: constant branches, unreachable blocks, double edges, several exits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.dominance import reverse_post_order
from ad_opt.dialects.support.ir.queries import constant_of, walk, word_width
from ad_opt.dialects.support.ir.rewriting import erase, move_all, replace_uses
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import cf
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IndexType, IntegerType, VectorType
from xdsl.ir import Block, Operation, Region, SSAValue

_CONDITIONAL = frozenset({"cf.cond_br", "cf.switch"})
"""Branches with several ways; no fact: each is taken apart here in its own way."""


@dataclass(frozen=True)
class NormalizeControlFlowPass(FunctionPass):
    """Give every graph of blocks a form that is easy to work on.

    Branches on constants are taken, unreachable blocks go, no branch goes to the same block twice
    with different values, blocks with one predecessor that has no other successor are joined to it,
    and one block ends the region.

        cf.cond_br %true, ^a, ^b
      ^a:
        cf.cond_br %c, ^d(%x : f64), ^d(%y : f64)
      ^d(%z: f64):
        cf.cond_br %e, ^f, ^g
      ^f:
        return %z : f64
      ^g:
        return %x : f64
    becomes
        cf.cond_br %c, ^d(%x : f64), ^d2
      ^d2:
        cf.br ^d(%y : f64)
      ^d(%z: f64):
        cf.cond_br %e, ^f, ^g
      ^f:
        cf.br ^end(%z : f64)
      ^g:
        cf.br ^end(%x : f64)
      ^end(%r: f64):
        return %r : f64
    """

    name = "normalize-control-flow"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        for op in (func, *walk(func)):
            for region in op.regions:
                if region.first_block is not region.last_block:
                    normalize_region(region)


def normalize_region(region: Region) -> None:
    """All of the pass, on one region."""
    fold_branches(region)
    remove_unreachable(region)
    join_chains(region)
    single_exit(region)
    split_double_edges(region)


def fold_branches(region: Region) -> None:
    """Branches with only one way to go become ``cf.br``; repeated cases of a switch go."""
    for block in region.blocks:
        op = block.last_op
        if op is None or op.name not in _CONDITIONAL:
            continue
        passed = [tuple(values) for values in successor_operands(op) or ()]
        ways = list(zip(op.successors, passed, strict=True))
        taken = _taken(op)
        if taken is None and all(way == ways[0] for way in ways):
            taken = 0
        if taken is not None:
            target, values = ways[taken]
            _replace_terminator(op, cf.BranchOp(target, *values))
        elif op.name == "cf.switch":
            _drop_repeated_cases(op, ways)


def _taken(op: Operation) -> int | None:
    """Return the number of the successor that a branch on a constant goes to, or ``None``."""
    flag = constant_of(op.operands[0])
    if flag is None:
        return None
    if op.name == "cf.cond_br":
        return 0 if flag & 1 else 1
    modulus = _modulus(op.operands[0])
    cases = [case % modulus for case in _cases(op)]
    return cases.index(flag % modulus) + 1 if flag % modulus in cases else 0


def _modulus(flag: SSAValue) -> int:
    return 1 << word_width(flag.type)


def _cases(op: Operation) -> list[int]:
    values = op.properties.get("case_values")
    return (
        [int(v) for v in values.get_values()]
        if isinstance(values, DenseIntOrFPElementsAttr)
        else []
    )


def _drop_repeated_cases(op: Operation, ways: Sequence[tuple[Block, tuple[SSAValue, ...]]]) -> None:
    """Of equal cases the first counts; a case that does as the default is none."""
    modulus = _modulus(op.operands[0])
    kept: dict[int, tuple[Block, tuple[SSAValue, ...]]] = {}
    for case, way in zip(_cases(op), ways[1:], strict=True):
        kept.setdefault(case % modulus, way)
    cases = {case: way for case, way in kept.items() if way != ways[0]}
    if len(cases) == len(ways) - 1:
        return
    type = op.operands[0].type
    signed = [case - modulus if case >= modulus // 2 else case for case in cases]
    assert isinstance(type, IntegerType | IndexType)
    values = DenseIntOrFPElementsAttr.from_list(VectorType(type, [len(cases)]), signed)
    targets = [target for target, _ in cases.values()]
    operands = [values for _, values in cases.values()]
    default, passed = ways[0]
    new = cf.SwitchOp(op.operands[0], default, list(passed), values, targets, operands)
    _replace_terminator(op, new)


def _replace_terminator(op: Operation, new: Operation) -> None:
    block = op.parent
    assert block is not None
    new.location = op.location
    erase(op)
    block.add_op(new)


def remove_unreachable(region: Region) -> None:
    """Erase the blocks that control cannot come to."""
    reachable = set(reverse_post_order(region))
    dead = [block for block in region.blocks if block not in reachable]
    for block in dead:
        region.detach_block(block)
    for block in dead:
        block.drop_all_references()
    for block in dead:
        block.erase(safe_erase=False)


def join_chains(region: Region) -> None:
    """Append to a block the one that only it goes to."""
    predecessors: dict[Block, int] = {}
    for block in region.blocks:
        for successor in block.last_op.successors if block.last_op else ():
            predecessors[successor] = predecessors.get(successor, 0) + 1
    for block in reverse_post_order(region):
        if block.parent is None:
            continue
        while (last := block.last_op) is not None and last.name == "cf.br":
            target = last.successors[0]
            if predecessors[target] != 1 or target is block:
                break
            for argument, value in zip(target.args, last.operands, strict=True):
                replace_uses(argument, value)
            erase(last)
            move_all(target, block)
            region.detach_block(target)
            target.erase()


def single_exit(region: Region) -> None:
    """Let one block end the region, if all that end it are alike."""
    ends = [
        last
        for block in region.blocks
        if (last := block.last_op) is not None and not last.successors
        if last.name not in ("ub.unreachable", "llvm.unreachable")
    ]
    alike = all(a.name == b.name and a.attributes == b.attributes for a, b in pairwise(ends))
    if len(ends) < 2 or not alike:
        return
    last = ends[0]
    exit_block = Block(arg_types=[value.type for value in last.operands])
    region.add_block(exit_block)
    final = type(last).create(
        operands=exit_block.args, properties=last.properties, attributes=last.attributes
    )
    final.location = last.location
    exit_block.add_op(final)
    for end in ends:
        _replace_terminator(end, cf.BranchOp(exit_block, *end.operands))


def split_double_edges(region: Region) -> None:
    """Put a block on each edge of a branch but the first to the same block."""
    for block in [*region.blocks]:
        op = block.last_op
        if op is None or op.name not in _CONDITIONAL:
            continue
        if len(set(op.successors)) == len(op.successors):
            continue
        passed = [tuple(values) for values in successor_operands(op) or ()]
        seen: set[Block] = set()
        targets: list[Block] = []
        for at, target in enumerate(op.successors):
            if target in seen:
                between = Block()
                jump = cf.BranchOp(target, *passed[at])
                jump.location = op.location
                between.add_op(jump)
                region.insert_block_before(between, target)
                passed[at], target = (), between
            seen.add(target)
            targets.append(target)
        _replace_terminator(op, _with_ways(op, targets, passed))


def _with_ways(
    op: Operation, targets: Sequence[Block], passed: Sequence[Sequence[SSAValue]]
) -> Operation:
    flag = op.operands[0]
    if op.name == "cf.cond_br":
        return cf.ConditionalBranchOp(flag, targets[0], passed[0], targets[1], passed[1])
    values = op.properties.get("case_values")
    assert isinstance(values, DenseIntOrFPElementsAttr | None)
    return cf.SwitchOp(flag, targets[0], list(passed[0]), values, targets[1:], passed[1:])
