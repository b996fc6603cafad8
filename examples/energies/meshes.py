"""Meshes of examples: vertices, triangles, and what energies need of their edges."""

import numpy as np


def grid(n):
    """A square of vertices ``[n * n, 3]``, and its triangles."""
    y, x = np.mgrid[0:n, 0:n]
    vertices = np.stack([x.ravel(), y.ravel(), 0 * x.ravel()], -1).astype(float)
    at = (n * y + x)[:-1, :-1].ravel()
    triangles = np.concatenate(
        [np.stack([at, at + 1, at + n], -1), np.stack([at + 1, at + n + 1, at + n], -1)]
    )
    return vertices, triangles


def edges(triangles):
    """Each edge in both directions."""
    pairs = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    return np.unique(np.concatenate([pairs, pairs[:, ::-1]]), axis=0)


def wings(triangles):
    """Edges between two triangles: both ends, and the third vertex on either side."""
    third = {}
    for a, b, c in triangles.tolist():
        third |= {(a, b): c, (b, c): a, (c, a): b}
    found = [(a, b, third[a, b], third[b, a]) for a, b in third if a < b and (b, a) in third]
    return np.array(found)


def flat(vertices):
    """A drawing of points in space: seen from the front and a little from above."""
    x, y, z = np.moveaxis(vertices, -1, 0)
    return np.stack([x + 0.3 * y, 0.7 * y - 0.8 * z], -1)
