"""Facts about a function: analyses, accesses, what may be read again, places of frames."""
