"""Formations (P-47)."""
