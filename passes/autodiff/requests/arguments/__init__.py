"""Arguments of a function as a request sees them: memory behind addresses, extents, shadows, copies."""
