# Hry, kde je ťah celé kolo: listy hovoria o kolách.
report-title-corrected = Opravená správa o { $turn }. kole
report-title-corrected-start = Opravená správa pred prvým kolom
report-title = Výsledky { $turn }. kola
report-due = Rozkazy na kolo { $turn } — do: { $when }
report-due-others = Na kolo { $turn } nemusíte posielať nič — hrá sa do: { $when }
report-later = Ďalšie kolá sa hrajú: { $times }.
report-form = Rozkazy na kolo { $turn }
subject-news = kolo { $turn }: { $news }
subject-answer = kolo { $turn }: { $verdict }
subject-trial = skúška, kolo { $turn }: { $verdict }
calendar-summary = { $title }: rozkazy na kolo { $turn }
answer-late = List prišiel po uzávierke: rozkazy sú uložené na kolo { $turn }.
answer-map-alt = Mapa plánov na kolo { $turn }; každý plán je opísaný slovami vyššie
answer-receipt = Vaše potvrdenie: kolo { $turn }, verzia { $revision }, odtlačok { $digest }. Ak ho chcete znova, napíšte „rozkazy“.
answer-receipt-trial = V platnosti zostáva: kolo { $turn }, verzia { $revision }, odtlačok { $digest }.
map-title = Vaša mapa, kolo { $turn }
map-alt = Mapa, ako ju poznáte pred kolom { $turn }; vaše plány sú opísané nižšie
map-no-plans = Na toto kolo ste zatiaľ nič nerozkázali.
receipt-title = Vaše rozkazy pre kolo { $turn }
receipt-open = Zatiaľ nič: kolo je ešte otvorené.
status-turn = Kolo
history-title = Doterajšie kolá
history-turn = Kolo
remark-late-letter = Váš list prišiel po uzávierke kola { $turn }; ako sme oznámili, jeho rozkazy platia pre kolo { $next }.
remark-old-report = Toto ste písali pre kolo { $turn }, teraz je však otvorené kolo { $next }. Zatiaľ sme nič neuložili. Toto by vaše riadky znamenali pre kolo { $next }.
remark-previous-turn = Keď váš list prišiel, kolo { $turn } už bolo odohrané; tieto rozkazy platia pre kolo { $next }.
remark-after-deadline = Váš list prišiel po uzávierke kola { $turn }. Je uschovaný a prečítame ho pre kolo { $next }; vtedy príde aj odpoveď.
remark-cancelled = Všetky vaše rozkazy na toto kolo sú zrušené.
remark-grace = Uzávierka kola { $turn } už uplynula, ale váš list sa ešte počíta: kolo sa zatiaľ neodohralo.
remark-early-at = Všetky rozkazy došli: kolo sa odohrá v tomto čase, ak ich nikto nezmení: { $when }.
reminder-subject = Kolo { $turn }: ešte niečo chýba
reminder-nothing = Pre kolo { $turn } od vás zatiaľ nemáme žiadne rozkazy.
moved-absence = Jeden z hráčov je preč, a tak sa uzávierka kola { $turn } posunula. Rozkazy teraz čakáme do: { $deadline }.
overture-subject = kolo { $turn }: { $news }
overture-said = Čo vám v tomto kole povedali ostatní
correction-now = Teraz je otvorené kolo { $turn }. Uzávierka rozkazov: { $deadline }.
correction-heading-stand = Vaše rozkazy na kolo { $turn }
correction-none = Na kolo { $turn } od vás nemáme nijaké rozkazy.
ending-over = Kampaň „{ $campaign }“ sa skončila po kole { $turn }. Ďakujeme za hru.
ending-dice = O hodoch sa teraz smie vedieť všetko: vo vašej poslednej správe sú čísla každého kola a podľa svojich správ môžete overiť každý hod.
oversight-subject = Kolo { $turn }: správa pre vedúceho
oversight-in = Rozkazy na kolo { $turn } poslali: { SEAT($seats) }.
oversight-none-in = Na kolo { $turn } zatiaľ nijaké rozkazy nie sú.
archive-turn = Kolo { $turn }
archive-map-alt = Mapa po kole { $turn }
missed-report = { $count ->
    [1] Pre kolo { $turn } sme od vás nemali žiadne rozkazy.
   *[other] Pre kolo { $turn } sme od vás nemali žiadne rozkazy. Nemáme od vás správy už { $turns }.
 }
