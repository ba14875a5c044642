"""5: the sections of a team's report, made from its views and its own events alone."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from pbem.core.blocks import Brief, Totals
from pbem.core.languages import LANGUAGES
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.orders import BonusOrder, BuyOrder, MoveOrder, NoteOrder, UpgradeOrder
from pbem.rulesets.duncan.report import brief
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.state import Answer, Award, Clue, Question, Story
from pbem.rulesets.duncan.story import events as events_story
from tests.rules.duncan.dungeon_kit import Game, dungeon
from tests.rules.duncan_report.kit import (
    BLUE,
    RED,
    lines,
    reported,
    section,
    tables,
    told,
    words,
)

HEADINGS = ("map", "units", "fights", "seen", "points", "shop", "piles", "explored", "bonuses", "story", "notes")


def at_home(**more: object) -> Game:
    """Put u1 beside the blue portal C3, u2 far from it."""
    blue = {"portal": "C3", "points": 9, **more}
    return dungeon(blue=["u1 D4 2/1/1", "u2 H8 3/2/1 w2"], teams={"blue": blue}, piles=["I8 small", "K2 large"])


def totals(found: Brief) -> list[str]:
    """Give the figures at the top."""
    block = found.sections[0].blocks[0]
    assert isinstance(block, Totals)
    return [f"{figure} {words().say(label)}" for figure, label in block.figures]


def test_the_figures_at_the_top() -> None:
    """5: victory points, purchase points, units and what is known of the dungeon."""
    assert totals(told(at_home(score=1))) == ["1 victory point", "9 purchase points", "2 units", "100 % explored"]


def test_own_units_with_what_changed() -> None:
    """5: the square before and after, strength, speed and sight, lives, the price of an upgrade now."""
    found = reported(at_home().order("blue", UpgradeOrder(1, "speed"), MoveOrder(1, "E4")))
    assert tables(found, "units")[0] == [
        ["u1", "E4 ←\u00a0D4", "2", "2 +1", "1", "3", "", "6 (3)"],
        ["u2", "H8", "3", "2", "1", "4/6", "", "8 (4)"],
    ]


def test_a_new_unit_and_a_fallen_one() -> None:
    """5: who was summoned is marked, who fell is listed once more."""
    game = dungeon(blue=["u1 F5 3/2/1"], red=["u1 G5 9/3/1"], teams={"blue": {"points": 9}})
    found = reported(game.order("blue", BuyOrder(("B2",))))
    rows = tables(found, "units")[0]
    assert rows[0][:3] == ["u2", "B2 new", "1"]
    assert rows[1][:3] == ["u1", "fallen ←\u00a0F5", "0 −3"]


def test_bonuses_and_comments_of_units() -> None:
    """5: bonuses by kind with their number; those already in the values are not named again."""
    game = dungeon(blue=["u1 D5 3/1/1 strength leech leech"], teams={"blue": {"notes": {"u1": "guard"}}})
    assert tables(told(game), "units")[0][0][6] == "leech ×2 and “guard”"


def test_points_spent_and_for_what() -> None:
    """5: purchase points before, each expense, what came in, what is left."""
    game = at_home(points=20).order("blue", UpgradeOrder(1, "speed"), UpgradeOrder(2, "sight"), BuyOrder(("C2",)))
    assert tables(reported(game), "points")[0] == [
        ["Before the turn", "20"],
        ["u1: speed 2", "−2"],
        ["u2: sight 2 (away from the portal)", "−8"],
        ["new unit u3 at C2", "−6"],
        ["Left now", "4"],
    ]


def test_points_no_event_explains_are_the_referees() -> None:
    """D-10.2: the account always comes out even."""
    game = at_home()
    before = replace(game.view("blue"), points=12, score=3)
    rows = tables(brief.brief(before, game.view("blue"), ()), "points")
    assert rows[0][1] == ["by the referee", "−3"]
    assert rows[1][1] == ["by the referee", "−3"]


def test_points_of_piles_with_doubling() -> None:
    """D-8.2: victory points pile by pile, doubled where an own unit stands."""
    game = dungeon(blue=["u1 F6 1/1/1"], piles=["F6 small blue", "K9 large blue"], teams={"blue": {"score": 4}})
    assert tables(reported(game), "points")[0] == [
        ["Before the turn", "4"],
        ["Small pile F6 (your unit stands on it: ×2)", "+2"],
        ["Large pile K9", "+2"],
        ["Now", "8"],
    ]


def test_scores_of_all_teams_are_open() -> None:
    """D-8.3: with scores=open everybody knows how the teams stand, the best first."""
    game = dungeon(teams={"blue": {"score": 4}, "red": {"score": 9}})
    assert tables(told(game), "points") == [[["Red", "9"], ["Blue", "4"]]]


def test_scores_may_be_kept_secret() -> None:
    """D-8.3: with scores=own nobody else's points are told."""
    game = dungeon(options={"scores": "own"}, teams={"blue": {"score": 4}, "red": {"score": 9}})
    assert section(told(game), "points") is None


