"""The whole inference: rules, debug information, hypotheses."""
