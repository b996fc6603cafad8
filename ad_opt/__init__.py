"""The front door of ad-opt: load programs of MLIR, call them, differentiate them."""

from ad_opt.dialects.support.diagnostics import Diagnostic, DiagnosticError

__version__ = "0.1.0"

__all__ = ["Diagnostic", "DiagnosticError", "__version__"]