handover-body = Preberáte { SEAT($seat, case: "acc") } v kampani „{ $campaign }“, tak ako veci stoja; teraz sa čaká na rozkazy pre kolo { $turn }. Posledná správa príde osobitne.
handover-reports = Sú tu správy z času pred vami, až po kolo { $last }.
handover-orders = Rozkázané pre kolo { $turn }; platí, kým nerozkážete inak
handover-no-orders = Pre kolo { $turn } zatiaľ nie je rozkázané nič.
remark-early = Rozkazy poslali všetci: kolo sa odohrá o { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekúnd
 }, ak ich nikto nezmení.
notice-late = Po uzávierke kola { $turn }
notice-extended-body = Vedúci posunul uzávierku kola { $turn }. Rozkazy teraz čakáme do: { $deadline }.
notice-no-report = { $turn ->
    [-1] Zatiaľ žiadna správa
   *[other] Správa o kole { $turn } nie je
}
notice-reports = Máte správy o kolách { $first } až { $last } (0 je začiatok). Napríklad: správa { $last }
notice-no-receipt = Také rozkazy pre kolo { $turn } nie sú
notice-no-receipt-body = { $count ->
    [0] Pre kolo { $turn } nemáte žiadne rozkazy; teraz je otvorené kolo { $present }. Samotné slovo „rozkazy“ ukáže, čo platí.
    [one] Pre kolo { $turn } je len jedna verzia: rozkazy { $turn } r1
   *[other] Pre kolo { $turn } sú verzie 1 až { $count }. Napríklad: rozkazy { $turn } r{ $count }
}
help-report = posledná správa ešte raz; „správa 3“ pošle tú o kole 3
help-orders-word = potvrdenie toho, čo platí; „rozkazy 3“ ukáže, čo ste rozkázali na kolo 3 a čo sa vykonalo; „rozkazy 3 r2“ ich verziu 2
help-cancel = zruší všetky vaše rozkazy tohto kola; „zrušiť 3“ len tie pre 3
help-replace = nad rozkazmi: nahradí všetko, čo ste pre toto kolo doteraz prikázali
help-history = doterajšie kolá: kedy sa hrali, čo bolo nové, ktoré vaše rozkazy sa vykonali
notice-report-only = Zatiaľ máte len jednu správu, o kole { $last } (0 je začiatok): správa { $last }
correction-subject = { $count ->
    [one] Kolo { $turn } je vzaté späť
   *[other] Kolá { $turn } až { $last } sú vzaté späť
}
correction-again-subject = Kolo { $turn } bolo odohrané znova
correction-taken = { $count ->
    [one] Vedúci vzal späť kolo { $turn }. Čo sme vám o ňom písali, už neplatí.
   *[other] Vedúci vzal späť kolá { $turn } až { $last }. Čo sme vám o nich písali, už neplatí.
}
correction-report = Všetko stojí tak, ako bolo pred kolom { $turn }. Platnú správu s novým formulárom rozkazov vám posielame osobitne.
correction-replayed = Kolo bolo hneď odohrané znova. Novú správu vám posielame osobitne; platí iba ona.
correction-heading-lost = Už neplatí: vaše rozkazy na kolo { $turn }
remark-taken-back = Tento list je písaný ku kolu, ktoré vedúci vzal späť. Zatiaľ z neho nič neplatí. Ak ho máme vziať pre kolo { $turn }, ktoré je teraz otvorené, potvrďte to, prosím.
amended-concerned = Vedúci opravil v pozícii pred kolom { $turn } niečo, čo vidíte. Nasleduje nová správa s platnou pozíciou; vaše rozkazy platia, ak tu nehovoríme inak.
amended-elsewhere = Vedúci opravil pozíciu pred kolom { $turn }. Z toho, čo vidíte, sa nezmenilo nič; vaša správa aj rozkazy platia.
holiday-wait = Kolo na vás počká: uzávierka v týchto dňoch sa posunie na prvú po nich.
holiday-excuse = Kolá sa zatiaľ hrajú ďalej a nikomu neprekáža, že mlčíte. Rozkazy aj tak poslať môžete.
holiday-counted = Súčasné kolo bolo odložené pre dni, ktoré ste si zapísali, preto sa tieto dni počítajú ďalej.
resign-ask-begun = Ak odpoviete „áno“, za { SEAT($seat, case: "acc") } už nehráte: žiadne ďalšie správy a vaše adresy na odpoveď prestanú platiť. Čo ste rozkázali pre toto kolo, sa ešte vykoná. Miesto môže dostať niekto iný; ostatní hráči sa to nedozvedia. Ak potrebujete len prestávku, napíšte radšej vedúcemu.
overture-waits = Kým znova nenapíšete, kolo pred uzávierkou neodohráme. Uzávierka sama sa nemení.
problem-too-outspoken = V tomto kole už { $most } vašich listov niečo hovorilo ostatným a každý im prišiel poštou. V tomto kole už nie. Čo platí, ostáva; „zrušiť“ to vezme späť.
archive-body-whole = V prílohe je celá hra, ako naozaj prebehla: mapa kolo za kolom, bitky, zmluvy, kocky.
archive-no-pictures = Kôl je toľko, že obrázky máp chýbajú; mapy z písmen tam sú.
archive-seat-title = { SEAT($seat) }: všetky kolá
archive-running = Hra beží, čaká sa na kolo { $turn }. Táto stránka je len pre oči vedúceho.
archive-dice-why = Tento sľub stál pred hrou v prvej správe každého hráča. Viaže všetky hody: semienko každého kola k nemu vedie späť a semienko s rozkazmi dajú každý hod.
archive-dice-row = Riadok kola
report-revealed = Kocky na overenie (kolo, semienko, odtlačok rozkazov): { $seed }
referee-ordered = Rozkaz pre kolo { $turn }: { $order } (vaša verzia { $revision }). Platí pri vyhodnotení kola; dovtedy ho môžete zmeniť.
referee-ran = Kolo je vyhodnotené; správy odchádzajú. Teraz sa čaká na kolo { $turn }, uzávierka: { $when }
referee-run-ahead = Kolo { $turn } by sa vyhodnotilo teraz, s došlými rozkazmi, a rozoslali by sa všetky správy.
referee-tried = Skúška kola { $turn }: nič sa neuložilo a nikto iný sa nič nedozvie. Hody by boli takéto, kým sa rozkazy nezmenia. Kto by sa čo dozvedel:
referee-orders-none-then = { SEAT($seat) }: pre kolo { $turn } nie sú žiadne rozkazy.
referee-remove-ahead = { SEAT($seat) }: miesto by bolo odobraté ({ $names }), adresy na odpoveď by hneď prestali platiť. Rozkazy pre toto kolo zostávajú; miesto sa ponúkne čakajúcim.
referee-undone = Vrátené. Kolo { $turn } je znova otvorené (vetva { $branch }), uzávierka: { $when }
referee-rerun = Prehrané znova (vetva { $branch }). Teraz sa čaká na kolo { $turn }.
referee-rerun-same = Prehrané znova (vetva { $branch }): vyšlo to rovnako. Teraz sa čaká na kolo { $turn }.
referee-lost-orders = Rozkazy dané pre vrátené kolo už neplatia; pisatelia ich dostali späť: { SEAT($seats) }.
referee-undo-ahead = { $count ->
    [one] Vrátilo by sa posledné kolo; teraz je otvorené kolo { $turn }.
    [few] Vrátili by sa posledné { $count } kolá; teraz je otvorené kolo { $turn }.
   *[other] Vrátilo by sa posledných { $count } kôl; teraz je otvorené kolo { $turn }.
 }
