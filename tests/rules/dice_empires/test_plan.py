"""The answer to a letter (6): which command each line will be, what it does, and what its writer may not have meant."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import State
from tests.rules.dice_empires.letter_kit import letter
from tests.rules.dice_empires.table_kit import BLUE, RED, lord, table

LETTER = """move d5 to farm
move slaves of red to walls left
split 2 from d1 to barracks
send d4
send d4 left"""


def tatry() -> State:
    """Section 6, the city of its report before round 7: Victor is blue, John red with 4 units before the right wall."""
    victor: dict[str, object] = {"dice": ["d1 T 3", "d2 F 5", "d3 H 5", "d5 WR 1"], "reputation": 7}
    return table(None, 7, blue=victor, red={"dice": ["d1 T 3", "d2 OL 4"], "reputation": 9})


def first(dice: str = "T6", slaves: str = "", others: str = "T6", **options: Any) -> State:
    """A table in round 1, where commands stand alone (X-3.3)."""
    chosen = replace(Options(peace_rounds=0), **options)
    return table(chosen, 1, blue=lord(dice, slaves), red=lord(others), green=lord("T6"))


def test_mail_2_of_section_6() -> None:
    """6: orders of Victor, number 1: three good lines, two bad ones, and room for one more."""
    written = letter(tatry(), LETTER)
    assert written.errors == [(2, "slaves-place"), (4, "send-side")]
    assert written.told(4) == "Left or right is missing."
    assert written.said == ["move d5 to farm", "split 2 from d1 to barracks", "send d4 left"]
    assert "It opens d4." in written.says(2)
    assert written.whole[0] == "You have 4 commands and 3 good lines. One more may be added."
    assert not any("Second throw" in words for words in written.whole)


def test_standing_orders_nobody_touched_are_not_repeated() -> None:
    """6: those of earlier letters are told above the orders; those of this letter stand below them."""
    touched = lord("T6", standing=("slave-born slaves", "reroll never"))
    game = table(Options(), 3, blue=touched, red=lord("T6"), green=lord("T6"))
    told = "Your standing orders from before: Children of slaves: slaves; Second throw: never."
    assert letter(game, "pass").whole[-1] == told
    assert letter(game, "reroll always\npass").whole[-1] == told.replace("; Second throw: never", "")


def test_births_and_food_come_before_the_commands() -> None:
    """X-4.2, X-4.3: 5 in the houses have 2; food 15 for 16; the newborn group of one starves, so d4 is free again."""
    written = letter(tatry(), LETTER)
    assert written.whole[1] == "Before the commands: births 2, then food 15 for 16: 1 will starve."
    assert written.says(2) == ["Command 2 of 4.", "2 people go to the barracks as d4; 1 stays on d1.", "It opens d4."]


def test_who_starves_by_an_order_of_the_same_letter() -> None:
    """X-13.6: a standing order acts in that very round: with a farmer less in the hall there are three commands."""
    written = letter(tatry(), "starve hall\npass")
    assert written.says(2) == ["Command 1 of 3."]


def test_the_forecast_of_the_next_round() -> None:
    """X-6, X-7.1: what the city will eat and how many commands it will have behind these."""
    written = letter(tatry(), LETTER)
    assert written.whole[2:4] == [
        "Next round, if nothing else changes: births 3, food 18 for 18: just enough.",
        "Commands next round: 3 (town hall 1).",
    ]


@pytest.mark.parametrize("words", ["reroll never\nplan: split 2 from d1 to farm", "plan: split 2 from d1 to farm"])
def test_a_letter_without_commands_is_foretold_with_the_plan(words: str) -> None:
    """X-13.5: the plan of the letter acts in this very round; nobody is told of hunger that will not be."""
    written = letter(first(), words)
    assert written.whole[1:4] == [
        "Without a line for commands your standing plan is carried out (1 line).",
        "Next round, if nothing else changes: births 0, food 6 for 6: just enough.",
        "Commands next round: 4 (town hall 4).",
    ]


def test_a_letter_with_a_command_is_foretold_without_the_plan() -> None:
    """X-13.5: a plan is for rounds without a list."""
    written = letter(first(), "plan: split 2 from d1 to farm\npass")
    assert written.whole[1] == "Next round, if nothing else changes: births 0, food 0 for 6: 6 will starve."


def test_walls_left_while_the_enemy_stands_before_them() -> None:
    """X-8.6: an empty wall needs no siege."""
    written = letter(tatry(), "move d5 to farm")
    assert written.warns(1) == ["The right walls are left without men, and 4 units of Red stand before them."]
    relieved = letter(tatry(), "move d5 to farm\nsplit 1 from d2 to walls right")
    assert relieved.warns(1) == []


def test_a_farm_left_empty() -> None:
    """X-6.1: nobody on the farm, no food."""
    written = letter(first("T4 F2"), "move d2 to houses")
    assert written.warns(1) == ["Nobody is left on the farm: next round there is no food."]


def test_a_town_hall_that_can_do_less() -> None:
    """Town hall: each ability that goes is named, and when."""
    written = letter(first(), "split 3 from d1 to farm")
    assert written.warns(1) == [
        "The town hall then has 3. You lose: taking slaves, another extra command (from the next round) "
        "and converting slaves."
    ]


def test_y10_first_round() -> None:
    """Y10: hall 6, five commands; the rest of d1 is exactly one, so the die itself moves; one command is left over."""
    lines = ("2 from d1 to farm", "2 from d1 to houses", "1 from d1 to walls left", "1 from d1 to walls right")
    written = letter(first(), "\n".join(f"split {line}" for line in lines))
    assert [written.says(number)[:2] for number in (1, 4)] == [
        ["Command 1 of 5.", "2 people go to the farm as d2; 4 stay on d1."],
        ["Command 4 of 5.", "d1 with 1 person goes to the right walls."],
    ]
    assert written.whole[0] == "You have 5 commands and 4 good lines. One more may be added."
    assert written.whole[1:3] == [
        "Next round, if nothing else changes: births 1, food 6 for 7: 1 will starve.",
        "Commands next round: 3 (town hall 0).",
    ]


def test_lines_beyond_the_commands_are_reserves() -> None:
    """X-13.2: they are carried out only if an earlier line is not possible."""
    written = letter(first("T2 F2 H2 C2"), "move d2 to houses\nmove d3 to farm\npass\nmove d4 to farm")
    assert written.warns(4) == [
        "A reserve: you have 3 commands. It is carried out only if an earlier line is not possible."
    ]
    assert written.whole[0] == "You have 3 commands and 4 good lines. 1 line is a reserve."


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("move d5 to farm", "nobody is on that die"),
        ("move church to farm", "there is no such group"),
        ("move d1 to hall", "they are there already"),
        ("send d1 left", "they are not in the barracks"),
        ("move d3 to farm", "they are on a road"),
        ("recall d1", "they are not on a road"),
        ("transfer 1 from d2 to d1", "nobody more fits in there"),
        ("transfer 1 from d3 to d1", "they are not both in the city, nor on the same road"),
        ("move slaves of green to farm", "there is no such group"),
        ("if enemy left: pass", "its condition does not hold"),
    ],
)
def test_what_is_impossible_now(line: str, reason: str) -> None:
    """X-13.4: the line would be skipped, uses no command, and the next one moves up."""
    written = letter(first("T6 B3 OL2", "red H2"), f"{line}\npass")
    assert written.warns(1) == [f"Skipped: {reason}. It uses no command; the next line moves up."]
    assert written.says(2) == ["Command 1 of 5."]


def test_people_who_are_gone_by_then() -> None:
    """X-13.4: an earlier line has merged the group away; the answer says that its die is free."""
    written = letter(first("T4 F2 H2"), "transfer 2 from d2 to d3\nmove d2 to church")
    assert written.says(1) == ["Command 1 of 4.", "2 people from d2 to d3: then 4 on d3, 0 on d2.", "d2 is free then."]
    assert "nobody is on that die" in written.warns(2)[0]


def test_people_who_starve_before_their_command_comes() -> None:
    """X-4.3: hunger comes before the commands: whoever is chosen is not there any more."""
    hungry = table(None, 4, blue=lord("T2 F1 C1 C1"), red=lord("T6"))
    written = letter(hungry, "move d3 to farm")
    assert "nobody is on that die" in written.warns(1)[0]
    assert written.whole[1] == "Before the commands: births 0, then food 3 for 5: 2 will starve."


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        ("split 6 from d2 to farm", "The group has only 3, not 6: all of them go."),
        ("transfer 3 from d2 to d4", "Only 1 of 3 finds room; a die shows six at most."),
        ("split 1 from d1 to farm as d2", "d2 is in use; it will be d3 instead."),
    ],
)
def test_what_is_done_otherwise_than_it_was_written(line: str, remark: str) -> None:
    """X-13.4: a number too large, a full group, a die in use."""
    dice = ["d1 T 4", "d2 B 3", "d4 F 5"]
    written = letter(table(None, 1, blue={"dice": dice}, red=lord("T6")), line)
    assert remark in written.says(1)


def test_no_die_is_free_for_a_new_group() -> None:
    """X-13.4: they join a group that is there."""
    written = letter(first("T4 F1 H1 B1 C1 WL1"), "split 2 from d1 to farm")
    assert written.says(1)[-1] == "No die is free for a new group, so they (2) join d2."


def test_an_alternative_is_taken() -> None:
    """X-13.2: the first command is not possible, the second is."""
    written = letter(first(), "recall d1 else split 1 from d1 to farm")
    assert written.says(1)[1] == "The first alternative is not possible: they are not on a road."


def test_conditions_are_asked_when_the_turn_comes() -> None:
    """X-13.3: what holds now may not hold then, and the answer says so."""
    written = letter(first(), "if hall >= 3: split 1 from d1 to farm")
    assert written.says(1)[1] == ("Conditions are tested when the command’s turn comes; this is how things stand now.")


@pytest.mark.parametrize(
    ("others", "remark"),
    [
        ("T6 OR2", "2 units of Red on this road now: there will be a battle, with 3 of yours."),
        ("T4 WR2", "The wall of Red has 2 defenders now: you besiege it with 3."),
        ("T6", "The wall of Red is not manned now: your 3 can walk in."),
    ],
)
def test_whom_the_troops_will_meet(others: str, remark: str) -> None:
    """X-8.1, X-8.6, X-9: a battle, a siege or an open way, as far as it is seen."""
    assert remark in letter(first("T3 B3", others=others), "send d2 left").says(1)


def test_in_fog_nobody_says_who_mans_a_wall() -> None:
    """X-11.2: the wall is seen only from before it; the answer is the same whoever stands there."""
    manned, empty = (first("T3 B3", others=each, visibility="fog") for each in ("T4 WR2", "T6"))
    told = letter(manned, "send d2 left").says(1)
    assert told == letter(empty, "send d2 left").says(1)
    assert told[-1] == "It leads to Red, with 3 of yours; who waits there you do not see yet."


def test_sending_that_uses_no_command() -> None:
    """D4: with `send_costs` free troops are sent beside the commands."""
    written = letter(first("T2 B3", send_costs="free"), "send d2 left\npass\npass\npass")
    assert written.says(1)[0] == "Sending uses no command in this game."
    assert written.says(4) == ["Command 3 of 3."]


def test_free_sending_behind_the_command_at_the_pace_command() -> None:
    """D4: right behind the command troops go too; behind a reserve they wait, unless it is the last command."""
    state = first("T2 B3 B2", send_costs="free", pace="command")
    words = "move d1 to farm\nsend d2 left\nmove d1 to church\nsend d3 left"
    more = letter(replace(state, queue=(BLUE, RED, BLUE)), words)
    assert more.says(2)[0] == "Sending uses no command in this game."
    assert [more.warns(number)[0][:10] for number in (3, 4)] == ["A reserve:", "A reserve:"]
    last = letter(replace(state, queue=(BLUE, RED)), words)
    assert last.says(4)[0] == "Sending uses no command in this game."


def test_at_the_pace_command_there_is_one() -> None:
    """X-7.5: the first possible line is the command, the others are reserves for this one alone."""
    state = replace(first(pace="command"), queue=(BLUE, RED))
    written = letter(state, "split 2 from d1 to farm\npass")
    assert written.says(1)[0] == "Command 1 of 1."
    assert written.whole[0] == "You have 1 command and 2 good lines. 1 line is a reserve."
    assert letter(state, "reroll never", seat="red").whole[0] == (
        "Now we wait for a command of Blue; standing orders are taken at any time."
    )


STANDING = (
    ("captives yes", "Taking captives needs 4 citizens in the town hall at that moment; you would have 2."),
    (
        "plunder enslave",
        "Enslaving needs 4 citizens in the town hall at that moment; you would have 2. Without them they kill.",
    ),
    ("convert auto", "Converting needs 6 citizens in the town hall; you would have 2."),
    ("convert slaves of green", "You have no slaves from Green."),
    ("births d1", "d1 is not in the houses and gets no newborn there."),
)


@pytest.mark.parametrize(("line", "warning"), STANDING, ids=[line for line, _ in STANDING])
def test_what_hinders_a_standing_order(line: str, warning: str) -> None:
    """X-13.6: it stands, and its lord is told what it needs."""
    written = letter(first("T2 F4", "red H2"), line)
    assert warning in written.warns(1)


def test_y12_conversion() -> None:
    """Y12: 5 slaves, hall 6, church 2 (+1): a throw of 5 is enough, 4 is not."""
    written = letter(first("T6 C2", "red H5"), "convert slaves of red")
    assert written.says(1) == ["The throw must be 5 or more (5 slaves from Red, church +1)."]


def test_a_conversion_without_a_chance() -> None:
    """X-10.6: the result must be more than the number of slaves."""
    written = letter(first("T6", "red H6"), "convert slaves of red")
    assert written.warns(1) == ["It cannot succeed: 6 slaves from Red would need a throw of 7 (church +0)."]


def test_a_later_letter_goes_on_at_the_end() -> None:
    """X-13.1: the list grows; a standing order takes the place of the one before."""
    one = letter(first(), "split 2 from d1 to farm\nreroll never")
    two = letter(first(), "split 1 from d1 to houses\nreroll behind", after=one)
    assert two.said == ["split 2 from d1 to farm", "reroll behind", "split 1 from d1 to houses"]
    assert two.says(3)[0] == "Command 2 of 5."
    assert not any("Second throw" in words for words in two.whole)


def test_without_a_command_the_plan_is_played() -> None:
    """X-13.5: a letter of standing orders alone leaves the commands to the standing plan."""
    blue = lord("T6", standing=("plan split 1 d1 F",))
    written = letter(table(None, 1, blue=blue, red=lord("T6")), "reroll never")
    assert written.whole[1] == "Without a line for commands your standing plan is carried out (1 line)."


def test_the_picture_shows_the_city_behind_the_commands() -> None:
    """6: the own city alone, with what is not there yet as a ghost."""
    written = letter(first(), "split 2 from d1 to farm\nsplit 1 from d1 to barracks\nsend d3 left")
    assert written.scene is not None
    (town,) = written.scene.towns
    farm = next(box for box in town.boxes if box.sign == "F")
    hall = next(box for box in town.boxes if box.sign == "T")
    assert [(die.pips, die.ghost) for die in farm.dice] == [(2, True)]
    assert [(die.pips, die.ghost) for die in hall.dice] == [(3, True)]
    assert town.left is not None
    assert [(die.pips, die.ghost) for die in town.left.dice] == [(1, True)]


@pytest.mark.parametrize("language", ["cs", "sk", "ru"])
def test_the_answer_in_other_languages(language: str) -> None:
    """6: the same letter, in the language of its writer."""
    heads = {
        "cs": ["Máte 4 příkazy a 3 platné řádky. Můžete přidat ještě jeden.", "3. příkaz z 4."],
        "sk": ["Máte 4 príkazy a 3 platné riadky. Môžete pridať ešte jeden.", "3. príkaz z 4."],
        "ru": ["У вас 4 приказа и 3 строки с приказами. Можно добавить ещё одну.", "Приказ 3 из 4."],
    }
    written = letter(tatry(), LETTER, language=language)
    assert [written.whole[0], written.says(3)[0]] == heads[language]
