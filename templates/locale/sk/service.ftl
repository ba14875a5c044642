# Čo služba sama hovorí ľuďom: kto smie písať, prihlásenie, začiatok, správy vedúcemu.
notice-nobody = Túto adresu nepoznáme
notice-nobody-body = Pod adresou { $address } u nás nie je nikto zapísaný, preto sa z tohto listu nič nevykonalo. List sme uschovali.
notice-nobody-how = Ak u nás hráte, píšte z adresy, pod ktorou ste zapísaní. Ak chcete hrať, pošlite list s predmetom „prihlásiť“ a názvom kampane.
notice-wrong-token = Táto adresa na odpoveď neplatí
notice-wrong-token-body = Kód vo vašom liste nie je váš alebo bol vymenený. Nič sa nevykonalo, list sme uschovali.
notice-wrong-token-how = Odpovedzte na svoju poslednú správu alebo jednoducho na tento list: jeho adresa na odpoveď je tá správna.
notice-wrong-token-stranger = Odpovedzte na svoju poslednú správu z adresy, pod ktorou ste zapísaní.
notice-untagged = Odpovedajte, prosím, na svoju správu
notice-untagged-body = Vo vašom liste chýbal kód vášho miesta, preto sa nič nevykonalo. List sme uschovali.
notice-foreign-address = Táto adresa pri tom mieste zapísaná nie je
notice-foreign-address-body = Váš list prišiel z adresy { $address }. Rozkazy platia iba zo zapísanej adresy. Nič sa nevykonalo, list sme uschovali.
notice-not-running = Kampaň nebeží
notice-recruiting = Kampaň „{ $campaign }“ sa ešte nezačala. Keď sa začne, dostanete prvú správu. Váš list sme uschovali.
notice-paused = Kampaň „{ $campaign }“ je prerušená. Váš list sme uschovali a prečítame ho, keď vedúci kampaň obnoví.
notice-ended = Kampaň „{ $campaign }“ sa skončila. Ďakujeme za hru.
notice-too-large = Príliš veľký list
notice-too-large-body = Čítame listy do { $megabytes } MB. Nič z neho sa nevykonalo. Rozkazy sú pár riadkov textu: pošlite ich, prosím, bez príloh.
notice-help = Ako sa hrá poštou
notice-help-orders = Rozkazy: odpovedzte na svoju poslednú správu a napíšte riadok pre každý rozkaz. Odpoveď povie, ako bol ktorý riadok pochopený. Neskorší list nahradí rozkazy, ktoré menuje, a ostatné nechá platiť.
notice-help-commands = Ak chcete hrať, pošlite list s predmetom „prihlásiť“ a názvom kampane. V odpovedi na ktorúkoľvek správu príde na tieto slová, každé v samostatnom riadku, odpoveď hneď: pomoc (všetky slová, ktoré sú), pravidlá, mapa, stav, správa, rozkazy (čo teraz platí), zrušiť (zruší všetky vaše rozkazy tohto ťahu), skúška (nad rozkazmi: nič sa neuloží).
notice-started = Kampaň „{ $campaign }“ sa začína
notice-ended-subject = Kampaň „{ $campaign }“ sa skončila
notice-resumed = Kampaň pokračuje
notice-resumed-body = Vedúci kampaň obnovil. Najbližšia uzávierka: { $deadline }.
notice-paused-subject = Kampaň je prerušená
notice-paused-body = Vedúci kampaň prerušil. Kým stojí, žiadna uzávierka nebeží.
notice-defect = Kampaň bola zastavená
notice-defect-body = Kampaň „{ $campaign }“ bola zastavená pre chybu programu; nič sa nestratilo a žiadny list neodišiel. Čo sa stalo: { $fault }. Keď bude opravená: pbem referee release { $campaign }
notice-letter-defect = List sa nedal prečítať
notice-letter-defect-body = List { $mail } od { $address } nebol spracovaný pre chybu programu: { $fault }. Je uschovaný.
notice-letter-stuck = List bol odložený
notice-letter-stuck-body =
    { $signal ->
        [SIGPROF] List { $mail } od { $address } bol odložený: program sa oň pokúsil dvakrát a zakaždým ním bol procesor zamestnaný dlhšie než { $seconds } s. Je uschovaný a sám od seba sa už čítať nebude.
       *[other] List { $mail } od { $address } bol odložený: program sa oň pokúsil dvakrát a zakaždým proces, ktorý číta listy, ukončil signál { $signal }. Je uschovaný a sám od seba sa už čítať nebude.
    }
notice-letter-stuck-how = Pisateľ nedostal odpoveď. Ak je to list hráča, odpovedzte mu, alebo ho dajte prečítať znova: pbem inbox retry { $mail }
remark-previous-turn = Keď váš list prišiel, ťah { $turn } už bol odohraný; tieto rozkazy platia pre ťah { $next }.
remark-after-deadline = Váš list prišiel po uzávierke ťahu { $turn }. Je uschovaný a prečítame ho pre ťah { $next }; vtedy príde aj odpoveď.
remark-cancelled = Všetky vaše rozkazy na tento ťah sú zrušené.
remark-kept = Tieto rozkazy zo skorších listov platia ďalej.
remark-no-orders = V tomto liste nie je žiadny rozkaz; čo ste prikázali skôr, platí ďalej.
remark-early = Rozkazy poslali všetci: ťah sa odohrá o { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekúnd
 }, ak ich nikto nezmení.
notice-late = Po uzávierke ťahu { $turn }
notice-unwritable = List sa nepodarilo zostaviť
notice-unwritable-body = List „{ $kind }“ pre { $seat } sa nedal zostaviť pre chybu programu: { $fault }. Všetko ostatné odišlo.
notice-referee = Slovo vedúceho
refusal-already-started = Kampaň „{ $campaign }“ sa už začala.
refusal-not-running = Kampaň „{ $campaign }“ nebeží.
refusal-not-paused = Kampaň „{ $campaign }“ nie je prerušená.
refusal-no-deadline = Kampaň „{ $campaign }“ teraz nemá uzávierku.
notice-extended = Neskoršia uzávierka
notice-extended-body = Vedúci posunul uzávierku ťahu { $turn }. Rozkazy teraz čakáme do: { $deadline }.
notice-restored = Hra pokračuje od skoršieho okamihu
notice-restored-body = Pre poruchu bolo treba hru obnoviť zo zálohy. Teraz je otvorený ťah { $turn }. Čo sme vám poslali o neskorších ťahoch, už neplatí.
notice-restored-deadline = Rozkazy čakáme do: { $deadline }.
notice-restored-letters = Vaše listy, ktoré prišli po vytvorení zálohy, prečítame znova, ak sú ešte v našej schránke, a znova na ne odpovieme: platí posledná odpoveď. Ak niečo chýba, napíšte, prosím, ešte raz.
refusal-restored = Kampaň „{ $campaign }“ je od obnovenia databázy zadržaná; pokračovať ju nechá slovo „uvoľniť“.
