"""Questions that are answered by reply: a link for yes, a link for no."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote

from pbem.reports.texts import Catalogue


@dataclass(frozen=True)
class Choice:
    """An answer, and the link that opens a reply with it."""

    words: str
    link: str


def choices(asks: bool, reply_to: str, subject: str, catalogue: Catalogue) -> tuple[Choice, ...]:
    """Give both answers to the question a mail asks; nothing when it asks none."""
    if not reply_to or not asks:
        return ()
    words = (catalogue.t("challenge-yes"), catalogue.t("challenge-no"))
    return tuple(Choice(word, _link(reply_to, subject, word)) for word in words)


def _link(reply_to: str, subject: str, words: str) -> str:
    return f"mailto:{quote(reply_to, safe='@+.-_')}?subject={quote(f'Re: {subject}')}&body={quote(words)}"
