"""Bonuses: what is in stock, which number comes next, whether one may be chosen (D-7.8)."""

from __future__ import annotations

from pbem.core.blocks import Lines
from pbem.core.texts import Text, text
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.terms import named


def bonuses(view: View) -> tuple[Lines, ...]:
    """Write the stock, the next one, and what is still to be chosen or given."""
    if view.seat is None or view.result is not None:
        return ()
    lines = [_stock(view), _next(view)]
    if view.choices:
        lines.insert(0, text("duncan-bonuses-choose", count=view.choices))
    if view.due:
        lines.append(text("duncan-bonuses-due", count=view.due))
    return (Lines(tuple(lines)),)


def _stock(view: View) -> Text:
    if not view.stock:
        return text("duncan-bonuses-none")
    return text("duncan-bonuses-stock", bonuses=named(view.stock), count=len(view.stock))


def _next(view: View) -> Text:
    """D-7.8: every so manieth is chosen; of the others the options say who draws them."""
    following, every = view.received + 1, view.options.bonus_choice_every
    how = "choice" if every and following % every == 0 else view.options.bonus_draw
    chosen = (following // every + bool(following % every)) * every if every else 0
    return text("duncan-bonuses-next", number=following, how=how, chosen=chosen)
