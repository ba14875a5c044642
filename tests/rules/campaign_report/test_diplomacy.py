"""What answers, announcements and reports say of treaties: everything of it, in words that can be copied."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.blocks import Brief, Lines
from pbem.core.languages import LANGUAGES
from pbem.core.overtures import Overture
from pbem.core.problems import Severity
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text
from pbem.language.letter import sheet
from pbem.rulesets.campaign.diplomacy import events as dealings
from pbem.rulesets.campaign.orders import Order, ProposeOrder, UnionOrder
from pbem.rulesets.campaign.report.diplomacy import diplomacy
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import Entry, GiveCity, GiveMap, Proposal, Share, Treaty, Words
from pbem.rulesets.campaign.view import View
from tests.rules.campaign_report.kit import BLUE, GAME, GREEN, RED, games, position, words

MEMBERS = (BLUE, RED)
TERMS = (Share("view"), Entry(), GiveCity("Yaz", BLUE, RED), Words("we meet at the ford"))
PROPOSED = ProposeOrder(4711, Treaty(MEMBERS, True, 10, True, TERMS))
ACCEPTED = AnswerOrder(4711, "accept", MEMBERS)
POSITION = """
turn = 7
cities = ["Yaz E5 blue", "Tor H7 red"]
armies = { blue = ["1 K10 10"], red = ["1 M9 10"], green = ["1 A1 10"] }
realms.blue.contacts = ["red"]
realms.red.contacts = ["blue"]
"""


def seen(seat: Seat, *said: tuple[Seat, Order], **options: str) -> View:
    """Give what a seat knows once that was said across the table."""
    view = GAME.rules.view(position(POSITION, **options), seat)
    overtures = tuple(Overture(by, order, came) for came, (by, order) in enumerate(said, 1))
    assert GAME.talk is not None
    return GAME.talk.told(view, overtures)


def announced(view: View, by: Seat, order: Order, gone: bool = False) -> Brief | None:
    """Write the mail about an order of somebody else."""
    assert GAME.talk is not None
    return GAME.talk.announce(view, Overture(by, order, 1), gone)


def lines(brief: Brief | None, language: str = "en") -> list[str]:
    """Give the lines of a mail in a language."""
    assert brief is not None
    say = words(language).say
    return [
        say(line)
        for section in brief.sections
        for block in section.blocks
        if isinstance(block, Lines)
        for line in block.lines
    ]


def foretold(view: View, order: Order) -> list[str]:
    """Give what the answer says of an order, by the ids of its texts."""
    _, (forecast,) = GAME.telling.plan(view, Sheet((Written(order, 1),)))
    return [one.id.removeprefix("campaign-") for one in (*forecast.remarks, *forecast.warnings)]


def test_a_proposal_is_told_with_all_its_terms() -> None:
    """4.5: who proposes what, until when, and the lines to answer with."""
    view = seen(RED, (BLUE, PROPOSED))
    told = lines(announced(view, BLUE, PROPOSED))
    assert told == [
        "Blue propose an alliance of Blue and Red. This is proposal 4711:",
        "10 turns: 8 to 17.",
        "Joint victory.",
        "No member attacks another.",
        "What one sees now, all see.",
        "Allied troops may enter cities.",
        "Blue give Red the city Yaz.",
        "In free words, on honour alone: “we meet at the ford”",
        "It can be accepted until the deadline of turn 8. If all agree this turn, it is in force in turns 8 to 17.",
        "To answer, reply with one of these lines:",
        "accept 4711",
        "reject 4711",
        "An answer counts at the deadline; until then you may change it.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_to_copy_are_understood(language: str) -> None:
    """Whatever we tell players to write is read as just that."""
    say, lexicons = words(language).t, games()["campaign"].lexicons
    view = replace(seen(RED, (BLUE, PROPOSED)), alliances=(Alliance(4711, MEMBERS, 1),))
    for answer, order in (("accept", None), ("reject", None), ("end", EndOrder(4711, MEMBERS)), ("withdraw", None)):
        line = say(f"campaign-overture-how-{answer}", number=4711)
        draft = sheet.read(((1, line),), GAME, view, sheet.readers(GAME, view, lexicons, language))
        (written,) = draft.sheet.lines
        seal = view.proposals[0].seal
        assert written.order == (order or AnswerOrder(4711, answer, MEMBERS, seal))  # type: ignore[arg-type]
    agreed = seen(REFEREE, (BLUE, PROPOSED), (RED, ACCEPTED), treaty_approval="referee")
    for answer, passed in (("pass", True), ("refuse", False)):
        line = say(f"campaign-overture-how-{answer}", number=4711)
        (written,) = sheet.read(((1, line),), GAME, agreed, sheet.readers(GAME, agreed, lexicons, language)).sheet.lines
        assert written.order == PassOrder(4711, passed, agreed.proposals[0].seal)


def test_an_answer_is_told() -> None:
    """6.2: who accepts, and that all have agreed."""
    view = seen(BLUE, (BLUE, PROPOSED), (RED, ACCEPTED))
    told = lines(announced(view, RED, ACCEPTED))
    assert told[0] == "Red accept proposal 4711 of Blue:"
    assert told[-1] == "All have agreed: in force in turns 8 to 17, if nobody withdraws before the deadline."


@pytest.mark.parametrize(
    ("answer", "gone", "said"),
    [
        ("reject", False, "Red reject proposal 4711 of Blue."),
        ("withdraw", False, "Red take back their answer to proposal 4711"),
        ("accept", True, "Red take back their answer to proposal 4711"),
        ("reject", True, "Red take back their answer to proposal 4711"),
    ],
)
def test_a_change_of_mind_is_told(answer: str, gone: bool, said: str) -> None:
    """6.2: until the deadline everybody may still change his answer."""
    view = seen(BLUE, (BLUE, PROPOSED))
    order = AnswerOrder(4711, answer, MEMBERS)  # type: ignore[arg-type]
    assert lines(announced(view, RED, order, gone))[0].startswith(said)


def test_a_withdrawn_proposal_is_told() -> None:
    """4.4: it can no longer be accepted."""
    gone = announced(seen(RED), BLUE, PROPOSED, gone=True)
    assert lines(gone) == ["Blue have withdrawn proposal 4711. It can no longer be accepted."]
    earlier = announced(seen(RED), BLUE, AnswerOrder(4711, "withdraw", MEMBERS))
    assert lines(earlier) == lines(gone)


def test_strangers_hear_nothing() -> None:
    """C-8.10: neither of a proposal by somebody unknown, nor of what is said of it."""
    order = ProposeOrder(4712, Treaty((BLUE, GREEN), True, 10))
    view = seen(GREEN, (BLUE, order))
    assert announced(view, BLUE, order) is None
    assert announced(view, BLUE, order, gone=True) is None
    assert announced(view, BLUE, AnswerOrder(4712, "withdraw", (BLUE, GREEN))) is None
    assert announced(view, BLUE, EndOrder(3333, (BLUE, GREEN))) is None


def test_the_referee_hears_what_waits_for_him() -> None:
    """3.3: only when all have agreed, and only when it is his to pass."""
    said = ((BLUE, PROPOSED), (RED, ACCEPTED))
    waits = announced(seen(REFEREE, *said, treaty_approval="referee"), RED, ACCEPTED)
    assert lines(waits)[-2:] == ["pass 4711", "refuse 4711"]
    assert announced(seen(REFEREE, *said), RED, ACCEPTED) is None
    assert announced(seen(REFEREE, said[0], treaty_approval="referee"), BLUE, PROPOSED) is None
    assert announced(seen(REFEREE, *said, treaty_approval="referee"), RED, ACCEPTED, gone=True) is None


def test_a_gift_that_needs_no_consent_is_told() -> None:
    """G16: the map comes at the end of the turn, whatever is answered."""
    order = ProposeOrder(4713, Treaty(MEMBERS, False, None, False, (GiveMap(BLUE, RED),)))
    told = lines(announced(seen(RED, (BLUE, order)), BLUE, order))
    assert told[-1] == "It is handed over at the end of the turn; you need not agree."


def test_the_end_of_an_alliance_is_told() -> None:
    """C-8.4: all members must want it in the same turn."""
    order = EndOrder(3333, MEMBERS)
    view = replace(seen(RED), alliances=(Alliance(3333, MEMBERS, 1),))
    told = lines(announced(replace(view, ending=((3333, BLUE),)), BLUE, order))
    assert told[0].startswith("Blue want to end alliance 3333 (Blue and Red).")
    assert told[-1] == "end alliance 3333"
    assert lines(announced(view, BLUE, order, gone=True))[0].startswith("Blue no longer want to end")


def test_answers_foretell_a_proposal() -> None:
    """6.1: to whom it goes, all terms, when it comes into force, how to take it back."""
    said = foretold(seen(BLUE), PROPOSED)
    assert said[0] == "plan-proposed"
    assert said[-2:] == ["plan-force", "plan-until"]
    assert [each for each in said if each.startswith("term-")] == [
        "term-turns",
        "term-victory",
        "term-peace",
        "term-view",
        "term-entry",
        "term-city",
        "term-words",
    ]


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (ACCEPTED, "plan-agreed"),
        (AnswerOrder(4711, "reject", MEMBERS), "plan-reject"),
        (AnswerOrder(4711, "withdraw", MEMBERS), "plan-withdraw"),
        (AnswerOrder(9999, "withdraw", MEMBERS), "plan-withdraw-own"),
        (EndOrder(3333, MEMBERS), "plan-end-missing"),
        (UnionOrder(), "plan-union"),
        (ProposeOrder(1, Treaty(MEMBERS, False, None, False, (GiveMap(RED, BLUE),))), "plan-gift-free"),
        (ProposeOrder(1, Treaty(MEMBERS, False, None, False, (GiveCity("Tor", RED, BLUE),))), "plan-gift-waits"),
        (ProposeOrder(1, Treaty(MEMBERS, False, None, False, (GiveMap(BLUE, RED),))), "plan-gift-waits"),
    ],
)
def test_answers_foretell_what_else_is_said(order: Order, said: str) -> None:
    """6.2: as far as red knows."""
    assert said in foretold(seen(RED, (BLUE, PROPOSED)), order)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: str) -> None:
    """Answers in every language, with the referee's approval and without."""
    say = words(language).say
    for approval in ("automatic", "referee"):
        view = seen(RED, (BLUE, PROPOSED), treaty_approval=approval)
        for order in (PROPOSED, ACCEPTED, EndOrder(3333, MEMBERS), UnionOrder(), PassOrder(4711, True)):
            _, (forecast,) = GAME.telling.plan(view, Sheet((Written(order, 1),)))
            assert all(say(one) for one in forecast.remarks)


