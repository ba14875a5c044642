"""A seat's past as a file: on request, for a successor, for the referee; bounded, and never another's."""

from __future__ import annotations

import io
import zipfile
from email import message_from_bytes, policy
from functools import cache

import pytest

from pbem.reports.web import BESIDE
from pbem.service.campaigns import parcels, zip_file
from pbem.service.post.pictures import Pictures
from pbem.store.engine import reading, writing
from pbem.store.repository import seats
from pbem.store.tables import Outbox, Press
from tests.service.joining_kit import VERA, frees, joins, replies
from tests.service.kit import NOON, Office
from tests.service.test_history import days, last

PNG = b"\x89PNG a picture"


class Painter(Pictures):
    """Pictures that are not drawn: what is in the file does not depend on them."""

    def __init__(self) -> None:
        self.painted = 0

    def png(self, svg: str) -> bytes:
        self.painted += 1
        return PNG


def unpacked(office: Office, mail: Outbox, painter: Painter | None = None) -> dict[str, bytes]:
    """Give the files in the zip a mail carries."""
    raw = parcels.rendered(office.house, painter or Painter(), mail, b"")
    read = message_from_bytes(raw, policy=policy.default)
    (data,) = [part.get_content() for part in read.walk() if part.get_content_type() == "application/zip"]
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def words(files: dict[str, bytes]) -> str:
    return "\n".join(data.decode() for data in files.values() if data != PNG)


def letter(office: Office, writer: str, readers: str, body: str, anonymous: bool = False) -> None:
    """Let a letter between players have been sent."""
    with writing(office.house.engine) as session:
        session.add(
            Press(
                code=body[:8],
                campaign=office.key,
                writer=writer,
                readers=readers,
                anonymous=anonymous,
                body=body,
                at=NOON,
            )
        )


@pytest.mark.parametrize("word", ["archive", "архив", "archiv", "archív"])
def test_the_archive_is_asked_for_in_every_language(office: Office, word: str) -> None:
    office.letter("blue", word)
    kind, text = last(office, "blue")
    assert kind == "archive"
    assert "open index.html" in text


def test_it_holds_every_report_as_page_text_data_and_map_and_the_orders_that_ran(office: Office) -> None:
    days(office, 1, 2)
    office.letter("blue", "archive")
    files = unpacked(office, office.mails("blue")[-1])
    assert sorted(files) == sorted(
        ["index.html"]
        + [f"{n:03}-{part}" for n in range(3) for part in ("report.html", "report.txt", "report.json", "map.png")]
        + [f"{n:03}-orders.txt" for n in (1, 2)]
    )
    assert b'src="002-map.png"' in files["002-report.html"]
    assert b"army 1: up 2" in files["002-orders.txt"]
    assert b'href="001-report.html"' in files["index.html"]
    assert not [name for name in files if name.endswith(".ics")]


def test_it_shows_nothing_that_comes_from_elsewhere(office: Office) -> None:
    office.letter("blue", "archive")
    index = unpacked(office, office.mails("blue")[-1])["index.html"].decode()
    assert "http" not in index
    assert "<script" not in index


def test_another_seats_orders_and_letters_are_in_no_archive(office: Office) -> None:
    days(office, 1, 1)
    letter(office, "red", "green", "a secret of red")
    office.letter("red", "archiv")
    office.letter("blue", "archive")
    assert "up 1" not in words(unpacked(office, office.mails("red")[-1]))
    assert "a secret of red" not in words(unpacked(office, office.mails("blue")[-1]))
    assert "Boris" not in words(unpacked(office, office.mails("blue")[-1]))


def test_letters_written_and_got_are_in_it_an_anonymous_writer_stays_unknown(office: Office) -> None:
    letter(office, "blue", "red", "my words")
    letter(office, "red", "blue,green", "to both of you")
    letter(office, "red", "blue", "guess who", anonymous=True)
    office.letter("blue", "archive")
    post = unpacked(office, office.mails("blue")[-1])["letters.txt"].decode()
    mine, both, unknown = post.strip().split("\n\n")
    assert "Blue to Red" in mine
    assert "Red to Blue\n" in both, "C-7.4: whom red knows besides is not told"
    assert "somebody who is not named to Blue" in unknown


def test_it_is_not_packed_again_and_again(office: Office) -> None:
    office.letter("blue", "archive")
    office.letter("blue", "archive")
    assert last(office, "blue")[0] == "archive-again"
    office.later(hours=1)
    office.letter("blue", "archive")
    assert last(office, "blue")[0] == "archive"


def test_what_is_in_it_was_settled_when_it_was_asked_for(office: Office) -> None:
    office.letter("blue", "archive")
    mail = office.mails("blue")[-1]
    days(office, 1, 1)
    assert "001-report.html" not in unpacked(office, mail)


def test_many_turns_come_in_several_mails(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parcels, "PART", 2)
    days(office, 1, 3)
    office.letter("blue", "archive")
    mails = office.mails("blue", "archive")
    assert [office.content(mail).subject.rpartition(" — ")[2] for mail in mails] == [
        "Your archive, part 1 of 2",
        "Your archive, part 2 of 2",
    ]
    first, second = (unpacked(office, mail) for mail in mails)
    assert "001-report.html" in first
    assert "001-report.html" not in second
    assert "003-report.html" in second


