"""`enter red:` with lines below up to a dot, or `enter red: army 1: up 3`: orders for a player."""

from __future__ import annotations

from pbem.core.blocks import Listing
from pbem.core.problems import Refusal, Severity
from pbem.core.texts import text
from pbem.language.forms.say import say
from pbem.service.desk.act import Act, RefereeActs, always
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, lines
from pbem.service.game import kept_sheets
from pbem.service.referee import interventions
from pbem.service.referee.game_lines import problem_text


def serve(desk: RefereeDesk) -> Blocks:
    """Enter the lines that are understood, and say what stands then."""
    named, _, inline = desk.asked.argument.partition(":")
    seat = desk.seat(named)
    written = ([inline.strip()] if inline.strip() else []) + [line for _, line in desk.asked.lines]
    if not any(line.strip() for line in written):
        raise Refusal("referee-no-lines")
    interventions.running(desk.campaign)
    problems = interventions.enter(desk.of(seat), written, desk.asked.reason)
    wrong = [problem for problem in problems if problem.severity is Severity.ERROR]
    told = [text("referee-line", line=written[problem.line - 1].strip()) for problem in wrong if problem.line]
    said = tuple(part for pair in zip(told, map(problem_text, wrong), strict=False) for part in pair)
    head = text("referee-entered-some" if wrong else "referee-entered", seat=seat.key)
    return (*lines((head, *said), bullet=False), *_stands(desk, seat.key))


def _stands(desk: RefereeDesk, seat: str) -> Blocks:
    lexicon, phrase = desk.game.installed.lexicons[desk.language], desk.game.installed.ruleset.words.phrase
    standing = tuple(say(phrase(order), lexicon) for order in kept_sheets.standing(desk.session, desk.game, seat))
    return (Listing(standing),) if standing else ()


FOR_REFEREE: RefereeActs = {"enter": Act(serve, always)}
