# The referee's letters: what he is answered, what is asked back, lines held for him.
referee-answer = Váš list
referee-asked = „{ $words }“
referee-because = pretože
referee-seat = { SEAT($seat) }
referee-no-reason = Nič sa nestalo: všetko, čo niečo mení, potrebuje dôvod; zapíše sa do denníka. Napíšte napríklad:
    { $line }
referee-too-many = Vybavených bolo len prvých { $most } riadkov; ostatné, prosím, pošlite v ďalšom liste.
referee-form = Vyzerá to ako formulár rozkazov — { SEAT($seat) }; nič z neho sa nevykonalo. Ak chcete tieto rozkazy zadať za hráča, napíšte nad ne aj s dôvodom:
    { $line }
    Ak hráte sám, odpovedzte na svoju správu: každá rola má svoju adresu.
referee-nothing = Vo vašom liste nebolo čo vybaviť. Toto môžete napísať:
referee-unread = Nie je to ani vaše slovo, ani rozkaz či výnos hry; nič sa nestalo. Slovo „{ $word }“ ukáže, čo môžete napísať.
referee-unread-player = „{ $word }“ je slovo pre hráčov.
referee-ordered = Rozkaz pre ťah { $turn }: { $order } (vaša verzia { $revision }). Platí pri vyhodnotení ťahu; dovtedy ho môžete zmeniť.
referee-decree-ahead = Tento výnos by sa vykonal okamžite:
referee-decreed = Vykonané ako nová vetva kampane:
referee-concerned = Dozvedia sa to, pretože sa ich to týka: { SEAT($seats) }.
referee-concerns-nobody = Žiadny hráč z toho nič nevidí.
referee-impossible = Už nie je možné a bolo vyňaté z rozkazov ({ SEAT($seat) }): { $words }
referee-question = „{ $campaign }“: myslíte to vážne — „{ $words }“?
referee-question-reason = Váš dôvod: { $reason }
referee-question-tell = Hráčom sa oznámi váš dôvod.
referee-asked-back = To sa nedá len tak vziať späť, preto odišla na { $address } otázka: odpovedzte na ňu „áno“ a vykoná sa to. Čo by sa zmenilo, stojí tam.
referee-left = Nič sa nestalo.
referee-moved = Kampaň sa odvtedy zmenila, preto sa vaše „áno“ nevykonalo. Pýtame sa znova, podľa terajšieho stavu.
referee-forged = „{ $campaign }“: váš kód pozná niekto ďalší
referee-forged-body = Z adresy { $address }, ktorá nie je vaša, prišiel list so správnym kódom vedúceho „{ $campaign }“. Nič z neho sa nevykonalo a pisateľ sa nič nedozvedel.
referee-forged-how = Ak neviete, ako k tomu došlo, odpovedzte na tento list „obnoviť kód“: dostanete nový kód a starý hneď prestane platiť. Ak ste to boli vy, píšte z adresy uvedenej v kampani ([referee] address).
referee-unproven = „{ $campaign }“: váš list bez platného podpisu
referee-unproven-body = List z { $address } s vaším kódom pre „{ $campaign }“ prišiel bez overenia DKIM alebo DMARC, ktoré táto kampaň vyžaduje. Nič z neho sa nevykonalo.
referee-code = Váš kód vedúceho
referee-code-body = List z { $address } pre stôl vedúceho „{ $campaign }“ prišiel bez vášho terajšieho kódu, preto sa z neho nič nevykonalo. Tento list kód má: stačí naň odpovedať.
referee-code-how = Slovo „pomoc“ ukáže, čo môžete napísať. Ak aj hráte, píšte rozkazy ako odpoveď na svoju správu: každá rola má svoju adresu.
referee-which = Ktorú kampaň myslíte?
referee-which-body = Ste vedúcim viacerých kampaní: { $campaigns }. Uveďte jednu v predmete a dostanete jej adresu; alebo odpovedzte na ktorýkoľvek jej list.
referee-renewed = Váš nový kód vedúceho
referee-renewed-body = Odteraz platia len odpovede na tento a novšie listy. Skôr položené otázky sú neplatné.
referee-renewed-seat = { SEAT($seat) }: nový kód; je na ceste na registrované adresy.
referee-started = Kampaň sa začala. Rozkazy do: { $when }
referee-paused = Pozastavené; hráči to vedia.
referee-paused-until = Pozastavené; samo pokračuje { $when }. Hráči to vedia.
referee-resumed = Pokračuje sa; hráči to vedia. Rozkazy do: { $when }
referee-extended = Uzávierka je posunutá; hráči to vedia. Rozkazy do: { $when }
referee-held = Zastavené. Nič sa nevybavuje ani nevyhodnocuje, kým to neuvoľníte; čítajú sa len vaše listy.
referee-released = { $mails ->
    [0] Uvoľnené.
    [one] Uvoľnené; jeden zadržaný list je na ceste.
    [few] Uvoľnené; { $mails } zadržané listy sú na ceste.
   *[other] Uvoľnené; { $mails } zadržaných listov je na ceste.
 }
