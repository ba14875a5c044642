"""`pbem seat invite` and what belongs to it."""

from __future__ import annotations

import pytest
from sqlmodel import select

from pbem.service.joining import wishes
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import applications
from tests.cli.kit import CAMPAIGN, Host


@pytest.fixture
def waiting(bare: Host) -> Host:
    """A campaign with a free seat, red."""
    assert bare.code("campaign", "new", bare.written("rk4.toml", CAMPAIGN)) == 0
    return bare


def applied(host: Host, state: tables.ApplicationState = "asked") -> int:
    """Let somebody apply who wishes for red."""
    house = host.house()
    with writing(house.engine) as session:
        row = tables.Application(
            campaign="rk4", address="vera@away.test", name="Vera", language="en", zone="UTC", state=state,
            wishes=wishes.written(wishes.Wishes(("red",), words="as red")), created_at=house.now,
        )  # fmt: skip
        number = applications.add(session, row).id
    house.engine.dispose()
    assert number is not None
    return number


def mailed(host: Host) -> list[str]:
    """List to whom mail was queued."""
    house = host.house()
    with reading(house.engine) as session:
        found = [mail.address for mail in session.exec(select(tables.Outbox)).all()]
    house.engine.dispose()
    return found


def test_a_code_is_printed_to_be_handed_over(waiting: Host) -> None:
    line = waiting.pbem("seat", "invite", "rk4", "--seat", "red").stdout.strip()
    assert line.startswith("join rk4 ")
    assert len(line.split()[-1]) == 19
    assert mailed(waiting) == []


def test_an_invitation_is_mailed_listed_and_withdrawn(waiting: Host) -> None:
    done = waiting.pbem("seat", "invite", "rk4", "--address", "Olga@away.test", "--name", "Olga", "--language", "cs")
    assert "on its way to olga@away.test" in done.stdout.lower()
    assert mailed(waiting) == ["olga@away.test"]
    (row,) = waiting.json("seat", "invitations", "rk4")
    assert (row["seat"], row["address"], row["state"]) == ("any", "olga@away.test", "open")
    assert waiting.code("seat", "withdraw", "rk4", row["code"]) == 0
    assert waiting.json("seat", "invitations", "rk4")[0]["state"] == "withdrawn"
    assert "no open invitation" in waiting.pbem("seat", "withdraw", "rk4", row["code"]).stderr


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("--seat", "blue"), 1, "taken, promised or offered"),
        (("--seat", "mauve"), 1, "blue, red"),
        (("--address", "nobody"), 2, "name@host"),
        (("--address", "blue@host.test"), 1, "already plays"),
        (("--address", "orders@host.test"), 1, "address of this service"),
    ],
)
def test_a_wrong_invitation_is_told(waiting: Host, words: tuple[str, ...], code: int, told: str) -> None:
    done = waiting.pbem("seat", "invite", "rk4", *words)
    assert done.exit_code == code
    assert told in done.stderr
    assert waiting.json("seat", "invitations", "rk4") == []


def test_applications_are_listed_with_their_wishes(waiting: Host) -> None:
    number = applied(waiting)
    (row,) = waiting.json("seat", "applications", "rk4")
    assert (row["number"], row["state"], row["wishes"]) == (number, "asked", "red")
    assert "vera@away.test" in waiting.pbem("seat", "applications", "rk4").stdout


def test_an_approved_person_plays_and_the_campaign_begins(waiting: Host) -> None:
    number = applied(waiting)
    done = waiting.pbem("seat", "approve", "rk4", number, "--reason", "Welcome!")
    assert done.stdout.splitlines() == [f"rk4 {number}: Vera seated", "rk4: running"]
    assert waiting.json("campaign", "show", "rk4")["seats"][1]["player"] == "Vera"
    assert mailed(waiting).count("vera@away.test") == 3


def test_a_refused_person_is_told(waiting: Host) -> None:
    number = applied(waiting)
    assert waiting.pbem("seat", "refuse", "rk4", number, "--reason", "Full of friends.").exit_code == 0
    assert mailed(waiting) == ["vera@away.test"]
    assert "no decision any more" in waiting.pbem("seat", "approve", "rk4", number).stderr


def test_an_unknown_application_is_told(waiting: Host) -> None:
    done = waiting.pbem("seat", "approve", "rk4", 7)
    assert done.exit_code == 1
    assert "pbem seat applications rk4" in done.stderr


def test_a_seat_is_vacated(host: Host) -> None:
    assert host.pbem("seat", "vacate", "rk4", "red", "--reason", "Moved away").stdout == "rk4 red: free\n"
    assert host.json("campaign", "show", "rk4")["seats"][1]["player"] == "-"
    assert host.code("seat", "vacate", "rk4", "red") == 3
