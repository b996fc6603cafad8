"""``ad-opt``: transforms a program and prints it."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    import argparse

    parser = argparse.ArgumentParser("ad-opt")
    parser.add_argument("file", nargs="?", default="-")
    parser.add_argument("-p", "--passes", "--pass-pipeline", default="")
    parser.add_argument("-o", default=None)
    parser.add_argument("--allow-unregistered-dialect", action="store_true")
    parser.add_argument("--print-op-generic", "--mlir-print-op-generic", action="store_true")
    options = parser.parse_args(argv)

    from ad_opt.dialects import make_context
    from ad_opt.dialects.support.diagnostics import DiagnosticError
    from ad_opt.dialects.support.parsing import parse_module
    from ad_opt.passes.manager import PassManager
    from ad_opt.tools.big_stack import run_with_big_stack
    from ad_opt.tools.diagnostics import render
    from ad_opt.tools.input import read_text, write_output

    sources: dict[str, str] = {}

    def work() -> int:
        name, text = read_text(options.file)
        sources[name] = text
        sources["<pipeline>"] = options.passes
        ctx = make_context(allow_unregistered=options.allow_unregistered_dialect)
        module = parse_module(ctx, text, name)
        module.verify()
        PassManager.parse(ctx, options.passes).run(module)
        module.verify()
        import io

        from xdsl.printer import Printer

        out = io.StringIO()
        Printer(out, print_generic_format=options.print_op_generic).print_op(module)
        write_output(options.o, out.getvalue() + "\n")
        return 0

    try:
        return run_with_big_stack(work)
    except DiagnosticError as error:
        print(render(error, sources), file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
