"""Gradients of C programs by formula, in NumPy: an oracle that shares nothing with the programs.

Each function takes the arguments of the C function, then the weights of its outputs if it has
several, and returns a gradient for each argument that is differentiated.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np


def float_scalar(a: Any, b: Any) -> tuple[Any, ...]:
    a, b = float(a), float(b)
    r, d = math.hypot(a, b), 1 + a * b
    return (
        math.cos(a) * math.exp(-b) + a / r / d - r * b / d**2,
        -math.sin(a) * math.exp(-b) + b / r / d - r * a / d**2,
    )


def horner(c: Any, n: int, x: float) -> tuple[Any, ...]:
    powers = np.arange(n)
    return x**powers, float(np.sum(powers[1:] * c[1:] * x ** (powers[1:] - 1)))


def black_scholes(s: float, k: float, r: float, v: float, t: float) -> tuple[Any, ...]:
    cdf = lambda x: 0.5 * math.erfc(-x / math.sqrt(2))  # noqa: E731
    d1 = (math.log(s / k) + (r + v * v / 2) * t) / (v * math.sqrt(t))
    d2, density = d1 - v * math.sqrt(t), math.exp(-d1 * d1 / 2) / math.sqrt(2 * math.pi)
    discount = math.exp(-r * t)
    vega = s * density * math.sqrt(t)
    theta = s * density * v / (2 * math.sqrt(t)) + r * k * discount * cdf(d2)
    return cdf(d1), -discount * cdf(d2), k * t * discount * cdf(d2), vega, theta


def malloc_temporary(x: Any, n: int) -> tuple[Any, ...]:
    squares = x * x + np.sin(x)
    return (2 * squares[::-1] * (2 * x + np.cos(x)),)


def linked_list(x: Any, n: int) -> tuple[Any, ...]:
    return (np.append(x[1:], 0) + np.append(0, x[:-1]),)


def argmax(x: Any, w: Any, n: int) -> tuple[Any, ...]:
    dx, dw = np.zeros(n), np.zeros(n)
    high, low = np.argmax(x), np.argmin(x)
    dx[high] += 2 * x[high] * w[high]
    dx[low] -= w[low]
    dw[high] += x[high] ** 2
    dw[low] -= x[low]
    return dx, dw


def clamp_fabs(x: Any, n: int) -> tuple[Any, ...]:
    clamped = np.clip(x, -0.8, 0.9)
    inside = (x > -0.8) & (x < 0.9)
    signs = np.sign(x) * np.sign(x[::-1])
    copied = 2 * np.abs(x) * np.sign(x[::-1]) * np.sign(x)
    assert np.all(signs != 0)
    return (np.sign(x) * clamped + np.abs(x) * inside + copied + (x > 0.1),)


def softmax_loss(z: Any, label: Any, rows: int, classes: int) -> tuple[Any, ...]:
    p = np.exp(z) / np.exp(z).sum(1, keepdims=True)
    p[np.arange(rows), label] -= 1
    return (p / rows,)


def calloc_histogram(x: Any, n: int, bins: int) -> tuple[Any, ...]:
    away = x[:, None] - np.arange(bins)
    soft = np.exp(-(away**2))
    return ((2 * away * soft * (np.log(soft.sum(0)) + 1)).sum(1),)


def dynamic_vector(x: Any, n: int) -> tuple[Any, ...]:
    values, rates, owners = [], [], []
    for i, v in enumerate(x):
        for value, rate in [(v * v, 2 * v), (3 * v, 3.0)][: 2 if v > 0 else 1]:
            values.append(value)
            rates.append(rate)
            owners.append(i)
    data, found = np.array(values), np.zeros(n)
    neighbours = np.append(data[1:], 0) + np.append(0, data[:-1])
    np.add.at(found, owners, neighbours * np.array(rates))
    return (found,)


def lu_solve(a: Any, b: Any, n: int) -> tuple[Any, ...]:
    adjoint = np.linalg.solve(a.T, np.arange(1.0, n + 1))
    return -np.outer(adjoint, np.linalg.solve(a, b)), adjoint


def definite(n: int) -> Any:
    """A positive definite matrix."""
    root = np.sin(np.arange(n * n) * 0.7 + 0.3).reshape(n, n)
    return root @ root.T + np.eye(n)


def cholesky(a: Any) -> Any:
    """The program reads the lower half only, which stands for both."""
    inverse = np.linalg.inv(a)
    return np.tril(2 * inverse) - np.diag(np.diag(inverse))


def thomas(low: Any, mid: Any, up: Any, x: Any, s: Any, n: int, w: Any) -> tuple[Any, ...]:
    matrix = np.diag(mid) + np.diag(low[1:], -1) + np.diag(up[:-1], 1)
    solution, adjoint = np.linalg.solve(matrix, x), np.linalg.solve(matrix.T, w)
    dlow, dup = np.zeros(n), np.zeros(n)
    dlow[1:] = -adjoint[1:] * solution[:-1]
    dup[:-1] = -adjoint[:-1] * solution[1:]
    return dlow, -adjoint * solution, dup, adjoint


def fft(x: Any, n: int, w: Any) -> tuple[Any, ...]:
    back = np.fft.ifft(w[:, 0] + 1j * w[:, 1]) * n
    return (np.stack([back.real, back.imag], -1),)


def convolution(x: Any, kernel: Any, y: Any, n: int, k: int, w: Any) -> tuple[Any, ...]:
    padded = np.pad(x, k // 2)
    dkernel = np.array([w @ padded[j : j + n] for j in range(k)])
    dpadded = np.zeros(n + k - 1)
    for j in range(k):
        dpadded[j : j + n] += w * kernel[j]
    return dpadded[k // 2 : k // 2 + n], dkernel


def kmeans(points: Any, centres: Any, n: int, k: int, dim: int) -> tuple[Any, ...]:
    away = points[:, None] - centres
    nearest = np.argmin((away**2).sum(-1), 1)
    dpoints, dcentres = np.zeros_like(points), np.zeros_like(centres)
    for i, c in enumerate(nearest):
        dpoints[i] = 2 * away[i, c] / n
        dcentres[c] -= dpoints[i]
    return dpoints, dcentres


def float2_struct(a: Any, b: Any, z: Any, *w: Any) -> tuple[Any, ...]:
    # Results are (x, y) as one vector, then z; weights likewise.
    (u, v), t = np.asarray(w[0], float), float(w[1])
    (ax, ay), (bx, by), bz = np.asarray(a, float), np.asarray(b, float), float(z)
    da = np.array([u * by + t * bz, -u * bx + v * bz])
    db = np.array([-u * ay + t * by, u * ax + t * bx])
    return da, db, v * ay + t * ax


def struct_result(s: Any, x: Any, n: int, w: Any) -> tuple[Any, ...]:
    mean, variance, last = (float(w[name][0]) for name in ("mean", "variance", "last"))
    found = mean / n + variance * 2 * (x - x.mean()) / (n - 1) + last * x[-1] / n
    found[-1] += last * x.mean()
    return (found,)


def stack_list(x: Any) -> tuple[Any, ...]:
    # r = x4; then r = r x + x for x3, ..., x0.
    values = x[::-1]
    sums = [0.0]
    for v in values:
        sums.append(sums[-1] * v + v)
    after = [np.prod(values[i + 1 :]) for i in range(len(x))]
    return (np.array([(sums[i] + 1) * after[i] for i in range(len(x))])[::-1],)


def gather_scatter(r: Any, c: Any, v: Any, x: Any, y: Any, n: int, w: Any) -> tuple[Any, ...]:
    dx = np.zeros_like(x)
    np.add.at(dx, c, v * w[r])
    return w[r] * x[c], dx, w


def long_long_loop(x: Any, n: int, stride: int) -> tuple[Any, ...]:
    i = np.arange(n)
    return (np.where(i % stride == 0, i + 1 + 2 * x / (n - i), 0.0),)


def memset_clear(x: Any, n: int) -> tuple[Any, ...]:
    def value(seed: int) -> float:
        work, rates, total = np.zeros(8), np.zeros(8), 0.0
        for i in range(n):
            work[i % 8] += x[i] ** 2
            rates[i % 8] += 2 * x[i] * (i == seed)
            if i % 3 == 2:
                total += float(rates @ np.arange(1, 9))
                work[: i + 1] = rates[: i + 1] = 0.0
        return total + float(rates[0] + rates[n - 1])

    return (np.array([value(seed) for seed in range(n)]),)


def callback_struct(x: Any, n: int) -> tuple[Any, ...]:
    found, by = np.zeros(n), x[0]
    for i in range(n):
        a, b, j = x[i], x[(i + 1) % n], (i + 1) % n
        if i % 2:  # a by (b + by)
            found[i] += by * (b + by)
            found[j] += a * by
            found[0] += a * (b + by) + a * by
        else:  # 3 (a + by²)²
            found[i] += 6 * (a + by * by)
            found[0] += 6 * (a + by * by) * 2 * by
    return (found,)


def complex_division(a: float, b: float, c: float, d: float) -> tuple[Any, ...]:
    z, w = complex(a, b), complex(c, d)
    rates = [1 / w, 1j / w, -z / w**2, -1j * z / w**2]
    return tuple(rate.real + 2 * rate.imag for rate in rates)


def restrict_buffers(a: Any, b: Any, out: Any, n: int, w: Any) -> tuple[Any, ...]:
    d = 1 + b * b
    return w * (b + 1 / d), w * (a - 2 * a * b / d**2)


def power_iteration(a: Any, n: int) -> tuple[Any, ...]:
    vector = np.linalg.eigh(a)[1][:, -1]
    return (np.outer(vector, vector),)


def polar(r: float, angle: float, x: Any, y: Any, u: Any, v: Any) -> tuple[Any, ...]:
    s, c, du, dv = math.sin(angle), math.cos(angle), float(u[0] + v[0]), float(v[0])
    return c * du + s * dv, -r * s * du + r * c * dv


def strided_view(data: Any, rows: int, columns: int) -> tuple[Any, ...]:
    i, j = np.indices((rows, columns))
    first = j + 2 * i + 1.0  # transposed: its rows are our columns
    second = np.where((i > 0) & (j > 0), (i - 1) + 2 * (j - 1) + 1.0, 0.0)
    square = data * data
    a, b = (first * square).sum(), (second * square).sum()
    return (2 * data * (first * b + second * a),)


def packed_fields(r: Any, n: int) -> tuple[Any, ...]:
    on = r["tag"] == ord("v")
    value, count, weight = r["value"], r["count"], r["weight"].astype(float)
    return (np.concatenate([2 * value * weight / count * on, value**2 / count * on]),)


def stack_machine(code: Any, k: Any, x: float) -> tuple[Any, ...]:
    # (sin(x²) (k0 + x) sin(k1))²
    s, t = math.sin(x * x), math.sin(k[1])
    root = s * (k[0] + x) * t
    dk = 2 * root * np.array([s * t, s * (k[0] + x) * math.cos(k[1])])
    return dk, 2 * root * t * (2 * x * math.cos(x * x) * (k[0] + x) + s)


def expression_tree(x: Any) -> tuple[Any, ...]:
    # cos(x0 (x1 + 2.5)) + x2 x0
    slope = -math.sin(x[0] * (x[1] + 2.5))
    return (np.array([slope * (x[1] + 2.5) + x[2], slope * x[0], x[0]]),)


def hash_table(x: Any) -> tuple[Any, ...]:
    def updates(*indices: int) -> tuple[float, Any]:
        value, rate = 1.0, np.zeros(7)
        for i in indices:
            rate = rate * x[i]
            rate[i] += value + 1
            value = value * x[i] + x[i]
        return value, rate

    (mass, dmass), (force, dforce), (_, dtime) = updates(0, 2, 5), updates(1, 4), updates(3)
    found = dmass * force + mass * dforce + dtime * x[6]
    found[6] += updates(3)[0]
    return (found,)


def fast_math(x: Any, y: Any, n: int) -> tuple[Any, ...]:
    d, norm = 1 + y * y, float(x @ x)
    total = float(np.sum(x * y / d))
    slope = 1 / math.sqrt(norm) + math.exp(-norm) * math.copysign(1, total)
    by_norm = -0.5 * total * norm**-1.5 - math.exp(-norm) * abs(total)
    return slope * y / d + 2 * x * by_norm, slope * x * (1 - y * y) / d**2


def debug_info(positions: Any, n: int, k: float) -> tuple[Any, ...]:
    stretch = np.diff(positions) - 0.4
    forces = k * stretch
    return np.append(0, forces) - np.append(forces, 0), float(0.5 * stretch @ stretch)


def function_factory(x: float, a: int, b: int) -> tuple[Any, ...]:
    # a: 2 t², b: √(1 + t²) =: r. The sum is 2 r² x + r x.
    r = math.sqrt(1 + x * x)
    return (2 * (1 + x * x) + 4 * x * x + r + x * x / r,)


def convolution_2d(image: Any, weights: Any, h: int, w: int) -> tuple[Any, ...]:
    image, weights = image.astype(float), weights.astype(float)
    dimage, dkernel = np.zeros_like(image), np.zeros((3, 3))
    windows = np.lib.stride_tricks.sliding_window_view(image, (3, 3))
    sums = (windows * weights**2).sum((-2, -1))
    for y in range(0, h - 2, 2):
        for x in range(0, w - 2, 2):
            block = sums[y : y + 2, x : x + 2]
            dy, dx = np.unravel_index(np.argmax(block), block.shape)
            dimage[y + dy : y + dy + 3, x + dx : x + dx + 3] += weights**2
            dkernel += windows[y + dy, x + dx]
    return dimage, 2 * weights * dkernel


def blas_matrix(a: Any, b: Any, x: Any, n: int) -> tuple[Any, ...]:
    # c = a bᵀ / 2, y = 2 cᵀ x + y0 / 4, and the square of y.
    y = 2 * (0.5 * a @ b.T).T @ x + 0.25 * np.arange(1.0, n + 1)
    dc = 4 * np.outer(x, y)
    return 0.5 * dc @ b, 0.5 * dc.T @ a, 4 * (0.5 * a @ b.T) @ y


def counting_sort(x: Any, key: Any, n: int) -> tuple[Any, ...]:
    order = np.argsort(key, kind="stable")
    powers = 0.7 ** (n - 1 - np.arange(n))
    found = powers * x[order] ** 2
    found[order] += powers * 2 * x[order] * x
    return (found,)


def generic_stack(x: Any, n: int) -> tuple[Any, ...]:
    # The last in is the first out: the sum halves for everything that comes after.
    return (3 * x**2 * 0.5 * np.arange(1, n + 1) * 0.5 ** np.arange(n),)


def deep_recursion(x: float, y: float, n: int) -> tuple[Any, ...]:
    last = 0.9999**n
    return y * last + 1e-3 * (1 - last) / (1 - 0.9999), x * last


def complex_float(z: Any, t: Any) -> tuple[Any, ...]:
    (a, b), t = np.asarray(z, float), float(t)
    # w = (a - b t + a t) + (b + a t - b t) i
    re, im = a - b * t + a * t, b + a * t - b * t
    by = lambda dre, dim: dre * im + re * dim  # noqa: E731
    da, db = by(1 + t, t) + 2 * a, by(-t, 1 - t) - 2 * b
    return np.array([da, db]), by(a - b, a - b)


def givens_qr(a: Any, m: int, n: int) -> tuple[Any, ...]:
    return (a @ np.linalg.inv(a.T @ a),)


def jacobi_eigen(a: Any, weight: Any, n: int) -> tuple[Any, ...]:
    # Each eigenvalue stands where the rotations leave it: the order is that of the program.
    a = a.copy()
    for _ in range(30):
        for p in range(n):
            for q in range(p + 1, n):
                if abs(a[p, q]) < 1e-300:
                    continue
                theta = (a[q, q] - a[p, p]) / (2 * a[p, q])
                t = math.copysign(1, theta) / (abs(theta) + math.sqrt(theta**2 + 1))
                turn = np.eye(n)
                turn[p, p] = turn[q, q] = 1 / math.sqrt(t * t + 1)
                turn[p, q] = t * turn[p, p]
                turn[q, p] = -turn[p, q]
                a = turn.T @ a @ turn
    return (np.diag(a) ** 2,)


def fft_iterative(re: Any, im: Any, n: int, u: Any, v: Any) -> tuple[Any, ...]:
    back = np.fft.ifft(u + 1j * v) * n
    return back.real, back.imag


def shortest_path(length: Any, start: Any, end: Any, count: int, nodes: int) -> tuple[Any, ...]:
    best, via = np.full(nodes, np.inf), {}
    best[0] = 0.0
    for _ in range(nodes):
        for k in range(count):
            if best[start[k]] + length[k] < best[end[k]]:
                best[end[k]], via[end[k]] = best[start[k]] + length[k], k
    found = np.zeros(count)
    for node, weight in ((nodes - 1, 2 * best[nodes - 1]), (nodes // 2, 1.0)):
        while node:
            found[via[node]] += weight
            node = start[via[node]]
    return (found,)
