# Listy medzi hráčmi.
# Čo dostane čitateľ.
press-from = List od { SEAT($who, case: "gen") }
press-from-to-all = List od { SEAT($who, case: "gen") } všetkým
press-from-nobody = Anonymný list
press-from-referee = List od vedúceho
press-to-the-referee = List vedúcemu od { SEAT($who, case: "gen") }
press-between = { $title } · list hráča
press-name = { SEAT($who) } ({ $campaign })
press-name-nobody = Anonym ({ $campaign })
press-name-referee = Vedúci ({ $campaign })
press-answers = Je to odpoveď na váš list z { $when }.
press-how = Ak chcete odpovedať, odpovedzte na tento list: vaše slová pôjdu { SEAT($who, case: "dat") }, citácie nie. Rozkazy v odpovedi zostávajú rozkazmi.
press-how-nobody = Ak chcete odpovedať, odpovedzte na tento list: vaše slová pôjdu tomu, kto list napísal, citácie nie. Rozkazy v odpovedi zostávajú rozkazmi.
press-how-referee = Ak chcete odpovedať vedúcemu, odpovedzte na tento list. Rozkazy v odpovedi zostávajú rozkazmi.
press-how-player = Ak chcete odpovedať, odpovedzte na tento list: vaše slová pôjdu { SEAT($who, case: "dat") } ako slovo vedúceho.
press-binds = Čo si hráči píšu, pravda aj lož, nikoho nezaväzuje; platia len rozkazy a oznámenia vedúceho.
press-link = V liste je webová adresa. Komu patrí, môže zistiť, kedy a odkiaľ ju otvoríte.
# Čo sa dozvie pisateľ.
press-to = { SEAT($who, case: "dat") }
press-to-all = Všetkým
press-to-referee = Vedúcemu
press-to-nobody = Tomu, kto napísal anonymný list
press-to-unknown = Komu: „{ $name }“
press-to-lost = Odpoveď na list
press-anonymously = { $to }, anonymne
press-sent = odoslané
press-would-go = bolo by odoslané
press-not-sent = neodoslané
press-all-sent = { $count ->
    [one] List odoslaný
    [few] { $count } listy odoslané
   *[other] { $count } listov odoslaných
}
press-some-sent = Odoslané listy: { $sent } z { $count }
press-tried = { $count ->
    [one] Skúška listu
    [few] Skúška { $count } listov
   *[other] Skúška { $count } listov
}
press-unsent = { $count ->
    [one] Jeden list nebol odoslaný.
    [few] { $count } listy neboli odoslané.
   *[other] { $count } listov nebolo odoslaných.
}
press-only-words = Ostatným idú len vaše slová: nič o vašej adrese a poštovom programe, žiadny podpis ani prílohy.
press-back = Aby sa nič nestratilo, tu sú vaše slová:
press-no-contact = Nemáte kontakt ({ SEAT($who) }); list neodoslaný.
press-lost-contact = S tým, kto onen list napísal, už nie ste v kontakte; list neodoslaný.
press-unknown = Nikoho s menom „{ $name }“ nepoznáme.
press-unknown-meant = Nikoho s menom „{ $name }“ nepoznáme. Mysleli ste { SEAT($who, case: "acc") }?
press-yourself = To ste vy.
press-no-anonymous = Anonymné listy v tejto hre nie sú dovolené.
press-no-all = Listy všetkým teraz nie sú možné. Menujte štáty, ktorým píšete.
press-no-code = Nepoznáme list, na ktorý má byť toto odpoveďou. Začnite list riadkom ako „zelenému:“.
press-empty = Nie sú v ňom žiadne slová.
press-doubt = Riadok { $line } by mohol byť rozkaz alebo ďalší list, preto sa neodoslalo nič: list nemožno vziať späť. Pošlite ho znova s riadkom „.“ pod poslednými slovami; potom je všetko nad ním text listu.
press-long = Má { $count } znakov; možných je { $most }.
press-shortened = Váš list je dlhší než to, čo čítame, a jeho koniec sa mohol stratiť. Pošlite ho po častiach.
press-many-readers = Menuje toľko adresátov: { $count }; možných je { $most }.
press-hourly = Počas hodiny ste poslali toľko listov: { $most }, viac ich nemožno. Ďalší môže ísť { $when }.
press-ends = Riadok { $line } čítame ako rozkaz, preto sa list končí nad ním.
press-orders-inside = { $count ->
    [one] Riadok { $lines } je súčasťou listu a nebol vykonaný, hoci by mohol byť rozkazom.
   *[other] Riadky { $lines } sú súčasťou listu a neboli vykonané, hoci by mohli byť rozkazmi.
}
press-cut-unseen = Neviditeľné znaky sme vynechali.
press-cut-code = Náš kód alebo adresu na odpoveď sme vynechali: ostatní by s ňou mohli písať za vás.
press-cut-name = Rozlúčku s menom sme vynechali. Riadok „.“ pod listom zachová všetko nad ním.
# Adresy.
disclosure-subject = Adresy
disclosure-no-contact = Nemáte kontakt: { SEAT($who) }.
disclosure-whom = Napíšte, s kým, napríklad „{ $word } { $example }“. Adresy sa navzájom dozviete, keď to napíšu obe strany.
disclosure-example = zeleným
disclosure-named = { SEAT($who, case: "dat") }
disclosure-kept = Zapísané. Keď si to bude želať aj druhá strana ({ SEAT($who) }), oznámime adresy vám aj jej.
disclosure-taken-back = Vašu adresu { SEAT($who, case: "dat") } neoznámime.
disclosure-too-late = Vašu adresu sme { SEAT($who, case: "dat") } už oznámili; to nemožno vziať späť.
disclosure-wished = Druhá strana ({ SEAT($who) }) vám ponúka svoju e-mailovú adresu výmenou za vašu.
disclosure-wished-how = Ak si to želáte tiež, odpovedzte „{ $words }“. Inak netreba robiť nič; nikto sa nedozvie, či ste to čítali.
disclosure-told = E-mailová adresa { SEAT($who, case: "gen") }: { $address }. Vašu adresu sme oznámili tiež.
disclosure-met = { $count ->
    [one] Ste v kontakte s týmto štátom, a v tejto hre to znamená poznať navzájom svoje adresy:
   *[other] Ste v kontakte s týmito štátmi, a v tejto hre to znamená poznať navzájom svoje adresy:
}
disclosure-line = { SEAT($who) }: { $address }
help-disclose = dozvedieť sa e-mailovú adresu iného hráča a ukázať svoju: musia si to želať obaja. „skry adresu pred zeleným“ to odvolá.
help-conceal = vziať späť „ukáž adresu“, kým to isté nenapísal aj druhý.
# V správach.
report-letters = Listy
letters-when = Kedy
letters-from = Od
letters-to = Komu
letters-words = Prvé slová
letters-you = vy
letters-seat = { SEAT($who) }
letters-nobody = bez podpisu
letters-referee = vedúci
