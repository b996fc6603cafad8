"""The kernels of a problem: cost, gradient, products with the normal matrix, model cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.energies.expr_keys import AccessAttr
from ad_opt.dialects.energies.nlls import ComputedOp, KernelOp, VectorOp
from ad_opt.dialects.energies.nlls_syntax import Domain, domain_words
from ad_opt.dialects.energies.nlls_types import ArrayType, Destination, ReduceAttr, StoreAttr
from ad_opt.passes.algebra.build import ZERO, add, const, mul, variable
from ad_opt.passes.algebra.terms import Const, Term
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Operation

from ..solver.block_jacobi import BLOCK
from ..solver.hierarchies import STENCIL
from .derivatives import Derivatives
from .model import Model
from .precompute import finish, precompute_kernels
from .rows import Row, Rows, entry_of, grouped
from .stencils import blocks, edge_blocks, require_parts, stencils
from .write import region_of

HALF = const(0.5)
VECTORS = {
    "jtf": (("g", "gradient"), ("diag", "diagonal")),
    "jtj": (("p", "p"), ("Ap", "Ap")),
    "ctc": (("ctc", "ctc"),),
    "modelcost": (("delta", "delta"),),
}
"""The vectors of each kind of kernel: first parts of names, and roles."""
OF_VALUES = ("cost", "residuals")
"""Kinds of kernels that need no derivative, nor the unknowns that no residual reads."""
RESIDUALS = "F"
"""First part of the names of the vectors that hold residuals."""
SCHEDULES = ("inline", "jp", "j", "j+jp", "jtj")
"""Ways to compute products with the normal matrix; `nlls-materialize` explains them."""


@dataclass
class Kernels:
    """Kernels that are derived from a model, and the declarations that they need."""

    model: Model
    kinds: Sequence[str]
    schedule: dict[str, str] = field(default_factory=dict[str, str])
    """By residual."""
    made: list[KernelOp] = field(default_factory=list[KernelOp])
    vectors: list[VectorOp] = field(default_factory=list[VectorOp])

    def __post_init__(self) -> None:
        self.derivatives = Derivatives(self.model)
        for residual in self.model.residuals:
            is_stored = self.schedule_of(residual.name) in ("j", "j+jp")
            if is_stored and self.model.space(residual.domain):
                self.derivatives.store(residual)

    def schedule_of(self, residual: str) -> str:
        """The way in which products with the normal matrix of a residual are computed."""
        return self.schedule.get(residual, "inline")

    def derive(self) -> list[Operation]:
        """Declarations and kernels, in the order in which they are to stand."""
        for kind in self.kinds:
            self.declare(kind)
            for domain in self.domains(kind):
                KINDS[kind](self, Rows(self.derivatives, domain))
        require_parts(self.derivatives, self.kinds, self.made)
        is_derived = not set(self.kinds) <= set(OF_VALUES)
        arrays = list(self.derivatives.arrays.values()) if is_derived else []
        own = self.model.parts(ComputedOp)
        return [*arrays, *self.vectors, *precompute_kernels(own + arrays), *self.made]

    def declare(self, kind: str) -> None:
        """Declare the vectors of a kind of kernels."""
        for first, role in VECTORS.get(kind, ()):
            for name, type in self.model.unknowns.items():
                own = ArrayType(type.dims, type.channels, type.element, "planar")
                self.vectors.append(VectorOp(f"{first}.{name}", role, own, name))

    def domains(self, kind: str) -> list[Domain]:
        """The domains of kernels: shared first, then spaces, then graphs."""
        found: dict[Domain, None] = {}
        if kind not in (*OF_VALUES, "modelcost"):
            found |= {type.space: None for type in self.model.unknowns.values()}
        found |= {residual.domain: None for residual in self.model.residuals}
        rank: Callable[[Domain], int] = lambda it: (  # noqa: E731
            2 if isinstance(it, SymbolRefAttr) else int(len(it) > 0)
        )
        return sorted(found, key=rank)

    def kernel(
        self, kind: str, domain: Domain, values: Sequence[tuple[Term, Destination]], part: str = ""
    ) -> None:
        """Add a kernel, if it does something."""
        if values:
            terms = [finish(term) for term, _ in values]
            region = region_of(terms, [to for _, to in values])
            name = f"{kind}{part}.{domain_words(domain)}"
            self.made.append(KernelOp(name, kind, domain, region))

    def stored(
        self, name: str, role: str, space: tuple[str, ...], terms: Sequence[Term]
    ) -> list[tuple[Term, Destination]]:
        """Terms with their places in a vector over a space, which is declared."""
        type = ArrayType(space, len(terms), self.model.problem.precision, "planar")
        self.vectors.append(VectorOp(name, role, type))
        return [(term, StoreAttr(name, channel)) for channel, term in enumerate(terms)]

    def rows(
        self, rows: Rows, vector: str, found: dict[Row, Term]
    ) -> list[tuple[Term, Destination]]:
        """Rows with their places in a vector; those that add nothing are left out."""
        return [
            (term, row.destination(vector, stored=rows.stores(row)))
            for row, term in found.items()
            if rows.stores(row) or term is not ZERO
        ]

    # ------------------------------------------------------------------ kinds

    def cost(self, rows: Rows) -> None:
        """Half the sum of the squares of residuals."""
        half = add(*(mul(HALF, term, term) for term in rows.terms))
        self.kernel("cost", rows.domain, [(half, ReduceAttr("cost"))])

    def residuals(self, rows: Rows) -> None:
        """The values of residuals, in a vector for each."""
        values: list[tuple[Term, Destination]] = []
        for one in rows.residuals:
            name = f"{RESIDUALS}.{one.name}"
            values += self.stored(name, "residuals", rows.space, one.terms)
        self.kernel("residuals", rows.domain, values)

    def modelcost(self, rows: Rows) -> None:
        """The cost of the linear model at ``delta``."""
        moved = [add(term, grouped(rows.product(term, "delta"))) for term in rows.terms]
        half = add(*(mul(HALF, term, term) for term in moved))
        self.kernel("modelcost", rows.domain, [(half, ReduceAttr("modelcost"))])

    def jtf(self, rows: Rows) -> None:
        """The gradient, and the diagonal of the normal matrix."""
        gradient = self.rows(rows, "g", rows.gathered(rows.gradient))
        diagonal = self.rows(rows, "diag", rows.gathered(rows.diagonal))
        self.kernel("jtf", rows.domain, [*gradient, *diagonal])

    def ctc(self, rows: Rows) -> None:
        """The diagonal of the normal matrix alone."""
        found = rows.gathered(rows.diagonal)
        self.kernel("ctc", rows.domain, self.rows(rows, "ctc", found))

    def jtj(self, rows: Rows) -> None:
        """The product of the normal matrix with ``p``, and its product with ``p``."""
        rows.jacobian_product = self.jacobian_product(rows)
        schedules = {self.schedule_of(it.name) for it in rows.residuals}
        is_stored = "jtj" in schedules and not rows.is_graph
        found = self._from_matrix(rows) if is_stored else rows.gathered(rows.normal)
        total: list[Term] = []
        for row, term in found.items():
            if "ctc" in self.kinds and rows.stores(row):
                term = add(term, mul(row.entry("ctc"), row.entry("p")))
                found[row] = term
            if not rows.is_graph:
                total.append(mul(row.entry("p"), term))
        if rows.is_graph:
            products = [grouped(rows.jacobian_product(term)) for term in rows.terms]
            total = [mul(one, one) for one in products]
        values = self.rows(rows, "Ap", found)
        if (sum := grouped(total)) is not ZERO or values:
            self.kernel("jtj", rows.domain, [*values, (sum, ReduceAttr("pAp"))])

    def stencil(self, rows: Rows) -> None:
        """The entries of the normal matrix at neighbours, of each channel with itself."""
        found = stencils(rows)
        values: list[tuple[Term, Destination]] = []
        for unknown, terms in found.items():
            values += self.stored(f"{STENCIL}.{unknown}", "stencil", rows.space, terms)
        self.kernel("stencil", rows.domain, values)

    def block(self, rows: Rows) -> None:
        """The entries of the normal matrix of all channels at one point."""
        if rows.is_graph:
            self.kernel("block", rows.domain, edge_blocks(rows))
        elif terms := blocks(rows):
            name = f"{BLOCK}.{domain_words(rows.domain)}"
            self.kernel("block", rows.domain, self.stored(name, "block", rows.space, terms))

    def _from_matrix(self, rows: Rows) -> dict[Row, Term]:
        """Rows of the product with the normal matrix, whose entries are kept in an array."""
        stored: list[Term] = []
        name = f"JtJ.{domain_words(rows.domain)}"
        at = [0] * len(rows.space)
        found: dict[Row, Term] = {}
        for row, entries in rows.matrix().items():
            parts: list[Term] = []
            for key, number in entries.items():
                if not isinstance(number, Const):
                    stored.append(number)
                    number = variable(AccessAttr(name, at, len(stored) - 1))
                parts.append(mul(number, variable(entry_of("p", key))))
            found[row] = add(*parts)
        if stored:
            made = self.derivatives.array(name, rows.space, stored)
            self.derivatives.arrays[name] = made
        return found

    def jacobian_product(self, rows: Rows) -> Callable[[Term], list[Term]]:
        """The Jacobian times the direction: computed where it is read, or stored before."""
        stored: dict[Term, Term] = {}
        for residual in rows.residuals:
            if rows.space and self.schedule_of(residual.name) in ("jp", "j+jp"):
                stored |= self._store_product(rows, residual.name, residual.terms)
        return lambda term: [stored[term]] if term in stored else rows.product(term)

    def _store_product(self, rows: Rows, residual: str, terms: Sequence[Term]) -> dict[Term, Term]:
        name = f"Jp.{residual}"
        products = [grouped(rows.product(term)) for term in terms]
        values = self.stored(name, "jp", rows.space, products)
        self.kernel("jtj", rows.domain, values, f".{name}")
        at = [0] * len(rows.space)
        return {term: variable(AccessAttr(name, at, k)) for k, term in enumerate(terms)}


KINDS: dict[str, Callable[[Kernels, Rows], None]] = {
    "cost": Kernels.cost,
    "residuals": Kernels.residuals,
    "jtf": Kernels.jtf,
    "jtj": Kernels.jtj,
    "ctc": Kernels.ctc,
    "modelcost": Kernels.modelcost,
    "stencil": Kernels.stencil,
    "block": Kernels.block,
}
"""Kinds of kernels, and what derives one over the domain of rows."""
