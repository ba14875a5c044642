"""5.2, C-9.4: what the referee decrees, in four languages; and what he sees."""

from __future__ import annotations

import pytest

from pbem import codec
from pbem.core.blocks import Table
from pbem.core.events import seen_by
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem, Refusal, Severity
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact, Facts, Text
from pbem.language.forms.say import say
from pbem.language.letter import sheet as sheets_language
from pbem.registry import Registry
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import AwardOrder, EndStateOrder, Order, TakeOrder
from pbem.rulesets.campaign.position.position import read as position_of
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.state import NEUTRAL, State
from tests.rules.campaign.board_kit import E, W, War, war

INSTALLED = Registry()["campaign"]
RULES = CAMPAIGN
RED, GREEN, BLUE = Seat("red"), Seat("green"), Seat("blue")


def position() -> War:
    """A position of three states."""
    return war("R1@C5=14 R2@S1 G1@G5=12 B1@S19", ["Tor S19 blue", "Kan S1 red", "Yaz G7 green", "Ulmara K9"], turn=4)


def read(
    state: State, line: str, language: str = "en", seat: Seat = REFEREE
) -> tuple[tuple[Order, ...], list[Problem]]:
    """Read one line as a seat, by default the referee's; give the orders and what is wrong with them."""
    view = RULES.rules.view(state, seat)
    draft = sheets_language.read(
        [(1, line)], RULES, view, sheets_language.readers(RULES, view, INSTALLED.lexicons, language)
    )
    return tuple(draft.sheet), list(draft.problems)


def args(said: Fact) -> Facts:
    """Give the facts of a text."""
    assert isinstance(said, Text)
    return said.args


def codes(state: State, line: str) -> list[tuple[str, Severity]]:
    """Name what is wrong with a line of the referee."""
    return [(problem.code, problem.severity) for problem in read(state, line)[1]]


@pytest.mark.parametrize(
    ("line", "language", "order"),
    [
        ("award red army 15 at K9", "en", AwardOrder(RED, 15, "K9")),
        ("award to green an army of 15 at K9", "en", AwardOrder(GREEN, 15, "K9")),
        ("award red city Ulmara", "en", AwardOrder(RED, city="Ulmara")),
        ("take from red army 2", "en", TakeOrder(RED, 2)),
        ("take from green city Yaz", "en", TakeOrder(GREEN, city="Yaz")),
        ("end state red", "en", EndStateOrder(RED)),
        ("присудить красным отряд 15 на K9", "ru", AwardOrder(RED, 15, "K9")),
        ("присудить красному город Ульмара", "ru", AwardOrder(RED, city="Ulmara")),
        ("отнять у красных отряд 2", "ru", TakeOrder(RED, 2)),
        ("отнять у зелёного город Йазь", "ru", TakeOrder(GREEN, city="Yaz")),
        ("упразднить красных", "ru", EndStateOrder(RED)),
        ("přiřknout červeným oddíl 15 na K9", "cs", AwardOrder(RED, 15, "K9")),
        ("odebrat zeleným město Yaz", "cs", TakeOrder(GREEN, city="Yaz")),
        ("ukončit stát červených", "cs", EndStateOrder(RED)),
        ("prisúdiť červeným oddiel 15 na K9", "sk", AwardOrder(RED, 15, "K9")),
        ("odobrať červeným oddiel 2", "sk", TakeOrder(RED, 2)),
        ("ukončiť štát červených", "sk", EndStateOrder(RED)),
    ],
)
def test_decrees_are_written_in_four_languages(line: str, language: str, order: Order) -> None:
    """4.1: parse(say(order)) == order, for the referee's orders too."""
    state = position().state
    assert read(state, line, language) == ((order,), [])
    for other in LANGUAGES:
        said = say(RULES.words.phrase(order), INSTALLED.lexicons[other])
        assert read(state, said, other)[0] == (order,), said


@pytest.mark.parametrize("line", ["award red army 15 at K9", "take from green city Kan", "end state green"])
def test_a_player_decrees_nothing(line: str) -> None:
    """5.2: decrees are the referee's; a player who writes one is told so, whatever it is about."""
    orders, problems = read(position().state, line, seat=RED)
    assert (orders, [one.code for one in problems]) == ((), ["campaign-referee-only"])


def test_an_army_awarded_has_the_next_number_and_looks_around() -> None:
    """C-1.4, C-7.1: it takes its owner's next number; what it sees is explored."""
    state = position().state
    done = RULES.refereeing.decree(state, AwardOrder(RED, 15, "K9"))
    army = done.state.armies[-1]
    assert (army.owner, army.number, army.cell.name, army.strength) == (RED, 3, "K9", 15)
    assert RULES.rules.view(done.state, RED).next_number == 4
    assert RULES.rules.view(done.state, RED).terrain[8][10] != " "
    assert [(event.kind, event.facts["army"]) for event in done.events if seen_by(event, RED)] == [("awarded_army", 3)]
    assert not any(seen_by(event, GREEN) for event in done.events)


