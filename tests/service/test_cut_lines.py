"""Mail programs cut long lines without telling: an order over two lines is one, and two orders are never made one."""

from __future__ import annotations

from tests.service.kit import Office

FRANCE, BLUE = "france@players.test", "blue@players.test"


def europe(office: Office) -> Office:
    """A round of two powers."""
    office.key = "jaro"
    seats = [{"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("france", "ottoman")]
    options = {"players": 2, "seating": "listed", "start_hand": 4}
    return office.start(key="jaro", title="Jaro", ruleset="europe", options=options, seat=seats)


def dice(office: Office) -> Office:
    """A round of three lords."""
    office.key = "tatry"
    seats = [{"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("blue", "red", "green")]
    return office.start(key="tatry", title="Tatry", ruleset="dice_empires", options={"players": 3}, seat=seats)


def read(office: Office, player: str) -> list[str]:
    """Give the lines of the letter as they were taken, with their numbers."""
    return [f"{line.line} {line.words}" for line in office.answer(player).lines if line.line]


def test_a_long_order_does_not_swallow_the_one_below_and_what_is_an_order_only_together_was_cut(office: Office) -> None:
    """The first looks cut at 78 letters; whether the next word is small or large says nothing."""
    long = "if spied OT has K and my hand >= 2: hold else attack FRA -> GER all, play best"
    europe(office).letter("france", f"{long}\nspy on Turkey\nrank K A Q", sender=FRANCE)
    assert read(office, FRANCE) == [f"1 {long}", "2 spy on Turkey", "3 rank K A Q"]
    first = "attack FRA -> GER with 2, play AC 9H else attack SPA AFR all play best else draft"
    second = "if spied OT has K and my hand >= 2: hold else attack FRA -> GER all, only else"
    office.letter("france", f"{first}\nFRA\n{second}\nmove FRA BEN\nspy on Turkey", sender=FRANCE)
    whole = [f"1 {first} FRA", f"3 {second} move FRA BEN", "5 spy on Turkey"]
    assert set(whole) < set(read(office, FRANCE))


def test_a_slip_does_not_spoil_a_long_order_and_a_plan_that_was_cut_is_whole_again(office: Office) -> None:
    """X-13.2, X-13.5: of the plan each half could be read alone, but a semicolon says that more is to come."""
    long = "if enemy left >= 2 and walls left < 3: move d2 to walls left else move d1 to hall"
    plan = "plan: move d1 to farm; split 2 from d1 to houses; split 1 from d1 to walls left;"
    text = f"{long}\nmove d1 to fram yard\nreroll <=2\n{plan}\nmove d1 to church"
    dice(office).letter("blue", text, sender=BLUE)
    assert read(office, BLUE) == [f"1 {long}", "2 move d1 to fram yard", "3 reroll <=2", f"4 {plan} move d1 to church"]
    assert [line.accepted for line in office.answer(BLUE).lines if line.line] == [True, False, True, True]
