"""Inputs of the evals, and expected outputs: closed forms, complex steps, ADBench's reference.

``CASES[eval]()`` is a small input and, for each function, the output; ``LARGE[eval]()`` is one as
large as GradBench's, whose outputs are ``None``.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.append(str(Path(__file__).resolve().parents[2] / "examples" / "adbench"))
import inputs

Case = tuple[Any, dict[str, Any]]


def complex_step(f: Callable[[np.ndarray], Any], x: np.ndarray) -> np.ndarray:
    """The derivative of ``f`` at ``x``: the last axis is that of ``x``, flat."""
    columns = []
    for i in range(x.size):
        z = x.astype(complex)
        z.flat[i] += 1e-30j
        columns.append(np.imag(f(z)) / 1e-30)
    return np.stack(columns, -1)


def unchecked(given: Any, *functions: str) -> Case:
    """An input with nothing to compare with."""
    return given, dict.fromkeys(functions)


def hello() -> Case:
    """x^2 and 2 x."""
    return -1.75, {"square": 3.0625, "double": -3.5}


def llsq() -> Case:
    """Half the square of V x - s, for a Vandermonde matrix V: the gradient is V' (V x - s)."""
    n, x = 9, np.random.default_rng(0).random(5)
    t = -1 + 2 * np.arange(n) / (n - 1)
    v = np.vander(t, x.size, increasing=True)
    residual = v @ x - np.sign(t)
    expected = {"primal": residual @ residual / 2, "gradient": v.T @ residual}
    return {"x": x.tolist(), "n": n}, expected


def lse() -> Case:
    """The gradient is softmax; numbers this large overflow where they are not shifted."""
    x = np.array([900.0, 901.5, -3.0, 901.25, 880.0])
    weights = np.exp(x - 900)
    return {"x": x.tolist()}, {
        "primal": 900 + np.log(weights.sum()),
        "gradient": weights / weights.sum(),
    }


def det() -> Case:
    """The gradient is the matrix of cofactors."""
    a = np.random.default_rng(1).random((5, 5))
    value = np.linalg.det(a)
    expected = {"primal": value, "gradient": (value * np.linalg.inv(a).T).ravel()}
    return {"A": a.ravel().tolist(), "ell": 5}, expected


def ode() -> Case:
    """y_i(2) = 2^(i+1) x_0 ... x_i / (i+1)!: a polynomial of degree four is exact in each step."""
    x = np.array([0.7, 1.3, -0.4, 0.9])
    order = np.arange(1, x.size + 1)
    y = np.cumprod(x) * 2.0**order / np.array([math.factorial(i) for i in order])
    return {"x": x.tolist(), "s": 3}, {"primal": y, "gradient": y[-1] / x}


