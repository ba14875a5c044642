"""Movement (P-5): in steps for all at once, or line by line for one; entering, clashes, conquest, retreat."""
