# Čo môže stáť na riadkoch rozkazov a čo je na nich zle.

term-order = rozkaz, napríklad „odvod BRI“
term-choice = akcia: odvod, pohyb, útok, osud alebo pas
term-draft = akcia, napríklad „odvod BRI“
term-move = akcia, napríklad „pohyb BRI FRA“
term-land = územie, napríklad FRA
term-power = mocnosť, napríklad BR, alebo „ja“
term-card = karta, napríklad 10H
term-rank = hodnota od 2 do A
term-suit = farba
term-clubs = karta, napríklad 10H
term-diamonds = karta, napríklad 10H
term-hearts = karta, napríklad 10H
term-spades = karta, napríklad 10H
term-policy = najlepšie, najlacnejšie alebo dosť
term-guard = podmienka, napríklad „FRA prázdne“
term-gift = karta alebo hodnota a kto ju dostane, napríklad „K>ja“
term-gift_card = karta a kto ju dostane, napríklad „9H RU“
term-when = podmienka: na koho, od koho, od koľkých figúrok, smrteľné alebo karty
term-with = koľko figúrok alebo ktoré karty

europe-about-action = vaša akcia
europe-about-answer = vaša odpoveď na otázku

problem-europe-game-over = Hra sa skončila.
problem-europe-not-a-power = Toto môže nariadiť len mocnosť.
problem-europe-referee-only = Toto môže len vedúci.
problem-europe-not-your-turn = Teraz je na ťahu { SEAT($who) }. Trvalé rozkazy môžete poslať kedykoľvek.
problem-europe-not-while-asked = Váš ťah sa už začal a čaká na odpoveď; znova ho zadať nemožno.
problem-europe-no-land = { $land } v tejto hre nie je: s neutrálnymi územiami sa nehrá.
problem-europe-not-played = Za { SEAT($who, case: "acc") } tu nikto nehrá. V hre sú: { SEAT($powers) }.
problem-europe-rank-twice = { $rank } je v poradí dvakrát.
problem-europe-strange-card = Karta { $card } neexistuje: hodnoty sú 2 až 10, J, Q, K a A.
problem-europe-card-twice = Kartu { $card } rozdávate dvakrát.
problem-europe-fate-twice = { $what ->
    [rest] Zvyšok rozdávate dvakrát.
   *[other] { $what } rozdávate dvakrát.
}
problem-europe-attack-twice = Pri tomto útoku je to isté povedané dvakrát: koľko figúrok, ktoré karty alebo proti komu.
problem-europe-attack-none = Na útok treba aspoň jednu figúrku.
problem-europe-stop-whom = Zastaviť útoky tejto mocnosti, alebo útoky na ňu? Napíšte pred jej meno „od“ alebo „na“.
problem-europe-stop-twice = Tá istá podmienka je tu dvakrát. Napíšte, prosím, dva riadky.

problem-europe-draft-not-home = { $land } nie je vaše územie. Odvod môžete urobiť len v { $homes }.
problem-europe-draft-held = { $land } teraz drží { SEAT($who) }; kým je to tak, odvod tam nie je možný.
problem-europe-draft-limit = Máte už { $limit ->
    [one] { $limit } figúrku
    [few] { $limit } figúrky
   *[other] { $limit } figúrok
} a viac ich nikto mať nesmie.
problem-europe-same-land = Z { $land } do { $land } sa ísť nedá.
problem-europe-not-near = { $harbour ->
    [origin] { $origin } a { $to } spolu nesusedia a { $origin } nemá prístav.
    [to] { $origin } a { $to } spolu nesusedia a { $to } nemá prístav.
    [off] { $origin } a { $to } spolu nesusedia a po mori sa v tejto hre neútočí.
   *[none] { $origin } a { $to } spolu nesusedia a prístav nemá ani jedno.
} Z { $origin } sa dostanete do { $reach }.
problem-europe-two-seas = Z { $origin } do { $to } nepláva žiadna loď: jeden prístav je v Atlantiku, druhý v Stredomorí a medzi nimi cesta nie je. Z { $origin } sa dostanete do { $reach }.
problem-europe-no-figure = V { $land } teraz nemáte žiadnu figúrku.
problem-europe-move-occupied = { $own ->
    [1] V { $to } teraz stoja vaše vlastné figúrky; presunúť sa dá len na prázdne pole.
   *[other] { $to } teraz drží { SEAT($who) }; z pohybu sa útok nikdy nestane.
}
problem-europe-homeland = Potom by na vašom území nezostala žiadna vaša figúrka, a jedna tam byť musí. Ako to teraz vyzerá, nevykoná sa to.
problem-europe-attack-self = Na seba útočiť nemôžete.
problem-europe-attack-own = { $to } teraz držíte vy a na seba útočiť nemôžete. Vykoná sa to, len ak ho dovtedy obsadí niekto iný.
problem-europe-attack-other = { $to } teraz drží { SEAT($who) }, nie { SEAT($of) }.
problem-europe-attack-empty = { $moves ->
    [1] V { $to } teraz nikto nie je. Ak to tak zostane, jedna figúrka sa tam presunie.
   *[other] V { $to } teraz nikto nie je. Ak to tak zostane, nebude na koho útočiť.
}
problem-europe-attack-fewer = { $there ->
    [one] V { $origin } je teraz { $there } figúrka, nie { $figures }; zaútočíme s tým, čo tam je.
    [few] V { $origin } sú teraz { $there } figúrky, nie { $figures }; zaútočíme s tým, čo tam je.
   *[other] V { $origin } je teraz { $there } figúrok, nie { $figures }; zaútočíme s tým, čo tam je.
}
problem-europe-card-not-held = { $count ->
    [one] { $cards } teraz v ruke nemáte; ak bude chýbať aj potom, nahradí ju vaša najlepšia karta.
   *[other] { $cards } teraz v ruke nemáte; čo bude chýbať aj potom, nahradia vaše najlepšie karty.
}
problem-europe-cards-many = Menujete { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
}, ale v ruke smú byť najviac { $limit }. Vyložíte tie, ktoré máte, v poradí, ako ich menujete.
problem-europe-cards-needless = Menujete { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
} pre { $figures ->
    [one] { $figures } figúrku
    [few] { $figures } figúrky
   *[other] { $figures } figúrok
}. Vyložia sa prvé menované, jedna za každú figúrku.
problem-europe-fate-many = Osud prinesie tri karty; menujete { $count } príjemcov.
problem-europe-fate-which = Osud prinesie tri karty a hovoríte, kto dostane { $count } z nich. Komu zvyšné?
problem-europe-guard-self = Sám u seba nikto nešpehuje. Napíšte „ak mám v ruke >= 1 K“.
problem-europe-guard-hand = { $limit ->
    [one] V ruke smie byť najviac { $limit } karta
    [few] V ruke smú byť najviac { $limit } karty
   *[other] V ruke smie byť najviac { $limit } kariet
}, takže toto nenastane nikdy.
problem-europe-guard-spy = Do ruky { SEAT($who, case: "gen") } sa žiadny váš špión nepozerá, takže podmienka neplatí. Pridajte riadok so špionážou.

