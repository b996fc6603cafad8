"""Results: asked, explained, printed, refused."""
