"""The check, the mail with `test` and the mail itself say the same of each line, in all games and languages."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from pbem import codec
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.reports.briefing import Answer, Briefing, Slip
from pbem.service.game import dealings, games
from pbem.service.window.check import Checked, check
from pbem.service.window.seat_mail import own_mail
from pbem.service.window.sessions import Guest
from pbem.store.engine import reading
from pbem.store.repository import people
from pbem.testing.garbage import spoiled
from pbem.testing.playing import random_lines
from tests.service.kit import Office
from tests.service.press_kit import opened
from tests.service.story_kit import camp
from tests.service.test_example_campaigns import CITIES, POWERS, begun
from tests.service.test_teams import CLARA, join

Begin = Callable[[Office], Office]


def held(office: Office) -> Office:
    return opened(office, referee={"unclear": "hold for referee"})


def team(office: Office) -> Office:
    join(office, "Clara", CLARA)
    return office


GAMES: dict[str, tuple[Begin, str]] = {
    "campaign": (opened, "blue"),
    "held": (held, "green"),
    "team": (team, "blue"),
    "duncan": (camp, "red"),
    "dice_empires": (lambda office: begun(office, "dice_empires", CITIES), "white"),
    "europe": (lambda office: begun(office, "europe", POWERS), "dual"),
    "powers": (lambda office: begun(office, "powers", CITIES), "white"),
}


def looked(office: Office, seat: str, text: str) -> Checked:
    """Check a letter as its writer's browser does."""
    address = f"{seat}@players.test"
    with reading(office.house.engine) as session:
        person = people.by_address(session, address)
        assert person is not None
        mail = own_mail(office.house, session, office.key, seat, person.id)
        assert mail is not None
        guest = Guest("0" * 64, person.id, address, person.name, person.language, person.zone, office.house.now)
        return check(mail, guest, text)


def answered(office: Office, seat: str, text: str, **changes: str) -> Briefing | None:
    """Send a letter by mail, and give what it is answered."""
    before = {mail.id for mail in office.mails()}
    office.letter(seat, text, **changes)
    mails = [mail for mail in office.mails(f"{seat}@players.test") if mail.id not in before]
    said = [one for mail in mails if isinstance(one := office.said(mail), Answer | Slip)]
    return said[-1] if said else None


def written(office: Office, seat: str, language: str, chance: Random) -> str:
    """Write a letter: orders, mistakes, words to others, comments, orders taken back."""
    with reading(office.house.engine) as session:
        game = games.opened(session, office.house.registry, office.campaign())
        view = game.view(Seat(seat), dealings.heard(session, game, seat))
    lines = random_lines(game.installed, view, language, chance)[:3]
    lines += office_form(office, seat)
    lines += [spoiled(line, chance) for line in lines[:2]]
    lines += chance.sample(
        ["# a thought", "cancel 1", "cancel all", "to red: shall we talk?\n.", "gibberish zzz", "hello", "replace"], 3
    )
    chance.shuffle(lines)
    return "\n".join(lines)


def office_form(office: Office, seat: str) -> list[str]:
    reports = office.mails(f"{seat}@players.test", "report")
    form = getattr(office.said(reports[-1]), "form", ()) if reports else ()
    return list(form[:3])


def told(said: Briefing | None) -> object:
    """Give what an answer says, as it is kept, but the lines made ready: a trial cannot be accepted with `yes`."""
    match said:
        case Answer():
            said = codec.loads(codec.dumps(said, Answer), Answer)
            return said.lines, said.problems, said.missing, said.drawing, said.remarks, said.letters
        case Slip():
            return said.letters
    return None


def lines(said: Briefing | None) -> object:
    """Give what is said of each line of the letter itself."""
    if not isinstance(said, Answer):
        return None
    return [(line.line, line.echo, line.problems, line.accepted) for line in said.lines if line.origin is None]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_check_trial_and_mail_say_the_same_of_each_line(office: Office, name: str) -> None:
    begin, seat = GAMES[name]
    office = begin(office)
    for language in LANGUAGES:
        text = written(office, seat, language, Random(f"{name} {language}"))
        before = len(office.mails()), len(office.letters())
        done = looked(office, seat, text)
        assert (len(office.mails()), len(office.letters())) == before
        assert told(done.said) == told(answered(office, seat, text, subject="test")), text
        assert lines(done.said) == lines(answered(office, seat, text)), text


TREATY = "propose alliance with red\nduration 2\nvictory joint\nend"


@pytest.mark.parametrize(
    "text",
    [
        *("to red: hello", "yes", "не понимаю", "x" * 3000, "army 1: up\narmy 1: down", "\n"),
        *(TREATY, f"to red: read this\n.\narmy 1: up 2\n{TREATY}\narmy 2: stay", f"{TREATY}\naccept 1\ncancel 1"),
    ],
)
def test_odd_letters_are_told_alike(office: Office, text: str) -> None:
    opened(office)
    assert told(looked(office, "blue", text).said) == told(answered(office, "blue", text, subject="test"))


def test_commands_wait_for_the_letter(office: Office) -> None:
    done = looked(office, "blue", "status\nresign")
    assert done.said is None
    assert done.commands == ("status", "resign")


def test_a_check_does_not_tell_that_everybody_else_is_ready(office: Office) -> None:
    """A trial by mail says when the turn runs early; a page that is asked all day would tell when others sent."""
    opened(office, schedule={"every_days": 1, "at": ["20:00"], "early": True, "early_seconds": 60})
    for seat in ("blue", "red", "green", "white"):
        office.letter(seat, "\n".join(office_form(office, seat)))
    tried = answered(office, "blue", "1: stay", subject="test")
    checked = looked(office, "blue", "1: stay").said
    assert isinstance(tried, Answer)
    assert isinstance(checked, Answer)
    assert {one.id for one in tried.remarks} - {one.id for one in checked.remarks} == {"remark-early"}
