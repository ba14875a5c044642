# The referee's letters: what he is answered, what is asked back, lines held for him.
referee-answer = Váš dopis
referee-asked = „{ $words }“
referee-because = protože
referee-seat = { SEAT($seat) }
referee-no-reason = Nic se nestalo: vše, co něco mění, potřebuje důvod; zapíše se do deníku. Napište například:
    { $line }
referee-too-many = Vyřízeno bylo jen prvních { $most } řádků; ostatní prosím pošlete v dalším dopise.
referee-form = Vypadá to jako formulář rozkazů — { SEAT($seat) }; nic z něj nebylo provedeno. Chcete-li tyto rozkazy zadat za hráče, napište nad ně i s důvodem:
    { $line }
    Hrajete-li i vy, odpovězte na svou zprávu: každá role má svou adresu.
referee-nothing = Ve vašem dopise nebylo co vyřídit. Toto můžete napsat:
referee-unread = Není to ani vaše slovo, ani rozkaz či výnos hry; nic se nestalo. Slovo „{ $word }“ ukáže, co můžete napsat.
referee-unread-player = „{ $word }“ je slovo pro hráče.
referee-ordered = Rozkaz pro tah { $turn }: { $order } (vaše verze { $revision }). Platí při vyhodnocení tahu; do té doby jej můžete změnit.
referee-decree-ahead = Tento výnos by se provedl okamžitě:
referee-decreed = Provedeno jako nová větev kampaně:
referee-concerned = Dozvědí se to, protože se jich to týká: { SEAT($seats) }.
referee-concerns-nobody = Žádný hráč z toho nic nevidí.
referee-impossible = Už není možné a bylo vyňato z rozkazů ({ SEAT($seat) }): { $words }
referee-question = „{ $campaign }“: myslíte to vážně — „{ $words }“?
referee-question-reason = Váš důvod: { $reason }
referee-question-tell = Hráčům se sdělí váš důvod.
referee-asked-back = To nelze jen tak vzít zpět, proto odešla na { $address } otázka: odpovězte na ni „ano“ a provede se to. Co by se změnilo, stojí tam.
referee-left = Nic se nestalo.
referee-moved = Kampaň se od té doby změnila, proto se vaše „ano“ neprovedlo. Ptáme se znovu, podle nynějšího stavu.
referee-forged = „{ $campaign }“: váš kód zná někdo další
referee-forged-body = Z adresy { $address }, která není vaše, přišel dopis se správným kódem vedoucího „{ $campaign }“. Nic z něj nebylo provedeno a pisatel se nic nedozvěděl.
referee-forged-how = Nevíte-li, jak k tomu došlo, odpovězte na tento dopis „obnovit kód“: dostanete nový kód a starý hned přestane platit. Pokud jste to byli vy, pište z adresy uvedené v kampani ([referee] address).
referee-unproven = „{ $campaign }“: váš dopis bez platného podpisu
referee-unproven-body = Dopis z { $address } s vaším kódem pro „{ $campaign }“ přišel bez ověření DKIM nebo DMARC, které tato kampaň vyžaduje. Nic z něj nebylo provedeno.
referee-code = Váš kód vedoucího
referee-code-body = Dopis z { $address } pro stůl vedoucího „{ $campaign }“ přišel bez vašeho nynějšího kódu, proto se z něj nic neprovedlo. Tento dopis kód má: stačí na něj odpovědět.
referee-code-how = Slovo „pomoc“ ukáže, co můžete napsat. Hrajete-li také, pište rozkazy jako odpověď na svou zprávu: každá role má svou adresu.
referee-which = Kterou kampaň myslíte?
referee-which-body = Jste vedoucím více kampaní: { $campaigns }. Jmenujte jednu v předmětu a dostanete její adresu; nebo odpovězte na kterýkoli její dopis.
referee-renewed = Váš nový kód vedoucího
referee-renewed-body = Od nynějška platí jen odpovědi na tento a novější dopisy. Dříve položené otázky jsou neplatné.
referee-renewed-seat = { SEAT($seat) }: nový kód; je na cestě na registrované adresy.
referee-started = Kampaň začala. Rozkazy do: { $when }
referee-paused = Pozastaveno; hráči to vědí.
referee-paused-until = Pozastaveno; samo pokračuje { $when }. Hráči to vědí.
referee-resumed = Pokračuje se; hráči to vědí. Rozkazy do: { $when }
referee-extended = Uzávěrka je posunuta; hráči to vědí. Rozkazy do: { $when }
referee-held = Zastaveno. Nic se nevyřizuje ani nevyhodnocuje, dokud to neuvolníte; čtou se jen vaše dopisy.
referee-released = { $mails ->
    [0] Uvolněno.
    [one] Uvolněno; jeden zadržený dopis je na cestě.
    [few] Uvolněno; { $mails } zadržené dopisy jsou na cestě.
   *[other] Uvolněno; { $mails } zadržených dopisů je na cestě.
 }
