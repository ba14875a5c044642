"""P-7, P-19 to P-29: goals of a game: when it is over, who has won, and what each seat still lacks."""
