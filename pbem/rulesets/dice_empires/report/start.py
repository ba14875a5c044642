"""How the round began: the token, births (X-5), food (X-6), the number of commands (X-7.1)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.blocks import Cell, Column, Lines, Table
from pbem.core.events import Event, of_kind
from pbem.core.texts import Text, items, number, text, word
from pbem.rulesets.dice_empires.commands.peace import first_of_war
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.terms import die, place, told

_KINDS = ("births", "food", "starved", "counted")


def welcome(view: View) -> tuple[Text, ...]:
    """X-3: say in the first report who the reader is, what stands where, who begins."""
    if view.seat is None:
        return (text("dice-empires-welcome-token", who=view.token),)
    wins = view.options.win_reputation
    said = [text("dice-empires-welcome", who=view.seat), text("dice-empires-welcome-goal", points=wins)]
    said += [text("dice-empires-welcome-walls", first=first_of_war(view.options))]
    return (*said, *_throws(view))


def _throws(view: View) -> Iterator[Text]:
    """X-3.2: show the three dice of every lord, and who begins."""
    for who, dice in view.throws.items():
        yield text("dice-empires-throw", who=who, dice=" + ".join(map(str, dice)), sum=sum(dice))
    yield text("dice-empires-welcome-token", who=view.token)


def start(view: View, events: tuple[Event, ...]) -> tuple[Table | Lines, ...]:
    """X-4.1-4: tell lord by lord how the round began, the reader first."""
    begun = tuple(told(event) for event in of_kind(events, "begun"))
    rows = [_row(who, _of(who, events)) for who in _lords(view, events)]
    columns = (Column(""), Column(""))
    return (*((Lines(begun, bullet=False),) if begun else ()), *((Table(columns, tuple(rows)),) if rows else ()))


def _lords(view: View, events: tuple[Event, ...]) -> list[str]:
    """List the lords of whom anything is told, the reader first."""
    told_of = {word(event.facts["who"]) for event in of_kind(events, *_KINDS)}
    return sorted((city.seat for city in view.cities if city.seat in told_of), key=lambda seat: (seat != view.seat,))


def _of(who: str, events: tuple[Event, ...]) -> list[Event]:
    return [event for event in of_kind(events, *_KINDS) if event.facts["who"] == who]


def _row(who: str, events: list[Event]) -> tuple[Cell, ...]:
    said = tuple(part for event in events for part in _said(event))
    return Cell(text("dice-empires-lord", who=who), "tag", who), Cell(_joined(said))


def _joined(parts: tuple[Text, ...]) -> Text:
    """Put sentences one after the other."""
    if len(parts) < 2:
        return parts[0] if parts else text("dice-empires-nothing")
    return text("dice-empires-then", first=_joined(parts[:-1]), second=parts[-1])


def _said(event: Event) -> Iterator[Text]:
    """Say an event of the start without naming the lord again."""
    facts = event.facts
    match event.kind:
        case "births":
            groups = (*_grown(event), *_children(event))
            came = number(facts["born"]) - number(facts["unborn"])
            yield text("dice-empires-births", born=came, houses=facts["houses"], groups=groups, count=len(groups))
            if number(facts["unborn"]):
                yield text("dice-empires-unborn", count=facts["unborn"])
        case "food":
            yield Text("dice-empires-food", dict(facts))
        case "starved":
            group = _hungry(event)
            yield text("dice-empires-starved", people=facts["people"], group=group, place=place(facts["place"]))
        case _:
            yield text("dice-empires-counted", number=facts["number"], hall=facts["hall"])


def _hungry(event: Event) -> Text:
    """Name the group that starved: a die, or slaves."""
    origin = event.facts["origin"]
    return text("dice-empires-slaves", who=origin) if origin != "no" else die(event.facts["die"])


def _grown(event: Event) -> Iterator[Text]:
    """X-5.2: write each group that grew: d3 5→6, or a new one."""
    facts = event.facts
    for one, before, after in zip(items(facts["dice"]), items(facts["before"]), items(facts["after"]), strict=True):
        yield text("dice-empires-grown", die=one, before=before, after=after)


def _children(event: Event) -> Iterator[Text]:
    """X-5.3: write the children of slaves that stay slaves."""
    for origin, people in zip(items(event.facts["origins"]), items(event.facts["enslaved"]), strict=True):
        yield text("dice-empires-children", who=origin, people=people)
