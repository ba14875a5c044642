"""The games. They never import one another, and nothing else names one of them."""
