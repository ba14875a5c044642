"""Orders in words, and what is wrong with them."""
