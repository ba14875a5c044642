# Dopisy mezi hráči.
# Co dostane čtenář.
press-from = Dopis od { SEAT($who, case: "gen") }
press-from-to-all = Dopis od { SEAT($who, case: "gen") } všem
press-from-nobody = Anonymní dopis
press-from-referee = Dopis od vedoucího
press-to-the-referee = Dopis vedoucímu od { SEAT($who, case: "gen") }
press-between = { $title } · dopis hráče
press-name = { SEAT($who) } ({ $campaign })
press-name-nobody = Anonym ({ $campaign })
press-name-referee = Vedoucí ({ $campaign })
press-answers = Je to odpověď na váš dopis z { $when }.
press-how = Chcete-li odpovědět, odpovězte na tento dopis: vaše slova půjdou { SEAT($who, case: "dat") }, citace ne. Rozkazy v odpovědi zůstávají rozkazy.
press-how-nobody = Chcete-li odpovědět, odpovězte na tento dopis: vaše slova půjdou tomu, kdo dopis napsal, citace ne. Rozkazy v odpovědi zůstávají rozkazy.
press-how-referee = Chcete-li odpovědět vedoucímu, odpovězte na tento dopis. Rozkazy v odpovědi zůstávají rozkazy.
press-how-player = Chcete-li odpovědět, odpovězte na tento dopis: vaše slova půjdou { SEAT($who, case: "dat") } jako slovo vedoucího.
press-binds = Co si hráči píší, pravda i lež, nikoho nezavazuje; platí jen rozkazy a sdělení vedoucího.
press-link = V dopise je webová adresa. Komu patří, může zjistit, kdy a odkud ji otevřete.
# Co se dozví pisatel.
press-to = { SEAT($who, case: "dat") }
press-to-all = Všem
press-to-referee = Vedoucímu
press-to-nobody = Tomu, kdo napsal anonymní dopis
press-to-unknown = Komu: „{ $name }“
press-to-lost = Odpověď na dopis
press-anonymously = { $to }, anonymně
press-sent = odesláno
press-would-go = bylo by odesláno
press-not-sent = neodesláno
press-all-sent = { $count ->
    [one] Dopis odeslán
    [few] { $count } dopisy odeslány
   *[other] { $count } dopisů odesláno
}
press-some-sent = Odesláno dopisů: { $sent } z { $count }
press-tried = { $count ->
    [one] Zkouška dopisu
    [few] Zkouška { $count } dopisů
   *[other] Zkouška { $count } dopisů
}
press-unsent = { $count ->
    [one] Jeden dopis nebyl odeslán.
    [few] { $count } dopisy nebyly odeslány.
   *[other] { $count } dopisů nebylo odesláno.
}
press-only-words = Ostatním jdou jen vaše slova: nic o vaší adrese a poštovním programu, žádný podpis ani přílohy.
press-back = Aby se nic neztratilo, zde jsou vaše slova:
press-no-contact = Nemáte kontakt ({ SEAT($who) }); dopis neodeslán.
press-lost-contact = S tím, kdo onen dopis napsal, už nejste v kontaktu; dopis neodeslán.
press-unknown = Nikoho jménem „{ $name }“ neznáme.
press-unknown-meant = Nikoho jménem „{ $name }“ neznáme. Mysleli jste { SEAT($who, case: "acc") }?
press-yourself = To jste vy.
press-no-anonymous = Anonymní dopisy v této hře nejsou dovoleny.
press-no-all = Dopisy všem teď nejsou možné. Jmenujte státy, kterým píšete.
press-no-code = Neznáme dopis, na který má být toto odpovědí. Začněte dopis řádkem jako „zelenému:“.
press-empty = Nejsou v něm žádná slova.
press-doubt = Řádek { $line } by mohl být rozkaz nebo další dopis, proto nebylo odesláno nic: dopis nelze vzít zpět. Pošlete ho znovu s řádkem „.“ pod posledními slovy; pak je vše nad ním text dopisu.
press-long = Má { $count } znaků; možných je { $most }.
press-shortened = Váš dopis je delší než to, co čteme, a jeho konec se mohl ztratit. Pošlete ho po částech.
press-many-readers = Jmenuje tolik adresátů: { $count }; možných je { $most }.
press-hourly = Během hodiny jste poslali tolik dopisů: { $most }, víc jich nelze. Další může jít { $when }.
press-ends = Řádek { $line } čteme jako rozkaz, proto dopis končí nad ním.
press-orders-inside = { $count ->
    [one] Řádek { $lines } je částí dopisu a nebyl proveden, i když by mohl být rozkazem.
   *[other] Řádky { $lines } jsou částí dopisu a nebyly provedeny, i když by mohly být rozkazy.
}
press-cut-unseen = Neviditelné znaky jsme vynechali.
press-cut-code = Náš kód nebo adresu pro odpověď jsme vynechali: ostatní by s ní mohli psát za vás.
press-cut-name = Rozloučení se jménem jsme vynechali. Řádek „.“ pod dopisem zachová vše nad ním.
# Adresy.
disclosure-subject = Adresy
disclosure-no-contact = Nemáte kontakt: { SEAT($who) }.
disclosure-whom = Napište, s kým, například „{ $word } { $example }“. Adresy se navzájem dozvíte, až to napíší obě strany.
disclosure-example = zeleným
disclosure-named = { SEAT($who, case: "dat") }
disclosure-kept = Zapsáno. Až si to bude přát i druhá strana ({ SEAT($who) }), sdělíme adresy vám i jí.
disclosure-taken-back = Vaši adresu { SEAT($who, case: "dat") } nesdělíme.
disclosure-too-late = Vaši adresu jsme { SEAT($who, case: "dat") } už sdělili; to nelze vzít zpět.
disclosure-wished = Druhá strana ({ SEAT($who) }) vám nabízí svou e-mailovou adresu výměnou za vaši.
disclosure-wished-how = Přejete-li si to také, odpovězte „{ $words }“. Jinak není třeba nic dělat; nikdo se nedozví, zda jste to četli.
disclosure-told = E-mailová adresa { SEAT($who, case: "gen") }: { $address }. Vaši adresu jsme sdělili také.
disclosure-met = { $count ->
    [one] Jste v kontaktu s tímto státem, a v této hře to znamená znát navzájem své adresy:
   *[other] Jste v kontaktu s těmito státy, a v této hře to znamená znát navzájem své adresy:
}
disclosure-line = { SEAT($who) }: { $address }
help-disclose = dozvědět se e-mailovou adresu jiného hráče a ukázat svou: musí si to přát oba. „skryj adresu před zeleným“ to odvolá.
help-conceal = vzít zpět „ukaž adresu“, dokud totéž nenapsal i druhý.
# Ve zprávách.
report-letters = Dopisy
letters-when = Kdy
letters-from = Od
letters-to = Komu
letters-words = První slova
letters-you = vy
letters-seat = { SEAT($who) }
letters-nobody = bez podpisu
letters-referee = vedoucí
