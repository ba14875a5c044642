# Hry, kde je tah celé kolo: dopisy mluví o kolech.
report-title-corrected = Opravená zpráva o { $turn }. kole
report-title-corrected-start = Opravená zpráva před prvním kolem
report-title = Výsledky { $turn }. kola
report-due = Rozkazy pro kolo { $turn } — do: { $when }
report-due-others = Pro kolo { $turn } posílat nic nemusíte — hraje se do: { $when }
report-later = Další kola se hrají: { $times }.
report-form = Rozkazy pro kolo { $turn }
subject-news = kolo { $turn }: { $news }
subject-answer = kolo { $turn }: { $verdict }
subject-trial = zkouška, kolo { $turn }: { $verdict }
calendar-summary = { $title }: rozkazy pro kolo { $turn }
answer-late = Dopis přišel po uzávěrce: rozkazy jsou uloženy pro kolo { $turn }.
answer-map-alt = Mapa plánů pro kolo { $turn }; každý plán je popsán slovy výše
answer-receipt = Vaše potvrzení: kolo { $turn }, verze { $revision }, otisk { $digest }. Chcete-li je znovu, napište „rozkazy“.
answer-receipt-trial = V platnosti zůstává: kolo { $turn }, verze { $revision }, otisk { $digest }.
map-title = Vaše mapa, kolo { $turn }
map-alt = Mapa, jak ji znáte před kolem { $turn }; vaše plány jsou popsány níže
map-no-plans = Na toto kolo jste zatím nic nerozkázali.
receipt-title = Vaše rozkazy pro kolo { $turn }
receipt-open = Zatím nic: kolo je ještě otevřené.
status-turn = Kolo
history-title = Dosavadní kola
history-turn = Kolo
remark-late-letter = Váš dopis přišel po uzávěrce kola { $turn }; jak jsme ohlásili, jeho rozkazy platí pro kolo { $next }.
remark-old-report = Tohle jste psali pro kolo { $turn }, teď je ale otevřeno kolo { $next }. Zatím jsme nic neuložili. Toto by vaše řádky znamenaly pro kolo { $next }.
remark-previous-turn = Když váš dopis přišel, kolo { $turn } už bylo odehráno; tyto rozkazy platí pro kolo { $next }.
remark-after-deadline = Váš dopis přišel po uzávěrce kola { $turn }. Je uschován a přečteme ho pro kolo { $next }; tehdy přijde i odpověď.
remark-cancelled = Všechny vaše rozkazy pro toto kolo jsou zrušeny.
remark-grace = Uzávěrka kola { $turn } už minula, ale váš dopis se ještě počítá: kolo se zatím neodehrálo.
remark-early-at = Všechny rozkazy došly: kolo se odehraje v tuto dobu, pokud je nikdo nezmění: { $when }.
reminder-subject = Kolo { $turn }: ještě něco chybí
reminder-nothing = Pro kolo { $turn } od vás zatím nemáme žádné rozkazy.
moved-absence = Jeden z hráčů je pryč, a tak se uzávěrka kola { $turn } posunula. Rozkazy teď čekáme do: { $deadline }.
overture-subject = kolo { $turn }: { $news }
overture-said = Co vám v tomto kole řekli ostatní
correction-now = Teď je otevřeno kolo { $turn }. Uzávěrka rozkazů: { $deadline }.
correction-heading-stand = Vaše rozkazy na kolo { $turn }
correction-none = Na kolo { $turn } od vás žádné rozkazy nemáme.
ending-over = Kampaň „{ $campaign }“ skončila po kole { $turn }. Děkujeme za hru.
ending-dice = O hodech se teď smí vědět všechno: ve vaší poslední zprávě jsou čísla každého kola a podle svých zpráv můžete každý hod ověřit.
oversight-subject = Kolo { $turn }: zpráva pro vedoucího
oversight-in = Rozkazy na kolo { $turn } poslali: { SEAT($seats) }.
oversight-none-in = Na kolo { $turn } zatím žádné rozkazy nejsou.
archive-turn = Kolo { $turn }
archive-map-alt = Mapa po kole { $turn }
missed-report = { $count ->
    [1] Pro kolo { $turn } jsme od vás neměli žádné rozkazy.
   *[other] Pro kolo { $turn } jsme od vás neměli žádné rozkazy. Nemáme od vás zprávy už { $turns }.
 }
