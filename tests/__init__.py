"""The tests; a package, so that tests can share the toy game."""