def test_the_prices_now() -> None:
    """5: what the next unit costs, for how many the points last, which squares are free."""
    assert lines(told(at_home(points=20)), "shop")[:2] == [
        "The next unit costs 6 points; your points are enough for 2, each dearer by 2.",
        "Free beside the portal C3 now: B2, C2, D2, B3, D3, B4, C4.",
    ]


def test_a_game_that_is_over_sells_and_promises_nothing() -> None:
    """D-10.1: the last report has no prices and no next bonus."""
    last = dungeon(options={"turn_limit": 3})
    assert section(told(last), "shop") is not None
    ended = reported(last)
    assert section(ended, "shop") is None
    assert section(ended, "bonuses") is None


def test_undiscovered_squares_beside_the_portal_are_not_called_taken() -> None:
    """D-3.4: with portal_sight = 0 nothing around the portal is known, which is another thing than full."""
    blue, blind = {"portal": "C3", "discovered": ""}, {"portal_sight": 0}
    said = lines(told(dungeon(teams={"blue": blue}, options=blind)), "shop")[1]
    assert said == "No square beside the portal C3 is known to be free; 8 you have not discovered yet."
    said = lines(told(dungeon(blue=["u1 C4 1/1/1"], teams={"blue": blue}, options=blind)), "shop")[1]
    assert said == "Free beside the portal C3 now: B3, D3, B4, D4; 3 more are not discovered yet."


@pytest.mark.parametrize(("points", "said"), [(5, ": more than you have."), (6, "enough for one.")])
def test_what_points_are_enough_for(points: int, said: str) -> None:
    """D-3.3: two own units: 2 * (2 + 1)."""
    assert lines(told(at_home(points=points)), "shop")[0].endswith(said)


def test_piles_as_last_seen() -> None:
    """D-5.5, D-8.2: where, how large, whose, what it gave, when last seen; own ones first; never what is left."""
    game = dungeon(blue=["u1 F6 1/1/1"], piles=["F5 small 3 red", "F6 large 7 blue"])
    found = reported(game)
    assert tables(found, "piles")[0] == [["F6", "large", "you", "+4", "now"], ["F5", "small", "Red", "", "now"]]
    assert "left" not in json.dumps(found.facts["piles"])


def test_enemies_in_sight_nearest_first() -> None:
    """D-5.5: square, strength, speed and sight of units in present sight, and where they stand from here."""
    game = dungeon(blue=["u1 D5 1/1/4"], red=["u1 G5 3/2/1", "u2 E5 1/1/1"])
    assert tables(told(game), "seen")[0] == [
        ["Red", "E5", "1", "1", "1", "next to u1"],
        ["Red", "G5", "3", "2", "1", "3 cells from u1"],
        ["Red: portal", "L12", "", "", "", ""],
    ]


def test_values_of_enemies_may_be_hidden() -> None:
    """H9: with enemy_stats=hidden a question mark stands for each value."""
    game = dungeon(blue=["u1 D5 1/1/4"], red=["u1 G5 3/2/1"], options={"enemy_stats": "hidden"})
    assert tables(told(game), "seen")[0][0][2:5] == ["?", "?", "?"]


def test_new_squares_are_counted_and_listed() -> None:
    """D-5.5: what was discovered since the last report, as runs of each row."""
    game = dungeon(blue=["u1 F6 1/1/1"], teams={"blue": {"discovered": _known(6)}})
    found = reported(game.order("blue", MoveOrder(1, "F7")))
    assert lines(found, "explored") == ["3 new squares: E8–G8."]


def _known(rows: int) -> str:
    """Draw the upper rows as discovered, and one more."""
    return "\n".join(["1" * 12] * (rows + 1) + ["0" * 12] * (11 - rows))