handover-body = Přebíráte { SEAT($seat, case: "acc") } v kampani „{ $campaign }“, tak jak věci stojí; teď se čeká na rozkazy pro kolo { $turn }. Poslední zpráva přijde zvlášť.
handover-reports = Jsou tu zprávy z doby před vámi, až po kolo { $last }.
handover-orders = Rozkázáno pro kolo { $turn }; platí, dokud nerozkážete jinak
handover-no-orders = Pro kolo { $turn } zatím není rozkázáno nic.
remark-early = Rozkazy poslali všichni: kolo se odehraje za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }, pokud je nikdo nezmění.
notice-late = Po uzávěrce kola { $turn }
notice-extended-body = Vedoucí posunul uzávěrku kola { $turn }. Rozkazy teď čekáme do: { $deadline }.
notice-no-report = { $turn ->
    [-1] Zatím žádná zpráva
   *[other] Zpráva o kole { $turn } není
}
notice-reports = Máte zprávy o kolech { $first } až { $last } (0 je začátek). Například: zpráva { $last }
notice-no-receipt = Takové rozkazy pro kolo { $turn } nejsou
notice-no-receipt-body = { $count ->
    [0] Pro kolo { $turn } nemáte žádné rozkazy; teď je otevřeno kolo { $present }. Samotné slovo „rozkazy“ ukáže, co platí.
    [one] Pro kolo { $turn } je jen jedna verze: rozkazy { $turn } r1
   *[other] Pro kolo { $turn } jsou verze 1 až { $count }. Například: rozkazy { $turn } r{ $count }
}
help-report = poslední zpráva ještě jednou; „zpráva 3“ pošle tu o kole 3
help-orders-word = potvrzení toho, co platí; „rozkazy 3“ ukáže, co jste rozkázali pro kolo 3 a co se provedlo; „rozkazy 3 r2“ jejich verzi 2
help-cancel = zruší všechny vaše rozkazy tohoto kola; „zrušit 3“ jen ty pro 3
help-replace = nad rozkazy: nahradí vše, co jste pro toto kolo dosud přikázali
help-history = dosavadní kola: kdy se hrála, co bylo nového, které vaše rozkazy se provedly
notice-report-only = Zatím máte jen jednu zprávu, o kole { $last } (0 je začátek): zpráva { $last }
correction-subject = { $count ->
    [one] Kolo { $turn } je vzato zpět
   *[other] Kola { $turn } až { $last } jsou vzata zpět
}
correction-again-subject = Kolo { $turn } bylo sehráno znovu
correction-taken = { $count ->
    [one] Vedoucí vzal zpět kolo { $turn }. Co jsme vám o něm psali, už neplatí.
   *[other] Vedoucí vzal zpět kola { $turn } až { $last }. Co jsme vám o nich psali, už neplatí.
}
correction-report = Všechno stojí tak, jak bylo před kolem { $turn }. Platnou zprávu s novým formulářem rozkazů vám posíláme zvlášť.
correction-replayed = Kolo bylo hned sehráno znovu. Novou zprávu vám posíláme zvlášť; platí jen ona.
correction-heading-lost = Už neplatí: vaše rozkazy na kolo { $turn }
remark-taken-back = Tento dopis je psán ke kolu, které vedoucí vzal zpět. Zatím z něj nic neplatí. Máme-li jej vzít pro kolo { $turn }, které je teď otevřeno, potvrďte to prosím.
amended-concerned = Vedoucí opravil v pozici před kolem { $turn } něco, co vidíte. Následuje nová zpráva s platnou pozicí; vaše rozkazy platí, pokud zde neříkáme jinak.
amended-elsewhere = Vedoucí opravil pozici před kolem { $turn }. Z toho, co vidíte, se nezměnilo nic; vaše zpráva i rozkazy platí.
holiday-wait = Kolo na vás počká: uzávěrka v těchto dnech se posune na první po nich.
holiday-excuse = Kola se zatím hrají dál a nikomu nevadí, že mlčíte. Rozkazy přesto poslat můžete.
holiday-counted = Současné kolo bylo odloženo kvůli dnům, které jste si zapsali, proto se tyto dny počítají dál.
resign-ask-begun = Když odpovíte „ano“, za { SEAT($seat, case: "acc") } už nehrajete: žádné další zprávy a vaše adresy pro odpověď přestanou platit. Co jste rozkázali pro toto kolo, se ještě provede. Místo může dostat někdo jiný; ostatní hráči se to nedozvědí. Potřebujete-li jen přestávku, napište raději vedoucímu.
overture-waits = Dokud znovu nenapíšete, kolo před uzávěrkou neodehrajeme. Uzávěrka sama se nemění.
problem-too-outspoken = V tomto kole už { $most } vašich dopisů něco říkalo ostatním a každý jim přišel poštou. V tomto kole už ne. Co platí, zůstává; „zrušit“ to vezme zpět.
archive-body-whole = V příloze je celá hra, jak doopravdy proběhla: mapa kolo za kolem, bitvy, smlouvy, kostky.
archive-no-pictures = Kol je tolik, že obrázky map chybějí; mapy z písmen tam jsou.
archive-seat-title = { SEAT($seat) }: všechna kola
archive-running = Hra běží, čeká se na kolo { $turn }. Tato stránka je jen pro oči vedoucího.
archive-dice-why = Tento slib stál před hrou v první zprávě každého hráče. Váže všechny hody: semínko každého kola k němu vede zpátky a semínko s rozkazy dají každý hod.
archive-dice-row = Řádek kola
report-revealed = Kostky k ověření (kolo, semínko, otisk rozkazů): { $seed }
referee-ordered = Rozkaz pro kolo { $turn }: { $order } (vaše verze { $revision }). Platí při vyhodnocení kola; do té doby jej můžete změnit.
referee-ran = Kolo je vyhodnoceno; zprávy odcházejí. Nyní se čeká na kolo { $turn }, uzávěrka: { $when }
referee-run-ahead = Kolo { $turn } by se vyhodnotilo nyní, s došlými rozkazy, a rozeslaly by se všechny zprávy.
referee-tried = Zkouška kola { $turn }: nic se neuložilo a nikdo jiný se nic nedozví. Hody by byly takové, dokud se rozkazy nezmění. Kdo by se co dozvěděl:
referee-orders-none-then = { SEAT($seat) }: pro kolo { $turn } nejsou žádné rozkazy.
referee-remove-ahead = { SEAT($seat) }: místo by bylo odebráno ({ $names }), adresy pro odpověď by hned přestaly platit. Rozkazy pro toto kolo zůstávají; místo se nabídne čekajícím.
referee-undone = Vráceno. Kolo { $turn } je znovu otevřené (větev { $branch }), uzávěrka: { $when }
referee-rerun = Přehráno (větev { $branch }). Nyní se čeká na kolo { $turn }.
referee-rerun-same = Přehráno (větev { $branch }): vyšlo to stejně. Nyní se čeká na kolo { $turn }.
referee-lost-orders = Rozkazy dané pro vrácené kolo už neplatí; pisatelé je dostali zpět: { SEAT($seats) }.
referee-undo-ahead = { $count ->
    [one] Vrátilo by se poslední kolo; nyní je otevřeno kolo { $turn }.
    [few] Vrátila by se poslední { $count } kola; nyní je otevřeno kolo { $turn }.
   *[other] Vrátilo by se posledních { $count } kol; nyní je otevřeno kolo { $turn }.
 }
