"""Factories that have a trade, in the report (P-57.1): of all lands how many, of own lands what they can spend."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.texts import Text, share, text
from pbem.rulesets.powers.book.worth import trades as played
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.civ_fac import kinds
from pbem.rulesets.powers.report.tables import income
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.view import View


def trades(view: View) -> Iterator[Text]:
    """Say a line for each land with such factories; nothing without the chapter."""
    yields = income(view, view.seat) if view.seat and view.round and not view.result else None
    for at in view.trades:
        owner = view.lands[at].owner
        said = tuple(text("powers-trade-count", trade=trade, count=count) for trade, count in kinds(view, at).items())
        kind = "powers-trades" if owner else "powers-trades-nobody"
        if said:
            yield text(kind, at=at, who=owner, trades=said)
        if yields and at in yields.lands:
            own = ((each, yields.worth(each).lands[at]) for each in played(every.book(view).points))
            worth = tuple(text("powers-trade-worth", trade=each, bv=share(bv, BV)) for each, bv in own)
            yield text("powers-trades-worth", at=at, worth=worth)
