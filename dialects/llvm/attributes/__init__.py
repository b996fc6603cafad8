"""Types and attributes of the llvm dialect that xDSL lacks; discardable attributes."""
