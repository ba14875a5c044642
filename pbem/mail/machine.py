"""Mails no person wrote: they are stored, and never answered (RFC 3834)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

_EMPTY_PATHS = frozenset({"<>", ""})
_DAEMONS = frozenset({"mailer-daemon", "postmaster", "majordomo", "listserv"})


def is_automatic(headers: Iterable[tuple[str, str]]) -> bool:
    """Tell whether a machine sent this: an automatic answer, a bounce, a list's or our own mail coming back."""
    values = {name.lower(): value.strip().lower() for name, value in headers}
    return any(sign(values) for sign in _SIGNS)


def _submitted(values: Mapping[str, str]) -> bool:
    """RFC 3834, 5: every word but `no`."""
    return values.get("auto-submitted", "no").split(";")[0].strip() != "no"


def _bulk(values: Mapping[str, str]) -> bool:
    """RFC 2076, 3.9: old marks of lists and automatic answers."""
    return values.get("precedence", "") in {"bulk", "junk", "list"} or "list-id" in values


def _bounce(values: Mapping[str, str]) -> bool:
    """RFC 3464 and RFC 5321, 4.5.5: a report, or a mail with an empty way back."""
    return values.get("return-path", "<>?") in _EMPTY_PATHS or values.get("content-type", "").startswith(
        "multipart/report"
    )


def _answering_machine(values: Mapping[str, str]) -> bool:
    """Marks of answering machines older than RFC 3834."""
    return not values.keys().isdisjoint({"x-autoreply", "x-autorespond", "x-auto-reply-from"})


def _daemon(values: Mapping[str, str]) -> bool:
    """Senders that are programs by name."""
    address = values.get("from", "").rpartition("<")[2]
    return address.partition("@")[0].strip(' "') in _DAEMONS


_SIGNS = (_submitted, _bulk, _bounce, _answering_machine, _daemon)