referee-ran = Ťah je vyhodnotený; správy odchádzajú. Teraz sa čaká na ťah { $turn }, uzávierka: { $when }
referee-run-ahead = Ťah { $turn } by sa vyhodnotil teraz, s došlými rozkazmi, a rozoslali by sa všetky správy.
referee-run-silent = Bez rozkazov: { SEAT($seats) }.
referee-run-all = Všetci, na ktorých sa čaká, poslali rozkazy.
referee-run-held = { $count ->
    [one] Jeden riadok ešte čaká na vaše posúdenie; neplatil by.
    [few] { $count } riadky ešte čakajú na vaše posúdenie; neplatili by.
   *[other] { $count } riadkov ešte čaká na vaše posúdenie; neplatili by.
 }
referee-tried = Skúška ťahu { $turn }: nič sa neuložilo a nikto iný sa nič nedozvie. Hody by boli takéto, kým sa rozkazy nezmenia. Kto by sa čo dozvedel:
referee-eyes-all = všetci
referee-eyes-nobody = nikto
referee-preview = Správa ({ SEAT($seat) }) v jazyku tohto hráča príde zvlášť.
referee-orders-of = { SEAT($seat) }:
referee-orders-none = { SEAT($seat) }: žiadne rozkazy
referee-orders-none-then = { SEAT($seat) }: pre ťah { $turn } nie sú žiadne rozkazy.
referee-entered = Zadané ({ SEAT($seat) }); hráč list nedostane. Teraz platí:
referee-entered-some = Zadané ({ SEAT($seat) }), ale bez tu uvedených riadkov; hráč list nedostane. Čo teraz platí, je nižšie.
referee-line = „{ $line }“:
referee-said = { $count ->
    [0] Nie je komu to povedať.
    [one] Vaše slová idú jednému hráčovi.
   *[other] Vaše slová idú { $count } hráčom.
 }
