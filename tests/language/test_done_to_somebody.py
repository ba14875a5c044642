"""What shall be done to somebody, said in the passive, and remains that is no order."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ORDERS = (
    ("duncan", "cs", "Čtvrté jednotce budiž zvýšena rychlost.", "upgrade u4 speed"),
    ("duncan", "cs", "Budiž první jednotce udělena neviditelnost.", "bonus invisibility on u1"),
    ("duncan", "cs", "Nechť je druhé jednotce vylepšen dohled.", "upgrade u2 sight"),
    ("duncan", "cs", "Budiž naší první jednotce popřáno neviditelnosti.", "bonus invisibility on u1"),
    ("duncan", "cs", "Třetí jednotce nechť je posílena síla.", "upgrade u3 strength"),
    ("duncan", "cs", "Na K12 budiž vhozen dým.", "smoke at K12"),
    ("duncan", "sk", "Tretej jednotke nech je udelený bonus zvýšenie dohľadu.", "bonus +sight on u3"),
    ("duncan", "sk", "Druhej jednotke nech je zvýšená rýchlosť.", "upgrade u2 speed"),
    ("duncan", "sk", "Nech je štvrtej jednotke pridelená regenerácia.", "bonus regeneration on u4"),
    ("duncan", "sk", "Štvrtej jednotke nech je pridaný dohľad.", "upgrade u4 sight"),
    ("duncan", "ru", "Да будет первому воину нашему дарован бонус силы.", "bonus +strength on u1"),
    ("duncan", "ru", "Пусть будет третьему повышена скорость.", "upgrade u3 speed"),
    ("duncan", "ru", "Да будет второму увеличена сила.", "upgrade u2 strength"),
    ("campaign", "cs", "Čtvrtý oddíl budiž rozdělen na poloviny.", "4: split in half"),
    ("campaign", "cs", "Město Lur budiž darováno zeleným.", "give green city Lur"),
    ("campaign", "sk", "Mesto Lur nech je darované zeleným.", "give green city Lur"),
    ("campaign", "sk", "Štvrtá armáda nech je rozdelená na polovice.", "4: split in half"),
    ("campaign", "ru", "Да будет город Лур подарен зелёным.", "give green city Lur"),
    ("campaign", "ru", "Пусть будет четвёртая армия разделена пополам.", "4: split in half"),
    ("campaign", "sk", "Lhota nech je dobytá piatou armádou.", "5: capture Lhota"),
    ("powers", "cs", "Z A1 bude jeden tank vyslán na B1.", "move 1 tank A1 -> B1"),
    ("campaign", "ru", "Город Лур будет передан зелёным.", "give green city Lur"),
    ("powers", "ru", "Два танка будут переброшены из A1 в B1.", "move 2 tank A1 -> B1"),
)
TRAPS = (
    ("duncan", "cs", "Čtvrté jednotce byla zvýšena rychlost."),
    ("duncan", "cs", "Rychlost čtyřky je zvýšena."),
    ("duncan", "sk", "Tretej jednotke bol udelený bonus."),
    ("duncan", "ru", "Первому воину был дарован бонус силы."),
    ("campaign", "cs", "Město Lur bylo darováno zeleným."),
    ("campaign", "cs", "Nebuď město Lur darováno zeleným."),
    ("campaign", "ru", "Город Лур был подарен зелёным."),
    ("campaign", "sk", "Mesto Lur nech nie je darované zeleným."),
    ("duncan", "cs", "Kéž by byla čtyřce zvýšena rychlost."),
    ("campaign", "cs", "Město Lur nebude předáno zeleným."),
    ("powers", "ru", "Два танка переброшены из A1 в B1."),
    ("campaign", "ru", "Город Лур не будет передан зелёным."),
)

test_done_to_somebody = means(ORDERS)
test_nothing_is_ordered = orders_nothing(TRAPS)
