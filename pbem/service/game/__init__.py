"""A campaign opened at its head: its state, the sheets kept for it, what may be told of them."""
