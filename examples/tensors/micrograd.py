"""An expression of numbers, and its derivatives: the demo of micrograd.

    python examples/tensors/micrograd.py

The expression becomes one routine that keeps `a`, `b`, `g` and the two derivatives; what stands
between is in registers. By hand, g = 24.7041, dg/da = 138.8338, dg/db = 645.5773.
"""

from ad_opt import tensor as tn


def model():
    """The expression `g`, and the numbers that it is made of."""
    a = tn.param((), init=-4.0, name="a", dtype="f64")
    b = tn.param((), init=2.0, name="b", dtype="f64")
    c = a + b
    d = a * b + b**3
    c = c + c + 1
    c = c + 1 + c - a
    d = d + 2 * d + tn.relu(b + a)
    d = d + 3 * d + tn.relu(b - a)
    e = c - d
    f = e**2
    g = f / 2 + 10 / f
    return g, a, b


def main():
    """Value and derivatives."""
    g, a, b = model()
    by_a, by_b = tn.gradient(g, [a, b])
    run = tn.routine(outputs=[g, by_a, by_b], name="micrograd")
    run()
    value, da, db = (float(run[one]) for one in (g, by_a, by_b))
    print(f"g = {value:.4f}, dg/da = {da:.4f}, dg/db = {db:.4f}")
    return value, da, db


if __name__ == "__main__":
    main()
