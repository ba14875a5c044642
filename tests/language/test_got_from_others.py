"""What the writer gets from others, and what he thinks of a deed, orders nothing; what others get he gives."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

test_whoever_gets_something_from_somebody_gives_nothing = orders_nothing(
    [
        ("powers", "en", "I get Brittany from red."),
        ("powers", "en", "I'll get Brittany from red."),
        ("powers", "en", "Red gives me Brittany."),
        ("powers", "ru", "Бретань достанется мне от красных."),
        ("powers", "ru", "От красных мы получим Бретань."),
        ("powers", "cs", "Bretaň dostanu od červených."),
        ("powers", "cs", "Červený nám dává Bretaň."),
        ("powers", "sk", "Bretónsko dostaneme od červených."),
        ("campaign", "en", "We get army 7 from red."),
        ("campaign", "ru", "Седьмую армию я получу от красного."),
        ("campaign", "cs", "Od červeného dostanu armádu 7."),
        ("campaign", "sk", "Od červeného dostanem siedmu armádu."),
    ]
)
test_what_others_get_is_given_them = means(
    [
        ("powers", "en", "Red gets Brittany from me.", "give Brittany to red"),
        ("powers", "ru", "Бретань получит красный.", "give Brittany to red"),
        ("powers", "cs", "Bretaň dáme červeným.", "give Brittany to red"),
        ("powers", "sk", "Bretónsko dávam červeným.", "give Brittany to red"),
        ("campaign", "en", "Let me give green my map.", "give green map"),
        ("campaign", "en", "Green receives army 7 from us.", "give green army 7"),
    ]
)
test_what_somebody_thinks_of_a_deed_is_no_order = orders_nothing(
    [
        ("powers", "en", "Building a tank in A1 is expensive."),
        ("powers", "en", "Build one tank in A1, we can't afford it."),
        ("powers", "ru", "Построить танк в A1 дорого."),
        ("powers", "cs", "Postavit tank v A1 je drahé."),
        ("powers", "sk", "Postaviť tank v A1 je drahé."),
        ("campaign", "en", "Marching army 3 to Tor is risky."),
        ("campaign", "ru", "Отправить третью на Tor рискованно."),
        ("campaign", "cs", "Poslat trojku na Tor je riskantní."),
        ("europe", "en", "Attacking Austria from Italy is madness."),
        ("europe", "cs", "Zaútočit z Itálie na Rakousko by bylo šílenství."),
        ("dice_empires", "sk", "Poslať d2 do kostola je zbytočné."),
        ("duncan", "en", "Moving u2 to B3 is pointless."),
        ("campaign", "ru", "Отправить третью на Tor — роскошь, конечно, непозволительная."),
    ]
)
