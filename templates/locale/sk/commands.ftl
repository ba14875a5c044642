# Príkazy v listoch a odpovede na ne.
subject-trial = skúška, ťah { $turn }: { $verdict }
quoted = „{ $words }“
remark-same = Nič nové: tieto rozkazy už platili.
remark-cancelled-these = Zrušené: { $orders }.
remark-cancel-unknown = Žiadny rozkaz „{ $what }“ v platnosti nie je, preto sme nič nezrušili. Čo platí, je nižšie.
remark-cancel-nothing = Nebolo čo rušiť.
remark-late-letter = Váš list prišiel po uzávierke ťahu { $turn }; ako sme oznámili, jeho rozkazy platia pre ťah { $next }.
remark-old-report = Toto ste písali pre ťah { $turn }, teraz je však otvorený ťah { $next }. Zatiaľ sme nič neuložili. Toto by vaše riadky znamenali pre ťah { $next }.
problem-command = Mysleli ste príkaz „{ $command }“?
notice-old-report-dropped = Váš starší list sa neráta
notice-old-report-dropped-body = Ako si želáte: z toho listu sa nič nevykoná. Nové rozkazy pošlite ako odpoveď na poslednú správu.
notice-no-report = { $turn ->
    [-1] Zatiaľ žiadna správa
   *[other] Správa o ťahu { $turn } nie je
}
notice-no-report-yet = Zatiaľ nemáte žiadnu správu; prvá príde, keď sa kampaň začne.
notice-reports = Máte správy o ťahoch { $first } až { $last } (0 je začiatok). Napríklad: správa { $last }
notice-no-receipt = Také rozkazy pre ťah { $turn } nie sú
notice-no-receipt-body = { $count ->
    [0] Pre ťah { $turn } nemáte žiadne rozkazy; teraz je otvorený ťah { $present }. Samotné slovo „rozkazy“ ukáže, čo platí.
    [one] Pre ťah { $turn } je len jedna verzia: rozkazy { $turn } r1
   *[other] Pre ťah { $turn } sú verzie 1 až { $count }. Napríklad: rozkazy { $turn } r{ $count }
}
map-title = Vaša mapa, ťah { $turn }
map-alt = Mapa, ako ju poznáte pred ťahom { $turn }; vaše plány sú opísané nižšie
map-legend = Čo vidíte a čo si pamätáte.
map-plans = Vaše plány
map-no-plans = Na tento ťah ste zatiaľ nič nerozkázali.
receipt-title = Vaše rozkazy pre ťah { $turn }
receipt-revision = Verzia { $revision }
receipt-order = { $order } — { $source }
receipt-from = riadok { $line } listu { $letter }: „{ $words }“
receipt-from-line = riadok { $line }: „{ $words }“
receipt-from-nobody = nie je z vášho listu
receipt-nothing = Žiadne rozkazy.
receipt-came = Váš list prišiel: { $when }
receipt-dated = Jeho vlastný dátum: { $when }
receipt-letter = Jeho Message-ID: { $letter }
receipt-by-player = Uložené: { $when }
receipt-by-referee = Zapísal vedúci: { $when }
receipt-by-silence = Rozkazy neprišli; namiesto vás platia tieto: { $when }
receipt-digest = Odtlačok: { $digest }
receipt-ran = Čo sa vykonalo
receipt-ran-this = Verzia { $revision }, odtlačok { $digest }.
receipt-open = Zatiaľ nič: ťah je ešte otvorený.
receipt-revisions = Všetky verzie
receipt-column = Verzia
receipt-when = Čas
receipt-digest-column = Odtlačok
rules-title = Pravidlá: { $section }
rules-contents-title = Pravidlá
rules-heading = { $title }
rules-contents = Kapitoly
rules-unknown = Kapitola o téme „{ $topic }“ v pravidlách nie je. Tu sú všetky; ak chcete niektorú čítať, pošlite slová za jej názvom:
help-title = Ako hrať poštou
help-title-orders = Ako písať rozkazy
help-title-word = Slovo „{ $word }“
help-orders-heading = Rozkazy
help-orders = Odpovedzte na svoju poslednú správu a na každý rozkaz napíšte jeden riadok. Odpoveď povie, ako sme ktorému riadku porozumeli. Nový list nahradí tie rozkazy, ktoré menuje, ostatné zostanú.
help-examples-heading = Napríklad
help-form-heading = Všetko, čomu teraz velíte
help-words-heading = Slová, na ktoré príde odpoveď hneď
help-words = Napíšte slovo do samostatného riadka odpovede, nad rozkazy alebo namiesto nich.
help-column-word = Slovo
help-column-does = Čo dostanete
help-join = prihlásiť sa do kampane: „prihlásiť NÁZOV“
help-help = táto stránka; „pomoc rozkazy“ ukáže, ako sa rozkazy píšu
help-rules = kapitoly pravidiel a slová, na ktoré každá z nich príde
help-map = vaša mapa, ako vyzerá teraz, s vašimi plánmi
help-status = uzávierka, vaše rozkazy, čo chýba, vaše nastavenia
help-report = posledná správa ešte raz; „správa 3“ pošle tú o ťahu 3
help-orders-word = potvrdenie toho, čo platí; „rozkazy 3“ ukáže, čo ste rozkázali na ťah 3 a čo sa vykonalo; „rozkazy 3 r2“ ich verziu 2
help-cancel = zruší všetky vaše rozkazy tohto ťahu; „zrušiť 3“ len tie pre 3
help-test = nad rozkazmi: rovnaká odpoveď, ale nič sa neuloží
help-language = „jazyk cs“: budeme vám písať po česky; en, ru, cs alebo sk
help-holiday = „dovolenka od 20. do 27. decembra“ oznámi, kedy nemôžete hrať
help-quiet = „ticho zapnúť“ vynechá odpovede, ktoré od vás nič nechcú; „ticho vypnúť“ ich vráti
help-digest = „súhrn zapnúť“ zbiera oznámenia do jedného listu denne; „súhrn vypnúť“ to ukončí
help-resign = vzdať sa miesta; kým to začne platiť, ešte raz sa spýtame
help-renew = nový kód vášho miesta; starý potom neplatí
help-passphrase = „heslo SLOVÁ“: podľa nich vám uveríme z ktorejkoľvek adresy
status-title = Ako to vyzerá
status-campaign = Kampaň
status-turn = Ťah
status-deadline = Uzávierka
status-left = Čas
status-orders = Vaše rozkazy
status-receipt = Potvrdenie
status-missing = Bez rozkazov
status-correction = Na opravu
status-correction-until = riadok; čakáme naň do tohto času: { $when }
status-correction-over = riadok; od tohto času už naň nečakáme: { $when }
status-settings = Vaše nastavenia
status-language = Jazyk
status-zone = Časové pásmo
status-running = beží
status-paused = prerušená
status-ended = skončila sa
status-held = zastavená vedúcim
status-count = { $count ->
    [0] žiadny neplatí
    [one] platí jeden
    [few] platia { $count }
   *[other] platí { $count }
}
status-revision = verzia { $revision }, odtlačok { $digest }
status-not-asked = teraz od vás nič nečakáme
status-nothing-missing = nič
status-missing-these = { $subjects }
language-en = anglicky
language-ru = rusky
language-cs = česky
language-sk = slovensky
notice-language = Odteraz po slovensky
notice-language-body = Správy a odpovede budú chodiť po slovensky. Písať môžete ktorýmkoľvek zo štyroch jazykov.
notice-which-language = V ktorom jazyku?
notice-languages = Píšeme anglicky, rusky, česky a slovensky: jazyk en, jazyk ru, jazyk cs alebo jazyk sk.
remark-empty = V tomto liste nie sú žiadne rozkazy. Slovo „pomoc“ vysvetlí, ako ich písať.
help-address = „adresa pridať anna@example.org“ dovolí písať aj odtiaľ; samotné slovo „adresa“ vypíše tie vaše
notice-report-only = Zatiaľ máte len jednu správu, o ťahu { $last } (0 je začiatok): správa { $last }
notice-left-out = Na niektoré slová sme neodpovedali
notice-left-out-body = Nevykonané: { $words }. V jednom liste možno žiadať len o niekoľko vecí a skúška nič nemení. Pošlite ich, prosím, ďalším listom.
