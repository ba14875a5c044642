"""The writer named as the one that gives, what somebody is taken to, and what is won."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("ru", "Я, синий, отдаю красному отряд 5.", "give red army 5"),
    ("ru", "Отряд 5 передать от синего красному.", "give red army 5"),
    ("sk", "Mapu dáva modrý zelenému.", "give green map"),
    ("sk", "Od modrého červenému: oddiel 5.", "give red army 5"),
    ("cs", "Oddíl 5 dává modrý červenému.", "give red army 5"),
    ("en", "Army 2 is to be taken to K9.", "army 2: to K9"),
    ("cs", "Chtěl bych dostat armádu 2 na K9.", "army 2: to K9"),
    ("en", "Two cells down and then three right - that is for army 2.", "army 2: down 2, right 3"),
)
TRAPS = (
    ("en", "If army 2 wins its attack on Tor, it stays."),
    ("cs", "Modrý dal červenému oddíl 5."),
    ("cs", "Modrý by dal červenému oddíl 5."),
    ("ru", "Синий не отдаёт красному отряд 5."),
    ("ru", "Красный хочет, чтобы синий отдал отряд 5 зелёному."),
    ("sk", "Mapu dáva modrému zelený."),
    ("en", "Army 2 was taken to K9."),
    ("cs", "Armáda 2 se dostala na K9."),
)

test_the_writer_gives_though_he_is_named = means(LINES)
test_what_others_or_yesterday_did_is_no_order = orders_nothing(TRAPS)
