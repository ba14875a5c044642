"""D54: the first rounds of a game are peaceful: nobody sends troops out."""

from __future__ import annotations

from pbem.rulesets.dice_empires.options import Options


def peace(options: Options, round_: int) -> bool:
    """D54: tell whether a round is one in which nobody may send troops."""
    return round_ <= options.peace_rounds


def first_of_war(options: Options) -> int:
    """D54: give the first round in which troops may be sent."""
    return options.peace_rounds + 1