referee-ran = Tah je vyhodnocen; zprávy odcházejí. Nyní se čeká na tah { $turn }, uzávěrka: { $when }
referee-run-ahead = Tah { $turn } by se vyhodnotil nyní, s došlými rozkazy, a rozeslaly by se všechny zprávy.
referee-run-silent = Bez rozkazů: { SEAT($seats) }.
referee-run-all = Všichni, na které se čeká, poslali rozkazy.
referee-run-held = { $count ->
    [one] Jeden řádek ještě čeká na vaše posouzení; neplatil by.
    [few] { $count } řádky ještě čekají na vaše posouzení; neplatily by.
   *[other] { $count } řádků ještě čeká na vaše posouzení; neplatily by.
 }
referee-tried = Zkouška tahu { $turn }: nic se neuložilo a nikdo jiný se nic nedozví. Hody by byly takové, dokud se rozkazy nezmění. Kdo by se co dozvěděl:
referee-eyes-all = všichni
referee-eyes-nobody = nikdo
referee-preview = Zpráva ({ SEAT($seat) }) v jazyce tohoto hráče přijde zvlášť.
referee-orders-of = { SEAT($seat) }:
referee-orders-none = { SEAT($seat) }: žádné rozkazy
referee-orders-none-then = { SEAT($seat) }: pro tah { $turn } nejsou žádné rozkazy.
referee-entered = Zadáno ({ SEAT($seat) }); hráč dopis nedostane. Nyní platí:
referee-entered-some = Zadáno ({ SEAT($seat) }), ale bez zde uvedených řádků; hráč dopis nedostane. Co nyní platí, je níže.
referee-line = „{ $line }“:
referee-said = { $count ->
    [0] Není komu to říci.
    [one] Vaše slova jdou jednomu hráči.
   *[other] Vaše slova jdou { $count } hráčům.
 }
referee-said-one = Vaše slova jsou na cestě ({ SEAT($seat) }).
referee-said-nobody = { SEAT($seat) }: nikdo za ně nehraje, nic se neposlalo.
referee-seated = { SEAT($seat) }: nyní hraje { $name } ({ $address }).
referee-replace-out = { $name } by o místo přišel; dřívější adresy pro odpověď by hned přestaly platit.
referee-replace-free = { SEAT($seat) }: místo je nyní volné.
referee-replace-in = { SEAT($seat) }: místo dostane { $name } ({ $address }), s nynější zprávou a historií místa.
referee-remove-ahead = { SEAT($seat) }: místo by bylo odebráno ({ $names }), adresy pro odpověď by hned přestaly platit. Rozkazy pro tento tah zůstávají; místo se nabídne čekajícím.
referee-remove-told = Hráč se dozví váš důvod.
referee-removed = { SEAT($seat) }: místo je volné; hráč to ví.
referee-addresses = { $name }: { $addresses } (píšeme na první)
referee-address-added = { $address } je nyní registrována; nikoho jsme se neptali.
referee-address-removed = { $address } už není registrována.
referee-address-first = Odteď píšeme na { $address }.
referee-address-invalid = { $address } není adresa, na kterou lze psát.
referee-address-unknown = { $address } u tohoto místa není registrována.
referee-address-mine = { $address } už u tohoto místa registrována je.
referee-address-taken = { $address } patří jinému hráči.
referee-address-last = { $address } je jediná a zůstává; nejprve přidejte jinou.
referee-away = { SEAT($seat) }: nepřítomnost od { $first } do { $last }.
referee-back = { SEAT($seat) }: nepřítomnost zrušena.
referee-undone = Vráceno. Tah { $turn } je znovu otevřený (větev { $branch }), uzávěrka: { $when }
referee-undone-kept = Je to uzávěrka, kterou hráči pro něj už znali, i s prodlouženími.
referee-dealt-anew = Hra už skončila a její tajemství byla ukázána: další hody vznikají z nového tajemství. Slib o nich (otisk): { $anchor }
referee-undo-shown = Hra skončila: z toho, co se tehdy ukázalo, si hráči mohou spočítat vše skryté, například mapu. Další hody budou nové a spočítat je nelze.
referee-rerun = Přehráno (větev { $branch }). Nyní se čeká na tah { $turn }.
referee-rerun-same = Přehráno (větev { $branch }): vyšlo to stejně. Nyní se čeká na tah { $turn }.
referee-corrected = Opravy jdou hráčům ({ $count }){ $withdrawn ->
    [0] .
   *[other] ; staženo neodeslaných dopisů: { $withdrawn }.
 }
