"""Orders and their words: what players may say, and what is refused."""
