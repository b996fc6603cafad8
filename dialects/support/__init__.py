"""The ground of every layer, below any dialect: diagnostics, the parser, the context."""
