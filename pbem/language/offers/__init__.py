"""The ready line of one that is not read: only ever offered, never carried out by itself."""
