"""The report of a round (6): the example of the rules, then what else it tells and to whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.blocks import Lines
from pbem.core.texts import Text
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import ReputationDecree
from pbem.rulesets.dice_empires.referee import decrees
from pbem.rulesets.dice_empires.report import brief
from pbem.rulesets.dice_empires.state import Result, State
from tests.rules.dice_empires.round_kit import Lines as Letters
from tests.rules.dice_empires.table_kit import lord, table
from tests.rules.dice_empires_report.kit import BLUE, RED, example, reported, section, tatry, told, view, words


def test_the_example_tells_how_the_round_began() -> None:
    """6: births 2 (5 in houses), food 15 for 16 people, one starved in the church. The new group takes the lowest free
    die (X-5.2), d4; the example prints d5."""
    begun, victor, john = told(example(), "start")
    assert begun == "Round 6 begins; the start token lies with Red."
    assert victor == (
        "Blue | Births 2 (5 in the houses): d3 5 → 6 and new group d4 with 1. Food 5 × 3 = 15 for 16 people: "
        "1 starved. d6 (church) −1. 4 commands (town hall 3)."
    )
    assert john == "Red | Food 3 × 3 = 9 for 9 people: just enough. 3 commands (town hall 0)."


def test_the_example_lists_the_commands_in_snake_order() -> None:
    """6, X-7.5: 1 John: send d2 left. 2 Victor: move ... to walls right. 3 Victor: transfer 1."""
    assert told(example(), "commands") == [
        "1 | Red: 4 units sent left against Blue (d2).",
        "2 | Blue: d4 (1): houses → walls right.",
        "3 | Blue: 1 from d3 (houses) to d4 (walls right), now 2.",
    ]


def test_the_example_tells_the_siege_throw_by_throw() -> None:
    """6, Y5: John 4 + church 0 + roll 2 = 6; Victor 2 + church 0 + roll 1, again 3 = 5."""
    assert told(example(), "fights") == [
        "Siege: Red before the right wall of Blue",
        "Red: 4 units | 4 + 0 + 2 = 6",
        "Blue: 2 men on the wall, first throw 1 | 2 + 0 + 3 = 5",
        "Blue lost 1. The siege goes on.",
    ]


def test_the_example_foretells_the_next_round() -> None:
    """6: commands 4 (hall 3); births 2, then food 15 for 16 people: 1 will starve; two dice are free."""
    assert told(example(), "next") == [
        "4 commands (town hall 3).",
        "Births 2, then food 15 for 16 people: 1 will starve.",
        "Free dice: d5 and d6.",
    ]


def test_the_example_warns_of_the_threat() -> None:
    """6: right wall: 4 units of John against 1."""
    assert told(example(), "threats") == ["Right: 4 units of Red; your wall there holds 1."]


def test_the_example_shows_the_race() -> None:
    """6: reputation: Victor 7, John 9; the leader first."""
    john, victor = told(example(), "lords")
    assert john.startswith("Red | 9 | 9 | 2 | 0 | 0 | 0 | 4 | neighbour left and right")
    assert victor == "Blue | 7 | 14 | 0 | 3 | 0 | 1 | 0 | start token"


def test_the_subject_names_what_happened() -> None:
    """The subject line has the news, the gravest first."""
    assert [text.id for text in example().subject] == ["dice-empires-subject-siege-lost", "dice-empires-subject-hunger"]


def test_the_facts_are_data() -> None:
    """A client program reads the same things under stable keys."""
    facts = example().facts
    assert facts["round"] == 7
    assert facts["next"] == {"commands": 4, "free": [5, 6], "births": 2, "food": 15, "mouths": 16, "hungry": 1}


def test_a_lord_alone_reads_which_of_his_lines_failed() -> None:
    """X-11.3: the line, what it said and why nothing came of it are told to its lord only."""
    lists: dict[str, Letters] = {"blue": ["move d6 F", "send d1 L"], "red": ["pass"]}
    state = table(round_=1, blue=lord("T6"), red=lord("T6"))
    assert told(reported(state, **lists), "failed")[:2] == [
        "Line 1 (move d6 → farm) was not possible: that die is free. The next line moved up.",
        "Line 2 (send d1 left) was not possible: the group was not in the barracks. The next line moved up.",
    ]
    john = reported(state, (), "red", **lists)
    assert all("Line" not in line for line in told(john, "failed"))


def test_plunder_is_told_part_by_part() -> None:
    """X-9, Y8: 5 units from the right: farm, then church; two points, and the army is outside again."""
    state = table(round_=1, blue=lord("T6 F3 C2"), red=lord("OL5 F3"))
    found = reported(state, (), "red")
    assert told(found, "plunder") == [
        "Red in the city of Blue, over the right wall",
        "farm | group of 3: 3 killed | +1",
        "church | group of 2: 2 killed | +1",
        "+2 reputation; the army is outside the wall again.",
    ]
    assert Text("dice-empires-subject-raid") in [replace(text, args={}) for text in found.subject]


def test_captives_and_freed_people_are_told() -> None:
    """X-10.2, Y7: two of John's units become slaves; the winners go home."""
    state = table(blue=lord("T4 OL4 F4", standing=["captives yes"]), red=lord("T1 OR2 F2"))
    lines = told(reported(state, (6, 3)), "fights")
    assert "Blue took 2 captives; the winners went home with them." in lines