referee-lost-orders = Rozkazy dané pro vrácený tah už neplatí; pisatelé je dostali zpět: { SEAT($seats) }.
referee-undo-ahead = { $count ->
    [one] Vrátil by se poslední tah; nyní je otevřen tah { $turn }.
    [few] Vrátily by se poslední { $count } tahy; nyní je otevřen tah { $turn }.
   *[other] Vrátilo by se posledních { $count } tahů; nyní je otevřen tah { $turn }.
 }
referee-undo-mails = Dříve dané rozkazy platí; rozkazy pro vrácené tahy dostanou pisatelé zpět. Všichni dostanou opravenou zprávu, jako nová větev: nic se neztratí.
referee-rerun-ahead = Poslední tah by se hned přehrál s rozkazy, které pro něj platí; nyní je otevřen tah { $turn }.
referee-amended = Pozice je opravena jako nová větev. Co se změnilo:
referee-amend-ahead = Pozice by se změnila, jak je ukázáno níže.
referee-position = Celá pozice. Chcete-li ji opravit, napište „{ $word }“ s důvodem a dvojtečkou a pod to tento text se změnami, nebo jen změněné řádky jako diff (řádek s -, řádek s +); tečka končí.
referee-ended = Kampaň skončila po tahu { $turn }; hráči ({ $count }) dostanou pořadí, semínka kostek a nabídku celé historie.
referee-end-ahead = Kampaň „{ $campaign }“ by skončila natrvalo; tah { $turn } se neodehraje. Všichni dostanou konečné pořadí a všechna semínka a tajemství všech budou odkrytá.
referee-archive = Stránka o skončené kampani přijde zvlášť.
referee-archive-not-over = Kampaň neskončila, stránka pro všechny ještě není. Kopie všeho pro vás: pbem campaign export { $campaign } FILE
referee-published = Stránka o skončené kampani je teď veřejná{ $shown ->
    [0] , ale tento dům nemá okno v prohlížeči: otevře ho tabulka [web].
   *[other] : { $url }
 }
referee-unpublished = Stránka o skončené kampani už veřejná není.
referee-report-sent = Vaše úplná zpráva o tahu přijde zvlášť.
referee-state-recruiting = nezačala
referee-state-running = probíhá
referee-state-paused = pozastavena
referee-state-held = zastavena
referee-state-noted = { $state }: { $note }
referee-state-ended = skončila
referee-column-seat = Místo
referee-column-player = Hráč
referee-column-orders = Rozkazy
referee-column-report = Zpráva
referee-column-number = Č.
referee-column-line = Řádek
referee-column-problem = Potíž
referee-column-when = Čas
referee-column-sender = Od
referee-column-became = Co s ním je
referee-away-days = pryč { $days }
referee-nothing-yet = zatím nic
referee-not-awaited = teď se nic nečeká
referee-sent = verze { $revision }, { $when }
referee-asked-of = verze { $revision }, { $when }; něco je ještě otevřené
referee-held-heading = Řádky, které čekají na vaše posouzení:
referee-proposals-heading = Co čeká na vaše slovo a co vám bylo řečeno od začátku tahu:
referee-own-orders = { $count ->
    [one] Pro tento tah platí jeden váš rozkaz.
    [few] Pro tento tah platí { $count } vaše rozkazy.
   *[other] Pro tento tah platí { $count } vašich rozkazů.
 }
