"""The language of derivative rules: rows, formulas, expressions, methods; the registry."""
