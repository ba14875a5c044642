"""What a state knows, and what might be true instead."""
