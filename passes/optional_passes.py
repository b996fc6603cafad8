"""Passes that may be left out of a pipeline, so that a guilty one is found (`--bisect-limit`)."""

OPTIONAL = frozenset(
    {
        *("canonicalize", "cse", "dce", "simplify", "simplify-algebra", "simplify-guards"),
        *(
            "inline",
            "reroll-loops",
            "hoist-invariants",
            "hoist-lookups",
            "unguard-loops",
            "unroll-loops",
        ),
        *("raise-while-to-for", "raise-cf-to-scf", "raise-pointers", "raise-products"),
        *("detach-shifts", "fold-distances", "split-triangles", "split-directions", "align-rows"),
        *("promote-memory", "forward-stores", "uncarry-values", "outline-equal-steps"),
        *("choose-terms", "guards-to-bounds"),
        *("delinearize-accesses", "widen-indices", "version-wrapping", "version-aliasing"),
        "version-rows",
        *("preaccumulate", "sum-accumulators", "carry-sums", "carry-updates", "sink-zero-fills"),
        *("interchange-recurrences", "interchange-windows", "constant-scratch", "batch-functions"),
        "localize-scratch",
        *("sink-stores", "allocate-on-tape", "stream-saves", "shorten-recurrences"),
        *("fill-at-once", "share-across-loops", "move-shadows-off-stack", "speculate-extremes"),
        *(
            "prefer-sign-extensions",
            "move-zeros-to-products",
            "remove-unseen-stores",
            "forward-copies",
        ),
        *("expr-simplify", "expr-polysimplify", "sched-conditionalize", "sched-order"),
        *("carry-accumulators", "tile-registers", "vectorize-independent-loops", "prefer-vectors"),
        *("alias-slices", "elide-initialization", "gather-one-hot", "share-nests"),
        *("fuse-nests", "contract-buffers", "remove-dead-nests", "outline-equal-loops"),
    }
)
"""Passes that may be left out of a pipeline: the program computes the same without them."""