problem-europe-sabotage-not-home = { $land } nie je vaše územie. Sabotáž môžete urobiť len v { $homes }.
problem-europe-sabotage-nobody = V { $land } teraz nestojí žiadny súper. Ak to tak zostane, žiadna karta sa nepoužije.
problem-europe-sabotage-other = V { $land } stojí { SEAT($holder) }, nie { SEAT($named) }. Čie figúrky tam má sabotáž zasiahnuť?
problem-europe-sabotage-second = V ťahu je len jedna sabotáž: táto sa urobí, len ak predchádzajúca nepôjde.
problem-europe-no-card = { $have ->
    [0] Kartu { $rank } teraz nemáte. Ak ju nebudete mať na začiatku svojho ťahu, nestane sa nič a žiadna karta sa nepoužije.
   *[other] Na tento list treba { $wanted } × { $rank } a máte teraz { $have }. Na čo karta nezvýši, to sa nevykoná.
}
problem-europe-spy-self = Na seba špióna poslať nemôžete.
problem-europe-spy-empty = { SEAT($who) }: teraz bez kariet. Ak to tak zostane, nestane sa nič a žiadna karta sa nepoužije.
problem-europe-stop-never = Vlastný útok nikto nezastaví a sám na seba nikto neútočí: taký útok nikdy nepríde.
problem-europe-stop-defender = V tejto hre napadnutý sám útok zastaviť nemôže.
problem-europe-retreat-far = Z { $origin } sa nemožno stiahnuť do { $lands }, len do { $reach }.
problem-europe-auto-simultaneous = V tejto hre sa uprostred kola nikto nepýta; vždy odpovedajú vaše trvalé rozkazy.
problem-europe-no-reactions = V tejto hre sa na reakcie nikto nepýta; vždy odpovedajú vaše trvalé rozkazy.

problem-europe-not-asked = { $what ->
    [stop] Žiadny útok teraz na vaše slovo nečaká.
    [defence] Na vaše karty teraz nikto nečaká.
    [retreat] Na ústup sa vás teraz nepýtame.
   *[fate] Nemáte teraz žiadne karty na rozdanie.
} { $mode ->
    [simultaneous] V tejto hre odpovedajú trvalé rozkazy: diplomacia, obrana, ústup.
   *[other] Trvalý rozkaz môžete poslať kedykoľvek.
}
problem-europe-reply-no-king = { $ace ->
    [1] Nemáte K ani A, takže sa útok nezastaví.
   *[other] Nemáte K, takže sa útok nezastaví.
}
problem-europe-reply-cards = V ruke nemáte: { $cards }. Vaše karty: { $hand }.
problem-europe-reply-needless = Menujete { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
} a vyloží sa { $needed }: prvé menované.
problem-europe-reply-few = Menujete { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
}, ale vyložiť sa musí { $needed }; pridáme vaše najlepšie.
problem-europe-reply-land = Do { $land } sa stiahnuť nemôžete. Možné je: { $lands }.
problem-europe-reply-give = { $cards } tento osud nepriniesol. Priniesol { $drawn }.
