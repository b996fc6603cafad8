"""``ad-lsp``: the language server, on standard input and output. Editors start it by themselves.

Needs pygls: ``pip install 'ad-opt[lsp]'``. How editors are told of it says docs/editors.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from .transform.options import Parser, UsageError


def make_parser() -> argparse.ArgumentParser:
    """The parser of all options."""
    parser = Parser(
        "ad-lsp", description="The language server of MLIR and LLVM IR programs, for editors."
    )
    parser.add_argument("--stdio", action="store_true", help="talk on standard streams (always)")
    parser.add_argument("--version", action="version", version=_version())
    return parser


def _version() -> str:
    from ad_opt import __version__

    return f"ad-lsp {__version__}"


def require_pygls(find: Callable[[str], object] = find_spec) -> None:
    """AD0015 where pygls is not installed."""
    if find("pygls") is None:
        from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

        text = "the language server needs the package `pygls`"
        raise DiagnosticError(Diagnostic("AD0015", text, help="pip install 'ad-opt[lsp]'"))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the server until the client ends it."""
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

    from .common.diagnostics import render

    try:
        make_parser().parse_args(argv)
        require_pygls()
    except UsageError as error:
        sys.stderr.write(render(Diagnostic("AD0006", str(error)), {}))
        return 2
    except DiagnosticError as error:
        sys.stderr.write(render(error, {}))
        return 1
    from .common.big_stack import run_with_big_stack
    from .lsp.server import make_server

    run_with_big_stack(lambda: make_server().start_io())
    return 0


if __name__ == "__main__":
    sys.exit(main())
