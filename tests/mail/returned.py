"""Bounces in the manner of several mail systems, for tests: a mail of ours comes back."""

from __future__ import annotations

from collections.abc import Callable, Mapping

_POSTFIX = """\
Return-Path: <>
From: MAILER-DAEMON@mx.test (Mail Delivery System)
To: {to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B1"
Message-ID: <bounce1@mx.test>

--B1
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.test.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients.

<{address}>: host mail.test said: 550 5.1.1 no such user

--B1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test

Final-Recipient: rfc822; {address}
Original-Recipient: rfc822;{address}
Action: {action}
Status: {status}
Diagnostic-Code: smtp; {said}

--B1
Content-Type: {original}

Message-ID: {id}
References: <older@pbem.test>
 <{hex}@pbem.test>
From: orders@host.test
To: {address}
Subject: [rk4] Two Fords

--B1--
"""

_EXIM = """\
Return-Path: <>
From: Mail Delivery System <Mailer-Daemon@mx.test>
To: {to}
X-Failed-Recipients: {address}
Auto-Submitted: auto-replied
Subject: Mail delivery failed: returning message to sender

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  {address}
    550 5.1.1 no such user

------ This is a copy of the message, including all the headers. ------

From: orders@host.test
Message-ID: {id}
Subject: [rk4] Two Fords
"""

_QMAIL = """\
Return-Path: <>
From: MAILER-DAEMON@mx.test
To: {to}
Subject: failure notice

Hi. This is the qmail-send program at mx.test.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<{address}>:
550 5.1.1 no such user

--- Below this line is a copy of the message.

Return-Path: <orders@host.test>
Message-ID: {id}
Subject: [rk4] Two Fords
"""

_THREAD_ONLY = """\
Return-Path: <>
From: postmaster@mx.test
To: {to}
In-Reply-To: {id}
Subject: Undeliverable: [rk4] Two Fords
Content-Type: multipart/report; report-type=delivery-status; boundary="B1"

--B1
Content-Type: text/html

<p>Your message couldn't be delivered.</p>

--B1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test

Final-Recipient: rfc822;{address}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp;550 5.1.1 no such user

--B1--
"""


def _written(template: str, **fixed: str) -> Callable[[str, str, str], bytes]:
    """Give the function that writes a bounce of a mail with this Message-ID and address."""

    def write(message_id: str, address: str, to: str = "orders@host.test") -> bytes:
        facts = {"id": message_id, "address": address, "to": to, "hex": "0" * 40, **fixed}
        return template.format(**facts).replace("\n", "\r\n").encode()

    return write


_FAILED = {"action": "failed", "status": "5.1.1", "said": "550 5.1.1 no such user"}

BOUNCES: Mapping[str, Callable[[str, str, str], bytes]] = {
    "postfix": _written(_POSTFIX, original="message/rfc822", **_FAILED),
    "headers only": _written(_POSTFIX, original="text/rfc822-headers", **_FAILED),
    "exim": _written(_EXIM),
    "qmail": _written(_QMAIL),
    "thread only": _written(_THREAD_ONLY),
}
DELAYED = _written(_POSTFIX, original="text/rfc822-headers", action="delayed", status="4.4.1", said="421 4.4.1 later")
"""A warning: the server goes on trying."""