referee-strangers-heading = Dopisy posledních dnů, které neplatily:
referee-no-lines-held = Žádný řádek nečeká na vaše posouzení.
referee-judge-how = Řádek posoudíte odpovědí s jeho číslem a jedním z těchto slov; místo teček stojí rozkaz slovy hry, otázka hráči, nebo proč ne:
referee-reading-wrong = „{ $words }“ nemůže být rozkazem tohoto místa, řádek dál čeká:
referee-judged-read = { SEAT($seat) }, řádek { $line } se čte jako: { $order }. Hráč dostal novou odpověď.
referee-judged-asked = { SEAT($seat) }: hráče se ptáme na řádek { $line }.
referee-judged-rejected = { SEAT($seat) }: řádek { $line } neplatí; hráč to ví.
referee-judged-void = { SEAT($seat) }: mezitím přišel novější dopis o tomtéž, proto řádek { $line } neplatí a platí pozdější.
referee-lines-held = { $count ->
    [one] Nesrozumitelný řádek: { SEAT($seat) }
    [few] { $count } nesrozumitelné řádky: { SEAT($seat) }
   *[other] { $count } nesrozumitelných řádků: { SEAT($seat) }
 }
referee-lines-held-body = V dopise od { SEAT($seat, case: "gen") } stojí něco, čemu tu nikdo nerozumí. Hráč ví, že to čeká na vás. Co do vyhodnocení tahu neposoudíte, neplatí.
referee-lines-wait = { $count ->
    [one] Jeden řádek ještě čeká na vaše posouzení
    [few] { $count } řádky ještě čekají na vaše posouzení
   *[other] { $count } řádků ještě čeká na vaše posouzení
 }
referee-lines-wait-body = { $count ->
    [one] Uzávěrka tahu: { $when }. Bez vašeho posouzení tento řádek neplatí. Připomínáme jen jednou.
   *[other] Uzávěrka tahu: { $when }. Bez vašeho posouzení tyto řádky ({ $count }) neplatí. Připomínáme jen jednou.
 }
answer-held = Čeká na vedoucího
answer-held-lines = { $count ->
    [one] Jeden řádek čeká na vedoucího
    [few] { $count } řádky čekají na vedoucího
   *[other] { $count } řádků čeká na vedoucího
 }
