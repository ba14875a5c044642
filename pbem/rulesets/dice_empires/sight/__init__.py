"""What a lord knows, and what might be true instead."""
