"""Orders of numbered units: who is told, what each does, on what condition."""
