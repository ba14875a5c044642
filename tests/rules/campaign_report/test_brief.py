"""5.1: the sections of the report, made from views and own events alone."""

from __future__ import annotations

import json
from dataclasses import replace

from pbem.core.blocks import Brief, Contest, Lines, News, Section, Table
from pbem.core.dice import KeyedDice
from pbem.core.events import Event
from pbem.core.texts import Text
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.report.brief import brief
from pbem.rulesets.campaign.report.draw import draw
from tests.rules.campaign_report.kit import (
    BLUE,
    GAME,
    GREEN,
    LINES,
    PLACE,
    RED,
    ROLLS,
    constructors,
    position,
    red_view,
    sample,
    words,
)

POSITION = """
turn = 8
cities = ["Yaz E5 red", "Tor H7", "Sokol T20 green"]
armies = { red = ["3 E5 21 Wolves", "12 E5 10"], green = ["1 H5 14", "2 T18 10"] }
realms.red.capital = "Yaz"
realms.red.contacts = ["green"]
"""
VIEW = red_view(POSITION)
BATTLE = events.battle(RED, PLACE, LINES, ROLLS, ("won", "red", 21, "won"))


def section(found: Brief, name: str) -> Section:
    """Find a section by its heading."""
    heading = Text(f"campaign-heading-{name}")
    return next(each for each in found.sections if each.heading == heading)


def table(found: Brief, name: str) -> list[list[str]]:
    """Give the cells of a section's table in English."""
    block = next(each for each in section(found, name).blocks if isinstance(each, Table))
    say = words().say
    return [[f"{say(cell.content)} {say(cell.small)}".strip() for cell in row] for row in block.rows]


def told(*found: Event) -> Brief:
    """Write red's report of these events."""
    return brief(VIEW, VIEW, found)


def test_own_armies_are_listed() -> None:
    """5.1.3: number and name, strength with its change, cell, place, what it did this turn."""
    march = events.march(RED, 3, ("C5", "D5", "E5"), 18, 21)
    rows = table(told(march, BATTLE), "armies")
    assert rows[0] == ["3 Wolves", "21 +3", "E5", "Yaz ★", "went 2 cells (C5 → E5) and won a battle"]
    assert rows[1] == ["12", "10", "E5", "Yaz ★", "held Yaz (+2 in defence)"]


def test_corners_of_the_way() -> None:
    """5.1.3: the path summary names where the army turned."""
    march = events.march(RED, 3, ("C5", "D5", "E5", "E6", "E5"), 21, 21)
    assert table(told(march), "armies")[0][4] == "went 4 cells (C5 → E5 → E6 → E5)"


def test_own_cities_are_listed() -> None:
    """5.1.4: garrison, capital, when the next army comes."""
    assert table(told(), "cities") == [["Yaz ★", "E5", "armies 3 and 12", "capital; a new army (10) after turn 10"]]


def test_a_battle_is_told_throw_by_throw() -> None:
    """C-7.3: a participant learns strengths, bonuses, dice and totals."""
    contest = section(told(BATTLE), "battles").blocks[0]
    assert isinstance(contest, Contest)
    said = [(words().say(line[0]), *line[1:]) for line in contest.lines]
    assert said == [("Green", "10 + 2", "1d15", 9, 21), ("Red, army 3", "18", "1d15", 5, 23)]
    assert words().say(contest.result) == "Victory. The strength of your army: 18 + 3 = 21."
    assert (contest.place, contest.mood) == ("E5", "up")


def test_a_battle_won_by_an_ally() -> None:
    """C-1.6: allies in one cell are one side; the strength left is the ally's own matter."""
    lines = (LINES[0], events.champion(1, BLUE, 0, 18, 0, 5, "won"), events.champion(2, RED, 3, 12, 0, 1, "tied"))
    battle = events.battle(RED, PLACE, lines, ROLLS, ("won", "blue", 16, "won"))
    contest = section(told(battle), "battles").blocks[0]
    assert isinstance(contest, Contest)
    assert words().say(contest.result) == "Victory: Blue won at your side."


