"""Files of parameters: npz, and safetensors where the name ends so.

A file is written beside its place and then moved there, so that one that is there is whole.
"""

from __future__ import annotations

import json
import math
import os
import struct
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, TypeGuard, cast

import numpy as np
from numpy.typing import NDArray

from ..shapes.refusals import refuse
from ..tensors import Leaf, Tensor, is_integer
from .optimizers import Optimizer

Kept = Sequence[Tensor] | Optimizer | Mapping[str, Tensor]
NOTES = "__metadata__"
_SAFE = {
    "BOOL": np.bool_, "I32": np.int32, "I64": np.int64, "F16": np.float16, "F32": np.float32,
    "F64": np.float64,
}  # fmt: skip
"""Element types of safetensors; all are little-endian there."""


def named_tensors(kept: Kept) -> dict[str, Tensor]:
    """Parameters and states by name; AD1121 if two have one name."""
    found: dict[str, Tensor] = {}
    for name, one in _named(kept):
        if not isinstance(one, Tensor) or not isinstance(one.source, Leaf):
            raise refuse("AD1117", f"{one!r} has no array of its own to save or load")
        if name in found and found[name] is not one:
            help = "give each a name: param(..., name='w1')"
            message = f"two tensors are named `{name}`"
            raise refuse("AD1121", message, help, [found[name].party, one.party])
        found[name] = one
    if NOTES in found:
        raise refuse("AD1121", f"`{NOTES}` is no name for a tensor in a file")
    return found


def _named(kept: Any) -> list[tuple[str, Any]]:
    """Tensors that are kept, by name."""
    if isinstance(kept, Mapping):
        return [(str(name), one) for name, one in cast(Mapping[Any, Any], kept).items()]
    if isinstance(kept, Optimizer):
        kept = [*kept.params, *kept.states]
    listed: list[Any] = [*kept] if isinstance(kept, list | tuple) else [kept]
    return [(getattr(one, "label", ""), one) for one in listed]


def as_path(path: Any) -> Path:
    """The name of a file; AD1120 for what is none."""
    if not isinstance(path, str | os.PathLike) or "\0" in str(path) or not Path(path).name:
        raise refuse("AD1120", f"{path!r} is no name of a file", 'save("model.npz", ...)')
    return Path(path)


def as_place(path: Any) -> Path:
    """The name of a file that will be written; AD1120 for what is none, or in no folder."""
    path = as_path(path)
    if not path.parent.is_dir():
        raise refuse("AD1120", f"{path} cannot be written: there is no folder {path.parent}")
    return path


def save(path: str | Path, kept: Kept, **notes: object) -> None:
    """Write the arrays of tensors, or of all that an optimizer needs, and notes for JSON."""
    path = as_path(path)
    arrays = {name: tensor.value for name, tensor in named_tensors(kept).items()}
    try:
        text = json.dumps(notes)
    except (TypeError, ValueError) as error:
        raise refuse("AD1120", f"notes in a file are numbers, texts and lists: {error}") from None
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            if path.suffix == ".safetensors":
                file.write(_safe_bytes(arrays, text))
            else:
                metadata = np.frombuffer(text.encode(), np.uint8)
                _write_arrays(file, {NOTES: metadata, **arrays})
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise refuse("AD1120", f"{path} cannot be written: {error.strerror}") from None


