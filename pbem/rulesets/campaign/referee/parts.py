"""Parts of the referee's report: battles with everybody's numbers, who knows whom, treaties in full, what to watch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.core.agreements.agreement import in_force
from pbem.core.blocks import Cell, Column, Contest, Table
from pbem.core.events import Event, Roll
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.campaign.field.sides import sides
from pbem.rulesets.campaign.state import NEUTRAL, Alliance, State
from pbem.rulesets.campaign.treaty import Proposal
from pbem.rulesets.campaign.words import treaty_text as saying


def contest(told: Sequence[Event]) -> Contest:
    """C-5.3: show a battle throw by throw; each participant's own telling names his army."""
    first = told[0].facts
    sides_, place, lines = first["sides"], str(first["at"]), []
    tellings = [lines_ for event in told if isinstance(lines_ := event.facts["lines"], tuple)]
    for same in zip(*tellings, strict=True):
        lines.append(_champion([line for line in same if isinstance(line, Text)], told[0].rolls))
    other = str(first["other"])
    where = place if other == place else f"{place}/{other}"
    city = {"city": first["city"]} if first["city"] else {}
    title = text(
        "campaign-oversee-battle-city" if city else "campaign-oversee-battle", sides=sides_, step=first["step"], **city
    )
    result = text("campaign-oversee-result", result=first["result"], winner=first["winner"], after=first["after"])
    return Contest(title, where, tuple(lines), result)


def _champion(same: Sequence[Text], rolls: Sequence[Roll]) -> tuple[Fact, str, str, int, int]:
    """Write one champion of a round: who, strength and bonus, the die, what it showed, the total."""
    facts = same[0].args
    army = max((number for one in same if isinstance(number := one.args["army"], int)), default=0)
    bonus = f" + {facts['bonus']}" if facts["bonus"] else ""
    die, total = (value if isinstance(value := facts[name], int) else 0 for name in ("die", "total"))
    who = (
        text("campaign-oversee-guard", who=facts["who"], army=army)
        if army
        else text("campaign-whose", who=facts["who"])
    )
    return who, f"{facts['strength']}{bonus}", f"1d{rolls[0].sides}" if rolls else "", die, total


def contacts(state: State) -> Table:
    """C-8.1: show who may write to whom."""
    seats = [realm.seat for realm in state.realms]
    columns = (Column(text("campaign-col-whose")), *(Column(text("campaign-whose", who=seat)) for seat in seats))
    rows = tuple(
        (
            Cell(text("campaign-whose", who=realm.seat), "tag", realm.seat),
            *(_met(realm.seat, seat, realm.contacts) for seat in seats),
        )
        for realm in state.realms
    )
    return Table(columns, rows)


def _met(seat: Seat, other: Seat, known: frozenset[Seat]) -> Cell:
    return Cell("\u00b7" if seat == other else "\u25cf" if other in known else "-")


def alliances(state: State) -> tuple[Fact, ...]:
    """C-8.3: tell all treaties in force, with their terms and words."""
    return tuple(line for alliance in state.alliances for line in _alliance(alliance))


def _alliance(alliance: Alliance) -> Iterator[Fact]:
    yield text(
        "campaign-oversee-alliance",
        number=str(alliance.number),
        who=alliance.members,
        first=alliance.first,
        last=alliance.last or 0,
        joint=int(alliance.joint),
        entry=int(alliance.entry),
        explored=int(alliance.share_explored),
        view=int(alliance.share_view),
    )
    yield from (text("campaign-oversee-words", number=str(alliance.number), words=words) for words in alliance.words)


def proposals(state: State) -> tuple[Fact, ...]:
    """C-8.3: tell the proposals that are open, with their terms, and who agrees."""
    return tuple(line for proposal in state.proposals for line in _proposal(proposal))


def _proposal(proposal: Proposal) -> Iterator[Fact]:
    treaty, number = proposal.treaty, str(proposal.number)
    yield text(
        "campaign-oversee-proposal",
        number=number,
        by=proposal.by,
        who=treaty.members,
        alliance=int(treaty.alliance),
        turns=treaty.turns or 0,
        joint=int(treaty.joint),
        until=proposal.until,
        accepted=proposal.accepted,
        passed=int(proposal.passed),
    )
    yield from (text("campaign-oversee-term", number=number, term=saying.term(term)) for term in treaty.terms)


def warnings(state: State) -> tuple[Fact, ...]:
    """5.2: say what to watch: enemies in one cell (C-8.8), words of honour, states that can do nothing any more."""
    return (*_together(state), *_honour(state), *_helpless(state))


def _together(state: State) -> Iterator[Fact]:
    """C-5.2, C-8.8: name the cells where those stand together who are enemies in the coming turn."""
    hostile = sides(in_force(state.alliances, state.turn)).hostile
    cells: dict[str, set[Seat]] = {}
    for army in state.armies:
        cells.setdefault(army.cell.name, set()).add(army.owner)
    for cell, owners in sorted(cells.items()):
        if any(hostile(a, b) for a in owners for b in owners):
            yield text("campaign-oversee-together", cell=cell, who=tuple(sorted(owners)))


def _honour(state: State) -> Iterator[Fact]:
    """C-8.5: name the treaties with words the rules cannot enforce."""
    numbers = [str(alliance.number) for alliance in state.alliances if alliance.words]
    if numbers:
        yield text("campaign-oversee-watch", numbers=", ".join(numbers))


def _helpless(state: State) -> Iterator[Fact]:
    """C-9.1: name the states that live without an army."""
    armed = {army.owner for army in state.armies if army.owner != NEUTRAL}
    bare = tuple(realm.seat for realm in state.realms if realm.alive and realm.seat not in armed)
    if bare:
        yield text("campaign-oversee-unarmed", who=bare)
