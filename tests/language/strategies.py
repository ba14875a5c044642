"""All orders the campaign game knows, for properties."""

from __future__ import annotations

from hypothesis import strategies as st

from pbem.core.grid import Cell, Direction
from pbem.core.seats import Seat
from pbem.rulesets.campaign import orders, treaty
from pbem.rulesets.campaign.orders import IT, Action, Order, Sighting, Target
from pbem.rulesets.campaign.words.treaty_wording import in_seat_order, ordered
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


def _treaty(members: list[Seat], turns: int | None, joint: bool, terms: list[treaty.Term]) -> treaty.Treaty:
    """Write a treaty of blue and others, its terms as they are always written."""
    parties = in_seat_order({Seat("blue"), *members})
    return treaty.Treaty(parties, True, turns, joint, ordered(terms))


seats = st.sampled_from([Seat(colour) for colour in COLOURS])
pairs = st.tuples(seats, seats).filter(lambda pair: pair[0] != pair[1])
gifts = st.one_of(
    st.builds(lambda city, pair: treaty.GiveCity(city, *pair), cities, pairs),
    st.builds(lambda army, pair: treaty.GiveArmy(army, *pair), numbers, pairs),
    st.builds(lambda pair: treaty.GiveMap(*pair), pairs),
    st.builds(lambda of, pair: treaty.GiveContact(of, *pair), seats, pairs),
)
free = names.map(str.strip).filter(bool).map(treaty.Words)
terms = st.one_of(st.builds(treaty.Share, st.sampled_from(["explored", "view"])), st.just(treaty.Entry()), gifts, free)
treaties = st.builds(
    _treaty,
    st.lists(seats.filter(lambda seat: seat != "blue"), min_size=1, max_size=3),
    st.none() | st.integers(1, 1000),
    st.booleans(),
    st.lists(terms, max_size=6),
)
exchanges = st.builds(
    lambda given, to: treaty.Treaty(
        in_seat_order({Seat("blue"), to, *(seat for gift in given for seat in (gift.giver, gift.to))}),
        alliance=False,
        joint=False,
        terms=ordered(given),
    ),
    st.lists(gifts, min_size=1, max_size=4),
    seats.filter(lambda seat: seat != "blue"),
)
