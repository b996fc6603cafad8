"""Rules of ``nlls``: AD1020 for names, AD1021 for declarations, AD1022 for values of regions,
AD1023 for where the values of kernels go.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.dialects.support.ir.symbols import enclosing, member, members, name_of
from xdsl.dialects.builtin import AnyFloat, ArrayAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation, SSAValue

from .nlls_syntax import Domain
from .nlls_types import AddAttr, ArrayType, Destination, ReduceAttr, ScatterAttr, SumAttr, names

REAL, BOOL = "expr.real", "expr.bool"


def declarations(problem: Operation) -> dict[str, Operation]:
    """Declarations of a problem, by name."""
    named = ((name_of(op), op) for op in members(problem))
    return {name: op for name, op in named if name is not None}


def problem_of(op: Operation) -> Operation:
    """The problem that an operation is part of, at any depth."""
    problem = enclosing(op, "nlls.problem")
    if problem is None:
        raise error_at(op, "AD0201", f"`{op.name}` is not in an nlls.problem")
    return problem


def declared(op: Operation, name: str, kinds: Sequence[str]) -> Operation:
    """Find a declaration by its name, of one of these kinds: AD1020 where there is none."""
    problem = problem_of(op)
    found = member(problem, name)
    if found is not None and found.name in kinds:
        return found
    words = " or ".join(kind.removeprefix("nlls.") for kind in kinds)
    if found is not None:
        message = f"@{name} is an {found.name}, not of kind {words}"
        raise error_at(op, "AD1020", message)
    near = [known for known, one in declarations(problem).items() if one.name in kinds]
    message = f"the problem has no {words} @{name}"
    raise error_at(op, "AD1020", message, help=did_you_mean(name, near))


ARRAYS = ("nlls.unknown", "nlls.image", "nlls.computed", "nlls.vector")


def array_type(op: Operation, name: str) -> ArrayType:
    """The type of the array of a name."""
    return cast(ArrayType, declared(op, name, ARRAYS).properties["type"])


def _space(op: Operation, dims: Iterable[str]) -> None:
    for one in dims:
        declared(op, one, ("nlls.dim",))


def domain_space(op: Operation, domain: Domain) -> tuple[str, ...]:
    """The index space of a domain: that of the edges where it is a graph."""
    if isinstance(domain, SymbolRefAttr):
        graph = declared(op, domain.root_reference.data, ("nlls.graph",))
        return names(cast("ArrayAttr[SymbolRefAttr]", graph.properties["edges"]))
    dims = names(domain)
    _space(op, dims)
    return dims


# ------------------------------------------------------------------ declarations


def verify_array(op: Operation, type: Attribute) -> ArrayType:
    """An array over dimensions that there are."""
    if not isinstance(type, ArrayType):
        message = f"`{op.name}` is of a type !nlls.array, not {type}"
        raise error_at(op, "AD1021", message)
    _space(op, type.dims)
    return type


def verify_unknown(op: Operation, type: Attribute) -> None:
    """An array of floats of the problem's precision."""
    element = verify_array(op, type).element
    precision = problem_of(op).properties["precision"]
    if element != precision:
        message = f"an unknown of a problem of precision {precision} has elements {element}"
        raise error_at(op, "AD1021", message, help=f"write {precision}")


def verify_param(op: Operation, type: Attribute) -> None:
    """A parameter is a float."""
    if not isinstance(type, AnyFloat):
        raise error_at(op, "AD1021", f"a parameter is a float, not {type}")


def verify_vector(op: Operation, type: ArrayType, of: SymbolRefAttr | None) -> None:
    """A vector of an unknown has its index space and channels."""
    verify_array(op, type)
    if of is None:
        return
    name = of.root_reference.data
    unknown = declared(op, name, ("nlls.unknown",)).properties["type"]
    assert isinstance(unknown, ArrayType)
    if (unknown.space, unknown.channels) != (type.space, type.channels):
        message = f"a vector of @{name} has its index space and channels, {unknown}, not {type}"
        raise error_at(op, "AD1021", message)


def verify_graph(op: Operation, space: Sequence[str], targets: Mapping[str, Sequence[str]]) -> None:
    """Edges are counted by one dimension; each slot has a name and a space."""
    _space(op, space)
    if len(space) != 1:
        raise error_at(op, "AD1021", "the edges of a graph are counted by one dimension")
    if not targets or len(targets) < len(cast("ArrayAttr[Attribute]", op.properties["slots"])):
        raise error_at(op, "AD1021", "a graph has slots, each with a name of its own")
    for slot, dims in targets.items():
        _space(op, dims)
        if not dims:
            raise error_at(op, "AD1021", f"slot @{slot} of a graph has no dimension")


# ------------------------------------------------------------------ regions


