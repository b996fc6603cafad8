"""Kernels that fill computed arrays: once for each change of the unknowns."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from ad_opt.dialects.energies.expr_keys import BoundsAttr, EdgeAttr
from ad_opt.dialects.energies.nlls import ComputedOp, KernelOp
from ad_opt.dialects.energies.nlls_syntax import Domain, domain_words
from ad_opt.dialects.energies.nlls_types import Destination, StoreAttr
from ad_opt.passes.algebra.rename import rename
from ad_opt.passes.algebra.terms import TRUE, Term

from .model import array_of, keys_of, terms_of
from .write import region_of


def finish(term: Term) -> Term:
    """A term without the question whether the point itself exists."""

    def known(key: Hashable) -> Hashable:
        if isinstance(key, BoundsAttr) and not any(map(any, key.box)):
            return TRUE
        return key

    return rename(term, known)


def domain_of(op: ComputedOp, terms: Sequence[Term]) -> Domain:
    """The domain at whose points an array is computed: a graph, if it reads at slots of edges."""
    keys = keys_of(*terms)
    return next((key.graph for key in keys if isinstance(key, EdgeAttr)), op.type.space)


def precompute_kernels(arrays: Sequence[ComputedOp]) -> list[KernelOp]:
    """Kernels that fill computed arrays, as few as there can be."""
    terms = {op.sym_name.data: terms_of(op) for op in arrays}
    reads = {name: {array_of(key) for key in keys_of(*made)} for name, made in terms.items()}
    groups: list[tuple[Domain, list[ComputedOp]]] = []
    for op in in_order({op.sym_name.data: op for op in arrays}, reads):
        name = op.sym_name.data
        domain = domain_of(op, terms[name])
        for other, group in reversed(groups):
            follows = bool(reads[name] & {one.sym_name.data for one in group})
            if other == domain and not follows:
                group.append(op)
                break
            if follows:
                groups.append((domain, [op]))
                break
        else:
            groups.append((domain, [op]))
    return [_kernel(number, *group, terms) for number, group in enumerate(groups)]


def _kernel(
    number: int, domain: Domain, group: Sequence[ComputedOp], terms: Mapping[str, list[Term]]
) -> KernelOp:
    values: list[Term] = []
    to: list[Destination] = []
    for op in group:
        values += map(finish, terms[op.sym_name.data])
        to += [StoreAttr(op.sym_name.data, channel) for channel in range(op.type.channels)]
    suffix = f".{number}" if number else ""
    name = f"precompute.{domain_words(domain)}{suffix}"
    return KernelOp(name, "precompute", domain, region_of(values, to))


def in_order(
    arrays: Mapping[str, ComputedOp], reads: Mapping[str, set[str | None]]
) -> list[ComputedOp]:
    """Computed arrays, each behind those that it reads."""
    done: dict[str, ComputedOp] = {}

    def visit(name: str | None) -> None:
        if name is None or name in done or name not in arrays:
            return
        for other in sorted(filter(None, reads[name])):
            visit(other)
        done[name] = arrays[name]

    for name in arrays:
        visit(name)
    return list(done.values())
