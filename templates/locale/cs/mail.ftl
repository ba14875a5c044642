# Slova společná všem dopisům: výčty, počty, data a časy.
proper-name = { NAME($of) }
list-and = { $head } a { $last }
cells-nom = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
cells-acc = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
left = { $first ->
    [few] zbývají { $amount }
   *[other] zbývá { $amount }
}
left-little = zbývá méně než minuta
left-none = čas vypršel
zone-Europe-Moscow = moskevského času
zone-Europe-Prague = pražského času
zone-Europe-Bratislava = bratislavského času
zone-Europe-London = londýnského času
when = { $date }, { $time } { $zone }
end-word = konec
mail-from = { $title } · dopis vedoucího
mail-service = pbem · hra poštou
mail-player = { $seat } · { $player }
die = { $count }k{ $sides }
subject = [{ $campaign }] { $title } — { $about }
subject-news = tah { $turn }: { $news }
subject-answer = tah { $turn }: { $verdict }
calendar-summary = { $title }: rozkazy pro tah { $turn }
calendar-description = Rozkazy pošlete na { $address }
map-own = { $signs } vaše
map-fight = { $sign } bitva
map-way-plan = { $sign } váš plán
map-way-if = { $sign } za podmínky
map-ground = . rovina · f les · h kopce · ~ voda · # hory · : pamatujeme, nevidíme · prázdno: neznámo
map-part = Zobrazeny jsou sloupce { $first }–{ $last } a řádky { $top }–{ $bottom }; celá mapa má { $columns }×{ $rows } polí.
map-overview = Přehled
map-front = Fronta { $number }
