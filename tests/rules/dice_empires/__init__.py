"""Dice Empires: the rules, one test a paragraph."""
