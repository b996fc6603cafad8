"""Headers of loops, accesses in them, facts about them, and the refusal to change them."""
