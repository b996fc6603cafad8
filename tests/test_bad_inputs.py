"""Bad inputs end in a diagnostic: exit status 1 or 2, no traceback, in time.

The corpus is every MLIR file of the repository; the damage is byte flips, truncations, splices,
lost or swapped words, foreign tokens, and wrong options.
``python tests/test_bad_inputs.py --count=20000`` runs many, with progress.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIMIT_SECONDS = 10.0
PIPELINES = (
    "", "canonicalize", "cse", "canonicalize,cse",
    "bufferize-tensors,lower-linalg-to-loops,lower-affine-to-scf,lower-scf-to-cf,lower-to-llvm",
)  # fmt: skip
OPTIONS = (
    "--nonsense", "-p=", "-pcanonicalise", "-pcse{a=1}", "-pcanonicalize{", "-p,,", "--emit=exe",
    "--target=vax", "-O9", "--explain=AD9999", "--help-pass=none", "--pass-pipeline=any(cse)",
    "--pass-pipeline=builtin.module(", "--header", "-o/nowhere/at/all", "--fp=sloppy", "-O",
    "--print-ir-after=none", "--split-input-file=7", "-", "--verify-stage=none", "--no-such-pass",
)  # fmt: skip
# Numbers and words that reach deep into a parser.
TOKENS = (
    b"%", b"^bb0", b"@", b"#", b"!", b"<", b">", b"{", b"}", b"(", b")", b"[", b"]", b"->", b":",
    b"=", b"i0", b"i9999999999", b"f64", b"memref<", b"tensor<?x", b"0x", b"-1", b"1e999", b"//",
    b'"',
    b"loc(", b"affine_map<", b"dense<", b"\x00", b"\xff", b"99999999999999999999",
    b"index", b"module",
)  # fmt: skip


def corpus() -> list[bytes]:
    folders = ("examples", "filecheck", "tests")
    return [p.read_bytes() for f in folders for p in sorted((ROOT / f).rglob("*.mlir"))]


def flip(rng: random.Random, text: bytes, _: list[bytes]) -> bytes:
    out = bytearray(text)
    for _ in range(rng.randrange(1, 6)):
        out[rng.randrange(len(out))] = rng.randrange(256)
    return bytes(out)


def truncate(rng: random.Random, text: bytes, _: list[bytes]) -> bytes:
    start = rng.randrange(len(text)) if rng.random() < 0.3 else 0
    return text[start : rng.randrange(start, len(text)) + 1]


def splice(rng: random.Random, text: bytes, others: list[bytes]) -> bytes:
    other = rng.choice(others)
    a, b = sorted(rng.randrange(len(other)) for _ in range(2))
    at = rng.randrange(len(text))
    return text[:at] + other[a:b] + text[at + rng.randrange(40) :]


def insert_token(rng: random.Random, text: bytes, _: list[bytes]) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(TOKENS) + text[at + rng.randrange(3) :]


def drop_word(rng: random.Random, text: bytes, _: list[bytes]) -> bytes:
    words = text.split(b" ")
    del words[rng.randrange(len(words))]
    return b" ".join(words)


def swap_words(rng: random.Random, text: bytes, _: list[bytes]) -> bytes:
    words = text.split(b" ")
    a, b = rng.randrange(len(words)), rng.randrange(len(words))
    words[a], words[b] = words[b], words[a]
    return b" ".join(words)


DAMAGES = (flip, truncate, splice, insert_token, drop_word, swap_words)


def bad_case(seed: int, texts: list[bytes]) -> tuple[bytes, list[str]]:
    """A damaged file and the options to give."""
    rng = random.Random(seed)
    text = rng.choice(texts)
    if rng.random() < 0.05:
        return text, [rng.choice(OPTIONS)]
    # A window of a large file: most of the time would go into parsing what is intact.
    if len(text) > 3000:
        at = rng.randrange(len(text) - 2000)
        start = text.rfind(b"func.func", 0, at)
        text = text[max(start, 0) :][:6000]
    text = rng.choice(DAMAGES)(rng, text, texts) or b"}"
    pipeline = rng.choice(PIPELINES)
    options = ["-p", pipeline] if pipeline else []
    if rng.random() < 0.2:
        options.append("--allow-unregistered-dialect")
    return text, options


def run_case(text: bytes, options: list[str], folder: Path) -> tuple[int, str, float]:
    """Exit status, standard error and seconds of processor time of `ad-opt` on the text."""
    from ad_opt.tools.ad_opt import main

    path = folder / "bad.mlir"
    path.write_bytes(text)
    out, err = io.StringIO(), io.StringIO()
    start = time.process_time()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main([str(path), *options])
        except SystemExit as stop:
            status = stop.code
    return int(status or 0), err.getvalue(), time.process_time() - start


def complaint(seed: int, texts: list[bytes], folder: Path) -> tuple[int, str | None]:
    """The exit status, and what is wrong with how a case ended.

    Status 0 is possible: damage in a comment or of a constant leaves a good program.
    """
    text, options = bad_case(seed, texts)
    status, err, seconds = run_case(text, options, folder)
    if status not in (0, 1, 2):
        return status, f"exit status {status}: {err[:2000]}"
    if "Traceback" in err:
        return status, err[:2000]
    if status and not err.strip():
        return status, "no diagnostic"
    if status == 1 and "[AD" not in err:
        return status, f"no code: {err[:500]}"
    return status, f"{seconds:.1f} s" if seconds > LIMIT_SECONDS else None


@pytest.mark.slow
@pytest.mark.parametrize("group", range(10))
def test_bad_inputs_end_in_diagnostics(group: int, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    texts = corpus()
    statuses: Counter[int] = Counter()
    for seed in range(group * 100, group * 100 + 100):
        status, wrong = complaint(seed, texts, tmp_path)
        statuses[status] += 1
        assert wrong is None, f"seed {seed}: {wrong}"
    assert statuses[1] > 30, "the damage must do damage"


def check_range(first: int, last: int) -> list[tuple[int, int, str | None]]:
    texts = corpus()
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        return [(seed, *complaint(seed, texts, Path(folder))) for seed in range(first, last)]


def main() -> int:
    """Check many bad inputs on several processes; exit status 1 if any ends badly."""
    from concurrent.futures import ProcessPoolExecutor

    from rich.progress import track

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    starts = range(options.seed, options.seed + options.count, 100)
    statuses: Counter[int] = Counter()
    bad = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        groups = pool.map(check_range, starts, (start + 100 for start in starts))
        for group in track(groups, "checking bad inputs", total=len(starts)):
            for seed, status, wrong in group:
                statuses[status] += 1
                if wrong is not None:
                    bad += 1
                    print(f"seed {seed}: {wrong}", flush=True)
    print(f"{sum(statuses.values())} inputs, by exit status {dict(statuses)}: {bad} ended badly")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
