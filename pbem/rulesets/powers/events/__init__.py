"""What happens in a game. With visibility `open` (7.4) everybody sees everything but what a seat itself did wrong.

Units are told as the facts `rows` and `counts`, one of each for every type, and in words as `units`; BV in sixtieths.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from pbem.core.events import EVERYONE, Event, Rank, Roll
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, items, number, share, text, word
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.state import BV, Result, Stack

HEADLINES = ("battle", "meeting", "contest", "raid", "interception", "conquered", "eliminated", "ended")
NEWS = ("began", "retreated", "perished", "produced")
RANKS = {**dict.fromkeys(HEADLINES, Rank.HEADLINE), **dict.fromkeys(NEWS, Rank.NEWS)}


def _all(kind: str, /, **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=EVERYONE, rank=RANKS.get(kind, Rank.NOTE), facts=facts)


def linked(sign: str, parts: Sequence[Text]) -> Text:
    """Say one part after the other, parted by a sign: `next` by `;`, `before` by `>`; a list of them would be read as
    one sentence."""
    *first, said = parts
    for part in reversed(first):
        said = text(f"powers-linked-{sign}", first=part, rest=said)
    return said


def units(counts: Mapping[str, int]) -> tuple[Text, ...]:
    """Say so many units of each type."""
    return tuple(text(f"powers-units-{row}", count=count) for row, count in counts.items() if count)


def holder(seat: str) -> Text:
    """Say a seat, or that it is nobody."""
    return text("powers-holder", who=seat or "nobody")


def listed(stacks: Iterable[Stack | Units]) -> dict[str, Fact]:
    """Give the facts `rows`, `counts` and `units` of units; a count that is not said is 1."""
    counts: Counter[str] = Counter()
    for each in stacks:
        counts[each.row] += max(each.count, 1)
    return {"rows": tuple(counts), "counts": tuple(counts.values()), "units": units(counts)}


def placed(seat: Seat, at: str, units: Iterable[Units]) -> Event:
    """`placed` (P-3), all: seat, at, rows, counts."""
    return _all("placed", seat=seat, at=at, **listed(units))


def began(first: Seat) -> Event:
    """`began` (P-4.1), all: first: who plays first; empty, and alone 0: all at once."""
    return _all("began", first=first, alone=int(bool(first)))


def moved(seat: Seat, start: str, at: str, units: Stack) -> Event:
    """`moved` (P-5.1), all: seat, start, at (one step away), rows, counts."""
    return _all("moved", seat=seat, start=start, at=at, **listed((units,)))


def halted(seat: Seat, at: str, goal: str, why: str, units: Stack) -> Event:
    """`halted` (S-5, S-8.2, S-10), all (its owner alone, if a treaty is why): seat, at,
    goal (not entered), rows, counts, why: `careful`, `peace`, `unable`
    (nobody there can conquer), `shared` (another party of the treaty attacks), `spent` (no move points left)."""
    secret, facts = why in ("peace", "shared"), listed((units,))
    told = _all("halted", seat=seat, at=at, goal=goal, why=why, **facts)
    return replace(told, seen_by=frozenset({seat})) if secret else told


def fought(
    kind: str, at: str, parties: Iterable[Mapping[str, Fact]], more: Mapping[str, Fact], rolls: tuple[Roll, ...]
) -> Event:
    """`battle` (P-6), `meeting` (S-7), `contest` (S-8.1), `raid` (P-36.5), `interception`
    (P-37.1), all: at (a meeting: the border, `A-B`); of each party, in
    their order, `seat_1`, `rows_1`, `counts_1` (what it had), `dead_1`, `back_1` (as many of each were lost, retreat);
    parties (how many), and in words the first one (`first`) and the others; what the battle adds. Its throws are
    witnessed."""
    facts: dict[str, Fact] = {"at": at, "parties": 0, **more}
    said = []
    for place, party in enumerate(parties, 1):
        facts |= {f"{name}_{place}": fact for name, fact in party.items()}
        facts["parties"] = place
        said.append(_force(party))
    facts |= {"first": said[0], "others": tuple(said[1:])}
    return Event(kind=kind, seen_by=EVERYONE, rank=Rank.HEADLINE, facts=facts, rolls=rolls)


def _force(party: Mapping[str, Fact]) -> Text:
    """Say what a party had, and what it lost."""
    rows = tuple(map(word, items(party["rows"])))
    had, lost = (dict(zip(rows, map(number, items(party[name])), strict=True)) for name in ("counts", "dead"))
    who, dead = holder(word(party["seat"])), sum(lost.values())
    whole = int(dead == sum(had.values()))
    return text("powers-force", who=who, units=units(had), dead=dead, whole=whole, lost=units(lost))


def watched(seats: frozenset[Seat], at: str, fighting: tuple[Seat, ...]) -> Event:
    """`watched` (7.4), who sees a battle and takes no part: at, seats (who fights)."""
    return Event(kind="watched", seen_by=seats, rank=Rank.NEWS, facts={"at": at, "seats": fighting})


def distant(seats: frozenset[Seat], fight: Event) -> Event:
    """`distant` (7.4, visibility `hidden`), who takes no part in a battle or barrage: at, seats (who does), fire: it is
    a barrage; count and losses: who lost what, in words."""
    facts = fight.facts
    if fight.kind == "barrage":
        fighting, lost = (*items(facts["seats"]), *items(facts["owners"])), tuple(_shelled(facts))
    else:
        places = range(1, number(facts["parties"]) + 1)
        fighting, lost = tuple(word(facts[f"seat_{place}"]) for place in places), tuple(losses(facts))
    told: dict[str, Fact] = {"at": facts["at"], "seats": tuple(holder(word(seat)) for seat in dict.fromkeys(fighting))}
    told |= {"fire": int(fight.kind == "barrage"), "count": len(lost), "losses": lost}
    return Event(kind="distant", seen_by=seats, rank=Rank.NEWS, facts=told)


def _shelled(facts: Mapping[str, Fact]) -> Iterator[Text]:
    rows, counts = items(facts["lost_rows"]), items(facts["lost_counts"])
    if lost := units(dict(zip(map(word, rows), map(number, counts), strict=True))):
        yield text("powers-loss", who=tuple(holder(word(seat)) for seat in items(facts["owners"])), units=lost)


def losses(facts: Mapping[str, Fact]) -> Iterator[Text]:
    """Say what each party of a battle lost, if anything."""
    for place in range(1, number(facts["parties"]) + 1):
        rows, dead = items(facts[f"rows_{place}"]), items(facts[f"dead_{place}"])
        if lost := units(dict(zip(map(word, rows), map(number, dead), strict=True))):
            yield text("powers-loss", who=(holder(word(facts[f"seat_{place}"])),), units=lost)


def conquered(seat: Seat, at: str, before: Seat) -> Event:
    """`conquered` (P-6.13), all: seat, at, before (whose it was; empty: nobody's), loser: the same in words."""
    return _all("conquered", seat=seat, at=at, before=before, loser=holder(before))


def retreated(units: Stack, to: str) -> Event:
    """`retreated` (P-34.2), all: seat, at, to, rows, counts."""
    return _all("retreated", seat=units.owner, at=units.at, to=to, **listed((units,)))


def perished(units: Stack, why: str) -> Event:
    """`perished`, all: seat, who: the same in words, at, rows, counts, why: `no_retreat` (P-6.11), `land` (P-6.10: with
    their land), `out` (P-1.7), `fuel`, `aboard` (P-1.5), `unfed` (P-55.1)."""
    return _all("perished", seat=units.owner, who=holder(units.owner), at=units.at, why=why, **listed((units,)))


def completed(seat: Seat, at: str, units: Iterable[Stack]) -> Event:
    """`completed` (P-4.3), all: seat, at, rows, counts."""
    return _all("completed", seat=seat, at=at, **listed(units))


def produced(seat: Seat, what: str, cost: int, facts: Mapping[str, Fact]) -> Event:
    """`produced` (P-4.4), all: seat, what (the kind of the order: `build`, `factory`, `demolish`), cost, at; a build:
    row, count; factories: count (as many there are now). In words: `bv` and `units`."""
    built = {str(facts["row"]): number(facts["count"])} if "row" in facts else {}
    return _all("produced", seat=seat, what=what, cost=cost, bv=share(cost, BV), units=units(built), **facts)


def unspent(seat: Seat, lands: Mapping[str, int]) -> Event:
    """`unspent` (P-4.4), all: seat, lands, left (BV of each that nobody spent), rests: the same in words."""
    rests = tuple(text("powers-bv-at", at=at, bv=share(left, BV)) for at, left in lands.items())
    return _all("unspent", seat=seat, lands=tuple(lands), left=tuple(lands.values()), rests=rests)


def failed(seat: Seat, line: int, what: str, why: str, facts: Mapping[str, Fact] | None = None) -> Event:
    """`failed`, its owner, an order that was not carried out: seat, line (its place in the list; 0: a standing order),
    what (its kind), why, at. why, of moves: `no_units`, `no_way`, `out` (of play); of production: the code of the
    problem; of placements: `grant`, `not_own`."""
    told: dict[str, Fact] = {"at": "", **(facts or {})}
    return Event(
        kind="failed",
        seen_by=frozenset({seat}),
        facts={**told, "seat": seat, "line": line, "what": what, "why": why},
    )


def fewer(seat: Seat, line: int, at: str, row: str, counts: tuple[int, int]) -> Event:
    """`fewer`, its owner: seat, line, at, row, ordered, count (as many went), units: the same in words."""
    ordered, count = counts
    facts: dict[str, Fact] = {"seat": seat, "line": line, "at": at, "row": row, "ordered": ordered, "count": count}
    return Event(kind="fewer", seen_by=frozenset({seat}), facts={**facts, "units": units({row: count})})


def eliminated(seat: Seat) -> Event:
    """`eliminated` (P-1.7), all: seat."""
    return _all("eliminated", seat=seat)


def ended(result: Result) -> Event:
    """`ended` (P-7), all: winners (nobody: a draw), count (of them), reason: that of the goal, `last` (one is left),
    `rounds`; seats from first to last, their places, and their results, if the goal counts any."""
    order = [(seat, place) for place, seats in enumerate(result.places, 1) for seat in seats]
    return _all(
        "ended",
        winners=result.winners,
        count=len(result.winners),
        reason=result.reason,
        seats=tuple(seat for seat, _ in order),
        places=tuple(place for _, place in order),
        results=tuple(result.results[seat] for seat, _ in order if seat in result.results),
    )