referee-said-one = Vaše slová sú na ceste ({ SEAT($seat) }).
referee-said-nobody = { SEAT($seat) }: nikto za nich nehrá, nič sa neposlalo.
referee-seated = { SEAT($seat) }: teraz hrá { $name } ({ $address }).
referee-replace-out = { $name } by o miesto prišiel; skoršie adresy na odpoveď by hneď prestali platiť.
referee-replace-free = { SEAT($seat) }: miesto je teraz voľné.
referee-replace-in = { SEAT($seat) }: miesto dostane { $name } ({ $address }), s terajšou správou a históriou miesta.
referee-remove-ahead = { SEAT($seat) }: miesto by bolo odobraté ({ $names }), adresy na odpoveď by hneď prestali platiť. Rozkazy pre tento ťah zostávajú; miesto sa ponúkne čakajúcim.
referee-remove-told = Hráč sa dozvie váš dôvod.
referee-removed = { SEAT($seat) }: miesto je voľné; hráč to vie.
referee-addresses = { $name }: { $addresses } (píšeme na prvú)
referee-address-added = { $address } je teraz registrovaná; nikoho sme sa nepýtali.
referee-address-removed = { $address } už nie je registrovaná.
referee-address-first = Odteraz píšeme na { $address }.
referee-address-invalid = { $address } nie je adresa, na ktorú sa dá písať.
referee-address-unknown = { $address } pri tomto mieste nie je registrovaná.
referee-address-mine = { $address } už pri tomto mieste registrovaná je.
referee-address-taken = { $address } patrí inému hráčovi.
referee-address-last = { $address } je jediná a zostáva; najprv pridajte inú.
referee-away = { SEAT($seat) }: neprítomnosť od { $first } do { $last }.
referee-back = { SEAT($seat) }: neprítomnosť zrušená.
referee-undone = Vrátené. Ťah { $turn } je znova otvorený (vetva { $branch }), uzávierka: { $when }
referee-undone-kept = Je to uzávierka, ktorú hráči preň už poznali, aj s predĺženiami.
referee-dealt-anew = Hra sa už skončila a jej tajomstvá boli ukázané: ďalšie hody vznikajú z nového tajomstva. Sľub o nich (odtlačok): { $anchor }
referee-undo-shown = Hra sa skončila: z toho, čo sa vtedy ukázalo, si hráči môžu vypočítať všetko skryté, napríklad mapu. Ďalšie hody budú nové a vypočítať sa nedajú.
referee-rerun = Prehrané znova (vetva { $branch }). Teraz sa čaká na ťah { $turn }.
referee-rerun-same = Prehrané znova (vetva { $branch }): vyšlo to rovnako. Teraz sa čaká na ťah { $turn }.
referee-corrected = Opravy idú hráčom ({ $count }){ $withdrawn ->
    [0] .
   *[other] ; stiahnutých neodoslaných listov: { $withdrawn }.
 }
referee-lost-orders = Rozkazy dané pre vrátený ťah už neplatia; pisatelia ich dostali späť: { SEAT($seats) }.
referee-undo-ahead = { $count ->
    [one] Vrátil by sa posledný ťah; teraz je otvorený ťah { $turn }.
    [few] Vrátili by sa posledné { $count } ťahy; teraz je otvorený ťah { $turn }.
   *[other] Vrátilo by sa posledných { $count } ťahov; teraz je otvorený ťah { $turn }.
 }
referee-undo-mails = Skôr dané rozkazy platia; rozkazy pre vrátené ťahy dostanú pisatelia späť. Všetci dostanú opravenú správu, ako nová vetva: nič sa nestratí.
referee-rerun-ahead = Posledný ťah by sa hneď prehral s rozkazmi, ktoré preň platia; teraz je otvorený ťah { $turn }.
referee-amended = Pozícia je opravená ako nová vetva. Čo sa zmenilo:
referee-amend-ahead = Pozícia by sa zmenila, ako je ukázané nižšie.
referee-position = Celá pozícia. Ak ju chcete opraviť, napíšte „{ $word }“ s dôvodom a dvojbodkou a pod to tento text so zmenami, alebo len zmenené riadky ako diff (riadok s -, riadok s +); bodka končí.
referee-ended = Kampaň sa skončila po ťahu { $turn }; hráči ({ $count }) dostanú poradie, semienka kociek a ponuku celej histórie.
referee-end-ahead = Kampaň „{ $campaign }“ by sa skončila natrvalo; ťah { $turn } sa neodohrá. Všetci dostanú konečné poradie a všetky semienka a tajomstvá všetkých budú odkryté.
referee-archive = Stránka o skončenej kampani príde zvlášť.
referee-archive-not-over = Kampaň sa neskončila, stránka pre všetkých ešte nie je. Kópia všetkého pre vás: pbem campaign export { $campaign } FILE
referee-published = Stránka o skončenej kampani je teraz verejná{ $shown ->
    [0] , ale tento dom nemá okno v prehliadači: otvorí ho tabuľka [web].
   *[other] : { $url }
 }
