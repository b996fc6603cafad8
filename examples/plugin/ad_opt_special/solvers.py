"""A solver of energies: Gauss-Newton whose steps are halved until the energy falls."""

from __future__ import annotations

from importlib.resources import files

from ad_opt.passes.energies.solver.kinds import SolverKind

LINE_SEARCH = SolverKind((files("ad_opt_special") / "line_search.mlir").read_text("utf-8"))
