"""Battles, sieges, plunder, slavery, and the end of the game."""
