"""Programs written for Enzyme."""
