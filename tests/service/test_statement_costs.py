"""What a letter, a turn, a poll or a mail on its way costs does not grow with what is over and done with.

The rule, for every statement of every journey, in a database with a long past of the same campaign, of other campaigns,
of the same players and of strangers:

- it looks at no more rows than a young campaign has (`MOST`): neither to find, nor to sort, nor to throw away;
- a table that grows is never walked through from end to end, not even along an index;
- an index is not used by a column of few values alone (`state`, `kind`), unless the value is that of work still open:
  new letters, waiting timers and unsent mails are few, however old a house is.

Small tables that do not grow are named in `past_kit.FEW`, statements that may see more in `BROAD`, each with its
reason. What shows the past (`history`, the end of a game) reads as much of it as it shows, but by the same ways.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from pbem.store.engine import open_engine
from pbem.store.tables import Row
from tests.service import press_kit
from tests.service.cost_kit import Cost, counted
from tests.service.journeys_kit import LETTERS, REFEREES, SCHEDULE, SHOWING, TURNS, Step, hours
from tests.service.kit import Office, open_office
from tests.service.past_kit import FEW, FEW_EACH, MANY, Grown, grow, sizes
from tests.service.past_kit import TURNS as PAST_TURNS

MOST = 1000
"""Steps of SQLite's machine, several for each row and each column of it."""
CLOSED = {
    "inbox": {"done", "rejected", "duplicate"},
    "outbox": {"sent", "returned", "rejected"},
    "timer": {"fired", "cancelled"},
    "challenge": {"confirmed", "refused", "expired"},
    "application": {"seated", "refused", "withdrawn", "unconfirmed"},
    "invitation": {"used", "withdrawn"},
    "judgement": {"read", "asked", "rejected", "void"},
    "absence": {"cancelled"},
    "campaign": {"ended"},
}
"""The states of rows nothing will come of any more."""
FEW_VALUES = {"state", "kind"}
BROAD = {
    r"FROM campaign ORDER BY campaign\.": "a letter that names no campaign by its key is compared with all titles",
    r"FROM campaign WHERE campaign\.state IN": "a stranger is shown the campaigns that are open",
}
"""What may see more than a young campaign has."""


@pytest.fixture
def grown(migrated_file: Path, tmp_path: Path) -> Iterator[Grown]:
    """A campaign of four that has played a turn, with letters between players and everything switched on."""
    engine = open_engine(f"sqlite:///{shutil.copy(migrated_file, tmp_path / 'pbem.db')}")
    office = open_office(engine, tmp_path)
    rule: dict[str, Any] = {"missed": {"after": 2, "then": "offer"}, "referee": {"unclear": "hold for referee"}}
    press_kit.opened(office, schedule=SCHEDULE, **rule)
    yield aged(office)
    engine.dispose()


def aged(office: Office) -> Grown:
    """Let a turn be played, then let the years go by."""
    before = office.campaign().head_turn
    while office.campaign().head_turn < before + 1:
        office.later(hours=3)
    grow(office.house.engine)
    return Grown(office.house, office.clock, office.key, office.uids)


def dear(office: Office, name: str, step: Step) -> list[str]:
    """Take a step; list the statements that do not keep to the rule."""
    with counted(office.house.engine) as costs:
        step(office)
    assert costs.found, name
    return [
        f"{name}: {why}: {said}\n{cost.plan}" for said, cost in costs.found.items() for why in _wrong(name, said, cost)
    ]


def broad(said: str) -> bool:
    """Tell whether a statement may see more than a young campaign has."""
    return any(re.search(pattern, said) for pattern in BROAD)


def _wrong(name: str, said: str, cost: Cost) -> Iterator[str]:
    """Say what is wrong with a statement."""
    if broad(said):
        return
    if cost.rows > MOST and name not in SHOWING:
        yield f"{cost.rows} steps"
    yield from _walks(said, cost)


def _walks(said: str, cost: Cost) -> Iterator[str]:
    """Find tables that are walked through, and indices that find too much."""
    named = {alias: table for table, alias in re.findall(r'(\w+) AS "?(\w+)"?', said)}
    for way in cost.plan.splitlines():
        found = re.match(r"(SCAN|SEARCH) (\w+)(?:.*\((.*)\))?", way)
        table = named.get(found[2], str(found[2])) if found else ""
        if found is None or table not in Row.metadata.tables or table in FEW:
            continue
        by = set(re.findall(r"(\w+)=\?", found[3] or ""))
        if found[1] == "SCAN" or (by and by <= FEW_VALUES and cost.words & CLOSED.get(table, set())):
            yield way


def test_the_past_of_these_tests_is_long(grown: Grown) -> None:
    """Every table that grows has grown; a new one must be given a past, or be named as one of the few."""
    short = {name: rows for name, rows in sizes(grown.house.engine).items() if rows < min(MANY, PAST_TURNS)}
    assert short.keys() <= FEW.keys() | FEW_EACH.keys(), short


@pytest.mark.parametrize("story", [LETTERS, {**REFEREES, **TURNS}], ids=["letters", "turns"])
def test_what_is_over_costs_no_journey_anything(grown: Grown, story: Mapping[str, Step]) -> None:
    faults = [fault for name, step in story.items() for fault in dear(grown, name, step)]
    assert not faults, "\n\n".join(faults)


def test_what_shows_the_past_finds_it_by_an_index(grown: Grown) -> None:
    faults = [fault for name, step in SHOWING.items() for fault in dear(grown, name, step)]
    assert not faults, "\n\n".join(faults)


GAMES: Mapping[str, tuple[Mapping[str, object], str]] = {
    "dice_empires": ({"players": 2}, "split 2 from d1 to farm"),
    "duncan": ({"teams": 2}, "buy at D4"),
    "europe": ({"players": 2, "mode": "sequential", "seating": "listed", "first_player": 1}, "draft FRA"),
}


@pytest.mark.parametrize("ruleset", GAMES)
def test_it_is_so_in_every_game(office: Office, ruleset: str) -> None:
    options, order = GAMES[ruleset]
    names = ("france", "ottoman") if ruleset == "europe" else ("blue", "red")
    seats = [{"seat": one, "name": one, "address": [f"{one}@players.test"], "language": "en"} for one in names]
    office.key = "other1"
    office.start(key="other1", title="Other", ruleset=ruleset, options=options, seat=seats, schedule=SCHEDULE)
    other = aged(office)
    steps: Mapping[str, Step] = {
        "orders": lambda it: it.letter(names[0], order),
        "another letter": lambda it: it.letter(names[0], f"{order}\nstatus\norders\nreport"),
        "a turn": hours(27),
    }
    faults = [fault for name, step in steps.items() for fault in dear(other, name, step)]
    assert not faults, "\n\n".join(faults)
