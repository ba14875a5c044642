"""The lines and cells of the referee's report: fights tier by tier, capacities, draws, the story."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.core.blocks import Cell
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.duncan.orders import BONUSES
from pbem.rulesets.duncan.phases.fighters import Blow, Fighter, Harm, Tier
from pbem.rulesets.duncan.state import NEUTRAL, State, Unit
from pbem.rulesets.duncan.story.awards import award_turn


def whose(seat: Seat, excluded: int = 0) -> Text:
    """Name a team; one that was excluded bears the turn of that."""
    return text("duncan-standing-who", who=seat, excluded=excluded)


def values(unit: Unit) -> str:
    """Write strength/speed/sight, and wounds."""
    wounds = f" w{unit.wounds}" if unit.wounds else ""
    return f"{unit.strength}/{unit.speed}/{unit.sight}{wounds}"


def piles(state: State) -> Iterator[tuple[Cell, ...]]:
    """D-1.5: list the piles with what is left of them, which nobody else is told."""
    for pile in state.piles:
        left = "\u221e" if pile.left is None else str(pile.left)
        holder = Cell(whose(pile.holder), "tag", pile.holder) if pile.holder is not None else Cell("-")
        yield (
            Cell(pile.cell.name, "strong"),
            Cell(text("duncan-pile-size", size=pile.size)),
            holder,
            Cell(left, "number"),
        )


def fights(tiers: Iterable[Tier]) -> Iterator[Fact]:
    """D-6.2: write the fights of the turn, stroke by stroke, with what they did."""
    for tier in tiers:
        yield text("duncan-oversee-tier", round=tier.round, speed=tier.speed)
        for blow in tier.blows:
            yield _blow(blow)
        yield from map(_harm, tier.harms)
        for leech in tier.leeches:
            yield text("duncan-oversee-leech", it=_fighter(leech.before), values=values(leech.after.unit))


def _fighter(one: Fighter) -> Text:
    owner = "neutral" if one.owner == NEUTRAL else one.owner
    return text("duncan-oversee-fighter", who=owner, unit=one.unit.number, at=one.unit.cell.name)


def _blow(blow: Blow) -> Text:
    """D-6.2: write one stroke."""
    it, target = _fighter(blow.striker), _fighter(blow.target)
    return text("duncan-oversee-blow", it=it, target=target, damage=blow.damage)


def _harm(harm: Harm) -> Text:
    """D-6.3: write what became of a unit that was struck."""
    if harm.dead:
        return text("duncan-oversee-dead", it=_fighter(harm.before))
    return text("duncan-oversee-hurt", it=_fighter(harm.before), values=values(harm.after.unit))


def draws(events: Iterable[Event]) -> Iterator[Fact]:
    """H10: list the draws of bonuses: the throw, its reason, what it gave."""
    for event in events:
        for roll in event.rolls:
            yield text("duncan-oversee-draw", why=roll.why, value=roll.value, bonus=BONUSES[roll.value - 1])


def story(state: State) -> Iterator[Fact]:
    """D-9: list the questions with who won them, the answers as they were judged, the points that wait."""
    for question in state.story.questions:
        facts: dict[str, Fact] = {"number": question.number, "words": question.text, "until": question.until}
        facts |= {"closed": int(question.closed), "winner": question.winner or "none"}
        yield text("duncan-oversee-question", **facts)
    for answer in state.story.answers:
        said: dict[str, Fact] = {"who": answer.team, "question": answer.question, "words": answer.text}
        yield text("duncan-oversee-answer", **said, answer=str(answer.number), verdict=answer.verdict)
    for award in state.awards:
        credited = award_turn(state.options, state.turn)
        facts = {"who": award.team, "points": award.points, "turn": credited, "words": award.text}
        yield text("duncan-oversee-award", **facts, said=int(bool(award.text)))
