# Komu veríme: otázky, na ktoré sa odpovedá listom, adresy, spoluhráči, kódy a heslá.
challenge-how = { $days ->
    [one] Odpovedzte, prosím, na tento list slovom „áno“ alebo „nie“ v prvom riadku, a to do jedného dňa.
   *[other] Odpovedzte, prosím, na tento list slovom „áno“ alebo „nie“ v prvom riadku, a to do { $days } dní.
 } Odpoveď musí prísť z adresy, na ktorú prišiel tento list. (Kód: { $code })
challenge-unclear = Áno, alebo nie?
challenge-unclear-body = Na niečo sme sa vás pýtali a vašej odpovedi sme nerozumeli. Zatiaľ sa nič nestalo.
challenge-unclear-orders = Ak ste chceli poslať rozkazy: pošlite ich ako odpoveď na najnovšiu správu.
challenge-unknown = Túto otázku nepoznáme
challenge-unknown-body = Váš list odpovedá na otázku, ktorú sme nepoložili. Nič sa nevykonalo, list je uložený. Ak chcete o niečo požiadať, napíšte to, prosím, znova: na predmet „pomoc“ príde prehľad možností.
challenge-elsewhere = Vaša odpoveď neplatí
challenge-elsewhere-body = Otázka, na ktorú odpovedáte, bola položená na inú adresu, než z ktorej píšete. Platí len odpoveď z tej adresy. Nič sa nevykonalo.
challenge-used = Už ste odpovedali
challenge-used-body = Platí vaša skoršia odpoveď na túto otázku, teraz sa nič nezmenilo. Ak ste si to rozmysleli, napíšte nám, prosím, znova.
challenge-expired = Vaša odpoveď prišla neskoro
challenge-expired-body = Lehota na odpoveď na túto otázku uplynula, takže sa nič nevykonalo. Požiadajte, prosím, o to isté ešte raz a odpovedzte na novú otázku.
foreign-asked = Opýtali sme sa, či váš list platí
foreign-asked-body = Váš list nesie kód miesta, ale prišiel z adresy, ktorá preň nie je zapísaná. Na zapísanej adrese sme sa opýtali, či má platiť. Kým to nebude potvrdené, nič z neho sa nevykoná; list je uložený.
foreign-question = Boli ste to vy?
foreign-question-body = List s kódom vášho miesta v kampani „{ $campaign }“ prišiel z adresy { $address }, ktorá u vás nie je zapísaná. List čaká, nič z neho sa nevykonalo.
foreign-question-how = Ak ste to boli vy: „áno“ znamená, že list platí, „áno, vždy“ navyše, že z tej adresy môžete písať aj nabudúce. Pri „nie“ list zahodíme a pošleme vám nový kód, pretože ten doterajší pozná ešte niekto iný.
foreign-look-alike = Pozrite sa pozorne: tá adresa sa podobá na vašu ({ $own }), ale je to iná.
foreign-confirmed = Ďakujeme
foreign-confirmed-body = Váš list z druhej adresy teraz platí a čítame ho. Odpoveď príde na vašu zapísanú adresu.
foreign-once = Týka sa to len toho jedného listu. Ak chcete odtiaľ písať pravidelne, pošlite „adresa pridať“ a za tým tú adresu.
foreign-refused = List z druhej adresy sme zahodili. Pretože váš kód pozná ešte niekto iný, vymenili sme ho.
renewed = Váš nový kód
renewed-body = Odteraz platia len odpovede na tento list a na novšie. Všetko ostatné zostáva, ako bolo.
renewed-old = Váš kód bol vymenený
renewed-old-body = Váš list prišiel na skoršiu adresu na odpoveď vášho miesta, ktorá už neplatí. Nič sa nevykonalo, list je uložený.
exposed = Váš kód dostali aj iní
exposed-body = Váš posledný list dostali aj iní ľudia a s ním našu adresu na odpoveď, v ktorej je kód vášho miesta. Čo ste napísali, platí; kód sme vymenili, ako vždy v takom prípade. Ak je tá druhá adresa tiež vaša, zaregistrujte ju príkazom „adresa pridať meno@server“ a kód sa už meniť nebude.
unauthentic = List vo vašom mene sme nevykonali
unauthentic-body = List, ktorý je zdanlivo od vás, sa nepodarilo overiť: podpis vášho poskytovateľa pošty (DKIM alebo DMARC) chýbal alebo nesúhlasil. Táto kampaň ho vyžaduje, takže sa nič nevykonalo.
unauthentic-how = Ak ste ho písali vy, pošlite ho, prosím, znova cez web alebo aplikáciu svojho poskytovateľa. Ak to nepomôže: vedúci o tomto liste vie a môže vaše rozkazy zadať; z inej vašej registrovanej adresy mu dôjde riadok „vedúcemu: ...“. Ak ste to neboli vy, nemusíte robiť nič.
unauthentic-referee = List bez platného podpisu
unauthentic-referee-body = List pre { $seat } v kampani { $campaign } so správnym kódom prišiel bez zodpovedajúceho výsledku DKIM alebo DMARC. Nevykonal sa a odosielateľovi sme neodpovedali; hráč sa to dozvedel na zapísanej adrese. Ďalšie dnešné už nehlásime.
address = Vaše adresy
address-list = Môžete písať z týchto adries, naše listy chodia na prvú z nich: { $addresses }.
address-how = „adresa pridať meno@server“ adresu pridá, „adresa odobrať meno@server“ odoberie, „adresa hlavná meno@server“ z nej urobí tú, na ktorú píšeme.
address-asked = Na adresu { $address } sme poslali otázku. Len čo na ňu odtiaľ príde „áno“, môžete z tej adresy písať.
address-added = Odteraz môžete písať aj z adresy { $address }.
address-declined = Na otázku poslanú na { $address } prišlo „nie“. Adresu sme nepridali.
address-taken = Adresu { $address } vám zapísať nemôžeme.
address-many = Dnes ste uviedli už toľko nových adries, že sa ďalších nepýtame. Skúste to, prosím, zajtra.
address-mine = Adresu { $address } už máte zapísanú.
address-removed = Adresa { $address } tu už nie je vaša. Rozkazy z nej neplatia.
address-unknown = Adresa { $address } medzi vašimi nie je.
address-last = { $address } je vaša jediná adresa, preto zostáva. Najprv pridajte inú.
address-first = Naše listy teraz chodia na { $address }.
address-invalid = „{ $address }“ nie je e-mailová adresa. Napíšte ju ako meno@server.
address-registered-only = Pre vašu bezpečnosť to ide len z niektorej z vašich zapísaných adries. Nič sa nezmenilo.
address-question = Chcete písať z tejto adresy?
address-question-body = Hráč kampane „{ $campaign }“ chce odteraz posielať rozkazy z tejto adresy. Ak ste to vy, odpovedzte „áno“. Ak o ničom neviete, odpovedzte „nie“ alebo jednoducho neodpovedajte.
passphrase = Vaše heslo
passphrase-set = Nové heslo odteraz platí. Keď nemôžete písať zo svojej adresy, napíšte ho na samostatný riadok: „heslo: …“. Nikdy ho neopakujeme.
passphrase-short = Heslo je príliš krátke. Zvoľte, prosím, aspoň { $least } znakov, najlepšie štyri slová, ktoré spolu nesúvisia. Nič sa nezmenilo.
passphrase-unused = Táto kampaň verí len zapísaným adresám a heslo nepotrebuje. Nič sa neuložilo.
refusal-plays-already = „{ $campaign }“: jedna z týchto adries patrí niekomu, kto v tejto kampani už hrá.
refusal-seat-is-free = Toto miesto v kampani „{ $campaign }“ je voľné; najprv ho niekomu dajte.
challenge-yes = Áno
challenge-no = Nie
imported = Kampaň sa presťahovala sem
imported-question = Hráte v tejto kampani?
imported-question-body = Kampaň „{ $campaign }“ bola na túto poštu prenesená zo súboru. Podľa neho v nej máte miesto a píšete z tejto adresy. Samotnému súboru neveríme, preto sa pýtame vás.
imported-question-how = Ak odpoviete „áno“, miesto je vaše a dostanete poslednú správu s novým kódom. Pri „nie“ sa vedúci dozvie, že táto adresa s kampaňou nemá nič spoločné. Kým neodpoviete, nič iné vám neposielame.
imported-yes = Ďakujeme. Miesto v kampani „{ $campaign }“ je vaše a hrať môžete z tejto adresy. Doterajšie kódy prestali platiť, nový príde so správou.
imported-unread = { $count ->
    [one] Keď sa kampaň sťahovala, jeden váš list ešte nebol prečítaný. Tu neplatí: ak v ňom boli rozkazy, pošlite ich, prosím, znova.
    [few] Keď sa kampaň sťahovala, { $count } vaše listy ešte neboli prečítané. Tu neplatia: ak v nich boli rozkazy, pošlite ich, prosím, znova.
   *[other] Keď sa kampaň sťahovala, { $count } vašich listov ešte nebolo prečítaných. Tu neplatia: ak v nich boli rozkazy, pošlite ich, prosím, znova.
}
imported-no = Zapísané: v kampani „{ $campaign }“ z tejto adresy nehráte. Viac vám o nej písať nebudeme.
imported-no-referee = Z adresy { $address } prišlo „nie“: kto tam číta poštu, nehrá za { $seat } v kampani { $campaign }, hoci to tvrdí súbor, z ktorého kampaň pochádza. Miesto niekomu inému pridelí pbem seat add.
imported-second = Pre toto miesto v kampani „{ $campaign }“ ste už odpovedali „áno“ z inej adresy. Ak chcete písať aj z { $address }, pošlite z adresy, z ktorej hráte, „adresa pridať { $address }“.
sign-in = Prihlásenie na { $house }
sign-in-body = Niekto sa chce prihlásiť s adresou { $address } na { $url }. Ak ste to vy: otvorte tento odkaz v tom istom prehliadači a stlačte tam tlačidlo.
sign-in-link = { $link }
sign-in-code = Alebo tam odpíšte kód: { $code }
sign-in-never = Odkaz aj kód platia raz a 15 minút. Nikto sa vás na kód nikdy neopýta, ani vedúci. Ak ste to neboli vy, list jednoducho zmažte: bez neho sa nikto neprihlási.
signed-in = Prihlásili ste sa na { $house }
signed-in-body = S adresou { $address } sa prihlásil prehliadač ({ $when }). Ak ste to neboli vy, číta vašu poštu niekto iný. Na stránke „Vy“ na { $house } možno odhlásiť všetky prehliadače; dajte, prosím, vedieť aj vedúcemu.
