# Prihlásenie: žiadosť, potvrdenie, rozhodnutie vedúceho, pozvanie, čakanie; a odchod.
notice-open-campaigns = Kampane s voľnými miestami: { $campaigns }.
notice-no-open-campaigns = Žiadna kampaň teraz nemá voľné miesto.
notice-joined = Vitajte v kampani „{ $campaign }“
notice-joined-body = Vaša strana: { SEAT($seat) }.
notice-joined-waiting = { $free ->
    [one] Chýba ešte jeden hráč; potom sa kampaň začne a dostanete prvú správu.
    [few] Chýbajú ešte { $free } hráči; potom sa kampaň začne a dostanete prvú správu.
   *[other] Chýba ešte { $free } hráčov; potom sa kampaň začne a dostanete prvú správu.
 }
notice-joined-now = Prvá správa je už na ceste.
notice-already-joined = V kampani „{ $campaign }“ už hráte
notice-already-joined-body = Vaša strana: { SEAT($seat) }. Nič sa nezmenilo.
notice-join-full = Nie je voľné miesto
notice-join-full-body = V kampani „{ $campaign }“ nie je voľné miesto.
notice-join-unknown = Ktorá kampaň?
notice-join-unknown-body = Žiadna otvorená kampaň sa nevolá „{ $campaign }“.
notice-join-name = Chcete sa prihlásiť do kampane; napíšte, prosím, jej názov do predmetu za slovo „prihlásiť“.
joining-open = { $key } („{ $campaign }“, { $free ->
    [one] jedno voľné miesto
    [few] { $free } voľné miesta
   *[other] { $free } voľných miest
 })
joining-nearest = Mysleli ste „{ $campaign }“? Potom napíšte: prihlásiť { $campaign }
joining-ask = Chcete hrať v kampani „{ $campaign }“?
joining-ask-body = Z tejto adresy niekto (dúfame, že vy) požiadal o miesto v kampani „{ $campaign }“.
joining-ask-yes = Odpovedzte „áno“ a miesto je vaše; napíšeme vám, čo bude ďalej.
joining-ask-approve = Ak odpoviete „áno“, dostane vašu žiadosť vedúci, ktorý rozhoduje, kto v tejto kampani hrá.
joining-ask-full = Teraz nie je žiadne miesto voľné. Ak odpoviete „áno“, budete čakať ako { $place }. v poradí a prvé miesto, ktoré vám vyhovuje, ponúkneme vám.
joining-ask-not-you = Ak ste to neboli vy, odpovedzte „nie“ (alebo vôbec): nič sa nestane a po „nie“ sa vás { $days ->
    [one] jeden deň
    [few] { $days } dni
   *[other] { $days } dní
 } na nič pýtať nebudeme.
joining-wishes = Radi by ste hrali za { SEAT($seats, case: "acc") } (v tomto poradí). Uvidíme, či je voľno.
joining-only = Chcete hrať jedine za { SEAT($seats, case: "acc") }.
joining-avoids = Neradi by ste hrali za { SEAT($seats, case: "acc") }.
joining-zone = Uzávierky vám budeme písať v časovom pásme { $zone }; váš list bol napísaný v čase UTC{ $offset }. Ak chcete iné pásmo, pripíšte pod svoje „áno“ riadok, napríklad „zone Europe/Bratislava“.
joining-zone-unknown = Časové pásmo „{ $zone }“ nepoznáme. Ak chcete vlastné, pripíšte pod svoje „áno“ riadok, napríklad „zone Europe/Bratislava“.
joining-dropped = Dobre, v kampani „{ $campaign }“ nehráte
joining-dropped-body = Nič sme nevykonali. Na túto kampaň sa vás { $days ->
    [one] jeden deň
    [few] { $days } dni
   *[other] { $days } dní
 } nespýtame, nech vo vašom mene píše ktokoľvek. Ak si to rozmyslíte skôr, požiadajte vedúceho o pozvanie.
