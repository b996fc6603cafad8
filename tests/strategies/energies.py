"""Energies for tests, made of terms: images, volumes, graphs, masks, computed arrays, samples."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from ad_opt.dialects.energies.expr_keys import (
    AccessAttr,
    BoundsAttr,
    EdgeAttr,
    IndexAttr,
    ParamAttr,
    SampleAttr,
)
from ad_opt.dialects.energies.nlls import ComputedOp, ExcludeOp, ResidualOp
from ad_opt.dialects.energies.nlls_declarations import (
    DimOp,
    GraphOp,
    ImageOp,
    ParamOp,
    ProblemOp,
    UnknownOp,
)
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.passes.algebra.build import call, power, sample, select, variable
from ad_opt.passes.algebra.terms import Term
from ad_opt.passes.energies.kernels.write import region_of
from xdsl.dialects.builtin import ModuleOp, f64
from xdsl.ir import Operation

import shape_from_shading as example
from ad_opt.nlls.ir import problem_module
from energy_oracle import Energy

SIZES = {"W": 5, "H": 4, "D": 3, "N": 6, "E": 9}


def at(array: str, *offsets: int, c: int = 0) -> Term:
    return variable(AccessAttr(array, offsets, c))


def edge(array: str, slot: str, c: int = 0, graph: str = "G") -> Term:
    return variable(EdgeAttr(array, graph, slot, c))


def inside(low: Sequence[int], high: Sequence[int]) -> Term:
    return variable(BoundsAttr(low, high))


def index(dim: int) -> Term:
    return variable(IndexAttr(dim))


def param(name: str) -> Term:
    return variable(ParamAttr(name))


def array(dims: str, channels: int = 1) -> ArrayType:
    return ArrayType(tuple(dims), channels, f64)


def unknown(name: str, dims: str, channels: int = 1) -> Operation:
    return UnknownOp(name, array(dims, channels))


def image(name: str, dims: str, channels: int = 1) -> Operation:
    return ImageOp(name, array(dims, channels))


def residual(name: str, *terms: Term) -> Operation:
    return ResidualOp(name, region_of(terms))


def exclude(term: Term, name: str | None = None) -> Operation:
    return ExcludeOp(region_of([term]), name)


def computed(name: str, dims: str, *terms: Term) -> Operation:
    return ComputedOp(name, array(dims, len(terms)), region_of(terms))


def graph(name: str, edges: str, **slots: str) -> Operation:
    return GraphOp(name, edges, {slot: tuple(dims) for slot, dims in slots.items()})


def energy(*parts: Operation) -> Energy:
    """A problem with random arrays, parameters and edges; masks have few points."""
    problem = ProblemOp("energy", f64, [*map(DimOp, SIZES), *parts])
    ModuleOp([problem]).verify()
    made = Energy(problem, dict(SIZES), {})
    random = np.random.default_rng(7)
    for op in parts:
        name = getattr(getattr(op, "sym_name", None), "data", "")
        if isinstance(op, UnknownOp | ImageOp):
            shape = made.zeros(name).shape
            is_mask = name.startswith("mask")
            made.arrays[name] = (
                random.uniform(0.3, 1.2, shape)
                if not is_mask
                else (random.uniform(0, 1, shape) < 0.3).astype(float)
            )
        elif isinstance(op, ParamOp):
            made.params[name] = float(random.uniform(0.5, 1.5))
        elif isinstance(op, GraphOp):
            made.graphs[name] = edges_of(op, random)
    return made


def edges_of(op: GraphOp, random: np.random.Generator) -> np.ndarray:
    """Random edges, whose slots of one space are different elements."""
    columns: list[np.ndarray] = []
    for target in dict.fromkeys(op.target_of.values()):
        slots = [slot for slot, dims in op.target_of.items() if dims == target]
        counts = [SIZES[dim] for dim in target]
        total = int(np.prod(counts))
        drawn = [random.permutation(total)[: len(slots)] for _ in range(SIZES[op.space[0]])]
        for at_slot in np.array(drawn).T:
            columns += list(np.unravel_index(at_slot, counts))
    return np.stack(columns, -1)


def laplacian() -> Energy:
    """The energy of the README: a fit, and differences to the right and below."""
    x = at("X", 0, 0)
    return energy(
        unknown("X", "WH"),
        image("A", "WH"),
        residual("fit", 0.1 * (x - at("A", 0, 0))),
        residual("dx", 0.9 * (x - at("X", 1, 0))),
        residual("dy", 0.9 * (x - at("X", 0, 1))),
    )


def warping(masked: bool = True) -> Energy:
    """Image warping: as rigid as possible, an angle beside each point."""
    parts = [unknown("O", "WH", 2), unknown("Angle", "WH"), image("U", "WH", 2)]
    parts += [image("C", "WH", 2), image("mask", "WH"), ParamOp("wf", f64), ParamOp("wr", f64)]
    angle = at("Angle", 0, 0)
    cos, sin = call("cos", angle), call("sin", angle)
    constrained = (at("C", 0, 0) >= 0.6) & (at("C", 0, 0, c=1) >= 0.6)
    fits = [
        param("wf") * select(constrained, at("O", 0, 0, c=k) - at("C", 0, 0, c=k), 0.0)
        for k in (0, 1)
    ]
    parts.append(residual("fit", *fits))
    for name, o in {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}.items():
        dx, dy = (at("U", 0, 0, c=k) - at("U", *o, c=k) for k in (0, 1))
        turned = (cos * dx - sin * dy, sin * dx + cos * dy)
        free = call("eq", at("mask", *o), 0.0) & call("eq", at("mask", 0, 0), 0.0)
        valid = inside((min(o[0], 0), min(o[1], 0)), (max(o[0], 0), max(o[1], 0))) & free
        terms = [
            param("wr") * select(valid, at("O", 0, 0, c=k) - at("O", *o, c=k) - turned[k], 0.0)
            for k in (0, 1)
        ]
        parts.append(residual(name, *terms))
    if masked:
        parts.append(exclude(~call("eq", at("mask", 0, 0), 0.0)))
    return energy(*parts)


def poisson() -> Energy:
    """Poisson editing of two channels, with a mask."""
    parts = [unknown("X", "WH", 2), image("T", "WH", 2), image("mask", "WH")]
    for name, o in {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}.items():
        differences = [
            (at("X", 0, 0, c=k) - at("X", *o, c=k)) - (at("T", 0, 0, c=k) - at("T", *o, c=k))
            for k in (0, 1)
        ]
        parts.append(residual(name, *differences))
    return energy(*parts, exclude(call("ne", at("mask", 0, 0), 0.0)))


def one_unknown_held() -> Energy:
    """Two unknowns on a line, one of which is held where a mask says so."""
    x, y = at("X", 0), at("Y", 0)
    return energy(
        unknown("X", "W"),
        unknown("Y", "W"),
        image("mask", "W"),
        residual("both", x * y - at("X", 1), x - y * at("Y", -2)),
        residual("apart", x - 1.0, y * y),
        exclude(call("ne", at("mask", 0), 0.0), "Y"),
    )


def volume() -> Energy:
    """Smooth in three dimensions, with coordinates as weights."""
    x = at("X", 0, 0, 0)
    return energy(
        unknown("X", "WHD", 2),
        image("mask", "WHD"),
        residual("fit", x * x - index(2) * 0.1, at("X", 0, 0, 0, c=1) - index(0)),
        residual("z", x - at("X", 0, 0, 1, c=1)),
        residual("xy", x * at("X", 1, -1, 0) - 0.2),
        exclude(call("ne", at("mask", 0, 0, 0), 0.0)),
    )


def own_bounds() -> Energy:
    """A residual that asks for bounds itself: one-sided at the border."""
    x = at("X", 0, 0)
    right = inside((0, 0), (1, 0))
    return energy(
        unknown("X", "WH"),
        residual("dx", select(right, x - at("X", 1, 0) ** 2.0, 0.5 * x)),
        residual("sum", inside((-1, 0), (1, 0)) * (at("X", -1, 0) * at("X", 1, 0)), x * 0.1),
    )


def shading() -> Energy:
    """Computed arrays that read each other, and are read beside the point."""
    x = at("X", 0, 0)
    normal = [x - at("X", -1, 0), x - at("X", 0, -1)]
    length = power(normal[0] ** 2.0 + normal[1] ** 2.0 + 1.0, -0.5)
    light = at("B", 0, 0) * 0.3 + at("B", 0, 0, c=1) * at("B", 1, 0) + param("w")
    return energy(
        unknown("X", "WH"),
        image("I", "WH"),
        image("mask", "WH"),
        ParamOp("w", f64),
        computed("B", "WH", normal[0] * length, normal[1] * length, at("I", 0, 0)),
        computed("L", "WH", light),
        residual("shade", at("L", 0, 0) - at("L", 1, 0) - (at("I", 0, 0) - at("I", 1, 0))),
        residual("fit", 0.5 * (x - at("B", 0, 1) * at("B", 0, 1, c=2))),
        exclude(call("ne", at("mask", 0, 0), 0.0)),
    )


def flow(gradient: bool = False) -> Energy:
    """Optical flow: an image sampled at displaced points."""
    images = ("Ix", "Iy") if gradient else ()
    key = SampleAttr("I1", 0, (0, 0), images)
    warped = sample(key, index(0) + at("F", 0, 0), index(1) + at("F", 0, 0, c=1))
    smooth = [
        0.3 * (at("F", 0, 0, c=k) - at("F", *o, c=k))
        for k in (0, 1)
        for o in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    return energy(
        unknown("F", "WH", 2),
        *(image(name, "WH") for name in ("I0", "I1", "Ix", "Iy")),
        residual("match", 2.0 * (at("I0", 0, 0) - warped)),
        residual("smooth", *smooth),
    )


def fitting() -> Energy:
    """A curve with two coefficients that all points share, and a prior on them."""
    a, b = at("P", c=0), at("P", c=1)
    x = at("x", 0)
    curve = a * call("cos", b * x) + b * call("sin", a * x)
    return energy(
        unknown("P", "", 2),
        image("x", "N"),
        image("y", "N"),
        residual("fit", at("y", 0) - curve),
        residual("prior", 0.1 * a - 0.2, 0.1 * b * a),
    )


def shared_and_points() -> Energy:
    """Points, a factor that all share, a mask, residuals said twice: rows of both kinds."""
    x, s = at("X", 0), at("S")
    return energy(
        unknown("X", "N"),
        unknown("S", ""),
        image("A", "N"),
        image("mask", "N"),
        residual("fit", s * x - at("A", 0), s * x - at("A", 0)),
        residual("again", s * x - at("A", 0)),
        residual("dx", (x - at("X", 1)) * s),
        exclude(call("ne", at("mask", 0), 0.0)),
    )


def mesh() -> Energy:
    """A graph: as rigid as possible in the plane, weights on edges, a mask on vertices."""
    turn = edge("A", "v0")
    cos, sin = call("cos", turn), call("sin", turn)
    d = [edge("X", "v0", k) - edge("X", "v1", k) for k in (0, 1)]
    u = [edge("U", "v0", k) - edge("U", "v1", k) for k in (0, 1)]
    w = at("weight", 0)
    return energy(
        unknown("X", "N", 2),
        unknown("A", "N"),
        image("U", "N", 2),
        image("mask", "N"),
        graph("G", "E", v0="N", v1="N"),
        image("weight", "E"),
        residual(
            "rigid", w * (d[0] - (cos * u[0] - sin * u[1])), w * (d[1] - (sin * u[0] + cos * u[1]))
        ),
        residual("fit", *(0.5 * (at("X", 0, c=k) - at("U", 0, c=k)) for k in (0, 1))),
        exclude(call("ne", at("mask", 0), 0.0)),
    )


def hyperedges() -> Energy:
    """Edges of four vertices, an unknown on edges, one that all share, elements of an image."""
    x = [edge("X", f"v{k}") for k in range(4)]
    return energy(
        unknown("X", "N"),
        unknown("E1", "E"),
        unknown("S", ""),
        unknown("Y", "WH"),
        graph("G", "E", v0="N", v1="N", v2="N", v3="N", pixel="WH"),
        image("weight", "E"),
        residual("bend", (x[0] * x[1] - x[2] * x[3]) * at("weight", 0) + at("S")),
        residual(
            "robust", at("E1", 0) * (x[0] - x[1] - edge("Y", "pixel")), 0.3 - at("E1", 0) ** 2.0
        ),
        residual("along", at("E1", 0) - at("weight", 1) * x[2]),
    )


def computed_at_edges() -> Energy:
    """Arrays computed at vertices, read at slots; and one computed at edges."""
    x = at("X", 0)
    d = edge("X", "v0") - edge("X", "v1")
    return energy(
        unknown("X", "N"),
        unknown("S", ""),
        image("mask", "N"),
        graph("G", "E", v0="N", v1="N"),
        image("weight", "E"),
        computed("B", "N", call("sin", x * at("S")), x * x),
        computed("L", "E", d * d * at("weight", 0), d * edge("B", "v1")),
        residual("vertices", edge("B", "v0") - edge("B", "v1", 1) * edge("X", "v0")),
        residual("lengths", at("L", 0) - 0.1, at("L", 0, c=1) * power(at("L", 0) + 1.0, -0.5)),
        residual("fit", x - 0.5),
        exclude(call("ne", at("mask", 0), 0.0)),
    )


def shape_from_shading(masked: bool = True) -> Energy:
    """The example of that name, where some depths are not known, and some neighbours differ."""
    (problem,) = problem_module(example.energy("f64")).ops
    assert isinstance(problem, ProblemOp)
    leave = DimOp if masked else (DimOp, ExcludeOp)
    parts = [op for op in problem.body.block.ops if not isinstance(op, leave)]
    for op in parts:
        op.detach()
    made = energy(*parts)
    random = np.random.default_rng(11)
    made.arrays["measured"] *= random.uniform(0, 1, made.arrays["measured"].shape) < 0.9
    made.arrays["alike"] = (random.uniform(0, 1, made.arrays["alike"].shape) < 0.8).astype(float)
    return made


ENERGIES: dict[str, Callable[[], Energy]] = {
    made.__name__: made
    for made in (
        *(laplacian, warping, poisson, one_unknown_held, volume, own_bounds, shading, flow),
        *(fitting, shared_and_points, mesh, hyperedges, computed_at_edges, shape_from_shading),
    )
}
