"""A letter on the desk: who wrote it, whether that is believed, what it quotes, and what is asked back."""
