"""P-1.4, P-30: what is left of one stack after a battle may be just what another was before it."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import KeyedDice
from pbem.rulesets.powers.battle.forces import After, Fighters
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.moves.fight import unit
from pbem.rulesets.powers.moves.pieces import Piece, settled
from pbem.rulesets.powers.state import Stack
from tests.rules.powers.kernel.kit import BLUE, game


def test_one_is_hurt_as_another_was() -> None:
    """With all damage held: a healthy tank and a hurt one, and both are hurt the same."""
    whole, hurt = Stack(BLUE, "tnk", "A"), Stack(BLUE, "tnk", "A", damage=6)
    state = game("blue tnk A", "blue A", "", ("land", "hold"), hold_count="all")
    points = every.book(state).points
    turn = Turn(replace(state, stacks=(whole, hurt)), points, {}, KeyedDice(b"x"))
    body = unit(whole, points.rows, "A", ())
    assert settled(turn, [Piece(whole), Piece(hurt)], [After((Fighters(body, 1, 6),))] * 2) == []
    assert turn.state.stacks == (Stack(BLUE, "tnk", "A", 2, damage=6),)
