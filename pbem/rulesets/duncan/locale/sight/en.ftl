# Duncan: what phase 3 brought to light, and what smoke took.
duncan-event-discovered = { $count ->
    [one] One square discovered: { $squares }.
   *[other] { $count } squares discovered: { $squares }.
}
duncan-event-pile_found = { $size ->
    [small] A small gold pile
   *[large] A large gold pile
} discovered at { $at }{ $empty ->
    [1] , empty
   *[0] {""}
}{ $holder ->
    [none] , held by nobody.
   *[other] , held by { SEAT($holder) }.
}
duncan-event-portal_found = The portal of { SEAT($whose) } discovered at { $at }.
duncan-event-flash = The flash at { $at } made { $new ->
    [0] nothing new known
    [one] one new square known
   *[other] { $new } new squares known
}{ $smoked ->
    [0] .
    [one] ; one square of it lay in smoke and stayed dark.
   *[other] ; { $smoked } squares of it lay in smoke and stayed dark.
}
duncan-event-forgot = Smoke: { $count ->
    [one] one square is forgotten: { $squares }.
   *[other] { $count } squares are forgotten: { $squares }.
}
duncan-event-blinded = { $number ->
    [one] A unit stood in smoke: { $units }. It saw nothing there.
   *[other] Units stood in smoke: { $units }. They saw nothing there.
}
duncan-pile-lost = no longer yours
