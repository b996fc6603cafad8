"""Functions of unknowns that products evaluate at every step, kept in arrays instead.

A sine of an unknown is the same in all products with one normal matrix. Functions that are dear are
moved to the point at which they read first, so that neighbours share them, and computed there once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.energies.expr_keys import (
    AccessAttr,
    BoundsAttr,
    EdgeAttr,
    IndexAttr,
    Offset,
    SameAttr,
)
from ad_opt.dialects.energies.nlls import ComputedOp, KernelOp
from ad_opt.dialects.energies.nlls_declarations import VectorOp
from ad_opt.dialects.energies.nlls_syntax import Domain, domain_words
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.dialects.support.ir.queries import each_once
from ad_opt.passes.algebra.build import variable
from ad_opt.passes.algebra.rename import rename, shift
from ad_opt.passes.algebra.terms import Apply, Term, subterms
from xdsl.dialects.builtin import ArrayAttr, SymbolRefAttr, UnitAttr
from xdsl.rewriter import InsertPoint, Rewriter

from ..kernels.model import Model, array_of, channel_of, guards_of, keys_of, minus, terms_of
from ..kernels.precompute import precompute_kernels
from ..kernels.write import region_of, rewrite

DEAR = frozenset(
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp log log10 sqrt pow atan2 "
    "sample".split()
)
"""Functions that cost more than to load a number."""

KERNELS = 2
"""As many kernels evaluate a term that is kept, or a product alone, which runs in each step."""

Box: TypeAlias = tuple[Offset, Offset]
Kept: TypeAlias = tuple[Domain, Term]
"""A domain, and a term of which the value at each point is kept."""


@dataclass(frozen=True)
class Place:
    """A dear term of a kernel, and where its value would be kept."""

    term: Term
    kept: Kept
    """The domain, and the term at a point of it."""
    read: Callable[[str, int], Term]
    """The term that reads the value in the kernel, from an array and a channel."""


def is_dear(term: Term) -> bool:
    """True if a term costs more than to load a number; roots and divisions do."""
    if not isinstance(term, Apply):
        return False
    return term.op in DEAR or (term.op == "powc" and (term.number < 0 or term.number % 1 != 0))


def covered(terms: Sequence[Term], rank: int) -> dict[Term, Box]:
    """For each term in these a box that is inside wherever its value matters."""
    point = ((0,) * rank, (0,) * rank)
    found: dict[Term, Box] = dict.fromkeys(terms, point)
    for term in reversed(list(subterms(*terms))):
        box = found.get(term, point)
        for guard in guards_of(term):
            box = _hull(box, guard.box)
        for arg in term.args:
            found[arg] = _common(found[arg], box) if arg in found else box
    return found


def _hull(a: Box, b: Box) -> Box:
    return tuple(map(min, a[0], b[0])), tuple(map(max, a[1], b[1]))


def _common(a: Box, b: Box) -> Box:
    return tuple(map(max, a[0], b[0])), tuple(map(min, a[1], b[1]))


class Hoister:
    """Chooses what kernels of a problem evaluate is kept, in one array for each domain."""

    def __init__(self, model: Model):
        self.model = model
        self.vectors = {op.sym_name.data for op in model.parts(VectorOp)}
        self.channels: dict[Domain, list[Term]] = {}

    def places(self, kernel: KernelOp, terms: Sequence[Term]) -> Iterator[Place]:
        """The dear terms of a kernel that can be kept."""
        if kernel.gather is not None:
            return
        boxes = covered(terms, len(self.model.space(kernel.domain)))
        for term in self.candidates(terms):
            if isinstance(kernel.domain, SymbolRefAttr):
                yield self._at_edge(kernel.domain, term)
            elif (place := _at_point(kernel.domain, term, boxes[term])) is not None:
                yield place

    def candidates(self, terms: Sequence[Term]) -> Iterator[Apply]:
        """The outermost dear terms that read arrays, and no vector of the solver."""
        work = list(reversed(terms))
        for term in each_once(work):
            if isinstance(term, Apply) and is_dear(term) and self._is_fixed(term):
                yield term
            else:
                work += reversed(term.args)

    def _is_fixed(self, term: Term) -> bool:
        names = {array_of(key) for key in keys_of(term) if _is_local(key)}
        return bool(names) and not {array_of(key) for key in keys_of(term)} & self.vectors

    def _at_edge(self, graph: SymbolRefAttr, term: Term) -> Place:
        """A term of an edge: kept at the end that alone it reads, else at the edge."""
        keys = keys_of(term)
        slots = {key.slot.root_reference.data for key in keys if isinstance(key, EdgeAttr)}
        reads_edge = any(
            isinstance(key, IndexAttr | BoundsAttr | SameAttr)
            or (isinstance(key, AccessAttr) and key.at)
            for key in keys
        )
        if len(slots) != 1 or reads_edge:
            return Place(term, (graph, term), lambda to, k: variable(AccessAttr(to, [0], k)))
        name, (slot,) = graph.root_reference.data, slots
        space = self.model.graphs[name].target_of[slot]

        def at_end(key: Hashable) -> Hashable:
            if isinstance(key, EdgeAttr):
                return AccessAttr(key.array, [0] * len(space), channel_of(key))
            return key

        kept = ArrayAttr(map(SymbolRefAttr, space)), rename(term, at_end)
        return Place(term, kept, lambda to, k: variable(EdgeAttr(to, name, slot, k)))

    def keep(self, kept: Kept, read: Callable[[str, int], Term]) -> Term:
        """The read of a term that is kept from now on."""
        domain, term = kept
        channels = self.channels.setdefault(domain, [])
        if term not in channels:
            channels.append(term)
        return read(_name(domain), channels.index(term))

    def arrays(self) -> list[ComputedOp]:
        """The arrays that are to be computed."""
        made: list[ComputedOp] = []
        for domain, terms in self.channels.items():
            space = self.model.space(domain)
            type = ArrayType(space, len(terms), self.model.problem.precision, "planar")
            op = ComputedOp(_name(domain), type, region_of(terms))
            op.attributes["nlls.derived"] = UnitAttr()
            made.append(op)
        return made


def _name(domain: Domain) -> str:
    return f"hoisted.{domain_words(domain)}"


def _is_local(key: object) -> bool:
    return isinstance(key, EdgeAttr) or (isinstance(key, AccessAttr) and bool(key.at))


def _at_point(domain: Domain, term: Term, box: Box) -> Place | None:
    """A term of a point: kept at the first point that it reads, if that is sure to exist."""
    at = min(key.at for key in keys_of(term) if isinstance(key, AccessAttr) and key.at)
    if not all(low <= x <= high for low, x, high in zip(box[0], at, box[1], strict=True)):
        return None
    kept = domain, shift(term, minus(at))
    return Place(term, kept, lambda to, k: variable(AccessAttr(to, at, k)))


def replaced(terms: Sequence[Term], table: Mapping[Term, Term]) -> list[Term]:
    """Terms with others in place of some of their parts."""
    made = dict(table)
    return [rename(term, lambda key: key, made) for term in terms]


def hoist(model: Model) -> None:
    """Keep dear functions in arrays, those of products and those that two kernels evaluate."""
    hoister = Hoister(model)
    kernels = [op for op in model.kernels if op.kind.data != "precompute"]
    kernels.sort(key=lambda op: op.kind.data != "jtj")  # channels of products come first
    terms = [terms_of(kernel) for kernel in kernels]
    places = [list(hoister.places(*both)) for both in zip(kernels, terms, strict=True)]
    counts: Counter[Kept] = Counter()
    for kernel, own in zip(kernels, places, strict=True):
        count = KERNELS if kernel.kind.data == "jtj" else 1
        for kept in {place.kept for place in own}:
            counts[kept] += count
    for kernel, own, found in zip(kernels, places, terms, strict=True):
        chosen = [place for place in own if counts[place.kept] >= KERNELS]
        table = {place.term: hoister.keep(place.kept, place.read) for place in chosen}
        if table:
            rewrite(kernel, replaced(found, table))
    if arrays := hoister.arrays():
        _insert(model, arrays)


def _insert(model: Model, arrays: Sequence[ComputedOp]) -> None:
    """Put arrays in front of kernels and vectors, with the kernels that fill all arrays."""
    for kernel in model.kernels:
        if kernel.kind.data == "precompute":
            Rewriter.erase_op(kernel)
    made = [*arrays, *precompute_kernels([*model.parts(ComputedOp), *arrays])]
    ops = model.problem.body.block.ops
    first = next(op for op in ops if isinstance(op, VectorOp | KernelOp))
    Rewriter.insert_op(made, InsertPoint.before(first))
