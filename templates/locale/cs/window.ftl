# Okno v prohlížeči: co z domu vidí každý.
window-title = Hry poštou
window-house = pbem na { $house }
window-skip = Na obsah stránky
window-nav = Stránky
window-languages = Jazyk
window-about = Napíšete, co má vaše strana dělat, vlastními slovy a svým jazykem. Přijde dopis zpátky: takhle jsme vám rozuměli. V určenou hodinu táhnou všichni najednou a každý dostane zprávu o tom, co sám může vidět. K hraní z téhle stránky nepotřebujete nic.
window-open = Volné hry
window-no-open = Teď žádná hra na hráče nečeká. Napište „pomoc“ na { $address } a dozvíte se, co je k mání.
window-free = volno { $free } z { $seats }
window-free-some = { $free ->
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
 }
window-recruiting = čeká na hráče
window-turn = { $turn }. tah
window-turn-round = { $turn }. kolo
window-game = { $game } · { $languages }
window-takes-over = Převzali byste místo, za které už nikdo nehraje.
window-join = Přihlásit se poštou
window-or-write = nebo napište { $line } na { $address }
window-past = Dohrané hry
window-no-past = Žádná ještě nebyla zveřejněna.
window-past-line = { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
 }, { $ended }
window-past-line-round = { $turns ->
    [one] jedno kolo
    [few] { $turns } kola
   *[other] { $turns } kol
 }, { $ended }
window-past-game = { $game }, { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
 }