referee-undo-mails = Dříve dané rozkazy platí; rozkazy pro vrácená kola dostanou pisatelé zpět. Všichni dostanou opravenou zprávu, jako nová větev: nic se neztratí.
referee-rerun-ahead = Poslední kolo by se hned přehrálo s rozkazy, které pro něj platí; nyní je otevřeno kolo { $turn }.
referee-ended = Kampaň skončila po kole { $turn }; hráči ({ $count }) dostanou pořadí, semínka kostek a nabídku celé historie.
referee-end-ahead = Kampaň „{ $campaign }“ by skončila natrvalo; kolo { $turn } se neodehraje. Všichni dostanou konečné pořadí a všechna semínka a tajemství všech budou odkrytá.
referee-report-sent = Vaše úplná zpráva o kole přijde zvlášť.
referee-proposals-heading = Co čeká na vaše slovo a co vám bylo řečeno od začátku kola:
referee-own-orders = { $count ->
    [one] Pro toto kolo platí jeden váš rozkaz.
    [few] Pro toto kolo platí { $count } vaše rozkazy.
   *[other] Pro toto kolo platí { $count } vašich rozkazů.
 }
referee-lines-held-body = V dopise od { SEAT($seat, case: "gen") } stojí něco, čemu tu nikdo nerozumí. Hráč ví, že to čeká na vás. Co do vyhodnocení kola neposoudíte, neplatí.
referee-lines-wait-body = { $count ->
    [one] Uzávěrka kola: { $when }. Bez vašeho posouzení tento řádek neplatí. Připomínáme jen jednou.
   *[other] Uzávěrka kola: { $when }. Bez vašeho posouzení tyto řádky ({ $count }) neplatí. Připomínáme jen jednou.
 }
