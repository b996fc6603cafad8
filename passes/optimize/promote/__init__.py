"""The parts of `promote-memory`: slots, their liveness, and the rewriting."""
