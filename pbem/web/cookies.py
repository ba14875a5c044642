"""The two cookies of the window, and the token each form of a signed-in browser carries.

The token is made of the cookie, which no other site can read, and masked anew in each page: nobody can find it out by
the length of compressed answers.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

ASKING, SIGNED = "pbem-asking", "pbem"
MINUTES, DAYS = 60, 86400
AGES = {ASKING: 15 * MINUTES, SIGNED: 60 * DAYS}


def _name(kind: str, url: str) -> str:
    """With TLS no other host and no page without it can set a cookie of ours; on loopback there is no TLS."""
    return f"__Host-{kind}" if urlsplit(url).scheme == "https" else kind


def read(request: Request, kind: str, url: str) -> str:
    """Give a cookie of ours."""
    return request.cookies.get(_name(kind, url), "")[:100]


def put(answer: Response, kind: str, url: str, value: str) -> Response:
    """Give the browser a cookie; an empty one takes it away."""
    answer.set_cookie(
        _name(kind, url),
        value,
        max_age=AGES[kind] if value else 0,
        path="/",
        secure=url.startswith("https://"),
        httponly=True,
        samesite="lax",
    )
    return answer


def token(cookie: str) -> str:
    """Make the token of a form."""
    mask = secrets.token_bytes(32)
    return mask.hex() + bytes(a ^ b for a, b in zip(mask, _own(cookie), strict=True)).hex()


def fits(cookie: str, written: str) -> bool:
    """Tell whether a form carries the token of the browser it comes from."""
    try:
        given = bytes.fromhex(written)
    except ValueError:
        return False
    if len(given) != 64:
        return False
    return hmac.compare_digest(bytes(a ^ b for a, b in zip(given[:32], given[32:], strict=True)), _own(cookie))


def _own(cookie: str) -> bytes:
    return hmac.digest(cookie.encode(), b"form", hashlib.sha256)