referee-unpublished = Stránka o skončenej kampani už verejná nie je.
referee-report-sent = Vaša úplná správa o ťahu príde zvlášť.
referee-state-recruiting = nezačala sa
referee-state-running = prebieha
referee-state-paused = pozastavená
referee-state-held = zastavená
referee-state-noted = { $state }: { $note }
referee-state-ended = skončila sa
referee-column-seat = Miesto
referee-column-player = Hráč
referee-column-orders = Rozkazy
referee-column-report = Správa
referee-column-number = Č.
referee-column-line = Riadok
referee-column-problem = Problém
referee-column-when = Čas
referee-column-sender = Od
referee-column-became = Čo s ním je
referee-away-days = preč { $days }
referee-nothing-yet = zatiaľ nič
referee-not-awaited = teraz sa nič nečaká
referee-sent = verzia { $revision }, { $when }
referee-asked-of = verzia { $revision }, { $when }; niečo je ešte otvorené
referee-held-heading = Riadky, ktoré čakajú na vaše posúdenie:
referee-proposals-heading = Čo čaká na vaše slovo a čo vám bolo povedané od začiatku ťahu:
referee-own-orders = { $count ->
    [one] Pre tento ťah platí jeden váš rozkaz.
    [few] Pre tento ťah platia { $count } vaše rozkazy.
   *[other] Pre tento ťah platí { $count } vašich rozkazov.
 }
referee-strangers-heading = Listy posledných dní, ktoré neplatili:
referee-no-lines-held = Žiadny riadok nečaká na vaše posúdenie.
referee-judge-how = Riadok posúdite odpoveďou s jeho číslom a jedným z týchto slov; namiesto bodiek stojí rozkaz slovami hry, otázka hráčovi, alebo prečo nie:
referee-reading-wrong = „{ $words }“ nemôže byť rozkazom tohto miesta, riadok čaká ďalej:
referee-judged-read = { SEAT($seat) }, riadok { $line } sa číta ako: { $order }. Hráč dostal novú odpoveď.
referee-judged-asked = { SEAT($seat) }: hráča sa pýtame na riadok { $line }.
referee-judged-rejected = { SEAT($seat) }: riadok { $line } neplatí; hráč to vie.
referee-judged-void = { SEAT($seat) }: medzitým prišiel novší list o tom istom, preto riadok { $line } neplatí a platí neskorší.
referee-lines-held = { $count ->
    [one] Nezrozumiteľný riadok: { SEAT($seat) }
    [few] { $count } nezrozumiteľné riadky: { SEAT($seat) }
   *[other] { $count } nezrozumiteľných riadkov: { SEAT($seat) }
 }
referee-lines-held-body = V liste od { SEAT($seat, case: "gen") } stojí niečo, čomu tu nikto nerozumie. Hráč vie, že to čaká na vás. Čo do vyhodnotenia ťahu neposúdite, neplatí.
referee-lines-wait = { $count ->
    [one] Jeden riadok ešte čaká na vaše posúdenie
    [few] { $count } riadky ešte čakajú na vaše posúdenie
   *[other] { $count } riadkov ešte čaká na vaše posúdenie
 }
referee-lines-wait-body = { $count ->
    [one] Uzávierka ťahu: { $when }. Bez vášho posúdenia tento riadok neplatí. Pripomíname len raz.
   *[other] Uzávierka ťahu: { $when }. Bez vášho posúdenia tieto riadky ({ $count }) neplatia. Pripomíname len raz.
 }
answer-held = Čaká na vedúceho
answer-held-lines = { $count ->
    [one] Jeden riadok čaká na vedúceho
    [few] { $count } riadky čakajú na vedúceho
   *[other] { $count } riadkov čaká na vedúceho
 }
