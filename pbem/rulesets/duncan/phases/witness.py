"""What each team is told of the fights: its own units' part always, and what happens before its eyes (D-7.4, 5).

A stroke is told when the team strikes or is struck, or when it sees both. A unit of another team has a name and a
square only if the square was in the team's sight in phase 3 and the unit is not invisible; else it is something
unseen. Wounds of others are never told, their strength as the option enemy_stats has it (H9). Fights and tiers are
numbered for each team alone, over what it witnessed: numbers of all would count what it cannot know. Within a tier
strokes are sorted by what is told of them: the order of all units would tell the team of an unseen one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from pbem.core import squares
from pbem.core.events import Event
from pbem.core.grid import cell, reading
from pbem.core.seats import Seat
from pbem.core.squares import Squares
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.events import UNSEEN, Mention, Moment
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.phases.fighters import Blow, Fighter, Harm, Key, Tier


@dataclass(frozen=True)
class Witness:
    """A team that watches: how it is told of each fighter, how they are sorted for it, how strengths are told (H9)."""

    seat: Seat
    options: Options
    names: Mapping[Key, Mention]
    ranks: Mapping[Key, int]

    def own(self, one: Fighter) -> bool:
        """Tell whether a fighter is the team's own."""
        return one.owner == self.seat

    def knows(self, one: Fighter) -> bool:
        """D-7.4: tell whether a fighter is the team's own, or seen."""
        return self.names[one.key] is not UNSEEN

    def mention(self, one: Fighter) -> Mention:
        """Name a fighter as far as it is known."""
        return self.names[one.key]

    def rank(self, one: Fighter) -> int:
        """Sort fighters by what is told of them: own ones, seen ones, unseen ones."""
        return self.ranks[one.key]

    def witnessed(self, blow: Blow) -> bool:
        """Tell whether a stroke is told to the team."""
        one, other = blow.striker, blow.target
        return self.own(one) or self.own(other) or (self.knows(one) and self.knows(other))


def witness(seat: Seat, sight: Squares, options: Options, present: Iterable[Fighter]) -> Witness:
    """Let a team watch the fights of all who are present, with the sight of phase 3."""
    names = {one.key: _mention(one, seat, sight) for one in present}
    places = {
        mention: place for place, mention in enumerate(sorted(set(names.values()), key=lambda it: _place(it, seat)))
    }
    return Witness(seat, options, names, {key: places[mention] for key, mention in names.items()})


def _mention(one: Fighter, seat: Seat, sight: Squares) -> Mention:
    """D-7.4, D-5.5: name an own fighter with its number, a seen one by its team and square; else it is unseen."""
    if one.owner == seat:
        return Mention(one.owner, one.unit.number, one.unit.cell.name)
    if one.unit.has("invisibility") or not squares.has(sight, one.unit.cell):
        return UNSEEN
    return Mention(one.owner, 0, one.unit.cell.name)


def _place(it: Mention, seat: Seat) -> tuple[int, str, int, tuple[int, int]]:
    """Sort by what is told: own ones, seen ones, unseen ones; by team, number, square."""
    return 0 if it.who == seat else 1 if it.at else 2, it.who, it.unit, reading(cell(it.at)) if it.at else (0, 0)


def tell(witness: Witness, tiers: Iterable[Tier]) -> Iterator[Event]:
    """Tell one team of the fights, tier by tier."""
    kept = tuple(_of_interest(tiers, witness))
    fights = fights_of(kept, witness)
    counts: dict[int, Moment] = {}
    for tier in kept:
        parts = _parts(tier, witness, fights)
        for fight in sorted(parts):
            last = counts.get(fight, Moment(fight, 0, 0))
            counts[fight] = Moment(fight, tier.round, last.tier + 1 if last.round == tier.round else 1)
            yield from told(parts[fight], witness, counts[fight])


def _of_interest(tiers: Iterable[Tier], witness: Witness) -> Iterator[Tier]:
    """Leave of each tier what the team witnesses; of who died unseen, whom it had exchanged strokes with."""
    met: set[Key] = set()
    for tier in tiers:
        blows = [blow for blow in tier.blows if witness.witnessed(blow)]
        met |= {one.key for blow in blows for one in (blow.striker, blow.target)}
        harms = [each for each in tier.harms if _noticed(each, witness, met)]
        leeches = tuple(each for each in tier.leeches if witness.own(each.before))
        if blows or harms:
            yield replace(
                tier, blows=_sorted_blows(blows, witness), harms=_sorted_harms(harms, witness), leeches=leeches
            )


def _sorted_blows(blows: Iterable[Blow], witness: Witness) -> tuple[Blow, ...]:
    """Sort strokes by what the team is told of them."""
    return tuple(sorted(blows, key=lambda one: (witness.rank(one.striker), witness.rank(one.target), one.damage)))


