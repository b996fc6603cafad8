"""Names, letter by letter, from the three letters before.

    python examples/tensors/names_mlp.py

Letters are embedded as vectors of 10 numbers; a hidden layer of 64 with `tanh` reads three of them
(Bengio and others, 2003). On names that it has not seen it predicts better than any table of pairs
of letters could: its loss is more than 0.05 below in 2000 steps.
"""

import numpy as np
from datasets import contexts, names
from names_bigram import entropy
from options import options

from ad_opt import tensor as tn

NAMES, SEEN, BATCH, STEPS = 2500, 3, 64, 2000


class Network:
    """Parameters, and the scores that they give to the next letter."""

    def __init__(self, seed=0):
        self.table = tn.param((27, 10), init=tn.normal(0.5), name="table", seed=seed)
        self.hidden = tn.param((SEEN, 10, 64), init=tn.normal(0.2), name="hidden", seed=seed)
        self.bias = tn.param(64, init=0.0, name="bias")
        self.out = tn.param("64->27", name="out", seed=seed)
        self.shift = tn.param(27, init=0.0, name="shift")

    def scores(self, letters):
        """Scores `batch|27` after letters `batch|3`."""
        embedded = self.table[letters]
        h = tn.tanh(tn.einsum("b|s,e;s,e,h=>b|h", embedded, self.hidden) + self.bias)
        return self.out @ h + self.shift


def train(steps=STEPS, out=None, progress=None):
    """Train; give the run, and losses on names not seen: of the network, of the best table."""
    words = names(NAMES)
    before, letters = contexts(words[:2000], SEEN)
    order = np.random.default_rng(0).permutation(len(letters) // BATCH * BATCH)
    batch, step = tn.symbol("batch", len(order) // BATCH), tn.symbol("step", STEPS)
    seen = tn.data(before[order], "seen", "_|_", dtype="i32")
    wanted = tn.data(letters[order], "wanted", "_|", dtype="i32")

    network = Network()
    scores = network.scores(seen.batch(batch, BATCH))
    loss = tn.cross_entropy(scores, wanted.batch(batch, BATCH))
    update = tn.sgd(loss, lr=tn.linear(step, 0.3, 0.03, STEPS), momentum=0.9)
    fit = tn.routine(update, outputs=[loss], name="fit")
    kept = {} if out is None else {"path": out / "names.npz", "plot": out / "loss.png"}
    run = tn.train(fit, steps, update, progress=progress, **kept)

    before, letters = contexts(words[2000:], SEEN)
    new = network.scores(tn.data(before, "new", "_|_", "i32"))
    reached = tn.evaluate(tn.cross_entropy(new, tn.data(letters, "letters", "_|", "i32")))
    return run, float(reached), entropy(before[:, -1], letters)


def main():
    """Train, and compare with the best table."""
    chosen = options(__doc__.splitlines()[0], STEPS)
    run, reached, table = train(chosen.steps, chosen.out)
    print(f"{run.steps} steps; names not seen: loss {reached:.4f}, the best table {table:.4f}")


if __name__ == "__main__":
    main()
