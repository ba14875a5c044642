"""7.4: trades, politics, wares, plants, railways in the fog: seen with their land, remembered, or one's own alone."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import KeyedDice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.chapters import every, in_play
from pbem.rulesets.powers.economy import PLANTS, Economy
from pbem.rulesets.powers.orders.economy import BarterOrder, Goods, HaulOrder
from pbem.rulesets.powers.report.economy import economy
from pbem.rulesets.powers.report.politics import politics
from pbem.rulesets.powers.sight import remembered
from pbem.rulesets.powers.state import Land, State
from tests.rules.powers.fog.test_fog import ROW, heard
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, play
from tests.rules.powers.words.kit import CATALOGUES

CIV = ("land", "multi", "factory", "tech", "civ-fac", "civ-hist", "civ-pol", "g-polbuild")
WAR = ("land", "multi", "factory", "wareco", "pace", "rail")
FOUND = Economy(
    stores={"A": {"food": 3}, "B": {"ore": 1}, "E": {"iron": 4}},
    plants={"A": {"farm": 1}, "B": {"mine": 2}, "E": {"barracks": 3}},
    bonus={"A": "food", "B": "ore", "E": "iron"},
    work={"A": ("tools",), "E": ("arms",)},
    arms={"A": 60, "E": 120},
    rails={"A-B": 1, "B-C": 2, "D-E": 3},
)


def civilised(stacks: str = "", lands: str = "") -> State:
    """Five lands in a row: blue A, red E, green C."""
    state = drawn(game("", lands, ROW, CIV, visibility="full"), stacks)
    trades = {at: {"politics": 1} for at in "ABCDE"}
    return replace(state, trades=trades, politics={"blue": 60, "red": 120})


def war(stacks: str = "", lands: str = "") -> State:
    return replace(drawn(game("", lands, ROW, WAR, visibility="full"), stacks), economy=FOUND)


def wares(state: State, seat: Seat | None) -> Economy:
    return vision.view(state, seat).economy


def kept(state: State) -> State:
    """Let everybody remember what it sees."""
    return remembered(state, every.book(state).points.rows)


def test_trades_are_seen_with_their_land_and_remembered() -> None:
    state = kept(civilised("blue inf B"))
    assert list(vision.view(state, BLUE).trades) == ["A", "B", "C"]
    gone = replace(state, stacks=(), trades={"A": {"politics": 1}, "C": {"science": 1}})
    assert dict(vision.view(gone, BLUE).trades) == {"A": {"politics": 1}, "C": {"politics": 1}}
    assert vision.view(gone, REFEREE).trades == gone.trades


def test_political_points_of_others_are_theirs() -> None:
    """P-29.1: nor is it told what they would have if the war ended now."""
    view = vision.view(civilised(), BLUE)
    assert view.politics == {"blue": 60}
    assert in_play.results(view) == {BLUE: 1}
    assert [each.sentence for each in in_play.aims(view, RED)] == ["points-unknown"]
    assert len(list(politics(view))) == 1
    assert in_play.results(vision.view(civilised(), REFEREE)) == {BLUE: 1, RED: 2, GREEN: 0}
    _, events = play(civilised("red inf E"))
    assert set(heard(events, "politics")) == {"b", "r", "g"}


def test_wares_are_seen_and_orders_to_workers_are_the_owners() -> None:
    """P-53.1: the smith next door is seen at work, not what he was told."""
    found = wares(war(), BLUE)
    assert (found.stores, found.work, found.arms) == ({"A": {"food": 3}, "B": {"ore": 1}}, {"A": ("tools",)}, {"A": 60})
    assert found.bonus == {"A": "food", "B": "ore"}
    assert wares(war(), REFEREE) == FOUND
    red = wares(replace(war(), lands={**war().lands, "D": Land(BLUE)}), BLUE)
    assert (red.stores["E"], red.arms) == ({"iron": 4}, {"A": 60})


def test_plants_never_seen_are_those_of_the_start() -> None:
    """P-53.6: a building of each kind stood in every land."""
    assert wares(war(), BLUE).plants["E"] == dict.fromkeys(PLANTS, 1)


def test_plants_bonuses_and_railways_are_remembered_and_wares_are_not() -> None:
    seen = kept(war("blue inf D"))
    assert wares(seen, BLUE).rails == {"A-B": 1, "B-C": 2, "D-E": 3}
    later = replace(FOUND, plants={}, bonus={}, rails={"D-E": 9}, stores={})
    found = wares(replace(seen, stacks=(), economy=later), BLUE)
    assert (found.plants["E"], found.bonus["E"], found.stores) == ({"barracks": 3}, "iron", {})
    assert found.rails == {"D-E": 3}


def test_the_latest_sight_of_a_railway_counts() -> None:
    """S-23: from D it was seen later than from E: it was torn up in between."""
    state = kept(replace(war("blue inf D, blue inf E"), round=1))
    torn = replace(state, economy=replace(FOUND, rails={}), round=2)
    alone = kept(replace(torn, stacks=drawn(war(), "blue inf C").stacks))
    away = replace(alone, stacks=(), economy=FOUND)
    assert wares(away, BLUE).rails == {"A-B": 1, "B-C": 2}


def test_what_plants_make_and_who_barters_is_told_to_who_does_it() -> None:
    barter = BarterOrder(Goods(1, "food"), Goods(1, "iron"), RED)
    state = war()
    _, events = play(state, blue=barter, red=BarterOrder(Goods(1, "iron"), Goods(1, "food"), BLUE))
    assert heard(events, "bartered") == ["br"]
    _, events = play(replace(game("", "", ROW, WAR, visibility="full")))
    assert set(heard(events, "worked")) == {"b", "r", "g"}


def test_who_sees_a_cart_set_out_or_arrive_hears_of_it() -> None:
    """P-54.1."""
    state = war("blue inf A", "red D")
    _, events = play(state, red=HaulOrder(Goods(1, "iron"), "E", "D"))
    assert heard(events, "hauled") == ["rg"]


def test_the_report_says_that_it_is_only_what_one_sees() -> None:
    said = [CATALOGUES["en"].say(text) for text in economy(vision.view(war("blue inf D"), BLUE), BLUE)]
    assert "Red, as far as you see, have 4 iron." in said


def test_there_may_be_anything_where_one_does_not_see() -> None:
    """S-19: the view stays the same."""
    for state in (kept(civilised("blue inf B")), kept(war("blue inf B"))):
        dealt = [vision.reimagine(state, BLUE, KeyedDice(bytes([key]))) for key in range(6)]
        assert all(vision.view(each, BLUE) == vision.view(state, BLUE) for each in dealt)
        assert len({str((each.works, each.trades, each.economy, each.politics)) for each in dealt}) == len(dealt)
