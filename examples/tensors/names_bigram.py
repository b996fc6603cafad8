"""Names, letter by letter: which letter follows which.

    python examples/tensors/names_bigram.py

A table of 27 x 27 numbers is all there is to learn, so what is best is known: the share of each
pair of letters in the names. The loss gets within 0.02 of the entropy of these shares in 400 steps.
"""

import numpy as np
from datasets import ALPHABET, contexts, names
from options import options

from ad_opt import tensor as tn

NAMES, BATCH, STEPS = 1000, 500, 400


def train(steps=STEPS, out=None, progress=None):
    """Train; give the run, the loss over all names, and the least that there is."""
    before, letters = contexts(names(NAMES), 1)
    count = len(letters) // BATCH
    before, letters = before[: count * BATCH, 0], letters[: count * BATCH]
    batch = tn.symbol("batch", count)
    seen = tn.data(before, "seen", "_|", dtype="i32")
    wanted = tn.data(letters, "wanted", "_|", dtype="i32")

    table = tn.param((27, 27), init=0.0, name="table")
    loss = tn.cross_entropy(table[seen.batch(batch, BATCH)], wanted.batch(batch, BATCH))
    update = tn.sgd(loss, lr=10.0, momentum=0.5)
    fit = tn.routine(update, outputs=[loss], name="fit")
    plot = {} if out is None else {"plot": out / "loss.png"}
    run = tn.train(fit, steps, progress=progress, **plot)

    reached = tn.evaluate(tn.cross_entropy(table[seen], wanted))
    return run, float(reached), entropy(before, letters), table.value


def entropy(before, letters):
    """The least mean loss: that of the shares of pairs."""
    pairs = np.zeros((27, 27))
    np.add.at(pairs, (before, letters), 1)
    shares = pairs / np.maximum(pairs.sum(1, keepdims=True), 1)
    return -np.sum(pairs * np.log(np.where(pairs > 0, shares, 1))) / len(letters)


def made_up(table, rng):
    """A name, each letter chosen as the table says."""
    name, letter = "", 0
    while len(name) < 12:
        weights = np.exp(table[letter] - table[letter].max())
        letter = rng.choice(27, p=weights / weights.sum())
        if letter == 0:
            break
        name += ALPHABET[letter]
    return name


def main():
    """Train, compare with what is best, make up some names."""
    chosen = options(__doc__.splitlines()[0], STEPS)
    run, reached, least, table = train(chosen.steps, chosen.out)
    print(f"{run.steps} steps, loss {reached:.4f}, least {least:.4f}")
    rng = np.random.default_rng(0)
    print(", ".join(made_up(table, rng) for _ in range(8)))


if __name__ == "__main__":
    main()
