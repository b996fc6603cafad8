"""Files of parameters: what is saved is loaded bit by bit; what does not fit is refused whole."""

from __future__ import annotations

import contextlib
import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from ad_opt import DiagnosticError, tensor
from ad_opt.tensor.training.checkpoints import read


def model(seed: int = 0) -> list[tensor.Tensor]:
    return [
        tensor.param("3->2", name="w", seed=seed),
        tensor.param((), name="scale", dtype="f64", init=float(seed)),
        tensor.data(np.arange(4, dtype=np.int64) + seed, "counts"),
    ]


@pytest.mark.parametrize("name", ["model.npz", "model.safetensors"])
def test_round_trip(name: str, tmp_path: Path) -> None:
    kept, other = model(), model(1)
    tensor.save(tmp_path / name, kept, step=12, losses=[1.5, 0.1])
    assert tensor.load(tmp_path / name, other) == {"step": 12, "losses": [1.5, 0.1]}
    for one, two in zip(kept, other, strict=True):
        assert one.value.dtype == two.value.dtype
        assert_array_equal(one.value, two.value)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_safetensors_as_others_write_them(tmp_path: Path) -> None:
    """Eight bytes of length, a header in JSON, and the data."""
    header = json.dumps({"w": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}}).encode()
    file = tmp_path / "w.safetensors"
    file.write_bytes(struct.pack("<Q", len(header)) + header + struct.pack("<2f", 1.5, -2))
    w = tensor.param(2, name="w")
    assert tensor.load(file, [w]) == {}
    assert_array_equal(w.value, [1.5, -2])


def save_text(path: Path) -> None:
    path.write_text("no file of parameters")


def save_shape(path: Path) -> None:
    tensor.save(path, [*model()[1:], tensor.param("2->2", name="w")])


def save_type(path: Path) -> None:
    tensor.save(path, [*model()[1:], tensor.param("3->2", name="w", dtype="f64")])


def save_part(path: Path) -> None:
    tensor.save(path, model()[:1])


def save_cut(path: Path) -> None:
    tensor.save(path, model())
    path.write_bytes(path.read_bytes()[:-20])


def save_nothing(path: Path) -> None:
    assert not path.exists()


WRONG: dict[str, Callable[[Path], Any]] = {
    "no file of parameters": save_text,
    "float32[2,2] in": save_shape,
    "float64[2,3] in": save_type,
    "has no tensor": save_part,
    "is no file of": save_cut,
    "No such file": save_nothing,
}


@pytest.mark.parametrize("suffix", ["npz", "safetensors"])
@pytest.mark.parametrize("words", WRONG)
def test_refused(words: str, suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"model.{suffix}"
    WRONG[words](path)
    kept = model(5)
    before = [one.value.copy() for one in kept]
    with pytest.raises(DiagnosticError) as caught:
        tensor.load(path, kept)
    (found,) = caught.value.diagnostics
    assert found.code == "AD1120"
    assert words in found.message
    for one, old in zip(kept, before, strict=True):
        assert_array_equal(one.value, old)


ENTRY = {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}
HEADERS: dict[str, str] = {
    "no object": "null",
    "a list": "[1]",
    "nested": "[" * 100_000,
    "notes are no object": json.dumps({"w": ENTRY, "__metadata__": 3}),
    "no entry": json.dumps({"w": None}),
    "in front of the data": json.dumps({"w": {**ENTRY, "data_offsets": [-8, 0]}}),
    "behind the data": json.dumps({"w": {**ENTRY, "data_offsets": [8, 16]}}),
    "backwards": json.dumps({"w": {**ENTRY, "data_offsets": [8, 0]}}),
    "more than there is": json.dumps({"w": {**ENTRY, "data_offsets": [0, 1000]}}),
    "less than there is": json.dumps({"w": {**ENTRY, "shape": [1]}}),
    "no sizes": json.dumps({"w": {**ENTRY, "shape": [2.0]}}),
    "nowhere": json.dumps({"w": {"dtype": "F32"}}),
    "of unknown elements": json.dumps({"w": {**ENTRY, "dtype": ["F32"]}}),
}


@pytest.mark.parametrize("case", HEADERS)
def test_headers_that_say_nothing(case: str, tmp_path: Path) -> None:
    header = HEADERS[case].encode()
    file = tmp_path / "w.safetensors"
    file.write_bytes(struct.pack("<Q", len(header)) + header + struct.pack("<2f", 1.5, -2))
    w = tensor.param(2, init=7.0, name="w")
    with pytest.raises(DiagnosticError, match="AD1120"):
        tensor.load(file, [w])
    assert_array_equal(w.value, [7, 7])


@pytest.mark.parametrize("suffix", ["npz", "safetensors"])
def test_damaged_files_are_read_or_refused(suffix: str, tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    file = tmp_path / f"w.{suffix}"
    kept = model(5)
    tensor.save(file, kept)
    whole = file.read_bytes()
    for _ in range(200):
        damaged = bytearray(whole)
        for at in rng.integers(0, len(whole), 3):
            damaged[at] = rng.integers(256)
        file.write_bytes(
            damaged[: rng.integers(1, len(whole) + 1)] if rng.random() < 0.3 else damaged
        )
        with contextlib.suppress(DiagnosticError):
            tensor.load(file, kept)


def test_any_name_of_a_tensor(tmp_path: Path) -> None:
    kept = [tensor.param(2, init=float(at), name=name) for at, name in enumerate(["file", "a/b"])]
    for suffix in ("npz", "safetensors"):
        tensor.save(tmp_path / f"w.{suffix}", kept)
        for one in kept:
            one.value[...] = -1
        tensor.load(tmp_path / f"w.{suffix}", kept)
        assert [one.value[0] for one in kept] == [0, 1]
    assert [*np.load(tmp_path / "w.npz").files] == ["__metadata__", "file", "a/b"]


def test_what_could_not_be_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "w.npz").mkdir()
    with pytest.raises(DiagnosticError, match="AD1120"):
        tensor.save(tmp_path / "w.npz", [tensor.param(2, name="w")])
    assert [one.name for one in tmp_path.iterdir()] == ["w.npz"]


def test_other_refusals(tmp_path: Path) -> None:
    w = tensor.param(2, name="w")
    with pytest.raises(DiagnosticError, match="AD1120"):
        tensor.save(tmp_path / "no" / "folder.npz", [w])
    with pytest.raises(DiagnosticError, match="AD1120"):
        tensor.save(tmp_path / "w.npz", [w], note=object())
    with pytest.raises(DiagnosticError, match="AD1121"):
        tensor.save(tmp_path / "w.npz", [w, tensor.param(2, name="w")])
    with pytest.raises(DiagnosticError, match="AD1117"):
        tensor.save(tmp_path / "w.npz", [w + 1])
    for kept in (3, {"w": 3}, w + 1):
        with pytest.raises(DiagnosticError, match="AD1117"):
            tensor.save(tmp_path / "w.npz", kept)  # pyright: ignore[reportArgumentType]
    np.save(tmp_path / "one.npz", np.zeros(3))
    (tmp_path / "one.npz.npy").rename(tmp_path / "one.npz")
    with pytest.raises(DiagnosticError, match="single array"):
        read(tmp_path / "one.npz")
