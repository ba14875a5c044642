"""The answer to a letter: what its orders are expected to do, and what is told to those they are addressed to."""
