"""What is done once those are there who are waited for: "6 waits for 4, and once they have joined, it strikes Yaz".

Who waits goes on when that has happened, so there is nothing else the condition could hang on: it is what comes next.
"""

from __future__ import annotations

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Found, Value

Reading = tuple[Found, ...]


def going_on(readings: tuple[Reading, ...], lexicon: Lexicon) -> tuple[Reading, ...]:
    """Let what hangs on the very thing that is waited for stand behind the waiting."""
    if "line" not in lexicon.items:
        return readings
    waits = {
        kind: str(spec["until"].get("condition")) for kind, spec in lexicon.items["item"].items() if "until" in spec
    }
    return tuple(dict.fromkeys(tuple(_goes_on(phrase, waits) for phrase in reading) for reading in readings))


def _goes_on(phrase: Found, waits: dict[str, str]) -> Found:
    slots = dict(phrase.slots)
    plan, rules = _listed(slots.get("plan")), _listed(slots.get("rules"))
    if not plan or not rules or plan[-1].kind not in waits:
        return phrase
    rule = dict(rules[0].slots)
    when, then = _listed(rule.get("when")), _listed(rule.get("then"))
    awaited = len(when) == 1 and when[0].kind == waits[plan[-1].kind] and set(when[0].slots) <= set(plan[-1].slots)
    if not awaited or rule.get("guards") or any(_of_it(one) for one in then):
        return phrase
    slots |= {"plan": (*plan, *then), "rules": rules[1:]}
    return Found(phrase.kind, tuple((name, value) for name, value in slots.items() if value != ()))


def _of_it(found: Found) -> bool:
    """Tell whether a deed is done to whatever fired the rule."""
    return any(isinstance(value, Found) and "it" in dict(value.slots) for _, value in found.slots)


def _listed(value: Value | None) -> tuple[Found, ...]:
    return tuple(one for one in value if isinstance(one, Found)) if isinstance(value, tuple) else ()
