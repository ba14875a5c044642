"""C-3.1 phase 6: what was agreed before the deadline takes effect, after the movement, for the turns to come.

Ends by mutual consent come first, then alliances, then what is handed over, then the Union of States; each in the order
in which it was completed. What is agreed in turn T acts from turn T + 1 (C-3.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign.diplomacy.alliances import conclude, terminate
from pbem.rulesets.campaign.diplomacy.handover import Court, hand_over
from pbem.rulesets.campaign.diplomacy.proposals import said_by_all, settle
from pbem.rulesets.campaign.diplomacy.union import unite
from pbem.rulesets.campaign.field.scene import Field, Scene
from pbem.rulesets.campaign.orders import Order
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.treaty import Proposal


def take_effect(
    state: State, scene: Scene, sheets: Mapping[Seat, Sheet[Order]], field: Field
) -> tuple[State, Scene, tuple[Event, ...]]:
    """C-3.1 phase 6: let the agreements of a turn take effect; maps handed over change what the states know."""
    said = said_by_all(state, sheets)
    state, agreements, settled = settle(state, said)
    state, ended = terminate(state, said)
    state, concluded, made = _concluded(state, agreements)
    court = hand_over(Court(state, scene.knowledge), concluded, field)
    state, united = unite(court.state, said)
    return state, replace(scene, knowledge=court.knowledge), (*settled, *ended, *made, *court.events, *united)


def _concluded(state: State, agreements: tuple[Proposal, ...]) -> tuple[State, list[Proposal], tuple[Event, ...]]:
    """C-8.3: conclude the alliances; what is handed over by one that fails is not."""
    done: list[Proposal] = []
    told: tuple[Event, ...] = ()
    for proposal in agreements:
        concluded = True
        if proposal.treaty.alliance:
            state, news, concluded = conclude(state, proposal)
            told = (*told, *news)
        done += [proposal] if concluded else []
    return state, done, told
