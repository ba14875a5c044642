"""Mails no person wrote: they are stored, and never answered (RFC 3834).

Marks are of two kinds. A `machine` says of itself that it is one: an automatic answer, a bounce, a daemon. Mail in
`bulk` (a list, a gateway that stamps everything) may still hold what a person wrote, so that its words may count; it
is not answered either. Some machines mark nothing: their subject alone makes nobody a machine, see `says_away`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

Mark = Literal["", "bulk", "machine"]
_Fields = Mapping[str, Sequence[str]]

_DAEMONS = frozenset(
    ("mailerdaemon", "postmaster", "majordomo", "listserv", "noreply", "donotreply", "bounce", "bounces")
    + ("autoreply", "autoresponder")
)
_ANSWERING = frozenset({"x-autoreply", "x-autorespond", "x-autoresponder", "x-auto-reply-from", "x-mail-autoreply"})
_LISTS = frozenset(
    ("list-id", "list-post", "list-help", "list-subscribe", "list-unsubscribe", "list-owner", "list-archive", "x-loop")
)
_COMMENT = re.compile(r"\([^()]{0,200}\)")
_LOCAL = re.compile(r'[\s"(]*([^\s@"()<>]{1,64})')
_AWAY = re.compile(
    r"(\[[^\]]{0,40}\]\s*)?(out of (the )?office|(automatic|auto|automated|vacation)[ -]?(reply|response)"
    r"|автоответ|автоматическии ответ|вне офиса"
    r"|automaticka odpoved|v nepritomnosti|mimo kancelar"
    r"|abwesenheitsnotiz|automatische antwort)"
)


def is_automatic(headers: Iterable[tuple[str, str]]) -> bool:
    """Tell whether a mail bears any mark because of which it is not answered."""
    return bool(mark(headers))


def mark(headers: Iterable[tuple[str, str]]) -> Mark:
    """Say what the header tells of its writer; nothing: a person, as far as can be seen."""
    fields: dict[str, list[str]] = {}
    for name, value in headers:
        fields.setdefault(name.strip().lower(), []).append(value.strip().lower())
    if any(sign(fields) for sign in _MACHINES):
        return "machine"
    return "bulk" if any(sign(fields) for sign in _BULK) else ""


def says_away(subject: str) -> bool:
    """Tell whether a subject opens like that of an answering machine, in our languages and in German.

    People write of their absence too: whoever asks this has to see that the mail says nothing else.
    """
    parts = unicodedata.normalize("NFKD", subject.casefold().strip())
    return bool(_AWAY.match("".join(letter for letter in parts if not unicodedata.combining(letter))))


def _submitted(fields: _Fields) -> bool:
    """RFC 3834, 5: every word but `no`."""
    words = (_COMMENT.sub("", value).split(";")[0].strip() for value in fields.get("auto-submitted", ()))
    return any(word != "no" for word in words)


def _answer(fields: _Fields) -> bool:
    """Marks of answering machines older than RFC 3834."""
    return not fields.keys().isdisjoint(_ANSWERING) or "auto_reply" in fields.get("precedence", ())


def _bounce(fields: _Fields) -> bool:
    """RFC 3464 and RFC 5321, 4.5.5: a report, or a mail with an empty way back."""
    empty = any(_COMMENT.sub("", path).strip() in ("", "<>") for path in fields.get("return-path", ()))
    return empty or any(kind.startswith("multipart/report") for kind in fields.get("content-type", ()))


def _daemon(fields: _Fields) -> bool:
    """Senders that are programs by name."""
    found = (_LOCAL.match(value.rpartition("<")[2]) for value in fields.get("from", ()))
    return any(local and re.sub(r"\+.*|[-_.]", "", local[1]) in _DAEMONS for local in found)


def _list(fields: _Fields) -> bool:
    """RFC 2369 and RFC 2919: it came by way of a list."""
    return not fields.keys().isdisjoint(_LISTS)


def _precedence(fields: _Fields) -> bool:
    """RFC 2076, 3.9: old marks of lists and of mail to many."""
    return not {"bulk", "junk", "list"}.isdisjoint(fields.get("precedence", ()))


def _suppressing(fields: _Fields) -> bool:
    """Exchange's way to ask for no automatic answer."""
    return any(value not in ("", "none") for value in fields.get("x-auto-response-suppress", ()))


_MACHINES = (_submitted, _answer, _bounce, _daemon)
_BULK = (_list, _precedence, _suppressing)
