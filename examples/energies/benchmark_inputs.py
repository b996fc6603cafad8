"""Inputs of three image energies, by which solvers are compared; arrays are ``[y, x, channel]``.

arap     image warping, unknowns U [n, n, 2] (start: rest) and theta [n, n] (start: 0):
         100/2 |U_i - constraint_i|^2 where both channels of constraint_i are >= 0, and for each of
         the 4 neighbours j of i 0.01/2 |(U_i - U_j) - R(theta_i) (rest_i - rest_j)|^2,
         R(a) = [cos a, -sin a; sin a, cos a]
poisson  editing, unknown X [n, n, 4] (start: base), fixed to base where mask != 0:
         for each free i and each of its 4 neighbours j: 1/2 |(X_i - X_j) - (T_i - T_j)|^2
flow     optical flow, unknown F [n, n, 2] = (x, y) displacement (start: 0):
         10/2 (I(p) - Ihat(p + F_p))^2 with Ihat sampled bilinearly (cell index clamped to
         [0, n-2], fraction not clamped, derivative exact), and for each of the 4 neighbours j of i
         0.1/2 |F_i - F_j|^2 (each pair counted from both ends)

Residuals that reach outside the image are 0. Gauss-Newton from the start, each system solved by
exactly 50 steps of conjugate gradients with the inverse of the diagonal. Costs after 4 iterations
at n = 128 in double precision, on which Ceres, JAX and a solver written by hand agree to 9 digits:
arap 1.02836932, poisson 123061.43, flow 5.31778715.
"""

import numpy as np


def grid(n):
    """Coordinates x and y of all points."""
    y, x = np.mgrid[0:n, 0:n].astype(np.float64)
    return x, y


def arap(n):
    """Rest and constraint, -1 where free: border pinned, 8 handles moved by up to 4 % of n."""
    x, y = grid(n)
    rest = np.stack([x, y], -1)
    constraint = -np.ones((n, n, 2))
    constraint[0, :], constraint[-1, :] = rest[0, :], rest[-1, :]
    constraint[:, 0], constraint[:, -1] = rest[:, 0], rest[:, -1]
    rng = np.random.RandomState(1)
    for k in range(8):
        cx = int(n * (0.2 + 0.6 * ((k * 0.37) % 1)))
        cy = int(n * (0.2 + 0.6 * ((k * 0.61) % 1)))
        dx, dy = rng.uniform(-1, 1, 2) * 0.04 * n
        constraint[cy, cx] = [cx + dx, cy + dy]
    return rest, constraint


def poisson(n):
    """Base, target and mask (0: free)."""
    x, y = grid(n)
    u, v = x / n, y / n
    opaque = np.full_like(u, 255.0)
    base = np.stack([100 + 50 * u, 120 + 40 * v, 90 + 30 * u * v, opaque], -1)
    target = np.stack(
        [
            128 + 60 * np.sin(12 * u) * np.cos(9 * v) + 20 * np.sin(60 * u + 40 * v),
            128 + 50 * np.cos(10 * u * v * 6),
            128 + 40 * np.sin(30 * v) * np.sin(25 * u),
            opaque,
        ],
        -1,
    )
    mask = np.ones((n, n))
    mask[n // 8 : n - n // 8, n // 8 : n - n // 8] = 0
    return base, target, mask


def flow(n):
    """A smooth texture, and it moved by a known flow of at most 1.5 pixels."""
    x, y = grid(n)

    def texture(a, b):
        return (
            0.5
            + 0.25 * np.sin(a * 0.21) * np.cos(b * 0.17)
            + 0.15 * np.sin(a * 0.07 + b * 0.11)
            + 0.1 * np.cos(0.33 * b)
        )

    fx = 1.5 * np.sin(2 * np.pi * y / n)
    fy = np.cos(2 * np.pi * x / n)
    return texture(x, y), texture(x - fx, y - fy)