answer-before-referee = To, co čeká na vedoucího, od vás nic nevyžaduje; můžete to však napsat jinými slovy.
problem-before-referee = Tento řádek se nepodařilo přečíst; čeká na vedoucího. Dozvíte se, jak byl pochopen. Nerozhodne-li se do uzávěrky, neplatí.
judged-read = Vedoucí přečetl váš řádek { $line }, „{ $words }“, tak, jak je zde uvedeno. Mysleli-li jste něco jiného, napište to znovu: platí váš pozdější dopis.
judged-ask = Ani vedoucí tomu nerozuměl a prosí, abyste řádek napsali znovu.
judged-ask-words = Vedoucí se vás ptá na tento řádek: { $words }
judged-reject = Vedoucí rozhodl, že váš řádek { $line }, „{ $words }“, neplatí.
judged-reject-words = Slova vedoucího: { $words }
refusal-referee-not-begun = Kampaň „{ $campaign }“ ještě nezačala.
refusal-referee-no-seat = Místo „{ $named }“ není; jsou: { SEAT($seats) }.
refusal-referee-own-address = To je adresa této služby.
refusal-referee-no-moment = „{ $words }“ není čas ani den, který umíme přečíst. Například: 24 hodin, 2 dny, do 2026-12-01 20:00, do 20. prosince.
refusal-referee-not-held = Kampaň není zastavena a žádný dopis není zadržen.
refusal-referee-no-lines = Nic za tím není: napište slova za dvojtečku, nebo pod ni až po řádek s tečkou.
refusal-referee-no-position = Pod tím není žádná pozice: slovo „pozice“ ukáže nynější; pošlete ji zpět se změnami, nebo diff.
refusal-referee-seat-taken = { SEAT($seat) }: místo je obsazené; „vyměnit“ je dá jinému hráči.
refusal-referee-no-player = „{ $words }“ není hráč, kterého lze posadit. Například: vyměnit { $seat }: Olga <olga@example.org>, language cs, zone Europe/Prague
refusal-referee-not-away = { SEAT($seat) }: žádné dny nejsou zapsány.
refusal-referee-no-verdict = Co se má s řádkem stát? Například: { $word } 17 číst jako: { $order }, nebo { $word } 17 zeptat se, nebo { $word } 17 zamítnout.
refusal-referee-no-such-line = V této kampani není zadržený řádek { $number }.
refusal-referee-line-void = Řádek { $number } neplatí: jeho tah skončil, nebo hráč napsal znovu.
refusal-referee-line-read = Řádek { $number } je už posouzen: byl přečten jako rozkaz.
refusal-referee-line-asked = Řádek { $number } je už posouzen: hráče jsme se zeptali.
refusal-referee-line-rejected = Řádek { $number } je už posouzen: byl zamítnut.
referee-help-several = Na každé jeden řádek; na více v jednom dopise přijde jedna odpověď. Co je dlouhé, stojí níže až po řádek s tečkou.
referee-help-reason = Co něco mění, potřebuje důvod: „protože ...“ na konci řádku, nebo „důvod: ...“ na vlastním řádku pro celý dopis. Zapíše se do deníku.
referee-help-confirmed = Na to, co nelze jen tak vzít zpět (označeno *), se ptáme zvláštním dopisem, kde stojí, co se změní; provede se po odpovědi „ano“.
referee-help-game = Každý jiný řádek je pro hru samu, slovy jejích pravidel; například:
referee-help-tell = „veřejně“ před „protože“ sdělí důvod hráčům: „vrátit tah veřejně, protože ...“.
referee-help-help = tento seznam
referee-help-status = kdo poslal, uzávěrka, řádky a smlouvy, které na vás čekají, dopisy cizích
referee-help-report = vaše úplná zpráva o posledním tahu; s číslem o tom tahu
referee-help-log = co se v poslední době dělo, kdo a proč
referee-help-start = rozdá desku a určí první uzávěrku
referee-help-pause = zastaví hodiny; „pauza do 20. prosince, protože ...“
referee-help-resume = znovu spustí hodiny
referee-help-extend = více času: „prodloužit 24 hodin“, „prodloužit do 2026-12-01 20:00“
referee-help-hold = hned vše zastaví, nikomu to neřekne
referee-help-release = uvolní zastavenou kampaň i zadržené dopisy
referee-help-run = * vyhodnotí tah nyní, s došlými rozkazy
referee-help-trial = co by tah přinesl, se všemi hody; nic se neuloží ani nepošle; „zkouška { $seat }“: zpráva, kterou by to místo dostalo
referee-help-preview = „náhled { $seat }“: zpráva, jak ji dostane toto místo
referee-help-orders = co platí u všech; „rozkazy { $seat } 3“: všechny verze jednoho místa pro tah 3 a co se provedlo
referee-help-cancel = zruší, co jste sami nařídili: „zrušit 2“ druhý rozkaz vašeho seznamu (ukáže ho „stav“), bez čísla všechny
referee-help-enter = „zadat { $seat }, protože volala:“ a níže rozkazy, až po tečku
referee-help-say = vaše slova všem hráčům; „oznámit { $seat }: ...“ jednomu
referee-help-judgements = nesrozumitelné řádky, které na vás čekají
referee-help-judge = „posoudit 17 číst jako: { $order }“, „posoudit 17 zeptat se který kopec?“, „posoudit 17 zamítnout“
referee-help-undo = * vrátí poslední tah; „vrátit tah 2“ poslední dvě
referee-help-rerun = * přehraje poslední tah s platnými rozkazy
referee-help-position = celá pozice jako text
referee-help-amend = * opraví pozici: „opravit, protože ...:“ a níže změněný text nebo diff, až po tečku
referee-help-add = hráč na volné místo: „přidat { $seat }: Olga <olga@example.org>, language cs, protože ...“
referee-help-replace = * jiný hráč na místo, píše se jako „přidat“
referee-help-remove = * odebere místo hráči, který se dozví důvod
referee-help-addresses = „adresy { $seat }“ je vypíše; „adresy { $seat } přidat anna@example.org, protože ...“, „odebrat“, „první“
referee-help-away = „dovolená { $seat } 20. prosince do 27. prosince, protože ...“, „dovolená { $seat } zrušit, protože ...“
referee-help-renew = nový kód pro vás; „obnovit kód { $seat }, protože ...“ pro místo
referee-help-end = * ukončí kampaň natrvalo, s pořadím a semínky
referee-help-archive = stránka o skončené kampani v souboru
referee-help-publish = „zveřejnit“ ukáže stránku o skončené kampani všem v prohlížeči; „zveřejnit ne“ ji zase skryje
problem-decree = To je rozhodnutí: provádí se hned a není to příkaz pro tah. Dejte je dopisem nebo příkazem „pbem referee award“.
referee-told-at-once = Hned se to dozvěděli: { SEAT($seats) }.
overseen-ordered = { SEAT($who) } [{ $order }] { $words }
overseen-all = Všem: { $what }
overseen-told = { SEAT($who) }: { $what }
referee-column-mail = Dopis
referee-column-code = Kód
referee-column-wishes = Přání
referee-column-readers = Komu
referee-mails-none = Všechna pošta odešla a žádná se nevrátila.
referee-mail-of = { $kind }, tah { $turn }
referee-mail-queued = čeká na odeslání
referee-mail-sending = právě odchází
referee-mail-unknown = snad odesláno
referee-mail-sent = odesláno
referee-mail-returned = vrátilo se
referee-mail-rejected = odmítnuto
referee-mail-held = zadrženo
referee-mail-collected = odejde s příštím souhrnem
referee-resent = Poslední zpráva jde znovu na místo { SEAT($seat) }, se současnou uzávěrkou.
refusal-referee-no-report = Pro místo { SEAT($seat) } není zpráva, kterou by šlo poslat znovu.
referee-applications-none = Na místo nikdo nečeká a žádná pozvánka není otevřená.
referee-applications-how = Rozhodnete slovy „schválit { $number }“ nebo „odmítnout { $number } protože ...“; důvod se předá dál.
referee-application-unconfirmed = zatím nepotvrdil
referee-application-asked = čeká na vaše rozhodnutí
referee-application-waiting = čeká na volné místo
referee-application-now-seated = { $name } teď hraje.
referee-application-now-waiting = { $name } je v pořadí: místo zatím není volné.
referee-application-now-refused = { $name }: odmítnuto, a dostane to vědět.
refusal-referee-no-application = Přihláška { $number } na vaše rozhodnutí nečeká; „{ $word }“ je vypíše.
referee-invitations-heading = Pozvánky, které zatím nikdo nepoužil:
referee-invited = Pozvánka je na cestě na { $address }. Řádek s jejím kódem:
referee-invitation = Kdo službě napíše tento řádek, je pozván; předejte jej:
referee-withdrawn = Pozvánka { $code } je odvolána.
referee-letters-none = Hráči si zatím nenapsali žádný dopis.
referee-letter-unsigned = bez podpisu
referee-letter-sent = předáno
referee-letter-refused = odmítnuto
refusal-referee-no-letter = Dopis { $number } v této kampani není.
referee-verified = { $count ->
    [one] Poslední tah vyšel po novém přehrání stejně
    [few] Poslední { $count } tahy vyšly po novém přehrání stejně
   *[other] Posledních { $count } tahů vyšlo po novém přehrání stejně
 }: stav, události, hody i semínka. Poštou se jich prověří nejvýš { $most }; všechny prověří pbem verify { $campaign }.
