"""Everything that can be told of a turn: one constructor for each kind of event.

The text of a kind is `campaign-event-<kind>`. Seats stand in facts as seat keys, cells as names (`T13`),
armies as numbers, cities by their names; what is not known or does not apply is `""` or 0. Steps count
from 1; step 0 is before anybody moves. A battle in a cell has `other` equal to `at`, one on a border
names both cells. Only `destroyed` and `ended` are told to all (C-7.5). More of diplomacy: `diplomacy/events.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.core.events import EVERYONE, Event, Rank, Roll
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Facts, Text

Seats = Iterable[Seat]
SHOWN_ONCE: Mapping[str, tuple[str, ...]] = {
    "battle": ("lines.who", "lines.strength", "lines.bonus", "lines.fate", "after"),
    "battle_watched": ("step", "sides", "result", "winner"),
    "captured": ("step", "owner", "gain"),
    "city_lost": ("step", "by"),
    "city_taken": ("step", "owner", "by"),
    "sighted": ("strength",),
}
"""C-7.2, C-7.3: what those who fought or watched are told of a moment, and no later view shows; the dice follow."""


@dataclass(frozen=True)
class Place:
    """Where and when something happened: the step, the cell, the other cell of a border, the city there."""

    step: int
    at: str
    other: str
    city: str = ""


def _event(kind: str, seats: Seats, facts: Facts, rank: Rank = Rank.NOTE, rolls: tuple[Roll, ...] = ()) -> Event:
    return Event(kind=kind, seen_by=frozenset(seats), facts=facts, rank=rank, rolls=rolls)


def _facts(**facts: Fact) -> dict[str, Fact]:
    return facts


def march(owner: Seat, army: int, way: tuple[str, ...], before: int, after: int) -> Event:
    """`march`: army, start, end, steps, way (all its cells in order, the start among them), before and after
    (strength; after 0: destroyed, or merged into another). One for every army there was after the splits, also for
    one that stood."""
    facts = _facts(army=army, start=way[0], end=way[-1], steps=len(way) - 1, way=way)
    return _event("march", [owner], _facts(before=before, after=after, **facts))


def fired(owner: Seat, army: int, step: int, rule: int, on: str, it: tuple[str, str, str], then: str) -> Event:
    """`fired`: army, step, rule (from 1, as written), on (`reveal-enemy`, `see-free_city`, `captured`, `step`: for a
    sighting its mode and what it looks for, else what happened), at, who, city (what fired it, or empty), then (kind
    of the first action of its new plan: `flee`, `capture`, ...)."""
    at, who, city = it
    facts = _facts(army=army, step=step, rule=rule, on=on, at=at, who=who, city=city)
    return _event("fired", [owner], _facts(then=then, **facts))


def blocked(owner: Seat, army: int, step: int, at: str, direction: str) -> Event:
    """`blocked` (C-4.2): army, step, at (where it stands), direction (`N`..`NW`): the edge or an impassable cell."""
    return _event("blocked", [owner], _facts(army=army, step=step, at=at, direction=direction))


def halted(owner: Seat, army: int, step: int, at: str, before: str, why: str) -> Event:
    """`halted`: army, step, at, before (the cell it does not enter), why: `enemy` (C-4.8: a hostile army stands
    there), `ally_city` (C-4.7: no right of entry), `full` (C-1.7: stack_limit). Told once for each cell and reason."""
    return _event("halted", [owner], _facts(army=army, step=step, at=at, before=before, why=why))


def failed(owner: Seat, army: int, step: int, what: str, why: str) -> Event:
    """`failed` (E-7): army, step, what (kind of the action: `goto`, `capture`, `attack`, `approach`, `flee`, `join`,
    `resume`), why: `unknown` (no such target known), `no_way` (no path), `held` (a hostile army stands in the city),
    `gone` (the own army is no more), `bounced`."""
    return _event("failed", [owner], _facts(army=army, step=step, what=what, why=why))


def spared(owner: Seat, army: int, at: str, city: str, others: tuple[str, ...]) -> Event:
    """`spared` (C-8.5): its `attack` or `capture` led to allies, so nothing came of it: army, at, city (of an ally, or
    empty), others (the allies there)."""
    return _event("spared", [owner], _facts(army=army, at=at, city=city, others=others))


def split(owner: Seat, army: int, strength: int, new: int, part: int, at: str) -> Event:
    """`split` (C-4.5): army and strength (what it keeps after all its parts left), new and part (number and strength
    of the new army), at. One for each new army."""
    return _event("split", [owner], _facts(army=army, strength=strength, new=new, part=part, at=at))


def split_refused(owner: Seat, army: int, strength: int, least: int) -> Event:
    """`split_refused` (C-4.5): army, strength, least (split_min)."""
    return _event("split_refused", [owner], _facts(army=army, strength=strength, least=least), Rank.NEWS)


def merged(owner: Seat, army: int, joined: int, strength: int, step: int, at: str, lost: int = 0) -> Event:
    """`merged` (C-4.4): army (the survivor), joined (who disappeared), strength (of the survivor now), step, at,
    lost (surplus lost with merge_overflow=trim)."""
    return _event("merged", [owner], _facts(army=army, joined=joined, strength=strength, step=step, at=at, lost=lost))


def transferred(owner: Seat, army: int, joined: int, strength: int, rest: int, step: int, at: str) -> Event:
    """`transferred` (C-4.4, merge_overflow=transfer): army filled to strength, joined keeps rest, step, at."""
    facts = _facts(strength=strength, rest=rest, step=step, at=at)
    return _event("transferred", [owner], _facts(army=army, joined=joined, **facts))


def merge_refused(owner: Seat, army: int, joined: int, total: int, limit: int, step: int, at: str) -> Event:
    """`merge_refused` (C-4.4): army, joined (who wanted to join it), total (strength of both), limit, step, at."""
    facts = _facts(total=total, limit=limit, step=step, at=at)
    return _event("merge_refused", [owner], _facts(army=army, joined=joined, **facts), Rank.NEWS)


def champion(round_: int, who: Seat, army: int, strength: int, bonus: int, die: int, fate: str) -> Text:
    """Write one line of a battle: round (from 1), who, army (0 unless the reader's own), strength, bonus, die, total,
    fate: `won`, `tied`, `destroyed`, `retreated`. The text is `campaign-battle-line`."""
    total = strength + bonus + die
    facts = _facts(round=round_, who=who, army=army, strength=strength, bonus=bonus)
    return Text("campaign-battle-line", {**facts, "die": die, "total": total, "fate": fate})


def battle(
    who: Seat, place: Place, lines: tuple[Text, ...], rolls: tuple[Roll, ...], result: tuple[str, str, int, str]
) -> Event:
    """`battle` (C-5.3), for one participant: step, at, other, city (name, or empty: no city there), lines (a `champion`
    each, round by round, within a round by seat), result (`won` for somebody, or `tied`), winner (seat key or empty),
    after (strength the winner's last champion has now, 0 when tied), mine: `won`, `lost` or `tied` for the reader,
    sides (all colours in it). rolls: all its throws, in the order thrown (two or more for each round)."""
    outcome, winner, after, mine = result
    facts = _facts(lines=lines, result=outcome, winner=winner, after=after, mine=mine)
    sides = tuple(dict.fromkeys(str(line.args["who"]) for line in lines))
    return _event("battle", [who], _facts(sides=sides, **facts, **_where(place)), Rank.HEADLINE, rolls)


def battle_watched(seats: Seats, place: Place, sides: tuple[str, ...], result: str, winner: str) -> Event:
    """`battle_watched` (C-7.3), for those who only saw it: step, at, other, city, sides (colours), result (`won` or
    `tied`), winner (seat key or empty)."""
    return _event(
        "battle_watched", seats, _facts(sides=sides, result=result, winner=winner, **_where(place)), Rank.NEWS
    )


def _where(place: Place) -> dict[str, Fact]:
    return {"step": place.step, "at": place.at, "other": place.other, "city": place.city}


def lost(owner: Seat, army: int, strength: int, place: Place) -> Event:
    """`lost`: the own army destroyed in a battle: army, strength (it had), step, at, other, city."""
    return _event("lost", [owner], _facts(army=army, strength=strength, **_where(place)), Rank.HEADLINE)


def bounced(owner: Seat, army: int, step: int, at: str) -> Event:
    """`bounced` (C-5.5): army, step, at (where it stays until the end of the turn, after a tie)."""
    return _event("bounced", [owner], _facts(army=army, step=step, at=at))


def retreated(owner: Seat, army: int, strength: int, step: int, at: str, to: str) -> Event:
    """`retreated` (C-5.9): army, strength (now), step, at (the battle), to (where it stands now)."""
    return _event("retreated", [owner], _facts(army=army, strength=strength, step=step, at=at, to=to), Rank.NEWS)


def captured(by: Seat, army: int, city: str, at: str, step: int, owner: str, gain: int) -> Event:
    """`captured` (C-5.7), for the captor: army, city, at, step, owner (who had it: seat key or `neutral`), gain
    (strength won with it, C-5.4; 0: it was free)."""
    return _event(
        "captured", [by], _facts(army=army, city=city, at=at, step=step, owner=owner, gain=gain), Rank.HEADLINE
    )


def city_lost(owner: Seat, city: str, at: str, step: int, by: str, capital: int) -> Event:
    """`city_lost` (C-5.8), for the former owner, always told: city, at, step, by (seat key, or empty when not seen),
    capital (1: it was the own capital)."""
    return _event("city_lost", [owner], _facts(city=city, at=at, step=step, by=by, capital=capital), Rank.HEADLINE)


def city_taken(seats: Seats, city: str, at: str, step: int, owner: str, by: str) -> Event:
    """`city_taken`, for those who only saw it: city, at, step, owner (who had it: seat key or `neutral`), by."""
    return _event("city_taken", seats, _facts(city=city, at=at, step=step, owner=owner, by=by), Rank.NEWS)


def discovered(seat: Seat, city: str, at: str, owner: str, step: int) -> Event:
    """`discovered`: a city seen for the first time ever: city, at, owner (seat key or `neutral`), step."""
    return _event("discovered", [seat], _facts(city=city, at=at, owner=owner, step=step), Rank.NEWS)


def sighted(seat: Seat, who: str, seen: tuple[str, str, int, int], city: str, strength: str, here: int) -> Event:
    """`sighted` (C-7.3), one for each foreign army seen this turn: who (seat key or `neutral`), start and end (cells
    where first and last seen), first and last (steps), city (it stood in when last seen, or empty), strength (as the
    option enemy_strength tells it: empty, `11-20`, `14`), here (1: still in view at the end)."""
    start, end, first, last = seen
    facts = _facts(start=start, end=end, first=first, last=last, city=city)
    return _event("sighted", [seat], _facts(who=who, strength=strength, here=here, **facts))


def produced(owner: Seat, army: int, city: str, at: str, strength: int) -> Event:
    """`produced` (C-6.1): army (new number), city (the capital), at, strength."""
    return _event("produced", [owner], _facts(army=army, city=city, at=at, strength=strength), Rank.NEWS)


def no_production(owner: Seat, city: str) -> Event:
    """`no_production` (C-6.1): city (the own capital, in other hands)."""
    return _event("no_production", [owner], _facts(city=city), Rank.NEWS)


def contact(seat: Seat, whom: Seat, how: str, at: str = "", other: str = "", by: str = "") -> Event:
    """`contact` (C-8.1): whom, how: `neighbours` (at: the own army's cell, other: theirs), `battle` (at, other: the
    place), `handed` (C-8.2; by: who introduced them, empty when that is not told) or `union` (C-8.11)."""
    return _event("contact", [seat], _facts(whom=whom, how=how, at=at, other=other, by=by), Rank.HEADLINE)


def capital(owner: Seat, city: str, at: str, chosen: int) -> Event:
    """`capital` (C-2.2), after the first turn's deadline: city, at, chosen (0: nobody chose, the first of the list)."""
    return _event("capital", [owner], _facts(city=city, at=at, chosen=chosen), Rank.NEWS)


def capital_refused(owner: Seat, city: str) -> Event:
    """`capital_refused` (C-2.2): city (not an own city, or the first turn is over)."""
    return _event("capital_refused", [owner], _facts(city=city))


def named(owner: Seat, army: int, name: str) -> Event:
    """`named`: army, name."""
    return _event("named", [owner], _facts(army=army, name=name))


def alliance_ending(member: Seat, number: int, others: tuple[str, ...], left: int) -> Event:
    """`alliance_ending` (C-8.8), in the reports of the last allied turns: number, others (the other members), left
    (allied turns still to come; 0: hostile from the next movement on)."""
    return _event("alliance_ending", [member], _facts(number=number, others=others, left=left), Rank.NEWS)


def alliance_ended(member: Seat, number: int, others: tuple[str, ...], why: str) -> Event:
    """`alliance_ended` (C-8.4, C-8.7): number, others, why: `expired`, `consent` (all members wanted it), `another` (a
    member concluded another alliance), `separate` (only its members are left, and the victory is separate) or
    `destroyed` (a member was destroyed and one is left)."""
    return _event("alliance_ended", [member], _facts(number=number, others=others, why=why), Rank.HEADLINE)


def destroyed(who: Seat) -> Event:
    """`destroyed` (C-7.5, C-9.2), for all: who (colour only)."""
    return Event(kind="destroyed", seen_by=EVERYONE, facts={"who": who}, rank=Rank.HEADLINE)


def ended(winners: tuple[Seat, ...], reason: str) -> Event:
    """`ended` (C-9.3), for all: winners (seat keys; none: a draw), reason: `all_cities`, `last_standing`, `nobody`,
    `turn_limit`."""
    return Event(kind="ended", seen_by=EVERYONE, facts={"winners": winners, "reason": reason}, rank=Rank.HEADLINE)
