"""A line for the game itself, in the words of its rule book: an order of the referee's own, or a decree.

What he orders stands in the sheet of the seat `referee` and counts when the turn is played; he may order otherwise
until then. A decree is done at once, and asked back before. What the game lets him say without a reason, such as a
question to all, is taken word for word to the end of its lines.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.blocks import Lines
from pbem.core.events import headline
from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.language.forms.say import say
from pbem.language.letter.draft import Draft
from pbem.mail import commands as players
from pbem.mail.commands import referee as words
from pbem.registry import AnyOrder
from pbem.service.desk.act import Act, Preview
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, lines, shown, told
from pbem.service.game import dealings, decrees, games
from pbem.service.game.games import Game
from pbem.service.referee import amendment, confirmation_code, entered_orders, interventions


def serve(desk: RefereeDesk) -> Blocks:
    """Read a line, and do what it says."""
    done = published(desk)
    if done is not None:
        return done
    draft = _read(desk, desk.asked.argument)
    if not draft.sheet.lines:
        return _unread(desk, draft)
    if not desk.asked.reason:
        because = desk.words.t("referee-because")
        return told("referee-no-reason", line=f"{words.bare(desk.asked.words)} {because} ...")
    return _decree(desk) if _decreed(desk, draft.sheet) else _ordered(desk, draft)


def served(desk: RefereeDesk) -> Blocks | None:
    """Do a line that begins with a word of the desk and goes on with a number, if it is the game's; None: it is not."""
    asked = desk.asked
    before, number, _ = asked.words.partition(asked.argument)
    whole = replace(desk, asked=replace(asked, argument=before + number))
    return serve(whole) if _read(whole, whole.asked.argument).sheet.lines else published(desk)


def published(desk: RefereeDesk) -> Blocks | None:
    """Order what is said without a reason; None: the line is nothing of that kind."""
    below = (line.strip() for _, line in desk.asked.lines)
    draft = _read(desk, " ".join((desk.asked.words, *filter(None, below))))
    if not draft.sheet.lines or any(map(desk.game.installed.ruleset.refereeing.reasoned, draft.sheet)):
        return None
    return _ordered(desk, draft)


def _read(desk: RefereeDesk, words: str) -> Draft[AnyOrder]:
    return entered_orders.read(desk.session, desk.game, REFEREE, desk.language, [(desk.asked.line, words)])


def _unread(desk: RefereeDesk, draft: Draft[AnyOrder]) -> Blocks:
    """Say what is wrong with a line."""
    wrong = tuple(problem for problem in draft.problems if problem.severity is Severity.ERROR)
    meant = players.nearly(desk.asked.words, desk.language)
    hint = (text("referee-unread-player", word=meant),) if meant else ()
    help_ = text("referee-unread", word=words.named("help").word(desk.language))
    return lines((*map(problem_text, wrong), *hint, help_), bullet=False)


def problem_text(problem: Problem) -> Text:
    """Word a problem."""
    return Text(f"problem-{problem.code}", dict(problem.facts))


def _decreed(desk: RefereeDesk, sheet: Sheet[AnyOrder]) -> bool:
    """Tell whether an order is a decree; a Refusal says why one cannot be."""
    return decrees.is_decree(desk.game.installed, desk.game.state, next(iter(sheet)))


def _decree(desk: RefereeDesk) -> Blocks:
    """Ask before a decree is done, saying what it would change; then do it."""
    asked = desk.asked
    given = amendment.Decrees([asked.argument], desk.language)
    done = amendment.decree(desk, given, asked.reason, asked.tell, dry_run=not desk.sure)
    said = tuple(desk.words.say(headline(desk.campaign.ruleset, event)) for event in done.events)
    if not desk.sure:
        return confirmation_code.ask(
            desk, Preview((text("referee-decree-ahead"), *concerned(done)), (*said, *done.changes))
        )
    return (Lines((text("referee-decreed"), *concerned(done)), bullet=False), *shown(said), *impossible(done))


def concerned(done: amendment.Amended) -> tuple[Text, ...]:
    """Say who is told, or would be, because it concerns them."""
    return (text("referee-concerned", seats=done.told),) if done.told else (text("referee-concerns-nobody"),)


def impossible(done: amendment.Amended) -> Blocks:
    """List the orders that were taken out of their sheets."""
    gone = tuple(text("referee-impossible", seat=seat, words=words) for seat, words in done.impossible)
    return lines(gone)


def _ordered(desk: RefereeDesk, draft: Draft[AnyOrder]) -> Blocks:
    """Put an order into the referee's own sheet."""
    game = desk.game
    row = entered_orders.merge(desk.house, desk.session, game, REFEREE, draft.sheet)
    lexicon = game.installed.lexicons[desk.language]
    said = tuple(say(game.installed.ruleset.words.phrase(order), lexicon) for order in draft.sheet)
    interventions.log(desk, "ordered", desk.asked.reason, lines=list(said))
    ordered = tuple(text("referee-ordered", order=one, turn=game.turn, revision=row.revision) for one in said)
    told_ = heard(game, draft.sheet)
    at_once = (text("referee-told-at-once", seats=told_),) if told_ else ()
    return lines((*ordered, *at_once, *map(problem_text, draft.problems)), bullet=False)


def heard(game: Game, sheet: Sheet[AnyOrder]) -> tuple[str, ...]:
    """List the seats that hear of it at once."""
    ruleset = game.installed.ruleset
    told_ = {seat for order in sheet for seat in dealings.told(ruleset, REFEREE, order)}
    return tuple(seat for seat in ruleset.rules.seats(games.options(game.installed, game.row)) if seat in told_)


ACT = Act(serve, tells=True)