def test_a_city_is_given_and_taken() -> None:
    """5.2: a city awarded changes hands, both owners are told; one taken away becomes neutral."""
    state = position().state
    done = RULES.refereeing.decree(state, AwardOrder(RED, city="Yaz"))
    assert {city.name: city.owner for city in done.state.cities}["Yaz"] == RED
    assert [(event.kind, event.seen_by) for event in done.events] == [
        ("taken_city", frozenset({GREEN})),
        ("awarded_city", frozenset({RED})),
    ]
    done = RULES.refereeing.decree(done.state, TakeOrder(RED, city="Yaz"))
    assert {city.name: city.owner for city in done.state.cities}["Yaz"] is None


def test_an_army_taken_away_is_gone_for_all() -> None:
    """5.2: its number is not used again (C-1.4)."""
    done = RULES.refereeing.decree(position().state, TakeOrder(RED, 2))
    assert [army.number for army in done.state.armies if army.owner == RED] == [1]
    assert RULES.rules.view(done.state, RED).next_number == 3


def test_a_state_is_ended() -> None:
    """C-9.4: its armies stay as neutral garrisons, its cities become neutral; all are told its colour."""
    done = RULES.refereeing.decree(position().state, EndStateOrder(GREEN))
    assert [army.owner for army in done.state.armies if army.cell.name == "G5"] == [NEUTRAL]
    assert {city.name: city.owner for city in done.state.cities}["Yaz"] is None
    assert any(seen_by(event, BLUE) and event.kind == "abandoned" for event in done.events)


@pytest.mark.parametrize(
    ("line", "code", "severity"),
    [
        ("award red army 0 at K9", "campaign-decree-strength", Severity.ERROR),
        ("award pink army 10 at K9", "campaign-decree-state", Severity.ERROR),
        ("take from red army 7", "campaign-decree-army", Severity.ERROR),
        ("take from red city Yaz", "campaign-decree-city", Severity.ERROR),
        ("award red city Kan", "campaign-decree-owns", Severity.ERROR),
        ("award green city Kan", "campaign-decree-garrison", Severity.WARNING),
        ("award red army 10 at G5", "campaign-decree-battle", Severity.WARNING),
    ],
)
def test_what_cannot_be_decreed_is_told(line: str, code: str, severity: Severity) -> None:
    """E-8: a wrong decree is told before anything is done; what follows by itself is a warning."""
    assert codes(position().state, line) == [(code, severity)]


def test_an_army_cannot_be_put_into_the_sea() -> None:
    """C-1.1: nor off the passable ground."""
    said = {"board": ["..~", ".~~", "..."], "cities": ["Tor A1 red"], "armies": {"red": ["1 A1 10"]}}
    state = position_of(Options(), (RED, GREEN), said)
    assert codes(state, "award red army 10 at C1") == [("campaign-decree-cell", Severity.ERROR)]


def test_what_an_earlier_decree_has_made_impossible_is_refused() -> None:
    """5.2: the same army is not taken twice."""
    done = RULES.refereeing.decree(position().state, TakeOrder(RED, 2))
    with pytest.raises(Refusal):
        RULES.refereeing.decree(done.state, TakeOrder(RED, 2))


def test_the_referee_sees_everything() -> None:
    """5.2: all cells, all armies with numbers and strengths, all cities."""
    state = position().state
    view = RULES.rules.view(state, REFEREE)
    assert {(army.owner, army.number, army.cell.name, army.strength) for army in view.foreign} == {
        (army.owner, army.number, army.cell.name, str(army.strength)) for army in state.armies
    }
    assert view.terrain == state.board.rows
    assert set("".join(view.fog)) == {"."}
    assert len(view.cities) == len(state.cities)
    assert codec.loads(codec.dumps(view, RULES.view_type), RULES.view_type) == view


def test_nobody_else_is_shown_a_number() -> None:
    """C-7.3: never its number, name or plan."""
    view = RULES.rules.view(war("R1@C5 G1@D5", ["Tor S19 green", "Kan S1 red"]).state, RED)
    assert [(army.number, army.name) for army in view.foreign] == [(0, "")]


def test_the_report_of_everything_shows_battles_once_and_both_numbers() -> None:
    """5.2: champions, strength, bonus, die, total, result."""
    game = war("R3@C5=14 G7@D5=12", ["Tor S19 green", "Kan S1 red"], turn=4)
    before = game.state
    played = game.order("red", 3, E(3)).order("green", 7, W(2)).play(9, 8)
    brief = RULES.oversee(before, played.state, {}, played.events)
    fights = [block for section in brief.sections for block in section.blocks if block.kind == "contest"]
    assert len(fights) == 1
    assert [(args(line[0])["army"], line[3], line[4]) for line in fights[0].lines] == [(7, 9, 21), (3, 8, 22)]


def test_standings_by_cities_strength_and_turns_survived() -> None:
    """C-9.3: the winner, the living by cities and strength, the fallen."""
    state = RULES.refereeing.decree(position().state, EndStateOrder(BLUE)).state
    table = RULES.telling.standings(state)[0]
    assert isinstance(table, Table)
    rows = table.rows
    assert [(row[0].content, args(row[1].content)["who"]) for row in rows] == [
        ("1", RED),
        ("2", GREEN),
        ("3", BLUE),
        ("4", "white"),
    ]
    assert args(rows[2][4].content)["turn"] == 3
