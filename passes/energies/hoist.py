"""Functions of unknowns that products evaluate at every step, kept in arrays instead.

A sine of an unknown is the same in all products with one normal matrix. Functions that are dear are
moved to the point at which they read first, so that neighbours share them, and computed there once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
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
from ad_opt.passes.algebra.build import variable
from ad_opt.passes.algebra.rename import rename, shift
from ad_opt.passes.algebra.terms import Apply, Term, Variable, subterms
from xdsl.dialects.builtin import ArrayAttr, SymbolRefAttr, UnitAttr
from xdsl.rewriter import InsertPoint, Rewriter

from .model import Model, array_of, channel_of, guards_of, keys_of, minus, terms_of
from .precompute import precompute_kernels
from .write import region_of, rewrite

DEAR = frozenset(
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp log log10 sqrt pow atan2 "
    "sample".split()
)
"""Functions that cost more than to load a number."""

WORTH = 2
"""Kernels that evaluate a term, from which on it is kept; a product counts for all its steps."""

Box: TypeAlias = tuple[Offset, Offset]
Kept: TypeAlias = tuple[Domain, Term]
Place: TypeAlias = tuple[Term, Domain, Term, Term]
"""A term, the domain over which it is kept, the term there, and how it is read from here."""


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
    """The arrays of a problem for what is hoisted: one for each domain."""

    def __init__(self, model: Model):
        self.model = model
        self.vectors = {op.sym_name.data for op in model.parts(VectorOp)}
        self.channels: dict[Domain, list[Term]] = {}

    def candidates(self, terms: Sequence[Term]) -> Iterator[Apply]:
        """The outermost dear terms that read arrays, and no vector of the solver."""
        seen: set[Term] = set()
        work = list(reversed(terms))
        while work:
            term = work.pop()
            if term in seen:
                continue
            seen.add(term)
            if isinstance(term, Apply) and is_dear(term) and self._is_fixed(term):
                yield term
            else:
                work += reversed(term.args)

    def _is_fixed(self, term: Term) -> bool:
        names = {array_of(key) for key in keys_of(term) if _is_local(key)}
        return bool(names) and not {array_of(key) for key in keys_of(term)} & self.vectors

    def place(self, kernel: KernelOp, term: Term, box: Box) -> tuple[Domain, Term, Term] | None:
        """The domain over which a term is kept, the term there, and how it is read from here."""
        keys = keys_of(term)
        if isinstance(kernel.domain, SymbolRefAttr) or kernel.gather is not None:
            return self._at_edge(kernel, term)
        at = min(key.at for key in keys if isinstance(key, AccessAttr) and key.at)
        if not all(low <= x <= high for low, x, high in zip(box[0], at, box[1], strict=True)):
            return None
        return kernel.domain, shift(term, minus(at)), variable(AccessAttr("", at))

    def _at_edge(self, kernel: KernelOp, term: Term) -> tuple[Domain, Term, Term] | None:
        if kernel.gather is not None:
            return None
        keys = keys_of(term)
        slots = {(key.graph, key.slot) for key in keys if isinstance(key, EdgeAttr)}
        edge = any(isinstance(key, IndexAttr | BoundsAttr | SameAttr) for key in keys) or any(
            isinstance(key, AccessAttr) and key.at for key in keys
        )
        if len(slots) != 1 or edge:
            return kernel.domain, term, variable(AccessAttr("", [0]))
        ((graph, slot),) = slots
        name, own = graph.root_reference.data, slot.root_reference.data
        space = self.model.graphs[name].target_of[own]
        point = rename(
            term,
            lambda key: (
                AccessAttr(key.array, [0] * len(space), channel_of(key))
                if isinstance(key, EdgeAttr)
                else key
            ),
        )
        return ArrayAttr(map(SymbolRefAttr, space)), point, variable(EdgeAttr("", name, own))

    def places(self, kernel: KernelOp, terms: Sequence[Term]) -> Iterator[Place]:
        """The dear terms of a kernel, where they would be kept, and how they would be read."""
        boxes = covered(terms, len(self.model.space(kernel.domain)))
        for term in self.candidates(terms):
            place = self.place(kernel, term, boxes[term])
            if place is not None:
                yield term, *place

    def replacements(self, places: Sequence[Place], kept: Mapping[Kept, int]) -> dict[Term, Term]:
        """Reads in place of dear terms that are worth it."""
        found: dict[Term, Term] = {}
        for term, domain, there, read in places:
            if kept[domain, there] >= WORTH:
                channels = self.channels.setdefault(domain, [])
                if there not in channels:
                    channels.append(there)
                name = f"hoisted.{domain_words(domain)}"
                found[term] = _read(read, name, channels.index(there))
        return found

    def arrays(self) -> list[ComputedOp]:
        """The arrays that are to be computed."""
        made: list[ComputedOp] = []
        for domain, terms in self.channels.items():
            if terms:
                space = self.model.space(domain)
                type = ArrayType(space, len(terms), self.model.problem.precision, "planar")
                op = ComputedOp(f"hoisted.{domain_words(domain)}", type, region_of(terms))
                op.attributes["nlls.derived"] = UnitAttr()
                made.append(op)
        return made


def _is_local(key: object) -> bool:
    return isinstance(key, EdgeAttr) or (isinstance(key, AccessAttr) and bool(key.at))


def _read(term: Term, name: str, channel: int) -> Term:
    assert isinstance(term, Variable)
    if isinstance(term.key, EdgeAttr):
        return variable(EdgeAttr(name, term.key.graph, term.key.slot, channel))
    assert isinstance(term.key, AccessAttr)
    return variable(AccessAttr(name, term.key.at, channel))


def replaced(terms: Sequence[Term], table: Mapping[Term, Term]) -> list[Term]:
    """Terms with others in place of some of their parts."""
    made = dict(table)
    return [rename(term, lambda key: key, made) for term in terms]


def hoist(model: Model) -> None:
    """Keep dear functions in arrays, those of products and those that two kernels evaluate."""
    hoister = Hoister(model)
    kernels = [op for op in model.kernels if op.kind.data != "precompute"]
    kernels.sort(key=lambda op: op.kind.data != "jtj")
    terms = [terms_of(kernel) for kernel in kernels]
    places = [list(hoister.places(*both)) for both in zip(kernels, terms, strict=True)]
    kept: Counter[Kept] = Counter()
    for kernel, own in zip(kernels, places, strict=True):
        weight = WORTH if kernel.kind.data == "jtj" else 1
        for one in {(domain, there) for _, domain, there, _ in own}:
            kept[one] += weight
    for kernel, own, found in zip(kernels, places, terms, strict=True):
        if table := hoister.replacements(own, kept):
            rewrite(kernel, replaced(found, table))
    if not (arrays := hoister.arrays()):
        return
    for kernel in model.kernels:
        if kernel.kind.data == "precompute":
            Rewriter.erase_op(kernel)
    own = model.parts(ComputedOp)
    made = [*arrays, *precompute_kernels([*own, *arrays])]
    ops = model.problem.body.block.ops
    first = next(op for op in ops if isinstance(op, VectorOp | KernelOp))
    Rewriter.insert_op(made, InsertPoint.before(first))
