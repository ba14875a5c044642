# Slová spoločné všetkým listom: vymenovania, počty, dátumy a časy.
proper-name = { NAME($of) }
list-and = { $head } a { $last }
cells-nom = { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
}
cells-acc = { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
}
days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
}
hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodín
}
minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
left = { $first ->
    [few] zostávajú { $amount }
   *[other] zostáva { $amount }
}
left-little = zostáva menej ako minúta
left-none = čas vypršal
zone-Europe-Moscow = moskovského času
zone-Europe-Prague = pražského času
zone-Europe-Bratislava = bratislavského času
zone-Europe-London = londýnskeho času
when = { $date }, { $time } { $zone }
end-word = koniec
mail-from = { $title } · list vedúceho
mail-service = pbem · hra poštou
mail-player = { $seat } · { $player }
die = { $count }k{ $sides }
subject = [{ $campaign }] { $title } — { $about }
subject-news = ťah { $turn }: { $news }
subject-answer = ťah { $turn }: { $verdict }
calendar-summary = { $title }: rozkazy na ťah { $turn }
calendar-description = Rozkazy pošlite na { $address }
map-own = { $signs } vaše
map-fight = { $sign } bitka
map-way-plan = { $sign } váš plán
map-way-if = { $sign } za podmienky
map-ground = . rovina · f les · h kopce · ~ voda · # hory · : pamätáme si, nevidíme · prázdno: neznáme
map-part = Zobrazené sú stĺpce { $first }–{ $last } a riadky { $top }–{ $bottom }; celá mapa má { $columns }×{ $rows } polí.
map-overview = Prehľad
map-front = Front { $number }
