# Co může stát na řádcích rozkazů a co je na nich špatně.

term-order = rozkaz, například „odvod BRI“
term-choice = akce: odvod, pohyb, útok, osud nebo pas
term-draft = akce, například „odvod BRI“
term-move = akce, například „pohyb BRI FRA“
term-land = území, například FRA
term-power = mocnost, například BR, nebo „já“
term-card = karta, například 10H
term-rank = hodnota od 2 do A
term-suit = barva
term-clubs = karta, například 10H
term-diamonds = karta, například 10H
term-hearts = karta, například 10H
term-spades = karta, například 10H
term-policy = nejlepší, nejlevnější nebo dost
term-guard = podmínka, například „FRA prázdné“
term-gift = karta nebo hodnota a kdo ji dostane, například „K>já“
term-gift_card = karta a kdo ji dostane, například „9H RU“
term-when = podmínka: na koho, od koho, od kolika figurek, smrtelné nebo karty
term-with = kolik figurek nebo které karty

europe-about-action = vaše akce
europe-about-answer = vaše odpověď na otázku

problem-europe-game-over = Hra skončila.
problem-europe-not-a-power = Tohle může nařídit jen mocnost.
problem-europe-referee-only = Tohle může jen vedoucí.
problem-europe-not-your-turn = Teď je na tahu { SEAT($who) }. Trvalé rozkazy můžete poslat kdykoli.
problem-europe-not-while-asked = Váš tah už začal a čeká na odpověď; znovu ho zadat nejde.
problem-europe-no-land = { $land } v této hře není: s neutrálními územími se nehraje.
problem-europe-not-played = Za { SEAT($who, case: "acc") } tu nikdo nehraje. Ve hře jsou: { SEAT($powers) }.
problem-europe-rank-twice = { $rank } je v pořadí dvakrát.
problem-europe-strange-card = Karta { $card } neexistuje: hodnoty jsou 2 až 10, J, Q, K a A.
problem-europe-card-twice = Kartu { $card } rozdáváte dvakrát.
problem-europe-fate-twice = { $what ->
    [rest] Zbytek rozdáváte dvakrát.
   *[other] { $what } rozdáváte dvakrát.
}
problem-europe-attack-twice = U tohoto útoku je totéž řečeno dvakrát: kolik figurek, které karty, nebo proti komu.
problem-europe-attack-none = Na útok je třeba aspoň jedna figurka.
problem-europe-stop-whom = Zastavit útoky této mocnosti, nebo útoky na ni? Napište před její jméno „od“ nebo „na“.
problem-europe-stop-twice = Táž podmínka je tu dvakrát. Napište prosím dva řádky.

