"""Who is writing: a tag signed for one campaign, seat and epoch, in an address or in a token line.

A tag travels in the reply address (`orders+rk4.blue.k3f9...@host`) and in the order form
(`#RK4-7-BLUE-K3F9...`). It is worthless for another campaign or seat, and raising the seat's epoch makes
all its earlier tags worthless. Finding one proves nothing: `check` does.

The code of a question (`orders+ask.mfrg...@host`, `#ASK-MFRG...`) is a random number instead, kept until answered.
That of another player's letter stands behind the reader's own tag (`orders+rk4.blue.k3f9....mfrg...@host`,
`#PRESS-MFRG...`): it says what is answered, the tag by whom.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

LENGTH = 12
"""Letters of a tag: 12 of 5 bits each."""

_KEY = re.compile(r"[a-z0-9_]+")
_TOKEN = re.compile(
    r"(?<![a-z0-9_-])#?([a-z0-9_]+)-(\d{1,6})(?:b(\d{1,4}))?-([a-z0-9_]+)-([a-z2-7]{12})(?![a-z0-9_-])", re.I | re.A
)
_QUESTION = re.compile(r"(?<![a-z0-9_-])#?ask-([a-z2-7]{26})(?![a-z0-9_-])", re.I | re.A)
_PRESS = re.compile(r"(?<![a-z0-9_-])#?press-([a-z2-7]{16})(?![a-z0-9_-])", re.I | re.A)
_PRESSED = re.compile(r"[a-z2-7]{16}")
_ASKED = re.compile(r"ask\.([a-z2-7]{26})")


@dataclass(frozen=True)
class Tagged:
    """What a reply address says of itself."""

    campaign: str
    seat: str
    tag: str


@dataclass(frozen=True)
class Token:
    """What a token says of itself; the turn tells which order form was answered.

    `branch`: how often the game had been gone back in, or was changed, when the form was written.
    """

    campaign: str
    turn: int
    seat: str
    tag: str
    branch: int = 0


def sign(secret: bytes, campaign: str, seat: str, epoch: int) -> str:
    """Make the tag of one seat in one campaign in one epoch."""
    message = "\0".join(("pbem reply tag", _key(campaign), _key(seat), str(epoch)))
    digest = hmac.new(secret, message.encode(), hashlib.sha256).digest()
    return base64.b32encode(digest)[:LENGTH].decode("ascii").lower()


def check(secret: bytes, campaign: str, seat: str, epoch: int, tag: str) -> bool:
    """Tell whether the tag is that seat's, in a time that does not depend on where it differs."""
    try:
        expected = sign(secret, campaign, seat, epoch)
    except ValueError:
        return False
    return hmac.compare_digest(expected.encode(), tag.lower().encode("utf-8", "replace"))


def reply_address(mailbox: str, campaign: str, seat: str, tag: str) -> str:
    """Write the address a seat answers to: the mailbox's own with campaign, seat and tag after a plus."""
    local, _, domain = mailbox.rpartition("@")
    return f"{local}+{_key(campaign)}.{_key(seat)}.{_key(tag)}@{domain}"


def parse_address(address: str) -> Tagged | None:
    """Read campaign, seat and tag out of a reply address; None for any other address."""
    local, _, _ = address.strip().lower().rpartition("@")
    parts = local.rpartition("+")[2].split(".")
    if "+" not in local or len(parts) != 3 + bool(parse_press(address)) or not all(map(_KEY.fullmatch, parts)):
        return None
    return Tagged(*parts[:3])


def token(campaign: str, turn: int, seat: str, tag: str, branch: int = 0) -> str:
    """Write the token of an order form, as `RK4-7-BLUE-K3F9...`; in a later branch as `RK4-7B2-BLUE-K3F9...`."""
    when = f"{turn}b{branch}" if branch else str(turn)
    return f"{_key(campaign)}-{when}-{_key(seat)}-{_key(tag)}".upper()


def tokens(text: str) -> tuple[Token, ...]:
    """Find every token in a subject or a body, the quoted part included, each once and in order."""
    found = (Token(m[1].lower(), int(m[2]), m[4].lower(), m[5].lower(), int(m[3] or 0)) for m in _TOKEN.finditer(text))
    return tuple(dict.fromkeys(found))


def new_code() -> str:
    """Make the code of a question nobody can guess: 128 bits."""
    return base64.b32encode(secrets.token_bytes(16)).decode("ascii").rstrip("=").lower()


def question_address(mailbox: str, code: str) -> str:
    """Write the address a question is answered to: `orders+ask.CODE@host`."""
    local, _, domain = mailbox.rpartition("@")
    return f"{local}+ask.{_key(code)}@{domain}"


def parse_question(address: str) -> str:
    """Read the code of a question out of the address it is answered to; nothing out of any other address."""
    local, _, _ = address.strip().lower().rpartition("@")
    found = _ASKED.fullmatch(local.rpartition("+")[2]) if "+" in local else None
    return found[1] if found else ""


def question(code: str) -> str:
    """Write the code of a question as it stands in a mail, for programs that drop what follows the plus."""
    return f"ask-{_key(code)}".upper()


def questions(text: str) -> tuple[str, ...]:
    """Find the codes of questions in a subject or a body, the quoted part included, each once and in order."""
    return tuple(dict.fromkeys(found[1].lower() for found in _QUESTION.finditer(text)))


def new_press() -> str:
    """Make the code of a letter between players: 80 bits, so that it tells nothing about any other."""
    return base64.b32encode(secrets.token_bytes(10)).decode("ascii").lower()


def press_address(reply_to: str, code: str) -> str:
    """Write the address a player's letter is answered to: the reader's own with the letter's code behind the tag."""
    local, _, domain = reply_to.rpartition("@")
    return f"{local}.{_key(code)}@{domain}"


def parse_press(address: str) -> str:
    """Read the code of a player's letter out of the address it is answered to; nothing out of any other address."""
    local, _, _ = address.strip().lower().rpartition("@")
    parts = local.rpartition("+")[2].split(".")
    return parts[3] if "+" in local and len(parts) == 4 and _PRESSED.fullmatch(parts[3]) else ""


def press(code: str) -> str:
    """Write the code of a player's letter as it stands in a mail, for programs that drop what follows the plus."""
    return f"press-{_key(code)}".upper()


def pressed(text: str) -> tuple[str, ...]:
    """Find the codes of players' letters in a subject or a body, the quoted part included, each once and in order."""
    return tuple(dict.fromkeys(found[1].lower() for found in _PRESS.finditer(text)))


def hidden(text: str, instead: str) -> str:
    """Put something else in the place of every code in a text."""
    for code in (_TOKEN, _QUESTION, _PRESS):
        text = code.sub(instead, text)
    return text


def _key(text: str) -> str:
    """Lower the case; anything but letters, digits and underlines would be read back wrongly."""
    lowered = text.lower()
    if not _KEY.fullmatch(lowered):
        raise ValueError(f"not a key of letters and digits: {text!r}")
    return lowered