referee-faults = { $count ->
    [one] Jeden tah vyšel po novém přehrání jinak:
    [few] { $count } tahy vyšly po novém přehrání jinak:
   *[other] { $count } tahů vyšlo po novém přehrání jinak:
 }
referee-fault = Tah { $turn }, větev { $branch }: { $faults }
referee-help-letters = kdo komu a kdy psal, i odmítnuté dopisy; „dopisy 17“: slova jednoho z nich
referee-help-mails = co se vrátilo, bylo odmítnuto nebo ještě čeká; „pošta { $seat }“: pro jedno místo
referee-help-resend = „poslat znovu { $seat }“: poslední zpráva ještě jednou, se současnou uzávěrkou
referee-help-applications = kdo žádá o místo, a pozvánky, které nikdo nepoužil
referee-help-approve = „schválit 3“ pustí někoho do hry; důvod, uvedete-li jej, se předá dál
referee-help-refuse = „odmítnout 3 protože ...“; důvod se předá dál
referee-help-invite = „pozvat Olga olga@example.org“, „pozvat { $seat }: Olga <olga@example.org>, jazyk cs“; bez adresy dostanete kód k předání
referee-help-withdraw = „odvolat“ a kód pozvánky, kterou nikdo nepoužil
referee-help-verify = přehraje poslední tahy znovu z toho, co je uloženo, a porovná
referee-house-player = hráč domu { $name }
referee-away-span = { $first } až { $last }
referee-mail-lost = nedoručeno
referee-mail-when = { $state }, { $when }
