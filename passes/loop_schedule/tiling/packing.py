"""Packing: a tensor that a product reads along what it sums over is copied first, the other way.

A sum of few products of contiguous rows, `a[i, k] * b[j, k]`, is one vector of products, of which
the lanes have to be added for each result. With `b` copied to `b'[k, j]` the lanes are results
(Goto and van de Geijn, 2008, pack operands for the same reason), and the copy is made once for all
`i`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import prod

from ad_opt.dialects.support.affine.build import affine_load, affine_loop, affine_store, end_loop
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import ancestors, is_made_in
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.dialects.tensors.assign import NodeOp
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from ad_opt.passes.loop_schedule.form.facts import function_of
from xdsl.dialects import affine
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import BlockArgument, Operation, SSAValue

from .bands import Band, constant_bounds, forms_of, memref_of, operations
from .tile_costs import Choice, Machine, choose

PACKED = 1.0
"""Cycles to copy an element to another order. Measured: 0.45 to 0.55 from 64 x 16 to 256 x 64
elements of f32, 0.92 for 256 x 784."""


@dataclass(frozen=True)
class Packing:
    """Loads of the same elements of a buffer, and the order of variables in the copy."""

    loads: tuple[Operation, ...]
    variables: tuple[BlockArgument, ...]

    @property
    def shape(self) -> list[int]:
        """As many elements as each variable may say."""
        return [_bounds(variable)[1] for variable in self.variables]


def packed(band: Band, packing: Packing) -> Band:
    """The band as it will be when its operand is packed."""
    forms = tuple(map(Linear.of, packing.variables))
    return replace(band, packed=dict.fromkeys(packing.loads, forms))


def choose_packed(band: Band, machine: Machine, least: float) -> tuple[Packing, Choice] | None:
    """The packing by which a band runs in the fewest cycles, its copy included, and its tiles;
    ``None`` if none takes less than ``least``.

    Only what makes vectors of a loop that had none is looked at: lanes are to be results.
    """
    best: tuple[Packing, Choice] | None = None
    variables = [loop.body.block.args[0] for loop in band.loops]
    for packing in _packings(band):
        changed = packed(band, packing)
        at = variables.index(packing.variables[-1])
        if band.may_be_vector(at) or not changed.may_be_vector(at):
            continue
        choice = choose(changed, machine)
        if choice is None:
            continue
        cycles = choice.cycles + PACKED * prod(packing.shape)
        if cycles < least:
            best, least = (packing, choice), cycles
    return best


def pack(band: Band, packing: Packing) -> Band:
    """Copy the operand in front of the band, and read the copy; gives the band as it is then."""
    source = memref_of(packing.loads[0])
    assert isinstance(source.type, MemRefType)
    node = NodeOp.of("packed", MemRefType(source.type.element_type, packing.shape))
    # In front of all loops: in one, the stack would grow with each iteration.
    function = function_of(band.loops[0])
    around = (op for op in ancestors(band.loops[0]) if op.parent_op() is function)
    copy = Builder.at(next(around, band.loops[0])).value(node)
    b = Builder.at(band.loops[0])
    made: dict[SSAValue, SSAValue] = {}
    inner, builders = b, list[Builder]()
    for variable in packing.variables:
        loop, inner = affine_loop(inner, *_bounds(variable))
        loop.body.block.args[0].name_hint = variable.name_hint
        made[variable] = loop.body.block.args[0]
        builders.append(inner)
    _move(inner, packing, source, copy, made)
    for each in builders:
        end_loop(each)
    forms = [Linear.of(variable) for variable in packing.variables]
    for load in packing.loads:
        map_, operands = map_of(forms)
        read = affine_load(Builder.at(load), copy, map_, operands)
        read.name_hint = load.results[0].name_hint
        replace_uses(load.results[0], read)
        erase(load)
    return replace(band, _depends={})  # loads are others


def _move(
    b: Builder,
    packing: Packing,
    source: SSAValue,
    copy: SSAValue,
    made: dict[SSAValue, SSAValue],
) -> None:
    """Copy one element."""
    given = forms_of(packing.loads[0])
    assert given is not None
    renamed = {old: Linear.of(new) for old, new in made.items()}
    map_, operands = map_of([form.substitute(renamed) for form in given])
    value = affine_load(b, source, map_, operands)
    map_, operands = map_of([Linear.of(made[variable]) for variable in packing.variables])
    affine_store(b, value, copy, map_, operands)


def _packings(band: Band) -> Iterator[Packing]:
    """For each buffer that is read along a sum, the orders in which a loop of the band is last."""
    loops = {loop.body.block.args[0]: loop for loop in band.loops}
    seen: dict[tuple[SSAValue, tuple[BlockArgument, ...]], list[Operation]] = {}
    for op in operations(band.body):
        if op.name != "affine.load" or op.parent is band.body:
            continue
        variables = _variables(band, op)
        if variables and variables[-1] not in loops:
            seen.setdefault((memref_of(op), variables), []).append(op)
    for (memref, variables), loads in seen.items():
        if _is_written(band, memref) or not _are_alike(loads):
            continue
        for last in variables:
            if last in loops:
                others = [one for one in variables if one is not last]
                yield Packing(tuple(loads), (*others, last))


def _variables(band: Band, op: Operation) -> tuple[BlockArgument, ...]:
    """The variables of the band, and of loops in it, that are subscripts of a load, each alone, and
    the last of them the last subscript; none if there is another. What loops around the band say is
    the same for all of it.
    """
    found: list[BlockArgument] = []
    found_last = False
    for form in forms_of(op) or ():
        inside = [one for one in form.terms if is_made_in(one, band.loops[0])]
        found_last = bool(inside)
        if not inside:
            continue
        (variable, factor), *others = form.terms.items()
        if others or factor != 1 or form.constant or variable in found:
            return ()
        if not isinstance(variable, BlockArgument):
            return ()
        found.append(variable)
    return tuple(found) if found_last else ()


def _are_alike(loads: list[Operation]) -> bool:
    forms = [forms_of(load) for load in loads]
    return all(form == forms[0] for form in forms)


def _is_written(band: Band, memref: SSAValue) -> bool:
    accesses = band.loop(0).everything()
    return any(
        access.writes and band.dependences.aliasing.may_alias(access.memref, memref)
        for access in accesses
    )


def _bounds(variable: BlockArgument) -> tuple[int, int]:
    loop = variable.owner.parent_op()
    assert isinstance(loop, affine.ForOp)
    found = constant_bounds(loop)
    assert found is not None
    return found
