# Přihlášení: žádost, potvrzení, rozhodnutí vedoucího, pozvání, čekání; a odchod.
notice-open-campaigns = Kampaně s volnými místy: { $campaigns }.
notice-no-open-campaigns = Žádná kampaň teď nemá volné místo.
notice-joined = Vítejte v kampani „{ $campaign }“
notice-joined-body = Vaše strana: { SEAT($seat) }.
notice-joined-waiting = { $free ->
    [one] Chybí ještě jeden hráč; pak kampaň začne a dostanete první zprávu.
    [few] Chybějí ještě { $free } hráči; pak kampaň začne a dostanete první zprávu.
   *[other] Chybí ještě { $free } hráčů; pak kampaň začne a dostanete první zprávu.
 }
notice-joined-now = První zpráva je už na cestě.
notice-already-joined = V kampani „{ $campaign }“ už hrajete
notice-already-joined-body = Vaše strana: { SEAT($seat) }. Nic se nezměnilo.
notice-join-full = Není volné místo
notice-join-full-body = V kampani „{ $campaign }“ není volné místo.
notice-join-unknown = Která kampaň?
notice-join-unknown-body = Žádná otevřená kampaň se nejmenuje „{ $campaign }“.
notice-join-name = Chcete se přihlásit do kampaně; napište prosím její název do předmětu za slovo „přihlásit“.
joining-open = { $key } („{ $campaign }“, { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
 })
joining-nearest = Mysleli jste „{ $campaign }“? Pak napište: přihlásit { $campaign }
joining-ask = Chcete hrát v kampani „{ $campaign }“?
joining-ask-body = Z této adresy někdo (doufáme, že vy) požádal o místo v kampani „{ $campaign }“.
joining-ask-yes = Odpovězte „ano“ a místo je vaše; napíšeme vám, co bude dál.
joining-ask-approve = Když odpovíte „ano“, dostane vaši žádost vedoucí, který rozhoduje, kdo v této kampani hraje.
joining-ask-full = Teď není žádné místo volné. Když odpovíte „ano“, budete čekat jako { $place }. v pořadí a první místo, které vám vyhovuje, nabídneme vám.
joining-ask-not-you = Pokud jste to nebyli vy, odpovězte „ne“ (nebo vůbec): nic se nestane a po „ne“ se vás { $days ->
    [one] jeden den
    [few] { $days } dny
   *[other] { $days } dní
 } na nic ptát nebudeme.
joining-wishes = Rádi byste hráli za { SEAT($seats, case: "acc") } (v tomto pořadí). Uvidíme, zda je volno.
joining-only = Chcete hrát jedině za { SEAT($seats, case: "acc") }.
joining-avoids = Neradi byste hráli za { SEAT($seats, case: "acc") }.
joining-zone = Uzávěrky vám budeme psát v časovém pásmu { $zone }; váš dopis byl napsán v čase UTC{ $offset }. Chcete-li jiné pásmo, připište pod své „ano“ řádek, například „zone Europe/Prague“.
joining-zone-unknown = Časové pásmo „{ $zone }“ neznáme. Chcete-li vlastní, připište pod své „ano“ řádek, například „zone Europe/Prague“.
joining-dropped = Dobře, v kampani „{ $campaign }“ nehrajete
joining-dropped-body = Nic jsme neprovedli. Na tuto kampaň se vás { $days ->
    [one] jeden den
    [few] { $days } dny
   *[other] { $days } dní
 } nezeptáme, ať píše vaším jménem kdokoli. Rozmyslíte-li si to dřív, požádejte vedoucího o pozvání.
