"""One iteration, as a block: written from terms of a loop, and run to compare it with others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.llvm.addresses import address_behind
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import word_width
from ad_opt.passes.ops.catalogue import is_load
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.scalar.folds import as_signed
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, VectorType, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .execution import Execution, Memory, NotUnderstood, bytes_of
from .terms import Applied, Atom, Loaded, Sum, Summed, Term, Terms


@dataclass
class Unit:
    """One iteration of a loop: its first argument is its number, the others are carried."""

    block: Block
    yields: list[SSAValue]

    def run(
        self, known: Execution, memory: Memory, trip: Term, carried: Sequence[Term]
    ) -> list[Term]:
        """Run it: the terms that it carries on; ``memory`` is left as it leaves it."""
        inner = known.copy()
        inner.values |= zip(self.block.args, (trip, *carried), strict=True)
        inner.run(self.block.ops, memory)
        return [inner.scalar(value) for value in self.yields]


@dataclass
class Writer:
    """Terms written as operations, each once."""

    terms: Terms
    build: Builder
    names: dict[Term, SSAValue] = field(default_factory=dict[Term, SSAValue])
    """Values of atoms, and of what has been written."""
    sums: dict[tuple[Term, Attribute], SSAValue] = field(
        default_factory=dict[tuple[Term, Attribute], SSAValue]
    )

    def value(self, term: Term, type: Attribute) -> SSAValue:
        """The value of a term."""
        if isinstance(self.terms.nodes[term], Summed):
            return self._sum(term, type)
        found = self.names.get(term)
        if found is None:
            self.names[term] = found = self._made(term)
        if found.type != type:
            raise NotUnderstood
        return found

    def _made(self, term: Term) -> SSAValue:
        node = self.terms.nodes[term]
        if isinstance(node, Atom):
            if isinstance(node.what, SSAValue):
                return node.what
            raise NotUnderstood
        if isinstance(node, Loaded):
            if node.behind:
                raise NotUnderstood
            return self.load(term)
        assert isinstance(node, Applied)
        like = self.terms.likes[term]
        kinds = [_scalar(operand.type) for operand in like.operands]
        operands = [self.value(one, kind) for one, kind in zip(node.operands, kinds, strict=True)]
        return self.build.value(
            make(
                type(like),
                operands=operands,
                result_types=(node.type,),
                properties=like.properties,
                location=like.location,
            )
        )

    def load(self, term: Term) -> SSAValue:
        """Read what is in memory here."""
        node, like = self.terms.nodes[term], self.terms.likes[term]
        assert isinstance(node, Loaded)
        return self.build.value(
            make(
                type(like),
                operands=(self.address(node.address, node.type),),
                result_types=(node.type,),
                properties=_of_lane(like, node.type),
                location=like.location,
            )
        )

    def store(self, like: Operation, address: Term, type: Attribute, value: Term) -> None:
        """Write to memory."""
        operands = (self.value(value, type), self.address(address, type))
        kind = like.__class__
        self.build.emit(
            make(kind, operands=operands, properties=_of_lane(like, type), location=like.location)
        )

    def address(self, term: Term, element: Attribute) -> SSAValue:
        """An address, as so many elements behind another one."""
        parts = self.terms.parts(term)
        bases = [key for key, n in parts.items() if n == 1 and self._is_base(key)]
        if len(bases) != 1:
            raise NotUnderstood
        base = self.value(bases[0][0], self.terms.types[bases[0][0]])
        rest = {key: as_signed(n, 64) for key, n in parts.items() if key != bases[0]}
        if not rest:
            return base
        size = bytes_of(element)
        whole = all(n % size == 0 for n in rest.values())
        count = {key: n // size for key, n in rest.items()} if whole else rest
        if not count.keys() - {()}:
            made = address_behind(base, rest[()])
        else:
            at = self._added(count, i64)
            made = address_behind(base, at, element) if whole else address_behind(base, at)
        return self.build.value(made)

    def _is_base(self, key: tuple[Term, ...]) -> bool:
        return len(key) == 1 and is_pointer(self.terms.types[key[0]])

    def _sum(self, term: Term, type: Attribute) -> SSAValue:
        if (known := self.sums.get((term, type))) is not None:
            return known
        parts = self.terms.parts(term)
        if (
            len(parts) == 1
            and (single := next(iter(parts.items())))[1] == 1
            and len(single[0]) == 1
        ):
            found = self._factor(single[0][0], type)
        elif is_pointer(type):
            raise NotUnderstood
        else:
            found = self._added(parts, type)
        self.sums[term, type] = found
        return found

    def _added(self, parts: Sum, type: Attribute) -> SSAValue:
        """A sum, number by number: what moves first, numbers last."""
        total: SSAValue | None = None
        width = word_width(type)
        for key, n in sorted(parts.items(), key=lambda one: (not one[0], one[0])):
            factor = as_signed(n % (1 << width), width)
            if not key:
                number = self.build.integer(factor, type)
                total = number if total is None else self._binary(arith.AddiOp, total, number)
                continue
            product: SSAValue | None = None
            for atom in key:
                value = self._factor(atom, type)
                product = value if product is None else self._binary(arith.MuliOp, product, value)
            assert product is not None
            if factor == -1 and total is not None:
                total = self._binary(arith.SubiOp, total, product)
                continue
            if factor != 1:
                product = self._binary(arith.MuliOp, product, self.build.integer(factor, type))
            total = product if total is None else self._binary(arith.AddiOp, total, product)
        return self.build.integer(0, type) if total is None else total

    def _binary(self, kind: type[Operation], left: SSAValue, right: SSAValue) -> SSAValue:
        return self.build.binary(kind, left, right)

    def _factor(self, atom: Term, type: Attribute) -> SSAValue:
        own = self.terms.types[atom]
        value = self.value(atom, own)
        if own == type:
            return value
        numbers = isinstance(own, IndexType | IntegerType) and not is_pointer(type)
        if numbers and word_width(own) == word_width(type):
            return self.build.cast(arith.IndexCastOp, value, type)
        raise NotUnderstood


def _scalar(type: Attribute) -> Attribute:
    return type.element_type if isinstance(type, VectorType) else type


def _of_lane(like: Operation, type: Attribute) -> dict[str, Attribute]:
    """The properties of an access to one lane: a vector may be aligned better than that."""
    found, given = dict(like.properties), like.properties.get("alignment")
    if isinstance(given, IntegerAttr):
        found["alignment"] = IntegerAttr(min(given.value.data, bytes_of(type)), i64)
    return found


def written(
    terms: Terms,
    ran: Execution,
    trip: Term,
    carried: Sequence[tuple[Term, Attribute]],
    group: Sequence[tuple[Operation, int, Term, Term]],
    yields: Sequence[Term],
) -> Unit:
    """The iteration that does what is in a ``group`` (accesses with their addresses and what they
    move, in their order), and carries on ``yields``.
    """
    block = Block(arg_types=[i64, *(type for _, type in carried)])
    block.args[0].name_hint = "trip"
    writer = Writer(terms, Builder(block))
    writer.names[_inner(terms, trip)] = block.args[0]
    for (term, _), argument in zip(carried, block.args[1:], strict=True):
        writer.names[_inner(terms, term)] = argument
    for op, _, address, moved in group:
        type = _scalar((op.results or op.operands)[0].type)
        if not is_load(op):
            writer.store(op, address, type, moved)
            continue
        inner = _inner(terms, moved)
        node = terms.nodes[inner]
        # What was stored before in the same iteration is not read again.
        if isinstance(node, Loaded) and inner not in writer.names:
            writer.names[inner] = writer.load(inner)
    types = [type for _, type in carried]
    return Unit(block, [writer.value(one, type) for one, type in zip(yields, types, strict=True)])


def _inner(terms: Terms, term: Term) -> Term:
    """The atom that a sum is."""
    if not isinstance(terms.nodes[term], Summed):
        return term
    atom = terms.single(term)
    if atom is None:
        raise NotUnderstood
    return atom
