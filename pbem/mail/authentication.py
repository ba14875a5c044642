"""What a mail server we trust found out about the sender's domain (RFC 8601), as far as it is for the address in From.

Anybody can write such a field, so one counts only under the name of a server the host has named, only in the topmost
group of such fields, and only above the first trace of a server that is not the host's own. The named server must
itself take out fields with its name it did not write (RFC 8601, 5), which the common ones do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

import authres

from pbem.core.addresses import ascii_domain
from pbem.mail.reading.headers import Fields

_RESULTS = "authentication-results"


def genuine(fields: Fields, authorities: Sequence[str], sender: str) -> bool:
    """Tell whether a trusted server found DKIM or DMARC in order for the domain of the sender."""
    domain = ascii_domain(sender.rpartition("@")[2])
    trusted = {name.lower() for name in authorities}
    return bool(domain) and any(_aligned(result, domain) for result in _results(fields, trusted))


def _results(fields: Fields, trusted: set[str]) -> Iterator[authres.core.AuthenticationResult]:
    """List the results in the topmost group of fields with a trusted name."""
    near = list(takewhile(lambda field: not _strange(field, trusted), fields))
    start = next((n for n, field in enumerate(near) if _parsed(field, trusted)), len(near))
    for field in takewhile(lambda field: field[0].lower() == _RESULTS, near[start:]):
        yield from _parsed(field, trusted)


def _parsed(field: tuple[str, str], trusted: set[str]) -> Sequence[authres.core.AuthenticationResult]:
    """Read one field; rubbish, and what others wrote, holds no results."""
    if field[0].lower() != _RESULTS:
        return ()
    try:
        read = authres.AuthenticationResultsHeader.parse(f"Authentication-Results: {field[1]}")
    except (authres.core.AuthResError, ValueError, LookupError, AttributeError, TypeError, RecursionError):
        return ()
    return tuple(read.results) if str(read.authserv_id).lower() in trusted else ()


def _strange(field: tuple[str, str], trusted: set[str]) -> bool:
    """Tell whether a field is the trace of a server that is not the host's: what stands below it is hearsay.

    A server's own steps inside its house name nobody they got the mail from.
    """
    words = field[1].lower().replace("(", " (").split()
    if field[0].lower() != "received" or "from" not in words[:1]:
        return False
    by = words[words.index("by") + 1].strip("[];,") if "by" in words[:-1] else ""
    return not any(by == name or by.endswith(f".{_house(name)}") or by == _house(name) for name in trusted | _HERE)


_HERE = frozenset({"localhost"})


def _house(name: str) -> str:
    """Give the domain the servers of a house share: that of `mx.example.org` is `example.org`."""
    above = name.partition(".")[2]
    return above if "." in above else name


def _aligned(result: authres.core.AuthenticationResult, domain: str) -> bool:
    """Tell whether a result is a pass, and for this domain or for one it is a part of."""
    if result.result != "pass" or result.method not in ("dkim", "dmarc"):
        return False
    named = {(one.type, one.name): str(one.value) for one in result.properties}
    if result.method == "dmarc":
        return ascii_domain(named.get(("header", "from"), "").rpartition("@")[2]) == domain
    signer = ascii_domain(named.get(("header", "d")) or named.get(("header", "i"), "").rpartition("@")[2])
    return signer == domain or ("." in signer and domain.endswith(f".{signer}"))
