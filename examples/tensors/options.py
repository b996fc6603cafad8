"""Options of all examples: the number of steps, the place of pictures."""

import argparse
from pathlib import Path


def options(description, steps):
    """Read `--steps` and `--out` from the command line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--steps", type=int, default=steps, help=f"training steps ({steps})")
    parser.add_argument("--out", type=Path, help="folder for pictures and parameters")
    chosen = parser.parse_args()
    if chosen.out is not None:
        chosen.out.mkdir(parents=True, exist_ok=True)
    return chosen
