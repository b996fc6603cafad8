"""What `promote-memory` consists of: slots, their liveness, and the rewriting."""
