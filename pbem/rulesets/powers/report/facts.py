"""The report for client programs: plain JSON values under stable English keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.core.events import Event, told
from pbem.rulesets.powers.formations import Composition, Formation
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.state import Land, Stack
from pbem.rulesets.powers.view import View


def facts(before: View | None, after: View, events: tuple[Event, ...]) -> Mapping[str, object]:
    """Write what the report says as data: `turn` is the one orders are awaited for; grants and damage as in a state."""
    return {
        "turn": after.turn,
        "round": after.round,
        "first": before is None,
        "seat": after.seat,
        "stage": after.stage,
        "on": after.on,
        "circle": list(after.circle),
        "roles": dict(after.roles),
        "lands": {at: _land(land) for at, land in after.lands.items()},
        "units": [_stack(stack) for stack in after.stacks],
        "works": dict(after.works),
        "grants": dict(after.grants),
        "out": dict(after.out),
        "won": list(after.result.winners) if after.result else None,
        "events": [told(event) for event in events],
        **({"formations": [_formation(card) for card in after.formations]} if after.formations else {}),
    }


def _land(land: Land) -> Mapping[str, object]:
    return {"owner": land.owner, "fresh": land.fresh, "since": land.since}


def _formation(card: Formation) -> Mapping[str, object]:
    rows = [_row(row) for row in card.rows]
    return {"owner": card.owner, "name": card.name, "rows": rows, "true": card.true, "split": card.split}


def _row(row: Composition) -> Mapping[str, object]:
    nearby = [{"at": each.at, "units": _counts(each.units), "ready": each.ready} for each in row.nearby]
    claims = [{"field": each.field, "round": each.round} for each in row.claims]
    more = {"nearby": nearby, "science": row.science, "politics": row.politics, "claims": claims}
    return {
        "ready": _counts(row.ready),
        "building": _counts(row.building),
        **{name: value for name, value in more.items() if value},
    }


def _counts(units: Iterable[Units]) -> Mapping[str, int]:
    return {each.row: each.count for each in units}


def _stack(stack: Stack) -> Mapping[str, object]:
    own = {"at": stack.at, "owner": stack.owner, "row": stack.row, "count": stack.count}
    return {
        **own,
        "left": stack.left,
        "damage": stack.damage,
        "held": stack.held,
        "harbour": stack.harbour,
        "load": list(stack.load),
        **({"paid": stack.paid} if stack.paid else {}),
    }