joining-asked = „{ $campaign }“: rozhoduje vedúci
joining-asked-body = Vašu žiadosť sme odovzdali vedúcemu. Odpoveď dostanete listom, viac teraz robiť nemusíte.
joining-refused = „{ $campaign }“: tentoraz nie
joining-refused-body = Vedúci vám v tejto kampani miesto nedal. Radi vás uvidíme v inej.
joining-approved = „{ $campaign }“: slovo vedúceho
joining-approved-body = Vedúci vás do hry rád prijíma a píše:
joining-ended = Kampaň „{ $campaign }“ sa skončila
joining-ended-body = Prihlásiť sa do nej už nie je možné.
joining-held = Kampaň „{ $campaign }“ je prerušená
joining-held-body = Kampaň teraz stojí a nikoho neprijíma. Napíšte, prosím, znova o pár dní.
joining-paused = Kampaň je teraz prerušená; keď bude pokračovať, napíšeme vám.
joining-referee-starts = Kampaň začne vedúci; potom dostanete prvú správu.
joining-invited = V kampani „{ $campaign }“ sa hrá na pozvanie
joining-invited-body = Do tejto kampane sa môžu prihlásiť len tí, ktorých vedúci pozval. Ak máte kód, napíšte ho za názov: prihlásiť NÁZOV KÓD.
joining-code = Tento kód žiadne miesto neotvára
joining-code-body = Kód { $code } do tejto kampane nepozýva, alebo už bol použitý či odvolaný. Požiadajte, prosím, o nový toho, kto vám ho dal.
joining-line = „{ $campaign }“: čakáte ako { $place }. v poradí
joining-line-body = V kampani „{ $campaign }“ nie je voľné miesto, ktoré by vám vyhovovalo, čakáte teda ako { $place }. v poradí. Len čo sa uvoľní, napíšeme vám; na odpoveď potom budete mať { $days ->
    [one] jeden deň
    [few] { $days } dni
   *[other] { $days } dní
 }.
joining-line-leave = Ak už nechcete čakať, odpovedzte na tento list slovom „nie“ v prvom riadku. (Kód: { $code })
joining-left = Na miesto v kampani „{ $campaign }“ už nečakáte
joining-left-body = Ďakujeme, že ste dali vedieť. Ak budete chcieť hrať neskôr, napíšte kedykoľvek znova „prihlásiť“.
joining-offer = V kampani „{ $campaign }“ je pre vás voľné miesto
joining-offer-body = Čakali ste na miesto v kampani „{ $campaign }“: teraz môžete hrať za { SEAT($seat, case: "acc") }. Ak odpoviete „áno“, je hneď vaše; ak včas neodpoviete, ponúkneme ho ďalšiemu v poradí.
joining-offer-before = Kampaň sa ešte nezačala.
joining-offer-begun = Kampaň sa už hrá: čaká sa na rozkazy pre ťah { $turn } a prevzali by ste veci tak, ako stoja.
joining-offer-begun-round = Kampaň sa už hrá: čaká sa na rozkazy pre kolo { $turn } a prevzali by ste veci tak, ako stoja.
joining-offer-lapsed = Miesto v kampani „{ $campaign }“ dostal ďalší v poradí
joining-offer-lapsed-body = Ponúkli sme vám miesto a odpoveď neprišla, preto už nečakáte. Ak chcete stále hrať, napíšte: prihlásiť { $campaign }
joining-accepted = { $name }: pozvanie do kampane „{ $campaign }“ prijaté
joining-accepted-body = { $name } ({ $address }) teraz hrá za { SEAT($seat, case: "acc") }.
joining-referee = { $name } chce hrať v kampani „{ $campaign }“
joining-referee-body = { $name } ({ $address }) žiada o miesto v kampani „{ $campaign }“. Čo stálo v liste, je nižšie.
joining-referee-avoids = Radšej nie: { SEAT($seats) }.
joining-referee-only = Želanie, a nič iné: { SEAT($seats) }.
joining-referee-wishes = Želania, v tomto poradí: { SEAT($seats) }.
joining-referee-confirmed = Odpoveď potvrdila, že list naozaj prišiel z tejto adresy.
joining-referee-free = { $free ->
    [0] Žiadne miesto nie je voľné: po „áno“ bude tento človek čakať v poradí.
    [one] Voľné je jedno miesto.
    [few] Voľné sú { $free } miesta.
   *[other] Voľných je { $free } miest.
 }