def test_very_many_come_without_pictures_and_say_so(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parcels, "PART", 1)
    monkeypatch.setattr(parcels, "PARTS", 2)
    days(office, 1, 3)
    office.letter("blue", "archive")
    (first, second) = office.mails("blue", "archive")
    assert "pictures of the maps were left out" in last(office, "blue")[1]
    files = unpacked(office, first)
    assert not [name for name in files if name.endswith(".png")]
    assert b'class="chart"' in files["001-report.html"]


def test_a_file_that_is_too_large_loses_its_pictures(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parcels, "LARGEST", 1000)
    office.letter("blue", "archive")
    painter = Painter()
    assert not [name for name in unpacked(office, office.mails("blue")[-1], painter) if name.endswith(".png")]
    assert painter.painted


def test_whoever_takes_a_seat_over_gets_its_past(office: Office) -> None:
    """Reports before the own time, letters, what stands ordered; never the name or address of the earlier player."""
    joins(office, VERA)
    days(office, 1, 2)
    letter(office, "blue", "red", "let us be friends")
    office.letter("red", "army 1: up 1")
    frees(office, "red")
    replies(office, VERA, "yes")
    assert [mail.kind for mail in office.mails(VERA)][-3:] == ["notice-joined", "report", "handover"]
    _, text = last(office, VERA)
    assert "turn 3 is now awaited" in text
    assert "army 1: up 1" in text
    assert "One letter" in text
    files = unpacked(office, office.mails(VERA)[-1])
    assert "let us be friends" in files["letters.txt"].decode()
    assert {"000-report.html", "001-report.html", "002-report.html"} <= set(files)
    for mail in office.mails(VERA):
        content = office.content(mail)
        assert "Boris" not in content.text + content.html
    assert "Boris" not in words(files)
    assert "red@players.test" not in words(files)


def test_the_first_player_of_a_seat_gets_no_past(office: Office) -> None:
    assert not [mail for mail in office.mails() if mail.kind == "handover"]


def test_a_seat_given_by_the_referee_comes_with_its_past_and_the_earlier_player_is_told(office: Office) -> None:
    from pbem.service.calendar.campaign_file import SeatEntry
    from pbem.service.campaigns import lifecycle
    from pbem.store.repository import campaigns as rows

    days(office, 1, 1)
    with writing(office.house.engine) as session:
        campaign, row = rows.claim(session, office.key, wait=True), seats.get(session, office.key, "red")
        assert campaign is not None
        assert row is not None
        entry = SeatEntry(seat="red", name="Olga", address=("olga@away.test",), language="ru")
        lifecycle.give(office.house, session, campaign, row, entry)
        lifecycle.seat_taken(office.house, session, campaign, row)
    assert office.mails("red")[-1].kind == "handover-former"
    assert [mail.kind for mail in office.mails("olga@away.test")] == ["report", "handover"]
    assert "Что было до вас" in office.text("olga@away.test")


def test_giving_a_seat_to_its_own_player_tells_nobody_goodbye(office: Office) -> None:
    from pbem.service.calendar.campaign_file import SeatEntry
    from pbem.service.campaigns import lifecycle
    from pbem.store.repository import campaigns as rows

    with writing(office.house.engine) as session:
        campaign, row = rows.claim(session, office.key, wait=True), seats.get(session, office.key, "red")
        assert campaign is not None
        assert row is not None
        entry = SeatEntry(seat="red", name="Boris", address=("red@players.test",), language="cs")
        lifecycle.give(office.house, session, campaign, row, entry)
        lifecycle.seat_taken(office.house, session, campaign, row)
    assert not [mail for mail in office.mails() if mail.kind in ("handover", "handover-former", "handover-referee")]


def test_the_referee_packs_any_seat(office: Office) -> None:
    days(office, 1, 1)
    with reading(office.house.engine) as session:
        row = seats.get(session, office.key, "red")
        assert row is not None
        past = zip_file.past(office.house, session, office.campaign(), row, "sk")
        data = zip_file.packed(past, past.pages, cache(lambda svg: PNG))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert "všetky ťahy" in archive.read("index.html").decode()


def test_before_the_end_nobody_gets_the_whole_game(office: Office) -> None:
    office.letter("blue", "archive all")
    assert last(office, "blue")[0] == "archive-not-over"


@pytest.mark.parametrize(("seat", "asked"), [("blue", "archive all"), ("red", "archiv všechno"), ("red", "архив всё")])
def test_after_the_end_everybody_may_have_it(office: Office, seat: str, asked: str) -> None:
    from pbem.service.campaigns import lifecycle
    from pbem.store.repository import campaigns as rows

    days(office, 1, 1)
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, office.key, wait=True)
        assert campaign is not None
        lifecycle.end(office.house, session, campaign, "agreed")
    office.letter(seat, asked)
    mail = office.mails(seat)[-1]
    assert mail.kind == "archive-whole"
    names = (*BESIDE, "index.html", "map-000.png", "map-001.png")
    assert set(unpacked(office, mail)) == {f"rk4/{name}" for name in names}
