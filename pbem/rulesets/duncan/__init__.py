"""Duncan 2009 (CeTaH): teams in a dark dungeon, for gold.

The rooms in their order, from the ground up; a file imports from its own room and from those named before it:

    options orders state view events rule_changes
    story sight dungeon phases turn
    words report answer referee position
    ruleset
"""