joining-referee-how = Čo napíšete pod svoje „áno“ či „nie“, odovzdáme. To isté príkazom: pbem seat approve { $campaign } { $number }
joining-decision = { $name }, „{ $campaign }“: vaše rozhodnutie
joining-decision-seated = { $name } ({ $address }) teraz hrá za { SEAT($seat, case: "acc") } a vie o tom.
joining-decision-waiting = { $name } ({ $address }) čaká v poradí, lebo vhodné miesto nie je voľné, a vie o tom.
joining-decision-refused = { $name } ({ $address }) miesto nedostane a vie o tom.
joining-invitation = Pozývame vás do kampane „{ $campaign }“
joining-invitation-hello = Pozvánka pre: { $name }
joining-invitation-hello-you = Dobrý deň,
joining-invitation-who = Pozývame vás do hry „{ $campaign }“, ktorá sa hrá poštou. Pozvanie posiela jej vedúci, { $referee }.
joining-invitation-what = Stačí poštový program: dostanete správu s mapou toho, čo vidíte, kedykoľvek do uzávierky odpoviete rozkazmi v obyčajných vetách a všetky rozkazy sa vykonajú súčasne. Žiadny účet, žiadne heslo, na ťah pár minút.
joining-invitation-seat = Máte vyhradené miesto: { SEAT($seat) }.
joining-invitation-any = Jedno miesto je vyhradené vám. Ak máte niektorú farbu radšej, pripíšte ju pod svoje „áno“, napríklad „za červených alebo modrých“.
joining-invitation-how = Stačí odpovedať „áno“. Ak chcete radšej hrať z inej adresy, napíšte z nej list s týmto predmetom: { $words }
joining-code-void = Toto pozvanie už neplatí
joining-code-void-body = Pozvanie do kampane „{ $campaign }“ už bolo použité alebo odvolané. Ak chcete hrať, požiadajte, prosím, o nové toho, kto vás pozval.
joining-declined = Škoda; ďakujeme za odpoveď
joining-declined-body = Kampaň „{ $campaign }“ sa vám už neozve.
joining-declined-referee = { $address } odmieta pozvanie do kampane „{ $campaign }“
joining-declined-referee-body = { $address } hrať nechce. Miesto už nie je vyhradené.
refusal-joining-decided = { $name }, „{ $campaign }“: už niet o čom rozhodovať, rozhodnuté bolo, alebo žiadosť bola stiahnutá.
refusal-joining-seat = { SEAT($seat) } v kampani „{ $campaign }“: miesto je obsadené, vyhradené alebo niekomu ponúknuté.
refusal-joining-plays = { $address } už v kampani „{ $campaign }“ hrá.
refusal-joining-no-invitation = Otvorené pozvanie { $called } do kampane „{ $campaign }“ nie je.
refusal-joining-own-address = { $address } je adresa tejto služby.
refusal-joining-empty = { SEAT($seat) } v kampani „{ $campaign }“: nikto tu nehrá.
resign-ask = Naozaj chcete v kampani „{ $campaign }“ opustiť { SEAT($seat, case: "acc") }?
resign-ask-begun = Ak odpoviete „áno“, za { SEAT($seat, case: "acc") } už nehráte: žiadne ďalšie správy a vaše adresy na odpoveď prestanú platiť. Čo ste rozkázali pre tento ťah, sa ešte vykoná. Miesto môže dostať niekto iný; ostatní hráči sa to nedozvedia. Ak potrebujete len prestávku, napíšte radšej vedúcemu.
resign-ask-before = Ak odpoviete „áno“, opustíte { SEAT($seat, case: "acc") } ešte pred začiatkom kampane a miesto dostane niekto iný.
resign-ask-partners = Ak odpoviete „áno“, prenecháte { SEAT($seat, case: "acc") } tým, s ktorými hráte spoločne. Žiadne ďalšie správy nedostanete a vaše adresy na odpoveď prestanú platiť.
resign-stays = Ostávate v kampani „{ $campaign }“ a sme radi
resign-stays-body = Nič sa nezmenilo.
resign-done = Kampaň „{ $campaign }“ sa s vami lúči
resign-done-body = Vzdali ste sa svojho miesta. Ďakujeme za hru; v inej kampani ste kedykoľvek vítaní.
resign-partner = Je vás menej: { SEAT($seat) }
resign-partner-body = Niekto, s kým ste sa o miesto delili, prestal hrať. Miesto vám ostáva, so všetkými rozkazmi. Adresy na odpoveď sú nové: odpovedzte na tento list alebo na ďalšiu správu.
resign-taken = V kampani „{ $campaign }“ už nehráte
resign-taken-body = Vedúci vám odobral miesto ({ SEAT($seat) }). Ďakujeme za hru. Ak uviedol dôvod, stojí nižšie.
resign-referee = { SEAT($seat) } v kampani „{ $campaign }“: { $name } končí
resign-referee-body = { $name } ({ $address }) opúšťa { SEAT($seat, case: "acc") } v kampani „{ $campaign }“ v ťahu { $turn } a potvrdzuje to. Rozkazy pre tento ťah platia. Ostatným hráčom sme nič nepovedali.
resign-referee-partners = Miesto ostáva spoluhráčom.
resign-referee-next = { $waiting ->
    [0] Nikto na miesto nečaká. Môžete niekoho pozvať: pbem seat invite { $key }
    [one] Čaká jeden človek; ak mu miesto vyhovuje, ponúkne sa samo.
    [few] Čakajú { $waiting } ľudia; miesto sa samo ponúkne prvému, komu vyhovuje.
   *[other] Čaká { $waiting } ľudí; miesto sa samo ponúkne prvému, komu vyhovuje.
 }
