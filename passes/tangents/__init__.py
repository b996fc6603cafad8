"""The tangent types of all types."""
