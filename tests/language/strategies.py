"""All orders the campaign game knows, for properties."""

from __future__ import annotations

from hypothesis import strategies as st

from pbem.core.grid import Cell, Direction
from pbem.core.seats import Seat
from pbem.rulesets.campaign import orders
from pbem.rulesets.campaign.orders import IT, Action, Order, Sighting, Target
from tests.language.campaign import CITIES, COLOURS

numbers = st.integers(1, 40)
cells = st.builds(lambda column, row: Cell(column, row).name, st.integers(0, 29), st.integers(0, 29))
cities = st.sampled_from(CITIES)
colours = st.sampled_from([Seat(colour) for colour in COLOURS])
names = st.text(st.characters(blacklist_categories=("C", "Z"), blacklist_characters="\"'«»“”„")).map(
    lambda name: name[:20]
)

targets = st.one_of(
    st.builds(Target, cell=cells),
    st.builds(Target, city=cities),
    st.builds(Target, army=numbers),
    st.builds(Target, colour=colours),
    st.builds(Target, colour=colours, cell=cells),
    st.just(IT),
)

actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(orders.Move, st.sampled_from(Direction), numbers),
    st.builds(orders.Goto, targets),
    st.builds(orders.Capture, targets),
    st.builds(orders.Attack, targets),
    st.builds(orders.Approach, targets),
    st.builds(orders.Flee),
    st.builds(orders.Join, numbers),
    st.builds(orders.WaitJoin, st.integers(0, 5)),
    st.builds(orders.Wait, numbers),
    st.builds(orders.Stay),
    st.builds(orders.Resume),
)

modes = st.sampled_from(["reveal", "see"])
no_colour = st.just(Seat("")) | colours
sightings = st.one_of(
    st.builds(Sighting, modes, st.sampled_from(["enemy", "ally"]), no_colour),
    st.builds(
        Sighting, modes, st.sampled_from(["occupied_city", "free_city", "any_city"]), no_colour, st.just("") | cities
    ),
)
happenings = st.one_of(
    st.builds(orders.Happening, st.just("merged"), army=st.integers(0, 5)),
    st.builds(orders.Happening, st.just("captured"), city=st.just("") | cities),
    st.builds(orders.Happening, st.sampled_from(["won", "blocked", "arrived"])),
    st.builds(orders.Happening, st.just("step"), step=st.integers(0, 10)),
)
guards = st.one_of(
    st.builds(
        orders.Guard, st.sampled_from(["strength", "enemies"]), st.sampled_from([">=", "<="]), st.integers(0, 40)
    ),
    st.builds(orders.Guard, st.just("not_colour"), colour=colours),
)


def some(strategy: st.SearchStrategy[orders.Action], least: int = 1) -> st.SearchStrategy[tuple[Action, ...]]:
    """Draw a few actions."""
    return st.lists(strategy, min_size=least, max_size=4).map(tuple)


rules = st.builds(
    orders.Rule,
    st.lists(sightings | happenings, min_size=1, max_size=3).map(tuple),
    some(actions),
    st.lists(guards, max_size=2).map(tuple),
)


def _army(order: orders.ArmyOrder) -> bool:
    """Tell whether an order orders anything: nobody can say nothing, and an army only split is told to stay."""
    divided = order.split or order.halve
    return bool(order.plan or ((order.rules or order.careful or order.passing) and not divided))


army_orders = st.builds(
    orders.ArmyOrder,
    army=numbers,
    plan=some(actions, 0),
    rules=st.lists(rules, max_size=3).map(tuple),
    split=st.just(()) | st.lists(numbers, min_size=2, max_size=3).map(tuple),
    halve=st.booleans(),
    careful=st.booleans(),
    passing=st.booleans(),
).filter(_army)

every_order: st.SearchStrategy[Order] = st.one_of(
    army_orders,
    army_orders,
    army_orders,
    st.builds(orders.CapitalOrder, cities),
    st.builds(orders.NameOrder, numbers, names.filter(bool)),
)
