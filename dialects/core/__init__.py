"""The dialects of MLIR that programs are written in, as upstream prints them."""
