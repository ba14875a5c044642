"""P-18, the fair start: everybody plays under conditions at least as good as those he called fair."""
