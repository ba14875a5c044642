# Slová spoločné všetkým listom: vymenovania, počty, dátumy a časy.
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
zone-Europe-Moscow = MSK
when = { $date }, { $time } { $zone }
end-word = koniec
