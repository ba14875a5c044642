"""What a team sees, remembers and forgets (D-5)."""