referee-undo-mails = Skôr dané rozkazy platia; rozkazy pre vrátené kolá dostanú pisatelia späť. Všetci dostanú opravenú správu, ako nová vetva: nič sa nestratí.
referee-rerun-ahead = Posledné kolo by sa hneď prehralo s rozkazmi, ktoré preň platia; teraz je otvorené kolo { $turn }.
referee-ended = Kampaň sa skončila po kole { $turn }; hráči ({ $count }) dostanú poradie, semienka kociek a ponuku celej histórie.
referee-end-ahead = Kampaň „{ $campaign }“ by sa skončila natrvalo; kolo { $turn } sa neodohrá. Všetci dostanú konečné poradie a všetky semienka a tajomstvá všetkých budú odkryté.
referee-report-sent = Vaša úplná správa o kole príde zvlášť.
referee-proposals-heading = Čo čaká na vaše slovo a čo vám bolo povedané od začiatku kola:
referee-own-orders = { $count ->
    [one] Pre toto kolo platí jeden váš rozkaz.
    [few] Pre toto kolo platia { $count } vaše rozkazy.
   *[other] Pre toto kolo platí { $count } vašich rozkazov.
 }
referee-lines-held-body = V liste od { SEAT($seat, case: "gen") } stojí niečo, čomu tu nikto nerozumie. Hráč vie, že to čaká na vás. Čo do vyhodnotenia kola neposúdite, neplatí.
referee-lines-wait-body = { $count ->
    [one] Uzávierka kola: { $when }. Bez vášho posúdenia tento riadok neplatí. Pripomíname len raz.
   *[other] Uzávierka kola: { $when }. Bez vášho posúdenia tieto riadky ({ $count }) neplatia. Pripomíname len raz.
 }
