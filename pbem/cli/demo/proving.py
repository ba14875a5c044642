"""What is proven of a demo: by the host from what was kept, by every player from nothing but their own mails."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pbem.cli.demo.player import Player
from pbem.cli.demo.script import REFEREE
from pbem.proof.examination import examined
from pbem.service.house.house import House
from pbem.service.turns.verify import verify
from pbem.store.engine import reading
from pbem.store.repository import campaigns

Say = Callable[[str], None]


def proven(house: House, key: str, people: Iterable[Player], say: Say) -> list[str]:
    """Prove everything, and list what is not as it should be."""
    return [*_replayed(house, key, say), *(fault for one in people if one.seat != REFEREE for fault in _own(one, say))]


def _replayed(house: House, key: str, say: Say) -> list[str]:
    with reading(house.engine) as session:
        campaign = campaigns.get(session, key)
        assert campaign is not None
        verdicts = verify(house, session, campaign)
    faults = [f"turn {one.number}: {fault}" for one in verdicts for fault in one.faults]
    found = "NOT the same" if faults else "the same, dice and all"
    say(f"Setup and {len(verdicts) - 1} turns played again from what was kept: {found}.")
    return faults


def _own(player: Player, say: Say) -> list[str]:
    """Prove dice and orders from a player's own mails."""
    found = examined((str(mail["Subject"]), mail.as_bytes()) for mail in player.mails).proofs
    if len(found) != 1:
        return [f"{player.name}'s mails prove nothing"]
    turns, general = found[0].turns, found[0].general
    counted = sum(one.status == "proven" for one in turns)
    say(f"{player.name}'s own mails prove {counted} of {len(turns)} turns played.")
    wrong = [f"turn {one.step}: {one.status}: {one.faults}" for one in (general, *turns) if one.status != "proven"]
    return [f"{player.name}'s mails, {fault}" for fault in wrong]
