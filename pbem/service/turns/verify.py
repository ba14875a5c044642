"""Proof: every turn of a campaign is played again from what was kept, and must come out the same.

All branches are proven, those the referee went back from too. A row that begins a branch is the one it was copied from,
or what the referee's recorded correction makes of that. What an older version of the rules kept is compared in the form
of the present one.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from sqlmodel import Session

from pbem import codec
from pbem.core import dice
from pbem.core.events import Event
from pbem.core.problems import Defect, Refusal
from pbem.proof import fairness
from pbem.registry import AnyState, Installed
from pbem.service.game import decrees, games, house_players
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.service.turns import adjudication
from pbem.store.repository import dice as dice_rows
from pbem.store.repository import sheets, turns
from pbem.store.repository.dice import Dealt
from pbem.store.tables import Amendment, Campaign, Turn


@dataclass(frozen=True)
class Verdict:
    """What was found of one turn row; no `faults`: it is exactly what the rules and the sheets make of it."""

    branch: int
    number: int
    faults: tuple[str, ...] = ()


def verify(house: House, session: Session, campaign: Campaign, latest: int = 0) -> tuple[Verdict, ...]:
    """Check every row of every branch, or so many of the latest."""
    return tuple(_verdict(house, session, campaign, row) for row in turns.every(session, campaign.key)[-latest:])


def _verdict(house: House, session: Session, campaign: Campaign, row: Turn) -> Verdict:
    """Check one row; what cannot even be read is a fault too."""
    try:
        faults = _faults(house, session, campaign, row)
    except (Defect, Refusal, ValueError, zlib.error) as fault:
        faults = (str(fault),)
    return Verdict(row.branch, row.number, faults)


def _faults(house: House, session: Session, campaign: Campaign, row: Turn) -> tuple[str, ...]:
    """Check a row by what it is: the setup, the beginning of a branch, a turn."""
    before = turns.parent(session, row)
    if before is None:
        return _setup(house, campaign, row, dice_rows.of_branch(session, campaign, row.branch))
    if before.number != row.number:
        return _replayed(house, session, campaign, before, row)
    amendment = turns.amendment(session, row)
    if amendment is None:
        return () if before.hash == row.hash else ("the branch begins elsewhere",)
    return _amended(house.registry[campaign.ruleset], before, row, amendment)


def _setup(house: House, campaign: Campaign, row: Turn, dealt: Dealt) -> tuple[str, ...]:
    installed = house.registry[campaign.ruleset]
    state = adjudication.deal(installed, games.options(installed, campaign), dealt.secret)
    checks = {
        "the setup is not what the secret deals": games.frozen(installed, state)[1] == _hash(installed, row),
        "the dice are not the promised ones": fairness.keeps(dealt.secret, dealt.anchor),
    }
    return _wrong(checks)


def _amended(installed: Installed, before: Turn, row: Turn, amendment: Amendment) -> tuple[str, ...]:
    """Do again what the referee decreed; the state of a position he gave was kept with it, of the same version."""
    events: tuple[Event, ...] = ()
    if amendment.snapshot is not None:
        same = codec.digest(codec.unpack(amendment.snapshot)) == row.hash
    else:
        decreed = games.sheet(installed, amendment.orders)
        state, events = decrees.decreed(installed, games.thawed(installed, before), decreed)
        same = _same(installed, state, row)
    told = games.events_text((*games.events(before), *events))
    checks = {
        "the position is not what the referee's correction makes it": same,
        "the events differ": told == codec.unpack(row.events),
    }
    return _wrong(checks)


def _replayed(house: House, session: Session, campaign: Campaign, before: Turn, after: Turn) -> tuple[str, ...]:
    """Play one turn again, and compare what comes out with what was kept."""
    installed = house.registry[campaign.ruleset]
    dealt = dice_rows.of_branch(session, campaign, after.branch)
    place = {"head_branch": after.branch, "head_turn": before.number}
    at = Campaign(**{**campaign.model_dump(), **place, "dice_secret": dealt.secret, "dice_anchor": dealt.anchor})
    game = Game(at, installed, games.thawed(installed, before))
    rows = sheets.last(session, campaign.key, after.branch, after.number)
    stored = {seat: row.orders for seat, row in rows.items()}
    thrown = adjudication.play(game, adjudication.orders(game, stored), stored)
    checks = {
        "a house player would order otherwise": _written_so(game, rows),
        "the stored state is damaged": codec.digest(codec.unpack(after.snapshot)) == after.hash,
        "the state differs": _same(installed, thrown.state, after),
        "the sheets were changed": thrown.digest.hex() == after.sheets_digest,
        "the events differ": games.events_text(thrown.events) == codec.unpack(after.events),
        "the throws differ": games.rolls_text(tuple(thrown.dice.thrown)) == codec.unpack(after.rolls),
        "the seed is not the next link of the chain": _linked(at, after),
    }
    return _wrong(checks)


def _written_so(game: Game, rows: house_players.Rows) -> bool:
    """Let the house players write once more what they wrote."""
    return all(
        sheets.digest(games.written(game.installed, wrote.sheet)) == rows[seat].digest
        for seat, wrote in house_players.again(game, rows)
    )


def _wrong(checks: dict[str, bool]) -> tuple[str, ...]:
    return tuple(fault for fault, right in checks.items() if not right)


def _same(installed: Installed, state: AnyState, row: Turn) -> bool:
    return games.frozen(installed, state)[1] == _hash(installed, row)


def _hash(installed: Installed, row: Turn) -> str:
    """Give the hash of a row's state, of an older version of the rules as it reads now."""
    if row.ruleset_version == installed.ruleset.version:
        return row.hash
    return games.frozen(installed, games.thawed(installed, row))[1]


def _linked(campaign: Campaign, row: Turn) -> bool:
    """Tell whether the seed shown leads back to the promise made before the game."""
    first = fairness.seed(campaign.dice_secret, 0)
    kept = fairness.keeps(campaign.dice_secret, campaign.dice_anchor)
    return kept and dice.follows(bytes.fromhex(row.seed), first, row.number)
