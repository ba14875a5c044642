"""C-8: treaties in everyday words: maps are swapped, each wins alone; what another power proposes is no order."""

from __future__ import annotations

from tests.language.kit import alike, orders_nothing

SWAP = {
    "en": "propose exchange with green: exchange maps",
    "ru": "предложить обмен с зелёными: обмен картами",
    "cs": "navrhnout výměnu se zelenými: výměna map",
    "sk": "navrhnúť výmenu so zelenými: výmena máp",
}
ALONE = {
    "en": "propose alliance with red: unlimited; victory separate",
    "ru": "предложить союз с красными: бессрочный; победа раздельная",
    "cs": "navrhnout alianci s červenými: doba neomezená; vítězství oddělené",
    "sk": "navrhnúť alianciu s červenými: doba neobmedzená; víťazstvo oddelené",
}
SWAPS = [
    ("en", "suggest a swap to green: my map for theirs"),
    ("en", "offer green a trade: I give him my map, he gives me his"),
    ("ru", "зелёным предлагаю обмен: я отдаю ему карту, он мне свою"),
    ("ru", "предложи зелёным обмен: карту за карту"),
    ("cs", "zeleným navrhuji výměnu: já mu dám mapu a on mně dá svou"),
    ("cs", "navrhni zeleným výměnu: moje mapa za jejich"),
    ("sk", "zeleným navrhujem výmenu: ja mu dám mapu a on mne dá svoju mapu"),
    ("sk", "navrhni zeleným výmenu: moja mapa za jeho"),
]
WINS = [
    ("en", "offer red an alliance without any time limit, each of us winning separately"),
    ("ru", "предложи красным бессрочный союз, каждый побеждает сам за себя"),
    ("cs", "nabídni červeným alianci na neomezenou dobu, každý vyhrává sám za sebe"),
    ("sk", "ponúkni červeným alianciu na neobmedzený čas, každý vyhráva sám za seba"),
]
NOTHING = [
    ("en", "Green suggests a swap: my map for his"),
    ("en", "Red offers an alliance for 10 turns, joint victory"),
    ("en", "suggest a swap to green: I give him my map, he does not give me his"),
    ("ru", "Зелёные предлагают обмен: карта на карту"),
    ("ru", "Красный предлагает союз на 10 ходов"),
    ("ru", "Зелёным не предлагаю обмен: карта на карту"),
    ("cs", "Zelený navrhuje výměnu: mapa za mapu"),
    ("cs", "Červený nabízí alianci na 10 tahů"),
    ("cs", "zeleným nenavrhuji výměnu map"),
    ("sk", "Zelený navrhuje výmenu: mapa za mapu"),
    ("sk", "Červený ponúka alianciu na 10 ťahov"),
]

test_maps_are_swapped_in_everyday_words = alike([(language, line, SWAP[language]) for language, line in SWAPS])

test_each_wins_alone_without_a_limit = alike([(language, line, ALONE[language]) for language, line in WINS])

test_what_another_power_proposes_is_no_proposal = orders_nothing(NOTHING)
