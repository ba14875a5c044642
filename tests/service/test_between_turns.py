"""Many turns due at one minute leave no letter waiting: it is answered between two of them."""

from __future__ import annotations

from sqlmodel import func, select

from pbem.service.work import work
from pbem.store.engine import reading
from pbem.store.tables import Turn
from tests.service.kit import Office

KEYS = ("rk4", "rk5", "rk6", "rk7")


def played(office: Office) -> int:
    """Count the turns that were played, of all campaigns."""
    with reading(office.house.engine) as session:
        return session.exec(select(func.count()).select_from(Turn).where(Turn.number > 0)).one()


def four_due(office: Office) -> None:
    """Let four campaigns have their orders and be due; go on with the first of them."""
    for key in KEYS:
        office.key = key
        if key != KEYS[0]:
            office.start(key=key)
        for seat in ("blue", "red"):
            office.letter(seat, "army 1: up 1" if seat == "blue" else "oddíl 1: dolů 1")
    office.clock.set(office.clock.now().replace(hour=20, minute=0, second=1))
    office.key = KEYS[0]


def test_a_letter_that_comes_while_turns_are_played_is_answered_before_the_next_one(both: Office) -> None:
    """Four turns are due; after the first one a letter comes for the next turn of that campaign."""
    four_due(both)
    both.reads()
    answered: list[tuple[int, int]] = []

    def stepped() -> None:
        if not answered:
            both.arrives(both.written("blue", "army 1: up 2"))
        answered.append((played(both), len(both.mails("blue", "answer"))))

    before = len(both.mails("blue", "answer"))
    work.do_all(both.house, stepped=stepped)
    assert answered[:4] == [(1, before), (2, before + 1), (3, before + 1), (4, before + 1)]


def test_a_letter_that_waits_for_its_turn_is_answered_when_that_is_played(both: Office) -> None:
    """It came too late for the first of four turns that are due, and is for the next one: no other turn goes before."""
    four_due(both)
    both.arrives(both.written("blue", "army 1: up 2"))
    both.reads()
    before = len(both.mails("blue", "answer"))
    answered: list[tuple[int, int]] = []
    work.do_all(both.house, stepped=lambda: answered.append((played(both), len(both.mails("blue", "answer")))))
    assert (2, before + 1) in answered, answered
