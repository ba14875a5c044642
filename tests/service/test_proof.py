"""A player proves from his own mails: the anchor binds the seeds, the seeds his throws, the seals his orders."""

from __future__ import annotations

import email.policy
import json
from collections.abc import Callable
from dataclasses import replace
from email import message_from_bytes
from pathlib import Path
from typing import Any

import pytest

from pbem.proof import fairness
from pbem.proof.check import Proof
from pbem.proof.examination import Examined, examine
from pbem.registry import Registry
from pbem.service.house.case import Case, SeatCase
from pbem.service.post.rendering import rendered
from pbem.service.referee import interventions, undo
from pbem.store.engine import writing
from pbem.store.repository import campaigns, seats
from tests.service.kit import Office
from tests.service.test_time import paused


def folder(office: Office, seat: str, place: Path) -> Path:
    """Save all mails of a player, as a mail program does."""
    place.mkdir(exist_ok=True)
    for number, mail in enumerate(one for one in office.mails(seat) if one.campaign == office.key):
        (place / f"{number:03}.eml").write_bytes(rendered(office.house, mail, b""))
    return place


def ended(office: Office, turns: int = 2) -> Office:
    """Play a game of a few turns to its end; blue writes one letter a turn, red two."""
    office.key = "short"
    office.start(key="short", options={"map": "two-fords", "seats": 2, "turn_limit": turns})
    for day in range(21, 21 + turns):
        office.letter("blue", "1: right 2")
        office.letter("red", "1: stay")
        office.letter("red", "2: stay")
        office.until(f"2026-11-{day} 20:00:00")
    return office


def only(found: Examined) -> Proof:
    """Give the proof of the only seat."""
    assert len(found.proofs) == 1
    return found.proofs[0]


