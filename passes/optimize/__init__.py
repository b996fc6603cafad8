"""General optimisations that xDSL lacks."""