def test_forgotten_squares_are_listed() -> None:
    """D-5.6: smoke took 97 squares, its user's own memory too; three of them he sees again."""
    game = dungeon(blue=["u1 A6 1/1/1"], teams={"blue": {"stock": ["smoke"]}})
    found = reported(game.order("blue", BonusOrder("smoke", cell="G7")))
    assert lines(found, "explored")[0].startswith("94 squares forgotten in smoke: ")
    assert any(line.startswith("Smoke.") for line in lines(found, "news"))


def test_stock_of_bonuses_and_the_next_one() -> None:
    """D-7.8: what is in stock; the next number; the fourth is the team's own choice."""
    game = dungeon(teams={"blue": {"stock": ["flash", "leech", "flash"], "received": 2}})
    assert lines(told(game), "bonuses") == [
        "In stock: leech and flash ×2.",
        "Your next bonus will be number 3: it will be drawn; number 4 you will choose yourselves.",
    ]


def test_a_bonus_to_choose_stands_at_the_top() -> None:
    """D-7.8: an open choice is news as long as it is open."""
    game = dungeon(teams={"blue": {"received": 4, "choices": 1}})
    assert lines(told(game), "news") == ["Choose a bonus. You may choose a bonus: write “choose” and its kind."]


def test_the_story() -> None:
    """D-9: open questions with their clues and deadlines, own answers with their verdicts; old ones are left out."""
    game = dungeon()
    old, asked = Question(1, "Who?", 1, closed=True), Question(2, "Where?", 4, until=8)
    clues = (Clue("Below.", 4), Clue("Water.", 5, question=2))
    answers = (
        Answer(BLUE, 2, "the mill", 4711, 4, verdict="wrong", words="Too easy.", clues=2),
        Answer(BLUE, 2, "x", 1234, 5),
    )
    game.state = replace(game.state, story=Story((old, asked), clues, answers))
    found = told(game)
    assert lines(found, "story") == [
        "Question 2: Where? (until turn 8 is played)",
        "Clue for question 2 (turn 5): Water.",
        "Clue (turn 4): Below.",
    ]
    assert tables(found, "story")[0] == [
        ["2", "the mill", "not right: wait for further clues — Too easy."],
        ["2", "x", "with the referee"],
    ]


@pytest.mark.parametrize(
    ("clues", "closed", "said"),
    [(1, False, "wait for further clues"), (0, False, "you may answer again"), (0, True, "not right")],
)
def test_what_a_refused_answer_leaves(clues: int, closed: bool, said: str) -> None:
    """D-9.2: wait for a clue, try again once it is there; nothing when the question is closed."""
    game = dungeon()
    answer = Answer(BLUE, 2, "the mill", 4711, game.state.turn, verdict="wrong", clues=clues)
    asked = Question(2, "Where?", game.state.turn, closed=closed)
    game.state = replace(game.state, story=Story((asked,), (Clue("Water.", 1),), (answer,)))
    assert tables(told(game), "story")[0][0][2].endswith(said)


def test_orders_that_failed_say_why() -> None:
    """5: each with its place in the list and the reason; the order of the lines counts (D-2.3)."""
    game = at_home(points=9).order(
        "blue",
        UpgradeOrder(2, "sight"),
        UpgradeOrder(1, "speed", 2),
        BuyOrder(("C2", "D2")),
        MoveOrder(1, "D7"),
        MoveOrder(7, "D7"),
        BonusOrder("flash", cell="D7"),
    )
    assert lines(reported(game), "failed") == [
        "Order 2 (u1 speed ×2): it costs 2, you had 1.",
        "Order 3 (a new unit at C2, D2): it costs 6, you had 1.",
        "Order 4 (u1 to D7): too far: 3 steps, its speed is enough for 1 step.",
        "Order 5 (u7 to D7): the unit is dead.",
        "Order 6 (flash at D7): you have no such bonus.",
    ]


def test_points_that_wait() -> None:
    """D-9.4: awarded points come with the next award turn."""
    game = dungeon(turn=6)
    game.state = replace(game.state, awards=(Award(BLUE, 5, "football"), Award(RED, 9)))
    assert lines(told(game), "points") == ["Awarded, to come with turn 9: 5 points (football)."]


def test_comments_are_listed() -> None:
    """4: units first, then squares."""
    game = dungeon(blue=["u1 D5 1/1/1"], teams={"blue": {"notes": {"E5": "trap?", "u1": "guard"}}})
    assert tables(told(game), "notes")[0] == [["u1", "guard"], ["E5", "trap?"]]


def test_a_comment_of_this_turn_is_there() -> None:
    """4: it is written when the turn is played."""
    found = reported(dungeon().order("blue", NoteOrder("trap?", cell="E5")))
    assert tables(found, "notes")[0] == [["E5", "trap?"]]