answer-before-referee = To, čo čaká na vedúceho, od vás nič nevyžaduje; môžete to však napísať inými slovami.
problem-before-referee = Tento riadok sa nepodarilo prečítať; čaká na vedúceho. Dozviete sa, ako bol pochopený. Ak sa do uzávierky nerozhodne, neplatí.
judged-read = Vedúci prečítal váš riadok { $line }, „{ $words }“, tak, ako je tu uvedené. Ak ste mysleli niečo iné, napíšte to znova: platí váš neskorší list.
judged-ask = Ani vedúci tomu nerozumel a prosí, aby ste riadok napísali znova.
judged-ask-words = Vedúci sa vás pýta na tento riadok: { $words }
judged-reject = Vedúci rozhodol, že váš riadok { $line }, „{ $words }“, neplatí.
judged-reject-words = Slová vedúceho: { $words }
refusal-referee-not-begun = Kampaň „{ $campaign }“ sa ešte nezačala.
refusal-referee-no-seat = Miesto „{ $named }“ nie je; sú: { SEAT($seats) }.
refusal-referee-own-address = To je adresa tejto služby.
refusal-referee-no-moment = „{ $words }“ nie je čas ani deň, ktorý vieme prečítať. Napríklad: 24 hodín, 2 dni, do 2026-12-01 20:00, do 20. decembra.
refusal-referee-not-held = Kampaň nie je zastavená a žiadny list nie je zadržaný.
refusal-referee-no-lines = Nič za tým nie je: napíšte slová za dvojbodku, alebo pod ňu až po riadok s bodkou.
refusal-referee-no-position = Pod tým nie je žiadna pozícia: slovo „pozícia“ ukáže terajšiu; pošlite ju späť so zmenami, alebo diff.
refusal-referee-seat-taken = { SEAT($seat) }: miesto je obsadené; „vymeniť“ ho dá inému hráčovi.
refusal-referee-no-player = „{ $words }“ nie je hráč, ktorého možno posadiť. Napríklad: vymeniť { $seat }: Olga <olga@example.org>, language cs, zone Europe/Prague
refusal-referee-not-away = { SEAT($seat) }: žiadne dni nie sú zapísané.
refusal-referee-no-verdict = Čo sa má s riadkom stať? Napríklad: { $word } 17 čítať ako: { $order }, alebo { $word } 17 spýtať sa, alebo { $word } 17 zamietnuť.
refusal-referee-no-such-line = V tejto kampani nie je zadržaný riadok { $number }.
refusal-referee-line-void = Riadok { $number } neplatí: jeho ťah sa skončil, alebo hráč napísal znova.
refusal-referee-line-read = Riadok { $number } je už posúdený: bol prečítaný ako rozkaz.
refusal-referee-line-asked = Riadok { $number } je už posúdený: hráča sme sa spýtali.
refusal-referee-line-rejected = Riadok { $number } je už posúdený: bol zamietnutý.
referee-help-several = Na každé jeden riadok; na viaceré v jednom liste príde jedna odpoveď. Čo je dlhé, stojí nižšie až po riadok s bodkou.
referee-help-reason = Čo niečo mení, potrebuje dôvod: „pretože ...“ na konci riadku, alebo „dôvod: ...“ na vlastnom riadku pre celý list. Zapíše sa do denníka.
referee-help-confirmed = Na to, čo sa nedá len tak vziať späť (označené *), sa pýtame zvláštnym listom, kde stojí, čo sa zmení; vykoná sa po odpovedi „áno“.
referee-help-game = Každý iný riadok je pre hru samu, slovami jej pravidiel; napríklad:
referee-help-tell = „verejne“ pred „pretože“ oznámi dôvod hráčom: „vrátiť ťah verejne, pretože ...“.
referee-help-help = tento zoznam
referee-help-status = kto poslal, uzávierka, riadky a zmluvy, ktoré na vás čakajú, listy cudzích
referee-help-report = vaša úplná správa o poslednom ťahu; s číslom o tom ťahu
referee-help-log = čo sa v poslednom čase dialo, kto a prečo
referee-help-start = rozdá dosku a určí prvú uzávierku
referee-help-pause = zastaví hodiny; „pauza do 20. decembra, pretože ...“
referee-help-resume = znova spustí hodiny
referee-help-extend = viac času: „predĺžiť 24 hodín“, „predĺžiť do 2026-12-01 20:00“
referee-help-hold = hneď všetko zastaví, nikomu to nepovie
referee-help-release = uvoľní zastavenú kampaň aj zadržané listy
referee-help-run = * vyhodnotí ťah teraz, s došlými rozkazmi
referee-help-trial = čo by ťah priniesol, so všetkými hodmi; nič sa neuloží ani nepošle; „skúška { $seat }“: správa, ktorú by to miesto dostalo
referee-help-preview = „náhľad { $seat }“: správa, ako ju dostane toto miesto
referee-help-orders = čo platí u všetkých; „rozkazy { $seat } 3“: všetky verzie jedného miesta pre ťah 3 a čo sa vykonalo
referee-help-cancel = zruší, čo ste sami nariadili: „zrušiť 2“ druhý rozkaz vášho zoznamu (ukáže ho „stav“), bez čísla všetky
referee-help-enter = „zadať { $seat }, pretože volala:“ a nižšie rozkazy, až po bodku
referee-help-say = vaše slová všetkým hráčom; „oznámiť { $seat }: ...“ jednému
referee-help-judgements = nezrozumiteľné riadky, ktoré na vás čakajú
referee-help-judge = „posúdiť 17 čítať ako: { $order }“, „posúdiť 17 spýtať sa ktorý kopec?“, „posúdiť 17 zamietnuť“
referee-help-undo = * vráti posledný ťah; „vrátiť ťah 2“ posledné dve
referee-help-rerun = * prehrá posledný ťah s platnými rozkazmi
referee-help-position = celá pozícia ako text
referee-help-amend = * opraví pozíciu: „opraviť, pretože ...:“ a nižšie zmenený text alebo diff, až po bodku
referee-help-add = hráč na voľné miesto: „pridať { $seat }: Olga <olga@example.org>, language cs, pretože ...“
referee-help-replace = * iný hráč na miesto, píše sa ako „pridať“
referee-help-remove = * odoberie miesto hráčovi, ktorý sa dozvie dôvod
referee-help-addresses = „adresy { $seat }“ ich vypíše; „adresy { $seat } pridať anna@example.org, pretože ...“, „odobrať“, „prvá“
referee-help-away = „dovolenka { $seat } 20. decembra do 27. decembra, pretože ...“, „dovolenka { $seat } zrušiť, pretože ...“
referee-help-renew = nový kód pre vás; „obnoviť kód { $seat }, pretože ...“ pre miesto
referee-help-end = * ukončí kampaň natrvalo, s poradím a semienkami
referee-help-archive = stránka o skončenej kampani v súbore
referee-help-publish = „zverejniť“ ukáže stránku o skončenej kampani všetkým v prehliadači; „zverejniť nie“ ju zasa skryje
problem-decree = To je rozhodnutie: vykoná sa hneď a nie je to príkaz na ťah. Dajte ho listom alebo príkazom „pbem referee award“.
referee-told-at-once = Hneď sa to dozvedeli: { SEAT($seats) }.
overseen-ordered = { SEAT($who) } [{ $order }] { $words }
overseen-all = Všetkým: { $what }
overseen-told = { SEAT($who) }: { $what }
referee-column-mail = List
referee-column-code = Kód
referee-column-wishes = Želania
referee-column-readers = Komu
referee-mails-none = Všetka pošta odišla a žiadna sa nevrátila.
referee-mail-of = { $kind }, ťah { $turn }
referee-mail-queued = čaká na odoslanie
referee-mail-sending = práve odchádza
referee-mail-unknown = azda odoslané
referee-mail-sent = odoslané
referee-mail-returned = vrátilo sa
referee-mail-rejected = odmietnuté
referee-mail-held = zadržané
referee-mail-collected = odíde s najbližším súhrnom
referee-resent = Posledná správa ide znova na miesto { SEAT($seat) }, so súčasnou uzávierkou.
refusal-referee-no-report = Pre miesto { SEAT($seat) } nie je správa, ktorú by bolo možné poslať znova.
referee-applications-none = Na miesto nikto nečaká a žiadna pozvánka nie je otvorená.
referee-applications-how = Rozhodnete slovami „schváliť { $number }“ alebo „odmietnuť { $number } pretože ...“; dôvod sa odovzdá ďalej.
referee-application-unconfirmed = zatiaľ nepotvrdil
referee-application-asked = čaká na vaše rozhodnutie
referee-application-waiting = čaká na voľné miesto
referee-application-now-seated = { $name } teraz hrá.
referee-application-now-waiting = { $name } je v poradí: miesto zatiaľ nie je voľné.
referee-application-now-refused = { $name }: odmietnuté, a dozvie sa to.
refusal-referee-no-application = Prihláška { $number } na vaše rozhodnutie nečaká; „{ $word }“ ich vypíše.
referee-invitations-heading = Pozvánky, ktoré zatiaľ nikto nepoužil:
referee-invited = Pozvánka je na ceste na { $address }. Riadok s jej kódom:
referee-invitation = Kto službe napíše tento riadok, je pozvaný; odovzdajte ho:
referee-withdrawn = Pozvánka { $code } je odvolaná.
referee-letters-none = Hráči si zatiaľ nenapísali žiadny list.
referee-letter-unsigned = bez podpisu
referee-letter-sent = odovzdané
referee-letter-refused = odmietnuté
refusal-referee-no-letter = List { $number } v tejto kampani nie je.
referee-verified = { $count ->
    [one] Posledný ťah vyšiel po novom prehraní rovnako
    [few] Posledné { $count } ťahy vyšli po novom prehraní rovnako
   *[other] Posledných { $count } ťahov vyšlo po novom prehraní rovnako
 }: stav, udalosti, hody aj semienka. Poštou sa ich preverí najviac { $most }; všetky preverí pbem verify { $campaign }.