def changed(place: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Forge what the mails say to programs."""
    for path in place.glob("*.eml"):
        mail = message_from_bytes(path.read_bytes(), policy=email.policy.default)
        for part in mail.walk():
            if part.get_content_type() == "application/json":
                told = json.loads(part.get_content())
                change(told)
                part.set_content(json.dumps(told).encode(), "application", "json", filename="told.json")
        path.write_bytes(mail.as_bytes())


def test_before_the_end_nothing_is_revealed_and_nothing_is_wrong(office: Office, tmp_path: Path) -> None:
    office.letter("blue", "1: stay")
    office.until("2026-11-21 20:00:00")
    found = only(examine(folder(office, "blue", tmp_path / "mails")))
    assert found.anchor == fairness.promise(b"s" * 32)
    assert [one.status for one in found.turns] == ["not yet revealed"]
    assert not found.faulty


def test_at_the_end_seeds_and_orders_are_proven(office: Office, tmp_path: Path) -> None:
    ended(office)
    found = only(examine(folder(office, "red", tmp_path / "mails")))
    assert found.general.proves == ("the secret is the promised one",)
    assert [(one.status, one.proves) for one in found.turns] == [("proven", ("seed", "orders (revision 2)"))] * 2


def test_a_throw_told_wrongly_is_a_fault(office: Office, tmp_path: Path) -> None:
    place = folder(ended(office), "blue", tmp_path / "mails")

    def forge(told: dict[str, Any]) -> None:
        if told["kind"] == "report" and told["step"] == 1:
            told["rolls"] = [{"sides": 15, "value": 99, "why": "battle J7 step 3 round 1 blue"}]

    changed(place, forge)
    found = only(examine(place))
    assert found.turns[0].status == "FAULT"
    assert "was told as 99" in found.turns[0].faults[0]
    assert found.turns[1].status == "proven"


def test_other_orders_carried_out_than_those_on_the_receipt_are_a_fault(office: Office, tmp_path: Path) -> None:
    place = folder(ended(office), "red", tmp_path / "mails")

    def forge(told: dict[str, Any]) -> None:
        if told["kind"] == "answer" and told["revision"] == 2:
            told["digest"] = "00" * 32

    changed(place, forge)
    assert {one.faults for one in only(examine(place)).turns} == {
        ("other orders were carried out than those on your receipt (revision 2)",)
    }


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("seed", "11" * 32, "the seed does not lead back to the anchor"),
        ("digest", "11" * 32, "the digest of the orders is not made of the seals shown"),
        ("salt", "11" * 32, "the salt of your orders does not follow from the secret"),
        ("sheet", "11" * 32, "your orders are not in the digest"),
        ("revision", 1, "revision 1 was carried out, your receipt names revision 2"),
    ],
)
def test_each_number_that_was_changed_is_found(
    office: Office, tmp_path: Path, key: str, value: object, fault: str
) -> None:
    place = folder(ended(office), "red", tmp_path / "mails")

    def forge(told: dict[str, Any]) -> None:
        for turn in told.get("dice", {}).get("turns", ()):
            turn[key] = value

    changed(place, forge)
    found = only(examine(place))
    assert all(fault in one.faults for one in found.turns), found.turns


def test_a_second_anchor_is_a_fault(office: Office, tmp_path: Path) -> None:
    place = folder(ended(office), "red", tmp_path / "mails")

    def forge(told: dict[str, Any]) -> None:
        if told["kind"] == "report" and told["step"] == 2:
            told["dice"]["promised"] = "2-" + "ab" * 32

    changed(place, forge)
    assert "the mails name different anchors" in only(examine(place)).general.faults[0]


def test_orders_the_referee_entered_are_named(office: Office, tmp_path: Path) -> None:
    """Who carried out what is told: later orders than those on the receipt, and whose they were."""
    office.key = "short"
    office.start(key="short", options={"map": "two-fords", "seats": 2, "turn_limit": 1})
    office.letter("blue", "1: stay")
    with writing(office.house.engine) as session:
        campaign, blue = campaigns.claim(session, "short"), seats.get(session, "short", "blue")
        assert campaign is not None
        assert blue is not None
        interventions.enter(SeatCase(office.house, session, campaign, blue), ["1: right 3"], "telephoned")
    office.until("2026-11-21 20:00:00")
    found = only(examine(folder(office, "blue", tmp_path / "mails")))
    assert found.turns[0].notes == ("revision 2 (referee) was carried out; your last receipt here is of 1",)
    assert not found.faulty


def test_a_turn_taken_back_and_its_correction_are_both_proven(office: Office, tmp_path: Path) -> None:
    """The branch that counts is said to count, the other one to be taken back."""
    office.key = "short"
    office.start(key="short", options={"map": "two-fords", "seats": 2, "turn_limit": 3})
    for day in (21, 22):
        office.letter("blue", "1: right 1")
        office.until(f"2026-11-{day} 20:00:00")
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, "short")
        assert campaign is not None
        undo.undo(Case(office.house, session, campaign), "a wrong order")
    office.works()
    office.letter("blue", "1: left 1")
    for day in (23, 24):
        office.until(f"2026-11-{day} 20:00:00")
    found = only(examine(folder(office, "blue", tmp_path / "mails")))
    assert [(one.step, one.branch, one.counts) for one in found.turns] == [
        (1, 0, True),
        (2, 0, False),
        (2, 1, True),
        (3, 1, True),
    ]
    assert {one.status for one in found.turns} == {"proven"}, found
    assert found.turns[1].notes == ("taken back; the turn that was played instead counts",)


def duelling(office: Office) -> Office:
    """Play the first duel of a game that shows its dice with each turn."""
    from importlib.metadata import EntryPoint

    from pbem.registry import GROUP

    paused(office)
    entry = EntryPoint("duel", "tests.toy.shown:SHOWN_TOY", GROUP)
    office.house = replace(office.house, registry=Registry([entry]))
    office.key = "duel"
    rule = {"every_days": 1, "at": ["20:00"], "reaction_hours": 12}
    office.start(key="duel", ruleset="duel", options={"seats": 2, "hand_size": 3}, schedule=rule)
    office.letter("blue", office.report("blue").form[0] + "\npromise Red peace")
    office.until("2026-11-21 20:00:00")
    facts: Any = office.report("red").brief.facts
    office.letter("red", f"reply {facts['cards'][0]}")
    office.until("2026-11-22 20:00:00")
    return office


def test_a_game_that_shows_its_dice_with_each_turn_is_proven_turn_by_turn(office: Office, tmp_path: Path) -> None:
    duelling(office)
    assert office.report("red").rolls
    found = only(examine(folder(office, "red", tmp_path / "mails")))
    assert [one.status for one in found.turns] == ["proven", "proven"]
    assert found.turns[1].proves == ("seed", "2 throws", "orders (revision 1)")
    assert office.report("red").secret == ""


def test_no_report_before_the_end_holds_what_makes_secrets_computable(office: Office) -> None:
    """5.1: neither seeds nor others' salts; the salts of others, not even with the seeds of a game that shows them."""
    duelling(office)
    secret = office.campaign().dice_secret
    for seat in ("blue", "red"):
        for mail in office.mails(seat):
            assert secret.hex() not in mail.briefing
            for step in (1, 2):
                others = (fairness.salt(secret, f"0/{step}", one).hex() for one in ("blue", "red", "referee"))
                own = fairness.salt(secret, f"0/{step}", seat).hex()
                assert not [one for one in others if one != own and one in mail.briefing]


def test_the_campaign_game_shows_nothing_of_its_dice_but_the_anchor_before_the_end(office: Office) -> None:
    office.letter("blue", "1: stay")
    office.until("2026-11-21 20:00:00")
    for mail in office.mails():
        for step in (1, 2):
            assert fairness.seed(b"s" * 32, step).hex() not in mail.briefing
            assert fairness.salt(b"s" * 32, str(step), "blue").hex() not in mail.briefing
    assert office.report("blue").dice == ()


def test_the_dice_of_a_turn_played_again_with_the_seed_known_do_not_depend_on_known_seals(office: Office) -> None:
    """Where seeds are shown, the seals of another branch are others, so nobody can try orders out for it."""
    assert fairness.place(0, 3, hidden=False) != fairness.place(1, 3, hidden=False)
    assert fairness.place(0, 3, hidden=True) == fairness.place(1, 3, hidden=True)


def test_a_seat_that_ordered_nothing_has_a_seal_like_the_others(office: Office) -> None:
    ended(office)
    for turn in office.report("blue").dice:
        assert set(turn.seals) == {"blue", "red", "referee"}


def test_a_campaign_begun_before_the_seals_is_proven_as_far_as_it_can_be(office: Office, tmp_path: Path) -> None:
    office.key = "short"
    office.start(key="short", options={"map": "two-fords", "seats": 2, "turn_limit": 1})
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, "short")
        assert campaign is not None
        campaign.dice_anchor = fairness.promise(b"s" * 32, sealed=False)
        session.add(campaign)
    office.letter("blue", "1: stay")
    office.until("2026-11-21 20:00:00")
    place = folder(office, "blue", tmp_path / "mails")
    changed(place, lambda told: told.get("dice", {}).update(promised=fairness.promise(b"s" * 32, sealed=False)))
    found = only(examine(place))
    assert [one.status for one in found.turns] == ["proven"]
    assert found.turns[0].notes == ("the orders cannot be proven: they have no own seals",)
