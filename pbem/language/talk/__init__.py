"""How much the words of a sentence weigh: whether it could order something, or is but talk."""
