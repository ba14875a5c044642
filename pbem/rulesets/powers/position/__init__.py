"""The state as text a person can write."""
