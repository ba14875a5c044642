# Čas: upomienky, lehota navyše, predčasné ťahy, prestávky, neprítomnosť, brzda.
remark-grace = Uzávierka ťahu { $turn } už uplynula, ale váš list sa ešte počíta: ťah sa zatiaľ neodohral.
remark-early-at = Všetky rozkazy došli: ťah sa odohrá v tomto čase, ak ich nikto nezmení: { $when }.
remark-correction = Môžeme hrať aj pred uzávierkou, len čo budú všetci pripravení. Na vašu opravu čakáme najdlhšie do tohto času: { $when }. Potom sa rozkazy, ktoré platia, vykonajú bez nej.
remark-correction-deadline = Kým to nie je vyriešené, pred uzávierkou hrať nebudeme. Uzávierka sa nemení: { $when }.
remark-correction-over = Čas na opravu vypršal: { $when }. Len čo budú ostatní pripravení, rozkazy, ktoré platia, sa vykonajú bez nej; dovtedy sa oprava ešte počíta.
pause-until = Vedúci kampaň prerušil. Do tohto času žiadna uzávierka nebeží, potom bude pokračovať sama: { $moment }.
reminder-subject = Ťah { $turn }: ešte niečo chýba
reminder-nothing = Pre ťah { $turn } od vás zatiaľ nemáme žiadne rozkazy.
reminder-unanswered = Od vášho posledného listu vás o niečo požiadal iný hráč; oznámil vám to samostatný list. Odpovedať môžete do uzávierky, ale nemusíte.
reminder-asked-back = Jeden riadok vášho posledného listu sme nemohli prijať; ktorý, ukazuje naša odpoveď.
reminder-asked-back-lines =
    Tieto riadky vášho posledného listu sme zatiaľ nemohli prijať:
    { $lines }
reminder-missing = Zatiaľ bez rozkazov: { $subjects }.
reminder-how = Odpovedzte na tento list alebo napíšte na { $address }. Stačí jeden riadok na každý rozkaz; čo ste už rozkázali, platí. Tu je formulár:
reminder-form = { $lines }
moved-absence = Jeden z hráčov je preč, a tak sa uzávierka ťahu { $turn } posunula. Rozkazy teraz čakáme do: { $deadline }.
brake-subject = „{ $campaign }“: ťah sa už mal odohrať, ale čaká
brake-mailbox = Schránku nemožno čítať ({ $why }). Naposledy bola prečítaná: { $since }. Môžu v nej ležať neprečítané rozkazy, ktoré došli včas, a tak sa ťah neodohral.
brake-mailbox-then = Len čo bude schránka prečítaná, ťah sa odohrá sám, so všetkým, čo došlo pred uzávierkou. Nič sa nestratilo.
brake-silence = Mlčí { $silent } z { $asked } hráčov: teraz { $now } %, obvykle { $usual } %. Možno ich pošta nedochádza, a tak sa ťah neodohral.
brake-silence-then = Teraz čaká na vás.
brake-lost = Tieto správy sa vrátili, takže ich čitatelia o ťahu možno nevedia: { $seats }.
brake-how =
    Odohrať ťah hneď: pbem turn run { $key }
    Dať viac času (všetci sa to dozvedia): pbem referee extend { $key } 24
    Pozrieť sa, kto poslal rozkazy: pbem campaign show { $key }
refusal-not-later = „{ $campaign }“: nová uzávierka musí byť neskoršia než doterajšia.
refusal-not-ahead = „{ $campaign }“: tento čas už uplynul.
refusal-absence-backwards = Posledný deň je pred prvým.
refusal-absence-past = Tieto dni už uplynuli.
refusal-absence-overlaps = Niektoré z týchto dní už ohlásené máte.
refusal-absence-not-here = V tejto kampani sa neprítomnosť poštou neohlasuje. Môže ju zapísať vedúci: riadok „vedúcemu: ...“ vo vašej odpovedi dôjde jemu.
refusal-absence-too-soon = { $hours ->
    [0] To sa začína priskoro: prvý deň musí byť ešte pred nami.
    [one] To sa začína priskoro: ohláste to, prosím, aspoň hodinu predtým, než sa prvý deň začne.
    [few] To sa začína priskoro: ohláste to, prosím, aspoň { $hours } hodiny predtým, než sa prvý deň začne.
   *[other] To sa začína priskoro: ohláste to, prosím, aspoň { $hours } hodín predtým, než sa prvý deň začne.
}
refusal-absence-too-long = { $longest ->
    [one] To je príliš dlho: naraz možno najviac jeden deň.
    [few] To je príliš dlho: naraz možno najviac { $longest } dni.
   *[other] To je príliš dlho: naraz možno najviac { $longest } dní.
}
refusal-absence-none-left = { $left ->
    [0] V roku { $year } vám už nezostáva žiadny deň.
    [one] To je viac, než vám v roku { $year } zostáva: jeden deň.
    [few] To je viac, než vám v roku { $year } zostáva: { $left } dni.
   *[other] To je viac, než vám v roku { $year } zostáva: { $left } dní.
}
holiday-subject = Vaša neprítomnosť v kampani „{ $campaign }“
holiday-refused = Nič sme nezapísali
holiday-unreadable = Dni v „{ $words }“ sa nám nepodarilo prečítať.
holiday-span = { $first } až { $last }
holiday-booked = Zapísané: { $days }. Užite si to!
holiday-wait = Ťah na vás počká: uzávierka v týchto dňoch sa posunie na prvú po nich.
holiday-excuse = Ťahy sa zatiaľ hrajú ďalej a nikomu neprekáža, že mlčíte. Rozkazy aj tak poslať môžete.
holiday-list = Zapísané: { $days }.
holiday-none = Nemáte zapísané žiadne dni.
holiday-cancelled = Vaša neprítomnosť je zrušená. Uzávierka, ktorá sa pre ňu posunula, zostáva.
holiday-counted = Súčasný ťah bol odložený pre dni, ktoré ste si zapísali, preto sa tieto dni počítajú ďalej.
holiday-left = { $left ->
    [one] V roku { $year } môžete zapísať ešte jeden deň.
    [few] V roku { $year } môžete zapísať ešte { $left } dni.
   *[other] V roku { $year } môžete zapísať ešte { $left } dní.
}
holiday-how = Zapíšete sa slovami „dovolenka od 20. decembra do 27. decembra“ alebo „dovolenka 20.12.-27.12.“; zrušíte ju slovami „dovolenka zrušiť“.
clock-wrong = Hodiny služby idú zle
clock-wrong-body = Hodiny služby ukazujú { $ours }; podľa hodín poštového servera a databázy je { $theirs }. Kým sa nezhodnú, neodohrá sa žiadny ťah, nerozošle sa žiadna pripomienka a neskončí sa žiadna prestávka. Na listy sa odpovedá ako obvykle.
clock-wrong-how = Nastavte hodiny počítača; potom všetko pôjde ďalej samo. Ak idú správne, odpovedzte na tento list akýmkoľvek slovom: ukáže to čas, keď vaša odpoveď príde na poštový server.
