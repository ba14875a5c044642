"""Header fields of a received mail, whatever state they are in."""

from __future__ import annotations

import binascii
import re
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from itertools import islice
from unicodedata import category
from urllib.parse import unquote_to_bytes

from pbem.mail.reading import addresses
from pbem.mail.reading.charset import decode

Fields = tuple[tuple[str, str], ...]
"""The fields of a header in their order, undecoded."""

MOST = 1_000
"""Header fields that are read; of those that matter also later ones: two of From make the writer unclear."""

MOST_LATER = 50
"""So many later ones."""

LONGEST = 20_000
"""Bytes of a header field that are read."""

SAMPLE = 400
"""Bytes of a field from which its charset is judged, when it names none."""

_FIELD = re.compile(rb"^([!-9;-~]++)[ \t]*+:([^\n]*+(?:\n[ \t][^\n]*+)*+)", re.M)
_FOLD = re.compile(r"\n[ \t]")
_RECIPIENTS = ("To", "Cc", "Delivered-To", "X-Original-To")
_NEEDED = frozenset(
    b"from to cc delivered-to x-original-to subject date message-id references in-reply-to return-path".split()
    + b"content-type content-transfer-encoding content-disposition auto-submitted precedence list-id x-loop".split()
    + b"x-autoreply x-autorespond x-autoresponder x-auto-response-suppress".split()
)
_MESSAGE_ID = re.compile(r"<[^<>\s]+>")
_ENCODED = re.compile(r"=\?([\w.:+*-]{1,60}+)\?([bq])\?([^?\n]{0,5000}+)\?=", re.I)
_BETWEEN = re.compile(r"(?<=\?=)\s++(?==\?)")
_IN_PLACE_OF = {"Cf": ""}
_DATE = 200


def fields(head: bytes) -> Fields:
    """Read the fields of a header with `\\n` line ends; eight-bit bytes are read as what they likely are."""
    found = _FIELD.finditer(head)
    first = tuple(_field(one) for one in islice(found, MOST))
    return first + tuple(islice((_field(one) for one in found if one[1].lower() in _NEEDED), MOST_LATER))


def _field(found: re.Match[bytes]) -> tuple[str, str]:
    value = decode(found[2][:LONGEST], sample=SAMPLE).replace("\0", "\ufffd")
    return found[1].decode("ascii"), _FOLD.sub(" ", value).strip()


def raw(found: Fields, name: str) -> str:
    """Return the first field of that name as it stands; an absent one is empty."""
    wanted = name.lower()
    return next((value for key, value in found if key.lower() == wanted), "")


def text(found: Fields, name: str) -> str:
    """Return a field decoded and on one line."""
    return words(raw(found, name))


def words(value: str) -> str:
    """Decode the encoded words (RFC 2047) and put the whole on one line, whatever was encoded in them.

    Words of one charset are put together before they are decoded: some programs cut letters in two.
    """
    decoded, pending, charset = [], b"", ""
    pieces = _ENCODED.split(_BETWEEN.sub("", value))
    for n in range(0, len(pieces), 4):
        if pieces[n] or n + 1 == len(pieces):
            decoded += [decode(pending, charset, SAMPLE), pieces[n]]
            pending = b""
        if n + 1 < len(pieces):
            named = pieces[n + 1].partition("*")[0].lower()
            if pending and named != charset:
                decoded.append(decode(pending, charset, SAMPLE))
                pending = b""
            charset = named
            pending += _bytes(pieces[n + 2], pieces[n + 3])
    return one_line("".join(decoded))


def one_line(value: str) -> str:
    """Put words on one line, without signs that are not printed or turn the direction of writing."""
    if not value.isprintable():
        value = "".join(sign if sign.isprintable() else _IN_PLACE_OF.get(category(sign), " ") for sign in value)
    return " ".join(value.split())


def _bytes(encoding: str, encoded: str) -> bytes:
    if encoding in "qQ":
        return binascii.a2b_qp(encoded.encode("utf-8", "replace"), header=True)
    plain = re.sub(r"[^A-Za-z0-9+/]", "", encoded)
    return binascii.a2b_base64(plain[: len(plain) - (len(plain) % 4 == 1)] + "===")


def extended(value: str) -> str:
    """Decode a parameter written as RFC 2231 has it, `utf-8''name%20of%20file`."""
    charset, mark, encoded = value.partition("'")
    plain = encoded.partition("'")[2] if mark else value
    return decode(unquote_to_bytes(plain), charset if mark else "")


def sender(found: Fields) -> tuple[str, str]:
    """Return name and address of the one writer; nobody when the mail names none or more than one.

    Whom a mail with two From fields or two addresses is from cannot be told, and identity must not be guessed.
    """
    froms = [value for key, value in found if key.lower() == "from"]
    who = addresses.only(froms[0]) if len(froms) == 1 else None
    return (words(who[0]), who[1]) if who else ("", "")


def recipients(found: Fields) -> tuple[str, ...]:
    """Return the addresses the mail was sent to, each once."""
    wanted = {name.lower() for name in _RECIPIENTS}
    together = ", ".join(value for key, value in found if key.lower() in wanted)[: 3 * LONGEST]
    return tuple(dict.fromkeys(address for _, address in addresses.every(together)))


def message_ids(found: Fields, *names: str) -> tuple[str, ...]:
    """Return the message identifiers of these fields, each once."""
    return tuple(dict.fromkeys(one for name in names for one in _MESSAGE_ID.findall(raw(found, name))))


def date(found: Fields) -> datetime | None:
    """Return when the mail says it was written, in UTC; None when it says nothing sensible."""
    try:
        moment = parsedate_to_datetime(raw(found, "Date")[:_DATE])
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, TypeError, IndexError, AttributeError, OverflowError):
        return None
