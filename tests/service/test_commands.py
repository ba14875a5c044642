"""What a letter may ask for besides orders: each command in four languages, alone, several, and among orders."""

from __future__ import annotations

import pytest

from pbem.core.blocks import Listing, Prose, Table
from pbem.mail.commands import COMMANDS
from pbem.reports.briefing import Leaflet, Report
from pbem.store.engine import reading
from pbem.store.repository import sheets
from tests.service.kit import Office

ASKING = {
    "help": ("help", "помощь", "nápověda", "pomoc"),
    "rules": ("rules", "правила", "pravidla", "pravidlá"),
    "map": ("map", "карта", "mapa", "mapa"),
    "status": ("status", "статус", "stav", "stav"),
    "receipt": ("orders", "приказы", "rozkazy", "rozkazy"),
    "report-again": ("report", "отчёт", "zpráva", "správa"),
}


def leaflet(office: Office, kind: str) -> Leaflet:
    said = office.said(office.mails("blue", kind)[-1])
    assert isinstance(said, Leaflet)
    return said


def kinds(office: Office) -> list[str]:
    return [mail.kind for mail in office.mails("blue")]


@pytest.mark.parametrize(("kind", "words"), ASKING.items(), ids=ASKING)
def test_the_word_in_any_language_is_answered(office: Office, kind: str, words: tuple[str, ...]) -> None:
    for word in words:
        office.letter("blue", f"{word}\n")
    assert kinds(office).count(kind) == len(words)
    assert "answer" not in kinds(office)


def test_the_word_may_stand_in_the_subject_of_a_new_letter(office: Office) -> None:
    office.letter("blue", "\n", subject="Status")
    assert kinds(office)[-1] == "status"


def test_commands_and_orders_in_one_letter_are_both_served(office: Office) -> None:
    office.letter("blue", "map\n1: up 2\nstatus\n2: stay\n")
    assert kinds(office)[-3:] == ["answer", "map", "status"]
    assert [line.echo for line in office.answer("blue").lines] == ["army 1: up 2", "army 2: stay"]
    assert all(line.accepted for line in office.answer("blue").lines)


def test_the_map_shows_the_plans_of_the_orders_below_it(office: Office) -> None:
    office.letter("blue", "map\n1: up 2\n")
    assert "army 1: up 2" in office.text("blue")


def test_the_heading_orders_above_orders_asks_for_nothing(office: Office) -> None:
    office.letter("blue", "Orders:\n1: up 2\n", subject="orders")
    assert kinds(office)[-1] == "answer"
    assert "receipt" not in kinds(office)
    assert [line.echo for line in office.answer("blue").lines] == ["army 1: up 2"]


def test_no_more_than_a_few_commands_of_a_letter_are_answered(office: Office) -> None:
    before = len(office.mails("blue"))
    office.letter("blue", "\n".join(["map", "status", "rules", "help", "report", "rules battle"]))
    assert kinds(office)[before:] == ["map", "status", "rules", "help", "left-out"]
    assert "report, rules battle" in office.text("blue").replace(" and ", ", ")


def test_what_the_campaign_understands_is_an_order_whatever_it_looks_like(office: Office) -> None:
    office.letter("blue", "1: up 2\n2: stay")
    office.letter("blue", "cancel alliance with red")
    assert "remark-cancelled" not in [remark.id for remark in office.answer("blue").remarks]
    assert len([line for line in office.answer("blue").lines if line.accepted]) == 2


def test_words_after_the_end_are_no_commands(office: Office) -> None:
    office.letter("blue", "1: up 2\nend\nmap\ncancel")
    assert kinds(office)[-1] == "answer"
    assert office.answer("blue").lines[0].echo == "army 1: up 2"


@pytest.mark.parametrize(("typed", "meant"), [("statuss", "status"), ("reprt 3", "report 3"), ("картта", "карта")])
def test_a_mistyped_command_is_asked_back(office: Office, typed: str, meant: str) -> None:
    office.letter("blue", typed)
    line = office.answer("blue").lines[0]
    assert (line.accepted, line.problems[0].code, line.problems[0].try_) == (False, "command", meant)
    assert f"“{meant}”" in office.text("blue")


def test_help_lists_the_words_and_help_orders_shows_examples_of_the_seat(office: Office) -> None:
    office.letter("blue", "help")
    assert "status" in office.text("blue")
    office.letter("blue", "help orders")
    listed = [block for part in leaflet(office, "help").sections for block in part.blocks if isinstance(block, Listing)]
    assert any("army 1: stay" in block.lines for block in listed)


def test_help_about_a_word_says_what_it_does(office: Office) -> None:
    office.letter("blue", "help map")
    tables = [block for part in leaflet(office, "help").sections for block in part.blocks if isinstance(block, Table)]
    assert len(tables[0].rows) == 1


def test_every_command_is_explained(office: Office) -> None:
    office.letter("blue", "help")
    text = office.text("blue")
    assert all(command.word("en") in text for command in COMMANDS if command.key != "passphrase")