problem-europe-draft-not-home = { $land } není vaše území. Odvod můžete udělat jen v { $homes }.
problem-europe-draft-held = { $land } teď drží { SEAT($who) }; dokud to tak je, odvod tam není možný.
problem-europe-draft-limit = Máte už { $limit ->
    [one] { $limit } figurku
    [few] { $limit } figurky
   *[other] { $limit } figurek
} a víc jich nikdo mít nesmí.
problem-europe-same-land = Z { $land } do { $land } se jít nedá.
problem-europe-not-near = { $harbour ->
    [origin] { $origin } a { $to } spolu nesousedí a { $origin } nemá přístav.
    [to] { $origin } a { $to } spolu nesousedí a { $to } nemá přístav.
    [off] { $origin } a { $to } spolu nesousedí a po moři se v této hře neútočí.
   *[none] { $origin } a { $to } spolu nesousedí a přístav nemá ani jedno.
} Z { $origin } se dostanete do { $reach }.
problem-europe-two-seas = Z { $origin } do { $to } žádná loď nepluje: jeden přístav je v Atlantiku, druhý ve Středomoří a mezi nimi cesta není. Z { $origin } se dostanete do { $reach }.
problem-europe-no-figure = V { $land } teď nemáte žádnou figurku.
problem-europe-move-occupied = { $own ->
    [1] V { $to } teď stojí vaše vlastní figurky; přesunout se lze jen na prázdné pole.
   *[other] { $to } teď drží { SEAT($who) }; z pohybu se útok nikdy nestane.
}
problem-europe-homeland = Pak by na vašem území nezůstala žádná vaše figurka, a jedna tam být musí. Jak to teď vypadá, neprovede se to.
problem-europe-attack-self = Na sebe útočit nemůžete.
problem-europe-attack-own = { $to } teď držíte vy a na sebe útočit nemůžete. Provede se to, jen když ho do té doby obsadí někdo jiný.
problem-europe-attack-other = { $to } teď drží { SEAT($who) }, ne { SEAT($of) }.
problem-europe-attack-empty = { $moves ->
    [1] V { $to } teď nikdo není. Zůstane-li to tak, jedna figurka se tam přesune.
   *[other] V { $to } teď nikdo není. Zůstane-li to tak, nebude na koho útočit.
}
problem-europe-attack-fewer = { $there ->
    [one] V { $origin } teď je { $there } figurka, ne { $figures }; zaútočíme s tím, co tam je.
    [few] V { $origin } teď jsou { $there } figurky, ne { $figures }; zaútočíme s tím, co tam je.
   *[other] V { $origin } teď je { $there } figurek, ne { $figures }; zaútočíme s tím, co tam je.
}
problem-europe-card-not-held = { $count ->
    [one] { $cards } teď v ruce nemáte; bude-li chybět i potom, nahradí ji vaše nejlepší karta.
   *[other] { $cards } teď v ruce nemáte; co bude chybět i potom, nahradí vaše nejlepší karty.
}
problem-europe-cards-many = Jmenujete { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, ale v ruce smí být nejvýš { $limit }. Vyložíte ty, které máte, v pořadí, jak je jmenujete.
problem-europe-cards-needless = Jmenujete { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} pro { $figures ->
    [one] { $figures } figurku
    [few] { $figures } figurky
   *[other] { $figures } figurek
}. Vyloží se první jmenované, jedna za každou figurku.
problem-europe-fate-many = Osud přinese tři karty; jmenujete { $count ->
    [one] { $count } příjemce
    [few] { $count } příjemce
   *[other] { $count } příjemců
}.
problem-europe-fate-which = Osud přinese tři karty a říkáte, kdo dostane { $count } z nich. Komu zbylé?
problem-europe-guard-self = Sám u sebe nikdo nešpehuje. Napište „pokud mám v ruce >= 1 K“.
problem-europe-guard-hand = V ruce smí být nejvýš { $limit ->
    [one] { $limit } karta
    [few] { $limit } karty
   *[other] { $limit } karet
}, takže tohle nenastane nikdy.
problem-europe-guard-spy = Do ruky { SEAT($who, case: "gen") } se žádný váš špion nedívá, takže podmínka neplatí. Přidejte řádek se špionáží.

problem-europe-sabotage-not-home = { $land } není vaše území. Sabotáž můžete udělat jen v { $homes }.
problem-europe-sabotage-nobody = V { $land } teď nestojí žádný soupeř. Zůstane-li to tak, žádná karta se nepoužije.
problem-europe-sabotage-other = V { $land } stojí { SEAT($holder) }, ne { SEAT($named) }. Čí figurky tam má sabotáž postihnout?
problem-europe-sabotage-second = V tahu je jen jedna sabotáž: tato se udělá, jen když předchozí nepůjde.
problem-europe-no-card = { $have ->
    [0] Kartu { $rank } teď nemáte. Nebudete-li ji mít na začátku svého tahu, nestane se nic a žádná karta se nepoužije.
   *[other] Na tento dopis je třeba { $wanted } × { $rank } a máte teď { $have }. Na co karta nezbude, to se neprovede.
}
problem-europe-spy-self = Na sebe špiona poslat nemůžete.
problem-europe-spy-empty = { SEAT($who) }: teď bez karet. Zůstane-li to tak, nestane se nic a žádná karta se nepoužije.
problem-europe-stop-never = Vlastní útok nikdo nezastaví a sám na sebe nikdo neútočí: takový útok nikdy nepřijde.
problem-europe-stop-defender = V této hře napadený sám útok zastavit nemůže.
problem-europe-retreat-far = Z { $origin } se nelze stáhnout do { $lands }, jen do { $reach }.
problem-europe-auto-simultaneous = V této hře se uprostřed kola nikdo neptá; vždy odpovídají vaše trvalé rozkazy.
problem-europe-no-reactions = V této hře se na reakce nikdo neptá; vždy odpovídají vaše trvalé rozkazy.

problem-europe-not-asked = { $what ->
    [stop] Žádný útok teď na vaše slovo nečeká.
    [defence] Na vaše karty teď nikdo nečeká.
    [retreat] Na ústup se vás teď neptáme.
   *[fate] Nemáte teď žádné karty k rozdání.
} { $mode ->
    [simultaneous] V této hře odpovídají trvalé rozkazy: diplomacie, obrana, ústup.
   *[other] Trvalý rozkaz můžete poslat kdykoli.
}
problem-europe-reply-no-king = { $ace ->
    [1] Nemáte K ani A, takže se útok nezastaví.
   *[other] Nemáte K, takže se útok nezastaví.
}
problem-europe-reply-cards = V ruce nemáte: { $cards }. Vaše karty: { $hand }.
problem-europe-reply-needless = Jmenujete { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a vyloží se { $needed }: první jmenované.
problem-europe-reply-few = Jmenujete { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, ale vyložit se musí { $needed }; přidáme vaše nejlepší.
problem-europe-reply-land = Do { $land } se stáhnout nemůžete. Možné je: { $lands }.
problem-europe-reply-give = { $cards } tento osud nepřinesl. Přinesl { $drawn }.
