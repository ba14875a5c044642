"""What a form sends: small, few fields, text; and from a page of our own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal
from urllib.parse import parse_qsl, urlsplit

from starlette.requests import Request

LARGEST, MOST = 256 * 1024, 200
KIND = "application/x-www-form-urlencoded"
Unfit = Literal["form-large", "form-odd"]


def from_here(request: Request, url: str) -> bool:
    """Tell whether a form was sent by a page of ours: browsers say so, and no page of others can make them say it."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    parts = urlsplit(url)
    return request.headers.get("origin", "") == f"{parts.scheme}://{parts.netloc}"


async def body(request: Request) -> bytes | None:
    """Read what is sent; None: it is too large, and the rest is not even read."""
    read = b""
    async for part in request.stream():
        read += part
        if len(read) > LARGEST:
            return None
    return read


def fields(request: Request, sent: bytes | None) -> Mapping[str, str] | Unfit:
    """Read the fields of a form; of two with one name the last counts."""
    if sent is None:
        return "form-large"
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != KIND:
        return "form-odd"
    try:
        return dict(parse_qsl(sent.decode("ascii"), True, True, max_num_fields=MOST, errors="strict"))
    except ValueError:
        return "form-odd" if sent else {}
