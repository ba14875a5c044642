"""All senses of the words of a line, and what they may not hide: a negation, the past."""
