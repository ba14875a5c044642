"""What is typed at the writing desk in a real browser: how soon the answer stands there, what a new map costs."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.players import Players
from benchmarks.web_desk import Desk
from tests.web.journeys.conftest import CHROMIUM
from tests.web.kit import Window

ANSWER = """() => new Promise((done) => {
  const area = document.getElementById("words"), began = performance.now();
  const seen = new MutationObserver(() => { seen.disconnect(); done(performance.now() - began); });
  seen.observe(document.getElementById("answer"), { childList: true, subtree: true });
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
  document.execCommand("insertText", false, WORDS);
})"""
"""From a key to the moment the answer is in the page."""
WAIT = """() => new Promise((done) => {
  const began = performance.now();
  setTimeout(async () => { await (await fetch("/icon.svg")).text(); done(performance.now() - began); }, 300);
})"""
"""The pause, and a request for a file."""
MAP = """() => {
  const plans = document.getElementById("plans"), words = plans.innerHTML, began = performance.now();
  plans.replaceChildren(...new DOMParser().parseFromString(words, "text/html").body.childNodes);
  plans.getBoundingClientRect();
  return performance.now() - began;
}"""
BARE = """() => {
  const plans = document.createElement("div"), began = performance.now();
  for (let at = 0; at < COUNT; at++) plans.append(document.createElement("i"));
  document.body.append(plans);
  plans.getBoundingClientRect();
  const took = performance.now() - began;
  plans.remove();
  return took;
}"""
"""As many elements without anything."""


@dataclass(frozen=True)
class Keys:
    """Milliseconds: of answers and their floor, of maps put into the page and their floor; the elements of a map."""

    answers: tuple[float, ...]
    waits: tuple[float, ...]
    maps: tuple[float, ...]
    bare: tuple[float, ...]
    elements: int


def typed(shown: Window, desk: Desk, players: Players, times: int) -> Keys | None:
    """Type orders, one more each time; None: there is no browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    if not CHROMIUM:
        return None
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = opened.new_context(viewport={"width": 1280, "height": 900})
        context.add_cookies([{"name": "pbem", "value": desk.browser.cookies["pbem"], "url": shown.url}])
        page = context.new_page()
        page.goto(shown.url + desk.path)
        answers = tuple(page.evaluate(ANSWER.replace("WORDS", repr(_line(players, each)))) for each in range(times))
        waits = tuple(page.evaluate(WAIT) for _ in range(times))
        count = page.evaluate("document.querySelectorAll('#plans *').length")
        maps = tuple(page.evaluate(MAP) for _ in range(times))
        bare = tuple(max(page.evaluate(BARE.replace("COUNT", str(count))), 0.1) for _ in range(times))
        opened.close()
    return Keys(answers, waits, maps, bare, count)


def _line(players: Players, number: int) -> str:
    return players.orders(number % 10 + 1, "en").splitlines()[-1] + "\n"
