"""Questions that are answered by reply: a link for yes, a link for no."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote

from pbem.core.texts import Text
from pbem.reports.briefing import Answer
from pbem.reports.texts import Catalogue

HOW = "challenge-how"
"""The message that says how a question is answered; a mail that holds it asks something."""


@dataclass(frozen=True)
class Choice:
    """An answer, and the link that opens a reply with it."""

    words: str
    link: str


def asks(answer: Answer) -> bool:
    """Tell whether an answer to orders asks whether they are to count."""
    return any(words.id == HOW for words in answer.remarks)


def choices(told: Sequence[Text], reply_to: str, subject: str, catalogue: Catalogue) -> tuple[Choice, ...]:
    """Give both answers to the question a mail asks; nothing when it asks none."""
    if not reply_to or not any(words.id == HOW for words in told):
        return ()
    words = (catalogue.t("challenge-yes"), catalogue.t("challenge-no"))
    return tuple(Choice(word, _link(reply_to, subject, word)) for word in words)


def _link(reply_to: str, subject: str, words: str) -> str:
    return f"mailto:{quote(reply_to, safe='@+.-_')}?subject={quote(f'Re: {subject}')}&body={quote(words)}"
