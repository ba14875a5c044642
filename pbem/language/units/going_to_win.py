"""Who goes somewhere and may win there fights for it, or does not: "5 goes to Lhota, and if it wins, on to Yaz".

Nobody knows which is meant, so there are two readings, and the writer is asked.
"""

from __future__ import annotations

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Found, Value

Reading = tuple[Found, ...]


def with_fights(readings: tuple[Reading, ...], lexicon: Lexicon) -> tuple[Reading, ...]:
    """Add to readings by which somebody goes where he may win those by which he fights for it."""
    if "line" not in lexicon.items:
        return readings
    fighting = (tuple(_fighting(phrase, lexicon) for phrase in reading) for reading in readings)
    return tuple(dict.fromkeys((*readings, *fighting)))


def _fighting(phrase: Found, lexicon: Lexicon) -> Found:
    """Let the last deed of a plan be a fight if all it does is to go, and the rule behind it is of having won."""
    slots = dict(phrase.slots)
    plan, rules = _listed(slots.get("plan")), _listed(slots.get("rules"))
    when = _listed(dict(rules[0].slots).get("when")) if rules else ()
    if not plan or len(when) != 1 or when[0].slots:
        return phrase
    items = lexicon.items["item"].items()
    won = {kind: spec for kind, spec in items if spec.get("success", {}).get("kind") == when[0].kind}
    fight = next((kind for kind, spec in won.items() if spec.get("after") == plan[-1].kind), "")
    if not fight or any(one.kind in won for one in plan):
        return phrase
    slots["plan"] = (*plan[:-1], Found(fight, plan[-1].slots))
    return Found(phrase.kind, tuple(slots.items()))


def _listed(value: Value | None) -> tuple[Found, ...]:
    return tuple(one for one in value if isinstance(one, Found)) if isinstance(value, tuple) else ()
