"""Every named pipeline: a line a pass, each with the reason why it stands where it stands."""

LOWER = ",".join(
    (
        "bufferize-tensors",  # values become buffers first: the loops below load and store
        "lower-linalg-to-loops",  # named operations become affine-free scf loops over memrefs
        "lower-affine-to-scf",  # maps become arithmetic; only scf and cf carry control from here
        "lower-scf-to-cf",  # regions become blocks: the llvm dialect has nothing else
        "lower-to-llvm",  # every type and operation that is left, in one walk
    )
)
"""From core dialects to the llvm dialect."""

PIPELINES: dict[str, str] = {"lower": LOWER}
"""Every named pipeline by its name."""
