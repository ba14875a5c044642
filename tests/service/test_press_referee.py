"""Letters to the referee and his answers; what he sees of the letters between players; what reports tell of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import event
from typer.testing import CliRunner

from pbem.cli.app import app
from pbem.reports.briefing import Leaflet
from pbem.service.press import letter_list
from pbem.store.engine import reading
from tests.service.kit import Office
from tests.service.press_kit import MET, forwarded, four, opened, replies, rows, words

__all__ = ["four"]


def _answers(office: Office, text: str, to: str = "") -> None:
    """Answer the letter the referee got last."""
    said = office.said(office.mails("referee@host.test", "press")[-1])
    reply_to = to or said.heading.reply_to  # type: ignore[union-attr]
    office.letter("referee", text, sender="referee@host.test", to=reply_to)


def test_the_referees_answer_comes_back_as_his_word(four: Office) -> None:
    four.letter("blue", "to the referee: may I ask something?")
    _answers(four, "Of course.\npause\nRegards,\nGeorge")
    assert words(four, "blue") == ["Of course.\npause\nRegards,"]
    assert forwarded(four, "blue")[0].writer == "referee"
    text = four.text("blue@players.test")
    assert text.startswith("[rk5] Four Winds — Letter from the referee\n")
    assert "> Of course." in text
    assert four.campaign().state == "running"
    said = four.said(four.mails("referee@host.test", "referee-answer")[-1])
    assert isinstance(said, Leaflet)
    assert [section.heading.id for section in said.sections if section.heading] == ["press-to"]


def test_a_conversation_with_the_referee(four: Office) -> None:
    four.letter("blue", "to the referee: may I ask something?")
    _answers(four, "Of course.")
    replies(four, "blue", "Then I ask.")
    assert [row.body for row in rows(four)] == ["may I ask something?", "Of course.", "Then I ask."]
    assert "> Then I ask." in four.content(four.mails("referee@host.test", "press")[-1]).text


def test_an_answer_from_elsewhere_is_not_the_referees(four: Office) -> None:
    """A forged referee's mail: the code without the address is worth nothing."""
    four.letter("blue", "to the referee: may I ask something?")
    said = four.said(four.mails("referee@host.test", "press")[-1])
    four.letter("x", "You have won", sender="thief@elsewhere.test", to=said.heading.reply_to)  # type: ignore[union-attr]
    assert words(four, "blue") == []


def test_an_empty_answer_is_not_sent(four: Office) -> None:
    four.letter("blue", "to the referee: may I ask something?")
    _answers(four, "\n")
    assert words(four, "blue") == []


def test_the_referee_sees_who_wrote_to_whom_and_when(office: Office) -> None:
    """5.2: letters' metadata; the text only when he asks for it."""
    opened(office, press={"anonymous": True})
    office.letter("blue", "anonymous to red: beware")
    replies(office, "red", "of whom?")
    office.letter("blue", "to white: hello")
    with reading(office.house.engine) as session:
        bare, full = (letter_list.letters(session, "rk5", words=words) for words in (False, True))
    assert [(one["from"], one["to"], one["state"]) for one in bare] == [
        ("blue", ["red"], "sent"),
        ("red", ["blue"], "sent"),
        ("blue", ["white"], "refused"),
    ]
    assert (bare[0]["anonymous"], bare[1]["answers"]) == (True, bare[0]["number"])
    assert all("text" not in one for one in bare)
    assert [one["text"] for one in full] == ["beware", "of whom?", "hello"]


@pytest.mark.parametrize("asked", [[], ["--json"], ["--text"], ["--json", "--text"]])
def test_the_command_lists_them(office: Office, tmp_path: Path, asked: list[str]) -> None:
    opened(office)
    office.letter("blue", "to red: a secret of ours")
    config = tmp_path / "pbem.toml"
    config.write_text(
        f'data = "{tmp_path}"\nreferee = "referee@host.test"\n[[mailbox]]\naddress = "orders@host.test"\n'
        "[mailbox.imap]\nport = 1\n[smtp]\nport = 1\n"
    )
    done = CliRunner().invoke(app, ["press", "list", "rk5", *asked, "--config", str(config)])
    assert done.exit_code == 0, done.output
    assert ("a secret of ours" in done.stdout) is ("--text" in asked)
    if "--json" in asked:
        assert json.loads(done.stdout)[0]["from"] == "blue"
    else:
        assert "blue" in done.stdout


def test_a_report_lists_the_letters_of_its_turn(four: Office) -> None:
    """5.1, section 7: the letters of this turn; others' are nobody's business."""
    four.letter("blue", "to red and green: Shall we share the north, or shall we rather fight about it until winter?")
    four.letter("red", "to blue: yes")
    four.later(hours=10)
    text = {seat: four.content(four.mails(f"{seat}@players.test", "report")[-1]).text for seat in MET}
    assert "LETTERS\n" in text["blue"]
    assert "you   Red and" in text["blue"]
    assert "Blue  you" in text["red"]
    assert "> Shall we share the" in text["red"]
    assert "Green" not in text["red"].partition("LETTERS\n")[2].partition("\n\n")[0]
    assert "LETTERS" not in text["white"]


def test_a_report_does_not_tell_who_did_not_sign(office: Office) -> None:
    opened(office, press={"anonymous": True})
    office.letter("blue", "anonymous to red: beware")
    replies(office, "red", "of whom?")
    office.later(hours=10)
    text = office.content(office.mails("red@players.test", "report")[-1]).text
    listed = text.partition("LETTERS\n")[2].partition("\n\n")[0]
    assert "unsigned" in listed
    assert "Blue" not in listed


def test_letters_cost_a_turn_one_statement(office: Office) -> None:
    """Not one for every seat: two campaigns have a turn that day."""
    opened(office)
    for seat, others in MET.items():
        office.letter(seat, "\n".join(f"to {other}: hello\n." for other in others) or "1: stay")
    asked: list[str] = []
    event.listen(office.house.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    office.later(hours=10)
    assert sum("FROM press" in one for one in asked) == 2
