"""Two hosts at work at the same moment; and every text of joining in every language."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Thread

import pytest
from sqlmodel import select

from pbem.core.languages import LANGUAGES
from pbem.reports.places import folder
from pbem.reports.texts import wording
from pbem.service.post.rendering import envelope
from pbem.service.work import work
from pbem.store.engine import reading
from pbem.store.tables import Inbox, Person
from tests.service.joining_kit import IVAN, OLGA, VERA, asks, joins, opened, seat_of, states
from tests.service.kit import Office

WORDS = ("campaign", "name", "address", "zone", "offset", "code", "words", "key", "referee", "called")
NUMBERS = ("place", "days", "free", "turn", "waiting", "number")


def test_two_hosts_give_the_last_seat_once(both: Office) -> None:
    office = opened(both)
    joins(office, OLGA)
    for who in (VERA, IVAN):
        asks(office, who)
    for who in (VERA, IVAN):
        last = office.mails(who)[-1]
        to = envelope(office.house, last, office.said(last)).reply_to
        office.arrives(office.written("blue", "yes", sender=who, to=to))
    hosts = [Thread(target=work.do_all, args=(office.house,)) for _ in range(2)]
    for host in hosts:
        host.start()
    for host in hosts:
        host.join()
    work.do_all(office.house)
    assert sorted(states(office)) == ["seated", "seated", "waiting"]
    assert [seat_of(office, who) for who in (VERA, IVAN)].count("red") == 1


def test_who_joins_two_campaigns_at_one_moment_becomes_one_person(both: Office) -> None:
    """Each of two hosts makes the person anew and one of them comes second: its letter is taken again, not lost."""
    many = [opened(both, f"open{number}") for number in range(4)]
    for office in many:
        asks(office, VERA)
    for mail in both.mails(VERA):
        to = envelope(both.house, mail, both.said(mail)).reply_to
        both.arrives(both.written("blue", "yes", sender=VERA, to=to))
    start = Barrier(3)

    def works(_: int) -> int:
        start.wait()
        return work.do_all(both.house)

    with ThreadPoolExecutor(3) as hosts:
        list(hosts.map(works, range(3)))
    work.do_all(both.house)
    assert [bool(seat_of(office, VERA)) for office in many] == [True] * 4
    with reading(both.house.engine) as session:
        assert len(session.exec(select(Person).where(Person.name == "vera")).all()) == 1
        assert not session.exec(select(Inbox).where(Inbox.state == "rejected")).all()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_text_can_be_said_with_any_number(language: str, number: int) -> None:
    facts = {word: word for word in WORDS} | dict.fromkeys(NUMBERS, number)
    catalogue = wording(language)
    for id in _ids("en"):
        said = catalogue.t(id, seat="red", seats=("red", "blue"), campaigns=("rk4",), **facts)
        assert said == said.strip()
        assert "  " not in said


def test_every_language_says_the_same_things() -> None:
    assert len({_ids(language) for language in LANGUAGES}) == 1


def _ids(language: str) -> frozenset[str]:
    """List the messages of joining."""
    text = (folder("templates") / "locale" / language / "joining.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-z][\w-]*) =", text, re.M))
