# Words all mails share: lists, counts, dates and times.
proper-name = { NAME($of) }
list-and = { $head } and { $last }
cells-nom = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
cells-acc = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
left = { $amount } left
left-little = less than a minute left
left-none = the time is up
zone-Europe-Moscow = Moscow time
zone-Europe-Prague = Prague time
zone-Europe-Bratislava = Bratislava time
zone-Europe-London = London time
when = { $date }, { $time } { $zone }
end-word = end
mail-from = { $title } · from the referee
mail-service = pbem · play by e-mail
mail-player = { $seat } · { $player }
die = { $count }d{ $sides }
subject = [{ $campaign }] { $title } — { $about }
subject-news = turn { $turn }: { $news }
subject-answer = turn { $turn }: { $verdict }
calendar-summary = { $title }: orders for turn { $turn }
calendar-description = Send your orders to { $address }
map-own = { $signs } your own
map-fight = { $sign } battle
map-way-plan = { $sign } your plan
map-way-if = { $sign } under its condition
map-ground = . plain · f forest · h hills · ~ water · # mountains · : remembered, not seen now · blank: unknown
map-part = Shown: columns { $first }–{ $last }, rows { $top }–{ $bottom }; the whole board is { $columns }×{ $rows }.
map-overview = Overview
map-front = Front { $number }
