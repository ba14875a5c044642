"""Battles: a line each in the mail, and salvo by salvo on the attached page."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from pbem.core import plain
from pbem.core.blocks import Aside, Lines
from pbem.core.events import Event, headline, of_kind
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, number, share, text, word
from pbem.rulesets.powers.battle.record import Hit, Lot, Record, Volley
from pbem.rulesets.powers.events import holder, linked, losses, units

KINDS = ("battle", "meeting", "contest", "raid", "interception")
AIR = ("raid", "interception")
"""Those above whom others fly are their first party."""
SIXTHS = 6
_KEPT = 256


def battles(events: tuple[Event, ...], seats: tuple[Seat, ...], reader: Seat | None) -> tuple[Aside, ...]:
    """Tell every battle the reader knows of; one he has no part in with fewer words above its log, such raids at once.

    Battles come before raids (P-36.3), so what is told at once comes last.
    """
    found = of_kind(events, *KINDS)
    foreign = tuple(event for event in found if reader is not None and reader not in _parties(event))
    raids = of_kind(foreign, "raid")
    far = raids if len(raids) > 1 else ()
    own = tuple(battle(event, seats, brief=event in foreign) for event in found if event not in far)
    return (*own, _raids(far, seats)) if far else own


def _raids(events: tuple[Event, ...], seats: tuple[Seat, ...]) -> Aside:
    """P-36.7: tell raids among others in one line, and the log of each below its words."""
    said = tuple(_raid(event) for event in events)
    logs = (_log(recorded(word(event.facts["record"]), seats)) for event in events)
    told = (replace(log, lines=(line, *log.lines)) for line, log in zip(said, logs, strict=True))
    return Aside(text("powers-far-raids", each=linked("next", said)), tuple(told))


def _raid(event: Event) -> Text:
    """Say a raid among others with its losses; whose they were only where others than those below have some."""
    facts = _said(event)
    first, *more = tuple(losses(event.facts)) or (None,)
    alone = first is not None and not more and first.args["who"] == (facts["foes"],)
    return Text("powers-far-raid", {**facts, "each": first.args["units"]} if first and alone else facts)


def battle(event: Event, seats: tuple[Seat, ...], *, brief: bool = False) -> Aside:
    """Tell a battle: its headline, and its log."""
    said = _elsewhere(event) if brief else headline("powers", event)
    return Aside(said, (_log(recorded(word(event.facts["record"]), seats)),))


def _parties(event: Event) -> tuple[Seat, ...]:
    places = range(1, number(event.facts["parties"]) + 1)
    return tuple(Seat(word(event.facts[f"seat_{place}"])) for place in places)


def _elsewhere(event: Event) -> Text:
    """Say who fought, what was lost and who took the land."""
    return Text("powers-elsewhere", _said(event))


def _said(event: Event) -> dict[str, Fact]:
    first, *others = map(holder, _parties(event))
    flown = event.kind in AIR
    lost = tuple(losses(event.facts))
    return {
        "what": event.kind,
        "at": event.facts["at"],
        "who": tuple(others) if flown else first,
        "foes": first if flown else tuple(others),
        "count": len(lost),
        "losses": linked("next", lost) if lost else "",
        "each": lost,
        "winner": event.facts["winner"] if event.facts["ending"] == "conquered" else "none",
    }


@lru_cache(maxsize=_KEPT)
def recorded(record: str, seats: tuple[Seat, ...]) -> Record:
    """Read the record of a battle, once for all who are told of it."""
    return plain.read(Record, json.loads(record), "record", (*seats, Seat("")))


def _log(record: Record) -> Lines:
    """Tell a battle line by line: the fire of each party, and who stands wherever somebody has fallen or left."""
    many = len({lot.seat for lot in record.start}) > 2
    lines = [text("powers-salvo-start", forces=_standing(record.start))]
    for place, volley in enumerate(record.volleys, 1):
        lines.append(_volley(volley, many))
        if volley.last and (place == len(record.volleys) or _thinned(volley)) and volley.after:
            lines.append(text("powers-salvo-after", forces=_standing(volley.after)))
    return Lines(tuple(lines), bullet=False)


def _volley(volley: Volley, many: bool) -> Text:
    """Tell the fire of a party in a salvo."""
    deeds = linked("next", (*_deeds(volley, many),) or (text("powers-salvo-nothing"),))
    factor = share(*volley.factor)
    who = holder(volley.seat)
    return text("powers-salvo", label=volley.label, who=who, die=volley.die, factor=factor, deeds=deeds)


def _thinned(volley: Volley) -> bool:
    return bool(volley.left or volley.steps) or any(hit.destroyed for hit in volley.hits)


def _deeds(volley: Volley, many: bool) -> Iterator[Text]:
    if volley.announced:
        yield text("powers-salvo-retreat")
    for lot in volley.steps:
        yield text("powers-salvo-step", units=_counted(lot), line=lot.line)
    yield from (_hit(hit, many) for hit in volley.hits)
    for lot in volley.left:
        yield text("powers-salvo-leaves", who=holder(lot.seat), units=_counted(lot))


def _hit(hit: Hit, many: bool) -> Text:
    """Say who gave whom how many BPk; of whom it was, where there are more than two parties."""
    return text(
        "powers-salvo-hit",
        units=units({hit.unit: hit.count}),
        target=text(f"powers-map-{'building' if hit.building else hit.target}"),
        who=holder(hit.foe),
        many=int(many),
        amount=share(*hit.amount),
        before=share(hit.before, SIXTHS),
        was=hit.before,
        destroyed=int(hit.destroyed),
    )


def _standing(lots: Iterable[Lot]) -> tuple[Text, ...]:
    """Say who still stands, seat by seat; units that came on several ways stand together."""
    alike = Counter[Lot]()
    for lot in lots:
        alike[replace(lot, count=0, where="")] += lot.count
    by_seat: dict[Seat, list[Text]] = {}
    for lot, count in alike.items():
        damage = share(lot.damage, SIXTHS)
        found = _counted(replace(lot, count=count))
        said = text("powers-lot", units=found, hurt=lot.damage, damage=damage, line=lot.line)
        by_seat.setdefault(lot.seat, []).append(said)
    return tuple(text("powers-stand", who=holder(seat), lots=tuple(said)) for seat, said in by_seat.items())


def _counted(lot: Lot) -> tuple[Text, ...]:
    return units({"building" if lot.building else lot.unit: lot.count})
