# Co služba sama říká lidem: kdo smí psát, přihlášení, začátek, zprávy vedoucímu.
notice-nobody = Tuto adresu neznáme
notice-nobody-body = Pod adresou { $address } u nás není nikdo zapsán, proto z tohoto dopisu nebylo nic provedeno. Dopis jsme uschovali.
notice-nobody-how = Pokud u nás hrajete, pište z adresy, pod kterou jste zapsáni. Chcete-li hrát, pošlete dopis s předmětem „přihlásit“ a názvem kampaně.
notice-wrong-token = Tato adresa pro odpověď neplatí
notice-wrong-token-body = Kód ve vašem dopise není váš, nebo byl vyměněn. Nic nebylo provedeno, dopis jsme uschovali.
notice-wrong-token-how = Odpovězte na svou poslední zprávu, nebo prostě na tento dopis: jeho adresa pro odpověď je ta správná.
notice-wrong-token-stranger = Odpovězte na svou poslední zprávu z adresy, pod kterou jste zapsáni.
notice-untagged = Odpovídejte prosím na svou zprávu
notice-untagged-body = Ve vašem dopise chyběl kód vašeho místa, proto nebylo nic provedeno. Dopis jsme uschovali.
notice-foreign-address = Tato adresa u toho místa zapsána není
notice-foreign-address-body = Váš dopis přišel z adresy { $address }. Rozkazy platí jen ze zapsané adresy. Nic nebylo provedeno, dopis jsme uschovali.
notice-not-running = Kampaň neběží
notice-recruiting = Kampaň „{ $campaign }“ ještě nezačala. Až začne, dostanete první zprávu. Váš dopis jsme uschovali.
notice-paused = Kampaň „{ $campaign }“ je přerušena. Váš dopis jsme uschovali a přečteme ho, až vedoucí kampaň obnoví.
notice-ended = Kampaň „{ $campaign }“ skončila. Děkujeme za hru.
notice-too-large = Příliš velký dopis
notice-too-large-body = Čteme dopisy do { $megabytes } MB. Nic z něj nebylo provedeno. Rozkazy jsou pár řádků textu: pošlete je prosím bez příloh.
notice-help = Jak se hraje poštou
notice-help-orders = Rozkazy: odpovězte na svou poslední zprávu a napište řádek pro každý rozkaz. Odpověď řekne, jak byl který řádek pochopen. Pozdější dopis nahradí rozkazy, které jmenuje, a ostatní nechá platit.
notice-help-commands = Chcete-li hrát, pošlete dopis s předmětem „přihlásit“ a názvem kampaně. V odpovědi na kteroukoli zprávu přijde na tato slova, každé na samostatném řádku, odpověď hned: pomoc (všechna slova, která jsou), pravidla, mapa, stav, zpráva, rozkazy (co teď platí), zrušit (zruší všechny vaše rozkazy tohoto tahu), zkouška (nad rozkazy: nic se neuloží).
notice-started = Kampaň „{ $campaign }“ začíná
notice-ended-subject = Kampaň „{ $campaign }“ skončila
notice-resumed = Kampaň pokračuje
notice-resumed-body = Vedoucí kampaň obnovil. Nejbližší uzávěrka: { $deadline }.
notice-paused-subject = Kampaň je přerušena
notice-paused-body = Vedoucí kampaň přerušil. Dokud stojí, žádná uzávěrka neběží.
notice-defect = Kampaň byla zastavena
notice-defect-body = Kampaň „{ $campaign }“ byla zastavena kvůli chybě programu; nic se neztratilo a žádný dopis neodešel. Co se stalo: { $fault }. Až bude opravena: pbem referee release { $campaign }
notice-letter-defect = Dopis nešlo přečíst
notice-letter-defect-body = Dopis { $mail } od { $address } nebyl zpracován kvůli chybě programu: { $fault }. Je uschován.
notice-letter-stuck = Dopis byl odložen
notice-letter-stuck-body =
    { $signal ->
        [SIGPROF] Dopis { $mail } od { $address } byl odložen: program se o něj pokusil dvakrát a pokaždé jím byl procesor zaměstnán déle než { $seconds } s. Je uschován a sám od sebe se už číst nebude.
       *[other] Dopis { $mail } od { $address } byl odložen: program se o něj pokusil dvakrát a pokaždé proces, který čte dopisy, ukončil signál { $signal }. Je uschován a sám od sebe se už číst nebude.
    }
notice-letter-stuck-how = Pisatel nedostal odpověď. Je-li to dopis hráče, odpovězte mu, nebo ho dejte přečíst znovu: pbem inbox retry { $mail }
remark-previous-turn = Když váš dopis přišel, tah { $turn } už byl odehrán; tyto rozkazy platí pro tah { $next }.
remark-after-deadline = Váš dopis přišel po uzávěrce tahu { $turn }. Je uschován a přečteme ho pro tah { $next }; tehdy přijde i odpověď.
remark-cancelled = Všechny vaše rozkazy pro tento tah jsou zrušeny.
remark-kept = Tyto rozkazy z dřívějších dopisů platí dál.
remark-no-orders = V tomto dopise není žádný rozkaz; co jste přikázali dříve, platí dál.
remark-early = Rozkazy poslali všichni: tah se odehraje za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }, pokud je nikdo nezmění.
notice-late = Po uzávěrce tahu { $turn }
notice-unwritable = Dopis se nepodařilo sestavit
notice-unwritable-body = Dopis „{ $kind }“ pro { $seat } nešlo sestavit kvůli chybě programu: { $fault }. Všechno ostatní odešlo.
notice-referee = Slovo vedoucího
refusal-already-started = Kampaň „{ $campaign }“ už začala.
refusal-not-running = Kampaň „{ $campaign }“ neběží.
refusal-not-paused = Kampaň „{ $campaign }“ není přerušena.
refusal-no-deadline = Kampaň „{ $campaign }“ teď nemá uzávěrku.
notice-extended = Pozdější uzávěrka
notice-extended-body = Vedoucí posunul uzávěrku tahu { $turn }. Rozkazy teď čekáme do: { $deadline }.
notice-restored = Hra pokračuje od dřívějšího okamžiku
notice-restored-body = Kvůli poruše bylo nutné hru obnovit ze zálohy. Teď je otevřen tah { $turn }. Co jsme vám poslali o pozdějších tazích, už neplatí.
notice-restored-deadline = Rozkazy čekáme do: { $deadline }.
notice-restored-letters = Vaše dopisy, které přišly po vytvoření zálohy, přečteme znovu, pokud jsou ještě v naší schránce, a znovu na ně odpovíme: platí poslední odpověď. Pokud něco chybí, napište prosím ještě jednou.
refusal-restored = Kampaň „{ $campaign }“ je od obnovení databáze zadržena; pokračovat ji nechá slovo „uvolnit“.
