"""What happens to programs: every pass of ad-opt, registered lazily under its pipeline name.

`PASSES` maps a kebab-case name to a function that imports and returns the pass class. Lowering
passes live in `ad_opt.lowering`; pipelines name passes of both by their strings.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from xdsl.passes import ModulePass


def _lazy(module: str, value: str) -> Callable[[], type[ModulePass]]:
    return lambda: getattr(import_module(f"{__name__}.{module}"), value)


PASSES: dict[str, Callable[[], type[ModulePass]]] = {
    "build-type-dictionaries": _lazy("types.build_type_dictionaries", "BuildTypeDictionariesPass"),
    "check-conformance": _lazy("types.check_conformance", "CheckConformancePass"),
    "check-derivative-flow": _lazy("types.check_derivative_flow", "CheckDerivativeFlowPass"),
    "check-derivatives": _lazy("autodiff.check_derivatives", "CheckDerivativesPass"),
    "define-library-functions": _lazy(
        "llvm.define_library_functions", "DefineLibraryFunctionsPass"
    ),
    "demote-pairs": _lazy("types.demote_pairs", "DemotePairsPass"),
    "devirtualize": _lazy("types.devirtualize", "DevirtualizePass"),
    "differentiate": _lazy("autodiff.differentiate", "DifferentiatePass"),
    "expand-memory-copies": _lazy("llvm.expand_memory_copies", "ExpandMemoryCopiesPass"),
    "expand-differentials": _lazy("types.expand_differentials", "ExpandDifferentialsPass"),
    "expand-realloc": _lazy("optimize.expand_realloc", "ExpandReallocPass"),
    "fix-variadic-functions": _lazy("llvm.fix_variadic_functions", "FixVariadicFunctionsPass"),
    "forward-stores": _lazy("optimize.forward_stores", "ForwardStoresPass"),
    "functions-to-generics": _lazy("types.functions_to_generics", "FunctionsToGenericsPass"),
    "generics-to-functions": _lazy("types.generics_to_functions", "GenericsToFunctionsPass"),
    "hoist-invariants": _lazy("optimize.hoist_invariants", "HoistInvariantsPass"),
    "hoist-lookups": _lazy("types.hoist_lookups", "HoistLookupsPass"),
    "infer-any-value-sizes": _lazy("types.infer_any_value_sizes", "InferAnyValueSizesPass"),
    "infer-type-trees": _lazy("llvm.infer_type_trees", "InferTypeTreesPass"),
    "inline": _lazy("optimize.inline", "InlinePass"),
    "internalize": _lazy("optimize.internalize", "InternalizePass"),
    "move-unknown-words": _lazy("optimize.move_unknown_words", "MoveUnknownWordsPass"),
    "normalize-control-flow": _lazy("optimize.normalize_control_flow", "NormalizeControlFlowPass"),
    "number-labels": _lazy("llvm.number_labels", "NumberLabelsPass"),
    "print-activity": _lazy("analysis.print_activity", "PrintActivityPass"),
    "print-tape": _lazy("analysis.print_tape", "PrintTapePass"),
    "print-aliasing": _lazy("analysis.print_aliasing", "PrintAliasingPass"),
    "raise-cf-to-scf": _lazy("optimize.raise_cf_to_scf", "RaiseCfToScfPass"),
    "raise-llvm": _lazy("llvm.raise_llvm", "RaiseLlvmPass"),
    "raise-while-to-for": _lazy("optimize.raise_while_to_for", "RaiseWhileToForPass"),
    "canonical-names": _lazy("llvm.canonical_names", "CanonicalNamesPass"),
    "steps-from-numbers": _lazy("llvm.steps_from_numbers", "StepsFromNumbersPass"),
    "split-pointer-vectors": _lazy("llvm.split_pointer_vectors", "SplitPointerVectorsPass"),
    "split-structs": _lazy("llvm.split_structs", "SplitStructsPass"),
    "resolve-indirect-calls": _lazy("llvm.resolve_indirect_calls", "ResolveIndirectCallsPass"),
    "raise-pointers": _lazy("llvm.raise_pointers", "RaisePointersPass"),
    "raise-library-calls": _lazy("llvm.raise_library_calls", "RaiseLibraryCallsPass"),
    "promote-memory": _lazy("optimize.promote_memory", "PromoteMemoryPass"),
    "request-derivative": _lazy("autodiff.request_derivative", "RequestDerivativePass"),
    "translate-enzyme-requests": _lazy(
        "autodiff.translate_enzyme_requests", "TranslateEnzymeRequestsPass"
    ),
    "retype-accesses": _lazy("llvm.retype_accesses", "RetypeAccessesPass"),
    "resolve-invocations": _lazy("types.resolve_invocations", "ResolveInvocationsPass"),
    "scf-forall-to-parallel": _lazy("optimize.scf_forall_to_parallel", "ScfForallToParallelPass"),
    "simplify-guards": _lazy("optimize.simplify_guards", "SimplifyGuardsPass"),
    "simplify": _lazy("optimize.simplify", "SimplifyPass"),
    "lower-pairs": _lazy("types.lower_pairs", "LowerPairsPass"),
    "translate-enzyme-calls": _lazy("llvm.translate_enzyme_calls", "TranslateEnzymeCallsPass"),
    "lower-typetrees": _lazy("typetree.lower_typetrees", "LowerTypetreesPass"),
    "specialize-generics": _lazy("types.specialize_generics", "SpecializeGenericsPass"),
    "synthesize-conformances": _lazy("types.synthesize_conformances", "SynthesizeConformancesPass"),
    "carry-updates": _lazy("optimize.carry_updates", "CarryUpdatesPass"),
    "sum-accumulators": _lazy("optimize.sum_accumulators", "SumAccumulatorsPass"),
    "unguard-loops": _lazy("optimize.unguard_loops", "UnguardLoopsPass"),
    "unroll-loops": _lazy("optimize.unroll_loops", "UnrollLoopsPass"),
    "unwrap-attributed": _lazy("types.unwrap_attributed", "UnwrapAttributedPass"),
    "verify-type-dictionaries": _lazy(
        "types.verify_type_dictionaries", "VerifyTypeDictionariesPass"
    ),
    "verify-strict": _lazy("verify_strict", "VerifyStrictPass"),
    "wrap-inout": _lazy("types.wrap_inout", "WrapInoutPass"),
}

REPLACED_PASSES: dict[str, Callable[[], type[ModulePass]]] = {
    "canonicalize": _lazy("optimize.canonicalize", "CanonicalizePass"),
    "cse": _lazy("optimize.cse", "CsePass"),
    "dce": _lazy("optimize.dead_code", "DeadCodePass"),
}
"""Passes that xDSL has too, but slower on deep nesting; ``ad-opt`` runs these, ``xdsl-opt`` not."""
