"""Modules that a fresh process loads: time of a first derivative goes into imports."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pkgutil import walk_packages

import pytest
from ad_opt.dialects.operation_rules import MODULES, rules_of
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.lazy_formats import LazyFormat
from xdsl.dialects.arith import AddiOp

from ad_opt import dialects

GRADIENT = """
import gc, sys
import ad_opt

before = gc.get_threshold()
f = ad_opt.load(
    "func.func @f(%x: f64, %y: f64) -> f64 {\\n"
    "  %0 = arith.mulf %x, %y : f64\\n  %1 = math.sin %0 : f64\\n  return %1 : f64\\n}",
    cache=False,
)["f"]
assert ad_opt.grad(f)(0.0, 2.0) == (2.0, 0.0)
assert gc.get_threshold() == before
assert gc.isenabled() and not gc.get_freeze_count()
print(*(name for name in sys.modules if name.startswith("ad_opt.")))
"""

ELSEWHERE = (
    *("ad_opt.passes.llvm", "ad_opt.passes.enzyme", "ad_opt.passes.types.generics"),
    *("ad_opt.passes.types.conformance", "ad_opt.passes.types.existentials"),
    *("ad_opt.passes.optimize.loops", "ad_opt.passes.optimize.memory"),
    *(
        "ad_opt.passes.analysis.type_trees.inference.inference",
        "ad_opt.passes.autodiff.reverse.linalg.reverse_linalg",
    ),
    *("ad_opt.lowering.bufferize", "ad_opt.lowering.structured", "ad_opt.lowering.llvm_import"),
    *(
        "ad_opt.dialects.core.linalg.linalg",
        "ad_opt.dialects.core.affine.affine",
        "ad_opt.dialects.types.iface",
    ),
)
"""Packages that a program of numbers does not use."""


def test_a_small_gradient_loads_what_it_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", GRADIENT], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "ad_opt.passes.autodiff.reverse.reverse" in loaded
    assert not loaded & set(ELSEWHERE)
    folders = {name.rpartition(".")[0] for name in loaded}
    assert len(loaded - folders) <= 367  # of 1200


def test_every_rule_of_an_operation_is_found() -> None:
    for folder in ("core", "llvm"):
        package = import_module(f"{dialects.__name__}.{folder}")
        found = walk_packages(package.__path__, f"{package.__name__}.")
        modules = [module.name for module in found if not module.ispkg]
        for name in [name for name in modules if name.endswith("rules")]:
            for operation in import_module(name).RULES:
                place = name.removeprefix(f"{dialects.__name__}.")
                assert place in MODULES[operation.partition(".")[0]]
                assert rules_of(operation)


def test_a_wrong_format_is_an_error_when_it_is_used() -> None:
    lazy = LazyFormat("$nothing", AddiOp.get_irdl_definition())
    with pytest.raises(DiagnosticError, match=r"AD0303.*assembly format of `arith.addi`"):
        _ = lazy.program