def test_the_report_tells_what_holds_and_what_is_open() -> None:
    """5.1: alliances with their terms and turns left, proposals with how to answer them."""
    pact = Alliance(3333, MEMBERS, 1, 12, joint=False, entry=True, words=("be friends",))
    view = replace(seen(BLUE), alliances=(pact,), union=True, ending=((3333, RED),))
    view = replace(view, proposals=(Proposal(4711, RED, PROPOSED.treaty, 6, 8, (RED,)),))
    say = words().say
    told = [say(line) for block in diplomacy(view, ()) if isinstance(block, Lines) for line in block.lines]
    assert told[0].startswith("The Union of States stands")
    assert told[1] == "Alliance 3333 with Red: 6 more turns, until turn 12."
    assert told[2].startswith("Separate victory")
    assert "In free words, on honour alone: “be friends”" in told
    assert any(line.startswith("Red want to end it") for line in told)
    assert any("write “accept 4711” or “reject 4711”" in line for line in told)
    assert GAME.telling.brief(None, view, ()).facts["proposals"]


def test_events_of_diplomacy_are_news() -> None:
    """5.1: what began, what was handed over, and the protocol of the Union in its own section."""
    made = dealings.alliance_made(BLUE, Alliance(4711, MEMBERS, 8, 17, share_view=True))
    given = dealings.received(BLUE, 4711, RED, dealings.Item("city", "Tor", "H7"))
    protocol = dealings.common_handover((BLUE,), "Tor", RED, BLUE, "")
    brief = GAME.telling.brief(seen(BLUE), seen(BLUE), (made, given, protocol))
    say = words().say
    assert [say(one) for one in brief.subject] == ["alliance with Red", "a gift of Red"]
    (section,) = (part for part in brief.sections if part.heading == Text("campaign-heading-common"))
    assert [say(line) for block in section.blocks if isinstance(block, Lines) for line in block.lines] == [
        "City Tor handed over: Red → Blue."
    ]


def test_examples_show_a_treaty_that_could_be_sent() -> None:
    """A player who has met somebody is shown how to propose, one who was asked how to accept."""
    view = seen(RED, (BLUE, PROPOSED))
    shown = [order for order in GAME.words.examples(view) if isinstance(order, ProposeOrder | AnswerOrder)]
    assert [order.kind for order in shown] == ["answer", "propose"]
    found = GAME.words.check(view, Sheet(tuple(Written(order, line) for line, order in enumerate(shown, 1))))
    assert [one.code for one in found if one.severity is Severity.ERROR] == []
    assert not [order for order in GAME.words.examples(seen(GREEN)) if isinstance(order, ProposeOrder)]
