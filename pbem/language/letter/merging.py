"""A later letter put over an earlier one: the same subjects are replaced in their place, bundles as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from pbem.core.ruleset import Ruleset
from pbem.core.sheets import Sheet, Written

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OrderT = TypeVar("OrderT")


def unwritten(sheet: Sheet[OrderT] | None) -> Sheet[OrderT]:
    """Forget the lines orders were written on: they are those of earlier letters."""
    return Sheet(tuple([Written(one.order, 0, one.words, one.came) for one in sheet.lines])) if sheet else Sheet()


def merge(ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], old: Sheet[OrderT], new: Sheet[OrderT]) -> Sheet[OrderT]:
    """Put a later letter over an earlier one: the same subjects are replaced in their place, the rest is added.

    A bundle of which the letter gives an order is replaced as a whole, where it began. An order given once more has the
    place of the letter it first came in. One without a subject replaces nothing.
    """
    known = {ruleset.words.bundle(one.order) for one in old.lines} - {""}
    fresh = {bundle: lines for bundle, lines in bundled(ruleset, new).items() if bundle in known}
    more = Sheet(tuple(one for one in new.lines if ruleset.words.bundle(one.order) not in fresh))
    return _one_by_one(ruleset, _placed_anew(ruleset, old, fresh), more)


def bundled(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], new: Sheet[OrderT]
) -> dict[str, tuple[Written[OrderT], ...]]:
    """Sort the orders of a letter that belong to a bundle by it; of several on one subject the last counts."""
    last = {name: one for one in new.lines if (name := ruleset.words.subject(one.order))}
    found: dict[str, tuple[Written[OrderT], ...]] = {}
    for one in new.lines:
        bundle = ruleset.words.bundle(one.order)
        if bundle and _stays(one, last.get(ruleset.words.subject(one.order))):
            found[bundle] = (*found.get(bundle, ()), one)
    return found


def _placed_anew(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    old: Sheet[OrderT],
    fresh: Mapping[str, tuple[Written[OrderT], ...]],
) -> Sheet[OrderT]:
    """Put bundles in the place of those of the same name."""
    stood = [ruleset.words.bundle(one.order) for one in old.lines]
    lines: tuple[Written[OrderT], ...] = ()
    for place, (one, bundle) in enumerate(zip(old.lines, stood, strict=True)):
        if bundle not in fresh:
            lines = (*lines, one)
        elif bundle not in stood[:place]:
            lines = (*lines, *(_known(now, old) for now in fresh[bundle]))
    return Sheet(lines)


def _known(one: Written[OrderT], old: Sheet[OrderT]) -> Written[OrderT]:
    """Leave an order that is given once more the place of the letter it first came in."""
    return next((_again(one, before) for before in old.lines if before.order == one.order), one)


def _one_by_one(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], old: Sheet[OrderT], new: Sheet[OrderT]
) -> Sheet[OrderT]:
    """Put orders over those of the same subjects."""
    subject = ruleset.words.subject
    stood = {name: one for one in old.lines if (name := subject(one.order))}
    latest = {name: one for one in new.lines if (name := subject(one.order))}
    fresh = tuple(one for one in new.lines if _stays(one, latest.get(name := subject(one.order))) and name not in stood)
    kept = (latest.get(subject(one.order), one) for one in old.lines)
    return Sheet((*(_again(now, one) for now, one in zip(kept, old.lines, strict=True)), *fresh))


def _stays(one: Written[OrderT], latest: Written[OrderT] | None) -> bool:
    """Tell whether an order is the last of its letter on its subject, or has none."""
    return latest is None or latest is one


def _again(one: Written[OrderT], before: Written[OrderT]) -> Written[OrderT]:
    """Leave an order that stood already its place among the letters."""
    return replace(one, came=before.came) if before.order == one.order else one
