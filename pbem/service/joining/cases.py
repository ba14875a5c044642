"""An application at its campaign's table: the campaign is locked, the applicant can be told something."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from pbem.core.texts import Text
from pbem.reports.briefing import Notice
from pbem.service.desk import challenges
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.challenges import Asked
from pbem.service.house.case import Case
from pbem.service.joining import wishes as wishing
from pbem.service.joining.wishes import Wishes
from pbem.service.post.posting import Envelope, Slot, Thread, answering, notice, to_address
from pbem.store.repository import applications, campaigns
from pbem.store.tables import Application, ApplicationState, Challenge


@dataclass(frozen=True)
class ApplicationCase(Case):
    """Who asks for a seat, where; `arrival` is the applicant's own letter that is being answered, if one is."""

    application: Application
    arrival: Arrival | None = None

    @property
    def wishes(self) -> Wishes:
        """Give what is wished for."""
        return wishing.kept(self.application.wishes)

    def settle(self, state: ApplicationState) -> None:
        """Say what became of the application."""
        applications.settle(self.session, self.application, state)

    def tell(self, subject: Text, *paragraphs: Text, quoted: tuple[str, ...] = (), reply_to: str = "") -> None:
        """Tell the applicant something, below the letter it answers, or below their last one."""
        said = notice(self.house, self.application.language, subject, *paragraphs, quoted=quoted)
        self._send(replace(said, reply_to=reply_to))

    def ask(self, asked: Asked, subject: Text, *paragraphs: Text) -> None:
        """Ask the applicant something that is answered with yes or no."""
        kept = {**challenges.facts(asked.row), "language": self.application.language}
        asked.row.facts = json.dumps(kept, ensure_ascii=False)
        self._send(
            challenges.answerable(
                self.house, asked, notice(self.house, self.application.language, subject, *paragraphs)
            )
        )

    def _send(self, said: Notice) -> None:
        """Send a mail to the applicant, in its thread."""
        to_address(
            self.house,
            self.session,
            Envelope(self.application.address, self.campaign.mailbox, self._thread()),
            said,
            Slot(said.subject.id, 0, self._number()),
        )

    def _thread(self) -> Thread:
        """Give the place of a mail in the applicant's thread."""
        if self.arrival is not None:
            return answering(self.arrival.letter)
        letter = self.wishes.letter
        return Thread(letter, (letter,)) if letter else Thread()

    def _number(self) -> int:
        """Number a mail: by the letter it answers, else by the instant and the application."""
        if self.arrival is not None and self.arrival.row.id is not None:
            return self.arrival.row.id
        return int(self.house.now.timestamp() * 1000) * 1000 + (self.application.id or 0) % 1000


def of_question(arrival: Arrival, challenge: Challenge, own: bool = True) -> ApplicationCase | None:
    """Open the case a question is about, and lock its campaign; `own`: the applicant answered, not the referee."""
    number = challenges.facts(challenge).get("application", 0)
    application = applications.get(arrival.session, number)
    if application is None:
        return None
    campaign = campaigns.claim(arrival.session, application.campaign, wait=True)
    assert campaign is not None
    arrival.session.refresh(application)
    return ApplicationCase(arrival.house, arrival.session, campaign, application, arrival if own else None)


def sentence(arrival: Arrival) -> tuple[str, ...]:
    """Give what was written below the word of an answer, to be passed on or read for wishes."""
    written = [line.strip() for _, line in arrival.letter.lines if line.strip()]
    first = written[0].partition(" ")[2].strip(" ,.!;:-–—") if written else ""
    rest = ([first] if first else []) + written[1:]
    return tuple(line[:300] for line in rest[:12])
