# Slova společná všem dopisům: výčty, počty, data a časy.
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
zone-Europe-Moscow = MSK
when = { $date }, { $time } { $zone }
end-word = konec
