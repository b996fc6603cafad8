"""Hints about loops: LLVM's metadata, and attributes of upstream's llvm dialect that say them."""

from __future__ import annotations

GROUPS = {
    "vectorize": "vectorize",
    "interleave": "interleave",
    "unroll": "unroll",
    "unrollAndJam": "unroll_and_jam",
    "licm": "licm",
    "distribute": "distribute",
    "pipeline": "pipeline",
    "peeled": "peeled",
    "unswitch": "unswitch",
}
"""Parameters of a loop's annotation, and what their attributes and metadata are called."""

HINTS: dict[str, tuple[str, str, str]] = {
    "llvm.loop.vectorize.enable": ("vectorize", "disable", "not"),
    "llvm.loop.vectorize.predicate.enable": ("vectorize", "predicateEnable", "bool"),
    "llvm.loop.vectorize.scalable.enable": ("vectorize", "scalableEnable", "bool"),
    "llvm.loop.vectorize.width": ("vectorize", "width", "int"),
    "llvm.loop.interleave.count": ("interleave", "count", "int"),
    "llvm.loop.unroll.disable": ("unroll", "disable", "true"),
    "llvm.loop.unroll.enable": ("unroll", "disable", "false"),
    "llvm.loop.unroll.count": ("unroll", "count", "int"),
    "llvm.loop.unroll.runtime.disable": ("unroll", "runtimeDisable", "true"),
    "llvm.loop.unroll.full": ("unroll", "full", "true"),
    "llvm.loop.unroll_and_jam.disable": ("unrollAndJam", "disable", "true"),
    "llvm.loop.unroll_and_jam.enable": ("unrollAndJam", "disable", "false"),
    "llvm.loop.unroll_and_jam.count": ("unrollAndJam", "count", "int"),
    "llvm.licm.disable": ("licm", "disable", "true"),
    "llvm.loop.licm_versioning.disable": ("licm", "versioningDisable", "true"),
    "llvm.loop.distribute.enable": ("distribute", "disable", "not"),
    "llvm.loop.pipeline.disable": ("pipeline", "disable", "bool"),
    "llvm.loop.pipeline.initiationinterval": ("pipeline", "initiationinterval", "int"),
    "llvm.loop.peeled.count": ("peeled", "count", "int"),
    "llvm.loop.unswitch.partial.disable": ("unswitch", "partialDisable", "true"),
}
"""Hints, and where upstream's attribute says them; ``not`` is the opposite of the value."""

METADATA_OF = {
    (group, name): key
    for key, (group, name, _) in HINTS.items()
    if name != "disable" or group in ("licm", "pipeline")
}
"""Hints that one piece of metadata says, by group and parameter; others are switched by two."""