def _values(op: Operation, kinds: Sequence[str]) -> list[SSAValue]:
    """The values that a region yields, of these types: AD1022 where they are not."""
    last = op.regions[0].block.last_op
    if last is None or last.name != "nlls.yield":
        raise error_at(op, "AD1022", f"the region of `{op.name}` does not end in nlls.yield")
    for value in last.operands:
        if value.type.name not in kinds:
            wanted = " or ".join(f"!{kind}" for kind in kinds)
            message = f"`{op.name}` yields {wanted}, not {value.type}"
            raise error_at(last, "AD1022", message)
    return list(last.operands)


def verify_computed(op: Operation, type: ArrayType) -> None:
    """A value for each channel; floats of the problem's precision."""
    verify_unknown(op, type)
    values = _values(op, (REAL, BOOL))
    if len(values) != type.channels:
        message = f"an array of {type.channels} channels is computed from {len(values)} values"
        raise error_at(op, "AD1022", message)


def verify_residual(op: Operation, domain: Domain | None) -> None:
    """Real values over a domain that there is."""
    if domain is not None:
        domain_space(op, domain)
    if not _values(op, (REAL, BOOL)):
        raise error_at(op, "AD1022", "a residual yields at least one value")


def verify_exclude(op: Operation, unknown: SymbolRefAttr | None) -> None:
    """One truth value."""
    if unknown is not None:
        declared(op, unknown.root_reference.data, ("nlls.unknown",))
    if len(_values(op, (BOOL,))) != 1:
        raise error_at(op, "AD1022", f"`{op.name}` yields one !expr.bool")


def verify_yield(
    op: Operation, values: Sequence[SSAValue], to: ArrayAttr[Destination] | None
) -> None:
    """Destinations stand in kernels only, one for each value."""
    parent = op.parent_op()
    in_kernel = parent is not None and parent.name == "nlls.kernel"
    if in_kernel != (to is not None):
        message = "a kernel says where values go, and nothing else does"
        raise error_at(op, "AD1023", message)
    if to is not None and len(to.data) != len(values):
        raise error_at(op, "AD1023", f"{len(values)} values go to {len(to.data)} places")


# ------------------------------------------------------------------ kernels

WRITABLE = ("nlls.vector", "nlls.computed", "nlls.unknown")


def verify_kernel(
    op: Operation,
    domain: Domain,
    gather: SymbolRefAttr | None,
    slot: SymbolRefAttr | None,
) -> None:
    """Values go to arrays of the kernel's domain."""
    space = domain_space(op, domain)
    if gather is not None and slot is not None:
        target = slot_space(op, gather.root_reference.data, slot.root_reference.data)
        if target != space:
            message = f"slot @{slot.root_reference.data} is of the space {listed(target)}"
            raise error_at(op, "AD1023", f"{message}, the kernel over {listed(space)}")
    _values(op, (REAL, BOOL))
    last = last_of(op.regions[0].block)
    to = cast("ArrayAttr[Destination]", last.properties.get("to", ArrayAttr(())))
    for one in to:
        verify_destination(op, one, space, domain, gather)


def slot_space(op: Operation, graph: str, slot: str) -> tuple[str, ...]:
    """The index space of the elements at a slot of a graph: AD1020 where there is no such slot."""
    found = declared(op, graph, ("nlls.graph",))
    slots = cast("ArrayAttr[StringAttr]", found.properties["slots"])
    targets = cast("ArrayAttr[ArrayAttr[SymbolRefAttr]]", found.properties["targets"])
    for name, space in zip(slots, targets, strict=True):
        if name.data == slot:
            return names(space)
    known = [name.data for name in slots]
    message = f"graph @{graph} has no slot @{slot}"
    raise error_at(op, "AD1020", message, help=did_you_mean(slot, known))


def listed(space: Sequence[str]) -> str:
    """A space as it is written: ``[@W, @H]``."""
    return "[" + ", ".join(f"@{one}" for one in space) + "]"


def verify_destination(
    op: Operation,
    to: Destination,
    space: tuple[str, ...],
    domain: Domain,
    gather: SymbolRefAttr | None,
) -> None:
    """An array that can be written, over the space that the destination means."""
    if isinstance(to, ReduceAttr):
        return
    target = declared(op, to.target, WRITABLE).properties["type"]
    assert isinstance(target, ArrayType)
    if to.channel >= target.channels:
        message = f"channel {to.channel} of @{to.target}, which has {target.channels}"
        raise error_at(op, "AD1023", f"a kernel writes {message}")
    wanted = space
    if isinstance(to, ScatterAttr):
        graph = to.graph.root_reference.data
        wanted = slot_space(op, graph, to.slot.root_reference.data)
        if domain != to.graph:
            raise error_at(op, "AD1023", f"only a kernel over @{graph} scatters along it")
    elif isinstance(to, SumAttr):
        wanted = ()
    elif gather is not None and not isinstance(to, AddAttr):
        raise error_at(op, "AD1023", "what is gathered from edges is added")
    if target.dims != wanted:
        message = f"a kernel writes @{to.target} of the space {listed(target.dims)}"
        raise error_at(op, "AD1023", f"{message}, not {listed(wanted)}")
