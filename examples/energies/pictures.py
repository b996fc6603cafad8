"""Pictures of examples: before, after, and the cost of each iteration, side by side in a PNG."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

SIDE = 256


def panel(image: Any) -> Image.Image:
    """A picture of numbers from 0 to 1, ``[y, x]`` or ``[y, x, 3]``."""
    pixels = (np.clip(np.asarray(image, float), 0, 1) * 255).astype(np.uint8)
    return Image.fromarray(pixels).convert("RGB").resize((SIDE, SIDE), Image.Resampling.NEAREST)


def curve(costs: Any) -> Image.Image:
    """Costs on a logarithmic scale, the largest on top."""
    picture = Image.new("RGB", (SIDE, SIDE), "white")
    draw = ImageDraw.Draw(picture)
    logs = np.log10(np.maximum(np.asarray(costs, float), 1e-300))
    low, high = float(logs.min()), float(logs.max())
    height = (logs - low) / (high - low or 1.0)
    points = [
        (20 + 216 * at / max(len(logs) - 1, 1), 226 - 186 * float(h)) for at, h in enumerate(height)
    ]
    draw.line(points, fill="navy", width=2)
    for x, y in points:
        draw.ellipse((x - 3, y - 3, x + 3, y + 3), fill="navy")
    draw.text((20, 8), f"cost {10**high:.4g} to {10**low:.4g}", fill="black")
    return picture


def points(at: Any, lines: Any = (), scale: float | None = None) -> Image.Image:
    """Points in a plane, and lines between them by their numbers."""
    at = np.asarray(at, float)[:, :2]
    low, size = at.min(0), scale or float(np.ptp(at, 0).max()) or 1.0
    place = [tuple(map(float, p)) for p in 16 + (at - low) / size * (SIDE - 32)]
    picture = Image.new("RGB", (SIDE, SIDE), "white")
    draw = ImageDraw.Draw(picture)
    for edge in lines:
        draw.line([place[int(one)] for one in edge], fill="navy")
    for x, y in place if len(lines) == 0 else ():
        draw.ellipse((x - 2, y - 2, x + 2, y + 2), fill="navy")
    return picture


def save(path: str | Path, panels: list[Any], costs: Any) -> Path:
    """Write the panels and the curve of the costs beside each other."""
    pictures = [one if isinstance(one, Image.Image) else panel(one) for one in panels]
    pictures.append(curve(costs))
    whole = Image.new("RGB", (len(pictures) * (SIDE + 8) - 8, SIDE), "white")
    for number, one in enumerate(pictures):
        whole.paste(one, (number * (SIDE + 8), 0))
    whole.save(path)
    return Path(path)


def texture(n: int) -> Any:
    """A drawn picture ``[n, n, 3]`` in [0, 1]: a chequered ball before stripes."""
    y, x = np.mgrid[0:n, 0:n] / n
    sky = np.stack([0.6 + 0.3 * y, 0.7 + 0.1 * np.sin(20 * x), 0.9 - 0.4 * y], -1)
    radius = np.hypot(x - 0.5, y - 0.5)
    chequer = (np.floor(12 * x) + np.floor(12 * y)) % 2
    ball = np.stack([0.9 - 0.6 * chequer, 0.2 + 0.5 * chequer, 0.3 + 0 * x], -1)
    return np.where((radius < 0.35)[..., None], ball * (1.1 - radius)[..., None], sky)


def run(main: Any, name: str) -> None:
    """Run an example as a program: its size and its file may be given."""
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 256
    path = Path(sys.argv[2] if len(sys.argv) > 2 else f"{name}.png")
    result = main(size, path)
    costs = result.history.costs
    print(f"{name}: cost {costs[0]:.6g} to {result.cost:.6g}; {result.why}; see {path}")
