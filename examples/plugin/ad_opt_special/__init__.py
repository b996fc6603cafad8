"""Special functions as operations: an example of a package that extends ad-opt."""
