"""Proof: every turn of a campaign is played again from what was kept, and must come out the same."""

from __future__ import annotations

from dataclasses import dataclass

from sqlmodel import Session

from pbem import codec
from pbem.core import dice
from pbem.core.problems import Defect
from pbem.service.house import House
from pbem.service.turns import adjudication, fairness, games
from pbem.service.turns.games import Game
from pbem.store.repository import sheets, turns
from pbem.store.tables import Campaign, Turn


@dataclass(frozen=True)
class Verdict:
    """What was found of one turn row; no `faults`: it is exactly what the rules and the sheets make of it."""

    branch: int
    number: int
    faults: tuple[str, ...] = ()


def verify(house: House, session: Session, campaign: Campaign) -> tuple[Verdict, ...]:
    """Check the way from the setup to the head, turn by turn."""
    rows = [turns.get(session, campaign.key, branch, number) for branch, number in turns.history(session, campaign)]
    way = [row for row in rows if row is not None]
    verdicts = [_setup(house, campaign, row) for row in way[:1]]
    for before, after in zip(way, way[1:], strict=False):
        verdicts.append(
            _copy(before, after) if after.number == before.number else _turn(house, session, campaign, before, after)
        )
    return tuple(verdicts)


def _setup(house: House, campaign: Campaign, row: Turn) -> Verdict:
    """Deal the board again."""
    installed = house.registry[campaign.ruleset]
    dealt = adjudication.deal(installed, games.options(installed, campaign), campaign.dice_secret)
    faults = [] if games.frozen(installed, dealt)[1] == row.hash else ["the setup is not what the secret deals"]
    if fairness.promise(campaign.dice_secret) != campaign.dice_anchor:
        faults.append("the dice are not the promised ones")
    return Verdict(row.branch, row.number, tuple(faults))


def _copy(before: Turn, after: Turn) -> Verdict:
    """A branch begins with a copy of the turn it goes back to."""
    return Verdict(after.branch, after.number, () if before.hash == after.hash else ("the branch begins elsewhere",))


def _turn(house: House, session: Session, campaign: Campaign, before: Turn, after: Turn) -> Verdict:
    """Play one turn again."""
    try:
        faults = _replayed(house, session, campaign, before, after)
    except (Defect, ValueError) as fault:
        faults = (str(fault),)
    return Verdict(after.branch, after.number, faults)


def _replayed(house: House, session: Session, campaign: Campaign, before: Turn, after: Turn) -> tuple[str, ...]:
    """Compare what comes out with what was kept."""
    installed = house.registry[campaign.ruleset]
    at = Campaign(**{**campaign.model_dump(), "head_branch": after.branch, "head_turn": before.number})
    game = Game(at, installed, games.thawed(installed, before))
    rows = sheets.last(session, campaign.key, after.branch, after.number)
    thrown = adjudication.play(game, adjudication.orders(game, {seat: row.orders for seat, row in rows.items()}))
    checks = {
        "the state differs": games.frozen(installed, thrown.state)[1] == after.hash,
        "the stored state is damaged": codec.digest(codec.unpack(after.snapshot)) == after.hash,
        "the sheets were changed": thrown.digest.hex() == after.sheets_digest,
        "the events differ": games.events_text(thrown.events) == codec.unpack(after.events),
        "the throws differ": games.rolls_text(tuple(thrown.dice.thrown)) == codec.unpack(after.rolls),
        "the seed is not the next link of the chain": _linked(campaign, after),
    }
    return tuple(fault for fault, right in checks.items() if not right)


def _linked(campaign: Campaign, row: Turn) -> bool:
    """Tell whether the seed shown leads back to the promise made before the game."""
    first = fairness.seed(campaign.dice_secret, 0)
    return dice.anchor(first) == campaign.dice_anchor and dice.follows(bytes.fromhex(row.seed), first, row.number)