def test_changed_rules_are_announced() -> None:
    """D-10.2: an option that changed since the last turn is told in the next report."""
    game = dungeon()
    game.state = replace(game.state, rules=("smoke_mode",), options=replace(game.state.options, smoke_mode="blind"))
    assert lines(told(game), "rules") == [
        "smoke_mode = blind: what smoke does: all forget its squares, or no unit sees them."
    ]


def test_the_first_report() -> None:
    """k1: who you are, where the portal is, what can be bought; nothing happened yet."""
    found = brief.brief(None, at_home().view("blue"), ())
    assert lines(found, "start")[0] == "You are Blue. Your portal stands at C3, and you have 9 purchase points."
    assert section(found, "news") is None
    assert section(found, "explored") is None


def test_news_and_subject_line() -> None:
    """5: what matters most stands first, and the loudest of it in the subject."""
    game = dungeon(blue=["u1 D5 5/2/1"], red=["u1 E5 1/1/1"], piles=["D5 large red"])
    found = reported(game)
    assert lines(found, "news") == [
        "A large pile is yours. You hold the pile D5; Red held it until now.",
        "Red lost a unit to you. At E5; the blows are below.",
    ]
    assert [words().say(part) for part in found.subject] == ["pile D5 won", "a foe struck down"]


def test_the_last_turn_is_announced() -> None:
    """D-10.1: before the last turn everybody knows that it is the last."""
    game = dungeon(turn=7, options={"turn_limit": 8})
    assert lines(reported(game), "news") == [
        "The last turn is next. The game ends when turn 8 is played; the most victory points win."
    ]


def test_a_quiet_turn_is_said_to_be_quiet() -> None:
    """5: nothing happened; the report says so."""
    assert lines(reported(dungeon()), "news") == ["A quiet turn: no fight, no gold won or lost."]


def test_empty_sections_are_left_out() -> None:
    """5: a heading without anything below it helps nobody."""
    found = told(
        dungeon(options={"scores": "own"}, teams={"red": {"portal": "L12"}, "blue": {"discovered": _known(3)}})
    )
    shown = [name for name in HEADINGS if section(found, name)]
    assert shown == ["map", "units", "shop", "bonuses"]


def test_the_public_gets_a_report_too() -> None:
    """D-8.3: whoever watches a game learns the scores, if they are open, and nothing of anybody's units."""
    game = dungeon(blue=["u1 D5 1/1/1"], teams={"blue": {"score": 3}})
    found = brief.brief(None, vision.view(game.state, None), ())
    assert tables(found, "points") == [[["Blue", "3"], ["Red", "0"]]]
    assert section(found, "units") is None
    assert section(found, "bonuses") is None


def test_facts_are_plain_json() -> None:
    """report.json: the same things as data, under English keys."""
    found = reported(at_home().order("blue", UpgradeOrder(1, "speed")))
    data = json.loads(json.dumps(found.facts))
    assert data["units"][0] == {
        "number": 1,
        "cell": "D4",
        "strength": 2,
        "speed": 2,
        "sight": 1,
        "wounds": 0,
        "lives": 3,
        "bonuses": [],
        "bought": 0,
    }
    assert data["points"] == 7
    assert data["events"][0]["kind"] == "upgraded"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """A report of a lively turn has words in every language, the seats' cases among them."""
    game = at_home(stock=["flash", "smoke"], received=3, choices=1, due=1, notes={"E5": "?"})
    game.order("blue", BuyOrder(("B2",)), MoveOrder(2, "I8"), BonusOrder("smoke", cell="J8"), BuyOrder(("Z9",)))
    found = reported(game)
    say = words(language).say
    for part in found.sections:
        assert part.heading is None or say(part.heading)
    assert lines(found, "news", language)
    assert lines(found, "bonuses", language)
    assert tables(found, "points", language)


def test_nothing_comes_from_anybody_elses_events() -> None:
    """5: an excluded team, a grant: each kind of the referee's events finds its place among the news."""
    found = told(
        dungeon(),
        events_story.excluded(Seat("red")),
        events_story.received(BLUE, "leech", 3, 2),
        events_story.fined(BLUE, 4, "purchase", "late"),
        events.ended((BLUE,), "exhausted"),
    )
    assert [line.split(".")[0] for line in lines(found, "news")] == [
        "The game is over",
        "Red are out of the game",
        "A new bonus",
        "Points taken",
    ]
    assert REFEREE not in json.dumps(found.facts)
