"""Orders for a seat that is eliminated: a clear answer, and nothing is carried out."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.sheets import Sheet, Written
from pbem.rulesets.powers import turn
from pbem.rulesets.powers.orders import BuildOrder, Order
from pbem.rulesets.powers.vision import view
from pbem.rulesets.powers.words.checks import check
from tests.rules.powers.kernel.kit import RED, game, play, shown


def test_who_is_out_is_told_so_and_orders_nothing() -> None:
    """P-1.7: nobody awaits the seat, its lines are refused, and they do nothing."""
    state = replace(game(), out={RED: 1})
    order = BuildOrder("inf", "E")
    assert RED not in [request.seat for request in turn.awaiting(state)]
    found = check(view(state, RED), Sheet((Written[Order](order),)))
    assert [problem.code for problem in found] == ["powers-out"]
    done, _ = play(state, red=order)
    assert "E red" not in shown(done)
