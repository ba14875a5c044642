"""The report for client programs: plain JSON values under stable English keys."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event, told
from pbem.rulesets.duncan.state import NEUTRAL, Story, Unit
from pbem.rulesets.duncan.view import ForeignUnit, KnownPile, Purse, View


def facts(before: View | None, after: View, events: tuple[Event, ...]) -> Mapping[str, object]:
    """Write what the report says as data: `turn` is the one orders are awaited for; the ground is in the map."""
    return {
        "turn": after.turn,
        "first": before is None,
        "seat": after.seat,
        "portal": after.portal.name if after.portal else "",
        "points": after.points,
        "score": after.score,
        "units": [_unit(unit) for unit in after.units],
        "foreign": [_foreign(unit) for unit in after.foreign],
        "portals": [{"owner": portal.owner, "cell": portal.cell.name} for portal in after.portals],
        "piles": [_pile(pile) for pile in after.piles],
        "bonuses": {"stock": list(after.stock), "received": after.received, "choices": after.choices},
        "teams": [_team(purse) for purse in after.purses],
        "notes": dict(after.notes),
        "fallen": dict(after.fallen),
        "story": _story(after.story),
        "awards": [{"points": award.points, "text": award.text} for award in after.awards],
        "rules": list(after.rules),
        "events": [told(event) for event in events],
    }


def _unit(unit: Unit) -> dict[str, object]:
    return {
        "number": unit.number,
        "cell": unit.cell.name,
        "strength": unit.strength,
        "speed": unit.speed,
        "sight": unit.sight,
        "wounds": unit.wounds,
        "lives": unit.lives,
        "bonuses": list(unit.bonuses),
        "bought": unit.bought,
    }


def _foreign(unit: ForeignUnit) -> dict[str, object]:
    return {
        "owner": unit.owner,
        "cell": unit.cell.name,
        "strength": unit.strength,
        "speed": unit.speed,
        "sight": unit.sight,
    }


def _pile(pile: KnownPile) -> dict[str, object]:
    return {
        "cell": pile.cell.name,
        "size": pile.size,
        "holder": pile.holder or NEUTRAL,
        "turn": pile.turn,
        "empty": pile.empty,
        "seen": pile.seen,
    }


def _team(purse: Purse) -> dict[str, object]:
    return {"seat": purse.seat, "score": purse.score, "excluded": purse.excluded}


def _story(story: Story) -> dict[str, object]:
    """Write questions, clues and own answers."""
    return {
        "questions": [
            {"number": one.number, "text": one.text, "until": one.until, "closed": one.closed, "winner": one.winner}
            for one in story.questions
        ],
        "clues": [{"question": clue.question, "text": clue.text, "turn": clue.turn} for clue in story.clues],
        "answers": [
            {"question": one.question, "text": one.text, "verdict": one.verdict, "words": one.words}
            for one in story.answers
        ],
    }