window-books = Pravidla
window-rules-title = { $title }: pravidla
window-contents = Obsah
window-front = Všechny hry
window-language-en = English
window-language-ru = русский
window-language-cs = česky
window-language-sk = slovensky
window-foot = pbem · cookies jen k přihlášení, nic odjinud, funguje i bez JavaScriptu
window-not-found = Taková stránka tu není
window-not-found-body = Snad se adresa cestou zkrátila; co tu je, najdete na první stránce.
window-wrong-method = Tuhle stránku lze jen číst
window-wrong-method-body = Nic se nezměnilo. Rozkazy a žádosti chodí poštou.
window-failed = Stránku se nepodařilo sestavit
window-failed-body = Vaše chyba to není a hry běží dál. Zkuste to prosím za minutu znovu.
window-sign-in = Přihlásit se
window-sign-in-ask = Přihlášení
window-sign-in-ask-body = Napište adresu, ze které hrajete. Přijde na ni dopis s odkazem a kódem; hesla tu nejsou.
window-sign-in-address = Vaše adresa
window-sign-in-mail = Pošlete mi dopis
window-sign-in-sent = Podívejte se do pošty
window-sign-in-sent-body = Pokud adresa patří zdejšímu hráči, je na cestě dopis. Otevřete jeho odkaz v tomto prohlížeči, nebo sem opište kód. Obojí platí 15 minut.
window-sign-in-wrong = Tenhle kód nesedí
window-sign-in-wrong-body = Porovnejte ho prosím s nejnovějším dopisem. Po pěti špatných kódech nebo po 15 minutách je potřeba nový dopis.
window-sign-in-code = Kód z dopisu
window-sign-in-here = Přihlásit v tomto prohlížeči
window-sign-in-again = Požádat o další dopis
window-sign-in-open = Ještě jedno kliknutí
window-sign-in-open-body = O dopis si řekl tento prohlížeč a tlačítko ho přihlásí.
window-sign-in-elsewhere = O tohle si řekl jiný prohlížeč
window-sign-in-elsewhere-body = Odkaz funguje jen v prohlížeči, který o něj požádal. Tam stačí i opsat kód z dopisu. Chcete-li se přihlásit v tomto prohlížeči, požádejte o vlastní dopis.
window-sign-in-over = Tento odkaz už neplatí
window-sign-in-over-body = Odkaz platí jednou a 15 minut. Požádejte o nový dopis.
window-sign-in-why = K hraní to nepotřebujete: všechno přijde poštou a na všechno lze odpovědět poštou.
window-you = Vy
window-signed-in = Kde jste přihlášeni
window-this-browser = Tento prohlížeč
window-other-browser = Jiný prohlížeč
window-browser-since = s adresou { $address }, přihlášení { $since }
window-browser-used = naposledy { $used }
window-sign-out = Odhlásit
window-sign-out-all = Odhlásit všude
window-forged = Tohle nepřišlo z naší stránky
window-forged-body = Nic se nezměnilo. Pokud jste zmáčkli tlačítko tady: vraťte se, načtěte stránku znovu a zmáčkněte ho ještě jednou.
window-signed-out = Nejste přihlášeni
window-signed-out-body = Nic se nezměnilo. Přihlaste se znovu; co jste napsali, tu po návratu zůstane.
window-form-large = Tohle je najednou příliš mnoho
window-form-large-body = Nic se nezměnilo. Stránka přijme nejvýš 256 KB.
window-form-odd = Tento formulář se nepodařilo přečíst
window-form-odd-body = Nic se nezměnilo. Vraťte se prosím a zkuste to znovu.
window-home = Vaše hry
window-home-none = V žádné hře, která se hraje, místo nemáte. Kam se lze přihlásit, stojí na první stránce.
window-report = Zpráva
window-history = Minulost
window-seat-pages = Stránky tohoto místa
window-earlier = Dříve: tah { $turn }
window-later = Později: tah { $turn }
window-map = Mapa
window-signs = Mapa ve znacích
window-ran = Vaše rozkazy v tomto tahu
window-no-orders = Žádné rozkazy.
window-stands = Platí verze { $revision }, došla { $when }
window-stands-nothing = Na tento tah jste zatím nic neposlali
window-write = Napsat rozkazy poštou
window-write-how = Otevře váš poštovní program s formulářem rozkazů. Všechno na této stránce jste dostali i poštou.
window-not-begun = Hra ještě nezačala; první zpráva přijde poštou a bude i tady.
window-orders = Rozkazy
window-orders-how = Pište jako v dopise, každý rozkaz na nový řádek, v kterémkoli ze čtyř jazyků. „Zkontrolovat“ ukáže, jak by se dopisu rozumělo, a nic nezmění; platí jen to, co odešlete. Odpověď na odeslané najdete tady i v poště.
window-words = Váš dopis
window-check = Zkontrolovat
window-send = Odeslat dopis
window-played = Od otevření této stránky se odehrál tah. Nic se neodeslalo. Váš text tu zůstal: když ho pošlete teď, platí pro tah uvedený nahoře.
window-many = To by bylo přes 30 dopisů za hodinu. Nic se neodeslalo, text tu zůstal. Poštou můžete pokračovat hned.
window-empty = V dopise zatím nic není.
window-awaited = Dopis došel. Odpověď se tu za chvilku objeví a přijde i poštou.
window-put-by = Dopis došel. Odpověď na něj zatím není; až bude, přijde poštou.
window-answer = Odpověď
window-plans = Vaše plány
window-next-letter = Další dopis změní jen ty řádky, které v něm stojí.
window-check-title = Takto by se dopisu rozumělo
window-count-ok = srozumitelné: { $count }
window-count-ask = s opravou: { $count }
window-count-held = u vedoucího: { $count }
window-count-bad = k opravě: { $count }
window-sign-ok = Řádek { $line }: srozumitelný
window-sign-ask = Řádek { $line }: přečten s opravou
window-sign-held = Řádek { $line }: u vedoucího
window-sign-soft = Řádek { $line }: už neplatí
window-sign-bad = Řádek { $line }: k opravě
window-sign-earlier = Z dřívějška
window-commands = Dopis navíc žádá: { $words }. Takové žádosti se vyřídí, až dopis odešlete.
window-not-now = „{ $campaign }“ teď rozkazy nepřijímá.
window-wait = Tolik kontrol najednou se nedělá. Zkuste to prosím za chvíli.
window-put = Dát „{ $words }“ na řádek { $line }
window-put-stands = Rozkazy, které teď platí
window-draft = Rozepsaný dopis zůstává v tomto prohlížeči
window-give = Vložit do dopisu
window-place = { $place }: { $what }
window-place-own = vaše { $label }
window-place-strength = síla { $value }
window-place-writes = { $place }. Napsat „{ $words }“
window-zoom-in = Větší
window-zoom-out = Menší
window-map-how = Ukažte na místo a uvidíte, co o něm víte; kliknutím, nebo šipkami a klávesou Enter, se zapíše do dopisu.
