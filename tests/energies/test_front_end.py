"""Energies in Python: what is written becomes IR, what does not fit is refused."""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

from ad_opt import nlls
from ad_opt.nlls.binding import Binder, incidence, plane_size


def smooth() -> nlls.Problem:
    p = nlls.problem("smooth", "f64")
    w, h = p.dims("W", "H")
    x = p.unknown("X", w, h, channels=2)
    a = p.image("A", w, h, channels=2, dtype="uint8")
    p.residual(p.param("w") * (x(0, 0) - a(0, 0)))
    p.residual(x(0, 0) - x(1, 0), name="dx")
    return p


def chain() -> nlls.Problem:
    p = nlls.problem("chain")
    n, e, w, h = p.dims("N", "E", "W", "H")
    x = p.unknown("X", n)
    image = p.image("I", w, h)
    g = p.graph("G", e, a=n, b=n, at=(w, h))
    p.residual(p.image("k", e)(0) * (x(g.a) - x(g.b)) - image(g.at))
    return p


def test_problem_is_ir() -> None:
    text = smooth().ir()
    assert "nlls.unknown @X : !nlls.array<[@W, @H], 2 x f64, planar>" in text
    assert "nlls.image @A : !nlls.array<[@W, @H], 2 x ui8, planar>" in text
    assert "nlls.param @w : f64" in text
    # vectors are unrolled: two residuals for two channels
    assert text.count("!expr.real, !expr.real") == 2
    text = str(chain())
    assert "nlls.graph @G over [@E] (@a -> [@N], @b -> [@N], @at -> [@W, @H])" in text
    assert "#expr.edge<@X, @G, @b, 0>" in text
    assert "#expr.access<@k, [0], 0>" in text


def test_vectors() -> None:
    p = nlls.problem("v")
    (n,) = p.dims("N")
    x = p.image("X", n, channels=3)(0)
    a, b, c = x
    assert tuple(2 * x + 1) == (2 * a + 1, 2 * b + 1, 2 * c + 1)
    assert tuple(x[:2] / x[1:]) == (a / b, b / c)
    assert nlls.dot(x, x) == a * a + b * b + c * c
    assert tuple(nlls.cross(x, nlls.vector(0, 0, 1))) == (b, -a, nlls.dot(x, x) * 0)
    assert tuple(nlls.sin(-x)) == tuple(map(nlls.sin, (-a, -b, -c)))
    turned = nlls.rotate2d(0.0, x[:2])
    assert tuple(turned) == (a, b)
    assert tuple(nlls.rotate3d(nlls.vector(0, 0, 0), x)) == (a, b, c)
    assert len(set(nlls.neighbours(3))) == 6
    assert tuple((x > 0) & (x < 1)) == tuple((one > 0) & (one < 1) for one in x)
    assert x @ x == nlls.dot(x, x)


def test_incidence() -> None:
    edges = np.array([[1, 0, 2], [0, 1, 2], [1, 0, 0]])
    starts, order = incidence(edges, 0, [2, 2])  # elements (1, 0), (0, 1), (1, 0)
    assert starts.tolist() == [0, 0, 2, 3, 3]
    assert order.tolist() == [0, 2, 1]
    assert plane_size(17) == 32
    assert plane_size(1 << 18) % 1024 == 272


