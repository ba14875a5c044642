"""What is heard in a line, in whatever order it is said, made into orders that explain all of it."""
