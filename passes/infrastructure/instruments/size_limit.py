"""``--max-ops=N``: a program that grows beyond N operations ends the run with AD0014."""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .fingerprint import count_operations


class SizeLimit(Instrumentation):
    """Counts the operations of the program before the first pass, and after each."""

    def __init__(self, most: int):
        self.most = most

    @override
    def before_run(self, root: ModuleOp) -> None:
        self._require(root, "the program has")

    @override
    def after_pass(self, event: PassEvent) -> None:
        if not event.skipped and event.changed is not False:
            self._require(event.root, f"after pass `{event.name}` the program has")

    def _require(self, root: Operation, has: str) -> None:
        count = count_operations(root)
        if count > self.most:
            text = f"{has} {count} operations, more than the {self.most} of --max-ops"
            raise error_at(root, "AD0014", text, help="raise the limit, or inline and unroll less")
