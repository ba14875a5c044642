"""What a campaign of a file must be before it is taken in: one that every other part of the service can read.

Types and references are looked at before (`pbem.store.export_file`). Here its game is opened: whatever a rule set would
stumble over later, in the middle of a turn, is told now, and nothing is written.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlmodel import Session, col, select

from pbem.core.languages import LANGUAGES
from pbem.proof import fairness
from pbem.registry import Installed
from pbem.service.calendar import campaign_file, deadlines
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.rendering import briefing
from pbem.settings import is_address, is_zone
from pbem.store.export_file import BadExport
from pbem.store.repository import dice
from pbem.store.tables import Absence, Address, Campaign, Dice, Outbox, Partner, Person, Seat, Sheet, Timer, Turn

log = logging.getLogger("pbem.import")

MOST_ADDRESSES = 5
"""Addresses of one person: each is asked by mail."""
MOST_PARTNERS = 10
"""Persons who share a seat."""
LONGEST_NAME = 200
_UNSENT = ("queued", "sending", "unknown", "held", "collected")
_PASSPHRASE = re.compile(r"(scrypt:16384:8:1:[0-9a-f]{32}:[0-9a-f]{64})?")
_SEED = re.compile(r"([0-9a-f]{64})?")


@dataclass(frozen=True)
class _Look:
    """What is looked through: the rows of a file, and the campaign under the key it is to have here."""

    house: House
    source: Session
    campaign: Campaign
    key: str

    @property
    def installed(self) -> Installed:
        """Give the rule set of the campaign."""
        return self.house.registry[self.campaign.ruleset]

    def all(self, row: type[Any]) -> list[Any]:
        """List the rows of a kind."""
        return list(self.source.exec(select(row)).all())


def look(house: House, source: Session, key: str) -> None:
    """Raise a BadExport that says what is wrong with the campaign of an opened file, unless all is well."""
    campaign = source.exec(select(Campaign)).one()
    seen = _Look(house, source, campaign, key or campaign.key)
    for check in _CHECKS:
        try:
            check(seen)
        except BadExport:
            raise
        except Exception as fault:  # the edge of one file: a rule set may stumble over whatever stands in it
            log.info("%s cannot be imported", seen.key, exc_info=fault)
            raise BadExport(f"the file cannot be imported: {_said(check, fault)}; export the campaign again") from None


def _said(check: Callable[[_Look], None], fault: Exception) -> str:
    """Say in one line what a check found."""
    what = check.__name__.strip("_").replace("_", " ")
    said = " ".join(str(fault).split())[:160]
    return f"its {what} cannot be read ({said or type(fault).__name__})"


def _must(right: bool, said: str) -> None:
    """Raise a BadExport unless something is right."""
    if not right:
        raise BadExport(f"the file cannot be imported: {said}")


def _name(look: _Look) -> None:
    """Look at what the campaign is called."""
    _must(
        re.fullmatch(campaign_file.KEY, look.key) is not None,
        f"{look.key[:20]!r} is no key of a campaign; give it another one with --as",
    )
    _must(0 < len(look.campaign.title) <= campaign_file.LONGEST_TITLE, "its title is empty or too long")


def _rule_set(look: _Look) -> None:
    """Look whether its game is installed here, in a version that can read it."""
    name, known = look.campaign.ruleset[:40], ", ".join(look.house.registry)
    _must(look.campaign.ruleset in look.house.registry, f"there is no rule set {name!r} here; there are: {known}")
    ours = look.installed.ruleset.version
    newer = f"it was played by a newer version of {name!r}: install that one first"
    _must(0 <= look.campaign.ruleset_version <= ours, newer)


def _options(look: _Look) -> None:
    games.options(look.installed, look.campaign)


def _schedule(look: _Look) -> None:
    """Read the rule of the deadlines."""
    deadlines.schedule(look.campaign)


def _terms(look: _Look) -> None:
    """Read what was settled beside the rules."""
    terms(look.campaign)


def _dice(look: _Look) -> None:
    """See that the dice are the promised ones."""
    last = dice.of_branch(look.source, look.campaign, look.campaign.head_branch)
    dealt = [*((row.secret, row.anchor) for row in look.all(Dice)), (last.secret, last.anchor)]
    kept = all(fairness.keeps(*each) for each in dealt)
    kept = kept and (look.campaign.dice_secret, look.campaign.dice_anchor) == (last.secret, last.anchor)
    _must(kept, "its dice are not those that were promised; export the campaign again")


def _languages_and_zones(look: _Look) -> None:
    """See that every language and every time zone is one there is."""
    persons, seats, timers = look.all(Person), look.all(Seat), look.all(Timer)
    spoken = [look.campaign.language, *(row.language for row in (*persons, *seats, *look.all(Outbox)))]
    odd = next((one for one in spoken if one not in LANGUAGES), None)
    _must(odd is None, f"there is no language {str(odd)[:20]!r}; there are: {', '.join(LANGUAGES)}")
    zones = {look.campaign.timezone, *(row.zone for row in (*persons, *seats, *timers))}
    wrong = next((one for one in sorted(zones) if not is_zone(one)), None)
    _must(wrong is None, f"there is no time zone {str(wrong)[:40]!r}")


def _seats(look: _Look) -> None:
    """See that the seats are those of the game."""
    wanted = {str(seat) for seat in look.installed.ruleset.rules.seats(games.options(look.installed, look.campaign))}
    found = {row.key for row in look.all(Seat)}
    odd = next(iter(sorted(wanted ^ found)), "")
    _must(not odd, f"its seats are not those of its game: {odd[:40]!r}; export the campaign again")
    good = all(_PASSPHRASE.fullmatch(row.passphrase) for row in look.all(Seat))
    _must(good, "a passphrase in it is not kept as pbem keeps one; export the campaign again")


def _persons(look: _Look) -> None:
    """See that there are no more persons and addresses than seats can have: each address is written to."""
    addresses = look.all(Address)
    odd = next((row.address for row in addresses if not is_address(row.address)), "")
    _must(not odd, f"{odd[:60]!r} is no mail address")
    crowd = max((_count(addresses, "person", row.id) for row in look.all(Person)), default=0)
    _must(crowd <= MOST_ADDRESSES, f"a person has {crowd} addresses; at most {MOST_ADDRESSES} are asked")
    shared = max((_count(look.all(Partner), "seat", row.key) for row in look.all(Seat)), default=0)
    _must(shared <= MOST_PARTNERS, f"{shared} persons share a seat; at most {MOST_PARTNERS} can")
    playing = {row.person for row in (*look.all(Seat), *look.all(Partner))}
    _must({row.id for row in look.all(Person)} <= playing, "it holds persons who have no seat; export it again")
    _must(all(len(row.name) <= LONGEST_NAME for row in look.all(Person)), "the name of a person is far too long")


def _count(rows: list[Any], name: str, value: object) -> int:
    """Count the rows that have a value in a column."""
    return sum(getattr(row, name) == value for row in rows)


def _absences(look: _Look) -> None:
    """Read the days somebody is away."""
    for row in look.all(Absence):
        date.fromisoformat(row.first_day), date.fromisoformat(row.last_day)


def _turns(look: _Look) -> None:
    """Read every state, what happened and what was thrown."""
    begun = look.campaign.state in ("running", "paused", "held")
    at = (look.campaign.key, look.campaign.head_branch, look.campaign.head_turn)
    _must(not begun or look.source.get(Turn, at) is not None, "its game has begun and there is no turn of it")
    _must(begun or look.campaign.state == "ended" or not look.all(Turn), "its game has not begun and there are turns")
    for row in look.source.exec(select(Turn).order_by(col(Turn.branch), col(Turn.number))):
        games.thawed(look.installed, row)
        games.events(row), games.rolls(row)
        _must(
            _SEED.fullmatch(row.seed) is not None, f"the seed of turn {row.number} is none; export the campaign again"
        )


def _orders(look: _Look) -> None:
    for row in look.all(Sheet):
        games.sheet(look.installed, row.orders)


def _position(look: _Look) -> None:
    """Let the rule set look at the present position, as every letter and every turn will."""
    at = (look.campaign.key, look.campaign.head_branch, look.campaign.head_turn)
    row = look.source.get(Turn, at)
    if row is None:
        return
    ruleset, state = look.installed.ruleset, games.thawed(look.installed, row)
    ruleset.rules.turn(state), ruleset.rules.round(state), ruleset.rules.awaiting(state), ruleset.rules.outcome(state)
    for seat in ruleset.rules.seats(games.options(look.installed, look.campaign)):
        view = ruleset.rules.view(state, seat)
        ruleset.words.vocabulary(view), ruleset.telling.draw(view)


def _unsent_mail(look: _Look) -> None:
    for mail in look.source.exec(select(Outbox).where(col(Outbox.state).in_(_UNSENT))):
        briefing(mail)


_CHECKS: tuple[Callable[[_Look], None], ...] = (
    _name,
    _rule_set,
    _options,
    _schedule,
    _terms,
    _dice,
    _languages_and_zones,
    _seats,
    _persons,
    _absences,
    _turns,
    _orders,
    _position,
    _unsent_mail,
)
