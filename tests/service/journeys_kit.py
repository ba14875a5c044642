"""The journeys of letters, turns and mails through a service, each as one step: what is asked of a database there.

A step is a function of an office in which the campaign has played its first turn. The steps of a story follow one
another in the same database.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from pbem.mail.sending.outgoing import Sent
from pbem.mail.watching.intake import Fetched, State
from pbem.reports.screens import House
from pbem.service.desk import intake
from pbem.service.post.pictures import Pictures
from pbem.service.window import letters, settings, table, writing_desk
from pbem.service.window.sessions import Guest
from pbem.service.work import due, work
from pbem.service.work.dispatch import Post, send_waiting
from pbem.service.work.lanes import Lanes, Limits
from pbem.store.engine import reading
from pbem.store.repository import outbox, people
from pbem.store.repository import work as there_is
from tests.mail.returned import BOUNCES
from tests.service import joining_kit, press_kit, referee_mail_kit
from tests.service.kit import Office
from tests.service.past_kit import Grown

Step = Callable[[Office], object]
SCHEDULE = {
    "every_days": 1,
    "at": ["20:00"],
    "early": True,
    "early_seconds": 60,
    "grace_minutes": 60,
    "reminder_hours": 6,
}
OLGA, IVAN, VERA = joining_kit.OLGA, joining_kit.IVAN, joining_kit.VERA


class Door:
    """A mail server that takes everything at once."""

    async def send(self, sender: str, recipient: str, raw: bytes) -> Sent:
        """Take a mail."""
        return Sent("250 OK")

    async def close(self) -> None:
        """Close nothing."""


def dispatch(office: Office) -> None:
    """Send all that waits, one after the other (who of two is done first is chance), without pictures."""
    with tempfile.TemporaryDirectory() as folder:
        one = Lanes(Limits(connections=1))
        post = Post(office.house, Pictures(Path(folder)), Door(), lanes=one)  # type: ignore[arg-type]
        asyncio.run(_emptied(post))
        post.pictures.rest()
    with reading(office.house.engine) as session:
        outbox.nearest(session)


async def _emptied(post: Post) -> None:
    """Send until nothing is left."""
    while (await send_waiting(post)).dealt:
        pass


def empty_poll(office: Office) -> None:
    """Look at an empty mailbox, then whether there is anything to do."""
    box = office.house.settings.mailbox[0]
    intake.telling(office.house, box)(State.POLLING, "")
    intake.cursor(office.house, box)()
    intake.reading_to_end(office.house, box)()()
    work.do_all(office.house)
    due.unread(office.house)
    due.nearest(office.house, office.house.now)
    with reading(office.house.engine) as session:
        there_is.overview(session, office.house.now)


def new_mail(office: Office) -> None:
    """Take a mail, and the same once more, as when a mailbox is numbered anew."""
    box, raw = office.house.settings.mailbox[0], office.written("blue", "status")
    for validity in (7, 8):
        intake.taking(office.house, box)(Fetched(validity, 1, office.house.now, raw, len(raw)))
    work.do_all(office.house)


def quoting(office: Office) -> None:
    """Answer the last report, quoted below the orders."""
    mail = office.mails("blue@players.test", "report")[-1]
    quoted = "\n".join(f"> {line}" for line in office.content(mail).text.splitlines())
    below = {"In_Reply_To": mail.message_id, "References": mail.message_id}
    office.letter("blue", f"1: up 2\n\nOn Sunday, 22 November at 10:00 the game wrote:\n{quoted}\n", **below)


def bounce(office: Office) -> None:
    """Let the last answer come back."""
    mail = office.mails("blue@players.test", "answer")[-1]
    office.arrives(BOUNCES["postfix"](mail.message_id, mail.address, "orders@host.test"))
    office.works()


def strangers(office: Office) -> None:
    """Let somebody nobody knows write, with a code that is none, and from a foreign address with a right one."""
    office.letter("red", "hello", sender=OLGA, to="orders@host.test")
    office.letter("red", "help", sender=OLGA, to="orders@host.test", subject="help")
    office.letter("red", "1: stay", sender="red@elsewhere.test")
    joining_kit.replies(office, "red@players.test", "yes", mail=office.mails("red@players.test")[-1])


def joins(office: Office) -> None:
    """Let three ask for a seat of a campaign that has two, by its key and by its title."""
    new = joining_kit.opened(office, options={"map": "two-fords", "seats": 2}, title="Open Fords")
    other = Grown(new.house, new.clock, new.key, new.uids)
    joining_kit.joins(other, OLGA)
    joining_kit.asks(other, IVAN, subject="join Open Fords")
    joining_kit.replies(other, IVAN, "yes")
    joining_kit.joins(other, VERA)
    office.letter("red", "resign", sender=OLGA, to=other.reply_to("blue"))


def letters_between(office: Office) -> None:
    """Write to another player, and let him answer."""
    office.letter("blue", "to red: one")
    press_kit.replies(office, "red", "Agreed.")
    press_kit.replies(office, "blue", "Good.\n1: stay")
    office.letter("blue", "show address to red")


def window(office: Office) -> None:
    """Read the latest report in the browser, open the writing desk and have a letter looked at."""
    guest, named = _guest(office, "blue@players.test"), House("/", "orders@host.test")
    table.home(office.house, guest, named)
    table.report(office.house, guest, named, (office.key, "blue", None))
    writing_desk.desk(office.house, guest, named, (office.key, "blue", ""), "0" * 32)
    step = f"{office.campaign().head_branch}.{office.campaign().head_turn}"
    written = writing_desk.Written(office.key, "blue", "1: up 2\nto red: one", "1" * 32, step)
    assert writing_desk.look(office.house, guest, written) is not None


def window_letters(office: Office) -> None:
    """Write to another player, let him answer, and look at one's letters and settings in the browser."""
    letters_between(office)
    guest, named = _guest(office, "blue@players.test"), House("/", "orders@host.test")
    assert letters.letters(office.house, guest, named, letters.Place(office.key, "blue"), "0" * 32)
    assert settings.settings(office.house, guest, named, (office.key, "blue"), "0" * 32)


