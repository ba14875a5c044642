"""The referee's letter: line by line to what does it, answered in one mail in his language.

What changes something without a reason is not done; what cannot be taken back is asked back first. Lines that begin
with none of the words are for the game.
"""

from __future__ import annotations

from dataclasses import replace

from sqlmodel import Session

from pbem.core.blocks import Lines, Section
from pbem.core.problems import Refusal
from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.mail.commands import referee as words
from pbem.mail.commands.referee import Asked
from pbem.mail.reading.letter import Letter
from pbem.mail.seat_tags import tokens
from pbem.reports.briefing import Leaflet
from pbem.service import commands
from pbem.service.desk import quotations, unreadable_parts
from pbem.service.desk.act import RefereeAct
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.house.house import House
from pbem.service.post.addresses import referee_heading
from pbem.service.post.posting import answering, to_referee
from pbem.service.press import referee_reply
from pbem.service.referee import confirmation_code, game_lines, interventions
from pbem.store import tables
from pbem.store.repository import inbox

MOST = 40
"""So many lines of one letter are served."""
LONGEST = 100
"""Letters of a line that head its answer."""
KIND = "referee-answer"


def serve(house: House, session: Session, campaign: tables.Campaign, row: tables.Inbox, letter: Letter) -> None:
    """Serve the referee's letter; the campaign is locked by the caller."""
    letter = letter.against(quotations.texts(quotations.sent_to_referee(session, campaign.key, letter), letter))
    asked = _without_end(words.read(letter.subject, letter.lines))
    desk = RefereeDesk(house, session, campaign, row, letter, Asked("help", 0, ""))
    replied = referee_reply.replied(house, session, campaign, row, letter)
    answer(desk, replied or _form(desk) or _sections(desk, asked) or _nothing(desk))
    done = "to a player" if replied else ", ".join(one.key or "game" for one in asked) or "nothing"
    inbox.settle(session, row, "done", f"referee: {done}")


def answer(desk: RefereeDesk, sections: tuple[Section, ...]) -> None:
    """Mail what came of a letter, below it."""
    heading = referee_heading(desk.house, desk.campaign)
    thread = replace(answering(desk.letter), to=desk.letter.sender)
    said = Leaflet(heading, text(KIND), sections)
    to_referee(desk, said, KIND, thread)


def section(asked: Asked, blocks: Blocks) -> Section:
    """Head what came of a line with the line."""
    head = asked.words if len(asked.words) <= LONGEST else asked.words[: LONGEST - 1] + "…"
    return Section(text("referee-asked", words=head), blocks)


def _without_end(asked: tuple[Asked, ...]) -> tuple[Asked, ...]:
    """Pass over the word that ends an order form, which also ends a campaign, when nothing says why."""
    return tuple(one for one in asked if one.key != "end" or one.reason or len(asked) == 1)


def _sections(desk: RefereeDesk, asked: tuple[Asked, ...]) -> tuple[Section, ...]:
    made = tuple(section(one, served(replace(desk, asked=one))) for one in asked[:MOST])
    return (*made, Section(None, told("referee-too-many", most=MOST))) if len(asked) > MOST else made


def served(desk: RefereeDesk) -> Blocks:
    """Serve a line, or say what is missing or why it cannot be."""
    act = commands.REFEREE[desk.asked.key] if desk.asked.key else game_lines.ACT
    try:
        return _done(desk, act)
    except Refusal as refusal:
        return told(f"refusal-{refusal.code}", **refusal.facts)


def _done(desk: RefereeDesk, act: RefereeAct) -> Blocks:
    """Do what is asked, or ask whether it is meant."""
    if act.changes(desk) and not desk.asked.reason:
        because = desk.words.t("referee-because")
        return told("referee-no-reason", line=f"{words.bare(desk.asked.words)} {because} ...")
    if act.ahead is not None and not desk.sure:
        return confirmation_code.ask(desk, act.ahead(desk))
    blocks = act.serve(desk)
    if desk.asked.tell and desk.asked.reason and not act.tells:
        interventions.say(desk, desk.asked.reason)
    return blocks


def _form(desk: RefereeDesk) -> tuple[Section, ...]:
    """Recognise the order form of a seat, sent by mistake or below a wrong address."""
    typed = "\n".join(line for _, line in desk.letter.lines if line.lstrip().startswith("#"))
    token = next((one for one in tokens(typed) if one.seat != REFEREE), None)
    if token is None:
        return ()
    word = words.named("enter").word(desk.language)
    return (Section(None, told("referee-form", seat=token.seat, line=f"{word} {token.seat} ...:")),)


def _nothing(desk: RefereeDesk) -> tuple[Section, ...]:
    """Say that nothing was asked, what could not be read, and what can be."""
    unread = unreadable_parts.told(desk.letter)
    said = Lines((text("referee-nothing"), *unread), bullet=False)
    return (Section(None, (said,)), Section(None, commands.REFEREE["help"].serve(desk)))
