"""The JSON of each eval as arrays, and arrays of its programs as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

Arrays = dict[str, np.ndarray]


class Eval(NamedTuple):
    """``encode`` takes an input; ``decode`` has, for each function, what makes JSON of arrays."""

    encode: Callable[[Any], Arrays]
    decode: dict[str, Callable[[Any, Arrays], Any]]


def reals(*names: str) -> Callable[[Any], Arrays]:
    """Fields that are numbers or nested lists of numbers, as arrays of float64."""
    return lambda given: {name: np.asarray(given[name], np.float64).ravel() for name in names}


def with_integers(encode: Callable[[Any], Arrays], *names: str) -> Callable[[Any], Arrays]:
    """Fields of ``encode``, and fields that are integers."""

    def both(given: Any) -> Arrays:
        return encode(given) | {n: np.asarray(given[n], np.int64).ravel() for n in names}

    return both


def number(given: Any, found: Arrays) -> float:
    """The only element of ``value``."""
    return float(found["value"][0])


def flat(name: str) -> Callable[[Any, Arrays], list[float]]:
    """All elements of an array, as one list."""
    return lambda given, found: found[name].tolist()


def encode_kmeans(given: Any) -> Arrays:
    """Points and centroids row by row, and how long a row is."""
    return reals("points", "centroids")(given) | {"d": np.array([len(given["points"][0])])}


def decode_direction(given: Any, found: Arrays) -> list[list[float]]:
    """A row for each centroid."""
    return found["direction"].reshape(len(given["centroids"]), -1).tolist()


def decode_mixture(given: Any, found: Arrays) -> dict[str, Any]:
    """Gradients with the shapes of what they are by."""
    rows = {name: found[name].reshape(given["k"], -1).tolist() for name in ("mu", "q", "l")}
    return rows | {"alpha": found["alpha"].tolist()}


def decode_residuals(given: Any, found: Arrays) -> dict[str, Any]:
    """The first observation's residuals, and how many there are: all are alike."""
    return {
        "reproj_error": {"elements": found["reprojection"][:2].tolist(), "repeated": given["p"]},
        "w_err": {"element": float(found["weights"][0]), "repeated": given["p"]},
    }


def decode_sparse(given: Any, found: Arrays) -> dict[str, Any]:
    """Starts of rows, columns and values."""
    starts, columns = (found[name].astype(int).tolist() for name in ("rows", "cols"))
    return {"rows": starts, "cols": columns, "vals": found["vals"].tolist()}


def encode_hand(given: Any) -> Arrays:
    """The pose, the model and the measurements; a hand is mirrored only if that is said."""
    data, model = given["data"], given["data"]["model"]
    maps = reals("base_relatives", "inverse_base_absolutes", "base_positions", "weights")
    arrays = reals("theta", "us")(given) | reals("points")(data)
    arrays |= with_integers(maps, "parents", "triangles")(model)
    arrays["is_mirrored"] = np.array([int(model.get("is_mirrored", False))])
    return arrays | {"correspondences": np.asarray(data["correspondences"], np.int64)}


def decode_columns(given: Any, found: Arrays) -> list[list[float]]:
    """Rows of a Jacobian that comes by columns."""
    rows = 3 * len(given["data"]["correspondences"])
    return found["columns"].reshape(-1, rows).T.tolist()


GRADIENT: dict[str, Callable[[Any, Arrays], Any]] = {"primal": number, "gradient": flat("gradient")}
MODES = ("rr", "rf", "fr", "ff")

EVALS: dict[str, Eval] = {
    "hello": Eval(lambda x: {"x": np.array([x], np.float64)}, {"square": number, "double": number}),
    "llsq": Eval(with_integers(reals("x"), "n"), GRADIENT),
    "lse": Eval(reals("x"), GRADIENT),
    "det": Eval(with_integers(reals("A"), "ell"), GRADIENT),
    "ode": Eval(with_integers(reals("x"), "s"), GRADIENT | {"primal": flat("value")}),
    "lstm": Eval(
        reals("main_params", "extra_params", "state", "sequence"),
        {"objective": number, "jacobian": flat("gradient")},
    ),
    "gmm": Eval(
        with_integers(reals("alpha", "mu", "q", "l", "x", "gamma"), "n", "d", "k", "m"),
        {"objective": number, "jacobian": decode_mixture},
    ),
    "ba": Eval(
        with_integers(reals("cam", "x", "w", "feat"), "n", "m", "p"),
        {"objective": decode_residuals, "jacobian": decode_sparse},
    ),
    "ht": Eval(encode_hand, {"objective": flat("errors"), "jacobian": decode_columns}),
    "kmeans": Eval(encode_kmeans, {"cost": number, "dir": decode_direction}),
    "particle": Eval(reals("w"), dict.fromkeys(MODES, number)),
    "saddle": Eval(reals("start"), dict.fromkeys(MODES, flat("point"))),
}
