"""What every layer needs before any dialect: diagnostics, the parser, the context."""
