"""Formations <-> phrases, their checks and forecasts (P-47); what a line of production is refused for stands in
`purse_checks.py`.

| code | severity | facts | paragraph |
|---|---|---|---|
| formation | ERROR | formation, cause, at, most (as many as there may be), has, price, field | P-47.1 to P-56.5 |
| formation-moves | ERROR | formation | P-47.4 |
| formation-builds | ERROR | formation | P-47.9 |
| formation-housed | ERROR | formation | P-57.3 |
| formation-waits | ERROR | formation | P-47.12 |
| formation-aims | ERROR | formation | P-47.14 |
| which-token | ERROR | unit | P-47.9 |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Literal, assert_never

from pbem.core.events import Event
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import Fact, Text, share, text
from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.formations import cards
from pbem.rulesets.powers.chapters.formations.looks import aims
from pbem.rulesets.powers.events.formations import named
from pbem.rulesets.powers.formations import FALSE, MARKED, NAME, TRUE, UNSURE
from pbem.rulesets.powers.orders import MoveOrder, Order, Units
from pbem.rulesets.powers.orders.formations import (
    BranchOrder,
    CardOrder,
    ClaimOrder,
    DetachOrder,
    DivideOrder,
    FormationOrder,
    FormOrder,
    LiftOrder,
    LookOrder,
    OpenOrder,
    RaiseOrder,
    RowOrder,
)
from pbem.rulesets.powers.orders.guns import BatteryOrder
from pbem.rulesets.powers.state import BV, NOBODY, Stack, stacks_at
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known
from pbem.rulesets.powers.words.force_checks import named as type_of
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import refused, said_units, units

_CAUSES = {"none": "P-47.1", "full": "P-47.1", "place": "P-47.3", "units": "P-47.4"}
"""Where it stands what a line is refused for; of all other causes that is where its order stands."""


def phrase(order: FormationOrder) -> Phrase:
    """Say an order."""
    if isinstance(order, LookOrder):
        return Phrase("look", {order.what: "1"})
    own = {"formation": order.name}
    match order:
        case FormOrder(_, at, wanted):
            return filled("form", **own, at=at, units=said_units("stack", wanted))
        case DetachOrder(_, wanted, at):
            return Phrase("detach", {**own, "units": said_units("stack", wanted), "at": at})
        case RowOrder(_, row, what):
            return Phrase(f"row_{what}", {**own, "number": row})
        case BranchOrder(_, at) | LiftOrder(_, at):
            return Phrase(order.kind, {**own, "at": at})
        case OpenOrder():
            return Phrase("open", dict(own))
        case RaiseOrder(_, rows, at):
            return filled("raise", **own, at=at, rows=lineups(rows))
        case ClaimOrder(_, row, field):
            return Phrase("claim", {**own, "number": row, "field": field})
        case DivideOrder(_, into, rows):
            return Phrase("divide", {**own, "other": into, "rows": tuple(map(portion, rows))})
        case _:
            assert_never(order)


def lineups(rows: Iterable[Iterable[Units]]) -> tuple[Phrase, ...]:
    """Say what each row gets."""
    return tuple(Phrase("lineup", {"units": said_units("made", row)}) for row in rows)


def portion(row: tuple[Units, ...]) -> Phrase:
    """Say what a row gets, or that it gets nothing."""
    return Phrase("portion", {"units": said_units("made", row)} if row else {"none": "1"})


def _form(phrase: Phrase, view: View) -> Understood:
    """P-47.4: everything is all that stands there and fits."""
    name, at = word(phrase, "formation"), word(phrase, "at")
    wanted = units(phrase, "units")
    found = _fitting(view, name, at) if any(not each.row for each in wanted) else wanted
    return (FormOrder(name, at, found),)


def _fitting(view: View, name: str, at: str) -> tuple[Units, ...]:
    rows = every.book(view).points.rows
    own = (each.row for each in stacks_at(view, at) if each.owner == view.seat and not each.left)
    return tuple(Units(row) for row in dict.fromkeys(own) if cards.fits(name, rows[row]))


def _raise(phrase: Phrase, view: View) -> Understood:
    rows = tuple(counted(part) for part in each(phrase, "rows"))
    return (RaiseOrder(word(phrase, "formation"), rows, word(phrase, "at")),)


def _divide(phrase: Phrase, view: View) -> Understood:
    """P-47.13: a row that is not named keeps all it has."""
    rows = tuple(counted(part) for part in each(phrase, "rows"))
    return (DivideOrder(word(phrase, "formation"), word(phrase, "other"), rows),)


def counted(phrase: Phrase) -> tuple[Units, ...]:
    """Read units; a type without a number is one of them."""
    return tuple(Units(one.row, max(one.count, 1)) for one in units(phrase, "units"))


def _detach(phrase: Phrase, view: View) -> Understood:
    """P-47.6: where nothing else is said, they stand where the formation is."""
    name = word(phrase, "formation")
    stand = [each.at for each in view.stacks if (each.owner, NAME.get(each.row)) == (view.seat, name)]
    at = word(phrase, "at") or (stand[0] if stand else "")
    order = DetachOrder(name, counted(phrase), at)
    return (order if at else _refused(view, order, {"name": name, "cause": "none", "at": ""}),)


def _row(phrase: Phrase, what: Literal["double", "drop", "show"]) -> Understood:
    return (RowOrder(word(phrase, "formation"), integer(phrase, "number"), what),)


def _claim(phrase: Phrase, view: View) -> Understood:
    return (ClaimOrder(word(phrase, "formation"), integer(phrase, "number"), word(phrase, "field")),)


def check(view: View, order: FormationOrder) -> Iterator[Problem]:
    """P-47: units that are in play; the rest is seen when the lines are carried out."""
    rows = order.rows if isinstance(order, (RaiseOrder, DivideOrder)) else (getattr(order, "units", ()),)
    for row in dict.fromkeys(one.row for found in rows for one in found):
        yield from known(view, row)


def bound(view: View, order: Order) -> Iterator[Problem]:
    """P-47.9, P-47.14: tokens of formations move and aim, and for all else a formation is opened first."""
    wanted = getattr(order, "units", ())
    for row in dict.fromkeys(one.row for one in (wanted if isinstance(wanted, tuple) else (wanted,))):
        if row in NAME and row in every.book(view).points.rows:
            yield from _bound(view, order, row)

    for row in dict.fromkeys(one.row for one in (wanted if isinstance(wanted, tuple) else (wanted,))):
        if row in MARKED and row in every.book(view).points.rows and not isinstance(order, MoveOrder):
            yield refused("formation-moves", "P-47.12", formation=named(MARKED[row]))


def _bound(view: View, order: Order, row: str) -> Iterator[Problem]:
    formation = cards.card(view, view.seat, NAME[row]) if view.seat else None
    if isinstance(order, BatteryOrder):
        yield from _aims(view, order, row)
    elif not isinstance(order, MoveOrder):
        yield refused("formation-moves", "P-47.4", formation=named(NAME[row]))
    elif row in UNSURE.values():
        yield refused("which-token", "P-47.9", unit=type_of(row))
    elif formation and any(each.unfinished for each in formation.rows):
        yield refused("formation-builds", "P-47.9", formation=named(NAME[row]))


def _aims(view: View, order: BatteryOrder, row: str) -> Iterator[Problem]:
    """P-47.14: any row must hold a gun that may take that position."""
    token = Stack(view.seat or NOBODY, row, order.at)
    if not aims(every.book(view).points, view, token, order.goal):
        yield refused("formation-aims", "P-47.14", formation=named(NAME[row]))


def settled(view: View, order: MoveOrder) -> MoveOrder:
    """P-47.9: a formation that is named without a word of true or false is the token that stands there, or the first
    one of a formation that is founded by the same letter."""
    at = area_of(order.path[0])
    own = {each.row for each in stacks_at(view, at) if each.owner == view.seat}
    own |= {row for name, row in TRUE.items() if view.seat and not cards.card(view, view.seat, name)}
    return replace(order, units=tuple(replace(one, row=_meant(one.row, own)) for one in order.units))


def _meant(row: str, own: set[str]) -> str:
    here = own & {TRUE[NAME[row]], FALSE[NAME[row]]} if row in UNSURE.values() and row in NAME else set()
    return here.pop() if len(here) == 1 else row


def managed(view: View, lines: Lines, played: Ahead) -> Found:
    """P-47: lines that cannot be carried out after those before them."""
    places = tuple(lines)
    for event in played.events:
        line = event.facts.get("line")
        if event.kind == "failed" and event.facts["why"] == "formation" and isinstance(line, int):
            yield places[line - 1], _refused(view, lines[places[line - 1]], event.facts)
    yield from _housed(view, lines, played)
    yield from _waiting(lines, {str(each.facts["name"]) for each in played.events if _arrives(each)})


def _arrives(event: Event) -> bool:
    return event.kind == "formation" and event.facts["what"] == "arrived"


def _housed(view: View, lines: Lines, played: Ahead) -> Found:
    """P-57.3: tokens of a formation with a building in any row stay, as long as no line shows that row to be false."""
    for place, order in lines.items():
        for one in order.units if isinstance(order, MoveOrder) else ():
            card = cards.card(played.moved, view.seat, NAME[one.row]) if view.seat and one.row in NAME else None
            if card and cards.housed(every.book(view).points, card):
                yield place, refused("formation-housed", "P-57.3", formation=named(card.name))
                break


def _waiting(lines: Lines, names: set[str]) -> Found:
    """P-47.12: tokens that wait for units from beside them do not move this turn."""
    for place, order in lines.items():
        rows = order.units if isinstance(order, MoveOrder) else ()
        if waits := sorted({NAME[one.row] for one in rows if NAME.get(one.row) in names}):
            yield place, refused("formation-waits", "P-47.12", formation=named(waits[0]))


def _refused(view: View, order: Order, facts: Mapping[str, Fact]) -> Problem:
    cause, name, at = (str(facts.get(one, "")) for one in ("cause", "name", "at"))
    options = view.options
    most = {"full": cards.most(view), "rows": options.formation_rows, "tokens": options.formation_tokens}.get(cause, 0)
    paragraph = _CAUSES.get(cause) or _paragraph(order)
    more = {key: facts[key] for key in ("has", "price", "field") if key in facts}
    return refused("formation", paragraph, formation=named(name), cause=cause, at=at or "none", most=most, **more)


def _paragraph(order: Order) -> str:
    """Say where it stands how an order is carried out."""
    match order:
        case DetachOrder():
            return "P-47.6"
        case RowOrder(what="double"):
            return "P-47.8"
        case RowOrder():
            return "P-47.5"
        case BranchOrder() | LiftOrder() | OpenOrder():
            return "P-47.10"
        case DivideOrder():
            return "P-47.13"
        case ClaimOrder():
            return "P-56.5"
        case _:
            return "P-47.4"


def foretold(work: Work, order: FormationOrder, place: int) -> Told:
    """P-47: what the others will see."""
    if isinstance(order, LookOrder):
        yield text("powers-plan-look", what=order.what)
    elif isinstance(order, RaiseOrder):
        yield from _raised(work, place)
    elif isinstance(order, ClaimOrder):
        field = text("powers-field", field=order.field)
        facts: dict[str, Fact] = {"formation": named(order.name), "number": order.row, "field": field}
        yield text("powers-plan-claim", round=work.view.round + 1, **facts)
    else:
        yield _done(work, order)


def _done(work: Work, order: CardOrder) -> Text:
    at, number = str(getattr(order, "at", "")), getattr(order, "row", 0)
    facts: dict[str, Fact] = {"formation": named(order.name), "at": at, "number": number}
    what: str = order.what if isinstance(order, RowOrder) else order.kind
    if isinstance(order, FormOrder):
        what = "join" if cards.card(work.view, work.seat, order.name) else "form"
    if isinstance(order, DivideOrder):
        facts["other"] = named(order.into)
    stays = int(what == "join" and _elsewhere(work, order))
    return text("powers-plan-formation", what=what, stays=stays, rows=work.view.options.formation_rows, **facts)


def _elsewhere(work: Work, order: CardOrder) -> bool:
    """P-47.4: tell whether units join from another area than that of the tokens."""
    return any(each.at != getattr(order, "at", "") for each in _tokens(work, order.name))


def _tokens(work: Work, name: str) -> Iterator[Stack]:
    return (each for each in work.view.stacks if (each.owner, NAME.get(each.row)) == (work.seat, name))


def _raised(work: Work, place: int) -> Told:
    deal = work.played.deals.get(place) if work.played else None
    if deal and not deal.refused:
        at = str(deal.facts["at"])
        left = share(deal.purse.lands.get(at, 0), BV)
        facts = {name: deal.facts[name] for name in ("formation", "beside")}
        yield text("powers-plan-raise", at=at, cost=share(deal.cost, BV), left=left, **facts)


MATTER: Matter[FormationOrder] = Matter(
    when={
        FormOrder: "play",
        DetachOrder: "play",
        RowOrder: "play",
        BranchOrder: "play",
        LiftOrder: "play",
        OpenOrder: "play",
        DivideOrder: "play",
        RaiseOrder: "play",
        ClaimOrder: "play",
        LookOrder: "any",
    },
    phrase=phrase,
    meanings={
        "form": _form,
        "detach": _detach,
        "row_double": lambda phrase, view: _row(phrase, "double"),
        "row_drop": lambda phrase, view: _row(phrase, "drop"),
        "row_show": lambda phrase, view: _row(phrase, "show"),
        "claim": _claim,
        "branch": lambda phrase, view: (BranchOrder(word(phrase, "formation"), word(phrase, "at")),),
        "lift": lambda phrase, view: (LiftOrder(word(phrase, "formation"), word(phrase, "at")),),
        "open": lambda phrase, view: (OpenOrder(word(phrase, "formation")),),
        "raise": _raise,
        "divide": _divide,
        "look": lambda phrase, view: (LookOrder("no" if word(phrase, "no") else "yes"),),
    },
    check=check,
    together=managed,
    foretold=foretold,
    subject=lambda order: order.kind if isinstance(order, LookOrder) else "",
)
