"""A network with two hidden layers tells two half moons apart.

    python examples/tensors/moons.py --out build/moons

2-16-16-1 with `relu`, hinge loss, 800 points in batches of 10, stochastic gradient descent with a
rate that falls from 0.2 to 0.1. After 6400 steps no point is on the wrong side. A step is one
routine; with `--out` the loss and the boundary are drawn, and the parameters kept: the next run
continues from these.
"""

import numpy as np
from datasets import moons
from options import options

from ad_opt import tensor as tn

POINTS, BATCH, STEPS = 800, 10, 6400


class Network:
    """Parameters, and the scores that they give to points: positive for the upper moon."""

    def __init__(self, seed=1):
        shapes = ("2->16", "16->16", "16->1")
        self.weights = [tn.param(at, name=f"w{n}", seed=seed) for n, at in enumerate(shapes)]
        self.biases = [tn.param(n, init=0.0, name=f"b{at}") for at, n in enumerate((16, 16, 1))]

    def scores(self, x):
        """Scores `batch|1` of points `batch|2`."""
        *hidden, last = zip(self.weights, self.biases, strict=True)
        for w, b in hidden:
            x = tn.relu(w @ x + b)
        return last[0] @ x + last[1]


def train(steps=STEPS, out=None, seed=1, progress=None):
    """Train; give the run, and the function that scores points."""
    places, labels = moons(POINTS, seed)
    all_points = tn.data(places, "points", "_|_", dtype="f32")
    all_labels = tn.data(labels[:, None], "labels", "_|_", dtype="f32")
    batch, step = tn.symbol("batch", POINTS // BATCH), tn.symbol("step", STEPS)
    points, signs = all_points.batch(batch, BATCH), all_labels.batch(batch, BATCH)

    network = Network(seed)
    loss = tn.mean(tn.relu(1 - signs * network.scores(points)))
    update = tn.sgd(loss, lr=tn.linear(step, 0.2, 0.1, STEPS), weight_decay=1e-4)
    fit = tn.routine(update, outputs=[loss], name="fit")
    kept = {} if out is None else {"path": out / "moons.npz", "plot": out / "loss.png"}
    run = tn.train(fit, steps, update, progress=progress, **kept)

    return run, lambda at: tn.evaluate(network.scores(tn.data(at, "at", "_|_", "f32")))[:, 0]


def draw(classify, places, labels, path):
    """The boundary between the classes, as a picture."""
    from matplotlib.figure import Figure

    x, y = np.meshgrid(np.linspace(-1.5, 2.5, 200), np.linspace(-1.1, 1.6, 150))
    field = classify(np.stack([x, y], -1).reshape(-1, 2)).reshape(x.shape)
    figure = Figure(figsize=(6, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.contourf(x, y, field, levels=[-1e9, 0, 1e9], colors=["#f3c9b5", "#b9cfe8"])
    axes.contour(x, y, field, levels=[-1, 0, 1], colors="k", linewidths=[0.5, 1.2, 0.5])
    for sign, color in ((-1, "#c4441c"), (1, "#2b5f9e")):
        axes.scatter(*places[labels == sign].T, s=6, c=color)
    axes.set_aspect("equal")
    figure.savefig(path, dpi=120)


def main():
    """Train, say how many points are on the right side, draw."""
    chosen = options(__doc__.splitlines()[0], STEPS)
    run, classify = train(chosen.steps, chosen.out)
    places, labels = moons(POINTS, 1)
    right = np.mean(np.sign(classify(places)) == labels)
    epoch = POINTS // BATCH
    print(f"{run.steps} steps, loss of the last epoch {np.sum(run.losses[-epoch:]):.4f}")
    print(f"{100 * right:.2f} % on the right side")
    if chosen.out is not None:
        draw(classify, places, labels, chosen.out / "boundary.png")
        print(f"drawn: {chosen.out / 'boundary.png'}")


if __name__ == "__main__":
    main()
