"""The answer to a letter: what its orders are expected to do."""
