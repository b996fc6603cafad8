"""The fixpoint: trees of all values, through functions and calls."""
