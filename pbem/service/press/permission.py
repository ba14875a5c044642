"""Whether a letter may go to whom it is addressed, and who then gets it.

The words of a refusal depend on nothing but the name and the writer's own contacts: whether a state exists, lives, was
seen or is played makes no difference (C-8.10).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import timedelta

from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Text, text
from pbem.reports import dates
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.player_letter import Missive
from pbem.service.house.terms import Press as Terms
from pbem.service.house.terms import terms
from pbem.service.press import letter_finder
from pbem.store.repository import press
from pbem.store.tables import Press

HOUR = timedelta(hours=1)
READERS = 30
"""So many readers a letter may name."""
SHORTENED = "shortened"


@dataclass(frozen=True)
class Verdict:
    """To whom a letter goes (`readers` are seats, `to` says it), or `why` it does not; `answers` an earlier one.

    `spent`: it does not, since the letters of the hour are used up.
    """

    to: Text
    readers: tuple[str, ...] = ()
    everybody: bool = False
    anonymous: bool = False
    answers: Press | None = None
    why: Text | None = None
    spent: bool = False

    @property
    def referee(self) -> bool:
        """Tell whether it is to the referee."""
        return self.readers == (REFEREE,)


@dataclass(frozen=True)
class Bench:
    """What verdicts on the letters of one mail need; `before` are those of the mail that went already."""

    desk: PlayerDesk
    before: list[Missive] = field(default_factory=list)

    @property
    def terms(self) -> Terms:
        """Give what the campaign allows."""
        return terms(self.desk.game.row).press

    @property
    def contacts(self) -> frozenset[str]:
        """List whom the writer may write to."""
        game = self.desk.game
        return frozenset(map(str, game.installed.ruleset.contacts(game.state, Seat(self.desk.seat.key))))

    def judge(self, letter: Missive) -> Verdict:
        """Say whether a letter may go."""
        found = self._answer(letter) if letter.whom.reply else self._addressed(letter)
        fault = found.why or self._fault(letter, found)
        spent = None if fault else self._spent()
        return replace(found, why=fault or spent, spent=spent is not None)

    def _addressed(self, letter: Missive) -> Verdict:
        """Judge a letter by the names in its head."""
        whom, game = letter.whom, self.desk.game
        if whom.unknown:
            return Verdict(text("press-to-unknown", name=whom.unknown), why=_unknown(whom.unknown, whom.meant))
        if whom.referee:
            return Verdict(_signed(text("press-to-referee"), whom.anonymous), (REFEREE,), anonymous=whom.anonymous)
        if whom.everybody:
            may = game.installed.ruleset.rules.assembled(game.state)
            seats = tuple(sorted(self.contacts)) if may else ()
            to = _signed(text("press-to-all"), whom.anonymous)
            return Verdict(to, seats, True, whom.anonymous, why=None if seats else text("press-no-all"))
        to = _signed(text("press-to", who=whom.seats), whom.anonymous)
        return Verdict(to, whom.seats, anonymous=whom.anonymous, why=self._barred(whom.seats))

    def _barred(self, seats: tuple[str, ...]) -> Text | None:
        """C-8.10: name those among the readers there is no contact with; then nobody gets the letter."""
        if self.desk.seat.key in seats:
            return text("press-yourself")
        strangers = tuple(seat for seat in seats if seat not in self.contacts)
        return text("press-no-contact", who=strangers) if strangers else None

    def _answer(self, letter: Missive) -> Verdict:
        """Judge the answer to a letter that had been sent on to this seat."""
        desk, mine = self.desk, self.desk.seat.key
        earlier = press.of_code(desk.session, desk.game.key, letter_finder.answered(desk.letter))
        if earlier is None or earlier.state != "sent" or mine not in earlier.readers.split(","):
            return Verdict(text("press-to-lost"), why=text("press-no-code"))
        if earlier.writer == REFEREE:
            return Verdict(text("press-to-referee"), (REFEREE,), answers=earlier)
        contact = earlier.writer in self.contacts
        if earlier.anonymous:
            why = None if contact else text("press-lost-contact")
            return Verdict(text("press-to-nobody"), (earlier.writer,), answers=earlier, why=why)
        anonymous = self._unsigned(earlier)
        to = _signed(text("press-to", who=(earlier.writer,)), anonymous)
        why = None if contact else text("press-no-contact", who=(earlier.writer,))
        return Verdict(to, (earlier.writer,), anonymous=anonymous, answers=earlier, why=why)

    def _unsigned(self, earlier: Press) -> bool:
        """Tell whether it answers what answered an anonymous letter of this seat: who did not sign stays unknown."""
        first = press.of_code(self.desk.session, self.desk.game.key, earlier.answers)
        return first is not None and first.anonymous and first.writer == self.desk.seat.key

    def _fault(self, letter: Missive, verdict: Verdict) -> Text | None:
        """Say what is wrong with the letter itself."""
        length, many = sum(len(line) + 1 for line in letter.lines), len(verdict.readers)
        anonymous = letter.whom.anonymous and not self.terms.anonymous
        faults = (
            (anonymous, text("press-no-anonymous")),
            (letter.doubt > 0, text("press-doubt", line=letter.doubt)),
            (not letter.lines, text("press-empty")),
            (length > self.terms.longest, text("press-long", count=length, most=self.terms.longest)),
            (self._cut_short(letter), text("press-shortened")),
            (many > READERS and not verdict.everybody, text("press-many-readers", count=many, most=READERS)),
        )
        return next((fault for wrong, fault in faults if wrong), None)

    def _cut_short(self, letter: Missive) -> bool:
        """Tell whether the end of the letter may not have been read."""
        return SHORTENED in self.desk.letter.troubles and letter.ending == "mail"

    def _spent(self) -> Text | None:
        """Say that the hour's letters are used up, and when the next one may go."""
        desk = self.desk
        gone = press.sent_since(desk.session, desk.game.key, desk.seat.key, desk.house.now - HOUR)
        if len(gone) + len(self.before) < self.terms.hourly:
            return None
        free = gone[max(0, len(gone) - self.terms.hourly)] + HOUR if gone else desk.house.now + HOUR
        when = dates.short(free, desk.seat.zone, desk.house.catalogue(desk.seat.language))
        return text("press-hourly", most=self.terms.hourly, when=when)


def _signed(to: Text, anonymous: bool) -> Text:
    return text("press-anonymously", to=to) if anonymous else to


def _unknown(name: str, meant: str) -> Text:
    return text("press-unknown-meant", name=name, who=(meant,)) if meant else text("press-unknown", name=name)
