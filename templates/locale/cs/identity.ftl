# Komu věříme: otázky, na které se odpovídá dopisem, adresy, spoluhráči, kódy a hesla.
challenge-how = { $days ->
    [one] Odpovězte prosím na tento dopis slovem „ano“ nebo „ne“ na prvním řádku, a to do jednoho dne.
   *[other] Odpovězte prosím na tento dopis slovem „ano“ nebo „ne“ na prvním řádku, a to do { $days } dnů.
 } Odpověď musí přijít z adresy, na kterou přišel tento dopis. (Kód: { $code })
challenge-unclear = Ano, nebo ne?
challenge-unclear-body = Na něco jsme se vás ptali a vaší odpovědi jsme nerozuměli. Zatím se nic nestalo.
challenge-unclear-orders = Pokud jste chtěli poslat rozkazy: pošlete je jako odpověď na nejnovější zprávu.
challenge-unknown = Tuto otázku neznáme
challenge-unknown-body = Váš dopis odpovídá na otázku, kterou jsme nepoložili. Nic se neprovedlo, dopis je uložen. Chcete-li o něco požádat, napište to prosím znovu: na předmět „pomoc“ přijde přehled možností.
challenge-elsewhere = Vaše odpověď neplatí
challenge-elsewhere-body = Otázka, na kterou odpovídáte, byla položena na jinou adresu, než ze které píšete. Platí jen odpověď z té adresy. Nic se neprovedlo.
challenge-used = Už jste odpověděli
challenge-used-body = Platí vaše dřívější odpověď na tuto otázku, teď se nic nezměnilo. Pokud jste si to rozmysleli, napište nám prosím znovu.
challenge-expired = Vaše odpověď přišla příliš pozdě
challenge-expired-body = Lhůta pro odpověď na tuto otázku uplynula, takže se nic neprovedlo. Požádejte prosím o totéž ještě jednou a odpovězte na novou otázku.
foreign-asked = Zeptali jsme se, zda váš dopis platí
foreign-asked-body = Váš dopis nese kód místa, ale přišel z adresy, která pro ně není zapsaná. Na zapsané adrese jsme se zeptali, zda má platit. Dokud to nebude potvrzeno, nic z něj se neprovede; dopis je uložen.
foreign-question = Byli jste to vy?
foreign-question-body = Dopis s kódem vašeho místa v kampani „{ $campaign }“ přišel z adresy { $address }, která u vás není zapsaná. Dopis čeká, nic z něj se neprovedlo.
foreign-question-how = Jestli jste to byli vy: „ano“ znamená, že dopis platí, „ano, vždy“ navíc, že z té adresy můžete psát i příště. Při „ne“ dopis zahodíme a pošleme vám nový kód, protože ten dosavadní zná ještě někdo jiný.
foreign-look-alike = Dívejte se pozorně: ta adresa se podobá vaší ({ $own }), ale je to jiná.
foreign-confirmed = Děkujeme
foreign-confirmed-body = Váš dopis z druhé adresy teď platí a čteme ho. Odpověď přijde na vaši zapsanou adresu.
foreign-once = Týká se to jen toho jednoho dopisu. Chcete-li odtamtud psát pravidelně, pošlete „adresa přidat“ a za to tu adresu.
foreign-refused = Dopis z druhé adresy jsme zahodili. Protože váš kód zná ještě někdo jiný, vyměnili jsme ho.
renewed = Váš nový kód
renewed-body = Od této chvíle platí jen odpovědi na tento dopis a na novější. Všechno ostatní zůstává, jak bylo.
renewed-old = Váš kód byl vyměněn
renewed-old-body = Váš dopis přišel na dřívější adresu pro odpověď vašeho místa, která už neplatí. Nic se neprovedlo, dopis je uložen.
exposed = Váš kód dostali i jiní
exposed-body = Váš poslední dopis dostali i jiní lidé a s ním naši adresu pro odpověď, ve které je kód vašeho místa. Co jste napsali, platí; kód jsme vyměnili, jako pokaždé v takovém případě. Pokud je ta druhá adresa také vaše, zaregistrujte ji příkazem „adresa přidat jméno@server“ a kód se už měnit nebude.
unauthentic = Dopis vaším jménem jsme neprovedli
unauthentic-body = Dopis, který je zdánlivě od vás, se nepodařilo ověřit: podpis vašeho poskytovatele pošty (DKIM nebo DMARC) chyběl nebo nesouhlasil. Tato kampaň ho vyžaduje, takže se nic neprovedlo.
unauthentic-how = Pokud jste ho psali vy, pošlete ho prosím znovu přes web nebo aplikaci svého poskytovatele. Když to nepomůže: vedoucí o tomto dopisu ví a může vaše rozkazy zadat; z jiné vaší registrované adresy mu dojde řádek „vedoucímu: ...“. Pokud jste to nebyli vy, nemusíte dělat nic.
unauthentic-referee = Dopis bez platného podpisu
unauthentic-referee-body = Dopis pro { $seat } v kampani { $campaign } se správným kódem přišel bez odpovídajícího výsledku DKIM nebo DMARC. Neprovedl se a odesílateli jsme neodpověděli; hráč se to dozvěděl na zapsané adrese. Další dnešní už nehlásíme.
address = Vaše adresy
address-list = Můžete psát z těchto adres, naše dopisy chodí na první z nich: { $addresses }.
address-how = „adresa přidat jméno@server“ adresu přidá, „adresa odebrat jméno@server“ odebere, „adresa hlavní jméno@server“ z ní udělá tu, na kterou píšeme.
address-asked = Na adresu { $address } jsme poslali otázku. Jakmile na ni odtamtud přijde „ano“, můžete z té adresy psát.
address-added = Od této chvíle můžete psát i z adresy { $address }.
address-declined = Na otázku poslanou na { $address } přišlo „ne“. Adresu jsme nepřidali.
address-taken = Adresu { $address } vám zapsat nemůžeme.
address-many = Dnes jste uvedli už tolik nových adres, že se dalších neptáme. Zkuste to prosím zítra.
address-mine = Adresu { $address } už máte zapsanou.
address-removed = Adresa { $address } už tu není vaše. Rozkazy z ní neplatí.
address-unknown = Adresa { $address } mezi vašimi není.
address-last = { $address } je vaše jediná adresa, proto zůstává. Nejdřív přidejte jinou.
address-first = Naše dopisy teď chodí na { $address }.
address-invalid = „{ $address }“ není e-mailová adresa. Napište ji jako jméno@server.
address-registered-only = Kvůli vašemu bezpečí to jde jen z některé z vašich zapsaných adres. Nic se nezměnilo.
address-question = Chcete psát z této adresy?
address-question-body = Hráč kampaně „{ $campaign }“ chce odteď posílat rozkazy z této adresy. Jestli jste to vy, odpovězte „ano“. Jestli o ničem nevíte, odpovězte „ne“ nebo prostě neodpovídejte.
passphrase = Vaše heslo
passphrase-set = Nové heslo od této chvíle platí. Když nemůžete psát ze své adresy, napište ho na samostatný řádek: „heslo: …“. Nikdy ho neopakujeme.
passphrase-short = Heslo je příliš krátké. Zvolte prosím aspoň { $least } znaků, nejlépe čtyři slova, která spolu nesouvisejí. Nic se nezměnilo.
passphrase-unused = Tato kampaň věří jen zapsaným adresám a heslo nepotřebuje. Nic se neuložilo.
refusal-plays-already = „{ $campaign }“: jedna z těchto adres patří někomu, kdo v této kampani už hraje.
refusal-seat-is-free = Toto místo v kampani „{ $campaign }“ je volné; nejdřív ho někomu dejte.
challenge-yes = Ano
challenge-no = Ne
imported = Kampaň se přestěhovala sem
imported-question = Hrajete v této kampani?
imported-question-body = Kampaň „{ $campaign }“ byla na tuto poštu přenesena ze souboru. Podle něj v ní máte místo a píšete z této adresy. Souboru samotnému nevěříme, proto se ptáme vás.
imported-question-how = Odpovíte-li „ano“, místo je vaše a dostanete poslední zprávu s novým kódem. Při „ne“ se vedoucí dozví, že tato adresa s kampaní nemá nic společného. Dokud neodpovíte, nic jiného vám neposíláme.
imported-yes = Děkujeme. Místo v kampani „{ $campaign }“ je vaše a hrát můžete z této adresy. Dosavadní kódy přestaly platit, nový přijde se zprávou.
imported-unread = { $count ->
    [one] Když se kampaň stěhovala, jeden váš dopis ještě nebyl přečten. Tady neplatí: pokud v něm byly rozkazy, pošlete je prosím znovu.
    [few] Když se kampaň stěhovala, { $count } vaše dopisy ještě nebyly přečteny. Tady neplatí: pokud v nich byly rozkazy, pošlete je prosím znovu.
   *[other] Když se kampaň stěhovala, { $count } vašich dopisů ještě nebylo přečteno. Tady neplatí: pokud v nich byly rozkazy, pošlete je prosím znovu.
}
imported-no = Zapsáno: v kampani „{ $campaign }“ z této adresy nehrajete. Víc vám o ní psát nebudeme.
imported-no-referee = Z adresy { $address } přišlo „ne“: kdo tam čte poštu, nehraje za { $seat } v kampani { $campaign }, ačkoli to tvrdí soubor, ze kterého kampaň pochází. Místo přidělí někomu jinému pbem seat add.
imported-second = Pro toto místo v kampani „{ $campaign }“ jste už odpověděli „ano“ z jiné adresy. Chcete-li psát i z { $address }, pošlete z adresy, ze které hrajete, „adresa přidat { $address }“.
sign-in = Přihlášení na { $house }
sign-in-body = Někdo se chce přihlásit s adresou { $address } na { $url }. Pokud jste to vy: otevřete tento odkaz v tomtéž prohlížeči a zmáčkněte tam tlačítko.
sign-in-link = { $link }
sign-in-code = Nebo tam opište kód: { $code }
sign-in-never = Odkaz i kód platí jednou a 15 minut. Nikdo se vás na kód nikdy nezeptá, ani vedoucí. Pokud jste to nebyli vy, dopis prostě smažte: bez něj se nikdo nepřihlásí.
signed-in = Přihlásili jste se na { $house }
signed-in-body = S adresou { $address } se přihlásil prohlížeč ({ $when }). Pokud jste to nebyli vy, čte vaši poštu někdo jiný. Na stránce „Vy“ na { $house } lze odhlásit všechny prohlížeče; dejte prosím vědět i vedoucímu.