refusal-referee-line-void = Riadok { $number } neplatí: jeho kolo sa skončilo, alebo hráč napísal znova.
referee-help-report = vaša úplná správa o poslednom kole; s číslom o tom kole
referee-help-run = * vyhodnotí kolo teraz, s došlými rozkazmi
referee-help-trial = čo by kolo prinieslo, so všetkými hodmi; nič sa neuloží ani nepošle
referee-help-orders = čo platí u všetkých; „rozkazy { $seat } 3“: všetky verzie jedného miesta pre kolo 3 a čo sa vykonalo
referee-help-undo = * vráti posledné kolo; „vrátiť ťah 2“ posledné dve
referee-help-rerun = * prehrá posledné kolo s platnými rozkazmi
problem-decree = To je rozhodnutie: vykoná sa hneď a nie je to príkaz na kolo. Dajte ho listom alebo príkazom „pbem referee award“.
resign-referee-body = { $name } ({ $address }) opúšťa { SEAT($seat, case: "acc") } v kampani „{ $campaign }“ v kole { $turn } a potvrdzuje to. Rozkazy pre toto kolo platia. Ostatným hráčom sme nič nepovedali.
brake-subject = „{ $campaign }“: kolo sa už malo odohrať, ale čaká
brake-mailbox = Schránku nemožno čítať ({ $why }). Naposledy bola prečítaná: { $since }. Môžu v nej ležať neprečítané rozkazy, ktoré došli včas, a tak sa kolo neodohralo.
brake-mailbox-then = Len čo bude schránka prečítaná, kolo sa odohrá samo, so všetkým, čo došlo pred uzávierkou. Nič sa nestratilo.
brake-silence = Mlčí { $silent } z { $asked } hráčov: teraz { $now } %, obvykle { $usual } %. Možno ich pošta nedochádza, a tak sa kolo neodohralo.
brake-lost = Tieto správy sa vrátili, takže ich čitatelia o kole možno nevedia: { $seats }.
delivery-before-deadline = Bez neho hráč nevie, čo sa stalo. Uzávierka kola: { $deadline }.
refusal-nothing-to-undo = „{ $campaign }“: toľko kôl späť vziať nemožno (odohraných: { $turns }); rozostavenie zostáva.
refusal-no-such-turn = Kampaň „{ $campaign }“ nemá správu o kole { $turn }.
ending-archive-referee = Na slovo „archív“ príde stránka o skončenej kampani, ktorú smie vidieť každý: mapa kolo po kole, aká naozaj bola, semienka kociek, bez listov a adries.
report-mark = Hra { $campaign }, kolo { $turn }, { $token }.
handover-how = O čokoľvek z toho môžete kedykoľvek požiadať jedným slovom na osobitnom riadku: „{ $history }“ vypíše kolá, „{ $report }“ a „{ $orders }“ ukážu jedno z nich, „{ $archive }“ pošle všetko.
brake-how =
    Odohrať kolo hneď: pbem turn run { $key }
    Dať viac času (všetci sa to dozvedia): pbem referee extend { $key } 24
    Pozrieť sa, kto poslal rozkazy: pbem campaign show { $key }
