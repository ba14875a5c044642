"""Battles (P-6): alternating salvos, exact in whole numbers, without a question to anybody."""