def _guest(office: Office, address: str) -> Guest:
    """Let somebody be signed in."""
    with reading(office.house.engine) as session:
        person = people.by_address(session, address)
    assert person is not None
    return Guest("0" * 64, person.id, address, person.name, person.language, person.zone, office.house.now)


def says(words: str, seat: str = "blue") -> Step:
    """Write a letter as a player."""
    return lambda office: office.letter(seat, words)


def referees(words: str) -> Step:
    """Write a letter as the referee."""
    return lambda office: referee_mail_kit.writes(office, words)


def agreed(words: str) -> Step:
    """Write something as the referee that needs his yes, and say yes."""

    def step(office: Office) -> None:
        referee_mail_kit.writes(office, words)
        if office.mails(referee_mail_kit.REFEREE, "ask-referee"):
            referee_mail_kit.replies(office)

    return step


def hours(count: int) -> Step:
    """Let hours pass, three by three."""

    def step(office: Office) -> None:
        for _ in range(count // 3):
            office.later(hours=3)

    return step


def ready(office: Office) -> None:
    """Let everybody send their orders, so that the turn is played early."""
    for seat in press_kit.PLAYERS:
        office.letter(seat, "1: stay")
    office.later(minutes=5)


LETTERS: Mapping[str, Step] = {
    "letters between players": letters_between,
    "a letter of orders": says("1: up 2"),
    "another one": says("1: up 3\n2: stay"),
    "a letter that quotes the report": quoting,
    "lines nobody understands": says("1: dance with the wolves\nlorem ipsum"),
    "a trial": says("test\n1: up 1"),
    "orders taken back": says("cancel\n1: up 4"),
    "an overture": says("propose alliance with red\nduration 5\nend"),
    "help, rules, map, status, orders": says("help\nrules\nmap\nstatus\norders"),
    "report, quiet, digest, rounds": says("report\nquiet on\ndigest on\nrounds on\nlanguage cs"),
    "digest off": says("quiet off\ndigest off\nlanguage en"),
    "an absence": says("holiday 3 December to 5 December\naddress"),
    "a new code": says("renew"),
    "a passphrase": says("passphrase"),
    "a second address": says("address add anna@elsewhere.test"),
    "strangers": strangers,
    "those who want a seat": joins,
    "a mail that came back": bounce,
    "an empty mailbox": empty_poll,
    "new mail": new_mail,
    "a look into the browser": window,
    "sending": dispatch,
}
"""What comes by mail, in the order of the story."""

REFEREES: Mapping[str, Step] = {
    "a preview": referees("preview red"),
    "a decree": referees("enter red because he telephoned:\n1: stay\n."),
    "an extension": referees("extend 24 because of snow"),
    "words of his": referees("say The deadline stands."),
    "a pause": agreed("pause because of Christmas"),
    "its end": agreed("resume because we are back"),
    "a renewed code": agreed("renew red because it was shown around"),
    "a turn at once": agreed("run now because everybody agreed"),
}
"""What the referee does."""

TURNS: Mapping[str, Step] = {
    "a reminder and a grace": hours(30),
    "an early turn": ready,
    "missed turns": hours(54),
    "sending": dispatch,
}
"""What the clock brings."""

SHOWING: Mapping[str, Step] = {
    "the referee's looks": referees("status\norders\ntry\noverview\njudgements\nplayers"),
    "history": says("history"),
    "archive": says("archive"),
    "letters in the browser": window_letters,
    "an old report": says("report 1"),
    "log": referees("log"),
    "a turn undone": agreed("undo because of a mistake"),
    "the end": agreed("end because I am tired"),
}
"""What shows the past, and reads for it as much of the past as it shows."""
