"""Dependences against brute force: all runs of small nests, all pairs that touch one element."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Loop, nests_in
from ad_opt.passes.analysis.dependence.dependence import Dependences, Pair
from ad_opt.passes.analysis.dependence.integer_systems import ONE, Row, System
from ad_opt.passes.analysis.dependence.separated import Separation
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from hypothesis import given
from hypothesis import strategies as st
from xdsl.ir import SSAValue

BOX = range(-4, 5)


def dependences(text: str) -> Dependences:
    module = parse_module(make_context(), text)
    (func,) = module.ops
    return Dependences(nests_in(func), AnalysisManager().get(Aliasing, func))


# ---------------------------------------------------------------------- systems

ROWS = st.lists(st.lists(st.integers(-4, 4), min_size=4, max_size=4), max_size=3)


def row(numbers: list[int]) -> Row:
    return {v: c for v, c in zip((0, 1, 2, ONE), numbers, strict=True) if c or v == ONE}


@given(ROWS, ROWS)
def test_systems_agree_with_enumeration(
    equations: list[list[int]], others: list[list[int]]
) -> None:
    """A box bounds the variables, so that all points can be tried."""
    box: list[Row] = []
    for variable in range(3):
        box += [{variable: 1, ONE: 4}, {variable: -1, ONE: 4}]
    system = System(map(row, equations), [*map(row, others), *box])
    points = [
        point
        for point in itertools.product(BOX, repeat=3)
        if all(sum(map(int.__mul__, r, (*point, 1))) == 0 for r in equations)
        and all(sum(map(int.__mul__, r, (*point, 1))) >= 0 for r in others)
    ]
    assert system.may_hold() or not points
    found = system.range_of(1)
    if points:
        assert found is not None
        low, high = found
        assert low is not None
        assert high is not None
        assert low <= min(p[1] for p in points)
        assert high >= max(p[1] for p in points)


@given(st.lists(st.integers(-9, 9), min_size=3, max_size=3).filter(lambda r: r[0] or r[1]))
def test_equations_are_solved_exactly(equation: list[int]) -> None:
    """Without bounds a divisor decides; with a box that is large enough, the same."""
    a, b, c = equation
    solvable = any(a * x + b * y + c == 0 for x in range(-40, 41) for y in range(-40, 41))
    assert System([{v: n for v, n in {0: a, 1: b, ONE: c}.items() if n}]).may_hold() == solvable


# ---------------------------------------------------------------------- nests


@dataclass(frozen=True)
class Nest:
    """Two or three loops, one of them perhaps triangular, and three accesses to one buffer."""

    text: str


@st.composite
def nests(draw: st.DrawFn) -> Nest:
    depth = draw(st.integers(1, 3))
    names = "ijk"[:depth]
    lines: list[str] = []
    for at, name in enumerate(names):
        low = draw(st.sampled_from(["0", "1", *(f"#low(%{names[at - 1]})" for _ in "x" if at)]))
        high, step = draw(st.integers(2, 4)), draw(st.integers(1, 2))
        lines.append(f"affine.for %{name} = {low} to {high} step {step} {{")
    form = st.tuples(*[st.integers(-2, 2)] * depth, st.integers(-2, 2))
    kinds = draw(st.lists(st.booleans(), min_size=2, max_size=3))
    for writes in kinds:
        places: list[str] = []
        for _ in range(2):
            *factors, constant = draw(form)
            terms = [f"%{n} * {c}" for n, c in zip(names, factors, strict=True) if c]
            places.append(" + ".join([*terms, str(constant + 20)]))
        where = f"%m[{', '.join(places)}] : memref<64x64xf64>"
        lines.append(
            f"affine.store %x, {where}" if writes else f"%{len(lines)} = affine.load {where}"
        )
    body = "\n".join(lines) + "}" * depth
    head = "#low = affine_map<(d0) -> (d0)>\n"
    return Nest(f"{head}func.func @f(%m: memref<64x64xf64>, %x: f64) {{\n{body}\nfunc.return }}")


def value(form: Linear, at: dict[SSAValue, int]) -> int:
    return form.constant + sum(c * at[v] for v, c in form.terms.items())


def runs(loops: tuple[Loop, ...], at: dict[SSAValue, int]) -> list[dict[SSAValue, int]]:
    if not loops:
        return [at]
    loop, *rest = loops
    (low,) = loop.lower
    assert loop.step is not None
    found: list[dict[SSAValue, int]] = []
    for number in range(value(low, at), value(loop.upper[0], at), loop.step):
        found += runs(tuple(rest), at | {loop.iv: number})
    return found


def element(access: Access, at: dict[SSAValue, int]) -> list[int]:
    assert access.subscripts is not None
    return [value(form, at) for form in access.subscripts if form is not None]


@given(nests())
def test_all_dependences_are_found_and_no_others(nest: Nest) -> None:
    """Of nests with bounds that are numbers, vectors of directions are exact where coefficients
    are; what is said in vain is allowed, what is missing is not.
    """
    found = dependences(nest.text)
    band = list(found.nests.loops.values())
    told = {
        (d.source.order, d.sink.order, tuple(step.direction for step in d.vector)): d
        for d in found.among(found.nests.accesses, band)
    }
    true: dict[tuple[int, int, tuple[str, ...]], set[tuple[int, ...]]] = {}
    for a, b in itertools.product(found.nests.accesses, repeat=2):
        if not (a.writes or b.writes):
            continue
        for one, other in itertools.product(runs(a.loops, {}), runs(b.loops, {})):
            distance = tuple(other[loop.iv] - one[loop.iv] for loop in band)
            zero = (0,) * len(band)
            if distance < zero or (distance == zero and a.order >= b.order):
                continue
            if element(a, one) == element(b, other):
                signs = tuple("<" if d > 0 else ">" if d < 0 else "=" for d in distance)
                true.setdefault((a.order, b.order, signs), set()).add(distance)
    assert true.keys() <= told.keys()
    for key, distances in true.items():
        for at, step in enumerate(told[key].vector):
            if step.distance is not None:
                assert {d[at] for d in distances} == {step.distance}
    carried = {(d.source.order, d.sink.order) for d in found.carried_by(band[0])}
    assert {key[:2] for key in true if key[2][0] == "<"} <= carried
    for loop in band:
        separation = Separation(loop)
        for a, b in itertools.product(loop.everything(), repeat=2):
            if separation.never_later(a, b):
                later = (loop.iv, "<")
                assert not any(
                    key[:2] == (a.order, b.order) and _has(key[2], band, later) for key in true
                )


def _has(signs: tuple[str, ...], band: list[Loop], wanted: tuple[SSAValue, str]) -> bool:
    """True if a vector is that of one run of the loops around a loop, with a direction of it."""
    at = [loop.iv for loop in band].index(wanted[0])
    return set(signs[:at]) <= {"="} and signs[at] == wanted[1]


@pytest.mark.parametrize(
    ("stored", "loaded", "apart"),
    [
        ("%i", "%i", True),
        ("%i + 3", "%i", True),
        ("%i + 4", "%i", False),
        ("%i - 4", "%i", True),  # a later load is further away
        ("-%i", "-%i", True),
        ("-%i - 4", "-%i", False),
        ("%i + %j", "%i + %j", False),  # j goes further than a step of i
        ("%i * 4 + %j", "%i * 4 + %j", True),
        ("%i + %n", "%i + %n", True),
        ("%i + %n", "%i", False),
        ("%j", "%j", False),
    ],
)
def test_most_pairs_need_no_system(stored: str, loaded: str, apart: bool) -> None:
    found = dependences(f"""
      func.func @f(%m: memref<?xf64>, %n: index, %v: vector<4xf64>, %x: f64) {{
        affine.for %i = 0 to 64 step 4 {{
          affine.for %j = 0 to 12 {{
            affine.store %x, %m[{stored}] : memref<?xf64>
            affine.vector_store %v, %m[{stored}] : memref<?xf64>, vector<4xf64>
            %a = affine.load %m[{loaded}] : memref<?xf64>
            %b = affine.vector_load %m[{loaded}] : memref<?xf64>, vector<4xf64>
          }}
        }}
        func.return }}""")
    (loop,) = found.nests.roots
    store, wide_store, load, wide_load = loop.everything()
    separation = Separation(loop)
    for one, other in itertools.product((store, wide_store), (load, wide_load)):
        system = Pair(one, other, [loop])
        may = system.directed(system.system, 0, "<").may_hold()
        assert not (may and separation.never_later(one, other))
    assert separation.never_later(store, load) == apart


UNIFORM = """
func.func @f(%m: memref<64x64xf64>, %n: index, %x: f64) {
  affine.for %i = 1 to %n {
    affine.for %j = 0 to %n {
      %v = affine.load %m[%i - 1, %j + 2] : memref<64x64xf64>
      affine.store %v, %m[%i, %j] : memref<64x64xf64>
    }
  }
  func.return
}
"""


def test_distances_of_uniform_subscripts_are_exact() -> None:
    found = dependences(UNIFORM)
    (only,) = found.among(found.nests.accesses, list(found.nests.loops.values()))
    assert (only.kind, only.distance) == ("flow", "(1, -2)")
    outer, inner = found.nests.loops.values()
    assert [d.distance for d in found.carried_by(outer)] == ["(1)"]
    assert found.carried_by(inner) == []


@pytest.mark.parametrize(
    ("subscript", "other", "depends"),
    [
        ("2 * %i", "2 * %i + 1", False),  # a divisor
        ("%i", "%i + 16", False),  # bounds
        ("%i", "%i + 15", True),
        ("%i + symbol(%n)", "%i + symbol(%n) + 1", True),
        ("%i + symbol(%n)", "%i + symbol(%n) + 17", False),  # symbols cancel
        ("%i floordiv 2", "%i + 60", True),  # not linear
    ],
)
def test_subscripts_with_reasons(subscript: str, other: str, depends: bool) -> None:
    found = dependences(f"""
