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


def test_a_letter_that_comes_while_turns_are_played_is_answered_before_the_next_one(both: Office) -> None:
    """Four turns are due; after the first one a letter comes for the next turn of that campaign."""
    for key in KEYS:
        both.key = key
        if key != KEYS[0]:
            both.start(key=key)
        for seat in ("blue", "red"):
            both.letter(seat, "army 1: up 1" if seat == "blue" else "oddíl 1: dolů 1")
    both.clock.set(both.clock.now().replace(hour=20, minute=0, second=1))
    both.reads()
    both.key = KEYS[0]
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
    for key in KEYS:
        both.key = key
        if key != KEYS[0]:
            both.start(key=key)
        for seat in ("blue", "red"):
            both.letter(seat, "army 1: up 1" if seat == "blue" else "oddíl 1: dolů 1")
    both.clock.set(both.clock.now().replace(hour=20, minute=0, second=1))
    both.key = KEYS[0]
    both.arrives(both.written("blue", "army 1: up 2"))
    both.reads()
    before = len(both.mails("blue", "answer"))
    answered: list[tuple[int, int]] = []
    work.do_all(both.house, stepped=lambda: answered.append((played(both), len(both.mails("blue", "answer")))))
    assert (2, before + 1) in answered, answered