def test_a_watched_battle_tells_no_numbers() -> None:
    """C-7.3: watchers learn colours, place and result."""
    found = told(events.battle_watched([RED], events.Place(2, "H5", "H5"), ("blue", "green"), "tied", ""))
    assert all(each.heading != Text("campaign-heading-battles") for each in found.sections)
    assert "Blue and Green fought at H5, step 2: a tie." in str(
        [words().say(line) for block in section(found, "seen").blocks for line in getattr(block, "lines", ())]
    )


def test_foreign_armies_show_no_number() -> None:
    """C-7.3: colour, place and distance; the strength is not told."""
    assert table(told(), "seen") == [["Green", "army", "?", "H5", "3 cells from army 3"]]


def test_who_went_out_of_sight_is_remembered_for_the_turn() -> None:
    """C-7.3: cells where first and last seen, with steps."""
    gone = events.sighted(RED, GREEN, ("H2", "H3", 2, 4), "", "", 0)
    assert table(told(gone), "seen")[1] == ["Green", "army", "?", "H3", "out of sight; seen in steps 2–4"]


def test_cities_elsewhere() -> None:
    """5.1.6: cities in view and remembered ones, with the turn last seen."""
    assert table(told(), "known") == [["Tor", "H7", "Nobody", "free", "now"]]


def test_the_news_come_in_order_of_weight() -> None:
    """A capture tells its battle too; what touches the player's own comes first."""
    capture = events.captured(RED, 3, "Yaz", "E5", 2, "green", 3)
    found = told(sample(events.destroyed, who=GREEN), BATTLE, capture, sample(events.contact))
    block = section(found, "news").blocks[0]
    assert isinstance(block, News)
    assert [words().say(lead) for _, lead, _ in block.items] == [
        "Yaz is yours.",
        "New contact: Red.",
        "Green are no more.",
    ]
    assert [words().say(each) for each in found.subject] == ["Yaz taken", "contact with Red", "Green destroyed"]
    assert words().say(block.items[0][2]) == "Army 3 marched in (E5); Green held it until now. Strength +3."


def test_the_first_report_introduces() -> None:
    """C-2.2: the colour, the cities, the capital to choose, how to write."""
    view = red_view(POSITION.replace("turn = 8", "turn = 1"))
    lines = section(brief(None, view, ()), "start").blocks[0]
    said = [words("ru").say(line) for line in getattr(lines, "lines", ())]
    assert said[0] == "Вы — Красные. У вас 1 город: Яз (E5). В каждом стоит отряд."
    assert "столица Яз" in said[1]


def test_every_event_fits_into_the_report() -> None:
    """Whatever happens, the report can be written, and its facts are plain JSON."""
    found = told(*(sample(make) for make in constructors()))
    assert json.loads(json.dumps(found.facts))["turn"] == 8


def test_a_report_does_not_know_what_the_view_does_not() -> None:
    """C-7.4: dealt other secrets, the same view gives the same report and the same map."""
    state = position(POSITION)
    other = GAME.keeping.reimagine(state, RED, KeyedDice(b"other secrets"))
    again = GAME.rules.view(other, RED)
    assert brief(None, again, ()) == brief(None, VIEW, ())
    assert draw(again) == draw(VIEW)
    assert "Sokol" not in str(brief(None, VIEW, ()))


def test_the_map_marks_own_and_foreign() -> None:
    """5.1: own armies are digits and `+` from ten, cities capitals, `*` a neutral city, foreign armies letters."""
    drawing = draw(VIEW)
    assert [(piece.sign, piece.label, piece.own) for piece in drawing.pieces] == [
        ("g", "", False),
        ("3", "3", True),
        ("+", "12", True),
    ]
    assert [(site.sign, site.capital) for site in drawing.sites] == [("R", True), ("*", False)]


def test_a_spectator_and_the_destroyed_get_a_report_too() -> None:
    """C-9.2: who has nothing left still gets a last report."""
    public = GAME.rules.view(position(POSITION), None)
    assert brief(None, public, ()).sections
    assert brief(VIEW, replace(VIEW, armies=(), cities=(), foreign=(), alive=False), ()).sections


def test_a_quiet_turn_says_so() -> None:
    """5.1: a report without news is no accident."""
    assert section(told(), "news").blocks == (Lines((Text("campaign-quiet"),), bullet=False),)