refusal-referee-line-void = Řádek { $number } neplatí: jeho kolo skončilo, nebo hráč napsal znovu.
referee-help-report = vaše úplná zpráva o posledním kole; s číslem o tom kole
referee-help-run = * vyhodnotí kolo nyní, s došlými rozkazy
referee-help-trial = co by kolo přineslo, se všemi hody; nic se neuloží ani nepošle
referee-help-orders = co platí u všech; „rozkazy { $seat } 3“: všechny verze jednoho místa pro kolo 3 a co se provedlo
referee-help-undo = * vrátí poslední kolo; „vrátit tah 2“ poslední dvě
referee-help-rerun = * přehraje poslední kolo s platnými rozkazy
problem-decree = To je rozhodnutí: provádí se hned a není to příkaz pro kolo. Dejte je dopisem nebo příkazem „pbem referee award“.
resign-referee-body = { $name } ({ $address }) opouští { SEAT($seat, case: "acc") } v kampani „{ $campaign }“ v kole { $turn } a potvrzuje to. Rozkazy pro toto kolo platí. Ostatním hráčům jsme nic neřekli.
brake-subject = „{ $campaign }“: kolo se už mělo odehrát, ale čeká
brake-mailbox = Schránku nelze číst ({ $why }). Naposledy byla přečtena: { $since }. Mohou v ní ležet nepřečtené rozkazy, které došly včas, a tak se kolo neodehrálo.
brake-mailbox-then = Jakmile bude schránka přečtena, kolo se odehraje samo, se vším, co došlo před uzávěrkou. Nic se neztratilo.
brake-silence = Mlčí { $silent } z { $asked } hráčů: teď { $now } %, obvykle { $usual } %. Možná jejich pošta nedochází, a tak se kolo neodehrálo.
brake-lost = Tyto zprávy se vrátily, takže jejich čtenáři o kole možná nevědí: { $seats }.
delivery-before-deadline = Bez něj hráč neví, co se stalo. Uzávěrka kola: { $deadline }.
refusal-nothing-to-undo = „{ $campaign }“: tolik kol zpět vzít nelze (sehráno: { $turns }); rozestavení zůstává.
refusal-no-such-turn = Kampaň „{ $campaign }“ nemá zprávu o kole { $turn }.
ending-archive-referee = Napíšete-li „archiv“, přijde stránka o skončené kampani, kterou smí vidět každý: mapa kolo po kole, jaká doopravdy byla, semínka kostek, bez dopisů a adres.
report-mark = Hra { $campaign }, kolo { $turn }, { $token }.
handover-how = O cokoli z toho můžete kdykoli požádat jedním slovem na zvláštním řádku: „{ $history }“ vypíše kola, „{ $report }“ a „{ $orders }“ ukážou jedno z nich, „{ $archive }“ pošle všechno.
brake-how =
    Odehrát kolo hned: pbem turn run { $key }
    Dát více času (všichni se to dozvědí): pbem referee extend { $key } 24
    Podívat se, kdo poslal rozkazy: pbem campaign show { $key }
