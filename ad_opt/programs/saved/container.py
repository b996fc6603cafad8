"""Files of compiled functions: a ZIP archive of ``function.json`` and ``code.o``.

``function.json`` says the format, what the code was made by and for, how the function is called,
and the hashes of the code and of itself; ``code.o`` is an object file. Nothing in it is unpickled
or evaluated when it is read; but its code runs when the function is called, as that of any shared
library.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from pathlib import Path
from typing import Any, cast

import ad_opt
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.lowering.codegen.in_process.jit import Linkable
from ad_opt.lowering.codegen.machine import guard
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.codegen.machine.target import NATIVE, host_cpu, host_triple, missing_features

FORMAT = 1
"""Changes with the meaning of ``function.json``."""
MOST_BYTES = 1 << 30
"""Most bytes of a part that is read; a guess that keeps a crafted archive from filling memory."""
_HEAD, _CODE = "function.json", "code.o"
_EPOCH = (1980, 1, 1, 0, 0, 0)


def write(
    path: str | os.PathLike[str], code: Linkable, options: CompileOptions, call: dict[str, Any]
) -> None:
    """Write a file; AD0002 if that is not possible. It appears by rename, so never half."""
    head = {
        "format": FORMAT,
        "ad_opt": ad_opt.__version__,
        "triple": host_triple(),
        "cpu": options.cpu,
        "features": sorted(_features()) if options.cpu == NATIVE else [],
        "sha256": hashlib.sha256(code.image).hexdigest(),
        "undefined": code.undefined,
        "symbols": code.names,
        "handlers": code.handlers,
        "stops": code.stops,
        "call": call,
    }
    head["head"] = _head_hash(head)
    target = Path(path)
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with zipfile.ZipFile(part, "w") as archive:
            text = json.dumps(head, indent=1)
            archive.writestr(zipfile.ZipInfo(_HEAD, _EPOCH), text)
            archive.writestr(zipfile.ZipInfo(_CODE, _EPOCH), code.image)
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        text = f"`{path}` cannot be written: {error.strerror or error}"
        raise DiagnosticError(Diagnostic("AD0002", text)) from error


def read(path: str | os.PathLike[str]) -> tuple[Linkable, dict[str, Any]]:
    """The code and how it is called; AD0001 if the file cannot be read, AD0521 if it does not fit
    this process.
    """
    if not path or not isinstance(cast(object, path), str | os.PathLike):
        said = f"a compiled function is loaded from a path, not from {path!r}"
        raise DiagnosticError(Diagnostic("AD0001", said))
    try:
        with zipfile.ZipFile(path) as archive:
            head: Any = json.loads(_part(archive, _HEAD))
            image = _part(archive, _CODE)
    except OSError as error:
        text = f"`{path}` cannot be read: {error.strerror or error}"
        raise DiagnosticError(Diagnostic("AD0001", text)) from error
    except (zipfile.BadZipFile, KeyError, ValueError, RuntimeError, NotImplementedError) as error:
        raise unfit(path, "it is no file of a compiled function") from error
    try:
        _require_here(path, head)
        if hashlib.sha256(image).hexdigest() != head["sha256"]:
            raise unfit(path, "its code is damaged")
        if _head_hash(head) != head["head"]:
            raise unfit(path, "what it says of its code is damaged")
        names, undefined, handlers = (
            _names(head[key]) for key in ("symbols", "undefined", "handlers")
        )
        if not set(handlers) <= set(guard.FUNCTIONS) & set(names):
            raise ValueError(handlers)
        code = Linkable(image, undefined, names, handlers, bool(head["stops"]))
        return code, cast("dict[str, Any]", head["call"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise unfit(path, "it is no file of a compiled function") from error


def _head_hash(head: dict[str, Any]) -> str:
    """The hash of all that a head says beside it."""
    rest = {key: value for key, value in head.items() if key != "head"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()


def _names(given: Any) -> tuple[str, ...]:
    """A list of names; `TypeError` for what is none."""
    if not isinstance(given, list):
        raise TypeError(given)
    names = cast("list[Any]", given)
    if not all(isinstance(name, str) for name in names):
        raise TypeError(names)
    return tuple(names)


def _part(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as part:
        data = part.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ValueError(name)
    return data


def _require_here(path: Any, head: Any) -> None:
    """AD0521 unless the code is of this version and runs on this processor."""
    if head["format"] != FORMAT or head["ad_opt"] != ad_opt.__version__:
        made = f"ad-opt {head['ad_opt']}, format {head['format']}"
        raise unfit(path, f"it was made by {made}, and this is {ad_opt.__version__}, {FORMAT}")
    if head["triple"] != host_triple():
        raise unfit(path, f"its code is for `{head['triple']}`, and this is `{host_triple()}`")
    lacking = {*map(str, head["features"])} - _features()
    lacking.update(missing_features(str(head["cpu"])))
    if lacking:
        some = ", ".join(sorted(lacking)[:4])
        raise unfit(path, f"its code is for a processor with {some}, which this one lacks")


def _features() -> set[str]:
    return {one[1:] for one in host_cpu()[1].split(",") if one.startswith("+")}


def unfit(path: Any, why: str) -> DiagnosticError:
    """AD0521: a file does not fit this process."""
    hint = "save the function again, here; for other processors, load(..., cpu='x86-64-v3')"
    return DiagnosticError(Diagnostic("AD0521", f"`{path}` cannot be loaded: {why}", help=hint))
