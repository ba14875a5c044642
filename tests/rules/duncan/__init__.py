"""The rules of Duncan."""
