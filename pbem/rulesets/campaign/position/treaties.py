"""Treaties as TOML: alliances in force, and open proposals.

    [[proposals]]
    by = "blue"
    members = ["blue", "red"]
    turns = 10
    terms = [{ kind = "share", what = "view" }, { kind = "city", city = "Yaz", giver = "blue", to = "red" }]

The terms are plain values (`pbem.core.plain`) of those of `treaty.py`. Left out: number (as its words make it), turn
(this one), until (as proposal_ttl has it), accepted (its author), turns (without limit), joint (true), alliance (true),
passed (false).
"""

from __future__ import annotations

from pbem.core import plain
from pbem.core.agreements.proposal import number_of
from pbem.core.positions import Table
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.campaign.diplomacy.consent import procedure
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import Proposal, Term, Treaty

ALLIANCE = ("number", "members", "first", "last", "joint", "entry", "share_explored", "share_view", "words")
PROPOSAL = ("number", "by", "turn", "until", "accepted", "passed", "members", "alliance", "turns", "joint", "terms")


def write_alliance(alliance: Alliance) -> dict[str, object]:
    """Write a treaty in force; an unlimited one has no last turn."""
    found: dict[str, object] = {key: getattr(alliance, key) for key in ALLIANCE}
    found |= {"members": list(alliance.members), "words": list(alliance.words)}
    return {key: value for key, value in found.items() if value is not None and (key != "words" or value)}


def read_alliance(said: Table, seats: tuple[Seat, ...]) -> Alliance:
    """Read a treaty in force."""
    return Alliance(
        said.whole("number", 1),
        _members(said, seats),
        said.whole("first", 1),
        _limit(said, "last"),
        said.flag("joint", default=True),
        said.flag("entry"),
        said.flag("share_explored"),
        said.flag("share_view"),
        said.strings("words"),
    )


def _limit(said: Table, key: str) -> int | None:
    """Read a whole number that may be absent."""
    return said.whole(key) if key in said.said else None


def _members(said: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    members = said.seats("members", seats)
    if len(set(members)) < 2:
        raise said.wrong("members", f"two or more of {', '.join(seats)}")
    return members


def write_proposal(proposal: Proposal) -> dict[str, object]:
    """Write an open proposal."""
    treaty = proposal.treaty
    found: dict[str, object] = {key: getattr(proposal, key) for key in ("number", "by", "turn", "until", "passed")}
    found |= {"accepted": list(proposal.accepted), "members": list(treaty.members), "alliance": treaty.alliance}
    found |= {"joint": treaty.joint, "terms": plain.write(treaty.terms, tuple[Term, ...])}
    return found if treaty.turns is None else {**found, "turns": treaty.turns}


def read_proposal(said: Table, seats: tuple[Seat, ...], options: Options, now: int) -> Proposal:
    """Read an open proposal."""
    by, turn = Seat(said.one_of("by", seats)), said.whole("turn", now, least=1)
    named = tuple(dict.fromkeys((*seats, *COLOURS)))
    treaty = Treaty(
        _members(said, named),
        said.flag("alliance", default=True),
        _limit(said, "turns"),
        said.flag("joint", default=True),
        said.value("terms", tuple[Term, ...], named),
    )
    return Proposal(
        said.whole("number", number_of(turn, by, treaty), least=1),
        by,
        treaty,
        turn,
        said.whole("until", procedure(turn, options).until, least=1),
        said.seats("accepted", treaty.members) or (by,),
        said.flag("passed"),
    )
