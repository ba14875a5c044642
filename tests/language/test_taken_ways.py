"""Verbs of taking before a way take nothing: "it takes three right", «пусть берёт вправо», „nech to vezme doprava“."""

from __future__ import annotations

from tests.language.kit import means

BLOCKED = "army 1: up 5; if it is blocked: right 3"

test_whoever_takes_a_way_goes_it = means(
    [
        ("ru", "Первая берёт вправо на три", "army 1: right 3"),
        ("cs", "První to vezme tři doprava.", "army 1: right 3"),
        ("sk", "Prvá to vezme tri doprava.", "army 1: right 3"),
        ("en", "The first takes three to the right.", "army 1: right 3"),
        ("ru", "Первую гони вверх на пять клеток, а упрётся во что-нибудь - пусть берёт вправо на три.", BLOCKED),
        ("sk", "Prvá ide päť polí hore; keby jej niečo stálo v ceste, nech to vezme tri doprava.", BLOCKED),
    ]
)
test_what_is_blocked_may_be_said_shortly = means(
    [
        ("en", "army 1: up 5; if it's blocked, right 3", BLOCKED),
        ("en", "army 1: up 5; if it's blocked go right 3", BLOCKED),
    ]
)
test_a_city_is_taken_as_before = means(
    [
        ("ru", "Шестая идёт к Йазю и берёт его", "army 6: capture Yaz"),
        ("cs", "Šestka jde na Lhotu a vezme ji", "army 6: capture Lhota"),
        ("sk", "šestka vezme Lhotu", "army 6: capture Lhota"),
        ("en", "7 goes over to G14", "army 7: to G14"),
    ]
)
