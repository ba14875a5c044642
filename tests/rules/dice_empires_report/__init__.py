"""Tests of what the lords of Dice Empires are shown."""
