"""The war economy in the report (P-53): what lies in each own land and what works there; of others all they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.economy import PLANTS, WARES
from pbem.rulesets.powers.events.economy import wares
from pbem.rulesets.powers.orders.economy import EmployOrder
from pbem.rulesets.powers.sight import veiled
from pbem.rulesets.powers.state import owned
from pbem.rulesets.powers.view import View


def economy(view: View, seat: Seat | None) -> Iterator[Text]:
    """Say a line for each own land, and one for each other power; nothing without the chapter."""
    if EmployOrder not in every.book(view).orders or view.stage:
        return
    for at in owned(view, seat) if seat else ():
        yield _land(view, at)
    for between, count in view.economy.rails.items():
        yield text("powers-rails", lands=between.replace("-", "–"), count=count)
    for other in view.alive:
        if other != seat:
            found = sum((Counter(view.economy.stores.get(at, {})) for at in owned(view, other)), Counter[str]())
            some = int(veiled(view))
            yield text("powers-economy-other", who=other, wares=_wares(found), count=len(found), some=some)


def _land(view: View, at: str) -> Text:
    held, plants = view.economy.stores.get(at, {}), view.economy.plants.get(at, {})
    standing = tuple(text("powers-plant-counted", plant=one, count=plants[one]) for one in PLANTS if plants.get(one))
    listed = tuple(text("powers-ware", ware=one) for one in view.economy.work.get(at, ()))
    bonus = view.economy.bonus.get(at, "none")
    facts: dict[str, Fact] = {
        "bonus": text("powers-ware", ware=bonus),
        "better": int(bonus != "none"),
        "listed": len(listed),
    }
    return text(
        "powers-economy",
        at=at,
        wares=_wares(held),
        count=len(held),
        plants=standing,
        standing=len(standing),
        work=listed,
        **facts,
    )


def _wares(held: Mapping[str, int]) -> tuple[Text, ...]:
    return wares({ware: held.get(ware, 0) for ware in WARES})