report-title-turns = Výsledky kol { $first }–{ $turn }
subject-news-turns = kola { $first }–{ $turn }: { $news }
notice-restored-body = Kvůli poruše bylo nutné hru obnovit ze zálohy. Teď je otevřeno kolo { $turn }. Co jsme vám poslali o pozdějších kolech, už neplatí.
remark-lost-turn = Tento dopis je psán ke kolu, které zaniklo, když byla hra obnovena ze zálohy. Zatím z něj nic neplatí. Máme-li jej vzít pro kolo { $turn }, které je teď otevřeno, potvrďte to prosím.
window-earlier = Dříve: kolo { $turn }
window-later = Později: kolo { $turn }
window-letters-new = dopisy v tomto kole: { $count }
log-braked = kolo čeká na vedoucího
log-braked-mailbox = kolo čeká na vedoucího: schránku nelze číst
log-braked-silence = kolo čeká na vedoucího: mlčí mnohem víc hráčů než obvykle
log-turns = kol: { $count }
log-rerun = kolo bylo odehráno znovu
log-resolved = { $turn }. kolo bylo odehráno
log-run = kolo bylo spuštěno hned
log-undone = kola byla vrácena zpět
window-shows-last = Minulé kolo
window-slider = Kolo
window-ran = Vaše rozkazy v tomto kole
window-stands-nothing = Na toto kolo jste zatím nic neposlali
window-played = Od otevření této stránky se odehrálo kolo. Nic se neodeslalo. Váš text tu zůstal: když ho pošlete teď, platí pro kolo uvedené nahoře.
referee-mail-of = { $kind }, kolo { $turn }
referee-help-verify = přehraje poslední kola znovu z toho, co je uloženo, a porovná
referee-verified = { $count ->
    [one] Poslední kolo vyšlo po novém přehrání stejně
    [few] Poslední { $count } kola vyšla po novém přehrání stejně
   *[other] Posledních { $count } kol vyšlo po novém přehrání stejně
 }: stav, události, hody i semínka. Poštou se jich prověří nejvýš { $most }; všechna prověří pbem verify { $campaign }.
referee-faults = { $count ->
    [one] Jedno kolo vyšlo po novém přehrání jinak:
    [few] { $count } kola vyšla po novém přehrání jinak:
   *[other] { $count } kol vyšlo po novém přehrání jinak:
 }
referee-fault = Kolo { $turn }, větev { $branch }: { $faults }
window-r-after = po kole { $turn }
window-r-due = Kolo { $turn } má uzávěrku { $when }
window-r-held = řádek { $line }, kolo { $turn }, č. { $number }, od { $when }
window-r-lost = Zpráva o kole { $turn } nedošla na { $address }
window-r-report-of = Zpráva, kterou by nyní dostalo místo { SEAT($seat) }, v jazyce místa ({ $language })
window-r-rerun = Přehrát poslední kolo
window-r-try = Vyzkoušet kolo
window-r-turn = Kolo
window-r-turn-more = vyzkoušet kolo, přečíst zprávy, vyhodnotit, vzít zpět
window-r-undo = Vzít poslední kolo zpět