referee-faults = { $count ->
    [one] Jeden ťah vyšiel po novom prehraní inak:
    [few] { $count } ťahy vyšli po novom prehraní inak:
   *[other] { $count } ťahov vyšlo po novom prehraní inak:
 }
referee-fault = Ťah { $turn }, vetva { $branch }: { $faults }
referee-help-letters = kto komu a kedy písal, aj odmietnuté listy; „listy 17“: slová jedného z nich
referee-help-mails = čo sa vrátilo, bolo odmietnuté alebo ešte čaká; „pošta { $seat }“: pre jedno miesto
referee-help-resend = „poslať znova { $seat }“: posledná správa ešte raz, so súčasnou uzávierkou
referee-help-applications = kto žiada o miesto, a pozvánky, ktoré nikto nepoužil
referee-help-approve = „schváliť 3“ pustí niekoho do hry; dôvod, ak ho uvediete, sa odovzdá ďalej
referee-help-refuse = „odmietnuť 3 pretože ...“; dôvod sa odovzdá ďalej
referee-help-invite = „pozvať Olga olga@example.org“, „pozvať { $seat }: Olga <olga@example.org>, jazyk cs“; bez adresy dostanete kód na odovzdanie
referee-help-withdraw = „odvolať“ a kód pozvánky, ktorú nikto nepoužil
referee-help-verify = prehrá posledné ťahy znova z toho, čo je uložené, a porovná
referee-house-player = hráč domu { $name }
referee-away-span = { $first } až { $last }
referee-mail-lost = nedoručené
referee-mail-when = { $state }, { $when }
