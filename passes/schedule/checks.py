"""Kernels that cannot be written as loops are refused where they say so: AD1051."""

from __future__ import annotations

from collections.abc import Mapping

from ad_opt.dialects.energies import nlls_rules
from ad_opt.dialects.energies.expr import ExprOp
from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr, SameAttr
from ad_opt.dialects.energies.nlls import KernelOp
from ad_opt.dialects.energies.nlls_declarations import GraphOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Operation

from .arguments import domain_of


def check_kernel(kernel: KernelOp, declared: Mapping[str, Operation]) -> None:
    """Refuse steps that read what is not known at a point or edge of the kernel."""
    dims, graph = {*domain_of(kernel, declared)}, _graph(kernel)
    if graph is not None:
        edges = declared[graph]
        assert isinstance(edges, GraphOp)
        dims |= {*edges.space}
    for op in kernel.body.block.ops:
        if isinstance(op, ExprOp):
            message = f"{op.name} is no step of a schedule"
            raise error_at(op, "AD1051", message, help="run sched-build first")
        _check_key(op, dims, graph)


def _graph(kernel: KernelOp) -> str | None:
    """The graph whose edges are at hand."""
    if not isinstance(kernel.domain, ArrayAttr):
        return kernel.domain.string_value()
    return None if kernel.gather is None else kernel.gather.string_value()


def _check_key(op: Operation, dims: set[str], graph: str | None) -> None:
    key = op.properties.get("key")
    if isinstance(key, AccessAttr):
        name = key.array.string_value()
        space = nlls_rules.array_type(op, name).dims
        if other := [dim for dim in space if dim not in dims]:
            message = f"@{name} is an array over @{other[0]}, over which the kernel does not run"
            raise error_at(op, "AD1051", message, help="sample it, or run over its space")
    if isinstance(key, EdgeAttr | SameAttr) and key.graph.string_value() != graph:
        message = f"an edge of @{key.graph.string_value()} is read where there is none"
        help = "let the kernel run over the graph, or gather its edges"
        raise error_at(op, "AD1051", message, help=help)
