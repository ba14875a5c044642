"""Orders in words, and what is wrong with them as far as their author can know."""