def _sorted_harms(harms: Iterable[Harm], witness: Witness) -> tuple[Harm, ...]:
    """Sort by units; those of one team on one square by the strengths told."""
    return tuple(
        sorted(harms, key=lambda one: (witness.rank(one.before), one.before.unit.strength, one.after.unit.strength))
    )


def _noticed(harm: Harm, witness: Witness, met: set[Key]) -> bool:
    """Tell whether the team learns what became of a unit."""
    if witness.own(harm.before):
        return True
    if not witness.knows(harm.before):
        return harm.dead and harm.before.key in met
    fallen = harm.after.unit.strength < harm.before.unit.strength
    return harm.dead or (fallen and witness.options.enemy_stats != "hidden")


def fights_of(tiers: Iterable[Tier], witness: Witness) -> Mapping[Key, int]:
    """Number the fights: units the team knows that exchanged strokes are in one; unseen ones join no two together."""
    labels: dict[Key, int] = {}
    for tier in tiers:
        for blow in tier.blows:
            known = [one.key for one in (blow.striker, blow.target) if witness.knows(one)]
            _join(labels, known)
            for key in (blow.striker.key, blow.target.key):
                labels.setdefault(key, labels[known[0]])
        for harm in tier.harms:
            _join(labels, [harm.before.key])
    order = {label: number for number, label in enumerate(dict.fromkeys(labels.values()), 1)}
    return {key: order[label] for key, label in labels.items()}


def _join(labels: dict[Key, int], keys: Iterable[Key]) -> None:
    """Put some units, and those each was joined with before, into one fight."""
    named = [labels.setdefault(key, len(labels)) for key in keys]
    if len(set(named)) > 1:
        labels |= {key: named[0] for key, label in labels.items() if label in named}


def _parts(tier: Tier, witness: Witness, fights: Mapping[Key, int]) -> Mapping[int, Tier]:
    blows = [(fights[_known_side(blow, witness).key], blow) for blow in tier.blows]
    harms = [(fights[harm.before.key], harm) for harm in tier.harms]
    leeches = [(fights[leech.before.key], leech) for leech in tier.leeches]
    return {
        fight: replace(
            tier,
            blows=tuple(each for number, each in blows if number == fight),
            harms=tuple(each for number, each in harms if number == fight),
            leeches=tuple(each for number, each in leeches if number == fight),
        )
        for fight in {number for number, _ in (*blows, *harms)}
    }


def _known_side(blow: Blow, witness: Witness) -> Fighter:
    """Give the side of a stroke the team knows, its own first."""
    own = [one for one in (blow.striker, blow.target) if witness.own(one)]
    return own[0] if own else blow.striker


def told(tier: Tier, witness: Witness, moment: Moment) -> Iterator[Event]:
    """Tell a team of a tier of one fight: the strokes, what they did, who was healed by them."""
    for blow in tier.blows:
        damage = blow.damage if _strength_told(blow, witness) else 0
        yield events.blow(witness.seat, moment, witness.mention(blow.striker), witness.mention(blow.target), damage)
    ours = {blow.target.key for blow in tier.blows if witness.own(blow.striker)}
    for harm in tier.harms:
        yield _fell(harm, witness, moment, ours) if harm.dead else _hurt(harm, witness, moment)
    for leech in tier.leeches:
        before, after = leech.before.unit, leech.after.unit
        healed = after.lives - before.lives
        it = witness.mention(leech.before)
        yield events.leeched(witness.seat, moment, it, healed, before.strength, (after.strength, after.wounds))


def _strength_told(blow: Blow, witness: Witness) -> bool:
    """H9: whoever is struck or strikes knows for how much; of others it is as much as their strength."""
    own = witness.own(blow.striker) or witness.own(blow.target)
    return own or witness.options.enemy_stats != "hidden"


def _hurt(harm: Harm, witness: Witness, moment: Moment) -> Event:
    """D-6.3: tell what strokes did to a unit that lives; the wounds of others never."""
    own = witness.own(harm.before)
    strength = (harm.before.unit.strength, harm.after.unit.strength)
    damage, wounds = (harm.damage, harm.after.unit.wounds) if own else (0, 0)
    return events.hurt(witness.seat, moment, witness.mention(harm.before), damage, strength, wounds)


def _fell(harm: Harm, witness: Witness, moment: Moment, ours: Collection[Key]) -> Event:
    """D-6.3, D-7.4: tell that a unit died."""
    it = harm.before
    bonuses = it.unit.bonuses if witness.own(it) else ()
    return events.fell(witness.seat, moment, witness.mention(it), it.key in ours, bonuses)