func.func @f(%m: memref<99xf64>, %n: index, %x: f64) {{
  affine.for %i = 0 to 16 {{
    %v = affine.load %m[{subscript}] : memref<99xf64>
    affine.store %v, %m[{other}] : memref<99xf64>
  }}
  func.return
}}
""")
    (loop,) = found.nests.roots
    assert bool(found.carried_by(loop)) == depends


def test_memory_made_in_an_iteration_is_its_own() -> None:
    found = dependences("""
func.func @f(%x: f64) {
  affine.for %i = 0 to 16 {
    %m = memref.alloca() : memref<4xf64>
    affine.for %j = 0 to 4 {
      affine.store %x, %m[0] : memref<4xf64>
    }
  }
  func.return
}
""")
    outer, inner = found.nests.loops.values()
    assert found.carried_by(outer) == []
    assert [d.kind for d in found.carried_by(inner)] == ["output"]


def test_a_value_of_an_iteration_is_not_one_value() -> None:
    """A subscript loaded in a loop may be another number each time: stores at it depend."""
    found = dependences("""
func.func @f(%m: memref<64xf64>, %at: memref<16xindex>, %x: f64) {
  affine.for %i = 0 to 16 {
    %k = affine.load %at[%i] : memref<16xindex>
    memref.store %x, %m[%k] : memref<64xf64>
  }
  func.return
}
""")
    (loop,) = found.nests.roots
    assert [d.kind for d in found.carried_by(loop)] == ["output"]


def test_vectors_touch_what_they_cover() -> None:
    text = """
func.func @f(%m: memref<64xf32>) {
  affine.for %i = 0 to 32 step STEP {
    %v = affine.vector_load %m[%i] : memref<64xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i] : memref<64xf32>, vector<4xf32>
  }
  func.return
}
"""
    for step, depends in (("4", False), ("3", True)):
        found = dependences(text.replace("STEP", step))
        (loop,) = found.nests.roots
        assert bool(found.carried_by(loop)) == depends


def test_arguments_that_are_apart_do_not_conflict() -> None:
    text = """
func.func @f(%a: memref<16xf64> {llvm.noalias}, %b: memref<16xf64>, %c: memref<16xf64>) {
  affine.for %i = 0 to 15 {
    %x = affine.load %FROM[%i + 1] : memref<16xf64>
    affine.store %x, %TO[%i] : memref<16xf64>
  }
  func.return
}
"""
    for source, target, depends in (("a", "b", False), ("b", "a", False), ("b", "c", True)):
        found = dependences(text.replace("FROM", source).replace("TO", target))
        (loop,) = found.nests.roots
        assert bool(found.carried_by(loop)) == depends
