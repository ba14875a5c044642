"""Answers packed with gzip, where a browser says that it reads it.

That tells nobody a token: it is masked anew in each page, so that what is packed beside it never matches it twice.
"""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response

LEAST, LEVEL = 700, 5
"""Bytes below which an answer goes as it is; a page at this level costs a millisecond or less."""
KINDS = ("text/", "image/svg+xml", "application/json")


def packed(request: Request, answer: Response) -> Response:
    """Pack an answer made of words."""
    if not answer.headers.get("content-type", "").startswith(KINDS) or len(answer.body) < LEAST:
        return answer
    answer.headers.add_vary_header("Accept-Encoding")
    if wished(request.headers.get("accept-encoding", "")):
        answer.body = gzip.compress(bytes(answer.body), LEVEL, mtime=0)
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))
    return answer


def wished(header: str) -> bool:
    """Tell whether gzip is among what a browser reads; `gzip;q=0` says that it is not."""
    named = (part.partition(";") for part in header[:200].lower().split(","))
    return any(name.strip() == "gzip" and how.strip() not in ("q=0", "q=0.0") for name, _, how in named)