X, A = np.zeros((4, 5, 2)), np.zeros((4, 5, 2), np.uint8)
K, IMAGE = np.ones(2), np.ones((3, 3))
REFUSED: dict[str, Callable[[], object]] = {
    "AD1070 X has 2 dimensions": lambda: smooth().declared["X"](0),
    "AD1070 slot at of G": lambda: nlls_at(chain()),
    "AD1070 two parts named X": lambda: smooth().dim("X"),
    "AD1070 cannot have elements complex64": lambda: smooth().image("Z", dtype="complex64"),
    "AD1070 value comes first": lambda: smooth().residual("fit", index_of(0)),  # pyright: ignore
    "AD1070 two parts named dx": lambda: smooth().residual(index_of(0), "dx"),
    "AD1070 two parts named w": lambda: smooth().residual(index_of(0), "w"),
    "AD1070 None is no expression": lambda: smooth().residual(None),  # pyright: ignore
    "AD1070 Array is no expression": lambda: smooth().residual(smooth().declared["X"]),  # pyright: ignore
    "AD1070 True is no expression": lambda: smooth().exclude(True),  # pyright: ignore
    # what == says of two expressions
    "AD1070 False is no expression": lambda: nlls.select(index_of(0) == 1, 1.0, 2.0),  # pyright: ignore
    "AD1070 Vector(": lambda: smooth().exclude(nlls.vector(1, 2)),  # pyright: ignore
    "AD1070 over 'W'": lambda: smooth().unknown("Z", "W"),  # pyright: ignore
    "AD1070 over 'E'": lambda: chain().graph("H", "E", a=()),  # pyright: ignore
    "AD1070 dimension twice": lambda: smooth().unknown("Z", *[nlls_dim(smooth())] * 2),
    "AD1070 layout of Z": lambda: smooth().image("Z", layout="AOS"),  # pyright: ignore
    "AD1070 channels of Z": lambda: smooth().image("Z", channels=1.5),  # pyright: ignore
    "AD1070 kind is what a solver": lambda: smooth().param("kind"),
    "AD1070 no name": lambda: smooth().param("\N{GREEK SMALL LETTER LAMDA}"),
    "AD1070 dimension is an integer from 0": lambda: nlls.index(-1),
    "AD1070 offset is an integer": lambda: nlls.in_bounds(0.5, 0),  # pyright: ignore
    "AD1070 width of a box": lambda: nlls.in_bounds_expanded(0, by=-1),
    "AD1026 index<2, 0>": lambda: compiled(nlls.index(2)),
    "AD1026 bounds<[1], [1]>": lambda: compiled(nlls.in_bounds(1)),
    "AD1025 number at no point": lambda: excluding(nlls.equal(nlls.index(0), 1)),
    "AD1001 'a' is neither": lambda: index_of(0) + "a",
    "AD1001 None is neither": lambda: None - index_of(0),
    "AD1001 1j is neither": lambda: index_of(0) * 1j,
    "AD1001 larger than any float": lambda: index_of(0) + 10**400,
    "AD1001 without elements": lambda: tuple(index_of(0)),
    "AD1001 sin of NumPy": lambda: np.sin(index_of(0)),
    "AD1001 of an array of NumPy": lambda: np.ones(2) + index_of(0),
    "AD1001 neither true nor false": lambda: 0 < index_of(0) < 1,
    "AD1070 2 and 3 elements": lambda: nlls.vector(1, 2) + nlls.vector(1, 2, 3),
    "AD1070 elements meet": lambda: nlls.dot(nlls.vector(1, 2), nlls.vector(1)),
    "AD1070 3 elements here, not 2": lambda: nlls.cross(nlls.vector(1, 2), nlls.vector(1, 2, 3)),
    "AD1070 is no vector": lambda: nlls.norm(index_of(0)),
    "AD1070 none at 2": lambda: nlls.vector(1, 2)[2],
    "AD1070 sin takes 1 value, not 2": lambda: nlls.sin(1.0, 2.0),
    "AD1070 select: missing a required": lambda: nlls.select(index_of(0), 1.0),  # pyright: ignore
    "AD1070 unknown: got an unexpected": lambda: smooth().unknown("Z", chanels=2),  # pyright: ignore
    "AD1070 __init__: got an unexpected": lambda: nlls.Settings(foo=1),  # pyright: ignore
    "AD1070 radius is a number above 1e-32": lambda: nlls.Settings(radius=1e-40),
    "AD1070 tolerance is a number from 0": lambda: nlls.Settings(tolerance=float("nan")),
    "AD1070 smallest_diagonal 2": lambda: nlls.Settings(smallest_diagonal=2, largest_diagonal=1),
    "AD1070 pcg_tolerance is below 1": lambda: nlls.Settings(pcg_tolerance=1.0),
    "AD1070 Array X is no expression": lambda: smooth().declared["X"] * 2.0,  # pyright: ignore
    "AD1070 X is no image": lambda: smooth().declared["X"].sample(0.0, 0.0),  # pyright: ignore
    "AD1070 gradient of 1": lambda: sampled([smooth().declared["A"]]),
    "AD1070 graph G has no slot c": lambda: chain().declared["G"].c,  # pyright: ignore
    "AD1070 slot of H cannot be named slots": lambda: graph_with("slots"),
    "AD1070 'a b' is no name": lambda: smooth().residual(index_of(0), "a b"),
    "AD1070 at most": lambda: nlls.index(0, 2**40),
    "AD1070 is no unknown of smooth": lambda: smooth().exclude(index_of(0), smooth2()),
    "AD1070 options of compilation": lambda: smooth().compile(opt_level=7),
    "AD1070 did you mean `preconditioner`": lambda: smooth().compile(precondtioner="jacobi"),  # pyright: ignore
    "AD1070 call it as rotate2d(angle, v)": lambda: nlls.rotate2d(1.0),  # pyright: ignore
    "AD1070 settings are nlls.Settings": lambda: solving(settings={"radius": 1.0}),
    "AD1070 callback is a function": lambda: solving(callback=3),
    "AD1070 progress is": lambda: solving(progress="yes"),
    "AD1070 no memory": lambda: solving(iterations=2**31 - 1, pcg_steps=2**31 - 1),
    "AD1072 w is a number, not '1'": lambda: solving(w="1"),
    "AD1072 w is a number, not 1j": lambda: solving(w=1j),
    "AD1072 too large for f64": lambda: solving(w=10**400),
    "AD1072 X is no array": lambda: solving(X=[[1.0], [1.0, 2.0]]),
    "AD1072 masked elements": lambda: solving(X=np.ma.masked_array(X, mask=X == 0)),
    "AD1072 elements float64, but got object": lambda: solving(X=X.astype(object)),
    "AD1071 not given w": lambda: Binder(smooth()).bind({"X": X, "A": A}),
    "AD1071 nothing named Y": lambda: Binder(smooth()).bind({"Y": X}),
    "AD1071 W is 5 in X, but 4 in A": lambda: Binder(smooth()).bind(
        {"X": X, "A": A[:, :4], "w": 1}
    ),
    "AD1071 [H, W, 2 channels]": lambda: Binder(smooth()).bind({"X": X[..., :1], "A": A, "w": 1}),
    "AD1072 elements uint8": lambda: Binder(smooth()).bind({"X": X, "A": X, "w": 1}),
    "AD1072 elements float64": lambda: Binder(smooth()).bind({"X": X * 1j, "A": A, "w": 1}),
    "AD1073 edge 1 of G has 3 at b": lambda: bind_chain([[0, 1, 0, 0], [2, 3, 0, 0]]),
    "AD1073 edge 0 of G has -1 at a": lambda: bind_chain([[-1, 1, 0, 0], [2, 2, 0, 0]]),
}


