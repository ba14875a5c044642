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
window-foot = pbem · žádné cookies, nic odjinud, funguje i bez JavaScriptu
window-not-found = Taková stránka tu není
window-not-found-body = Snad se adresa cestou zkrátila; co tu je, najdete na první stránce.
window-wrong-method = Tuhle stránku lze jen číst
window-wrong-method-body = Nic se nezměnilo. Rozkazy a žádosti chodí poštou.
window-failed = Stránku se nepodařilo sestavit
window-failed-body = Vaše chyba to není a hry běží dál. Zkuste to prosím za minutu znovu.