joining-asked = „{ $campaign }“: rozhoduje vedoucí
joining-asked-body = Vaši žádost jsme předali vedoucímu. Odpověď dostanete dopisem, víc teď dělat nemusíte.
joining-refused = „{ $campaign }“: tentokrát ne
joining-refused-body = Vedoucí vám v této kampani místo nedal. Rádi vás uvidíme v jiné.
joining-approved = „{ $campaign }“: slovo vedoucího
joining-approved-body = Vedoucí vás do hry rád přijímá a píše:
joining-ended = Kampaň „{ $campaign }“ skončila
joining-ended-body = Přihlásit se do ní už nelze.
joining-held = Kampaň „{ $campaign }“ je přerušena
joining-held-body = Kampaň teď stojí a nikoho nepřijímá. Napište prosím znovu za pár dní.
joining-paused = Kampaň je teď přerušena; až bude pokračovat, napíšeme vám.
joining-referee-starts = Kampaň zahájí vedoucí; pak dostanete první zprávu.
joining-invited = V kampani „{ $campaign }“ se hraje na pozvání
joining-invited-body = Do této kampaně se mohou přihlásit jen ti, které vedoucí pozval. Máte-li kód, napište ho za název: přihlásit NÁZEV KÓD.
joining-code = Tento kód žádné místo neotevírá
joining-code-body = Kód { $code } do této kampaně nezve, nebo už byl použit či odvolán. Požádejte prosím o nový toho, kdo vám ho dal.
joining-line = „{ $campaign }“: čekáte jako { $place }. v pořadí
joining-line-body = V kampani „{ $campaign }“ není volné místo, které by vám vyhovovalo, čekáte tedy jako { $place }. v pořadí. Jakmile se uvolní, napíšeme vám; na odpověď pak budete mít { $days ->
    [one] jeden den
    [few] { $days } dny
   *[other] { $days } dní
 }.
joining-line-leave = Nechcete-li dál čekat, odpovězte na tento dopis slovem „ne“ na prvním řádku. (Kód: { $code })
joining-left = Na místo v kampani „{ $campaign }“ už nečekáte
joining-left-body = Děkujeme, že jste dali vědět. Budete-li chtít hrát později, napište kdykoli znovu „přihlásit“.
joining-offer = V kampani „{ $campaign }“ je pro vás volné místo
joining-offer-body = Čekali jste na místo v kampani „{ $campaign }“: teď můžete hrát za { SEAT($seat, case: "acc") }. Když odpovíte „ano“, je hned vaše; když včas neodpovíte, nabídneme ho dalšímu v pořadí.
joining-offer-before = Kampaň ještě nezačala.
joining-offer-begun = Kampaň už se hraje: čeká se na rozkazy pro tah { $turn } a převzali byste věci tak, jak stojí.
joining-offer-begun-round = Kampaň už se hraje: čeká se na rozkazy pro kolo { $turn } a převzali byste věci tak, jak stojí.
joining-offer-lapsed = Místo v kampani „{ $campaign }“ dostal další v pořadí
joining-offer-lapsed-body = Nabídli jsme vám místo a odpověď nepřišla, proto už nečekáte. Chcete-li stále hrát, napište: přihlásit { $campaign }
joining-accepted = { $name }: pozvání do kampaně „{ $campaign }“ přijato
joining-accepted-body = { $name } ({ $address }) teď hraje za { SEAT($seat, case: "acc") }.
joining-referee = { $name } chce hrát v kampani „{ $campaign }“
joining-referee-body = { $name } ({ $address }) žádá o místo v kampani „{ $campaign }“. Co stálo v dopise, je níže.
joining-referee-avoids = Raději ne: { SEAT($seats) }.
joining-referee-only = Přání, a nic jiného: { SEAT($seats) }.
joining-referee-wishes = Přání, v tomto pořadí: { SEAT($seats) }.
joining-referee-confirmed = Odpověď potvrdila, že dopis opravdu přišel z této adresy.
joining-referee-free = { $free ->
    [0] Žádné místo není volné: po „ano“ bude tento člověk čekat v pořadí.
    [one] Volné je jedno místo.
    [few] Volná jsou { $free } místa.
   *[other] Volných je { $free } míst.
 }
