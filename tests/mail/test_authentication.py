"""Authentication-Results: believed only from a named server, above any trace of strangers, and for From's domain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.mail.authentication import genuine

MX = ("mx.example.org",)
BORDER = ("Received", "from mail.players.test (mail.players.test [192.0.2.7]) by mx.example.org (Postfix) with ESMTPS")
LOCAL = ("Received", "from mx.example.org by imap.example.org with LMTP id 1")
THEIRS = ("Received", "from [10.0.0.2] by mail.players.test with ESMTPSA")
ANNA = "anna@players.test"


def results(words: str, server: str = "mx.example.org") -> tuple[str, str]:
    return ("Authentication-Results", f"{server}; {words}")


DKIM = results("dkim=pass header.d=players.test header.s=x")
DMARC = results("spf=pass smtp.mailfrom=x@y.test; dmarc=pass (p=none) header.from=players.test")


@pytest.mark.parametrize(
    "fields",
    [
        (DKIM, BORDER, THEIRS),
        (DMARC, BORDER),
        (LOCAL, DMARC, BORDER),
        (LOCAL, BORDER, DKIM),
        (results("dkim=fail header.d=x.test"), DMARC, BORDER),
        (results("dkim=pass header.d=players.test", "other.test"), DMARC, BORDER),
        (results("dkim=pass header.i=@players.test"), BORDER),
        (("Received", "by 2002:a05:6402:1 with SMTP id x"), ("Received-SPF", "pass"), BORDER, DKIM),
    ],
)
def test_a_pass_of_the_trusted_server_counts(fields: tuple[tuple[str, str], ...]) -> None:
    assert genuine(fields, MX, ANNA)
    assert genuine(fields, ("MX.Example.ORG",), "anna@Players.TEST")
    assert not genuine(fields, (), ANNA)
    assert not genuine(fields, MX, "anna@other.test")
    assert not genuine(fields, MX, "")


@pytest.mark.parametrize(
    "words",
    [
        "none",
        "dkim=fail header.d=players.test",
        "dkim=pass header.d=evil.test",
        "dkim=pass header.d=test",
        "dkim=pass header.d=evilplayers.test",
        "dkim=pass header.d=sub.players.test",
        "dmarc=pass header.from=evil.test",
        "dmarc=none header.from=players.test",
        "spf=pass smtp.mailfrom=anna@players.test",
        "dkim=pass",
    ],
)
def test_what_is_no_pass_or_for_another_domain_does_not(words: str) -> None:
    assert not genuine((results(words), BORDER), MX, ANNA)


def test_a_domain_above_may_sign_for_the_one_below() -> None:
    assert genuine((DKIM, BORDER), MX, "anna@mail.players.test")


@pytest.mark.parametrize(
    "fields",
    [
        (BORDER, THEIRS, DKIM),
        (THEIRS, DKIM),
        (results("dkim=none"), BORDER, DKIM),
        (results("dmarc=fail header.from=players.test"), ("X-Spam", "no"), DMARC),
        (results("dkim=pass header.d=players.test", "mx.evil.test"), BORDER),
        (("X-Authentication-Results", DKIM[1]), BORDER),
    ],
)
def test_what_the_writer_may_have_put_there_does_not(fields: tuple[tuple[str, str], ...]) -> None:
    """RFC 8601, 5 and 7.1."""
    assert not genuine(fields, MX, ANNA)


@given(st.text(max_size=200))
def test_rubbish_is_no_pass(words: str) -> None:
    assert not genuine((("Authentication-Results", words), ("Received", words)), MX, ANNA)
