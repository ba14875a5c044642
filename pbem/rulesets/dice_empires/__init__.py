"""Dice Empires: lords whose people are the pips of six dice."""
