"""The tables (design, section 6): rows without logic.

Rows of `turn`, `sheet` and `event` are never changed, and no row of any table is ever deleted, except
an address or a partner that is taken away: the log tells whose it was; a letter's place in the line of strangers;
a process of the service that has long gone; and a request to sign in, or a browser, whose time is over.
"""

from pbem.store.tables.base import NAMES, Row
from pbem.store.tables.browsers import Browser, SignIn, SignInState
from pbem.store.tables.campaign import Braked, Campaign, CampaignState, Event, Host, Mailbox, Process, Timer, TimerState
from pbem.store.tables.joining import (
    Application,
    ApplicationState,
    Challenge,
    ChallengeState,
    Invitation,
    InvitationState,
)
from pbem.store.tables.letter_states import NEXT, InboxState, Next, Reason
from pbem.store.tables.log_kind import LogKind
from pbem.store.tables.post import Deferral, Disclosure, Inbox, Kept, MailKept, Outbox, OutboxState, Press, PressState
from pbem.store.tables.seats import Absence, AbsenceState, Address, Partner, Person, Seat, SeatState
from pbem.store.tables.turns import Amendment, Author, Dice, Judgement, JudgementState, Sheet, Turn

__all__ = [
    "Absence",
    "AbsenceState",
    "Address",
    "Amendment",
    "Application",
    "ApplicationState",
    "Author",
    "Braked",
    "Browser",
    "Campaign",
    "CampaignState",
    "Challenge",
    "ChallengeState",
    "Deferral",
    "Dice",
    "Disclosure",
    "Event",
    "Host",
    "Inbox",
    "InboxState",
    "Invitation",
    "InvitationState",
    "Judgement",
    "JudgementState",
    "Kept",
    "LogKind",
    "MailKept",
    "Mailbox",
    "NAMES",
    "NEXT",
    "Next",
    "Outbox",
    "OutboxState",
    "Partner",
    "Person",
    "Press",
    "PressState",
    "Process",
    "Reason",
    "Row",
    "Seat",
    "SeatState",
    "Sheet",
    "SignIn",
    "SignInState",
    "Timer",
    "TimerState",
    "Turn",
]
