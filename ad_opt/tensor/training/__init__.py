"""Training: optimizers, runs, files to continue from."""
