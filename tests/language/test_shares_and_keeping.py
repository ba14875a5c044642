"""Cards that are shared out or kept: „dve karty sú moje, tretia poputuje Rusom“, "of all my cards the aces first"."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("sk", "Ťahám osud a všetky tri karty ostanú u mňa.", "fate me, me, me"),
    ("cs", "Sáhnu si pro osud a všechny tři karty zůstanou mně.", "fate me, me, me"),
    ("cs", "Beru osud a všechny tři karty jsou moje.", "fate me, me, me"),
    ("ru", "Тяну судьбу, все три карты остаются у меня.", "fate me, me, me"),
    ("en", "I draw fate and all three cards stay with me.", "fate me, me, me"),
    ("cs", "Z osudu si dvě karty nechám já a tu třetí dostane Rusko.", "fate me, me, RU"),
    ("sk", "Z osudu si dve karty nechám a tú tretiu dostanú Rusi.", "fate me, me, RU"),
    ("ru", "Из судьбы две карты беру себе, третью получает Россия.", "fate me, me, RU"),
    (
        "en",
        "With fate the aces and kings stay with me and all the rest goes to the Ottomans",
        "fate aces to me, kings to me, rest to OT",
    ),
    (
        "en",
        "Fate: aces and kings are mine, everything else goes to Russia.",
        "fate aces to me, kings to me, rest to RU",
    ),
    ("sk", "Ťahám osud, najlepšiu mne, aj druhú mne, najhoršiu daj Osmanom.", "fate me, me, OT"),
    ("cs", "Táhnu osud, nejlepší mně, druhou taky mně a nejhorší Osmanům.", "fate me, me, OT"),
    ("en", "Fate: the best one to me, the second to me too, and the worst to the Ottomans.", "fate me, me, OT"),
    ("ru", "Судьба: лучшую мне, вторую тоже мне, худшую туркам.", "fate me, me, OT"),
    ("sk", "Z osudu mi daj eso aj kráľa, zvyšok nech dostanú Rusi.", "fate aces to me, kings to me, rest to RU"),
    ("cs", "Z osudu mi dej eso a krále, zbytek ať dostanou Rusové.", "fate aces to me, kings to me, rest to RU"),
    (
        "ru",
        "Из судьбы мне тузов и королей, остальное пусть получат русские.",
        "fate aces to me, kings to me, rest to RU",
    ),
    ("sk", "Z tých troch kariet si prvé dve beriem ja a tretia poputuje Rusom, taký bude osud.", "fate me, me, RU"),
    ("sk", "Ťahám osud: prvé dve karty si beriem ja a tretia poputuje Rusom.", "fate me, me, RU"),
    ("cs", "Táhnu osud: první dvě karty si beru já a třetí putuje k Rusům.", "fate me, me, RU"),
    ("en", "I take fate: the first two cards are mine and the third one travels to Russia.", "fate me, me, RU"),
    ("ru", "Тяну судьбу: первые две карты беру я, третья отправляется русским.", "fate me, me, RU"),
    ("ru", "Судьба: две лучшие карты мне, худшую туркам.", "fate me, me, OT"),
    ("sk", "Osud rozdeľte tak, že dve lepšie karty sú moje a najhoršiu dostanú Osmani.", "fate me, me, OT"),
    ("cs", "Osud rozdělte tak, že dvě lepší karty jsou moje a nejhorší dostanou Osmané.", "fate me, me, OT"),
    ("en", "Deal fate so that the two better cards are mine and the Ottomans get the worst.", "fate me, me, OT"),
    ("ru", "Судьбу поделите так: две лучшие карты мои, а худшую получают османы.", "fate me, me, OT"),
    ("sk", "Tentoraz to hrám pokojne: ťahám osud, dve karty budú moje a tretia poputuje Britom.", "fate me, me, BR"),
    ("cs", "Tentokrát hraju v klidu: táhnu osud, dvě karty budou moje a třetí putuje Britům.", "fate me, me, BR"),
    (
        "en",
        "I play it calmly this time: fate, two cards are mine and the third goes to the British.",
        "fate me, me, BR",
    ),
    (
        "ru",
        "На этот раз играю спокойно: тяну судьбу, две карты будут мои, третья достаётся британцам.",
        "fate me, me, BR",
    ),
    ("ru", "Беречь прежде всего тузов, за ними королей.", "keep A, K first"),
    ("ru", "Беречь в первую очередь тузы, за ними королей.", "keep A, K first"),
    ("ru", "Береги сперва дам, а после них валетов.", "keep Q, J first"),
    ("ru", "Придерживаю прежде всего королей, потом тузов.", "keep K, A first"),
    ("ru", "Тузов и королей оставляю себе в первую очередь.", "keep A, K first"),
    ("ru", "Из карт берегу прежде всего тузов.", "keep A first"),
    ("sk", "Karty si nechávam takto: najprv kráľov, potom esá", "keep K, A first"),
    ("sk", "Z kariet si nechávam najskôr esá, potom kráľov.", "keep A, K first"),
    ("sk", "Zo všetkého najskôr si nechávam dámy.", "keep Q first"),
    ("sk", "Najprv si šetrím esá, za nimi kráľov.", "keep A, K first"),
    ("cs", "Ze všeho nejdřív si nechávám dámy.", "keep Q first"),
    ("cs", "Karty si nechávám takto: nejdřív krále, potom esa.", "keep K, A first"),
    ("cs", "Z karet si především schovávám esa, po nich krále.", "keep A, K first"),
    ("cs", "Na prvním místě šetřím esa.", "keep A first"),
    ("cs", "Hlavně si nechat esa, pak krále.", "keep A, K first"),
    ("en", "Of all my cards hang on to the aces first, the kings second.", "keep A, K first"),
    ("en", "Of my cards I keep the aces first, then the kings.", "keep A, K first"),
    ("en", "Above all hold on to the queens.", "keep Q first"),
    ("en", "Keep the aces before anything else, after them the kings.", "keep A, K first"),
    ("en", "First of all save the kings, the aces second.", "keep K, A first"),
    ("en", "This is how I keep my cards: kings first, then aces.", "keep K, A first"),
)
TRAPS = (
    ("sk", "Nechcem, aby dve karty boli moje a tretia Ruska."),
    ("en", "Last time two cards were mine and the third went to Russia."),
    ("ru", "Надеюсь, все три карты будут мои."),
    ("cs", "Rusko chce, aby dvě karty byly moje."),
    ("sk", "Budú dve karty moje?"),
    ("cs", "Nenechávám si dámy."),
    ("en", "Should I keep the aces first?"),
    ("ru", "Россия бережёт прежде всего тузов."),
)

test_cards_are_shared_or_kept = means(LINES, game="europe")
test_cards_of_wishes_and_tales = orders_nothing(TRAPS, game="europe")
