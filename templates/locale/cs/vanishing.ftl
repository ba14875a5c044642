# Hráči, kteří zmizeli: co stojí v jejich zprávách a dopisech a co se dozví vedoucí. Předání místa.
missed-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy po sobě
   *[other] { $count } tahů po sobě
 }
missed-subject = žádné rozkazy od vás
missed-heading = Nic od vás nepřišlo
missed-report = { $count ->
    [1] Pro tah { $turn } jsme od vás neměli žádné rozkazy.
   *[other] Pro tah { $turn } jsme od vás neměli žádné rozkazy. Nemáme od vás zprávy už { $turns }.
 }
missed-report-last = Vaše poslední rozkazy se provedly ještě jednou, pokud to bylo možné.
missed-report-stay = Když dlouho nic nepřijde, řekneme to vedoucímu.
missed-report-offer = { $left ->
    [0] Vaše místo teď nabízíme těm, kdo na nějaké čekají. Je vaše, dokud ho někdo nepřevezme.
    [one] Nepřijde-li nic ještě { $left } tah, nabídneme vaše místo těm, kdo na nějaké čekají.
    [few] Nepřijde-li nic ještě { $left } tahy, nabídneme vaše místo těm, kdo na nějaké čekají.
   *[other] Nepřijde-li nic ještě { $left } tahů, nabídneme vaše místo těm, kdo na nějaké čekají.
 }
missed-report-vacate = { $left ->
    [0] Vaše místo je teď uvolněno; říká to zvláštní dopis.
    [one] Nepřijde-li nic ještě { $left } tah, vaše místo uvolníme.
    [few] Nepřijde-li nic ještě { $left } tahy, vaše místo uvolníme.
   *[other] Nepřijde-li nic ještě { $left } tahů, vaše místo uvolníme.
 }
missed-report-disorder = { $left ->
    [0] Vaše místo je teď uvolněno a váš stát končí; říká to zvláštní dopis.
    [one] Nepřijde-li nic ještě { $left } tah, vaše místo uvolníme a váš stát skončí.
    [few] Nepřijde-li nic ještě { $left } tahy, vaše místo uvolníme a váš stát skončí.
   *[other] Nepřijde-li nic ještě { $left } tahů, vaše místo uvolníme a váš stát skončí.
 }
missed-report-back = Zastaví to jakýkoli váš dopis, ať v něm stojí cokoli: rozkazy, nebo jen „stav“. Pokud jste psali a odpověď nepřišla, řekněte to prosím vedoucímu. Nemůžete-li chvíli hrát, napište „dovolená“ a dny; už nechcete-li, „vzdávám se“.
missed-offered = „{ $campaign }“: vaše místo nabízíme jiným
missed-offered-body = Nemáme od vás rozkazy už { $turns }, proto místo ({ SEAT($seat) }) nabízíme těm, kdo na nějaké čekají. Dokud ho někdo nepřevezme, zůstává vaše, se vším všudy.
missed-offered-back = Odpovězte na tento dopis jakýmkoli slovem, raději rozkazy, a místo vám zůstane.
missed-back = Rádi vás slyšíme: { SEAT($seat) } už nikomu nenabízíme
missed-back-body = Napsali jste dřív, než místo někdo převzal, takže zůstává vaše.
handover-former = „{ $campaign }“: za vás teď hraje někdo jiný
handover-former-body = Místo ({ SEAT($seat) }) v kampani „{ $campaign }“ má nového hráče. Žádné další zprávy nedostanete a vaše adresy pro odpověď neplatí. Děkujeme za hru. Chcete-li hrát znovu, napište: přihlásit { $key }
missed-vacated = „{ $campaign }“: vaše místo jsme uvolnili
missed-vacated-body = Nemáme od vás rozkazy už { $turns }, proto místo ({ SEAT($seat) }) už není vaše: žádné další zprávy a vaše adresy pro odpověď neplatí. Děkujeme za hru. Chcete-li hrát znovu, napište „přihlásit { $key }“, nebo se zeptejte vedoucího.
missed-ended-body = Váš stát skončil, jak velí pravidla.
missed-referee-stay = { SEAT($seat) } v kampani „{ $campaign }“: nic už { $turns }
missed-referee-stay-body = { $name } ({ $address }) nic neposlal už { $turns }. Podle pravidel této kampaně z toho nic neplyne. Můžete se zeptat, nebo místo uvolnit: pbem seat vacate { $key } { $colour }
missed-referee-offer = { SEAT($seat) } v kampani „{ $campaign }“: místo se nabízí, nic už { $turns }
missed-referee-offer-body = { $name } ({ $address }) nic neposlal už { $turns } a ví, že se místo nabízí jiným. Jakýkoli dopis odtamtud dřív, než ho někdo převezme, nabídku ukončí.
missed-referee-line = { $waiting ->
    [0] Na místo teď nikdo nečeká; nabídne se tomu, kdo se přihlásí. Nebo ho někomu dejte: pbem seat replace { $key } { $colour }
    [one] Čeká { $waiting } člověk; hodí-li se mu, dostane nabídku.
    [few] Čekají { $waiting } lidé; nabídne se prvnímu, komu se hodí.
   *[other] Čeká { $waiting } lidí; nabídne se prvnímu, komu se hodí.
 }
missed-referee-vacate = { SEAT($seat) } v kampani „{ $campaign }“: místo je volné, nic už { $turns }
missed-referee-vacate-body = { $name } ({ $address }) nic neposlal už { $turns }. Místo je uvolněno a hráč to ví.
missed-referee-disorder = { SEAT($seat) } v kampani „{ $campaign }“: stát skončil, nic už { $turns }
missed-referee-disorder-body = { $name } ({ $address }) nic neposlal už { $turns }. Místo je uvolněno, hráč to ví a stát podle pravidel skončil. Oprava je v záznamu: pbem campaign show { $key }
handover-referee = { SEAT($seat) } v kampani „{ $campaign }“: nový hráč
handover-referee-body = { $name } ({ $address }) hraje od teď za { SEAT($seat, case: "acc") }. Dosavadní hráč ({ $former }) to ví.
handover = Co bylo před vámi: { SEAT($seat) }
handover-body = Přebíráte { SEAT($seat, case: "acc") } v kampani „{ $campaign }“, tak jak věci stojí; teď se čeká na rozkazy pro tah { $turn }. Poslední zpráva přijde zvlášť.
handover-reports = Jsou tu zprávy z doby před vámi, až po tah { $last }.
handover-enclosed = Všechno je v přiloženém souboru. Rozbalte ho a otevřete index.html.
handover-letters = { $count ->
    [one] Je v něm i { $count } dopis, odeslaný nebo přijatý ({ SEAT($seat) }).
    [few] Jsou v něm i { $count } dopisy, odeslané nebo přijaté ({ SEAT($seat) }).
   *[other] Je v něm i { $count } dopisů, odeslaných nebo přijatých ({ SEAT($seat) }).
 }
handover-how = O cokoli z toho můžete kdykoli požádat jedním slovem na zvláštním řádku: „{ $history }“ vypíše tahy, „{ $report }“ a „{ $orders }“ ukážou jeden z nich, „{ $archive }“ pošle všechno.
handover-orders = Rozkázáno pro tah { $turn }; platí, dokud nerozkážete jinak
handover-no-orders = Pro tah { $turn } zatím není rozkázáno nic.