def gmm() -> Case:
    """The density as it is defined, with matrices and determinants."""
    rng = np.random.default_rng(2)
    d, k, n, m, gamma = 3, 4, 70, 2, 0.8
    shapes = {"alpha": (k,), "mu": (k, d), "q": (k, d), "l": (k, d * (d - 1) // 2)}
    parts = {name: rng.normal(size=shape) for name, shape in shapes.items()}
    x = rng.normal(size=(n, d))

    def log_density(alpha: Any, mu: Any, q: Any, **lower: Any) -> Any:
        total, likelihood = 0.0, np.zeros(n, complex)
        weights = np.exp(alpha) / np.exp(alpha).sum()
        for c in range(k):
            factor = np.zeros((d, d), complex)
            factor[np.diag_indices(d)] = np.exp(q[c])
            rows, columns = np.triu_indices(d, 1)
            factor[columns, rows] = lower["l"][c]
            precision = factor.T @ factor
            away = x - mu[c]
            square = np.einsum("ni,ij,nj->n", away, precision, away)
            normal = np.sqrt(np.linalg.det(precision)) / (2 * np.pi) ** (d / 2)
            likelihood = likelihood + weights[c] * normal * np.exp(-square / 2)
            freedom = d + m + 1
            total += (freedom - d - 1) / 2 * np.log(np.linalg.det(precision))
            total -= gamma**2 / 2 * np.trace(precision)
            total -= freedom * d / 2 * math.log(2) - freedom * d * math.log(gamma)
            total -= d * (d - 1) / 4 * math.log(math.pi)
            total -= sum(math.lgamma((freedom - j) / 2) for j in range(d))
        return total + np.log(likelihood).sum()

    gradient = {
        name: complex_step(lambda z, name=name: log_density(**(parts | {name: z})), part).reshape(
            part.shape
        )
        for name, part in parts.items()
    }
    given = {name: part.tolist() for name, part in parts.items()}
    given |= {"d": d, "k": k, "n": n, "m": m, "gamma": gamma, "x": x.tolist()}
    return given, {"objective": log_density(**parts).real, "jacobian": gradient}


def exponential(rotation: np.ndarray) -> np.ndarray:
    """The rotation matrix of an axis times an angle: the exponential of its cross product."""
    x, y, z = rotation
    cross = np.array([[0 * x, -z, y], [z, 0 * x, -x], [-y, x, 0 * x]])
    result, term = np.eye(3), np.eye(3)
    for i in range(1, 30):
        term = term @ cross / i
        result = result + term
    return result


def residual(z: np.ndarray, feature: np.ndarray) -> np.ndarray:
    """The place where a camera (11 numbers) sees a point (3), less the seen one, times a weight."""
    camera, point, weight = z[:11], z[11:14], z[14]
    x = exponential(camera[:3]) @ (point - camera[3:6])
    u = x[:2] / x[2]
    square = u @ u
    bent = u * (1 + camera[9] * square + camera[10] * square**2)
    return weight * (bent * camera[6] + camera[7:9] - feature)


def bundle(rotation: list[float]) -> Case:
    """Two cameras, three points, twelve observations."""
    n, m, p = 2, 3, 12
    camera = np.array([*rotation, 0.1, -0.2, 0.3, 2.0, 0.05, -0.04, 0.02, -0.01])
    point, weight, feature = np.array([0.4, 0.5, 1.9]), 0.7, np.array([0.3, 0.6])
    z = np.concatenate([camera, point, [weight]])
    jacobian = complex_step(lambda z: residual(z, feature), z)
    # The columns of the first observation, once for each of its rows, and that of the last weight.
    columns = [*range(11), *range(11 * n, 11 * n + 3), 11 * n + 3 * m]
    starts = [15 * row for row in range(2 * p + 1)] + [30 * p + i + 1 for i in range(p)]
    sparse = {
        "rows": [*starts[:30], starts[-1]],
        "cols": [*columns, *columns, 11 * n + 3 * m + p - 1],
        "vals": [*jacobian.ravel(), -2 * weight],
    }
    given = {"n": n, "m": m, "p": p, "cam": camera.tolist(), "x": point.tolist()}
    given |= {"w": weight, "feat": feature.tolist()}
    residuals = {"elements": residual(z, feature), "repeated": p}
    weights = {"element": 1 - weight**2, "repeated": p}
    return given, {"objective": {"reproj_error": residuals, "w_err": weights}, "jacobian": sparse}


def ba() -> Case:
    """A camera that is turned."""
    return bundle([0.2, -0.1, 0.3])


def lstm() -> Case:
    """ADBench's reference."""
    given, expected = inputs.read("lstm_l2_c1024"), inputs.reference("lstm_l2_c1024")
    names = {"main": "main_params", "extra": "extra_params"}
    parts = {names.get(name, name): part.tolist() for name, part in given.items()}
    gradient = np.concatenate([expected["d_main"].ravel(), expected["d_extra"].ravel()])
    return parts, {"objective": float(expected["value"]), "jacobian": gradient}


def hand_input(name: str = "hand2_t26_c192") -> tuple[dict[str, Any], inputs.Inputs]:
    """ADBench's hand in the protocol's words; every point belongs to a vertex."""
    given = inputs.read(name)
    model = {
        "bone_count": len(given["parents"]),
        "bone_names": [f"bone{i}" for i in range(len(given["parents"]))],
        "parents": given["parents"].tolist(),
        "base_relatives": given["base_relative"].tolist(),
        "inverse_base_absolutes": given["inverse_base"].tolist(),
        "base_positions": given["base_positions"].tolist(),
        "weights": given["skin"].tolist(),
        "triangles": [],
        "is_mirrored": False,
    }
    data = {"model": model, "correspondences": given["correspondences"].tolist()}
    data["points"] = given["points"].tolist()
    return {"theta": given["theta"].tolist(), "data": data, "us": []}, given


def ht() -> Case:
    """ADBench's reference, where points belong to vertices."""
    given, _ = hand_input()
    expected = inputs.reference("hand2_t26_c192")
    jacobian = expected["jacobian"].reshape(-1, len(given["theta"]))
    return given, {"objective": expected["value"].ravel(), "jacobian": jacobian}


def surface(given: Any, theta: np.ndarray, us: np.ndarray) -> np.ndarray:
    """Errors of points that belong to triangles, by products of four by four matrices."""
    model = {n: np.asarray(v) for n, v in given["data"]["model"].items() if n != "bone_names"}
    parents, absolute = model["parents"], []
    vertices = 0
    for bone, parent in enumerate(parents):
        x = z = 0.0
        if bone >= 1 and (bone - 1) // 4 < 5 and (bone - 1) % 4:
            first = 6 + 4 * ((bone - 1) // 4)
            joint = (bone - 1) % 4
            x = theta[first if joint == 1 else first + joint]
            z = theta[first + 1] if joint == 1 else 0.0
        turn = np.eye(4, dtype=complex)
        turn[:3, :3] = exponential(np.array([0, 0, z])) @ exponential(np.array([x, 0, 0]))
        at = model["base_relatives"][bone] @ turn
        absolute.append(at if parent < 0 else absolute[parent] @ at)
        moved = absolute[bone] @ model["inverse_base_absolutes"][bone] @ model["base_positions"].T
        vertices = vertices + moved[:3] * model["weights"][:, bone]
    if model["is_mirrored"]:
        vertices = np.diag([-1, 1, 1]) @ vertices
    vertices = (exponential(theta[:3]) @ vertices).T + theta[3:6]
    corners = vertices[model["triangles"][np.asarray(given["data"]["correspondences"])]]
    where = np.stack([us[:, 0], us[:, 1], 1 - us[:, 0] - us[:, 1]], 1)
    return np.asarray(given["data"]["points"]) - np.einsum("pc,pcj->pj", where, corners)


def ht_on_triangles() -> Case:
    """Points on triangles of a mirrored hand: two columns for all us, then those of theta."""
    given, _ = hand_input()
    rng, count = np.random.default_rng(3), 6
    vertices = len(given["data"]["model"]["base_positions"])
    given["data"]["model"]["triangles"] = rng.integers(0, vertices, (9, 3)).tolist()
    given["data"]["model"]["is_mirrored"] = True
    given["data"]["correspondences"] = rng.integers(0, 9, count).tolist()
    given["data"]["points"] = rng.normal(size=(count, 3)).tolist()
    us, theta = rng.random((count, 2)), np.asarray(given["theta"])
    given["us"] = us.tolist()
    by_theta = complex_step(lambda t: surface(given, t, us), theta).reshape(-1, theta.size)
    each = complex_step(lambda u: surface(given, theta, u), us).reshape(count, 3, count, 2)
    by_us = each.sum(axis=2).reshape(-1, 2)
    errors = surface(given, theta, us).real.ravel()
    return given, {"objective": errors, "jacobian": np.concatenate([by_us, by_theta], 1)}


def kmeans() -> Case:
    """A Newton step ends at the mean of a centroid's points: the quotient is what is between."""
    rng = np.random.default_rng(4)
    points = rng.random((40, 3))
    centroids = points[-4:] + 0.01
    squares = ((points[:, None] - centroids) ** 2).sum(-1)
    nearest = squares.argmin(1)
    means = np.stack([points[nearest == c].mean(0) for c in range(4)])
    given = {"points": points.tolist(), "centroids": centroids.tolist()}
    return given, {"cost": squares.min(1).sum(), "dir": centroids - means}


def crossing(w: float) -> float:
    """The place where the particle crosses the axis, with the force written out."""
    x, v, h = np.array([0.0, 8.0]), np.array([0.75, 0.0]), 0.1
    while True:
        away = x - np.array([[10, 10 - w], [10, 0]])
        force = (away / np.linalg.norm(away, axis=1)[:, None] ** 3).sum(0)
        x = x + h * v
        if x[1] <= 0:
            return float(x[0] - x[1] / v[1] * v[0])
        v = v + h * force


def particle() -> Case:
    """GradBench's expectation: a step of the descent that differs would end elsewhere."""
    return {"w": 0.0}, dict.fromkeys(("rr", "rf", "fr", "ff"), 0.2071918746486116)


def saddle() -> Case:
    """GradBench's expectation; the point itself is the origin."""
    end = np.full(4, 8.246324826140356e-06)
    return {"start": [1.0, 1.0]}, dict.fromkeys(("rr", "rf", "fr", "ff"), end)


CASES: dict[str, Callable[[], Case]] = {
    f.__name__: f for f in (hello, llsq, lse, det, ode, gmm, ba, lstm, ht, kmeans, particle, saddle)
}


def random_mixture(d: int, k: int, n: int) -> dict[str, Any]:
    """A mixture as GradBench draws it."""
    rng = np.random.default_rng(31337)
    shapes = {"x": (n, d), "mu": (k, d), "q": (k, d), "l": (k, d * (d - 1) // 2), "alpha": (k,)}
    parts = {name: rng.normal(size=shape).tolist() for name, shape in shapes.items()}
    return parts | {"d": d, "k": k, "n": n, "m": 0, "gamma": 1.0}


def random_points(n: int, k: int, d: int) -> dict[str, Any]:
    """Points, of which the last are centroids."""
    points = np.random.default_rng(0).random((n, d)).tolist()
    return {"points": points, "centroids": points[-k:]}


def bundle_of_adbench() -> dict[str, Any]:
    """The first of ADBench's scenes."""
    words = (inputs.DATA / "ba1_n49_m7776_p31843.txt").read_text().split()
    numbers = [float(word) for word in words[3:]]
    n, m, p = map(int, words[:3])
    parts = {"cam": numbers[:11], "x": numbers[11:14], "w": numbers[14], "feat": numbers[15:17]}
    return parts | {"n": n, "m": m, "p": p}


def draw(*shape: int) -> list[float]:
    """Numbers in [0, 1)."""
    return np.random.default_rng(31337).random(shape).ravel().tolist()


LARGE: dict[str, Callable[[], Case]] = {
    "llsq": lambda: unchecked({"x": draw(128), "n": 4096}, "primal", "gradient"),
    "lse": lambda: unchecked({"x": draw(1_280_000)}, "primal", "gradient"),
    "det": lambda: unchecked({"A": draw(9, 9), "ell": 9}, "primal", "gradient"),
    "ode": lambda: unchecked({"x": draw(10_000), "s": 100}, "primal", "gradient"),
    "gmm": lambda: unchecked(random_mixture(32, 25, 1000), "objective", "jacobian"),
    "ba": lambda: unchecked(bundle_of_adbench(), "objective", "jacobian"),
    "lstm": lambda: unchecked(lstm()[0], "objective", "jacobian"),
    "ht": lambda: unchecked(hand_input()[0], "objective", "jacobian"),
    "kmeans": lambda: unchecked(random_points(10_000, 100, 16), "cost", "dir"),
    "particle": lambda: unchecked({"w": 0.0}, "rr", "rf", "fr", "ff"),
    "saddle": lambda: unchecked({"start": [1.0, 1.0]}, "rr", "rf", "fr", "ff"),
}
