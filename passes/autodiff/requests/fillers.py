"""Fillers: the functions that declare and fill the derivative functions of each mode."""

from __future__ import annotations

from ad_opt.passes.autodiff.engine.session import Filler

FILLERS: dict[str, Filler] = {
    "forward": ("ad_opt.passes.autodiff.forward.forward", "declare_forward", "fill_forward"),
    "combined": ("ad_opt.passes.autodiff.reverse.reverse", "declare_combined", "fill_combined"),
    "augmented": ("ad_opt.passes.autodiff.reverse.reverse", "declare_augmented", "fill_augmented"),
    "reverse": ("ad_opt.passes.autodiff.reverse.reverse", "declare_reverse", "fill_reverse"),
    "apply": (
        "ad_opt.passes.autodiff.reverse.functions.reverse_split",
        "declare_apply",
        "fill_apply",
    ),
    "propagate": (
        "ad_opt.passes.autodiff.reverse.functions.reverse_split",
        "declare_propagate",
        "fill_propagate",
    ),
    "narrow": ("ad_opt.passes.autodiff.requests.narrow_requests", "declare_narrow", "fill_narrow"),
}
"""Mode to (module, function that declares, function that fills); imported at the first use."""