@cache
def small_solver() -> nlls.Solver:
    p = nlls.problem("small", "f64")
    w, h = p.dims("W", "H")
    x = p.unknown("X", w, h, channels=2)
    p.residual(p.param("w") * x(0, 0))
    return p.compile()


def solving(**changed: Any) -> object:
    given: dict[str, Any] = {"X": X, "w": 1.0}
    return small_solver().solve(**given | changed)


def smooth2() -> Any:
    return smooth().declared["X"]


def sampled(gradient: Any) -> object:
    image: Any = smooth().declared["A"]
    return image.sample(0.0, 0.0, gradient=gradient)


def graph_with(slot: str) -> object:
    p = nlls.problem("g")
    n, e = p.dims("N", "E")
    return p.graph("H", e, **{slot: n})


def index_of(dim: int) -> Any:
    return nlls.index(dim)


def nlls_dim(p: nlls.Problem) -> Any:
    return p.declared["W"]


def compiled(factor: Any) -> object:
    p = smooth()
    p.residual(factor * cast(Any, p.declared["X"])(0, 0))
    return p.compile()


def excluding(condition: Any) -> object:
    p = smooth()
    p.exclude(condition)
    return p.compile()


def nlls_at(p: nlls.Problem) -> object:
    return p.declared["X"](p.declared["G"].at)


