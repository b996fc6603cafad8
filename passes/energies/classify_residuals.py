"""``nlls-classify-residuals``: the domain of each residual is said, from what it reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.energies.access_rules import verify_space
from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr, Key, SameAttr
from ad_opt.dialects.energies.nlls import ComputedOp, ExcludeOp, ResidualOp
from ad_opt.dialects.energies.nlls_declarations import UnknownOp
from ad_opt.dialects.energies.nlls_syntax import Domain
from ad_opt.dialects.energies.nlls_types import names
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.algebra.terms import Term
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, SymbolRefAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from .kernels.model import Model, array_of, keys_of, problems, samples_of, terms_of


@dataclass(frozen=True)
class ClassifyResidualsPass(ModulePass):
    """Say over which space, or which graph's edges, each residual is.

    That is the space of the arrays that it reads; arrays that all points share (``[]``) do not
    count. Before, and after::

        nlls.residual @fit {
          %x = expr.access #expr.access<@X, [0, 0], 0>
          nlls.yield %x : !expr.real
        }

        nlls.residual @fit over [@W, @H] {
          ...
        }

    Energies without unknowns, unknowns that no residual reads, and residuals that read two spaces
    are refused (AD1024, AD1025). Options: none.
    """

    name = "nlls-classify-residuals"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in problems(op):
            classify(Model(problem))


def classify(model: Model) -> None:
    """Set the domains of residuals that have none, and check what the problem reads."""
    _check_computed(model)
    for op in model.parts(ResidualOp):
        found = _domain(model, op, terms_of(op))
        if op.domain is not None and op.domain != found:
            message = f"@{op.sym_name.data} is said to be over {op.domain}, and reads {found}"
            raise error_at(op, "AD1025", message)
        verify_space(op, model.space(found))
        op.properties["domain"] = found
    for op in model.parts(ExcludeOp):
        exclude_space(model, op)
    _check_unknowns(model)
    _check_edges(model)


def _domain(model: Model, op: Operation, terms: Sequence[Term]) -> Domain:
    graphs: dict[SymbolRefAttr, Key] = {}
    spaces: dict[ArrayAttr[SymbolRefAttr], Key] = {}
    arrays = False
    for key in keys_of(*terms):
        name = array_of(key)
        arrays |= name is not None
        if isinstance(key, EdgeAttr | SameAttr):
            graphs.setdefault(key.graph, key)
        elif isinstance(key, AccessAttr) and name is not None and key.at:
            spaces.setdefault(model.arrays[name].space, key)
    for key in model.reads(terms):
        if isinstance(key, EdgeAttr) and array_of(key) is not None:
            graphs.setdefault(key.graph, key)
    for graph in graphs:
        spaces.pop(model.graphs[graph.root_reference.data].edges, None)
    found: list[Domain] = [*graphs, *spaces]
    if len(found) > 1:
        _refuse_two(op, [*graphs.values(), *spaces.values()], found)
    if not arrays and not found:
        message = f"`{op.name}` reads no array, so it is a number at no point"
        help = "read an unknown or an image in it"
        if isinstance(op, ExcludeOp):
            help += ", or say which unknown is excluded"
        raise error_at(op, "AD1025", message, help=help)
    return found[0] if found else ArrayAttr(())


def _refuse_two(op: Operation, keys: Sequence[Key], found: Sequence[Domain]) -> None:
    one, two = (
        f"{_named(key)} over {domain}" for key, domain in list(zip(keys, found, strict=True))[:2]
    )
    message = f"`{op.name}` reads {one} and {two}"
    help = "read arrays of one space, or of one graph's slots and edges, in a residual"
    raise error_at(op, "AD1025", message, help=help)


def _named(key: Key) -> str:
    name = array_of(key)
    return f"@{name}" if name else str(key)


def exclude_space(model: Model, op: ExcludeOp) -> tuple[str, ...]:
    """The index space at whose points an exclusion is read."""
    terms = terms_of(op)
    if op.unknown is None:
        domain = _domain(model, op, terms)
    else:  # may read nothing but the coordinates
        name = op.unknown.root_reference.data
        own = model.arrays[name].space
        reads_arrays = any(map(array_of, keys_of(*terms))) or samples_of(*terms)
        domain = _domain(model, op, terms) if reads_arrays else own
        if domain != own and domain != ArrayAttr(()):
            message = f"the exclusion of @{name} is read over {domain}, not over its space"
            raise error_at(op, "AD1025", message)
        domain = own
    if isinstance(domain, SymbolRefAttr):
        raise error_at(op, "AD1025", "an exclusion is read at points, not at edges")
    verify_space(op, names(domain))
    return names(domain)


def _check_unknowns(model: Model) -> None:
    if not model.unknowns:
        name = model.problem.sym_name.data
        message = f"the energy @{name} has no unknown"
        raise error_at(model.problem, "AD1024", message, help="declare one with nlls.unknown")
    terms = [term for op in model.parts(ResidualOp) for term in terms_of(op)]
    read = model.arrays_read(terms)
    for op in model.parts(UnknownOp):
        if (name := op.sym_name.data) not in read:
            raise error_at(op, "AD1024", f"no residual reads @{name}")


def _check_computed(model: Model) -> None:
    """Computed arrays read what stands before them, at points of their own space."""
    ready: set[str] = set(model.arrays) - {op.sym_name.data for op in model.parts(ComputedOp)}
    for op in model.parts(ComputedOp):
        terms = terms_of(op)
        for key in keys_of(*terms):
            name = array_of(key)
            if name is not None and name not in ready:
                message = f"@{op.sym_name.data} is computed from @{name}, which comes later"
                raise error_at(op, "AD1025", message, help="put arrays behind those they read")
        domain = _domain(model, op, terms)
        space = model.space(domain)
        if space and space != op.type.dims:
            message = f"@{op.sym_name.data} is computed over {op.type.space} from {domain}"
            raise error_at(op, "AD1025", message)
        ready.add(op.sym_name.data)


def _check_edges(model: Model) -> None:
    """Refuse reads of what is computed at slots of other edges: those are not known."""
    edges = {
        name
        for name, terms in model.computed.items()
        if any(isinstance(key, EdgeAttr) for key in model.reads(terms))
    }
    for op in (*model.parts(ComputedOp), *model.parts(ResidualOp)):
        for key in keys_of(*terms_of(op)):
            if isinstance(key, AccessAttr) and any(key.at) and array_of(key) in edges:
                message = f"`{op.name}` reads @{array_of(key)} at another edge"
                raise error_at(op, "AD1027", message, help="read it at offset [0]")
