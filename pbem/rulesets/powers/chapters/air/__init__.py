"""Aircraft (P-36, P-37)."""
