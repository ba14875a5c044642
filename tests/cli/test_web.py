"""`pbem web` and `pbem archive publish`: the window in the browser from the command line."""

from __future__ import annotations

import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlencode, urlsplit

from tests.cli.kit import SCRIPT, Host, environment
from tests.cli.test_serve import ended, said, serving
from tests.servers.waiting import answers, free_port, until
from tests.web.kit import Browser, Window


@contextmanager
def window(host: Host) -> Iterator[subprocess.Popen[bytes]]:
    """Run `pbem web` as a process."""
    process = subprocess.Popen(
        [str(SCRIPT), "web"], env=environment(host, {}), cwd=host.folder, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(10)


def page(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=240) as answer:
        return str(answer.read().decode())


def test_a_finished_campaign_is_published_and_taken_back(host: Host) -> None:
    assert "its page would show all secrets" in host.pbem("archive", "publish", "rk4").stderr
    host.pbem("turn", "run", "rk4", "--yes")
    host.pbem("campaign", "end", "rk4", "--yes")
    assert "rk4: public" in host.pbem("archive", "publish", "rk4").stdout
    assert "rk4: not public" in host.pbem("archive", "publish", "rk4", "--off").stdout


def test_without_the_table_it_says_what_to_write(host: Host) -> None:
    done = host.pbem("web")
    assert done.exit_code == 2
    assert "[web]" in done.stderr


def test_the_window_is_served_until_it_is_stopped(host: Host) -> None:
    port = _configured(host)
    with window(host) as process:
        until(lambda: answers(port), what="the window")
        assert "Rule books" in page(port)
        taken = host.pbem("web")
        assert taken.exit_code != 0
        assert "another `listen`" in taken.stderr
        process.send_signal(signal.SIGTERM)
        assert process.wait(120) in (0, -signal.SIGTERM)


def _configured(host: Host) -> int:
    """Put the table behind all others, as a host would."""
    port = free_port()
    with host.config.open("a", encoding="utf-8") as file:
        file.write(f'\n[web]\nurl = "http://127.0.0.1:{port}"\nlisten = "127.0.0.1:{port}"\n')
    return port


def test_the_local_service_brings_it_along(bare: Host) -> None:
    smtp, imap, web = free_port(), free_port(), free_port()
    with serving(
        bare, "--local", "--smtp-port", str(smtp), "--imap-port", str(imap), "--web-port", str(web)
    ) as service:
        until(lambda: answers(web), what="the window")
        until(lambda: "Practice" in page(web), what="the practice campaign")
        assert f"In the browser: http://127.0.0.1:{web}/" in said(bare).read_text("utf-8")
        _joins(web)
        assert ended(service, signal.SIGINT) == 0


def _joins(port: int) -> None:
    """Somebody joins, signs in and opens the table with nothing but the pages; no form of another site is taken."""
    anna, own = Browser(Window(port)), "anna@pbem.test"
    note = {"sender": own, "to": "orders@pbem.test", "subject": "join practice", "words": ""}
    assert anna.sent("/mails", urlencode(note).encode(), origin="https://elsewhere.example").status == 403
    assert "could not be sent" in anna.post("/mails", **{**note, "to": "nobody"}).words
    anna.post("/mails", **note)
    until(lambda: "turn 1" in anna.get(f"/mails?to={own}").words, what="the first report")
    anna.post("/sign-in", address=own)
    until(lambda: any("/sign-in/" in link for link in anna.get(f"/mails?to={own}").links), what="the link")
    link = next(one for one in anna.get(f"/mails?to={own}").links if "/sign-in/" in one)
    anna.post(urlsplit(link).path)
    assert "Practice" in anna.get("/home").words