joining-referee-how = Co napíšete pod své „ano“ či „ne“, předáme. Totéž příkazem: pbem seat approve { $campaign } { $number }
joining-decision = { $name }, „{ $campaign }“: vaše rozhodnutí
joining-decision-seated = { $name } ({ $address }) teď hraje za { SEAT($seat, case: "acc") } a ví o tom.
joining-decision-waiting = { $name } ({ $address }) čeká v pořadí, protože vhodné místo není volné, a ví o tom.
joining-decision-refused = { $name } ({ $address }) místo nedostane a ví o tom.
joining-invitation = Zveme vás do kampaně „{ $campaign }“
joining-invitation-hello = Pozvánka pro: { $name }
joining-invitation-hello-you = Dobrý den,
joining-invitation-who = Zveme vás ke hře „{ $campaign }“, která se hraje poštou. Pozvání posílá její vedoucí, { $referee }.
joining-invitation-what = Stačí poštovní program: dostanete zprávu s mapou toho, co vidíte, kdykoli do uzávěrky odpovíte rozkazy v obyčejných větách a všechny rozkazy se provedou současně. Žádný účet, žádné heslo, na tah pár minut.
joining-invitation-seat = Máte vyhrazené místo: { SEAT($seat) }.
joining-invitation-any = Jedno místo je vyhrazeno vám. Máte-li některou barvu raději, připište ji pod své „ano“, třeba „za červené nebo modré“.
joining-invitation-how = Stačí odpovědět „ano“. Chcete-li raději hrát z jiné adresy, napište z ní dopis s tímto předmětem: { $words }
joining-code-void = Toto pozvání už neplatí
joining-code-void-body = Pozvání do kampaně „{ $campaign }“ už bylo použito nebo odvoláno. Chcete-li hrát, požádejte prosím o nové toho, kdo vás pozval.
joining-declined = Škoda; děkujeme za odpověď
joining-declined-body = Kampaň „{ $campaign }“ už se vám neozve.
joining-declined-referee = { $address } odmítá pozvání do kampaně „{ $campaign }“
joining-declined-referee-body = { $address } hrát nechce. Místo už vyhrazeno není.
refusal-joining-decided = { $name }, „{ $campaign }“: není už o čem rozhodovat, rozhodnuto bylo, nebo žádost byla stažena.
refusal-joining-seat = { SEAT($seat) } v kampani „{ $campaign }“: místo je obsazené, vyhrazené nebo někomu nabídnuté.
refusal-joining-plays = { $address } už v kampani „{ $campaign }“ hraje.
refusal-joining-no-invitation = Otevřené pozvání { $called } do kampaně „{ $campaign }“ není.
refusal-joining-own-address = { $address } je adresa této služby.
refusal-joining-empty = { SEAT($seat) } v kampani „{ $campaign }“: nikdo tu nehraje.
resign-ask = Opravdu chcete v kampani „{ $campaign }“ opustit { SEAT($seat, case: "acc") }?
resign-ask-begun = Když odpovíte „ano“, za { SEAT($seat, case: "acc") } už nehrajete: žádné další zprávy a vaše adresy pro odpověď přestanou platit. Co jste rozkázali pro tento tah, se ještě provede. Místo může dostat někdo jiný; ostatní hráči se to nedozvědí. Potřebujete-li jen přestávku, napište raději vedoucímu.
resign-ask-before = Když odpovíte „ano“, opustíte { SEAT($seat, case: "acc") } ještě před začátkem kampaně a místo dostane někdo jiný.
resign-ask-partners = Když odpovíte „ano“, přenecháte { SEAT($seat, case: "acc") } těm, s nimiž hrajete společně. Žádné další zprávy nedostanete a vaše adresy pro odpověď přestanou platit.
resign-stays = Zůstáváte v kampani „{ $campaign }“ a jsme rádi
resign-stays-body = Nic se nezměnilo.
resign-done = Kampaň „{ $campaign }“ se s vámi loučí
resign-done-body = Vzdali jste se svého místa. Děkujeme za hru; v jiné kampani jste kdykoli vítáni.
resign-partner = Je vás méně: { SEAT($seat) }
resign-partner-body = Někdo, s kým jste místo sdíleli, přestal hrát. Místo vám zůstává, se všemi rozkazy. Adresy pro odpověď jsou nové: odpovězte na tento dopis nebo na příští zprávu.
resign-taken = V kampani „{ $campaign }“ už nehrajete
resign-taken-body = Vedoucí vám odebral místo ({ SEAT($seat) }). Děkujeme za hru. Uvedl-li důvod, stojí níže.
resign-referee = { SEAT($seat) } v kampani „{ $campaign }“: { $name } končí
resign-referee-body = { $name } ({ $address }) opouští { SEAT($seat, case: "acc") } v kampani „{ $campaign }“ v tahu { $turn } a potvrzuje to. Rozkazy pro tento tah platí. Ostatním hráčům jsme nic neřekli.
resign-referee-partners = Místo zůstává spoluhráčům.
resign-referee-next = { $waiting ->
    [0] Nikdo na místo nečeká. Můžete někoho pozvat: pbem seat invite { $key }
    [one] Čeká jeden člověk; vyhovuje-li mu místo, nabídne se samo.
    [few] Čekají { $waiting } lidé; místo se samo nabídne prvnímu, komu vyhovuje.
   *[other] Čeká { $waiting } lidí; místo se samo nabídne prvnímu, komu vyhovuje.
 }
