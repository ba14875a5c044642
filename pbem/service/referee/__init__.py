"""What the referee does, from wherever he asks for it, each act with its reason in the log."""
