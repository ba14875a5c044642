"""Dice Empires: lords whose people are the pips of six dice.

The rooms in their order, from the ground up; a file imports from its own room and from those named before it:

    options orders state view events
    city commands war setup turn
    sight words report answer referee position
    ruleset
"""
