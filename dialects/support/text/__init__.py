"""MLIR's text: the parser, syntax that dialects share, the printer."""
