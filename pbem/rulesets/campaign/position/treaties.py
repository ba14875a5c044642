"""Treaties as TOML: alliances in force, and proposals with their terms in words.

    [[proposals]]
    by = "blue"
    members = ["blue", "red"]
    turns = 10
    terms = ["share explored", "share view", "entry", "blue gives city Yaz to red", "text We are friends."]

The other terms: `red gives army 3 to blue`, `red gives map to blue`, `red gives contact white to blue`. Left out:
number (as its words make it), turn (this one), until (as proposal_ttl has it), accepted (its author), turns (without
limit), joint (true), alliance (true), passed (false).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.campaign.diplomacy.consent import until
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.position.words import Reader, flag, known_keys, limit, strings, text, whole
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import (
    Entry,
    GiveArmy,
    GiveCity,
    GiveContact,
    GiveMap,
    Proposal,
    Share,
    Term,
    Treaty,
    Words,
    number_of,
)

_ALLIANCE = ("number", "members", "first", "last", "joint", "entry", "share_explored", "share_view", "words")
_PROPOSAL = ("number", "by", "turn", "until", "accepted", "passed", "members", "alliance", "turns", "joint", "terms")
_SET: dict[str, Term] = {"share explored": Share("explored"), "share view": Share("view"), "entry": Entry()}


def write_alliance(alliance: Alliance) -> dict[str, object]:
    """Write a treaty in force; an unlimited one has no last turn."""
    found: dict[str, object] = {key: getattr(alliance, key) for key in _ALLIANCE}
    found |= {"members": list(alliance.members), "words": list(alliance.words)}
    return {key: value for key, value in found.items() if value is not None and (key != "words" or value)}


def read_alliance(said: Mapping[str, object], seats: tuple[Seat, ...]) -> Alliance:
    """Read a treaty in force."""
    known_keys(said, _ALLIANCE, "alliances")
    members = _members(said, "alliances", seats)
    first, last = whole(said, "first", "alliances", 1), limit(said, "last", "alliances")
    joint, entry, explored, view = (flag(said, key, "alliances", default=key == "joint") for key in _ALLIANCE[4:8])
    number, words = whole(said, "number", "alliances", 1), strings(said, "words", "alliances")
    return Alliance(number, members, first, last, joint, entry, explored, view, tuple(words))


def _members(said: Mapping[str, object], where: str, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Read who is a party to a treaty."""
    members = strings(said, "members", where)
    if len(set(members)) < 2 or not set(members) <= set(seats):
        raise ValueError(f"{where}.members: expected two or more of {', '.join(seats)}")
    return tuple(map(Seat, members))


def write_proposal(proposal: Proposal) -> dict[str, object]:
    """Write an open proposal."""
    treaty = proposal.treaty
    found: dict[str, object] = {key: getattr(proposal, key) for key in ("number", "by", "turn", "until", "passed")}
    found |= {"accepted": list(proposal.accepted), "members": list(treaty.members), "alliance": treaty.alliance}
    found |= {"joint": treaty.joint, "terms": [_term(each) for each in treaty.terms]}
    return found if treaty.turns is None else {**found, "turns": treaty.turns}


def _term(term: Term) -> str:
    """Write a term in words."""
    match term:
        case Share():
            return f"share {term.what}"
        case Entry():
            return "entry"
        case Words():
            return f"text {term.words}"
        case GiveCity():
            return f"{term.giver} gives city {term.city} to {term.to}"
        case GiveArmy():
            return f"{term.giver} gives army {term.army} to {term.to}"
        case GiveMap():
            return f"{term.giver} gives map to {term.to}"
        case GiveContact():
            return f"{term.giver} gives contact {term.of} to {term.to}"


def read_proposal(said: Mapping[str, object], seats: tuple[Seat, ...], options: Options, now: int) -> Proposal:
    """Read an open proposal."""
    where = "proposals"
    known_keys(said, _PROPOSAL, where)
    by, turn = _seat(text(said, "by", where, ""), "proposals.by", seats), whole(said, "turn", where, now, least=1)
    named = tuple(dict.fromkeys((*seats, *COLOURS)))
    treaty = Treaty(
        _members(said, where, named),
        flag(said, "alliance", where, default=True),
        limit(said, "turns", where),
        flag(said, "joint", where, default=True),
        tuple(_read_term(line, named) for line in strings(said, "terms", where)),
    )
    accepted = strings(said, "accepted", where) or [by]
    proposal = Proposal(
        whole(said, "number", where, number_of(turn, by, treaty), least=1),
        by,
        treaty,
        turn,
        whole(said, "until", where, until(turn, options), least=1),
        tuple(_seat(each, "proposals.accepted", treaty.members) for each in accepted),
    )
    return replace(proposal, passed=flag(said, "passed", where, default=False))


def _seat(word: str, where: str, seats: tuple[Seat, ...]) -> Seat:
    """Read one seat."""
    if word not in seats:
        raise ValueError(f"{where}: expected one of {', '.join(seats)}, found {word!r}")
    return Seat(word)


def _read_term(line: str, seats: tuple[Seat, ...]) -> Term:
    """Read one term."""
    if line.startswith("text "):
        return Words(line.removeprefix("text "))
    return _SET.get(line) or _read_gift(line, seats)


def _read_gift(line: str, seats: tuple[Seat, ...]) -> Term:
    """Read `GIVER gives WHAT [WHICH] to RECEIVER`; the name of a city may have several words."""
    reader = Reader(f"proposals.terms: {line!r}", line.split())
    giver, _, what = reader.first("a giver"), _word(reader, "gives"), reader.first("what is given")
    to = reader.last("a receiver")
    if not reader.words or reader.words.pop() != "to":
        raise ValueError(f"{reader.where}: expected to RECEIVER")
    parties = (_seat(giver, reader.where, seats), _seat(to, reader.where, seats))
    return _gift(what, reader, parties, seats)


def _gift(what: str, reader: Reader, parties: tuple[Seat, Seat], seats: tuple[Seat, ...]) -> Term:
    """Make a gift of its sort."""
    match what:
        case "city" if reader.words:
            return GiveCity(" ".join(reader.words), *parties)
        case "army":
            return GiveArmy(reader.number("a number", 1), *parties)
        case "map":
            return GiveMap(*parties)
        case "contact":
            return GiveContact(_seat(reader.first("a colour"), reader.where, seats), *parties)
    raise ValueError(f"{reader.where}: expected city NAME, army NUMBER, map or contact COLOUR")


def _word(reader: Reader, word: str) -> str:
    """Read a fixed word."""
    if (found := reader.first(word)) != word:
        raise ValueError(f"{reader.where}: expected {word}, found {found!r}")
    return found
