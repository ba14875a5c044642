# Hráči, ktorí zmizli: čo stojí v ich správach a listoch a čo sa dozvie vedúci. Odovzdanie miesta.
missed-turns = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy po sebe
   *[other] { $count } ťahov po sebe
 }
missed-subject = žiadne rozkazy od vás
missed-heading = Nič od vás neprišlo
missed-report = { $count ->
    [1] Pre ťah { $turn } sme od vás nemali žiadne rozkazy.
   *[other] Pre ťah { $turn } sme od vás nemali žiadne rozkazy. Nemáme od vás správy už { $turns }.
 }
missed-report-last = Vaše posledné rozkazy sa vykonali ešte raz, pokiaľ to bolo možné.
missed-report-stay = Ak dlho nič nepríde, povieme to vedúcemu.
missed-report-offer = { $left ->
    [0] Vaše miesto teraz ponúkame tým, ktorí na nejaké čakajú. Je vaše, kým ho niekto neprevezme.
    [one] Ak nič nepríde ešte { $left } ťah, ponúkneme vaše miesto tým, ktorí na nejaké čakajú.
    [few] Ak nič nepríde ešte { $left } ťahy, ponúkneme vaše miesto tým, ktorí na nejaké čakajú.
   *[other] Ak nič nepríde ešte { $left } ťahov, ponúkneme vaše miesto tým, ktorí na nejaké čakajú.
 }
missed-report-vacate = { $left ->
    [0] Vaše miesto je teraz uvoľnené; hovorí o tom osobitný list.
    [one] Ak nič nepríde ešte { $left } ťah, vaše miesto uvoľníme.
    [few] Ak nič nepríde ešte { $left } ťahy, vaše miesto uvoľníme.
   *[other] Ak nič nepríde ešte { $left } ťahov, vaše miesto uvoľníme.
 }
missed-report-disorder = { $left ->
    [0] Vaše miesto je teraz uvoľnené a váš štát sa končí; hovorí o tom osobitný list.
    [one] Ak nič nepríde ešte { $left } ťah, vaše miesto uvoľníme a váš štát sa skončí.
    [few] Ak nič nepríde ešte { $left } ťahy, vaše miesto uvoľníme a váš štát sa skončí.
   *[other] Ak nič nepríde ešte { $left } ťahov, vaše miesto uvoľníme a váš štát sa skončí.
 }
missed-report-back = Zastaví to akýkoľvek váš list, nech v ňom stojí čokoľvek: rozkazy, alebo len „stav“. Ak ste písali a odpoveď neprišla, povedzte to, prosím, vedúcemu. Ak chvíľu nemôžete hrať, napíšte „dovolenka“ a dni; ak už nechcete, „vzdávam sa“.
missed-offered = „{ $campaign }“: vaše miesto ponúkame iným
missed-offered-body = Nemáme od vás rozkazy už { $turns }, preto miesto ({ SEAT($seat) }) ponúkame tým, ktorí na nejaké čakajú. Kým ho niekto neprevezme, ostáva vaše, so všetkým.
missed-offered-back = Odpovedzte na tento list akýmkoľvek slovom, radšej rozkazmi, a miesto vám ostane.
missed-back = Radi vás počujeme: { SEAT($seat) } už nikomu neponúkame
missed-back-body = Napísali ste skôr, než miesto niekto prevzal, takže ostáva vaše.
handover-former = „{ $campaign }“: za vás teraz hrá niekto iný
handover-former-body = Miesto ({ SEAT($seat) }) v kampani „{ $campaign }“ má nového hráča. Žiadne ďalšie správy nedostanete a vaše adresy na odpoveď neplatia. Ďakujeme za hru. Ak chcete hrať znova, napíšte: prihlásiť sa { $key }
missed-vacated = „{ $campaign }“: vaše miesto sme uvoľnili
missed-vacated-body = Nemáme od vás rozkazy už { $turns }, preto miesto ({ SEAT($seat) }) už nie je vaše: žiadne ďalšie správy a vaše adresy na odpoveď neplatia. Ďakujeme za hru. Ak chcete hrať znova, napíšte „prihlásiť sa { $key }“, alebo sa opýtajte vedúceho.
missed-ended-body = Váš štát sa skončil, ako kážu pravidlá.
missed-referee-stay = { SEAT($seat) } v kampani „{ $campaign }“: nič už { $turns }
missed-referee-stay-body = { $name } ({ $address }) nič neposlal už { $turns }. Podľa pravidiel tejto kampane z toho nič nevyplýva. Môžete sa opýtať, alebo miesto uvoľniť: pbem seat vacate { $key } { $colour }
missed-referee-offer = { SEAT($seat) } v kampani „{ $campaign }“: miesto sa ponúka, nič už { $turns }
missed-referee-offer-body = { $name } ({ $address }) nič neposlal už { $turns } a vie, že sa miesto ponúka iným. Akýkoľvek list odtiaľ skôr, než ho niekto prevezme, ponuku ukončí.
missed-referee-line = { $waiting ->
    [0] Na miesto teraz nikto nečaká; ponúkne sa tomu, kto sa prihlási. Alebo ho niekomu dajte: pbem seat replace { $key } { $colour }
    [one] Čaká { $waiting } človek; ak mu vyhovuje, dostane ponuku.
    [few] Čakajú { $waiting } ľudia; ponúkne sa prvému, komu vyhovuje.
   *[other] Čaká { $waiting } ľudí; ponúkne sa prvému, komu vyhovuje.
 }
missed-referee-vacate = { SEAT($seat) } v kampani „{ $campaign }“: miesto je voľné, nič už { $turns }
missed-referee-vacate-body = { $name } ({ $address }) nič neposlal už { $turns }. Miesto je uvoľnené a hráč to vie.
missed-referee-disorder = { SEAT($seat) } v kampani „{ $campaign }“: štát sa skončil, nič už { $turns }
missed-referee-disorder-body = { $name } ({ $address }) nič neposlal už { $turns }. Miesto je uvoľnené, hráč to vie a štát sa podľa pravidiel skončil. Oprava je v zázname: pbem campaign show { $key }
handover-referee = { SEAT($seat) } v kampani „{ $campaign }“: nový hráč
handover-referee-body = { $name } ({ $address }) hrá odteraz za { SEAT($seat, case: "acc") }. Doterajší hráč ({ $former }) to vie.
handover = Čo bolo pred vami: { SEAT($seat) }
handover-body = Preberáte { SEAT($seat, case: "acc") } v kampani „{ $campaign }“, tak ako veci stoja; teraz sa čaká na rozkazy pre ťah { $turn }. Posledná správa príde osobitne.
handover-reports = Sú tu správy z času pred vami, až po ťah { $last }.
handover-enclosed = Všetko je v priloženom súbore. Rozbaľte ho a otvorte index.html.
handover-letters = { $count ->
    [one] Je v ňom aj { $count } list, odoslaný alebo prijatý ({ SEAT($seat) }).
    [few] Sú v ňom aj { $count } listy, odoslané alebo prijaté ({ SEAT($seat) }).
   *[other] Je v ňom aj { $count } listov, odoslaných alebo prijatých ({ SEAT($seat) }).
 }
handover-how = O čokoľvek z toho môžete kedykoľvek požiadať jedným slovom na osobitnom riadku: „{ $history }“ vypíše ťahy, „{ $report }“ a „{ $orders }“ ukážu jeden z nich, „{ $archive }“ pošle všetko.
handover-orders = Rozkázané pre ťah { $turn }; platí, kým nerozkážete inak
handover-no-orders = Pre ťah { $turn } zatiaľ nie je rozkázané nič.
