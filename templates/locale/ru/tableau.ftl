# Стол с городами: что значат его знаки.
tableau-since = раунд { $round }
tableau-slaves = рабы { SEAT($who, case: "gen") } { $count }
tableau-key-die = к1:6 кость и её люди
tableau-key-planned = (к1:6) план
tableau-key-unknown = ? не видно
tableau-key-fight = * в этом раунде там был бой
map-legend-tableau = Каждая кость — группа, точки на ней — её люди. Кости в цепях — рабы; их цвет — цвет города, откуда они родом.
answer-map-tableau = Ваш город после этих приказов
answer-map-bare-tableau = Ваш город
