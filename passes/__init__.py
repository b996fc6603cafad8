"""The passes of ad-opt, registered lazily under their pipeline names.

`PASSES` maps a kebab-case name to a function that imports and returns the pass class. Lowering
passes live in `ad_opt.lowering`; pipelines name passes of both by their strings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ad_opt.dialects.support.process.lazy_pass import LazyPass, words

if TYPE_CHECKING:
    from xdsl.passes import ModulePass


def _lazy(module: str, value: str, about: str | None = None) -> LazyPass:
    return LazyPass(f"{__name__}.{module}", value, None if about is None else words(about))


_ASSIGNMENTS = " ".join(
    f"assign.{one}"
    for one in (
        *("accumulate", "block", "concatenate", "fetch", "gradient"),
        *("index", "node", "random", "staged", "yield"),
    )
)
"""The operations of `assign`: its labels stay on buffers until the end."""

PASSES: dict[str, Callable[[], type[ModulePass]]] = {
    "assign-gradient": _lazy("assign.assign_gradient", "AssignGradientPass", "assign.gradient"),
    "align-rows": _lazy("loop_schedule.align_rows", "AlignRowsPass", "autodiff.arena_alloc"),
    "apply-register-tiles": _lazy(
        "loop_schedule.apply_register_tiles", "ApplyRegisterTilesPass", "schedule.tile"
    ),
    "apply-schedules": _lazy("loop_schedule.apply_schedules", "ApplySchedulesPass", "schedule."),
    "build-type-dictionaries": _lazy(
        "types.conformance.build_type_dictionaries",
        "BuildTypeDictionariesPass",
        "autodiff.differentiable iface.",
    ),
    "check-bounds": _lazy("bounds.check_bounds", "CheckBoundsPass"),
    "check-conformance": _lazy(
        "types.conformance.check_conformance", "CheckConformancePass", "agg.struct_def iface."
    ),
    "check-derivative-flow": _lazy(
        "types.checks.check_derivative_flow", "CheckDerivativeFlowPass", "<autodiff>"
    ),
    "check-derivatives": _lazy("autodiff.checks.check_derivatives", "CheckDerivativesPass"),
    "contract-buffers": _lazy("nests.fusion.contract_buffers", "ContractBuffersPass", "memref"),
    "define-library-functions": _lazy(
        "llvm.library.define_library_functions", "DefineLibraryFunctionsPass", "llvm."
    ),
    "delinearize-accesses": _lazy(
        "nests.delinearize_accesses", "DelinearizeAccessesPass", "arith.muli"
    ),
    "demote-pairs": _lazy("types.function_values.demote_pairs", "DemotePairsPass", "pair."),
    "devirtualize": _lazy("types.existentials.devirtualize", "DevirtualizePass", "iface."),
    "constant-scratch": _lazy(
        "autodiff.requests.constant_scratch", "ConstantScratchPass", "autodiff.bwd_diff"
    ),
    "localize-scratch": _lazy(
        "optimize.memory.localize_scratch", "LocalizeScratchPass", "fresh_shadows"
    ),
    "differentiate": _lazy("autodiff.requests.differentiate", "DifferentiatePass"),
    "split-directions": _lazy(
        "autodiff.requests.split_directions", "SplitDirectionsPass", "autodiff.fwd_diff"
    ),
    "expand-memory-copies": _lazy(
        "llvm.memory.expand_memory_copies",
        "ExpandMemoryCopiesPass",
        "llvm.intr.memcpy llvm.intr.memcpy.inline llvm.intr.memmove llvm.intr.memset",
    ),
    "expand-differentials": _lazy(
        "types.differentials.expand_differentials",
        "ExpandDifferentialsPass",
        "autodiff.add autodiff.scale autodiff.zero iface.",
    ),
    "expand-realloc": _lazy(
        "optimize.memory.expand_realloc",
        "ExpandReallocPass",
        "bufferization.clone memref.realloc memref.view",
    ),
    "expr-polysimplify": _lazy("energies.expr_simplify", "ExprPolysimplifyPass", "expr."),
    "expr-simplify": _lazy("energies.expr_simplify", "ExprSimplifyPass", "expr."),
    "expr-to-arith": _lazy("schedule.expr_to_arith", "ExprToArithPass", "expr."),
    "fix-variadic-functions": _lazy(
        "llvm.normalize.fix_variadic_functions", "FixVariadicFunctionsPass", "llvm."
    ),
    "forward-stores": _lazy(
        "optimize.memory.forward_stores", "ForwardStoresPass", "memref unranked_memref llvm."
    ),
    "functions-to-generics": _lazy(
        "types.generics.functions_to_generics", "FunctionsToGenericsPass"
    ),
    "fuse-nests": _lazy("nests.fusion.fuse_nests", "FuseNestsPass", "affine.for scf.for"),
    "gather-one-hot": _lazy(
        "nests.gather.gather_one_hot", "GatherOneHotPass", "affine.for scf.for"
    ),
    "generics-to-functions": _lazy(
        "types.generics.generics_to_functions", "GenericsToFunctionsPass"
    ),
    "hoist-invariants": _lazy(
        "optimize.loops.hoist_invariants",
        "HoistInvariantsPass",
        "scf.for scf.while scf.parallel scf.forall affine.for affine.parallel",
    ),
    "hoist-lookups": _lazy("types.generics.hoist_lookups", "HoistLookupsPass"),
    "infer-any-value-sizes": _lazy(
        "types.existentials.infer_any_value_sizes", "InferAnyValueSizesPass", "iface."
    ),
    "infer-type-trees": _lazy("llvm.retype.infer_type_trees", "InferTypeTreesPass"),
    "inline": _lazy("optimize.calls.inline", "InlinePass"),
    "internalize": _lazy("optimize.calls.internalize", "InternalizePass"),
    "move-unknown-words": _lazy(
        "optimize.memory.move_unknown_words", "MoveUnknownWordsPass", "llvm."
    ),
    "nlls-classify-residuals": _lazy(
        "energies.classify_residuals", "ClassifyResidualsPass", "nlls."
    ),
    "nlls-derive": _lazy("energies.derive", "DerivePass", "nlls."),
    "nlls-fold-exclude": _lazy("energies.fold_exclude", "FoldExcludePass", "nlls."),
    "nlls-insert-bounds": _lazy("energies.insert_bounds", "InsertBoundsPass", "nlls."),
    "nlls-materialize": _lazy("energies.materialize", "MaterializePass", "nlls."),
    "nlls-scatter-to-gather": _lazy("energies.scatter_to_gather", "ScatterToGatherPass", "nlls."),
    "nlls-lower-residuals": _lazy("energies.lower_residuals", "LowerResidualsPass", "nlls."),
    "nlls-lower-solver": _lazy("energies.lower_solver", "LowerSolverPass", "nlls."),
    "normalize-control-flow": _lazy(
        "optimize.control_flow.normalize_control_flow", "NormalizeControlFlowPass"
    ),
    "number-labels": _lazy(
        "llvm.normalize.number_labels",
        "NumberLabelsPass",
        "llvm.blockaddress llvm.indirectbr llvm.blocktag",
    ),
    "place-nodes": _lazy("placement.place_nodes", "PlaceNodesPass", "affine. memref. assign.node"),
    "annotate-loops": _lazy("loop_schedule.annotate_loops", "AnnotateLoopsPass", "scf.for"),
    "claim-vectors": _lazy("loop_schedule.claim_vectors", "ClaimVectorsPass", "affine.for"),
    "vectorize-elementwise": _lazy(
        "loop_schedule.vectorize_elementwise", "VectorizeElementwisePass", "affine.for"
    ),
    "prefer-vectors": _lazy("loop_schedule.prefer_vectors", "PreferVectorsPass"),
    "print-activity": _lazy("analysis.flow.print_activity", "PrintActivityPass"),
    "print-expr": _lazy("energies.print_expr", "PrintExprPass", "expr."),
    "print-tape": _lazy("analysis.flow.print_tape", "PrintTapePass"),
    "print-aliasing": _lazy("analysis.memory.print_aliasing", "PrintAliasingPass"),
    "reroll-loops": _lazy("optimize.reroll.reroll_loops", "RerollLoopsPass", "cf.cond_br"),
    "raise-cf-to-scf": _lazy("optimize.raise_cf.raise_cf_to_scf", "RaiseCfToScfPass", "<blocks>"),
    "raise-llvm": _lazy(
        "llvm.raising.raise_llvm", "RaiseLlvmPass", "llvm. ub. <blocks> <declaration>"
    ),
    "raise-while-to-for": _lazy(
        "optimize.loops.raise_while_to_for", "RaiseWhileToForPass", "scf.while"
    ),
    "canonical-names": _lazy("llvm.normalize.canonical_names", "CanonicalNamesPass", "llvm."),
    "steps-from-numbers": _lazy(
        "llvm.normalize.steps_from_numbers",
        "StepsFromNumbersPass",
        "llvm.inttoptr llvm.ptrtoint llvm.intr.ptrmask",
    ),
    "split-pointer-vectors": _lazy(
        "llvm.normalize.split_pointer_vectors", "SplitPointerVectorsPass", "llvm."
    ),
    "split-structs": _lazy("llvm.retype.split_structs", "SplitStructsPass", "llvm.load llvm.store"),
    "resolve-indirect-calls": _lazy(
        "llvm.normalize.resolve_indirect_calls", "ResolveIndirectCallsPass", "llvm."
    ),
    "raise-pointers": _lazy(
        "llvm.memory.raise_pointers", "RaisePointersPass", "llvm.alloca llvm_ext.malloc"
    ),
    "version-wrapping": _lazy(
        "optimize.versions.version_wrapping", "VersionWrappingPass", "scf.for"
    ),
    "version-rows": _lazy("nests.version_rows", "VersionRowsPass", "arith.muli"),
    "version-aliasing": _lazy(
        "optimize.versions.version_aliasing",
        "VersionAliasingPass",
        "autodiff.bwd_diff autodiff.fwd_diff scf.for",
    ),
    "widen-indices": _lazy("optimize.indices.widen_indices", "WidenIndicesPass", "scf.for"),
    "raise-elements": _lazy("llvm.memory.raise_elements", "RaiseElementsPass", "llvm."),
    "raise-arguments": _lazy("llvm.memory.raise_arguments", "RaiseArgumentsPass"),
    "raise-library-calls": _lazy(
        "llvm.library.raise_library_calls", "RaiseLibraryCallsPass", "<declaration> llvm."
    ),
    "promote-memory": _lazy(
        "optimize.memory.promote_memory", "PromoteMemoryPass", "memref.alloc memref.alloca"
    ),
    "outline-equal-loops": _lazy("nests.sharing.outline_equal_loops", "OutlineEqualLoopsPass"),
    "outline-equal-steps": _lazy("nests.sharing.outline_equal_steps", "OutlineEqualStepsPass"),
    "distribute-loops": _lazy(
        "nests.distribution.distribute_loops", "DistributeLoopsPass", "scf.for"
    ),
    "raise-products": _lazy("nests.products.raise_products", "RaiseProductsPass", "scf.for"),
    "guards-to-bounds": _lazy("nests.guards.guards_to_bounds", "GuardsToBoundsPass", "scf.for"),
    "split-triangles": _lazy("nests.products.split_triangles", "SplitTrianglesPass", "scf.for"),
    "remove-dead-nests": _lazy("nests.sharing.remove_dead_nests", "RemoveDeadNestsPass"),
    "request-derivative": _lazy("autodiff.requests.request_derivative", "RequestDerivativePass"),
    "split-derivative": _lazy("autodiff.requests.split_derivative", "SplitDerivativePass"),
    "translate-enzyme-requests": _lazy(
        "enzyme.translate_enzyme_requests", "TranslateEnzymeRequestsPass", "enzyme."
    ),
    "retype-accesses": _lazy("llvm.retype.retype_accesses", "RetypeAccessesPass", "llvm."),
    "resolve-invocations": _lazy(
        "types.function_values.resolve_invocations", "ResolveInvocationsPass", "<autodiff>"
    ),
    "scf-forall-to-parallel": _lazy(
        "optimize.loops.scf_forall_to_parallel",
        "ScfForallToParallelPass",
        "scf.forall scf.parallel",
    ),
    "schedule-bodies": _lazy("schedule.schedule_bodies", "ScheduleBodiesPass"),
    "sched-build": _lazy("schedule.build", "SchedBuildPass", "nlls."),
    "sched-conditionalize": _lazy("schedule.conditionalize", "SchedConditionalizePass", "sched."),
    "sched-emit": _lazy("schedule.emit", "SchedEmitPass", "nlls."),
    "sched-order": _lazy("schedule.order", "SchedOrderPass", "sched."),
    "simplify-guards": _lazy(
        "optimize.control_flow.simplify_guards", "SimplifyGuardsPass", "arith.select"
    ),
    "simplify-algebra": _lazy(
        "optimize.scalar.simplify_algebra", "SimplifyAlgebraPass", "arith. math."
    ),
    "set-apart-inert-functions": _lazy(
        "llvm.inert.set_apart_inert_functions", "SetApartInertFunctionsPass", "llvm."
    ),
    "fold-distances": _lazy(
        "optimize.scalar.fold_distances", "FoldDistancesPass", "llvm.getelementptr"
    ),
    "share-nests": _lazy("nests.sharing.share_nests", "ShareNestsPass"),
    "share-across-loops": _lazy(
        "nests.sharing.share_across_loops", "ShareAcrossLoopsPass", "scf.for"
    ),
    "simplify": _lazy("optimize.scalar.simplify", "SimplifyPass"),
    "alias-slices": _lazy("assign.alias_slices", "AliasSlicesPass", "assign.fetch"),
    "elide-initialization": _lazy(
        "assign.elide_initialization", "ElideInitializationPass", _ASSIGNMENTS
    ),
    "expand-concatenations": _lazy(
        "assign.expand_concatenations", "ExpandConcatenationsPass", "assign.concatenate"
    ),
    "lower-assign-to-affine": _lazy(
        "assign.lower_assign_to_affine", "LowerAssignToAffinePass", _ASSIGNMENTS
    ),
    "materialize-nodes": _lazy("assign.materialize_nodes", "MaterializeNodesPass", "assign.node"),
    "lower-pairs": _lazy(
        "types.differentials.lower_pairs", "LowerPairsPass", "pair.pair pair.user pair.ptr"
    ),
    "tile-registers": _lazy("loop_schedule.tile_registers", "TileRegistersPass", "affine.for"),
    "translate-enzyme-calls": _lazy(
        "enzyme.translate_enzyme_calls", "TranslateEnzymeCallsPass", "func.call llvm. <declaration>"
    ),
    "lower-typetrees": _lazy("typetree.lower_typetrees", "LowerTypetreesPass"),
    "specialize-generics": _lazy(
        "types.generics.specialize_generics", "SpecializeGenericsPass", "agg. iface. <autodiff>"
    ),
    "synthesize-conformances": _lazy(
        "types.conformance.synthesize_conformances", "SynthesizeConformancesPass", "agg. iface."
    ),
    "carry-accumulators": _lazy(
        "loop_schedule.carry_accumulators", "CarryAccumulatorsPass", "affine.for"
    ),
    "carry-sums": _lazy("optimize.carried.carry_sums", "CarrySumsPass", "scf.for"),
    "batch-functions": _lazy("nests.distribution.batch_functions", "BatchFunctionsPass", "scf.for"),
    "choose-terms": _lazy("optimize.carried.choose_terms", "ChooseTermsPass", "arith.select"),
    "detach-shifts": _lazy("optimize.scalar.detach_shifts", "DetachShiftsPass", "math.exp"),
    "interchange-recurrences": _lazy(
        "loop_schedule.interchange_recurrences", "InterchangeRecurrencesPass", "scf.for"
    ),
    "interchange-windows": _lazy(
        "loop_schedule.interchange_windows", "InterchangeWindowsPass", "scf.for"
    ),
    "sink-stores": _lazy("optimize.memory.sink_stores", "SinkStoresPass", "scf.for"),
    "sink-zero-fills": _lazy("optimize.zeros.sink_zero_fills", "SinkZeroFillsPass", "scf.for"),
    "move-shadows-off-stack": _lazy(
        "optimize.memory.move_shadows_off_stack",
        "MoveShadowsOffStackPass",
        "autodiff.off_stack",
    ),
    "transpose-buffers": _lazy("nests.transpose_buffers", "TransposeBuffersPass", "memref.alloc"),
    "forward-copies": _lazy("optimize.memory.forward_copies", "ForwardCopiesPass", "fresh_shadows"),
    "remove-unseen-stores": _lazy(
        "optimize.memory.remove_unseen_stores", "RemoveUnseenStoresPass", "fresh_shadows"
    ),
    "move-zeros-to-products": _lazy(
        "optimize.zeros.move_zeros_to_products", "MoveZerosToProductsPass", "linalg."
    ),
    "fill-at-once": _lazy("optimize.zeros.fill_at_once", "FillAtOncePass", "scf.for"),
    "stream-saves": _lazy("optimize.memory.stream_saves", "StreamSavesPass", "autodiff.save"),
    "allocate-on-tape": _lazy(
        "optimize.memory.allocate_on_tape", "AllocateOnTapePass", "autodiff.tape_end"
    ),
    "carry-updates": _lazy("optimize.carried.carry_updates", "CarryUpdatesPass", "scf.for"),
    "shorten-recurrences": _lazy(
        "optimize.carried.shorten_recurrences", "ShortenRecurrencesPass", "scf.for"
    ),
    "preaccumulate": _lazy("optimize.carried.preaccumulate", "PreaccumulatePass", "scf.for"),
    "speculate-extremes": _lazy(
        "optimize.loops.speculate_extremes",
        "SpeculateExtremesPass",
        "arith.maxnumf arith.minnumf",
    ),
    "sum-accumulators": _lazy(
        "optimize.loops.sum_accumulators", "SumAccumulatorsPass", "autodiff.cotangents"
    ),
    "uncarry-values": _lazy(
        "optimize.carried.uncarry_values", "UncarryValuesPass", "scf.for scf.while"
    ),
    "prefer-sign-extensions": _lazy(
        "optimize.indices.prefer_sign_extensions",
        "PreferSignExtensionsPass",
        "arith.extui arith.index_castui arith.shrsi",
    ),
    "unguard-loops": _lazy("optimize.loops.unguard_loops", "UnguardLoopsPass", "scf.if"),
    "unroll-loops": _lazy("optimize.loops.unroll_loops", "UnrollLoopsPass", "scf.for"),
    "unwrap-attributed": _lazy(
        "types.function_values.unwrap_attributed", "UnwrapAttributedPass", "<autodiff>"
    ),
    "verify-type-dictionaries": _lazy(
        "types.conformance.verify_type_dictionaries",
        "VerifyTypeDictionariesPass",
        "autodiff.differentiable iface.",
    ),
    "trace-nodes": _lazy("placement.trace_nodes", "TraceNodesPass"),
    "verify-strict": _lazy("infrastructure.verify_strict", "VerifyStrictPass"),
    "vectorize-independent-loops": _lazy(
        "loop_schedule.lanes.vectorize_independent_loops",
        "VectorizeIndependentLoopsPass",
        "scf.for",
    ),
    "virtualize": _lazy("placement.virtualize", "VirtualizePass"),
    "wrap-inout": _lazy("types.function_values.wrap_inout", "WrapInoutPass"),
}

REPLACED_PASSES: dict[str, Callable[[], type[ModulePass]]] = {
    "apply-schedules": _lazy("loop_schedule.apply_schedules", "ApplySchedulesPass", "schedule."),
    "canonicalize": _lazy("optimize.scalar.canonicalize", "CanonicalizePass"),
    "cse": _lazy("optimize.scalar.cse", "CsePass"),
    "dce": _lazy("optimize.scalar.dead_code", "DeadCodePass"),
}
"""Passes that xDSL has too, but slower on deep nesting; ``ad-opt`` runs these, ``xdsl-opt`` not."""
