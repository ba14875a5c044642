"""The referee's work: his acts, from wherever he asks for them, each with its reason in the log."""