def test_the_first_report_says_who_begins_and_what_to_do() -> None:
    """X-3: six people in the hall; no births and no food in round 1."""
    state = replace(table(round_=1, blue=lord("T6"), red=lord("T6")), throws={"blue": (6, 5, 4), "red": (1, 2, 3)})
    found = brief.brief(None, view(state), ())
    lines = told(found, "welcome")
    assert "Blue: 6 + 5 + 4 = 15" in lines
    assert lines[-1] == "The start token lies with Blue."
    assert told(found, "next")[1].startswith("Nobody is born and nobody eats in round 1")


def test_the_public_reads_no_orders() -> None:
    """X-11.3: whoever has no city reads neither standing orders nor a forecast, but the race and the battles."""
    found = reported(table(blue=lord("T6 F2"), red=lord("T6 F2")), (), None)
    assert section(found, "standing") is None
    assert section(found, "next") is None
    assert len(told(found, "lords")) == 2


def test_the_end_is_told_first() -> None:
    """X-12: who has won, and why, is the first of the news; nothing is foretold any more."""
    state = table(blue=lord("T6 F3"), red=lord("T6 F3"))
    after = replace(state, result=Result((BLUE,), "reputation"))
    found = brief.brief(view(state), view(after), ())
    assert told(found, "news")[0] == "♛ The game is over. The goal is reached. The winner: Blue."
    assert section(found, "next") is None
    assert found.subject[0] == Text("dice-empires-subject-ended")


def test_a_shared_victory_names_both() -> None:
    """D13: points and people equal: both have won."""
    state = table(blue=lord("T6 F3"), red=lord("T6 F3"))
    after = replace(state, result=Result((BLUE, RED), "reputation"))
    assert "They share the victory: Blue and Red." in told(brief.brief(view(state), view(after), ()), "news")[0]


def test_standing_orders_are_listed_with_their_choice() -> None:
    """X-13.6: every choice the book leaves to a lord stands in the report, with what is in force."""
    state = table(blue=lord("T6 F3", standing=["captives yes"]), red=lord("T6 F3"))
    lines = told(reported(state), "standing")
    assert "Second throw | after 3 or less" in lines
    assert "After a battle won | take captives where possible" in lines
    assert len(lines) == 11


def test_a_quiet_round_is_said_to_be_quiet() -> None:
    """A round without news still has a sentence at its top."""
    state = table(round_=1, blue=lord("T6"), red=lord("T6"))
    assert told(reported(state), "news") == ["All quiet: no battle, no siege, nobody plundered or starved."]


def test_fog_keeps_what_is_out_of_sight() -> None:
    """X-11.2: of a city nobody looks into, people and reputation are told, and `?` stands for the rest."""
    state = table(Options(visibility="fog"), blue=lord("T6 F3"), red=lord("T6 F3"))
    row = next(line for line in told(reported(state), "lords") if line.startswith("Red"))
    assert "?" in row
    assert "| 9 " in row


def test_decrees_of_the_referee_are_told() -> None:
    """What the referee gave or took stands in the report of whoever was told of it."""
    state = table(blue=lord("T6 F3"), red=lord("T6 F3"))
    done = decrees.decree(state, ReputationDecree(BLUE, 2))
    found = brief.brief(view(state), view(done.state), done.events)
    assert len(told(found, "decrees")) == 1
    assert "2" in told(found, "decrees")[0]


def test_when_all_is_over_no_commands_are_counted() -> None:
    """X-12.2: after the end a lord still has reputation and people, but neither commands nor free dice."""
    before = view(tatry())
    over = brief.brief(before, replace(before, result=Result((BLUE,), "reputation")), ())
    assert "dice-empires-total-commands" in str(brief.brief(before, before, ()))
    assert "dice-empires-total-commands" not in str(over)
    assert "dice-empires-total-reputation" in str(over)


@pytest.mark.parametrize(("seat", "said"), [("blue", "It is your turn now."), ("red", "It is the turn of Blue now.")])
def test_the_head_says_whose_command_is_awaited(seat: str, said: str) -> None:
    """X-13.6: at the pace `command`, to everybody."""
    state = table(Options(pace="command"), cities={"blue": lord("T6"), "red": lord("T6")})
    assert head(replace(state, queue=(BLUE, RED)), seat) == [said]


def test_in_games_by_plan_nobody_is_on_turn() -> None:
    """X-13.1: all mail their lists."""
    assert head(table(cities={"blue": lord("T6"), "red": lord("T6")}), "blue") == []


def head(state: State, seat: str) -> list[str]:
    """Give the lines above the first heading of a report."""
    blocks = brief.brief(None, view(state, seat), ()).sections[0].blocks
    return [words().say(line) for block in blocks if isinstance(block, Lines) for line in block.lines]
