"""Hooks that write code when assignments are lowered: those of ``assign.staged``.

A plug-in registers one by the entry point ``ad_opt.assign_hooks``, whose name is that of the hook,
or by `register_hook`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.plugins.entry_points import entry_points
from ad_opt.dialects.support.plugins.third_parties import blame_entry_point, call_theirs
from ad_opt.dialects.tensors.assign import StagedOp
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.ir import Attribute, Operation, SSAValue

GROUP = "ad_opt.assign_hooks"
OPAQUE = "assign.opaque"
"""Attribute of operations that a hook has written: nothing is assumed of what they do."""

Hook: TypeAlias = Callable[[Builder, Sequence[SSAValue], Mapping[str, Attribute]], None]
"""Writes operations by a builder, from the operands and the configuration of ``assign.staged``."""

_HOOKS: dict[str, Hook] = {}


def register_hook(name: str, hook: Hook) -> None:
    """Let ``assign.staged "name"`` be what the hook writes; a later one takes its place."""
    _HOOKS[name] = hook


def find_hook(op: StagedOp) -> Hook:
    """The hook of an operation: AD1106 if there is none."""
    name = op.hook.data
    if name in _HOOKS:
        return _HOOKS[name]
    points = entry_points(group=GROUP)
    for point in points:
        if point.name == name:
            with blame_entry_point(point):
                _HOOKS[name] = point.load()
            return _HOOKS[name]
    known = [*_HOOKS, *(point.name for point in points)]
    help = did_you_mean(name, known) or "register it with `register_hook`, or in a plug-in"
    raise error_at(op, "AD1106", f'no hook is called "{name}"', help=help)


def lower_staged(b: Builder, op: StagedOp) -> None:
    """Let the hook write, in front of ``b``'s place; what it writes is marked `OPAQUE`.

    AD0303 if it fails, or if the program is not valid any more.
    """
    hook = find_hook(op)
    config = {} if op.config is None else op.config.data
    before = op.prev_op
    called = f'the hook "{op.hook.data}" of `assign.staged`'
    call_theirs(hook, called, op, b, list(op.arguments), config)
    _verify_written(op, called)
    made: Operation | None = op.parent.first_op if before is None and op.parent else None
    made = before.next_op if before is not None else made
    while made is not None and made is not op:
        made.attributes[OPAQUE] = UnitAttr()
        made = made.next_op


def _verify_written(op: StagedOp, called: str) -> None:
    """Nobody else verifies in between: what is wrong would show far from here, and unnamed."""
    top = op.get_toplevel_object()
    wrong = verify(top) if isinstance(top, ModuleOp) else []
    if wrong:
        message = f"{called} wrote what is not valid: {wrong[0].message}"
        help = f"`ad-opt --explain={wrong[0].code}` says more; the hook is to be mended"
        raise error_at(op, "AD0303", message, help=help)
