"""A small convolutional network reads digits.

    python examples/tensors/digits_cnn.py --out build/digits

Two convolutions with `relu` and pooling, and a linear layer, on pictures of 16 x 16 pixels. Of 500
digits that it has not seen it reads at least 95 % after 600 steps.
"""

from datasets import digits
from options import options

from ad_opt import tensor as tn

TRAINING, TEST, BATCH, STEPS = 3200, 500, 32, 600


class Network:
    """Parameters, and the scores that they give to the ten digits."""

    def __init__(self, seed=0):
        def kernel(name, channels, made):
            return tn.param((3, 3, channels, made), init=tn.he(), name=name, seed=seed)

        self.kernels = [kernel("kernel0", 1, 8), kernel("kernel1", 8, 16)]
        self.biases = [tn.param(8, init=0.0, name="bias0"), tn.param(16, init=0.0, name="bias1")]
        self.linear = tn.param((4, 4, 16, 10), init=tn.normal(0.05), name="linear", seed=seed)
        self.shift = tn.param(10, init=0.0, name="shift")

    def scores(self, x):
        """Scores `batch|10` of pictures `batch|16,16,1`."""
        for kernel, bias in zip(self.kernels, self.biases, strict=True):
            x = tn.max_pool2d(tn.relu(tn.conv2d(x, kernel, padding="same") + bias))
        return tn.einsum("b|y,x,c;y,x,c,o=>b|o", x, self.linear) + self.shift


def train(steps=STEPS, out=None, progress=None):
    """Train; give the run, and the share of digits not seen that are read."""
    images, labels = digits(TRAINING + TEST)
    batch, step = tn.symbol("batch", TRAINING // BATCH), tn.symbol("step", STEPS)
    pictures = tn.data(images[:TRAINING, ..., None], "pictures", "_|...", dtype="f32")
    wanted = tn.data(labels[:TRAINING], "wanted", "_|", dtype="i32")

    network = Network()
    scores = network.scores(pictures.batch(batch, BATCH))
    loss = tn.cross_entropy(scores, wanted.batch(batch, BATCH))
    update = tn.sgd(loss, lr=tn.linear(step, 0.05, 0.005, STEPS), momentum=0.9)
    fit = tn.routine(update, outputs=[loss], name="fit")
    kept = {} if out is None else {"path": out / "digits.npz", "plot": out / "loss.png"}
    run = tn.train(fit, steps, update, progress=progress, **kept)

    new = tn.data(images[TRAINING:, ..., None], "new", "_|...", dtype="f32")
    answers = tn.data(labels[TRAINING:], "answers", "_|", dtype="i32")
    return run, float(tn.evaluate(tn.accuracy(network.scores(new), answers)))


def main():
    """Train, and read digits that are new."""
    chosen = options(__doc__.splitlines()[0], STEPS)
    run, right = train(chosen.steps, chosen.out)
    print(f"{run.steps} steps, {100 * right:.1f} % of new digits read")


if __name__ == "__main__":
    main()