report-title-turns = Výsledky kôl { $first }–{ $turn }
subject-news-turns = kolá { $first }–{ $turn }: { $news }
notice-restored-body = Pre poruchu bolo treba hru obnoviť zo zálohy. Teraz je otvorené kolo { $turn }. Čo sme vám poslali o neskorších kolách, už neplatí.
remark-lost-turn = Tento list je písaný ku kolu, ktoré zaniklo, keď bola hra obnovená zo zálohy. Zatiaľ z neho nič neplatí. Ak ho máme vziať pre kolo { $turn }, ktoré je teraz otvorené, potvrďte to, prosím.
window-earlier = Skôr: kolo { $turn }
window-later = Neskôr: kolo { $turn }
window-letters-new = listy v tomto kole: { $count }
log-braked = kolo čaká na vedúceho
log-braked-mailbox = kolo čaká na vedúceho: schránku nemožno čítať
log-braked-silence = kolo čaká na vedúceho: mlčí oveľa viac hráčov než zvyčajne
log-turns = kôl: { $count }
log-rerun = kolo bolo odohrané znova
log-resolved = { $turn }. kolo bolo odohrané
log-run = kolo bolo spustené hneď
log-undone = kolá boli vzaté späť
window-shows-last = Minulé kolo
window-slider = Kolo
window-ran = Vaše rozkazy v tomto kole
window-stands-nothing = Na toto kolo ste zatiaľ nič neposlali
window-played = Od otvorenia tejto stránky sa odohralo kolo. Nič sa neodoslalo. Váš text tu zostal: ak ho pošlete teraz, platí pre kolo uvedené hore.
referee-mail-of = { $kind }, kolo { $turn }
referee-help-verify = prehrá posledné kolá znova z toho, čo je uložené, a porovná
referee-verified = { $count ->
    [one] Posledné kolo vyšlo po novom prehraní rovnako
    [few] Posledné { $count } kolá vyšli po novom prehraní rovnako
   *[other] Posledných { $count } kôl vyšlo po novom prehraní rovnako
 }: stav, udalosti, hody aj semienka. Poštou sa ich preverí najviac { $most }; všetky preverí pbem verify { $campaign }.
referee-faults = { $count ->
    [one] Jedno kolo vyšlo po novom prehraní inak:
    [few] { $count } kolá vyšli po novom prehraní inak:
   *[other] { $count } kôl vyšlo po novom prehraní inak:
 }
referee-fault = Kolo { $turn }, vetva { $branch }: { $faults }
window-r-after = po kole { $turn }
window-r-due = Kolo { $turn } má uzávierku { $when }
window-r-held = riadok { $line }, kolo { $turn }, č. { $number }, od { $when }
window-r-lost = Správa o kole { $turn } nedošla na { $address }
window-r-report-of = Správa, ktorú by teraz dostalo miesto { SEAT($seat) }, v jazyku miesta ({ $language })
window-r-rerun = Prehrať posledné kolo znova
window-r-try = Vyskúšať kolo
window-r-turn = Kolo
window-r-turn-more = vyskúšať kolo, prečítať správy, vyhodnotiť, vziať späť
window-r-undo = Vziať posledné kolo späť
