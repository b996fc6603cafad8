"""A problem as passes see it: arrays by name, residuals as terms, unknowns that terms depend on."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar, cast

from ad_opt.dialects.energies.expr_keys import (
    AccessAttr,
    BoundsAttr,
    EdgeAttr,
    Key,
    Offset,
    ParamAttr,
    SampleAttr,
)
from ad_opt.dialects.energies.nlls import ColumnOp, ComputedOp, KernelOp, ResidualOp, yield_of
from ad_opt.dialects.energies.nlls_declarations import (
    DimOp,
    GraphOp,
    ImageOp,
    ProblemOp,
    UnknownOp,
    VectorOp,
)
from ad_opt.dialects.energies.nlls_syntax import Domain
from ad_opt.dialects.energies.nlls_types import ArrayType, names
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import each_once
from ad_opt.passes.algebra.convert import read
from ad_opt.passes.algebra.rename import rename, shift, variables
from ad_opt.passes.algebra.terms import TRUE, Apply, Term, Variable, subterms
from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr
from xdsl.ir import Operation

OpT = TypeVar("OpT", bound=Operation)


def problems(module: ModuleOp) -> Iterator[ProblemOp]:
    """The problems of a module."""
    return (op for op in module.walk() if isinstance(op, ProblemOp))


def terms_of(op: Operation) -> list[Term]:
    """The values that a region yields."""
    return read(list(yield_of(op).values))


def keys_of(*terms: Term) -> list[Key]:
    """The outside values of terms, in structural order."""
    return [cast(Key, one.key) for one in variables(*terms)]


def samples_of(*terms: Term) -> list[SampleAttr]:
    """The samples in terms."""
    found = (one.data for one in subterms(*terms) if isinstance(one, Apply))
    return [data for data in found if isinstance(data, SampleAttr)]


def guards_of(term: Term) -> list[BoundsAttr]:
    """The boxes that are factors of a term: where one is not inside, the term is zero."""
    factors = term.args if isinstance(term, Apply) and term.op == "prod" else (term,)
    keys = (factor.key for factor in factors if isinstance(factor, Variable))
    return [key for key in keys if isinstance(key, BoundsAttr)]


def array_of(key: object) -> str | None:
    """The name of the array that a key reads; none where it reads no array."""
    if isinstance(key, AccessAttr | EdgeAttr):
        return key.array.root_reference.data
    return None


def channel_of(key: AccessAttr | EdgeAttr) -> int:
    """The channel that a key reads."""
    return key.channel.data


def minus(at: Offset) -> Offset:
    """The opposite offset."""
    return tuple(-x for x in at)


@dataclass(frozen=True)
class Residual:
    """The residuals of an operation, over a domain."""

    op: ResidualOp
    domain: Domain
    terms: tuple[Term, ...]

    @property
    def name(self) -> str:
        """Its name."""
        return self.op.sym_name.data

    @property
    def graph(self) -> str | None:
        """The graph over whose edges it is; none where it is over a space."""
        domain = self.domain
        return domain.root_reference.data if isinstance(domain, SymbolRefAttr) else None


class Model:
    """Declarations of a problem, each read once."""

    def __init__(self, problem: ProblemOp):
        self.problem = problem

    def parts(self, kind: type[OpT]) -> list[OpT]:
        """The operations of a class, in order."""
        return [op for op in self.problem.body.block.ops if isinstance(op, kind)]

    @cached_property
    def arrays(self) -> dict[str, ArrayType]:
        """The types of all arrays."""
        found: dict[str, ArrayType] = {}
        for op in self.problem.body.block.ops:
            if isinstance(op, UnknownOp | ImageOp | ComputedOp | VectorOp):
                found[op.sym_name.data] = cast(ArrayType, op.type)
        return found

    @cached_property
    def unknowns(self) -> dict[str, ArrayType]:
        """The types of the unknowns, in order."""
        return {op.sym_name.data: cast(ArrayType, op.type) for op in self.parts(UnknownOp)}

    @cached_property
    def graphs(self) -> dict[str, GraphOp]:
        """The graphs, in order."""
        return {op.sym_name.data: op for op in self.parts(GraphOp)}

    @cached_property
    def dims(self) -> list[str]:
        """The names of the dimensions, in order."""
        return [op.sym_name.data for op in self.parts(DimOp)]

    @cached_property
    def computed(self) -> dict[str, list[Term]]:
        """The channels of the computed arrays, in order."""
        return {op.sym_name.data: terms_of(op) for op in self.parts(ComputedOp)}

    @cached_property
    def residuals(self) -> list[Residual]:
        """The residuals; their domains have been found."""
        found: list[Residual] = []
        for op in self.parts(ResidualOp):
            assert op.domain is not None
            found.append(Residual(op, op.domain, tuple(terms_of(op))))
        return found

    @cached_property
    def columns(self) -> dict[str, Term]:
        """Conditions under which unknowns may move, of those that may not everywhere."""
        return {op.unknown.root_reference.data: terms_of(op)[0] for op in self.parts(ColumnOp)}

    def dims_of(self, key: AccessAttr | EdgeAttr) -> tuple[str, ...]:
        """The dimensions of the array that a key reads."""
        return self.arrays[array_of(key) or ""].dims

    @property
    def kernels(self) -> list[KernelOp]:
        """The kernels that have been derived."""
        return self.parts(KernelOp)

    def space(self, domain: Domain) -> tuple[str, ...]:
        """The index space of a domain."""
        if isinstance(domain, SymbolRefAttr):
            return self.graphs[domain.root_reference.data].space
        return names(domain)

    def reads(self, terms: Sequence[Term], *, checked: bool = True) -> list[Key]:
        """Everything that terms read, also what the computed arrays in them are computed from.

        Without what is ``checked``: what a computed value reads that asks for bounds itself.
        """
        found: dict[Key, None] = {}
        work = keys_of(*terms)
        for key in each_once(work):
            found[key] = None
            inner = self.computed.get(array_of(key) or "")
            if inner is not None and isinstance(key, AccessAttr | EdgeAttr):
                value = inner[channel_of(key)]
                keys = keys_of(value) if checked or not has_bounds([value]) else []
                work += [moved for one in keys if (moved := key_from(one, key)) is not None]
        return list(found)

    def arrays_read(self, terms: Sequence[Term]) -> set[str]:
        """The names of the arrays that terms read, also by what is computed for them."""
        found: set[str] = set()
        work = [array_of(key) for key in keys_of(*terms)]
        for name in each_once(work):
            if name is not None:
                found.add(name)
                work += [array_of(key) for key in keys_of(*self.computed.get(name, ()))]
        return found

    def free(self, key: AccessAttr | EdgeAttr) -> Term | None:
        """The condition under which an entry may move; none where it may everywhere."""
        name = array_of(key) or ""
        term = self.columns.get(name)
        if term is None:
            return None
        columns = self.parts(ColumnOp)
        column = next(op for op in columns if op.unknown.root_reference.data == name)
        return said_from(term, key, column)


def key_from(key: Key, place: AccessAttr | EdgeAttr) -> Key | None:
    """A key about the point at a place, said from where the place is read.

    None where it cannot be said: an edge knows the elements at its slots, not their neighbours.
    """
    if isinstance(place, AccessAttr):
        return key.shifted(place.at)
    if isinstance(key, AccessAttr) and any(key.at):
        return None
    if isinstance(key, AccessAttr) and key.at:
        return EdgeAttr(key.array, place.graph, place.slot, channel_of(key))
    return key if isinstance(key, ParamAttr | AccessAttr) else None


def said_from(term: Term, place: AccessAttr | EdgeAttr, where: Operation) -> Term:
    """A term about the point at a place, said from where the place is read: AD1027 if it cannot."""
    if isinstance(place, AccessAttr):
        return shift(term, place.at)

    def move(key: Hashable) -> Hashable:
        if isinstance(key, BoundsAttr) and not any(map(any, key.box)):
            return TRUE
        moved = key_from(key, place) if isinstance(key, Key) else None
        if moved is None:
            message = f"at the slot @{place.slot.root_reference.data} of an edge {key} is not known"
            help = "read there what is computed from the element itself, without its neighbours"
            raise error_at(where, "AD1027", message, help=help)
        return moved

    return rename(term, move)


def has_bounds(terms: Sequence[Term]) -> bool:
    """True if terms ask whether something is inside."""
    return any(isinstance(key, BoundsAttr) for key in keys_of(*terms))