def _write_arrays(file: IO[bytes], arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write a file as `numpy.savez` does, for arrays of any name."""
    with zipfile.ZipFile(file, "w") as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as member:
                np.lib.format.write_array(member, array, allow_pickle=False)


def load(path: str | Path, kept: Kept) -> dict[str, object]:
    """Read the arrays of tensors, all or none, and return the notes.

    AD1120 if the file cannot be read, or has not the tensors, or has them of other shapes or types.
    """
    return load_checked(path, kept, lambda notes, others: None)


def load_checked(
    path: str | Path, kept: Kept, check: Callable[[dict[str, Any], Sequence[str]], None]
) -> dict[str, object]:
    """Read the arrays of tensors as `load` does, unless ``check`` refuses the notes, or the names
    of what else is in the file.
    """
    tensors = named_tensors(kept)
    path = as_path(path)
    arrays, notes = read(path)
    for name, tensor in tensors.items():
        _check(path, name, tensor, arrays.get(name), list(arrays))
    check(notes, [name for name in arrays if name not in tensors])
    for name, tensor in tensors.items():
        tensor.value[...] = arrays[name]
    return notes


def read(path: str | Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """All arrays of a file by name, and its notes."""
    path = as_path(path)
    try:
        if path.suffix == ".safetensors":
            return _read_safe(path.read_bytes())
        with path.open("rb") as start:
            known = start.read(6).startswith((b"PK", b"\x93NUMPY"))
        if not known:
            raise ValueError("it is neither npz nor, by its name, safetensors")
        file = np.load(path, allow_pickle=False)
        if isinstance(file, np.ndarray):
            raise ValueError("it is a single array")
        with file:
            arrays = {name: file[name] for name in file.files}
        notes = json.loads(arrays.pop(NOTES).tobytes()) if NOTES in arrays else {}
        return arrays, notes
    except Exception as error:  # zipfile and NumPy have an error for each kind of damage
        words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise refuse("AD1120", f"{path} is no file of parameters: {words}") from None


def _check(
    path: Path, name: str, tensor: Tensor, array: NDArray[Any] | None, names: list[str]
) -> None:
    """Refuse an array that is not there, or not like the tensor."""
    if array is None:
        help = f"it has {', '.join(names) or 'nothing'}"
        raise refuse("AD1120", f"{path} has no tensor `{name}`", help, [tensor.party])
    wanted = tensor.value
    if array.shape != wanted.shape or array.dtype != wanted.dtype:
        there = f"{array.dtype}[{','.join(map(str, array.shape))}]"
        here = f"{wanted.dtype}[{','.join(map(str, wanted.shape))}]"
        message = f"`{name}` is {there} in {path}, and {here} in the program"
        raise refuse("AD1120", message, None, [tensor.party])


def _safe_bytes(arrays: Mapping[str, NDArray[Any]], notes: str) -> bytes:
    words = {np.dtype(dtype): word for word, dtype in _SAFE.items()}
    header: dict[str, Any] = {NOTES: {"notes": notes}}
    parts: list[bytes] = []
    at = 0
    for name, array in arrays.items():
        part = np.ascontiguousarray(array, array.dtype.newbyteorder("<")).tobytes()
        header[name] = {
            "dtype": words[array.dtype],
            "shape": list(array.shape),
            "data_offsets": [at, at + len(part)],
        }
        parts.append(part)
        at += len(part)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text + b"".join(parts)


def _read_safe(content: bytes) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    if len(content) < 8:
        raise ValueError("it ends too early")
    (length,) = struct.unpack_from("<Q", content)
    if length > len(content) - 8:
        raise ValueError("it ends too early")
    header = _object(json.loads(content[8 : 8 + length]))
    metadata = _object(header.pop(NOTES, {}))
    arrays: dict[str, NDArray[Any]] = {}
    for name, one in header.items():
        word, shape, offsets = map(_object(one).get, ("dtype", "shape", "data_offsets"))
        if word not in _SAFE:
            raise ValueError(f"`{name}` has elements {word}")
        if not _are_sizes(shape) or not _are_sizes(offsets) or len(offsets) != 2:
            raise ValueError(f"its header does not say what `{name}` is, and where")
        dtype, (start, end) = np.dtype(_SAFE[word]), offsets
        part = content[8 + length + start : 8 + length + end]
        if not end - start == len(part) == math.prod(shape) * dtype.itemsize:
            raise ValueError(f"`{name}` is not whole in it")
        flat = np.frombuffer(part, dtype.newbyteorder("<")).astype(dtype)
        arrays[name] = flat.reshape(shape)
    return arrays, json.loads(metadata.get("notes", "{}"))


def _are_sizes(value: Any) -> TypeGuard[list[int]]:
    """True for a list of integers from 0."""
    return isinstance(value, list) and all(
        is_integer(one) and one >= 0 for one in cast("list[Any]", value)
    )


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("its header does not say what is in it")
    return cast("dict[str, Any]", value)
