"""The process in which code for other targets is made: a job on standard input, its result on
output.
"""

from __future__ import annotations

import json
import sys

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.codegen.machine.target import TargetInfo

from .emission_here import emit_here


def main() -> int:
    """Do one job; returns the exit status."""
    job = json.load(sys.stdin.buffer)
    info = TargetInfo(**job["info"])
    try:
        made = emit_here(job["text"], job["kind"], info, job["opt_level"])
    except (DiagnosticError, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    sys.stdout.buffer.write(made if isinstance(made, bytes) else made.encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
