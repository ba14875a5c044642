"""The body of a received mail as text, whatever state the mail is in."""

from __future__ import annotations

from email.message import Message

from pbem.mail.headers import MALFORMED, decoded_bytes
from pbem.mail.words import unwrap
from pbem.mail.markup import strip_html


def body(message: Message) -> str:
    """Return the first plain text, else the first HTML stripped to text, else nothing."""
    plain = _texts(message, "plain")
    if plain:
        return plain[0]
    return next(iter(map(strip_html, _texts(message, "html"))), "")


def _texts(message: Message, subtype: str) -> list[str]:
    """Return the texts of that kind that are not attached files."""
    return [_decoded(part) for part in _parts(message) if _is_body(part, subtype)]


def _parts(message: Message) -> list[Message]:
    try:
        return list(message.walk())
    except MALFORMED:
        return [message]


def _is_body(part: Message, subtype: str) -> bool:
    try:
        return part.get_content_type() == f"text/{subtype}" and part.get_content_disposition() != "attachment"
    except MALFORMED:
        return subtype == "plain" and not part.is_multipart()


def _decoded(part: Message) -> str:
    data = _payload(part)
    text = decoded_bytes(data, _parameter(part, "charset"))
    if _parameter(part, "format") == "flowed":
        return unwrap(text, delete_space=_parameter(part, "delsp") == "yes")
    return text


def _payload(part: Message) -> bytes:
    try:
        data = part.get_payload(decode=True)
    except MALFORMED:
        return str(part.get_payload()).encode("utf-8", "surrogateescape")
    return data if isinstance(data, bytes) else b""


def _parameter(part: Message, name: str) -> str:
    try:
        value = part.get_param(name, "")
    except MALFORMED:
        return ""
    return (value[2] if isinstance(value, tuple) else str(value or "")).strip().lower()
