# Příkazy v dopisech a odpovědi na ně.
subject-trial = zkouška, tah { $turn }: { $verdict }
quoted = „{ $words }“
remark-same = Nic nového: tyto rozkazy už platily.
remark-cancelled-these = Zrušeno: { $orders }.
remark-cancel-unknown = Žádný rozkaz „{ $what }“ v platnosti není, proto jsme nic nezrušili. Co platí, je níže.
remark-cancel-nothing = Nebylo co rušit.
remark-late-letter = Váš dopis přišel po uzávěrce tahu { $turn }; jak jsme ohlásili, jeho rozkazy platí pro tah { $next }.
remark-old-report = Tohle jste psali pro tah { $turn }, teď je ale otevřen tah { $next }. Zatím jsme nic neuložili. Toto by vaše řádky znamenaly pro tah { $next }.
problem-command = Mysleli jste příkaz „{ $command }“?
notice-old-report-dropped = Váš starší dopis se nepočítá
notice-old-report-dropped-body = Jak si přejete: z toho dopisu se nic neprovede. Nové rozkazy pošlete jako odpověď na poslední zprávu.
notice-no-report = { $turn ->
    [-1] Zatím žádná zpráva
   *[other] Zpráva o tahu { $turn } není
}
notice-no-report-yet = Zatím nemáte žádnou zprávu; první přijde, až kampaň začne.
notice-reports = Máte zprávy o tazích { $first } až { $last } (0 je začátek). Například: zpráva { $last }
notice-no-receipt = Takové rozkazy pro tah { $turn } nejsou
notice-no-receipt-body = { $count ->
    [0] Pro tah { $turn } nemáte žádné rozkazy; teď je otevřen tah { $present }. Samotné slovo „rozkazy“ ukáže, co platí.
    [one] Pro tah { $turn } je jen jedna verze: rozkazy { $turn } r1
   *[other] Pro tah { $turn } jsou verze 1 až { $count }. Například: rozkazy { $turn } r{ $count }
}
map-title = Vaše mapa, tah { $turn }
map-alt = Mapa, jak ji znáte před tahem { $turn }; vaše plány jsou popsány níže
map-legend = Co vidíte a co si pamatujete.
map-plans = Vaše plány
map-no-plans = Na tento tah jste zatím nic nerozkázali.
receipt-title = Vaše rozkazy pro tah { $turn }
receipt-revision = Verze { $revision }
receipt-order = { $order } — { $source }
receipt-from = řádek { $line } dopisu { $letter }: „{ $words }“
receipt-from-line = řádek { $line }: „{ $words }“
receipt-from-nobody = není z vašeho dopisu
receipt-nothing = Žádné rozkazy.
receipt-came = Váš dopis přišel: { $when }
receipt-dated = Jeho vlastní datum: { $when }
receipt-letter = Jeho Message-ID: { $letter }
receipt-by-player = Uloženo: { $when }
receipt-by-referee = Zapsal vedoucí: { $when }
receipt-by-silence = Rozkazy nepřišly; místo vás platí tyto: { $when }
receipt-digest = Otisk: { $digest }
receipt-ran = Co bylo provedeno
receipt-ran-this = Verze { $revision }, otisk { $digest }.
receipt-open = Zatím nic: tah je ještě otevřen.
receipt-revisions = Všechny verze
receipt-column = Verze
receipt-when = Čas
receipt-digest-column = Otisk
rules-title = Pravidla: { $section }
rules-contents-title = Pravidla
rules-heading = { $title }
rules-contents = Kapitoly
rules-unknown = Kapitola o tématu „{ $topic }“ v pravidlech není. Tady jsou všechny; chcete-li některý číst, pošlete slova za jeho názvem:
help-title = Jak hrát poštou
help-title-orders = Jak psát rozkazy
help-title-word = Slovo „{ $word }“
help-orders-heading = Rozkazy
help-orders = Odpovězte na svou poslední zprávu a na každý rozkaz napište jeden řádek. Odpověď řekne, jak jsme kterému řádku porozuměli. Nový dopis nahradí ty rozkazy, které jmenuje, ostatní zůstanou.
help-examples-heading = Například
help-form-heading = Všechno, čemu teď velíte
help-words-heading = Slova, na která přijde odpověď hned
help-words = Napište slovo na samostatný řádek odpovědi, nad rozkazy nebo místo nich.
help-column-word = Slovo
help-column-does = Co dostanete
help-join = přihlásit se do kampaně: „přihlásit NÁZEV“
help-help = tato stránka; „pomoc rozkazy“ ukáže, jak se rozkazy píší
help-rules = kapitoly pravidel a slova, na která každá z nich přijde
help-map = vaše mapa, jak vypadá teď, s vašimi plány
help-status = uzávěrka, vaše rozkazy, co chybí, vaše nastavení
help-report = poslední zpráva ještě jednou; „zpráva 3“ pošle tu o tahu 3
help-orders-word = potvrzení toho, co platí; „rozkazy 3“ ukáže, co jste rozkázali pro tah 3 a co se provedlo; „rozkazy 3 r2“ jejich verzi 2
help-cancel = zruší všechny vaše rozkazy tohoto tahu; „zrušit 3“ jen ty pro 3
help-test = nad rozkazy: stejná odpověď, ale nic se neuloží
help-language = „jazyk sk“: budeme vám psát slovensky; en, ru, cs nebo sk
help-holiday = „dovolená od 20. do 27. prosince“ oznámí, kdy nemůžete hrát
help-quiet = „ticho zapnout“ vynechá odpovědi, které od vás nic nechtějí; „ticho vypnout“ je vrátí
help-digest = „souhrn zapnout“ sbírá oznámení do jednoho dopisu denně; „souhrn vypnout“ to ukončí
help-resign = vzdát se místa; než to začne platit, ještě jednou se zeptáme
help-renew = nový kód vašeho místa; starý pak neplatí
help-passphrase = „heslo SLOVA“: podle nich vám uvěříme z kterékoli adresy
status-title = Jak to vypadá
status-campaign = Kampaň
status-turn = Tah
status-deadline = Uzávěrka
status-left = Čas
status-orders = Vaše rozkazy
status-receipt = Potvrzení
status-missing = Bez rozkazů
status-correction = K opravě
status-correction-until = řádek; čekáme na něj do této doby: { $when }
status-correction-over = řádek; od této doby už na něj nečekáme: { $when }
status-settings = Vaše nastavení
status-language = Jazyk
status-zone = Časové pásmo
status-running = běží
status-paused = přerušena
status-ended = skončila
status-held = zastavena vedoucím
status-count = { $count ->
    [0] žádný neplatí
    [one] platí jeden
    [few] platí { $count }
   *[other] platí { $count }
}
status-revision = verze { $revision }, otisk { $digest }
status-not-asked = teď od vás nic nečekáme
status-nothing-missing = nic
status-missing-these = { $subjects }
language-en = anglicky
language-ru = rusky
language-cs = česky
language-sk = slovensky
notice-language = Od teď česky
notice-language-body = Zprávy a odpovědi budou chodit česky. Psát můžete kterýmkoli ze čtyř jazyků.
notice-which-language = V kterém jazyce?
notice-languages = Píšeme anglicky, rusky, česky a slovensky: jazyk en, jazyk ru, jazyk cs nebo jazyk sk.
remark-empty = V tomto dopise nejsou žádné rozkazy. Slovo „pomoc“ vysvětlí, jak je psát.
help-address = „adresa přidat anna@example.org“ dovolí psát i odtud; samotné slovo „adresa“ vypíše ty vaše
notice-report-only = Zatím máte jen jednu zprávu, o tahu { $last } (0 je začátek): zpráva { $last }
notice-left-out = Na některá slova jsme neodpověděli
notice-left-out-body = Neprovedeno: { $words }. V jednom dopise lze žádat jen o několik věcí a zkouška nic nemění. Pošlete je prosím dalším dopisem.
