"""Arguments as a request sees them: memory behind addresses, extents, shadows, copies."""