@pytest.mark.parametrize(("proof", "listed"), [("token+address", False), ("token", True)])
def test_a_passphrase_is_offered_where_it_is_of_use(office: Office, proof: str, listed: bool) -> None:
    office.key = "rk5"
    office.start(identity={"proof": proof})
    office.letter("blue", "help")
    assert ("passphrase" in office.text("blue")) is listed


def test_rules_alone_is_the_table_of_contents(office: Office) -> None:
    office.letter("red", "pravidla")
    assert "pravidla bitva" in office.text("red")


@pytest.mark.parametrize("asked", ["rules battle", "rules BATLE", "правила бой", "pravidla bitva"])
def test_a_section_of_the_rules_by_a_word_of_its_heading(office: Office, asked: str) -> None:
    office.letter("blue", asked)
    assert "fifteen-sided die" in office.text("blue")
    assert "Sight" not in office.text("blue")


def test_a_section_that_is_not_there_is_answered_with_the_contents(office: Office) -> None:
    office.letter("blue", "rules submarines")
    assert "no section about “submarines”" in office.text("blue")
    assert "rules battle" in office.text("blue")


def test_rules_are_plain_text_and_a_page(office: Office) -> None:
    office.letter("blue", "rules battle")
    content = office.content(office.mails("blue")[-1])
    assert "**" not in content.text
    assert "**" not in content.html
    assert "<b>loses 2</b>" in content.html
    assert max(map(len, content.text.splitlines())) <= 76


def test_status_tells_the_own_things_only(office: Office) -> None:
    office.letter("red", "1: stay")
    office.letter("blue", "2: stay")
    office.letter("blue", "status")
    text = office.text("blue")
    assert "revision 1" in text
    assert "the capital, army 1" in text
    assert "red" not in text.lower().replace("required", "")
    assert "players.test" not in text


def test_the_map_of_who_has_ordered_nothing(office: Office) -> None:
    office.letter("blue", "map")
    assert "not ordered anything" in office.text("blue")
    assert leaflet(office, "map").drawing is not None


def test_a_report_comes_again_as_it_was_sent(office: Office) -> None:
    office.until("2026-11-21 20:00:01")
    office.letter("blue", "report 0")
    first, again = office.mails("blue", "report")[0], office.mails("blue", "report-again")[-1]
    assert again.briefing == first.briefing
    assert again.message_id != first.message_id
    assert office.content(again) == office.content(first)
    office.letter("blue", "report")
    assert office.mails("blue", "report-again")[-1].briefing == office.mails("blue", "report")[1].briefing


def test_a_report_that_is_not_there_is_answered_clearly(office: Office) -> None:
    for turn in ("7", "99999"):
        office.letter("blue", f"report {turn}")
        assert office.notice("blue").subject.id == "notice-no-report"


def test_a_successor_may_see_earlier_reports_but_not_who_played(office: Office) -> None:
    """What a seat knows belongs to the seat; the predecessor's name and reply address do not."""
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns, people, seats

    with writing(office.house.engine) as session:
        assert campaigns.claim(session, "rk4", wait=True)
        row = seats.get(session, "rk4", "blue")
        assert row is not None
        seats.give(session, row, people.add(session, "Cyril", "en", "UTC", ["cyril@players.test"]))
    office.letter("blue", "report 0", sender="cyril@players.test")
    said = office.said(office.mails("cyril@players.test", "report-again")[-1])
    assert isinstance(said, Report)
    assert said.heading.player == "Cyril"
    assert said.heading.reply_to == office.reply_to("blue")
    assert "Anna" not in office.text("cyril@players.test")


@pytest.mark.parametrize("word", ["language cs", "язык cs", "language česky", "LANGUAGE po česky", "jazyk cs"])
def test_the_language_changes_and_the_answer_comes_in_the_new_one(office: Office, word: str) -> None:
    office.letter("blue", word)
    assert "Od teď česky" in office.text("blue")
    office.letter("blue", "1: up 2")
    assert "nahoru" in office.answer("blue").lines[0].echo


def test_an_unknown_language_is_asked_back(office: Office) -> None:
    office.letter("blue", "language klingon")
    assert office.notice("blue").subject.id == "notice-which-language"


def test_an_empty_letter_does_not_announce_what_it_does_not_show(office: Office) -> None:
    office.letter("blue", "\n")
    assert "This is how it was understood" not in office.text("blue")


def test_a_paused_campaign_still_answers_questions(office: Office) -> None:
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns

    with writing(office.house.engine) as session:
        row = campaigns.claim(session, "rk4", wait=True)
        assert row is not None
        campaigns.set_state(session, row, "paused")
    office.letter("blue", "map")
    assert kinds(office)[-1] == "map"
    assert office.letters()[-1].state == "done"


def test_commands_make_no_revision(office: Office) -> None:
    office.letter("blue", "\n".join(["map", "status", "help"]))
    with reading(office.house.engine) as session:
        assert not list(sheets.revisions(session, "rk4", 0, 1, "blue"))


def test_lists_of_the_rule_book_are_items(office: Office) -> None:
    office.letter("blue", "rules battle")
    blocks = leaflet(office, "rules").sections[0].blocks
    assert isinstance(blocks[0], Prose)
    assert blocks[0].bullet