def bind_chain(edges: list[list[int]]) -> object:
    return Binder(chain()).bind({"X": np.zeros(3), "I": IMAGE, "k": K, "G": edges})


@pytest.mark.parametrize("name", REFUSED)
def test_refusals(name: str) -> None:
    code, words = name.split(" ", 1)
    with pytest.raises(DiagnosticError) as caught:
        REFUSED[name]()
    (found,) = caught.value.diagnostics
    assert found.code == code
    assert words in f"{found.message}\n{found.help}"
    assert found.location is not None
    assert found.location.file == __file__


def test_bound() -> None:
    planes = Binder(smooth()).bind({"X": X, "A": A, "w": 1})
    assert planes.sizes == {"W": 5, "H": 4}
    assert planes.values["X"].shape == (2, 4, 5)
    assert bind_chain([[0, 1, 2, 2], [2, 2, 0, 0]]).sizes == {"N": 3, "E": 2, "W": 3, "H": 3}


def test_numbers_of_numpy_and_conditions_of_coordinates() -> None:
    """An unknown may be excluded where only the coordinates say so; numbers may be NumPy's."""
    p = nlls.problem("columns", "f64")
    w, h = p.dims("W", "H")
    x, a = p.unknown("X", w, h, channels=2), p.image("A", w, h)
    p.residual(np.float64(2.0) * x(np.int64(0), 0) - a(0, 0), "r1")
    p.residual(x(0, 0)[0] * np.float32(0.5))
    p.exclude(nlls.equal(nlls.index(0), 1), x)
    solver = p.compile()
    rng = np.random.default_rng(4)
    given = {"X": rng.standard_normal((3, 4, 2)), "A": rng.standard_normal((3, 4))}
    two, half = 2 * given["X"] - given["A"][..., None], given["X"][..., 0] / 2
    assert solver.cost(**given) == pytest.approx(0.5 * np.sum(two**2) + 0.5 * np.sum(half**2))
    gradient = 2 * two
    gradient[..., 0] += half / 2
    gradient[:, 1] = 0
    np.testing.assert_allclose(solver.gradient(**given)["X"], gradient)
    # elements that begin between numbers of memory
    shifted = np.zeros(given["A"].nbytes + 1, np.uint8)[1:].view(np.float64).reshape(3, 4)
    shifted[...] = given["A"]
    assert solver.cost(X=given["X"], A=shifted) == solver.cost(**given)
    directions: dict[str, dict[str, Any]] = {
        r"AD1071.*direction has X, but got nothing": {},
        r"AD1071.*but got X, Z": {"X": given["X"], "Z": 1.0},
        r"AD1071.*its direction of \(3, 1, 2\)": {"X": given["X"][:, :1]},
        r"AD1072.*complex128": {"X": 1j * given["X"]},
    }
    for words, direction in directions.items():
        with pytest.raises(DiagnosticError, match=words):
            solver.jtj(direction, **given)
    wrong: list[dict[str, Any]] = [{"iterations": -1}, {"iterations": 2.5}, {"pcg_steps": 0}]
    for settings in wrong:
        with pytest.raises(DiagnosticError, match=r"AD1070.* is an integer from [01], not"):
            solver.solve(**given, **settings)
    with pytest.raises(TypeError, match="use equal and not_equal"):
        (a(0, 0) == 0.0) * x(0, 0)[0]


