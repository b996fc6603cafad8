"""The llvm dialect, what xDSL lacks of it, and the layout of its types."""
