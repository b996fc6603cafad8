"""Terms that are stored instead of computed anew, and how long either takes."""