def test_computed_values_may_ask_for_bounds_themselves() -> None:
    """Computed arrays that ask for bounds agree with NumPy, at the border too."""
    p = nlls.problem("asked", "f64")
    (n,) = p.dims("N")
    x = p.unknown("X", n)
    value = nlls.select(nlls.in_bounds(1), x(0) * x(1), 0.5 * x(0))
    product = p.computed("product", n, value)
    sine = p.computed("sine", n, nlls.sin(product(0)))
    p.residual(sine(0) - 0.5 * product(-1))
    a, b, c = at = np.array([1.0, 2.0, 3.0])
    values = [0.0, np.sin(b * c) - 0.5 * a * b, np.sin(0.5 * c) - 0.5 * b * c]
    np.testing.assert_allclose(p.residual_function()(X=at)["r0"], values, rtol=1e-14)
    second = np.array([-0.5 * b, c * np.cos(b * c) - 0.5 * a, b * np.cos(b * c)])
    third = np.array([0.0, -0.5 * c, 0.5 * np.cos(0.5 * c) - 0.5 * b])
    found, gradient = p.compile(), values[1] * second + values[2] * third
    assert found.cost(X=at) == pytest.approx(0.5 * np.dot(values, values), rel=1e-14)
    np.testing.assert_allclose(found.gradient(X=at)["X"], gradient, rtol=1e-13)
    direction = np.array([0.3, -1.0, 2.0])
    along = second * (second @ direction) + third * (third @ direction)
    np.testing.assert_allclose(found.jtj({"X": direction}, X=at)["X"], along, rtol=1e-13)


def test_computed_arrays_are_zero_outside_and_do_not_move_there():
    """In a residual that asks for bounds itself, where they would be a multiple of unknowns."""
    p = nlls.problem("outside", "f64")
    (n,) = p.dims("N")
    x, shared = p.unknown("X", n), p.unknown("S")
    own = p.computed("own", n, 2.0 * shared() + 3.0 * x(0))
    moved = p.computed("moved", n, 5.0 * x(1))
    p.residual(nlls.select(nlls.in_bounds(0), 1.0 + own(-1), 0.0))
    p.residual(nlls.select(nlls.in_bounds(0), moved(-1), 0.0))
    given = {"X": np.array([0.5, -0.25, 1.5]), "S": 0.75}
    # Rows are residuals: 1, 1 + own[0], 1 + own[1], 0, moved[0], moved[1].
    jacobian = np.zeros((6, 4))
    jacobian[1], jacobian[2] = (3, 0, 0, 2), (0, 3, 0, 2)
    jacobian[4], jacobian[5] = (0, 5, 0, 0), (0, 0, 5, 0)
    values = jacobian @ [*given["X"], given["S"]] + [1, 1, 1, 0, 0, 0]
    solver = p.compile(cache=False)
    assert solver.cost(**given) == pytest.approx(0.5 * values @ values)
    along = np.array([1.0, 2.0, -1.0, 0.5])
    found = solver.gradient(**given), solver.jtj({"X": along[:3], "S": along[3]}, **given)
    expected = jacobian.T @ values, jacobian.T @ (jacobian @ along)
    for parts, whole in zip(
        (*found, solver.diagonal(**given)), (*expected, (9, 34, 25, 8)), strict=True
    ):
        np.testing.assert_allclose([*parts["X"], parts["S"]], whole, rtol=1e-14)


def test_unknowns_without_dimensions_alone():
    """Rosenbrock's function: there is no array of which a dimension could be a size."""
    p = nlls.problem("rosenbrock", "f64")
    x, y = p.unknown("X"), p.unknown("Y")
    p.residual(10 * (y() - x() * x()))
    p.residual(1 - x())
    result = p.compile("lm", cache=False).solve(X=-1.2, Y=1.0, iterations=60)
    np.testing.assert_allclose([result.X, result.Y], 1.0, rtol=1e-6)
